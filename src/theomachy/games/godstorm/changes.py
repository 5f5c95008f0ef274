"""What differs between two positions, as events: nothing a rule does can go untold."""

from collections.abc import Callable, Iterator
from typing import Any

from theomachy.games.godstorm.actions import SEATS
from theomachy.games.godstorm.board import (
    ATLANTIS,
    CONTINENT,
    NAMES,
    SEA_NAMES,
    SPACE_NAMES,
    TERRITORIES,
)
from theomachy.games.godstorm.cards import CARD_NAMES, GOD_LETTERS, GODS, Card
from theomachy.games.godstorm.describe import (
    HEAVEN_NAME,
    PLACES,
    hand_names,
    owner_at,
    owner_name,
)
from theomachy.games.godstorm.state import Clash, Node
from theomachy.kernel import Event
from theomachy.kernel.bits import members
from theomachy.kernel.kinds import Seat, State
from theomachy.kernel.reading import differ

_ARMIES = ("armies", "land", "souls", "space_owner")
"""All there are, and whose they are."""
NUMBERS = {name: number for number, name in enumerate(PLACES)}
Told = tuple[str, dict[str, Any]]
"""The kind of an event and its arguments."""


def tell_changes(was: State, now: State) -> list[Event]:
    """Everything public that changed, from the turn to the cards that left the game."""
    told = [*tell_turn(was, now)]
    for fields, tell in _TOLD_BY:
        if differ(was, now, *fields):
            told += tell(was, now)
    told += tell_cards(was, now)
    return [Event(kind, args) for kind, args in told]


def tell_turn(was: State, now: State) -> Iterator[Told]:
    if now.node == Node.BID and was.node == Node.EPOCH_START:
        yield "epoch", {"epoch": now.epoch}
    elif now.epoch < was.epoch:
        yield "epoch-back", {"epoch": now.epoch}
    if now.node == Node.OMENS and (was.turn, was.epoch) != (now.turn, now.epoch):
        yield "turn", {"player": SEATS[now.seat], "epoch": now.epoch}


def tell_armies(was: State, now: State) -> Iterator[Told]:
    """Armies that move, come and go, on the map and below it."""
    gains, losses = army_changes(was, now)
    if is_march(was, now, gains, losses):
        yield from tell_march(was, now, gains, losses)
        return
    for place, number in losses.items():
        player = owner_of(was, place)
        left = count_at(now, place) if owner_of(now, place) == player else 0
        yield "lost", {"player": player, "place": place, "number": number, "left": left}
    for place, number in gains.items():
        yield "raised", {"player": owner_of(now, place), "place": place, "number": number}


def army_changes(was: State, now: State) -> tuple[dict[str, int], dict[str, int]]:
    """By place, what is gained and what is lost there; a place that changes hands is both."""
    gains: dict[str, int] = {}
    losses: dict[str, int] = {}
    for place in changed_places(was, now):
        before, after = count_at(was, place), count_at(now, place)
        if before and after and owner_of(was, place) != owner_of(now, place):
            losses[place], gains[place] = before, after
        elif after > before:
            gains[place] = after - before
        else:
            losses[place] = before - after
    if was.node == Node.EMBARK or was.clash == Clash.UNDERWORLD:
        gone = count_at(was, HEAVEN_NAME) - count_at(now, HEAVEN_NAME)
        if gone:
            losses[HEAVEN_NAME] = gone
    return gains, losses


def changed_places(was: State, now: State) -> list[str]:
    """Where the number of armies, or whose they are, is not what it was."""
    if not differ(was, now, *_ARMIES):
        return []
    changed_hands = 0
    for old, new in zip(was.land, now.land, strict=True):
        changed_hands |= old ^ new
    on_map = {t for t in members(changed_hands) if now.armies[t] > 0}
    on_map |= where_unlike(was.armies, now.armies)
    below = {u for u in where_unlike(was.space_owner, now.space_owner) if now.souls[u] > 0}
    below |= where_unlike(was.souls, now.souls)
    return [*(NAMES[t] for t in sorted(on_map)), *(SPACE_NAMES[u] for u in sorted(below))]


def where_unlike(was: list[int], now: list[int]) -> set[int]:
    """The places at which two lists are not the same; where all are, nobody looks for them."""
    if was == now:
        return set()
    return {n for n, (old, new) in enumerate(zip(was, now, strict=True)) if old != new}


def is_march(was: State, now: State, gains: dict[str, int], losses: dict[str, int]) -> bool:
    """Whether somebody's armies left one place for another."""
    if len(gains) != 1 or len(losses) != 1 or gains.keys() == losses.keys():
        return False
    (source,), (goal,) = losses, gains
    return owner_of(was, source) == owner_of(now, goal)


def tell_march(
    was: State, now: State, gains: dict[str, int], losses: dict[str, int]
) -> Iterator[Told]:
    """GS-8.4 Those who left and did not stay died of the plague where they arrived."""
    ((source, number),), ((goal, stayed),) = losses.items(), gains.items()
    who = {"player": owner_of(was, source)}
    yield "moved", {**who, "from": source, "to": goal, "number": number}
    if stayed < number:
        yield "struck", who
        yield "lost", {**who, "place": goal, "number": number - stayed,
                       "left": count_at(now, goal)}  # fmt: skip


def count_at(s: State, place: str) -> int:
    if place == HEAVEN_NAME:
        return int(s.heaven[s.seat])
    number = NUMBERS[place]
    return int(s.armies[number] if number < TERRITORIES else s.souls[number - TERRITORIES])


