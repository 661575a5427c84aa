"""OpenSpiel: importing this module registers the games, as in `pyspiel.load_game("tesela_finca(players=3)")`.

A game begins with the deal: chance nodes that choose one of 2³² seeds. From there on a state follows from its
history. Bids that are made at once are made one after the other, unseen, or with `simultaneous=True` at one node.
"""

from __future__ import annotations

import copy
import functools
import hashlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from tesela.bots import generator
from tesela.engine import loops
from tesela.engine.errors import BadNotation, IllegalMove
from tesela.engine.game import Choice, Game, find, names
from tesela.engine.rng import seed_words
from tesela.engine.state import Ints, reading
from tesela.rl import kernels
from tesela.rl.play import REWARDS, check_choice

DEAL_OUTCOMES = 256
DEAL_NODES = 4
DEAL = [(outcome, 1 / DEAL_OUTCOMES) for outcome in range(DEAL_OUTCOMES)]
LONGEST = 50_000  # decisions; no game comes near
HIGHEST_MARGIN = 1_000.0
WINDOW = 64  # decisions in the tensor of an information state
DIGEST = 6  # bytes
NEWEST = 8  # decisions in the text of a state
UNKNOWN = -1
CHANCE: int
TERMINAL: int
SIMULTANEOUS: int
CHANCE, TERMINAL, SIMULTANEOUS = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.SIMULTANEOUS
Kind = pyspiel.GameType


