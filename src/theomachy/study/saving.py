"""Rows in a file: CSV or lines of JSON here, Parquet in `parquet.py`. It has its name when it is
whole, and not before."""

import csv
import io
import json
import pathlib
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO, Protocol

import msgspec
import numpy as np

from theomachy.locales import Wrong
from theomachy.study.hands import Study
from theomachy.study.parquet import Parquet, arrow
from theomachy.study.rows import Column, Rows, Words, header_of


class Sheet(Protocol):
    """A file of rows that is being written."""

    def write(self, rows: Rows) -> None: ...

    def close(self) -> None: ...


class Commas:
    """CSV: the header as JSON behind `#` in the first line, then the names."""

    def __init__(self, file: BinaryIO, header: dict[str, Any]) -> None:
        self._file = io.TextIOWrapper(file, encoding="utf-8", newline="")
        self._file.write(f"# {json.dumps(header)}\n")
        self._writer, self._is_new = csv.writer(self._file, lineterminator="\n"), True

    def write(self, rows: Rows) -> None:
        if self._is_new:
            self._writer.writerow(rows)
            self._is_new = False
        self._writer.writerows(zip(*map(plain, rows.values()), strict=True))

    def close(self) -> None:
        self._file.close()


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


def plain(column: Column) -> list[Any]:
    """As Python's own numbers and words; None where there is nothing."""
    if isinstance(column, Words):
        words = np.array([*column.known, None], object)
        return list(words[column.numbers])
    return list(column.tolist())


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
