"""A database as the questions to it know one."""

from typing import Any, Protocol

Row = tuple[Any, ...]


class Database(Protocol):
    """A connection within a transaction; a question mark stands for each binding."""

    def rows(self, query: str, *bindings: Any) -> list[Row]: ...
