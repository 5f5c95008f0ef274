"""What may be asked at a table: why not, a hint, how likely everybody is to win.

Answers follow from what the asker may know; nothing of them is kept.
"""

import asyncio
from collections.abc import Iterable

from theomachy.bots import ADVISER, view_of
from theomachy.server import bodies, messages, views
from theomachy.server.referee import Referee, illegal
from theomachy.server.thinkers import Overasked
from theomachy.table import IllegalMove, Table, UnknownMove, dice, secrecy
from theomachy.table.table import viewer_of

_BUSY_MS = 1000
_DIGITS = 4


def why(referee: Referee, owner: str, message: messages.Why) -> messages.ToBrowser:
    """Why a move may not be played; nothing changes. Only who is to act may ask."""
    if referee.table.actor not in referee.seats.played_by(owner):
        return messages.Problem("not_your_turn", id=message.id)
    try:
        referee.table.read(message.move)
    except IllegalMove as refused:
        return illegal(message.id, refused)
    except UnknownMove as unknown:
        return messages.Problem("malformed", str(unknown).splitlines()[0], message.id)
    return messages.Legal(message.id, message.move)


async def hint(referee: Referee, owner: str, message: messages.Hint) -> messages.ToBrowser:
    """The move a strong bot would play, for who is to act and for nobody else.

    Its luck follows from what everybody knows: the same question has the same answer, and
    tells nothing of the seed.
    """
    table, seq = referee.table, len(referee.log)
    if table.actor not in referee.seats.played_by(owner):
        return messages.Problem("not_your_turn", id=message.id)
    luck = dice.luck(table.commitment, seq)
    try:
        advice = await referee.thinkers.advise(view_of(table, table.actor), ADVISER, luck)
    except Overasked:
        return messages.Busy(message.id, _BUSY_MS)
    move = table.game.notation(advice.action)
    reasons = [messages.Reason(each.feature, each.seat, each.grows) for each in advice.reasons]
    return messages.Advice(message.id, seq, move, rounded(advice.win_probabilities), reasons)


async def judge(referee: Referee, owner: str, message: messages.Judge) -> messages.ToBrowser:
    """Each seat's win probability as the asker may judge it; for a shared screen, a spectator."""
    table, seq, seat = referee.table, len(referee.log), reader(referee, owner)
    seen = table.seen_by(seat).tobytes()
    try:
        [judged] = await referee.thinkers.judge(table.game, viewer_of(seat), [seen])
    except Overasked:
        return messages.Busy(message.id, _BUSY_MS)
    return messages.Judgement(message.id, seq, rounded(judged))


async def win_probabilities(referee: Referee, owner: str) -> bodies.WinProbabilities:
    """Each seat's win probability in every position of the game so far."""
    table, seat = await referee.whole(), reader(referee, owner)
    positions = await asyncio.to_thread(seen_of, table, seat)
    judged = await referee.thinkers.judge(table.game, viewer_of(seat), positions)
    return bodies.WinProbabilities([rounded(each) for each in judged])


def seen_of(table: Table, seat: int | None) -> list[bytes]:
    """What a viewer saw of every position, and sees of the last."""
    before = [table.restored(ply.before) for ply in table.plies]
    return [secrecy.seen_by(state, viewer_of(seat)).tobytes() for state in (*before, table.state)]


def reader(referee: Referee, owner: str) -> int | None:
    return views.reader_of(referee.seats.of(owner))


def rounded(values: Iterable[float]) -> list[float]:
    return [round(value, _DIGITS) for value in values]
