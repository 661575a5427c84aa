"""Majolica's box as tables, the state record, and the table of actions."""

from __future__ import annotations

from pathlib import Path

from tesela.engine.state import Ints, State, cells, constants, packed
from tesela.games.majolica.box import ANY_LETTER, LETTERS, Card, load
from tesela.games.majolica.box import COLOUR_NAMES as COLOUR_NAMES
from tesela.games.majolica.box import MISSION_NAMES as MISSION_NAMES

BOX = load(Path(__file__).with_name("components.toml"))

SEATS = 4
COLOURS = len(COLOUR_NAMES)
VIOLET = COLOURS
TILE_NAMES = (*COLOUR_NAMES, "violet")
KINDS = len(TILE_NAMES)

SIDE = 4
GRID = SIDE * SIDE
LEAST_FACE_UP = 4  # a round ends below

W1, W2, W3, W4 = range(4)
WORKSHOPS = 4
SLOTS = 3  # above W1, W2, W3
GROUPS = constants([len(pattern) for pattern in BOX.patterns])
GROUP_SIZE = constants([pattern[0] for pattern in BOX.patterns])
CAPACITY = constants([sum(pattern) for pattern in BOX.patterns])
RAISES = constants(BOX.raises)
PATTERN_NAMES = tuple(":".join(map(str, pattern)) for pattern in BOX.patterns)

VIOLETS = constants(BOX.violets)  # by players
ONES = constants(BOX.ones)
MOST_VIOLETS = max(1, *BOX.violets)
MOST_ONES = max(1, *BOX.ones)

# Cards are numbered from 1; 0 is no card.
CARD_FACES: list[Card] = [Card(0, "", False), *BOX.start, *BOX.cards, *BOX.kaleidoscope]
CARDS = len(CARD_FACES) - 1
START_CARDS = len(BOX.start)
PLAIN_CARDS = START_CARDS + len(BOX.cards)  # the cards after these are Kaleidoscope's
MOST_CELLS = 6
ANY = COLOURS  # what a cell for any colour asks for
NO_CELL = -1
CELLS = constants([len(card.cells) for card in CARD_FACES])
FACE = constants(
    [
        [(LETTERS + ANY_LETTER).index(letter) for letter in card.cells] + [NO_CELL] * (MOST_CELLS - len(card.cells))
        for card in CARD_FACES
    ]
)
FACE_BYTES = constants(
    [
        [packed([int(letter == colour) for colour in LETTERS + ANY_LETTER]) for letter in card.cells.ljust(MOST_CELLS)]
        for card in CARD_FACES
    ]
)  # a 1 in the byte of the colour that a cell asks for
POINTS = constants([card.points for card in CARD_FACES])
MOST_POINTS = max(card.points for card in CARD_FACES)
HAS_BONUS = constants([int(card.bonus) for card in CARD_FACES])
DISPLAY = BOX.display

# Missions are numbered from 1 as well.
FIVE_CARDS, BROKEN, THREE_FOURS, KEPT, VIOLET_PAIR, LADDER, FIRST_THREE, TWO_AT_ONCE = range(1, 9)
MISSIONS = len(MISSION_NAMES)
MISSION_POINTS = constants([0, *BOX.missions.values()])

CARDS_TO_END = 5
LAST_ROUND = 50
SOLO_ROUNDS = BOX.solo_rounds
SOLO_TURNS = SOLO_ROUNDS * SIDE  # each turn reveals one line of the grid
BANDS = BOX.bands

CARD_ORDERS = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]  # slot k gets the card of [k]
ORDERS = constants(CARD_ORDERS)
ORDER_COUNT = 6
AS_IT_IS = 0

(
    START,
    MISSION_CHOICE,
    TURN,
    TILE_PART,
    CARD_PART,
    PLACING,
    SLOTTING,
    SETTLING,
    RAISING,
    BREAKING,
    OVERFLOWING,
    DISCARDING,
    OVER,
    ORDERING,
) = range(14)
PHASE_NAMES = (
    "start",
    "mission",
    "turn",
    "tile_part",
    "card_part",
    "placing",
    "slotting",
    "settling",
    "raising",
    "breaking",
    "overflowing",
    "discarding",
    "over",
    "ordering",
)

