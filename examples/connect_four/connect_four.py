"""Connect four, whole: a guest on the shelf, in the house's style, in one file and its words."""

import enum
import pathlib
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from theomachy.bots.opinions import form_opinion
from theomachy.kernel import Event, Game, Reason, compiled
from theomachy.kernel.alphabet import Alphabet, Spelled
from theomachy.kernel.bits import count, has, spread
from theomachy.kernel.kinds import Action, Bits, Cell, Observation, Seat, State
from theomachy.kernel.observation import Layout, Number
from theomachy.kernel.record import blank
from theomachy.kernel.rows import Decision, Offer, Over
from theomachy.kernel.turn import Turn
from theomachy.locales import Wrong

COLUMNS, ROWS = 7, 6  # C4-1
LINE = 4  # C4-3
PITCH = ROWS + 1  # one empty cell above each column keeps lines from wrapping round
STEPS = (1, PITCH, PITCH - 1, PITCH + 1)  # upright, across, aslant
CELLS = COLUMNS * ROWS
LOWER_HALF = (1 << ROWS // 2) - 1
ROW_NAMES = [f"row{row + 1}" for row in range(ROWS)]

ALPHABET = Alphabet(
    Spelled("drop", "abcdefg"), misread=lambda verb, places: Wrong("connect-four-written")
)

STATE = np.dtype(
    [
        ("discs", np.int64, 2), ("players", np.int16), ("node", np.int16),
        ("played", np.int16), ("won", np.int16),
    ],
    align=True,
)  # fmt: skip

OBSERVATION = Layout(
    Number("own", "C4-2", each=COLUMNS * PITCH), Number("rivals", "C4-2", each=COLUMNS * PITCH)
)


class Node(enum.IntEnum):
    DROP = 0
    OVER = 1


class Refusal(Reason):
    NONE = 0
    GAME_OVER = 1, "C4-3"
    COLUMN_FULL = 2, "C4-2"


class Fault(enum.IntEnum):
    NONE = 0
    DISCS_MISCOUNTED = 1


@compiled
def setup(s: State, players: int, options: np.ndarray) -> None:
    """C4-1 An empty board."""
    s.players = players


@compiled
def seat_to_play(s: State) -> Seat:
    return s.played & 1


@compiled
def refusal_to_drop(s: State, column: int) -> Refusal:
    """C4-2 A column whose top is taken is full."""
    is_full = has(s.discs[0] | s.discs[1], column * PITCH + ROWS - 1)
    return Refusal.COLUMN_FULL if is_full else Refusal.NONE


@compiled
def drop(s: State, column: int) -> None:
    """C4-2, C4-3, C4-4 Adding one to the column's lowest cell carries up to its first free one; a
    line or a full board ends the game."""
    seat, taken = seat_to_play(s), s.discs[0] | s.discs[1]
    whole = ((np.int64(1) << ROWS) - 1) << (column * PITCH)
    landing = (taken + (np.int64(1) << (column * PITCH))) & whole
    s.discs[seat] |= landing & ~taken
    s.played += 1
    s.won = has_line(s.discs[seat])
    if s.won or s.played == CELLS:
        s.node = Node.OVER


@compiled
def has_line(discs: Bits) -> bool:
    """C4-3 Four in a row, in any direction."""
    for step in STEPS:
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


TURN = Turn(
    Decision(
        Node.DROP,
        Offer(ALPHABET["drop"], drop, why=refusal_to_drop),
        asks=True,
    ),
    Over(Node.OVER, now=Refusal.GAME_OVER),
    who=seat_to_play,
)


@compiled
def score(s: State, sheet: np.recarray) -> None:
    """C4-3, C4-4 The last to play has the line, if there is one."""
    for seat in range(2):
        has_lost = s.won and seat == seat_to_play(s)
        sheet[seat].points = s.won and not has_lost
        sheet[seat].rank = 2 if has_lost else 1


@compiled
def fault(s: State) -> Fault:
    discs = count(s.discs[0]) + count(s.discs[1])
    return Fault.NONE if discs == s.played else Fault.DISCS_MISCOUNTED


@compiled
def observe(s: State, seat: Seat, seen: Observation) -> None:
    """As the seat sees it; who watches sits with the first."""
    me = max(seat, 0)
    spread(s.discs[me], seen.own)
    spread(s.discs[1 - me], seen.rivals)


@compiled
def features(s: State, seat: Seat, out: np.ndarray) -> None:
    """What a bot looks at: the lower half of the middle column; wins it sees by itself."""
    middle = s.discs[seat] >> (COLUMNS // 2 * PITCH)
    out[0] = count(middle & LOWER_HALF)


def row_text(s: State, row: int) -> str:
    cells = [column * PITCH + row for column in range(COLUMNS)]
    return "".join("xo"[seat] if (seat := disc(s, cell)) >= 0 else "." for cell in cells)


def disc(s: State, cell: Cell) -> Seat:
    return next((seat for seat in range(2) if int(s.discs[seat]) >> cell & 1), -1)


Position = msgspec.defstruct(
    "Position",
    [
        ("players", int),
        ("options", dict[str, str]),
        ("at", str),
        *((row, str) for row in ROW_NAMES),
    ],
)


def describe(s: State) -> msgspec.Struct:
    return Position(2, {}, f"P{int(s.played) % 2 + 1}", *(row_text(s, row) for row in range(ROWS)))


def arrange(description: Mapping[str, Any]) -> State:
    """C4-1 Rows of x, o and dots, from row1 at the bottom."""
    s = blank(STATE)
    s.players = 2
    for row, name in enumerate(ROW_NAMES):
        text = description.get(name, "." * COLUMNS)
        if len(text) != COLUMNS or set(text) - set("xo."):
            raise Wrong("connect-four-row", row=text)
        for column, sign in enumerate(text):
            if sign != ".":
                s.discs["xo".index(sign)] |= np.int64(1) << (column * PITCH + row)
                s.played += 1
    s.won = has_any_line(s)
    s.node = Node.OVER if s.won or s.played == CELLS else Node.DROP
    return s


def has_any_line(s: State) -> bool:
    boards = [int(discs) for discs in s.discs]
    return any(b & b >> d & b >> 2 * d & b >> 3 * d for b in boards for d in STEPS)


def read_token(token: str, description: dict[str, Any]) -> None:
    name, _, text = token.partition("=" if "=" in token else " ")
    description[name] = text


def restate(s: State, token: str) -> str:
    name = token.split("=")[0].split()[0]
    said = getattr(describe(s), name)
    return f"at {said}" if name == "at" else f"{name}={said}"


def picture(s: State) -> str:
    return "\n".join([*(row_text(s, row) for row in reversed(range(ROWS))), "abcdefg"])


def tell(before: State, action: Action, after: State) -> list[Event]:
    player = f"P{int(before.played) % 2 + 1}"
    return [Event("drop", {"player": player, "column": "abcdefg"[action]})]


GAME = Game(
    name="connect_four", version=1, players=range(2, 3), alphabet=ALPHABET, turn=TURN,
    most_legal=COLUMNS, longest=CELLS,
    state=STATE, options=(), observation=OBSERVATION,
    folder=pathlib.Path(__file__).parent,
    setup=setup, score=score, fault=fault, observe=observe,
    reasons=Refusal, faults=Fault, picture=picture,
    position=Position, describe=describe, arrange=arrange, read_token=read_token, restate=restate,
    explain=lambda s, action: {"column": "abcdefg"[action]},
    tell=tell,
    endings=lambda finals: np.where(finals.won, "line", "full"),
    decisive=("line",),
    order=lambda finals: np.tile(np.arange(2), (finals.size, 1)),
    columns=lambda finals: {"discs": np.bitwise_count(finals.discs)},
    tallies=lambda s: [{"discs": int(discs).bit_count()} for discs in s.discs],
)  # fmt: skip
form_opinion(GAME, features, {"middle": 0.4})
