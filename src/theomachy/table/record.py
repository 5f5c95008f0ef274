"""The game record: a header, one move or outcome per line, a checksum. For people and programs."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from theomachy.kernel import NATURE, seats
from theomachy.locales import Wrong
from theomachy.table import dice
from theomachy.table.position import read_options
from theomachy.table.promise import PROMISED, Promise, check_promise, promised_lines
from theomachy.table.result import Result
from theomachy.table.table import Table, seat_name

TITLE = "theomachy record 1"
_HEADER = (*PROMISED, "server", "signature")


@dataclass(frozen=True)
class Verdict:
    """What a record proved to be."""

    table: Table
    result: Result | None
    dice: str
    """`fair`: every draw follows from the seed; `unrevealed`: the seed is not given."""
    promise: Promise | None
    """What a server signed before the first draw, if one did."""


def write(table: Table, reveal_seed: bool = False, promise: Promise | None = None) -> str:
    """The record of a table; the seed is revealed when the game is over, or on demand."""
    opening, promised = promised_lines(table, promise)
    lines = [TITLE, *opening]
    lines += [f"seat {seat_name(seat)} {name}" for seat, name in enumerate(table.names)]
    lines += [*promised, *([] if promise is None else promise.lines)]
    lines += [f"entropy {seat_name(n)} {added}" for n, added in enumerate(table.entropy) if added]
    lines += [f"{seat_name(p.actor)} {table.game.notation(p.action)}" for p in table.plies]
    if table.result is not None:
        lines.append(f"over {table.result.reason} {' '.join(map(str, table.result.scores))}")
    if table.result is not None or reveal_seed:
        lines.append(f"seed {table.seed}")
    return "".join(f"{line}\n" for line in [*lines, f"checksum sha256:{checksum(lines)}"])


def checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip().splitlines()]


def verify(text: str) -> Verdict:
    """Play a record again; ValueError says what does not hold."""
    lines = lines_of(text)
    if not lines or lines[0] != TITLE:
        raise Wrong("door-record-title", title=TITLE)
    check_sum(lines)
    said = sorted_out(lines[1:-1])
    table, seed = opened(said), said.end.get("seed")
    for number, line in said.played:
        play_line(table, number, line)
    check_result(table, said.end.get("over"))
    if seed is not None:
        check_seed(said.header["commitment"], seed)
        check_dice(table, seed)
    dice_are = "unrevealed" if seed is None else "fair"
    return Verdict(table, table.result, dice_are, check_promise(said.header))


def check_sum(lines: list[str]) -> None:
    if lines[-1] != f"checksum sha256:{checksum(lines[:-1])}":
        raise Wrong("door-record-checksum")


def replay(text: str) -> Table:
    """The table a record leads to."""
    return verify(text).table


@dataclass(frozen=True)
class Said:
    """The lines of a record by what they say; those that were played with their numbers."""

    header: dict[str, str]
    seats: list[str]
    entropy: dict[str, str]
    played: list[tuple[int, str]]
    end: dict[str, str]


def sorted_out(lines: list[str]) -> Said:
    said = Said({}, [], {}, [], {})
    for number, line in enumerate(lines, start=2):
        word, _, rest = line.partition(" ")
        if word == "seat":
            said.seats.append(rest.partition(" ")[2])
        elif word == "entropy":
            say_once(said.entropy, *rest.partition(" ")[::2])
        elif word in _HEADER:
            say_once(said.header, word, rest)
        elif word in ("over", "seed"):
            say_once(said.end, word, rest)
        else:
            said.played.append((number, line))
    return said


def say_once(fields: dict[str, str], name: str, value: str) -> None:
    """Whoever reads a record by eye must read the same."""
    if name in fields:
        raise Wrong("door-record-twice", name=name)
    fields[name] = value


def opened(said: Said) -> Table:
    header, seed = said.header, said.end.get("seed")
    missing = {"game", "rules", "players", "commitment"} - header.keys()
    if missing:
        raise Wrong("door-record-field", name=sorted(missing)[0])
    players = read_players(header["players"])
    added = read_entropy(said.entropy, players)
    if "position" in header:
        start = read_position(header["position"])
        table = Table.at(header["game"], start, seed, said.seats, added)
        check_players(table, players)
    else:
        options = read_options(header.get("options", "").split())
        table = Table(header["game"], players, seed, options, said.seats, added)
    written, played = header["rules"], str(table.game.version)
    if written != played:
        raise Wrong("door-record-stale", game=table.game.name, written=written, played=played)
    return table


def read_entropy(told: dict[str, str], players: int) -> list[str]:
    """What each seat added, in their order."""
    added = [""] * (players if told else 0)
    for name, text in told.items():
        if not text or len(text.split()) > 1:
            raise Wrong("door-record-entropy", name=name)
        added[seats.seat_number(name, players)] = text
    return added


def check_players(table: Table, players: int) -> None:
    if table.players != players:
        raise Wrong("door-record-other", game=table.game.name, players=table.players)


def read_players(number: str) -> int:
    if not (number.isascii() and number.isdecimal()):
        raise Wrong("door-record-number", number=number)
    return int(number)


def read_position(text: str) -> dict[str, Any]:
    try:
        return dict(json.loads(text))
    except (ValueError, TypeError, RecursionError):
        raise Wrong("door-record-position") from None


def play_line(table: Table, number: int, line: str) -> None:
    """Play one line; what is wrong with it is told with its number."""
    who, _, move = line.partition(" ")
    try:
        check_actor(table, who)
        table.play(move)
    except ValueError as refused:
        raise Wrong("door-line", line=str(number), why=refused) from None


def check_actor(table: Table, who: str) -> None:
    if table.is_over:
        raise Wrong("door-record-over", who=who)
    if who != seat_name(table.actor):
        raise Wrong("door-record-actor", who=who, actor=seat_name(table.actor))


def check_result(table: Table, told: str | None) -> None:
    result = table.result
    true = None if result is None else f"{result.reason} {' '.join(map(str, result.scores))}"
    if told == true:
        return
    if told is None:
        raise Wrong("door-record-end-unsaid", true=true)
    if true is None:
        raise Wrong("door-record-unended", told=told)
    raise Wrong("door-record-end", told=told, true=true)


def check_seed(promised: str, seed: str) -> None:
    """Whether the revealed seed is the promised one."""
    if promised != f"sha256:{dice.commitment(seed)}":
        raise Wrong("door-record-seed")


def check_dice(table: Table, seed: str) -> None:
    """Whether every draw follows from the seed."""
    again = Table(table.game, table.players, seed, table.options, entropy=table.entropy)
    for number, ply in enumerate(table.plies):
        again.state = table.restored(ply.before)
        if ply.actor == NATURE and again.rolled() != ply.action:
            told = table.game.notation(ply.action)
            raise Wrong("door-record-dice", ply=str(number + 1), told=told)
        again.draws += ply.actor == NATURE
