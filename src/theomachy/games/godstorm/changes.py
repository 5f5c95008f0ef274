"""What differs between two positions, as events: nothing a rule does can go untold."""

from collections.abc import Iterator
from typing import Any

from theomachy.games.godstorm.actions import SEATS
from theomachy.games.godstorm.board import NAMES, SEA_NAMES, SPACE_NAMES, TERRITORIES
from theomachy.games.godstorm.cards import CARD_NAMES, GOD_LETTERS, GODS, Card
from theomachy.games.godstorm.describe import hand_names, owner_at, owner_name
from theomachy.games.godstorm.state import Node
from theomachy.kernel import Event
from theomachy.kernel.bits import members

Told = tuple[str, dict[str, Any]]
"""The kind of an event and its arguments."""


def tell_changes(was: Any, now: Any) -> list[Event]:
    """Everything public that changed, from armies to the end of a player."""
    told = [
        *tell_turn(was, now), *tell_armies(was, now), *tell_gods(was, now),
        *tell_marks(was, now), *tell_relics(was, now), *tell_cards(was, now),
        *tell_fallen(was, now),
    ]  # fmt: skip
    return [Event(kind, args) for kind, args in told]


def tell_turn(was: Any, now: Any) -> Iterator[Told]:
    if now.node == Node.BID and was.node == Node.EPOCH_START:
        yield "epoch", {"epoch": now.epoch}
    elif now.epoch < was.epoch:
        yield "epoch-back", {"epoch": now.epoch}
    if now.node == Node.OMENS and (was.turn, was.epoch) != (now.turn, now.epoch):
        yield "turn", {"player": SEATS[now.seat], "epoch": now.epoch}


def tell_armies(was: Any, now: Any) -> Iterator[Told]:
    """Armies that move, come and go, on the map and below it."""
    gains, losses = army_changes(was, now)
    moved = min(sum(gains.values()), sum(losses.values()))
    if len(gains) == len(losses) == 1 and moved:
        (source,), (goal,) = losses, gains
        if owner_of(was, source) == owner_of(now, goal):
            seat = owner_of(now, goal)
            yield "moved", {"player": seat, "from": source, "to": goal, "number": moved}
            gains, losses = lessened(gains, moved), lessened(losses, moved)
    for place, number in losses.items():
        left = count_at(now, place)
        yield "lost", {"player": owner_of(was, place), "place": place, "number": number,
                       "left": left}  # fmt: skip
    for place, number in gains.items():
        yield "raised", {"player": owner_of(now, place), "place": place, "number": number}


def army_changes(was: Any, now: Any) -> tuple[dict[str, int], dict[str, int]]:
    """By place, what is gained and what is lost there; a place that changes hands is both."""
    gains: dict[str, int] = {}
    losses: dict[str, int] = {}
    for place in (*NAMES, *SPACE_NAMES):
        before, after = count_at(was, place), count_at(now, place)
        if before and after and owner_of(was, place) != owner_of(now, place):
            losses[place], gains[place] = before, after
        elif after > before:
            gains[place] = after - before
        elif after < before:
            losses[place] = before - after
    return gains, losses


def lessened(numbers: dict[str, int], by: int) -> dict[str, int]:
    return {place: number - by for place, number in numbers.items() if number > by}


def count_at(s: Any, place: str) -> int:
    if place in SPACE_NAMES:
        return int(s.souls[SPACE_NAMES.index(place)])
    return int(s.armies[NAMES.index(place)])


def owner_of(s: Any, place: str) -> str | None:
    if place in SPACE_NAMES:
        return owner_name(s.space_owner[SPACE_NAMES.index(place)])
    return owner_name(owner_at(s, NAMES.index(place)))


def tell_gods(was: Any, now: Any) -> Iterator[Told]:
    for seat in range(now.players):
        for god in range(GODS):
            old, new = was.gods[seat][god], now.gods[seat][god]
            who = {"player": SEATS[seat], "god": GOD_LETTERS[god]}
            if old >= 0 and new < 0:
                yield "banished", who | {"territory": NAMES[old]}
            elif old >= 0 and new != old:
                yield "god-moved", who | {"from": NAMES[old], "to": NAMES[new]}


def tell_marks(was: Any, now: Any) -> Iterator[Told]:
    """Temples and plague, the sea, sacred ground and seared skies."""
    for territory in range(TERRITORIES):
        name, bit = {"territory": NAMES[territory]}, 1 << territory
        if (was.temples ^ now.temples) & bit:
            yield "temple-raised" if now.temples & bit else "temple-gone", name
        if (was.plagues ^ now.plagues) & bit and was.node != Node.PLAGUE:
            yield "plagued" if now.plagues & bit else "cleansed", name
    if now.sunk > was.sunk:
        yield "sunk", {}
    if now.maelstrom != was.maelstrom:
        yield "maelstrom", {"sea": SEA_NAMES[now.maelstrom]}
    if now.sacred != was.sacred and now.sacred >= 0:
        yield "sacred", {"territory": NAMES[now.sacred]}
    for seat in range(now.players):
        if now.sears[seat] > was.sears[seat]:
            yield "seared", {"player": SEATS[seat]}


def tell_relics(was: Any, now: Any) -> Iterator[Told]:
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


def tell_cards(was: Any, now: Any) -> Iterator[Told]:
    """GS-17.2 A hand shown and discarded; GS-16.8 faith given by a card; GS-7.5 AEGIS."""
    if was.node == Node.EFFECT and was.card == Card.CROPS:
        names = ", ".join(hand_names(was, was.pick))
        yield "discarded", {"player": SEATS[was.pick], "cards": names or "-"}
    if was.node == Node.EFFECT and was.card == Card.STRENGTH:
        gained = now.faith[was.seat] - was.faith[was.seat]
        yield "faith-gained", {"player": SEATS[was.seat], "number": gained}


def tell_fallen(was: Any, now: Any) -> Iterator[Told]:
    """GS-14 Who is eliminated, and what his eliminator takes."""
    for seat in range(now.players):
        if now.fallen[seat] > was.fallen[seat]:
            yield "eliminated", {"player": SEATS[seat]}
            heirs = [n for n in range(now.players) if sum(now.hand_size[n]) > sum(was.hand_size[n])]
            if heirs and sum(was.hand_size[seat]):
                told = {"player": SEATS[heirs[0]], "victim": SEATS[seat]}
                yield "spoils", told | {"number": sum(was.hand_size[seat])}