def owner_of(s: State, place: str) -> str | None:
    if place == HEAVEN_NAME:
        return owner_name(s.seat)
    number = NUMBERS[place]
    if number >= TERRITORIES:
        return owner_name(s.space_owner[number - TERRITORIES])
    return owner_name(owner_at(s, number))


def tell_gods(was: State, now: State) -> Iterator[Told]:
    for seat in range(now.players):
        for god in range(GODS):
            old, new = was.gods[seat][god], now.gods[seat][god]
            who = {"player": SEATS[seat], "god": GOD_LETTERS[god]}
            if old >= 0 and new < 0:
                yield "banished", who | {"territory": NAMES[bound_for(was, old)]}
            elif old >= 0 and new != old:
                yield "god-moved", who | {"from": NAMES[old], "to": NAMES[new]}


def bound_for(was: State, place: int) -> int:
    """GS-1.15 Where a god goes that enters plagued ground; any other is banished where it stood."""
    if was.node == Node.ESCORT:
        return int(was.defending)
    if was.node == Node.EFFECT and was.card == Card.SIREN and place == was.other:
        return int(was.place)
    is_sent = was.node == Node.EFFECT and was.card in (Card.EAGLES, Card.MEEK, Card.SIREN)
    return int(was.other) if is_sent or was.node == Node.GODS else place


def tell_marks(was: State, now: State) -> Iterator[Told]:
    """Temples and plague, the sea, sacred ground and seared skies."""
    if now.sunk > was.sunk:
        yield "sunk", {}
    yield from tell_ground(was, now)
    if now.maelstrom != was.maelstrom:
        yield "maelstrom", {"sea": SEA_NAMES[now.maelstrom]}
    if now.sacred != was.sacred and now.sacred >= 0:
        yield "sacred", {"territory": NAMES[now.sacred]}
    for seat in range(now.players):
        if now.sears[seat] > was.sears[seat]:
            yield "seared", {"player": SEATS[seat]}


def tell_ground(was: State, now: State) -> Iterator[Told]:
    """Temples and plague; what sinks with Atlantis is told with it."""
    sinking = int(CONTINENT[ATLANTIS]) if now.sunk > was.sunk else 0
    for territory in members((was.temples ^ now.temples) & ~sinking):
        is_raised = now.temples >> territory & 1
        yield "temple-raised" if is_raised else "temple-gone", {"territory": NAMES[territory]}
    for territory in members((was.plagues ^ now.plagues) & ~sinking):
        is_plagued = now.plagues >> territory & 1
        yield "plagued" if is_plagued else "cleansed", {"territory": NAMES[territory]}


def tell_relics(was: State, now: State) -> Iterator[Told]:
    for seat in range(now.players):
        gained = members(now.relics[seat] & ~was.relics[seat])
        for card in gained:
            givers = [n for n in range(now.players) if was.relics[n] >> card & 1]
            if givers:
                told = {"player": SEATS[seat], "victim": SEATS[givers[0]]}
                yield "relic-won", told | {"card": CARD_NAMES[card]}
    for seat in range(now.players):
        for card in members(was.relics[seat]):
            if not any(relics >> card & 1 for relics in now.relics):
                yield "relic-gone", {"player": SEATS[seat], "card": CARD_NAMES[card]}


def tell_cards(was: State, now: State) -> Iterator[Told]:
    """GS-17.2, GS-14.3 Hands that leave the game are shown; GS-16.8 faith given by a card."""
    if was.node != Node.EFFECT and not differ(was, now, "fallen"):
        return
    for seat in range(now.players):
        is_withered = was.node == Node.EFFECT and was.card == Card.CROPS and was.pick == seat
        if is_withered or (has_fallen(was, now, seat) and heir_to_hands(was, now) is None):
            for card in hand_names(was, seat):
                yield "discarded", {"player": SEATS[seat], "card": card}
    if was.node == Node.EFFECT and was.card == Card.STRENGTH:
        gained = now.faith[was.seat] - was.faith[was.seat]
        yield "faith-gained", {"player": SEATS[was.seat], "number": gained}


def tell_fallen(was: State, now: State) -> Iterator[Told]:
    """GS-14 Who is eliminated, and what his eliminator takes."""
    for seat in range(now.players):
        if has_fallen(was, now, seat):
            yield "eliminated", {"player": SEATS[seat]}
            heir = heir_to_hands(was, now)
            if heir and sum(was.hand_size[seat]):
                told = {"player": heir, "victim": SEATS[seat]}
                yield "spoils", told | {"number": sum(was.hand_size[seat])}


def has_fallen(was: State, now: State, seat: Seat) -> bool:
    return bool(now.fallen[seat] > was.fallen[seat])


def heir_to_hands(was: State, now: State) -> str | None:
    """GS-14.3 Whose hand grew as others fell."""
    sizes = zip(was.hand_size, now.hand_size, strict=True)
    grown = [seat for seat, (old, new) in enumerate(sizes) if sum(new) > sum(old)]
    return SEATS[grown[0]] if grown else None


_TOLD_BY: tuple[tuple[tuple[str, ...], Callable[[State, State], Iterator[Told]]], ...] = (
    (("fallen",), tell_fallen),
    (("sunk", "temples", "plagues", "maelstrom", "sacred", "sears"), tell_marks),
    ((*_ARMIES, "heaven", "seat"), tell_armies),
    (("gods",), tell_gods),
    (("relics",), tell_relics),
)
"""What tells of each change, in the order it is told; most steps change little."""
