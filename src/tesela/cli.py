"""The command line: `tesela serve`, `play`, `arena`, `study`, `verify`, `bench` and the rest."""

from __future__ import annotations

import argparse
import locale
import os
import sys
from pathlib import Path

import tesela
from tesela.bots import BOTS, TEMPLATES
from tesela.engine.errors import BadRecord, BadSetup, TeselaError
from tesela.engine.game import Choice, Game
from tesela.engine.record import read
from tesela.words import LANGUAGES, Words, say, words

EXAMPLES = """examples:
  tesela play finca                          against one greedy bot
  tesela play finca --players 4 --lang fr    against three, in French
  tesela play finca --players 3 --bots random    two people and a bot
  tesela play finca --players 3 --seat 2     you between two bots
  tesela play finca --players 3 --seat 1,3 --bots master    two people, a bot between them
  tesela play finca --load evening.tesela    go on with a saved game
Options of a game are written --NAME CHOICE.
"""
MIGRATE_EXAMPLES = """examples:
  tesela migrate --from sqlite:////srv/club.sqlite3 --to postgresql://club@127.0.0.1/tesela

Stop the server first. The command may be repeated: it copies what is missing, replays every match from
both databases and says so if one differs.
"""
ARENA_EXAMPLES = """examples:
  tesela arena finca --bots master,artisan,greedy --games 400 --out finca-arena
  tesela arena finca --bots legend,master --players 3 --workers 2
Interrupt it with Ctrl-C: with --out, the same command goes on later.
"""
SERVE_EXAMPLES = """examples:
  tesela serve                               for yourself, in the browser
  tesela serve --host 0.0.0.0                for everybody on your network
  tesela serve --database sqlite:////srv/club.sqlite3 --no-open
  tesela serve --database postgresql://club@127.0.0.1/tesela --workers 4 --no-open
Settings can also come from the environment: TESELA_HOST, TESELA_PORT, TESELA_DATABASE, TESELA_ORIGINS, …
"""
REVIEW_EXAMPLES = """examples:
  tesela review evening.tesela
  tesela review evening.tesela --seconds 20 --html evening.html --lang ru
"""
STUDY_EXAMPLES = """example:
  tesela study finca --players 3 --games 20000 --out finca.html
"""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; wrong input ends with one clear line and exit code 2."""
    options, rest = parser().parse_known_args(arguments)
    options.rest = rest
    language = words(options.lang if "lang" in options and options.lang else system_language())
    try:
        if rest and options.run not in (run_play, run_arena, run_study):
            raise BadSetup("error-argument", text=rest[0][:40])
        code: int = options.run(options, language)
        return code
    except TeselaError as fault:
        print(f"tesela: {language(fault.message)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(
        prog="tesela", description="Modern board games to play, to study and to learn from.", allow_abbrev=False
    )
    top.add_argument("--version", action="version", version=f"tesela {tesela.__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def command(name: str, run: object, text: str, epilog: str | None = None) -> argparse.ArgumentParser:
        sub = commands.add_parser(
            name,
            help=text,
            description=text[0].upper() + text[1:] + ".",
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        sub.set_defaults(run=run)
        return sub

    serve = command("serve", run_serve, "open tables in the browser, for yourself or for everybody", SERVE_EXAMPLES)
    serve.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1, this machine only)")
    serve.add_argument("--port", type=int, metavar="N", help="default: 8000; 0 takes any that is free")
    serve.add_argument("--database", metavar="URL", help="default: a SQLite file in your data directory")
    serve.add_argument("--workers", type=int, metavar="N", help="processes that serve (default: 1; more: PostgreSQL)")
    serve.add_argument("--no-open", action="store_true", help="do not open a browser")
    serve.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="warning", help="how much to log"
    )
    serve.add_argument("--lang", choices=LANGUAGES, help="language of this terminal (default: the system's)")

    play = command("play", run_play, "play at a table in this terminal", EXAMPLES)
    play.add_argument("game", metavar="GAME", help=f"one of: {', '.join(tesela.game_names())}")
    play.add_argument(
        "--players", type=int, metavar="N", help="people and bots together (default: the fewest but one alone)"
    )
    play.add_argument(
        "--bots", metavar="LIST", help=f"bots for the other seats (default: greedy); of: {', '.join(BOTS)}"
    )
    play.add_argument(
        "--seat", metavar="LIST", help="where people sit, such as 2 or 1,3 (default: 1, or as bots leave room)"
    )
    play.add_argument("--lang", choices=LANGUAGES, help="language of the table (default: the system's)")
    play.add_argument("--seed", type=int, metavar="S", help="play a game that can be repeated")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")

    arena = command("arena", run_arena, "let bots play each other and rate them", ARENA_EXAMPLES)
    laboratory(arena, games=200, out="directory for the games and the report; an arena found there goes on")
    arena.add_argument("--bots", required=True, metavar="LIST", help=f"two or more of: {', '.join(BOTS)}")

    study = command("study", run_study, "find out how a game behaves, from many games", STUDY_EXAMPLES)
    laboratory(study, games=20_000, out="file for the report (default: study-GAME-PLAYERS.html)")

    verify = command("verify", run_verify, "replay saved games and check every move")
    verify.add_argument("files", nargs="+", metavar="FILE")

    review = command("review", run_review, "judge every turn of a finished game", REVIEW_EXAMPLES)
    review.add_argument("file", metavar="FILE", help="a saved game")
    amount = review.add_mutually_exclusive_group()
    amount.add_argument("--seconds", type=float, metavar="T", help="take about so long")
    amount.add_argument("--effort", type=int, metavar="N", help="iterations of a look (default: fixed for each game)")
    review.add_argument("--seed", type=int, metavar="S", help="default: follows from the game")
    review.add_argument("--html", type=Path, metavar="FILE", help="also write one page that holds everything")
    review.add_argument("--lang", choices=LANGUAGES, help="language of the review (default: the system's)")

    puzzles = command("puzzles", run_puzzles, "look for moments of bots' games at which one turn is clearly the best")
    puzzles.add_argument("game", metavar="GAME", help=f"one of: {', '.join(tesela.game_names())}")
    puzzles.add_argument("--count", type=int, default=30, metavar="N", help="how many (default: 30)")
    puzzles.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default: 1)")
    puzzles.add_argument("--out", type=Path, metavar="FILE", help="where to (default: puzzles-GAME.json)")

    bench = command("bench", run_bench, "measure how fast games run on this machine")
    bench.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    bench.add_argument("--json", action="store_true", help="print one JSON object per game, in a list")

    worker = command("worker", run_worker, "think for the bots of a server's tables, on this machine or another")
    worker.add_argument("--database", metavar="URL", help="the server's PostgreSQL database")
    worker.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="warning", help="how much to log"
    )
    worker.add_argument("--lang", choices=LANGUAGES, help="language of this terminal (default: the system's)")

    migrate = command("migrate", run_migrate, "move a club's people and tables to another database", MIGRATE_EXAMPLES)
    migrate.add_argument("--from", dest="source", required=True, metavar="URL", help="where they are")
    migrate.add_argument("--to", dest="target", required=True, metavar="URL", help="where they shall be")

    backup = command("backup", run_backup, "copy a server's SQLite database, even while it runs")
    backup.add_argument("file", metavar="FILE", help="where to copy to; must not exist")
    backup.add_argument("--database", metavar="URL", help="default: a SQLite file in your data directory")

    protocol = command("protocol", run_protocol, "print the server's protocol for programs")
    kinds = protocol.add_mutually_exclusive_group(required=True)
    kinds.add_argument("--openapi", dest="kind", action="store_const", const="openapi", help="the HTTP part")
    kinds.add_argument("--sockets", dest="kind", action="store_const", const="sockets", help="JSON Schema of messages")
    kinds.add_argument("--typescript", dest="kind", action="store_const", const="typescript", help="types for clients")

    warmup = command("warmup", run_warmup, "compile games now, so that the first move need not wait")
    warmup.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    return top


def laboratory(sub: argparse.ArgumentParser, games: int, out: str) -> None:
    """The options of everything that plays many games."""
    sub.add_argument("game", metavar="GAME", help=f"one of: {', '.join(tesela.game_names())}")
    sub.add_argument("--games", type=int, default=games, metavar="N", help=f"how many (default: {games})")
    sub.add_argument("--players", type=int, metavar="N", help="seats in a game (default: the fewest but one alone)")
    sub.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default: 1)")
    sub.add_argument("--workers", type=int, metavar="N", help="local processes (default: one per core)")
    sub.add_argument("--cluster", metavar="ADDRESS", help="run on a Dask cluster, such as tcp://127.0.0.1:8786")
    sub.add_argument("--out", type=Path, metavar="PATH", help=out)


def system_language() -> str:
    """The first of our languages that the environment asks for."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    code = (locale.normalize(wanted) or "en")[:2]
    return code if code in LANGUAGES else "en"


