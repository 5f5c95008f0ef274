"""What people say at a table: beside the game and out of its record."""

from dataclasses import replace
from typing import TYPE_CHECKING

from theomachy.server import company, messages
from theomachy.server.connection import BUSY_MS, Connection
from theomachy.server.deputies import milliseconds
from theomachy.server.store import StoreDown

if TYPE_CHECKING:
    from theomachy.server.referee import Referee


class Talk:
    def __init__(self, referee: "Referee") -> None:
        self.referee = referee
        self._told = referee.stored.said

    async def say(self, owner: str, message: company.Say) -> messages.ToBrowser:
        """For a seat of one's own, where there is talk; acknowledged when it is kept."""
        stored, store = self.referee.stored, self.referee.store
        if not stored.talk:
            return messages.Problem("no_talk", id=message.id)
        words = message.words or ""
        if bool(words) == (message.phrase is not None):
            return messages.Problem("malformed", "words or a phrase", message.id)
        try:
            saying = await store.say(
                stored.id, message.seat, owner, milliseconds(), message.phrase, words
            )
            if saying is None:
                return messages.Problem("not_your_seat", id=message.id)
            await self.go_on()
        except StoreDown:
            return messages.Busy(message.id, BUSY_MS)
        return messages.Ack(message.id, saying.number)

    async def go_on(self) -> None:
        """Everybody hears what has been said since."""
        new = await self.referee.store.said(self.referee.stored.id, self._told)
        if new:
            self._told = new[-1].number
            said = max(self.referee.stored.said, self._told)
            self.referee.stored = replace(self.referee.stored, said=said)
            for connection in self.referee.audience.connections:
                connection.outbox.put(company.Talk(new))

    async def recall(self, connection: Connection) -> None:
        """All that is kept, for one who comes."""
        if self.referee.stored.said:
            kept = await self.referee.store.said(self.referee.stored.id)
            connection.outbox.put(company.Talk(kept))
