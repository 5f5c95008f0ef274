"""The game record: a header, one move or outcome per line, a checksum. For people and programs."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from theomachy.kernel import NATURE
from theomachy.locales import Wrong
from theomachy.table import dice
from theomachy.table.position import read_options
from theomachy.table.result import Result
from theomachy.table.table import Table, seat_name

_TITLE = "theomachy record 1"
_HEADER = ("game", "rules", "players", "options", "seat", "commitment", "position")


@dataclass(frozen=True)
class Verdict:
    """What a record proved to be."""

    table: Table
    result: Result | None
    dice: str
    """`fair`: every draw follows from the seed; `unrevealed`: the seed is not given."""


def write(table: Table, reveal_seed: bool = False) -> str:
    """The record of a table; the seed is revealed when the game is over, or on demand."""
    lines = [_TITLE, f"game {table.game.name}", f"rules {table.game.version}"]
    lines.append(f"players {table.players}")
    lines += ["options " + " ".join(changed_options(table))] if changed_options(table) else []
    lines += [f"seat {seat_name(seat)} {name}" for seat, name in enumerate(table.names)]
    lines.append(f"commitment sha256:{table.commitment}")
    if table.start is not None:
        lines.append(f"position {json.dumps(table.start, separators=(',', ':'))}")
    lines += [f"{seat_name(p.actor)} {table.game.notation(p.action)}" for p in table.plies]
    if table.result is not None:
        lines.append(f"over {table.result.reason} {' '.join(map(str, table.result.scores))}")
    if table.result is not None or reveal_seed:
        lines.append(f"seed {table.seed}")
    return "".join(f"{line}\n" for line in [*lines, f"checksum sha256:{checksum(lines)}"])


def changed_options(table: Table) -> list[str]:
    defaults = {option.name: option.default for option in table.game.options}
    return [f"{name}={value}" for name, value in table.options.items() if value != defaults[name]]


def checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def verify(text: str) -> Verdict:
    """Play a record again; ValueError says what does not hold."""
    lines = [line.rstrip() for line in text.strip().splitlines()]
    if not lines or lines[0] != _TITLE:
        raise Wrong("door-record-title", title=_TITLE)
    if lines[-1] != f"checksum sha256:{checksum(lines[:-1])}":
        raise Wrong("door-record-checksum")
    header, seats, played, end = sorted_out(lines[1:-1])
    table = opened(header, seats, end.get("seed"))
    for number, line in played:
        play_line(table, number, line)
    check_result(table, end.get("over"))
    return Verdict(table, table.result, check_dice(table, header, end.get("seed")))


def replay(text: str) -> Table:
    """The table a record leads to."""
    return verify(text).table


def game_of(text: str) -> str | None:
    """The game a record says it is of."""
    header, *_ = sorted_out([line.rstrip() for line in text.strip().splitlines()])
    return header.get("game")


Lines = list[tuple[int, str]]


def sorted_out(lines: list[str]) -> tuple[dict[str, str], list[str], Lines, dict[str, str]]:
    """Header fields, seats' names, plies with their line numbers, and what the end says."""
    header: dict[str, str] = {}
    seats: list[str] = []
    played: Lines = []
    end: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        word, _, rest = line.partition(" ")
        if word == "seat":
            seats.append(rest.partition(" ")[2])
        elif word in _HEADER:
            header[word] = rest
        elif word in ("over", "seed"):
            end[word] = rest
        else:
            played.append((number, line))
    return header, seats, played, end


def opened(header: dict[str, str], seats: list[str], seed: str | None) -> Table:
    missing = {"game", "rules", "players", "commitment"} - header.keys()
    if missing:
        raise Wrong("door-record-field", name=sorted(missing)[0])
    if "position" in header:
        table = Table.at(header["game"], read_position(header["position"]), seed, seats)
    else:
        options = read_options(header.get("options", "").split())
        table = Table(header["game"], read_players(header["players"]), seed, options, seats)
    written, played = header["rules"], str(table.game.version)
    if written != played:
        raise Wrong("door-record-stale", game=table.game.name, written=written, played=played)
    return table


def read_players(number: str) -> int:
    if not number.isdecimal():
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


def check_dice(table: Table, header: dict[str, str], seed: str | None) -> str:
    """Whether the revealed seed is the promised one and every draw follows from it."""
    if seed is None:
        return "unrevealed"
    if header["commitment"] != f"sha256:{dice.commitment(seed)}":
        raise Wrong("door-record-seed")
    again = Table(table.game, table.players, seed, table.options)
    for number, ply in enumerate(table.plies):
        again.state = table.restored(ply.before)
        if ply.actor == NATURE and again.rolled() != ply.action:
            told = table.game.notation(ply.action)
            raise Wrong("door-record-dice", ply=str(number + 1), told=told)
        again.draws += ply.actor == NATURE
    return "fair"