def chosen(names: list[str]) -> list[Game]:
    """Games by name, or all."""
    return [tesela.game(name) for name in names or tesela.game_names()]


def run_serve(options: argparse.Namespace, language: Words) -> int:
    """Open the table server."""
    import msgspec

    from tesela.server.serve import serve
    from tesela.server.settings import Settings

    given = {name: getattr(options, name) for name in ("host", "port", "database", "workers")}
    changes = {name: value for name, value in given.items() if value is not None}
    settings = msgspec.structs.replace(Settings.from_environment(), **changes)
    return serve(settings, language, open_browser=not options.no_open, log_level=options.log)


def run_worker(options: argparse.Namespace, language: Words) -> int:
    """Think for bots."""
    import msgspec

    from tesela.server.settings import Settings
    from tesela.server.worker import think

    settings = Settings.from_environment()
    if options.database:
        settings = msgspec.structs.replace(settings, database=options.database)
    return think(settings, language, options.log)


def run_migrate(options: argparse.Namespace, language: Words) -> int:
    """Move a club over."""
    from rich.console import Console
    from rich.progress import Progress, TaskID

    from tesela.server.store.migrate import migrate

    with Progress(console=Console(stderr=True)) as bar:
        tasks: dict[str, TaskID] = {}

        def progress(what: str, done: int, total: int) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(language(say(f"server-migrate-{what}")), total=total)
            bar.update(tasks[what], completed=done)

        count = migrate(options.source, options.target, progress)
    print(language(say("server-migrate-done", count=count)))
    return 0


