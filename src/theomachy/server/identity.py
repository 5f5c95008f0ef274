"""The server's own key, by which it promises dice: made once, and kept with the tables."""

from theomachy.server import bodies
from theomachy.server.store import Store, StoredTable
from theomachy.table import Table, signing
from theomachy.table.promise import Promise, promised_by


class Identity:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._key: str | None = None

    async def key(self) -> str:
        if self._key is None:
            self._key = await self._store.house_key(signing.fresh_key())
        return self._key

    async def promise(self, table: Table, id_: str, created: int) -> Promise:
        """What the server promises of a table that is not begun yet, signed."""
        return promised_by(await self.key(), table, id_, created)

    async def told(self) -> bodies.Identity:
        public = signing.public_of(await self.key())
        return bodies.Identity(public, signing.fingerprint(public))


def fingerprint_of(stored: StoredTable) -> str | None:
    return None if stored.server is None else signing.fingerprint(stored.server)


def promise_of(stored: StoredTable) -> Promise | None:
    """The promise a table was opened with, if it was."""
    if stored.server is None or stored.signature is None:
        return None
    return Promise(stored.id, stored.created, stored.server, stored.signature)