def game_type(game: Game, reward: str, simultaneous: bool) -> Any:
    """What OpenSpiel wants to know of a game."""
    defaults: dict[str, Choice] = {option.name: option.choices[0] for option in game.options}
    defaults |= {
        "players": game.check_players(None),
        "reward": REWARDS[0],
        "simultaneous": False,
        "version": game.rules_version,
    }
    return Kind(
        short_name=f"tesela_{game.name}",
        long_name=f"Tesela {game.name.title()}",
        dynamics=Kind.Dynamics.SIMULTANEOUS if simultaneous else Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.GENERAL_SUM if reward == "margin" else Kind.Utility.CONSTANT_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel.

    Its parameters are `players`, `reward`, `simultaneous`, `version` (of the rules) and the game's options.
    """

    rules: Game

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.rules
        self.players = game.check_players(params["players"])
        self.version = game.check_rules(params["version"])
        self.options = game.complete({option.name: params[option.name] for option in game.options})
        self.reward = check_choice("reward", params["reward"], REWARDS)
        self.simultaneous = bool(params["simultaneous"])
        in_points = self.reward == "margin"
        info = pyspiel.GameInfo(
            num_distinct_actions=game.sizes(self.version)[0],
            max_chance_outcomes=DEAL_OUTCOMES,
            num_players=self.players,
            min_utility=-HIGHEST_MARGIN if in_points else 0.0,
            max_utility=HIGHEST_MARGIN if in_points else 1.0,
            utility_sum=None if in_points else 1.0 if self.reward == "win" else max(1.0, self.players / 2),
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.reward, self.simultaneous), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self, text: str | None = None) -> SpielState:
        """A state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The nodes of the deal."""
        return DEAL_NODES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """What tells what a player sees now, or with perfect recall, has seen."""
        return SpielObserver(self.rules, self.version, self.players, bool(kind and kind.perfect_recall))


class Functions:
    """A game's functions, bound once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.begin = game.kernel.bind(loops.begin)
        self.legal = game.kernel.bind(loops.legal_at)
        self.play = game.kernel.bind(loops.play_at)
        self.observe = game.kernel.bind(loops.observe_at)
        self.conceal = game.kernel.bind(loops.conceal_at)
        self.note = game.kernel.bind(kernels.note_at)
        self.pay = game.kernel.bind(kernels.pay_at)


@functools.cache
def functions(name: str) -> Functions:
    """The functions of the game of this name."""
    return Functions(find(name))


class Track:
    """Where a game stands and what was seen on the way; cheap to copy, which OpenSpiel does all the time.

    `moves` are the decisions so far. The last `sealed` of them were made at once with others and are not yet revealed;
    an action is UNKNOWN there when it was drawn anew. `reveals` holds for each player digests of what they saw whenever
    something hidden became known.
    """

    def __init__(self, name: str, players: int, version: int) -> None:
        self.name = name
        self.states = find(name).kernel.states(1, version)
        actions, self.observation_size = find(name).sizes(version)
        self.actions = np.zeros(actions, np.int64)
        self.deal: tuple[int, ...] = ()
        self.mask = 0
        self.seat = 0
        self.count = 0
        self.progress = 0
        self.moves: list[tuple[int, int]] = []
        self.sealed = 0
        self.reveals = ("",) * players

    def __deepcopy__(self, memo: object) -> Track:
        twin = copy.copy(self)
        twin.states = np.frombuffer(bytearray(self.states.tobytes()), self.states.dtype)
        twin.actions = self.actions.copy()
        twin.moves = self.moves.copy()
        return twin

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return len(self.deal) == DEAL_NODES

    @property
    def several(self) -> bool:
        """Whether more than one seat is to decide."""
        return self.mask & (self.mask - 1) != 0

    def begin(self, players: int, indices: Ints) -> None:
        """Set the game up from the deal."""
        seed = np.array(seed_words(int.from_bytes(bytes(self.deal), "little")), np.int64)
        functions(self.name).begin(self.states, 0, players, indices, seed)
        self._note()

    def play(self, seat: int, action: int) -> bool:
        """Let a seat decide; False, and nothing has changed, when that is not legal."""
        if functions(self.name).play(self.states, 0, seat, action, self.actions):
            self._note()
            return False
        self.moves.append((seat, action))
        if self.sealed or self.several:
            self.sealed += 1
        self._note()
        return True

    def _note(self) -> None:
        """See who is to decide, and what has been revealed."""
        notes = np.zeros(4, np.int64)
        functions(self.name).note(self.states, 0, self.actions, notes)
        self.mask, self.seat, self.count, progress = notes.tolist()
        if progress != self.progress:
            self.progress = progress
            self.sealed = 0
            self.reveals = tuple(text + self.digest(player) for player, text in enumerate(self.reveals))

    def digest(self, player: int) -> str:
        """What a player sees now, in a few letters."""
        seen = hashlib.blake2b(self.features(player).tobytes(), digest_size=DIGEST).hexdigest()
        return f" {len(self.moves)}:{seen}"

    def features(self, player: int) -> NDArray[np.uint8]:
        """The observation of a player; zeros before the deal."""
        out = np.zeros(self.observation_size, np.uint8)
        if self.dealt:
            functions(self.name).observe(self.states, 0, player, out)
        return out

    def legal(self, player: int) -> list[int]:
        """The legal actions of a player."""
        out, count = self.actions, self.count
        if player != self.seat:
            out = np.zeros(len(self.actions), np.int64)
            count = functions(self.name).legal(self.states, 0, player, out)
        actions: list[int] = out[:count].tolist()
        return actions

    def known_moves(self, player: int) -> list[tuple[int, int]]:
        """The decisions as a player knows them."""
        sealed = self.moves[len(self.moves) - self.sealed :]
        known = [(seat, action if seat == player else UNKNOWN) for seat, action in sealed]
        return self.moves[: len(self.moves) - self.sealed] + known

    def concealed(self, player: int, rng: Ints) -> Track:
        """A track that the player could believe in."""
        twin = copy.deepcopy(self)
        twin.moves = self.known_moves(player)
        functions(self.name).conceal(twin.states, 0, player, rng)
        return twin


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state for OpenSpiel; all that changes is in its track."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.track = Track(game.rules.name, game.players, game.version)

    def current_player(self) -> int:
        """The player who decides next, or one of OpenSpiel's names for nobody, chance and several."""
        track = self.track
        if not track.dealt:
            return CHANCE
        if not track.mask:
            return TERMINAL
        return SIMULTANEOUS if track.several and self.get_game().simultaneous else track.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.track.dealt and not self.track.mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of one node of the deal, all equally likely."""
        return DEAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.track.legal(player)

    def _apply_action(self, action: int) -> None:
        track = self.track
        if track.dealt:
            self._play(track.seat, action)
            return
        track.deal = (*track.deal, action)
        if track.dealt:
            game = self.get_game()
            track.begin(game.players, game.rules.choice_indices(game.options))

    def _apply_actions(self, actions: list[int]) -> None:
        for _ in range(self.track.mask.bit_count()):
            self._play(self.track.seat, actions[self.track.seat])

    def _play(self, seat: int, action: int) -> None:
        if not self.track.play(seat, action):
            rules = self.get_game().rules
            if not 0 <= action < rules.action_count:
                raise BadNotation("error-notation", move=str(action))
            refusal = rules.why_not(reading(self.track.states, 0), seat, action)
            raise IllegalMove(refusal.rule, rules.encode(action), refusal.reason)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else str(self.get_game().rules.encode(action))

    def returns(self) -> list[float]:
        """What every player has won; zeros before the end."""
        game = self.get_game()
        shares, paid = np.zeros(game.players), np.zeros(game.players)
        if self.is_terminal():
            pay = functions(self.track.name).pay
            pay(self.track.states, 0, game.players, REWARDS.index(game.reward), shares, paid)
        returns: list[float] = paid.tolist()
        return returns

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player could believe in; `sampler` gives the numbers in [0, 1) by which it is drawn."""
        twin: SpielState = self.clone()
        twin.track = self.track.concealed(player, generator(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        track = self.track
        newest = told(self.get_game().rules, track.moves[-NEWEST:])
        digest = hashlib.blake2b(track.states.tobytes(), digest_size=DIGEST).hexdigest()
        return f"deal {track.deal}, {len(track.moves)} decisions, newest: {newest}; state {digest}"


class SpielObserver:
    """What a player sees, as numbers and as text; with perfect recall, also what has happened."""

    def __init__(self, game: Game, version: int, players: int, recall: bool) -> None:
        self._game = game
        self._players = players
        self._recall = recall
        self._actions, size = game.sizes(version)
        self._highs = np.array(game.observation_highs[:size], np.float32)
        self.tensor = np.zeros(size + (2 * WINDOW if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["decisions"] = self.tensor[size:].reshape(WINDOW, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation and, with recall, the newest decisions: whose, counted from the player, and which."""
        self.tensor.fill(0)
        np.divide(state.track.features(player), self._highs, out=self.dict["observation"])
        if self._recall:
            newest = state.track.known_moves(player)[: -WINDOW - 1 : -1]
            for row, (seat, action) in enumerate(newest):
                self.dict["decisions"][row, 0] = ((seat - player) % self._players + 1) / self._players
                self.dict["decisions"][row, 1] = (action + 1) / self._actions

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a player as JSON; with recall, the decisions it knows and digests of what it saw and sees."""
        track = state.track
        if self._recall:
            moves = told(self._game, track.known_moves(player))
            return f"player {player} | {moves} |{track.reveals[player]}{track.digest(player)}"
        if not track.dealt:
            return "{}"
        return msgspec.json.encode(self._game.view(reading(track.states, 0), player)).decode()


def told(game: Game, moves: Iterable[tuple[int, int]]) -> str:
    """Decisions as text."""
    return ", ".join(f"{seat} {'?' if action == UNKNOWN else game.encode(action)}" for seat, action in moves)


def load(text: str) -> SpielGame:
    """A game by its text; pickles name this function, so that reading one registers our games."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    pyspiel.register_game(game_type(game, REWARDS[0], False), type(game.name.title(), (SpielGame,), {"rules": game}))


for name in names():
    if f"tesela_{name}" not in pyspiel.registered_names():
        register(find(name))
