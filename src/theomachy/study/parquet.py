"""Rows as Parquet, by PyArrow: an extra that only this file knows."""

import json
from typing import Any, BinaryIO

import numpy as np

from theomachy.bots.rows import Column, Rows, Words
from theomachy.locales import Wrong

HEADER = b"theomachy"
"""Under which key the file's metadata hold the header, as JSON."""
_GROUP = 1 << 16
"""Rows are written so many at a time, or a few more."""


def arrow() -> Any:
    """The package, or one clear sentence."""
    try:
        import pyarrow.parquet  # an extra: most studies save no rows
    except ImportError:
        raise Wrong("door-rows-parquet") from None
    return pyarrow


class Parquet:
    """Compressed by zstd, words as dictionaries, the header in the file's metadata."""

    def __init__(self, file: BinaryIO, header: dict[str, Any]) -> None:
        self._arrow, self._file, self._header = arrow(), file, {HEADER: json.dumps(header)}
        self._waiting: list[Any] = []
        self._writer: Any = None

    def write(self, rows: Rows) -> None:
        columns = {name: self._array(column) for name, column in rows.items()}
        self._waiting.append(self._arrow.table(columns, metadata=self._header))
        if sum(map(len, self._waiting)) >= _GROUP:
            self._flush()

    def close(self) -> None:
        self._flush()
        if self._writer:
            self._writer.close()
        self._file.close()

    def _flush(self) -> None:
        if not self._waiting:
            return
        table = self._arrow.concat_tables(self._waiting).unify_dictionaries()
        if self._writer is None:
            to, kind = self._file, table.schema
            self._writer = self._arrow.parquet.ParquetWriter(to, kind, compression="zstd")
        self._writer.write_table(table, row_group_size=len(table))
        self._waiting = []

    def _array(self, column: Column) -> Any:
        if isinstance(column, Words):
            numbers = self._arrow.array(column.numbers.astype(np.int16), mask=column.numbers < 0)
            known = self._arrow.array(column.known, self._arrow.string())
            return self._arrow.DictionaryArray.from_arrays(numbers, known)
        return self._arrow.array(np.ma.getdata(column), mask=np.ma.getmaskarray(column))
