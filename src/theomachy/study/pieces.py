"""What the candidates of a sweep have played, in a file, so that it may go on where it stopped."""

import itertools
import pathlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from theomachy.locales import Wrong
from theomachy.study.findings import Findings
from theomachy.study.lines import Lines
from theomachy.study.sweep import Piece, Play


class Kept(msgspec.Struct, frozen=True):
    """A line of the file."""

    candidate: int
    players: int
    first: int
    games: int
    findings: Findings

    @property
    def piece(self) -> Piece:
        return self.candidate, self.players, range(self.first, self.first + self.games)


class Pieces:
    """The file of one sweep: a header that says which, then its games, a portion a line."""

    def __init__(self, path: pathlib.Path, header: dict[str, Any]) -> None:
        self.path, self._lines = path, Lines(path, header, "sweep")
        found = [read_piece(path, number, line) for number, line in self._lines.found]
        self.findings = {kept.piece: kept.findings for kept in found}

    def or_played(self, play: Play) -> Play:
        """What is kept is not played again; what is played is kept."""

        def find(pieces: Iterable[Piece]) -> Iterator[Findings]:
            asked, others = itertools.tee(pieces)
            played = iter(play(piece for piece in others if piece not in self.findings))
            for piece in asked:
                if piece not in self.findings:
                    self.findings[piece] = next(played)
                    self._keep(piece, self.findings[piece])
                yield self.findings[piece]

        return find

    def _keep(self, piece: Piece, found: Findings) -> None:
        candidate, players, games = piece
        line = Kept(candidate, players, games.start, len(games), found)
        self._lines.write([msgspec.to_builtins(line)])


def read_piece(path: pathlib.Path, number: int, line: str) -> Kept:
    try:
        return msgspec.json.decode(line, type=Kept)
    except msgspec.DecodeError:
        raise Wrong("door-sweep-line", file=str(path), line=str(number)) from None
