"""GG-8 Treasure cards about cards: oblivion and theft."""

from theomachy.games.gog.actions import BARN_LOOT, LOOT
from theomachy.games.gog.numbers import BARN
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.abilities import give_back, receive_ability
from theomachy.games.gog.rules.ground import is_in, owns, resume, set_barn
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, lowest, only
from theomachy.kernel.kinds import Bits, Seat, State


@compiled
def abilities_held(s: State) -> Bits:
    """GG-8.8 His ability cards."""
    return int(s.abilities[s.affected])


@compiled
def return_ability(s: State, kind: int) -> None:
    """GG-8.8 To the bottom."""
    give_back(s, s.affected, kind)
    resume(s)


@compiled
def return_by_itself(s: State) -> None:
    """GG-1.11, GG-8.8 The only card; none: no effect."""
    held = abilities_held(s)
    if held:
        return_ability(s, lowest(held))
    else:
        resume(s)


@compiled
def refusal_to_steal(s: State, loot: int) -> Refusal:
    """GG-8.12 From another player still in."""
    rival, kind = loot // len(LOOT), loot % len(LOOT)
    if rival >= s.players:
        return Refusal.NO_SUCH_SEAT
    if rival == s.affected:
        return Refusal.STEALING_FROM_YOURSELF
    return refusal_to_take_card(s, rival, kind) if is_in(s, rival) else Refusal.ELIMINATED


@compiled
def refusal_to_take_card(s: State, rival: Seat, kind: int) -> Refusal:
    """GG-8.12, GG-17.11 An ability he lacks, or a larger barn."""
    me = int(s.affected)
    if kind == BARN_LOOT:
        is_larger = s.barns[rival] > s.barns[me]
        return Refusal.NONE if is_larger else Refusal.NO_LARGER_BARN_THERE
    if not owns(s, rival, kind):
        return Refusal.NOT_THEIR_ABILITY
    return Refusal.ALREADY_OWNED if owns(s, me, kind) else Refusal.NONE


@compiled
def loot_open(s: State) -> Bits:
    """GG-8.12 All that can be taken, and from whom."""
    all_loot = EMPTY
    for loot in range(s.players * len(LOOT)):
        if refusal_to_steal(s, loot) == 0:
            all_loot |= only(loot)
    return all_loot


@compiled
def steal(s: State, loot: int) -> None:
    """GG-8.12, GG-17.9 A card of somebody else's."""
    me, rival, kind = int(s.affected), loot // len(LOOT), loot % len(LOOT)
    if kind == BARN_LOOT:
        set_barn(s, me, s.barns[rival])
        set_barn(s, rival, BARN)
    else:
        s.abilities[rival] ^= 1 << kind
        receive_ability(s, me, kind)
    resume(s)


@compiled
def steal_by_itself(s: State) -> None:
    """GG-1.11, GG-8.12 The only card; none: no effect."""
    all_loot = loot_open(s)
    if all_loot:
        steal(s, lowest(all_loot))
    else:
        resume(s)
