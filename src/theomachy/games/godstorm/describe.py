"""A position as a readable dict."""

import functools
import itertools
from collections.abc import Iterable
from typing import Any, Literal

from theomachy.games.godstorm.actions import GOD_SETS, OWNER_NAMES, PEOPLES
from theomachy.games.godstorm.board import (
    CRYPT_SPACES,
    NAMES,
    NOWHERE,
    SEA_NAMES,
    SPACE_NAMES,
    TERRITORIES,
)
from theomachy.games.godstorm.cards import (
    ALL_KINDS,
    CARD_NAMES,
    CHOICES,
    DOUBLES,
    GOD_LETTERS,
    HAND_KINDS,
    NO_CARD,
    UNDERWORLD_KINDS,
    Choice,
)
from theomachy.games.godstorm.foresight import bent_in, conquest_in, foresee, godswar_in
from theomachy.games.godstorm.position import Draw, GodstormPosition, Ground, Invasion
from theomachy.games.godstorm.rules.peoples import neutral_people
from theomachy.games.godstorm.state import (
    ENDINGS,
    NEUTRAL,
    NO_UNDERWORLD,
    NONE,
    OPTIONS,
    Clash,
    Ending,
    Node,
)
from theomachy.kernel.bits import members
from theomachy.kernel.reading import in_python, options_in

_KEPT = 1024
"""Few actions change whose a territory is, or where a card is."""
PLACES = (*NAMES, *SPACE_NAMES)
"""Territories, and spaces behind them."""
HEAVEN_NAME = "H"
SPACES_AND_HEAVEN = (*SPACE_NAMES, HEAVEN_NAME)


def owner_name(owner: int) -> str | None:
    return OWNER_NAMES[owner] if owner >= 0 else None


def people_name(people: int) -> str | None:
    return PEOPLES[people] if people != NONE else None


def place_name(place: int) -> str | None:
    return PLACES[place] if place != NOWHERE else None


def god_name(god: int) -> str | None:
    return GOD_LETTERS[god] if god >= 0 else None


def describe(record: Any) -> GodstormPosition:
    """Everything the record holds; nothing that follows from the rest but public numbers."""
    s = in_python(record)
    seats = range(s.players)
    return GodstormPosition(
        players=s.players,
        options=options_in(s.rules, OPTIONS),
        pantheons=[people_name(people) for people in s.people[: s.players]],
        neutral=people_name(neutral_people(record)),
        first=owner_name(s.first),
        epoch=s.epoch,
        at=where(s),
        territories={NAMES[t]: one for t, one in grounds(s, occupied(s)).items()},
        spaces={SPACE_NAMES[u]: space(s, u) for u, owner in enumerate(s.space_owner) if owner >= 0},
        heaven=s.heaven[: s.players],
        faith=s.faith[: s.players],
        hands=[hand_names(s, seat) for seat in seats],
        hand_sizes=[dict(zip(GOD_LETTERS, s.hand_size[seat], strict=False)) for seat in seats],
        relics=[[CARD_NAMES[card] for card in members(s.relics[seat])] for seat in seats],
        decks=dict(zip(GOD_LETTERS, s.deck_size, strict=True)),
        out=cards_out(s),
        markers=s.markers[: s.players],
        turn=s.turn,
        fallen=s.fallen[: s.players],
        bids=[None if bid == NONE else bid for bid in s.bids[: s.players]],
        ranking=[owner_name(seat) for seat in s.ranking[: s.players]],
        ranked=s.ranked,
        reserve=s.reserve[: s.players],
        go=s.go,
        sunk=bool(s.sunk),
        maelstrom=SEA_NAMES[s.maelstrom] if s.maelstrom != NOWHERE else None,
        sacred=place_name(s.sacred),
        sears=s.sears[: s.players],
        omen=s.omen,
        conquests=s.conquests,
        labours=GOD_SETS[s.labours],
        bought=s.bought,
        queue=[GOD_LETTERS[deck] for deck in s.queue if deck != NONE],
        revived={SPACE_NAMES[u]: n for u, n in zip(CRYPT_SPACES, s.revived, strict=True) if n},
        invasion=describe_invasion(s, foresee(record)),
        draw=describe_draw(s),
        card=CARD_NAMES[s.card] if s.card != NO_CARD else None,
        chosen=s.chosen,
        place=place_name(s.place),
        other=place_name(s.other),
        number=s.number,
        company=GOD_SETS[s.company],
        pick=pick_name(s.card, s.pick),
        marked=[NAMES[t] for t in members(s.marked)],
        ending=None if s.ending == Ending.NONE else ENDINGS[s.ending],
    )  # fmt: skip


def where(s: Any) -> str:
    """Who is on turn, and at which node: `P1 invade`; nature's nodes of the set-up stand alone."""
    phase = Node(s.node).name.lower()
    return phase if s.seat < 0 else f"{owner_name(s.seat)} {phase}"


def owner_at(s: Any, territory: int) -> int:
    return owners_of(tuple(s.land))[territory]


@functools.lru_cache(maxsize=_KEPT)
def owners_of(land: tuple[int, ...]) -> list[int]:
    """Whose each territory is; -1 is nobody's."""
    owners = [-1] * TERRITORIES
    for owner in reversed(range(len(land))):
        for territory in members(land[owner]):
            owners[territory] = owner
    return owners


