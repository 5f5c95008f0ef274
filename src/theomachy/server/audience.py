"""Who watches a table: everybody is sent what he may know, when it changes."""

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from theomachy.server import messages
from theomachy.server.connection import Connection
from theomachy.server.outbox import encode
from theomachy.server.turns import Asker

if TYPE_CHECKING:
    from theomachy.server.referee import Referee

_NOBODY = Asker("", "")


class Audience:
    def __init__(self, referee: "Referee") -> None:
        self.referee = referee
        self.connections: set[Connection] = set()
        self._at_the_door = 0
        self._told: object = None

    def __len__(self) -> int:
        """All sockets of the table, also those that have not said hello yet."""
        return self._at_the_door

    @contextlib.contextmanager
    def expecting(self) -> Iterator[None]:
        """A socket is open: the table is not forgotten, and so many are let in."""
        self._at_the_door += 1
        try:
            yield
        finally:
            self._at_the_door -= 1

    @property
    def owners(self) -> set[str]:
        return {connection.owner for connection in self.connections}

    @property
    def present(self) -> set[str]:
        """Those, and owners who are where other processes serve the table."""
        return self.owners | self.referee.deputies.seen_elsewhere()

    @property
    def asker(self) -> Asker:
        """For whom bots think here: an owner who is there, else all who look on from an address."""
        seats, here = self.referee.seats, self.connections
        owners = {connection.asker for connection in here if seats.of(connection.owner)}
        others = {Asker(each.asker.address, "") for each in here}
        return min(owners or others, default=_NOBODY)

    def join(self, connection: Connection) -> None:
        """Show the table, the first time and again; others are told only of somebody new."""
        self.connections.add(connection)
        self._show(connection)
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        connection.forget()
        if connection.owner not in self.owners:
            self.referee.deputies.left(connection.owner)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Who sits where and who is there, if that has changed since it was told."""
        notes = self.referee.stored.notes
        told = self.referee.seats.told_to("", self.present), notes[-1:]
        if told == self._told:
            return
        self._told = told
        for connection in self.connections:
            info = self.referee.info_for(connection.owner)
            connection.outbox.put_presence(messages.Presence(info, notes))

    def show_again(self, owner: str | None = None) -> None:
        """The whole table, to one owner or to everybody."""
        for connection in self.connections:
            if owner in (None, connection.owner):
                self._show(connection)

    def _show(self, connection: Connection) -> None:
        connection.curtain.follow(self.referee.table.actor)
        shown = self.referee.show_to(connection.owner, connection.curtain.looking)
        connection.outbox.put(shown)

    def publish(self) -> None:
        """The newest entry; one encoding for all who own the same seats and look as the same."""
        encoded: dict[tuple[frozenset[int], int | None], bytes] = {}
        for connection in self.connections:
            owner, curtain = connection.owner, connection.curtain
            curtain.follow(self.referee.table.actor)
            screen = self.referee.seats.of(owner), curtain.looking
            if screen not in encoded:
                encoded[screen] = encode(self.referee.update_for(owner, curtain.looking))
            connection.outbox.put(encoded[screen])
