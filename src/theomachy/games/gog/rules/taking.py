"""GG-8 Treasure cards about cards: oblivion and theft."""

from theomachy.games.gog.actions import BARN_LOOT, LOOT
from theomachy.games.gog.cards import ABILITIES
from theomachy.games.gog.numbers import BARN
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.abilities import give_back, receive_ability
from theomachy.games.gog.rules.ground import is_in, owns, resume, set_barn
from theomachy.games.gog.state import NOBODY
from theomachy.kernel import compiled


@compiled
def refusal_to_return(s, kind):
    """GG-8.8 One of his ability cards."""
    return Refusal.NONE if owns(s, s.affected, kind) else Refusal.NOT_YOUR_ABILITY


@compiled
def ability_after(s, kind):
    """GG-8.8 The next card, in card order, that can be given back, or NOBODY."""
    for other in range(kind + 1, len(ABILITIES)):
        if owns(s, s.affected, other):
            return other
    return NOBODY


@compiled
def return_ability(s, kind):
    """GG-8.8 To the bottom; none: no effect."""
    if kind != NOBODY:
        give_back(s, s.affected, kind)
    resume(s)


@compiled
def refusal_to_steal(s, loot):
    """GG-8.12 From another player still in."""
    rival, kind = loot // len(LOOT), loot % len(LOOT)
    if rival >= s.players:
        return Refusal.NO_SUCH_SEAT
    if rival == s.affected:
        return Refusal.STEALING_FROM_YOURSELF
    return refusal_to_take_card(s, rival, kind) if is_in(s, rival) else Refusal.ELIMINATED


@compiled
def refusal_to_take_card(s, rival, kind):
    """GG-8.12, GG-17.11 An ability he lacks, or a larger barn."""
    me = int(s.affected)
    if kind == BARN_LOOT:
        is_larger = s.barns[rival] > s.barns[me]
        return Refusal.NONE if is_larger else Refusal.NO_LARGER_BARN_THERE
    if not owns(s, rival, kind):
        return Refusal.NOT_THEIR_ABILITY
    return Refusal.ALREADY_OWNED if owns(s, me, kind) else Refusal.NONE


@compiled
def loot_after(s, loot):
    """GG-8.12 The next card that can be taken, or NOBODY."""
    for other in range(loot + 1, s.players * len(LOOT)):
        if refusal_to_steal(s, other) == 0:
            return other
    return NOBODY


@compiled
def steal(s, loot):
    """GG-8.12, GG-17.9 A card of somebody else's; none: no effect."""
    me, rival, kind = int(s.affected), loot // len(LOOT), loot % len(LOOT)
    if loot != NOBODY and kind == BARN_LOOT:
        set_barn(s, me, s.barns[rival])
        set_barn(s, rival, BARN)
    elif loot != NOBODY:
        s.abilities[rival] ^= 1 << kind
        receive_ability(s, me, kind)
    resume(s)
