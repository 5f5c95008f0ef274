"""Rows in a file: lines of JSON here, CSV in `bots/commas.py`, Parquet in `parquet.py`. It has its
name when it is whole, and not before."""

import pathlib
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO, Protocol

import msgspec

from theomachy.bots.commas import Commas, plain
from theomachy.bots.match import Study
from theomachy.bots.rows import Rows, header_of
from theomachy.locales import Wrong
from theomachy.study.parquet import Parquet, arrow


class Sheet(Protocol):
    """A file of rows that is being written."""

    def write(self, rows: Rows) -> None: ...

    def close(self) -> None: ...


class Lines:
    """Lines of JSON: the header as `{"theomachy": …}`, then an object for each row."""

    def __init__(self, file: BinaryIO, header: dict[str, Any]) -> None:
        self._file, self._encoder = file, msgspec.json.Encoder()
        self._file.write(self._encoder.encode_lines([{"theomachy": header}]))

    def write(self, rows: Rows) -> None:
        columns = zip(*map(plain, rows.values()), strict=True)
        lines = [dict(zip(rows, row, strict=True)) for row in columns]
        self._file.write(self._encoder.encode_lines(lines))

    def close(self) -> None:
        self._file.close()


KINDS: dict[str, Callable[[BinaryIO, dict[str, Any]], Sheet]] = {
    ".parquet": Parquet,
    ".csv": Commas,
    ".jsonl": Lines,
}


def check_file(path: pathlib.Path) -> None:
    """Whether rows can be written there."""
    if path.suffix not in KINDS:
        raise Wrong("door-rows-kind", file=str(path), known=list(KINDS))
    if path.exists():
        raise Wrong("door-rows-exists", file=str(path))
    if not path.parent.is_dir():
        raise Wrong("door-weights-file", file=str(path))
    if KINDS[path.suffix] is Parquet:
        arrow()


@contextmanager
def saving(path: pathlib.Path | None, study: Study) -> Iterator[Callable[[Rows], None] | None]:
    """Yields whom to give the rows, if they are wanted; what is not finished leaves nothing."""
    if path is None:
        yield None
        return
    check_file(path)
    part = path.with_name(f".{path.name}.{uuid.uuid4().hex[:8]}.part")
    try:
        sheet = KINDS[path.suffix](part.open("xb"), header_of(study))
        try:
            yield sheet.write
        finally:
            sheet.close()
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)
