"""What may be asked at a table: why not, a hint, how likely everybody is to win.

Answers follow from what the asker may know; nothing of them is kept.
"""

from collections.abc import Iterable

from theomachy.bots import ADVISER, view_of
from theomachy.server import messages, readings, views
from theomachy.server.curtain import Closed, Curtain, closed_for
from theomachy.server.readers import Readers
from theomachy.server.referee import Referee
from theomachy.server.seating import Seating
from theomachy.server.store import StoredTable
from theomachy.server.thinkers import Thinkers
from theomachy.server.turns import Asker, Overasked
from theomachy.table import IllegalMove, UnknownMove, dice
from theomachy.table.table import viewer_of

_DIGITS = 4


def why(
    referee: Referee, owner: str, message: messages.Why, looking: int | None = None
) -> messages.ToBrowser:
    """Why a move may not be played; nothing changes. Only who is to act may ask."""
    if referee.table.actor not in referee.seats.played_by(owner):
        return messages.Problem("not_your_turn", id=message.id)
    try:
        referee.read(owner, looking, message.move)
    except Closed:
        return messages.Problem("curtained", id=message.id)
    except IllegalMove as refused:
        return views.illegal(message.id, refused)
    except UnknownMove as unknown:
        return messages.Problem("malformed", str(unknown).splitlines()[0], message.id)
    return messages.Legal(message.id, message.move)


async def hint(
    referee: Referee, asker: Asker, message: messages.Hint, curtain: Curtain | None = None
) -> messages.ToBrowser:
    """The move a strong bot would play, for who is to act, and looks, and for nobody else.

    Its luck follows from what everybody knows: the same question has the same answer, and
    tells nothing of the seed.
    """
    table, seq = referee.table, len(referee.log)
    if table.actor not in referee.seats.played_by(asker.owner):
        return messages.Problem("not_your_turn", id=message.id)
    if is_closed(referee, asker, curtain):
        return messages.Problem("curtained", id=message.id)
    luck = dice.luck(table.commitment, seq)
    try:
        advice = await referee.thinkers.advise(asker, view_of(table, table.actor), ADVISER, luck)
    except Overasked as full:
        return messages.Busy(message.id, full.seconds * 1000)
    if is_closed(referee, asker, curtain):
        return messages.Problem("curtained", id=message.id)
    move = table.game.notation(advice.action)
    reasons = [messages.Reason(each.feature, each.seat, each.grows) for each in advice.reasons]
    return messages.Advice(message.id, seq, move, rounded(advice.win_probabilities), reasons)


def is_closed(referee: Referee, asker: Asker, curtain: Curtain | None) -> bool:
    """Whether it has not been said, or is no longer said, who looks at the asker's screen."""
    looking = None if curtain is None else curtain.looking
    return bool(closed_for(referee.table, referee.seats.of(asker.owner), looking))


async def judge(referee: Referee, asker: Asker, message: messages.Judge) -> messages.ToBrowser:
    """Each seat's win probability as the asker may judge it; for a shared screen, a spectator."""
    table, seq, seat = referee.table, len(referee.log), reader(referee.seats, asker)
    seen = table.seen_by(seat).tobytes()
    try:
        [judged] = await referee.thinkers.judge(
            asker, table.game.full_name, viewer_of(seat), [seen]
        )
    except Overasked as full:
        return messages.Busy(message.id, full.seconds * 1000)
    return messages.Judgement(message.id, seq, rounded(judged))


async def win_probabilities(
    stored: StoredTable, asker: Asker, readers: Readers, thinkers: Thinkers
) -> readings.WinProbabilities:
    """Each seat's win probability in every position of the game so far."""
    seat = reader(Seating(stored.seats), asker)
    positions = await readers.positions_of(asker, stored, seat)
    judged = await thinkers.judge(asker, stored.game, viewer_of(seat), positions)
    return readings.WinProbabilities([rounded(each) for each in judged])


def reader(seats: Seating, asker: Asker) -> int | None:
    return views.reader_of(seats.of(asker.owner))


def rounded(values: Iterable[float]) -> list[float]:
    return [round(value, _DIGITS) for value in values]