def occupied(s: Any) -> list[int]:
    """The territories where there is anything."""
    taken = s.temples | s.plagues
    for cells in s.land:
        taken |= cells
    places = {place for gods in s.gods for place in gods}
    return [t for t in range(TERRITORIES) if taken >> t & 1 or s.armies[t] or t in places]


def gods_by_place(s: Any) -> dict[int, tuple[int, list[str]]]:
    """Where gods stand: whose they are, all of one player, and which."""
    standing: dict[int, tuple[int, list[str]]] = {}
    for seat, places in enumerate(s.gods):
        for god, place in enumerate(places):
            if place >= 0:
                standing.setdefault(place, (seat, []))[1].append(GOD_LETTERS[god])
    return standing


def ground(s: Any, territory: int) -> Ground:
    return grounds(s, [territory])[territory]


def grounds(s: Any, territories: Iterable[int]) -> dict[int, Ground]:
    """What there is in each; whose they are, and where gods stand, is found once for all."""
    owners, standing = owners_of(tuple(s.land)), gods_by_place(s)
    return {t: ground_of(s, t, owners[t], *standing.get(t, (None, []))) for t in territories}


def ground_of(s: Any, territory: int, owner: int, seat: int | None, gods: list[str]) -> Ground:
    return Ground(
        owner=owner if owner >= 0 else None,
        armies=s.armies[territory],
        gods=gods,
        stranded=seat if owner < 0 else None,
        temple=bool(s.temples >> territory & 1),
        plague=bool(s.plagues >> territory & 1),
    )


def space(s: Any, number: int) -> Ground:
    """GS-12.1 Armies, and nothing else."""
    return Ground(
        owner=s.space_owner[number],
        armies=s.souls[number],
        gods=[],
        stranded=None,
        temple=False,
        plague=False,
    )


def hand_names(s: Any, seat: int) -> list[str]:
    """GS-6.14 The cards the record shows, twins twice."""
    one, two = s.hands[seat]
    return [CARD_NAMES[c] for c in members(one) for _ in range(1 + (two >> c & 1))]


@functools.cache
def every_copy(underworld: int) -> list[int]:
    """GS-2.12 How many of each kind the decks began with."""
    kinds = int(ALL_KINDS)
    if underworld == NO_UNDERWORLD:
        kinds &= ~int(UNDERWORLD_KINDS)
    twins = kinds & int(DOUBLES)
    return [(kinds >> card & 1) + (twins >> card & 1) for card in range(len(CARD_NAMES))]


def cards_out(s: Any) -> list[str]:
    """GS-6.4 The cards that have left the game."""
    known = (*s.deck, *itertools.chain(*s.hands), *s.relics)
    return list(cards_but(s.rules.underworld, known, s.card))


@functools.lru_cache(maxsize=_KEPT)
def cards_but(underworld: int, known: tuple[int, ...], played: int) -> tuple[str, ...]:
    """All of them but those in these words, and the one that is being played."""
    left = list(every_copy(underworld))
    for word in known:
        for card in members(word):
            left[card] -= 1
    if played != NO_CARD:
        left[played] -= 1
    told = zip(CARD_NAMES, left, strict=True)
    return tuple(name for name, copies in told for _ in range(copies))


CLASHES: dict[int, Literal["battle", "godswar", "underworld"]] = {
    Clash.BATTLE: "battle",
    Clash.GODSWAR: "godswar",
    Clash.UNDERWORLD: "underworld",
}


def describe_invasion(s: Any, fight: Any) -> Invasion | None:
    """GS-9.1, GS-12.5 What is under way between A and B, or X and Y."""
    conquest = conquest_in(fight)  # asked always, so that a prepared game has it compiled
    if s.clash == Clash.NONE:
        return None
    names = SPACES_AND_HEAVEN if s.clash == Clash.UNDERWORLD else NAMES
    return Invasion(
        from_=names[s.attacking],
        to=names[s.defending],
        defender=owner_name(s.defender),
        force=GOD_SETS[s.force],
        attacked=bool(s.attacked),
        clash=CLASHES[s.clash],
        attack_dice=s.attack_dice,
        defence_dice=s.defence_dice,
        champion=god_name(s.champion),
        rival=god_name(s.rival),
        dice=[[die for die in side if die] for side in s.dice],
        checked=s.checked,
        gifted=s.gifted,
        bent=bent_in(fight),
        godswar=godswar_in(fight),
        conquest=conquest,
    )


def describe_draw(s: Any) -> Draw | None:
    """GS-6.5 The card about to be drawn."""
    if s.drawer < 0:
        return None
    return Draw(
        player=owner_name(s.drawer),
        deck=GOD_LETTERS[s.draw_deck],
        then=Node(s.after).name.lower(),
    )


def pick_names(card: int) -> tuple[str, ...]:
    """What a card's pick is one of."""
    asked = set(CHOICES[card].tolist())
    if Choice.RELIC in asked:
        return CARD_NAMES[HAND_KINDS:]
    if Choice.PLAYER in asked:
        return OWNER_NAMES[:NEUTRAL]
    return tuple(GOD_LETTERS) if Choice.GOD in asked else SEA_NAMES


def pick_name(card: int, pick: int) -> str | None:
    return pick_names(card)[pick] if pick != NONE else None