TILE_DONE, CARD_DONE, BOTH_DONE = 1, 2, 3  # parts of a turn
ALL_RAN = (1 << WORKSHOPS) - 1
WAITING_BITS = 4  # of a digit of what waits to enter W1
W1_RAN = 1 << 3  # in such a digit: W1 has run since

ACROSS, DOWN = range(2)
FIRST_LINE = constants([sum(1 << k for k in range(SIDE)), sum(1 << SIDE * k for k in range(SIDE))])  # across, down

SLOT = 0  # + slot: the card in hand goes there
MISSION = SLOT + SLOTS  # + mission - 1
RUN = MISSION + MISSIONS  # + GRID * (ACROSS or DOWN) + first cell: take the run that begins there
TILE = RUN + 2 * GRID  # + cell: take this one tile
DRAFT = TILE + GRID  # + place: take this card of the display
ARRANGE = DRAFT + DISPLAY  # + order
INTO = ARRANGE + ORDER_COUNT  # + workshop: the tiles in hand go there
KEEP = INTO + WORKSHOPS  # + colour: one of four tiles goes onto the mission
START_RUN = KEEP + COLOURS  # + workshop
RAISE = START_RUN + WORKSHOPS  # + colour: a tile onto a cell of its colour
RAISE_ANY = RAISE + COLOURS  # + colour: a tile onto a cell for any colour
STOP = RAISE_ANY + COLOURS
BREAK = STOP + 1  # + colour
BONUS = BREAK + COLOURS  # + colour
DECLINE = BONUS + COLOURS
BIN = DECLINE + 1  # + workshop: discard one tile from there
DISCARD = BIN + WORKSHOPS  # + kind
VIOLET_FIRST = DISCARD + KINDS  # the violet enters W1 before the other tiles of W4
TILES_FIRST = VIOLET_FIRST + 1
ACTION_COUNT = TILES_FIRST + 1


class Majolica(State):
    """The whole table. Owners are seat + 1; 0 is nobody. Kinds are the four colours and violet."""

    players: int
    seat: int
    phase: int
    first: int  # the seat with the first-player marker
    rounds: int  # rounds finished
    turn: int  # turns finished in the whole game
    with_bloom: int
    with_missions: int

    grid: Ints = cells(GRID)  # the colours of the large tiles
    taken: Ints = cells(GRID)  # who took the tile in this round
    display: Ints = cells(DISPLAY)
    drafted: Ints = cells(DISPLAY)  # who took the card of this place in this round
    deck: Ints = cells(CARDS)  # a ring: deck[deck_top] is drawn next
    deck_top: int
    deck_size: int
    buried: int  # cards at the bottom that everybody saw going there
    violets_left: int
    ones_left: int

    start: Ints = cells(SEATS)  # start cards not yet placed
    workshops: Ints = cells(SEATS, WORKSHOPS, KINDS)
    slots: Ints = cells(SEATS, SLOTS)
    filled: Ints = cells(SEATS, SLOTS, MOST_CELLS)  # colour + 1 of the tile on each cell
    completed: Ints = cells(CARDS + 1)  # owner of each completed card
    ones: Ints = cells(SEATS)
    blooms: Ints = cells(SEATS)
    violets: Ints = cells(SEATS)  # violet tiles obtained in the game
    two_at_once: Ints = cells(SEATS)  # 1 = completed two cards in one turn
    first_three: int  # owner: the first to complete three cards

    shown: Ints = cells(MISSIONS + 1)  # 1 = on offer
    mission: Ints = cells(SEATS)
    mission_tiles: Ints = cells(SEATS, COLOURS)  # 1 = lies on the mission

    parts: int  # parts of this turn that are done
    hand: Ints = cells(COLOURS)  # tiles taken and not yet placed
    card: int  # card drafted and not yet placed
    bonuses: int  # bonus tiles not yet taken or declined
    ran: int  # workshops that ran in this turn, as bits
    cards_now: int  # cards completed in this turn
    bench: int  # the workshop that runs, overflows, or is discarded from
    raised: int  # tiles moved to the card in this run
    resume: int  # the phase to go back to after a discard
    waiting: int  # what enters W1 later, after runs of W4: a digit for each, kind + 1, the newest last; see W1_RAN
