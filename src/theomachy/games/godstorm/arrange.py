"""The record of a described position."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.games.godstorm.actions import GOD_SETS, OWNER_NAMES, PEOPLES, SEATS
from theomachy.games.godstorm.board import (
    CRYPT_SPACES,
    NAMES,
    NOWHERE,
    NUMBERS,
    SEA_NAMES,
    SPACE_NAMES,
)
from theomachy.games.godstorm.cards import CARD_NAMES, GOD_LETTERS, HAND_KINDS, Card
from theomachy.games.godstorm.describe import (
    PLACES,
    SPACES_AND_HEAVEN,
    people_name,
    pick_names,
)
from theomachy.games.godstorm.numbers import MOST_PLAYERS
from theomachy.games.godstorm.rules.decisions import TURN
from theomachy.games.godstorm.rules.peoples import neutral_people
from theomachy.games.godstorm.state import (
    NOBODY,
    NONE,
    ONE,
    OPTIONS,
    STATE,
    TWO,
    Clash,
    Ending,
    Node,
)
from theomachy.kernel import ask
from theomachy.kernel.arranging import begun
from theomachy.kernel.bits import word
from theomachy.kernel.kinds import Cell, Seat, State
from theomachy.kernel.rows import Step
from theomachy.locales import Wrong

DECKS = tuple(GOD_LETTERS)
CRYPT_NAMES = tuple(SPACE_NAMES[space] for space in CRYPT_SPACES)
_PASSED = {row.node for row in TURN.rows if isinstance(row, Step)}
PHASES = {node.name.lower(): node for node in Node if node not in _PASSED}
STEPS = {
    "epoch": Node.EPOCH_START, "T0": Node.OMENS, "T1": Node.INCOME, "T2": Node.BUILD,
    "T3": Node.BUY, "T4": Node.PLAY, "T5": Node.PLAGUE_STRIKES, "T6": Node.INVADE,
    "T7": Node.FORTIFY, "T8": Node.EMBARK, "T9": Node.DESCEND, "T10": Node.DEATH_LABOUR,
}  # fmt: skip
_LAND = re.compile(r"(?:(P[1-5]|N):(\d{1,5})|-)((?: .+)?)")
_STRANDED = re.compile(r"(P[1-5])\.([WDSM]+)")
_SPACE = re.compile(r"(P[1-5]):(\d{1,5})|-")
_BEFORE_TURNS = (Node.PLAGUE, Node.RANK, Node.FIRST, Node.DEAL, Node.PANTHEON, Node.CLAIM,
                 Node.MUSTER, Node.GOD, Node.TEMPLE)  # fmt: skip


def number_in(names: Sequence[str], name: str, what: str) -> int:
    if name not in names:
        raise Wrong(f"door-godstorm-no-{what.replace(' ', '-')}", name=name, known=names)
    return names.index(name)


def number_or(names: Sequence[str], name: str | None, otherwise: int, what: str) -> int:
    return otherwise if name is None else number_in(names, name, what)


def seat_number(name: str | None) -> int:
    return number_or(OWNER_NAMES, name, NOBODY, "seat")


def arrange(description: Mapping[str, Any]) -> Any:
    """A full description, or the few words of a scenario with everything else as it usually is."""
    s = begun(description, STATE, OPTIONS)
    s.faith[:] = 0
    arrange_map(s, description)
    arrange_turn(s, description)
    arrange_seats(s, description)
    arrange_cards(s, description)
    arrange_invasion(s, description.get("invasion"))
    arrange_choices(s, description)
    ask.proceed(s)
    return s


def arrange_map(s: State, description: Mapping[str, Any]) -> None:
    for name, text in description.get("territories", {}).items():
        arrange_land(s, number_in(NAMES, name, "territory"), text)
    for name, text in description.get("spaces", {}).items():
        space, written = number_in(SPACE_NAMES, name, "space"), _SPACE.fullmatch(text)
        if not written:
            raise Wrong("door-godstorm-describes-no-space", name=text)
        if written[1]:
            s.souls[space], s.space_owner[space] = int(written[2]), seat_number(written[1])
    s.sunk = bool(description.get("sunk", False))
    s.maelstrom = number_or(SEA_NAMES, description.get("maelstrom"), NOWHERE, "sea connection")
    s.sacred = number_or(NAMES, description.get("sacred"), NOWHERE, "territory")


def arrange_land(s: State, territory: Cell, text: str) -> None:
    """GS-1.1 One territory, as Ground writes it."""
    written = _LAND.fullmatch(text)
    if not written:
        raise Wrong("door-godstorm-describes-no-territory", name=text)
    owner = seat_number(written[1])
    if owner != NOBODY:
        s.armies[territory] = int(written[2])
        s.land[owner] |= word([territory])
    for mark in written[3].split():
        if mark == "temple":
            s.temples |= word([territory])
        elif mark == "plague":
            s.plagues |= word([territory])
        else:
            arrange_gods(s, owner, mark, territory)


def arrange_gods(s: State, owner: int, mark: str, territory: Cell) -> None:
    if left_behind := _STRANDED.fullmatch(mark):
        owner, mark = seat_number(left_behind[1]), left_behind[2]
    if not 0 <= owner < MOST_PLAYERS or not set(mark) <= set(GOD_LETTERS):
        raise Wrong("door-godstorm-no-mark", name=mark)
    for letter in mark:
        s.gods[owner, GOD_LETTERS.index(letter)] = territory


def arrange_turn(s: State, description: Mapping[str, Any]) -> None:
    """GS-3.6 Where the game stands; markers in seat order unless told."""
    *seat, phase = description["at"].split() or [""]
    if phase not in PHASES and phase not in STEPS:
        raise Wrong("door-phase", name=phase, known=[*STEPS, *PHASES])
    s.node = PHASES[phase] if phase in PHASES else STEPS[phase]
    s.seat = seat_number(seat[0]) if seat else NOBODY
    is_early = s.node in _BEFORE_TURNS
    s.first = seat_number(description.get("first", None if is_early else "P1"))
    s.epoch = description.get("epoch", 0 if is_early else 1)
    has_turn = not is_early and s.seat >= 0 and s.node != Node.BID and s.node != Node.MARKER
    markers = description.get("markers", range(1, s.players + 1) if has_turn else ())
    s.markers[: len(markers)] = list(markers)
    fallen = description.get("fallen", ())
    s.fallen[: len(fallen)] = list(fallen)
    if "markers" not in description:
        s.markers[s.fallen > 0] = 0
    s.turn = description.get("turn", int(s.markers[s.seat]) if has_turn else 0)
    ending = description.get("ending")
    s.ending = Ending[ending.upper()] if ending else Ending.NONE
    for name in ("conquests", "bought", "omen", "ranked", "go"):
        s[name] = description.get(name, 0)
    s.labours = number_in(GOD_SETS, description.get("labours", "-"), "set of gods")


def arrange_seats(s: State, description: Mapping[str, Any]) -> None:
    early = s.node in (Node.PLAGUE, Node.RANK, Node.PANTHEON)
    peoples = description.get("pantheons", () if early else PEOPLES[: s.players])
    for seat, people in enumerate(peoples):
        s.people[seat] = number_or(PEOPLES, people, NONE, "pantheon")
    neutral = people_name(neutral_people(s))
    if description.get("neutral", neutral) != neutral:
        raise Wrong("door-godstorm-neutral", people=description["neutral"], neutral=neutral or "-")
    for name in ("faith", "heaven", "sears", "reserve"):
        arrange_row(s, s[name], description.get(name, {}))
    for seat, bid in enumerate(description.get("bids", ())):
        s.bids[seat] = NONE if bid is None else bid
    for place, name in enumerate(description.get("ranking", ())):
        s.ranking[place] = seat_number(name)
    for name, number in description.get("revived", {}).items():
        s.revived[number_in(CRYPT_NAMES, name, "space")] = number


def arrange_row(s: State, row: Any, told: Mapping[str, int] | list[int]) -> None:
    """One number per seat: a list, or a few seats by name."""
    if isinstance(told, list):
        told = dict(zip(SEATS, told, strict=False))
    for name, number in told.items():
        row[number_in(SEATS[: s.players], name, "seat of this table")] = number


def arrange_cards(s: State, description: Mapping[str, Any]) -> None:
    """GS-6.12, GS-6.13 Hands, relics and what has left the game; all else is in the decks."""
    for names, take in ((description.get("hands", {}), to_hand),
                        (description.get("relics", {}), to_relics)):  # fmt: skip
        rows = dict(zip(SEATS, names, strict=False)) if isinstance(names, list) else names
        for seat, cards in rows.items():
            for name in cards:
                take(s, seat_number(seat), from_deck(s, name))
    for name in description.get("out", ()):
        from_deck(s, name)
    for deck, kept in description.get("only", {}).items():
        empty_deck(s, GOD_LETTERS.index(deck), kept)
    if description.get("card"):
        s.card = from_deck(s, description["card"])
    for place, deck in enumerate(description.get("queue", ())):
        s.queue[place] = number_in(DECKS, deck, "deck")
    if drawn := description.get("draw"):
        s.drawer, s.after = seat_number(drawn["player"]), Node[drawn["then"].upper()]
        s.draw_deck = number_in(DECKS, drawn["deck"], "deck")


def from_deck(s: State, name: str) -> int:
    card = number_in(CARD_NAMES, name, "card")
    twin = TWO if int(s.deck[TWO]) >> card & 1 else ONE
    if not int(s.deck[twin]) >> card & 1:
        raise Wrong("door-godstorm-no-other-card", name=name)
    s.deck[twin] &= ~word([card])
    s.deck_size[deck_of(card)] -= 1
    return card


def deck_of(card: int) -> int:
    return sum(card >= first for first in (Card.BLOOD, Card.WORKERS, Card.AEGIS))


def to_hand(s: State, seat: Seat, card: int) -> None:
    if card >= HAND_KINDS:
        raise Wrong("door-godstorm-relic-in-hand", name=CARD_NAMES[card])
    twin = TWO if int(s.hands[seat, ONE]) >> card & 1 else ONE
    s.hands[seat, twin] |= word([card])
    s.hand_size[seat, deck_of(card)] += 1


def to_relics(s: State, seat: Seat, card: int) -> None:
    if card < HAND_KINDS:
        raise Wrong("door-godstorm-no-relic", name=CARD_NAMES[card])
    s.relics[seat] |= word([card])


def empty_deck(s: State, deck: int, kept: list[str]) -> None:
    """GS-6.4 Only these cards are left in it."""
    for card, name in enumerate(CARD_NAMES):
        copies = (int(s.deck[ONE]) >> card & 1) + (int(s.deck[TWO]) >> card & 1)
        if deck_of(card) == deck:
            for _ in range(copies - kept.count(name)):
                from_deck(s, name)


def arrange_invasion(s: State, told: Mapping[str, Any] | None) -> None:
    """GS-9.1 What is under way."""
    if not told:
        return
    s.clash = Clash[told.get("clash", "battle").upper()]
    names = SPACES_AND_HEAVEN if s.clash == Clash.UNDERWORLD else NAMES
    s.attacking = number_in(names, told["from"], "place")
    s.defending = number_in(names, told["to"], "place")
    s.defender = seat_number(told["defender"])
    s.force = number_in(GOD_SETS, told["force"], "set of gods")
    s.attacked = told["attacked"]
    s.attack_dice, s.defence_dice = told["attack_dice"], told["defence_dice"]
    s.champion = number_or(DECKS, told["champion"], NONE, "god")
    s.rival = number_or(DECKS, told["rival"], NONE, "god")
    for side, dice in enumerate(told["dice"]):
        s.dice[side, : len(dice)] = dice
    s.checked, s.gifted = told["checked"], told["gifted"]


def arrange_choices(s: State, description: Mapping[str, Any]) -> None:
    """GS-7.4 What has been chosen for a card, for fortifying or for a revival."""
    s.chosen, s.number = description.get("chosen", 0), description.get("number", 0)
    s.place = number_or(PLACES, description.get("place"), NOWHERE, "place")
    s.other = number_or(PLACES, description.get("other"), NOWHERE, "place")
    s.company = number_in(GOD_SETS, description.get("company", "-"), "set of gods")
    s.pick = number_or(pick_names(s.card), description.get("pick"), NONE, "pick")
    s.marked = word(NUMBERS[name] for name in description.get("marked", ()))
