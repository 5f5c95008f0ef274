"""Who watches a table: everybody is sent what he may know, when it changes."""

from typing import TYPE_CHECKING

from theomachy.server import messages
from theomachy.server.connection import Connection
from theomachy.server.outbox import encode

if TYPE_CHECKING:
    from theomachy.server.referee import Referee


class Audience:
    def __init__(self, referee: "Referee") -> None:
        self.referee = referee
        self.connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self.connections)

    @property
    def owners(self) -> set[str]:
        return {connection.owner for connection in self.connections}

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        connection.outbox.put(self.referee.show_to(connection.owner))
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        connection.forget()
        self.tell_presence()

    def tell_presence(self) -> None:
        for connection in self.connections:
            connection.outbox.put(messages.Presence(self.referee.info_for(connection.owner)))

    def show_again(self, owner: str | None = None) -> None:
        """The whole table, to one owner or to everybody."""
        for connection in self.connections:
            if owner in (None, connection.owner):
                connection.outbox.put(self.referee.show_to(connection.owner))

    def publish(self) -> None:
        """The newest entry; one encoding for all who own the same seats."""
        encoded: dict[frozenset[int], bytes] = {}
        for connection in self.connections:
            seats = self.referee.seats.of(connection.owner)
            if seats not in encoded:
                encoded[seats] = encode(self.referee.update_for(connection.owner))
            connection.outbox.put(encoded[seats])
