"""What happened, as events, told by playing it again step by step."""

from typing import Any

from theomachy.games.storm.actions import ALPHABET
from theomachy.games.storm.board import NAMES, NUMBERS
from theomachy.games.storm.claims import observer
from theomachy.games.storm.describe import (
    draw_cell,
    god_name,
    names_of,
    tiles_of,
)
from theomachy.games.storm.numbers import SANCTUARIES, SANCTUARY_UPKEEP
from theomachy.games.storm.state import ENDINGS, UPKEEP_AFTER, Node
from theomachy.games.storm.tiles import CONSTRUCTION
from theomachy.games.storm.words import explain
from theomachy.kernel import Event, ask
from theomachy.kernel.bits import wide_members
from theomachy.kernel.reading import differ, in_python
from theomachy.kernel.record import copied
from theomachy.kernel.seats import seat_name

Told = tuple[str, dict[str, Any]]
"""The kind of an event and its arguments."""


def tell(before: Any, action: int, after: Any) -> list[Event]:
    """The action, then every automatic step worth a line."""
    s, was = copied(before), in_python(before)
    is_settled = ask.advance(s, action)
    now = in_python(s)
    told = [tell_action(before, was, action, now), *tell_more(was, now)]
    while not is_settled:
        is_settled = ask.advance(s, ask.BY_ITSELF)
        was, now = now, in_python(s)
        told += tell_step(was, now) + tell_more(was, now)
    if now.node == Node.OVER:
        told.append(("over", {"reason": ENDINGS[s.ending]}))
    return [Event(*event) for event in told]


def tell_action(before: Any, was: Any, action: int, now: Any) -> Told:
    verb, told = ALPHABET.write(action).split()[0], explain(before, action)
    if verb != "first":
        told = {"player": seat_name(was.seat)} | told
    if verb == "draw":
        return "find" if was.explorer >= 0 else "uncover", told | {"cell": NAMES[draw_cell(was)]}
    if verb == "attack":
        return "war" if told.pop("war") else "attack", told
    if verb == "keep":
        tile = was.board[was.place]
        return verb, told | {"cell": NAMES[was.place], "gone": tile.worshipers - told["number"]}
    if verb == "madden":
        taken = now.board[NUMBERS[told["cell"]]].owner == was.seat
        return verb, told | {"outcome": "taken" if taken else "joined"}
    if verb == "to":
        return verb, told | {"from": NAMES[was.place]}
    if verb == "leave" and was.node == Node.FOUND:
        return "leave-find", told | {"cell": NAMES[was.place]}
    return verb, told


def tell_step(was: Any, now: Any) -> list[Told]:
    """What an automatic step did, where it is worth a line."""
    if was.node == Node.WALK:
        return tell_walk(was, now)
    if was.node == Node.STRENGTHEN:
        return tell_strengthening(was, now)
    if was.node == Node.TURN_START and now.node != Node.OVER:
        return [("turn", {"player": seat_name(now.seat), "turn": now.turn})]
    player = {"player": seat_name(was.seat)}
    if was.node == Node.FOUND:
        return [("find-lost", player | {"cell": NAMES[was.place]})]
    if was.node == Node.GOD:
        return [("god", player | {"god": god_name(now, was.seat)})]
    return []


def tell_more(was: Any, now: Any) -> list[Told]:
    """What may follow from anything: tiles vanish, claims begin and fail."""
    return tell_vanishing(was, now) * (was.node != Node.FOUND) + tell_claims(was, now)


def tell_vanishing(was: Any, now: Any) -> list[Told]:
    """ST-6.6, ST-7.2, ST-11.3, ST-14.6 The tiles no longer on the board."""
    if not differ(was, now, "occupied", "vacant"):
        return []
    there = names_of(tiles_of(now))
    gone = [name for name in names_of(tiles_of(was)) if name not in there]
    return [("vanish", {"cells": ", ".join(gone), "number": len(gone)})] * bool(gone)


def tell_walk(was: Any, now: Any) -> list[Told]:
    """ST-4, ST-5 Vaal enters, strikes, batters, or can go no further."""
    if now.vaal != was.vaal:
        return [("vaal-enters", {"cell": NAMES[now.vaal]})]
    if now.node == Node.SETTLE:
        return [("vaal-stops", {"cell": NAMES[now.vaal], "lost": was.points})] * (was.points > 0)
    for cell in wide_members(tiles_of(was)):
        if was.board[cell] != now.board[cell]:
            return [("vaal-strikes", struck(was, now, cell))]
    battered = {"cell": NAMES[draw_cell(was)], "spent": was.points}
    return [("vaal-batters", battered)] * (now.points < was.points)


def struck(was: Any, now: Any, cell: int) -> dict[str, Any]:
    tile, left = was.board[cell], now.board[cell].worshipers
    return {
        "victim": seat_name(tile.owner),
        "cell": NAMES[cell],
        "lost": tile.worshipers - left,
        "left": left,
        "construction": god_name(was, tile.owner) if tile.building == CONSTRUCTION else "none",
    }


def tell_strengthening(was: Any, now: Any) -> list[Told]:
    """ST-7.5 Upkeep paid or failed, and who joins, in their order."""
    seat, upkeep = was.seat, []
    player = {"player": seat_name(seat)}
    gained = now.community[seat] - was.community[seat]
    if now.sanctuaries[seat] < SANCTUARIES:
        upkeep = [("upkeep", player)]
        gained += SANCTUARY_UPKEEP
    elif was.sanctuaries[seat] < SANCTUARIES:
        upkeep = [("sanctuary-lost", player)]
    income = [("income", player | {"number": gained})]
    return income + upkeep if was.rules.upkeep == UPKEEP_AFTER else upkeep + income


def tell_claims(was: Any, now: Any) -> list[Told]:
    """ST-15 Claims that begin, and those that fail."""
    told: list[Told] = []
    if not differ(was, now, "claim_since", "ring_since"):
        return told
    for seat, (old, new) in enumerate(zip(was.claim_since, now.claim_since, strict=True)):
        if new > old:
            told.append(("claim", {"player": seat_name(seat), "due": new + now.players}))
        elif new < old:
            told.append(("claim-broken", {"player": seat_name(seat)}))
    if now.ring_since > was.ring_since:
        by = {"player": seat_name(observer(now, now.ring_since))}
        told.append(("ring", by | {"due": now.ring_since + now.players}))
    elif now.ring_since < was.ring_since:
        told.append(("ring-broken", {}))
    return told