def run_backup(options: argparse.Namespace, language: Words) -> int:
    """Copy a database that may be in use."""
    from tesela.server.settings import Settings
    from tesela.server.store import backup

    backup(options.database or Settings.from_environment().database, Path(options.file))
    print(language(say("server-backup-done", path=options.file)))
    return 0


def run_protocol(options: argparse.Namespace, language: Words) -> int:
    """Print the protocol."""
    import json

    from tesela.server import docs

    if options.kind == "typescript":
        print(docs.typescript(), end="")
    else:
        print(json.dumps(docs.openapi() if options.kind == "openapi" else docs.socket_schema(), indent=2))
    return 0


def run_play(options: argparse.Namespace, language: Words) -> int:
    """Open a table in the terminal."""
    from rich.console import Console

    from tesela.terminal.seats import bot_seats, seat_names
    from tesela.terminal.style import warm_up
    from tesela.terminal.table import Table

    console = Console(highlight=False)
    game = tesela.game(options.game)
    record = read(options.load) if options.load else None
    players = game.check_players(len(record.players) if record else options.players)
    choices = game.complete(game.parse(option_texts(options.rest)))
    bots = bot_seats(options.bots, options.seat, players)
    warm_up([game], language)
    if record:
        match = record.replay()
        if match.game is not game:
            raise BadRecord("error-record", reason=say("record-game", game=match.game.name))
    else:
        match = game.match(players, options.seed, choices, seat_names(bots, players, language))
    Table(match, bots, language, console, options.seed).run()
    return 0


