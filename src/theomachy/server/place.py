"""Where games are kept: in a folder of one server, or in a database that several share."""

import importlib
import pathlib
from dataclasses import dataclass
from typing import Any

from theomachy.locales import Wrong
from theomachy.server.backup import DATABASE
from theomachy.server.sqlite import SqliteStore
from theomachy.server.store import Store


@dataclass(frozen=True)
class Place:
    data: pathlib.Path
    database: str = ""

    def shown(self) -> str:
        """Without the words that open it."""
        return str(adapter().shown(self.database)) if self.database else str(self.data)

    def prepare(self) -> None:
        """What several may share is made ready before they begin; Wrong if it cannot be."""
        if self.database:
            adapter().prepare(self.database)

    def open(self) -> Store:
        """Wrong if it cannot be used."""
        if self.database:
            store: Store = adapter().PostgresStore(self.database)
            return store
        return SqliteStore(self.data / DATABASE)


def adapter() -> Any:
    """That of PostgreSQL, which needs a package that not everybody has."""
    try:
        return importlib.import_module("theomachy.server.postgres")
    except ImportError:
        raise Wrong("door-database-driver") from None
