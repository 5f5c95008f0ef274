"""Rows as CSV: the header as JSON behind `#` in the first line, then the names."""

import csv
import io
import json
from collections.abc import Iterable
from typing import Any, BinaryIO

import numpy as np

from theomachy.bots.rows import Column, Rows, Words


class Commas:
    """A file of them that is being written."""

    def __init__(self, file: BinaryIO, header: dict[str, Any]) -> None:
        self._file = io.TextIOWrapper(file, encoding="utf-8", newline="")
        self._file.write(heading(header))
        self._is_new = True

    def write(self, rows: Rows) -> None:
        if self._is_new:
            self._file.write(names(rows))
            self._is_new = False
        self._file.write(lines(rows))

    def close(self) -> None:
        self._file.close()


def heading(header: dict[str, Any]) -> str:
    return f"# {json.dumps(header)}\n"


def names(rows: Rows) -> str:
    return in_commas([rows])


def lines(rows: Rows) -> str:
    return in_commas(zip(*map(plain, rows.values()), strict=True))


def in_commas(cells: Iterable[Iterable[Any]]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(cells)
    return written.getvalue()


def plain(column: Column) -> list[Any]:
    """As Python's own numbers and words; None where there is nothing."""
    if isinstance(column, Words):
        words = np.array([*column.known, None], object)
        return list(words[column.numbers])
    return list(column.tolist())