def option_texts(arguments: list[str]) -> dict[str, str]:
    """Options of a game as they are written: --NAME CHOICE or --NAME=CHOICE."""
    texts = {}
    rest = list(arguments)
    while rest:
        name, equals, choice = rest.pop(0).partition("=")
        if not name.startswith("--") or not (equals or rest):
            raise BadSetup("error-argument", text=name[:40])
        texts[name[2:]] = choice if equals else rest.pop(0)
    return texts


def run_arena(options: argparse.Namespace, language: Words) -> int:
    """Rate bots."""
    from tesela.lab import commands

    return commands.run_arena(options, lab_choices(options), language)


def run_study(options: argparse.Namespace, language: Words) -> int:
    """Study a game."""
    from tesela.lab import commands

    return commands.run_study(options, lab_choices(options), language)


def lab_choices(options: argparse.Namespace) -> dict[str, Choice]:
    """The game's options as they were written."""
    game = tesela.game(options.game)
    return game.complete(game.parse(option_texts(options.rest)))


def run_verify(options: argparse.Namespace, language: Words) -> int:
    """Check saved games; the exit code is 2 when one of them is bad."""
    code = 0
    for path in options.files:
        try:
            record = tesela.verify(path)
        except TeselaError as fault:
            print(f"tesela: {path}: {language(fault.message)}", file=sys.stderr)
            code = 2
            continue
        id = "verify-unfinished" if record.scores is None else "verify-ok"
        game = say(f"{record.game}-title")
        print(language(say(id, path=path, game=game, players=len(record.players), moves=len(record.moves))))
        if record.seed_chosen:
            print(language(say("verify-seed-chosen", path=path)))
        if record.parts:
            people = zip(record.players, record.parts.luck, strict=True)
            lucky = ", ".join(name for name, luck in people if luck)
            secret, promised = record.parts.secret, record.commitment
            print(language(say("verify-luck", path=path, secret=secret, commitment=promised, players=lucky)))
    return code


def run_review(options: argparse.Namespace, language: Words) -> int:
    """Judge a game, show the verdicts, and write the page."""
    from rich.console import Console

    from tesela.lab.commands import check_writable
    from tesela.lab.review import finished, reviewed, write_page
    from tesela.terminal.review import show
    from tesela.terminal.style import warm_up

    match = finished(read(options.file))
    if options.html:
        check_writable(options.html)
    warm_up([match.game], language)
    verdicts = reviewed(match, language, options.effort, options.seconds, options.seed)
    show(match, verdicts, language, Console(highlight=False))
    if options.html:
        write_page(options.html, match, verdicts, language)
    return 0


def run_puzzles(options: argparse.Namespace, language: Words) -> int:
    """Look for puzzles."""
    from tesela.lab import commands

    return commands.run_puzzles(options, language)


def run_bench(options: argparse.Namespace, language: Words) -> int:
    """Measure games and print the figures."""
    import msgspec
    from rich.console import Console

    from tesela.lab.bench import bench, table
    from tesela.terminal.style import warm_up

    games = chosen(options.games)
    warm_up(games, language)
    figures = []
    with Console(stderr=True).status("") as status:
        for game in games:
            figures.append(bench(game, status.update))
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
    else:
        Console(highlight=False).print(table(figures))
    return 0


def run_warmup(options: argparse.Namespace, language: Words) -> int:
    """Compile games into the cache."""
    from tesela.engine.jit import compile_lock
    from tesela.lab import study
    from tesela.processes import one_at_a_time
    from tesela.rl import kernels
    from tesela.terminal.style import warm_up

    for game in chosen(options.games):
        with one_at_a_time(compile_lock(game.name)):
            warm_up([game], language, (*TEMPLATES, study, kernels))
    return 0
