"""What a seat may know, as numbers for a network: public facts, its own hand, its own bid."""

from theomachy.games.godstorm.actions import PEOPLES
from theomachy.games.godstorm.board import HEAVEN, SEAS, SPACES, TERRITORIES
from theomachy.games.godstorm.cards import (
    CARD_NAMES,
    GODS,
    HAND_DECKS,
    HAND_KINDS,
    KINDS,
    NO_CARD,
    RELICS,
)
from theomachy.games.godstorm.numbers import (
    ATTACK_DICE,
    DEFENCE_DICE,
    FACES,
    LARGEST_ORDER,
    MOST_BOUGHT,
    MOST_EPOCHS,
    MOST_PLAYERS,
    SCALES_REVIVALS,
    WAR_LABOUR,
)
from theomachy.games.godstorm.outcomes import MOST_DICE
from theomachy.games.godstorm.rules.income import OMENS
from theomachy.games.godstorm.secrecy import is_shown
from theomachy.games.godstorm.state import (
    ATTACKER,
    DEFENDER,
    NEUTRAL,
    NOBODY,
    NONE,
    ONE,
    OPTIONS,
    OWNERS,
    TWO,
    Clash,
    Node,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import has, lowest, spread, spread_more, without_lowest
from theomachy.kernel.kinds import Bits, Cell, Observation, Seat, State
from theomachy.kernel.observation import LARGEST, Layout, Number, Part, one_of, rules_played
from theomachy.kernel.seats import seats_between

_LAST_PICK = max(len(SEAS), RELICS, GODS, MOST_PLAYERS)
OBSERVATION = Layout(
    Part(
        "territories",
        Number("owner", "GS-1.1", each=OWNERS),
        Number("armies", "GS-1.1", most=LARGEST),
        Number("gods", "GS-1.3", each=GODS),
        Number("has_temple", "GS-1.6"),
        Number("has_plague", "GS-2.1"),
        Number("is_sacred", "GS-18.9"),
        Number("is_marked", "GS-17.11"),
        Number("is_home", "GS-9.1"),
        Number("is_target", "GS-9.1"),
        Number("is_place", "GS-7.4"),
        Number("is_other", "GS-7.4"),
        places=TERRITORIES,
    ),
    Part(
        "spaces",
        Number("owner", "GS-12.1", each=MOST_PLAYERS),
        Number("souls", "GS-12.1", most=LARGEST),
        Number("is_home", "GS-12.5"),
        Number("is_target", "GS-12.5"),
        Number("is_place", "GS-4.8"),
        places=SPACES,
    ),
    Part(
        "chairs",
        one_of("people", "GS-2.2", PEOPLES),
        Number("faith", "GS-1.12", most=LARGEST),
        Number("heaven", "GS-12.2", most=LARGEST),
        Number("reserve", "GS-4.9", most=LARGEST),
        Number("hand_size", "GS-6.14", each=HAND_DECKS, most=HAND_KINDS),
        Number("relics", "GS-6.13", each=RELICS),
        Number("bid", "GS-3.2", most=LARGEST_ORDER + 1),
        Number("rank", "GS-3.4", each=MOST_PLAYERS),
        Number("marker", "GS-3.5", most=MOST_PLAYERS),
        Number("sears", "GS-18.3", most=TWO + 1),
        Number("fallen", "GS-20.4", most=MOST_PLAYERS),
        places=MOST_PLAYERS,
    ),
    Part(
        "cards",
        Number("own", "GS-6.12", each=HAND_KINDS, most=TWO + 1),
        Number("shown", "GS-16.17", each=HAND_KINDS, most=TWO + 1),
        Number("unseen", "GS-6.14", each=KINDS, most=TWO + 1),
        Number("deck_size", "GS-6.14", each=GODS, most=KINDS),
    ),
    one_of("node", "GS-4.1", Node),
    Part(
        "turn",
        Number("players", "GS-1.19", most=MOST_PLAYERS),
        Number("seat", "GS-1.19", most=MOST_PLAYERS - 1),
        Number("chair", "GS-3.6", most=OWNERS),
        Number("first", "GS-2.3", most=OWNERS),
        Number("defender", "GS-9.4", most=OWNERS),
        Number("drawer", "GS-6.3", most=OWNERS),
        Number("epoch", "GS-13.4", most=MOST_EPOCHS),
        Number("turn", "GS-3.6", most=MOST_PLAYERS),
        Number("ranked", "GS-3.4", most=MOST_PLAYERS),
        Number("sunk", "GS-17.12"),
        Number("maelstrom", "GS-17.14", most=len(SEAS)),
        Number("omen", "GS-4.2", most=OMENS),
        Number("go", "GS-2.6", most=LARGEST),
        Number("revived", "GS-4.8", each=4, most=SCALES_REVIVALS),
        Number("conquests", "GS-6.7", most=WAR_LABOUR),
        Number("labours", "GS-6.5", each=GODS),
        Number("bought", "GS-6.2", most=MOST_BOUGHT),
        Number("queue", "GS-6.3", each=MOST_BOUGHT, most=GODS),
        Number("draw_deck", "GS-6.3", most=GODS),
        Number("after", "GS-6.3", most=len(Node)),
    ),
    Part(
        "fight",
        one_of("clash", "GS-9.1", Clash),
        Number("from_heaven", "GS-12.5"),
        Number("force", "GS-9.3", each=GODS),
        Number("attacked", "GS-9.10"),
        Number("champion", "GS-9.12", most=GODS),
        Number("rival", "GS-9.12", most=GODS),
        Number("attack_dice", "GS-9.18", most=ATTACK_DICE),
        Number("defence_dice", "GS-9.19", most=DEFENCE_DICE),
        Number("attack_faces", "GS-10.7", each=MOST_DICE, most=FACES),
        Number("defence_faces", "GS-10.7", each=MOST_DICE, most=FACES),
        Number("checked", "GS-6.10", most=DEFENDER + 1),
        Number("gifted", "GS-6.10", each=DEFENDER + 1),
    ),
    Part(
        "choices",
        one_of("card", "GS-7.4", CARD_NAMES),
        Number("chosen", "GS-7.4", most=5),
        Number("number", "GS-7.4", most=LARGEST_ORDER),
        Number("company", "GS-7.4", each=GODS),
        Number("pick", "GS-7.4", most=_LAST_PICK),
    ),
    rules_played(OPTIONS),
)


@compiled
def observe(s: State, seat: Seat, seen: Observation) -> None:
    """Seen from a chair: row 0 is the watcher, then clockwise; numbers are cut at 127."""
    me = max(seat, 0)
    observe_lands(s, me, seen.territories)
    observe_places(s, seen.territories, seen.spaces)
    observe_underworld(s, me, seen.spaces)
    for rival in range(s.players):
        his = seen.chairs[chair(s, me, rival)]
        observe_seat(s, rival, his)
        if s.node != Node.BID or rival == seat:
            his.bid = s.bids[rival] + 1
    observe_cards(s, seat, seen.cards)
    seen.node[s.node] = 1
    observe_turn(s, me, seen.turn)
    observe_fight(s, seen.fight)
    observe_choices(s, seen.choices)
    seen.rules = s.rules


@compiled
def chair(s: State, me: Seat, owner: Seat) -> Seat:
    """How far clockwise a player sits; the neutral pantheon sits behind all."""
    return NEUTRAL if owner == NEUTRAL else seats_between(me, owner, s.players)


@compiled
def chair_of(s: State, me: Seat, owner: Seat) -> int:
    """From 1; 0 for nobody."""
    return 0 if owner == NOBODY else chair(s, me, owner) + 1


@compiled
def cut(number: int) -> int:
    return min(int(number), LARGEST)


@compiled
def observe_lands(s: State, me: Seat, territories: Observation) -> None:
    """Only what is there is walked over."""
    for owner in range(OWNERS):
        left, place = s.land[owner], chair(s, me, owner)
        while left:
            land = territories[lowest(left)]
            land.owner[place] = 1
            land.armies = cut(s.armies[lowest(left)])
            left = without_lowest(left)
    left = s.temples | s.plagues | s.marked
    while left:
        observe_marks(s, lowest(left), territories[lowest(left)])
        left = without_lowest(left)
    for seat in range(s.players):
        for god in range(GODS):
            stands = s.gods[seat, god]
            territories[max(stands, 0)].gods[god] |= stands >= 0


@compiled
def observe_marks(s: State, territory: Cell, seen: Observation) -> None:
    seen.has_temple, seen.has_plague = has(s.temples, territory), has(s.plagues, territory)
    seen.is_marked = has(s.marked, territory)


@compiled
def observe_places(s: State, territories: Observation, spaces: Observation) -> None:
    """GS-9.1, GS-12.5, GS-7.4 What an invasion, a move or a card has to remember."""
    if s.sacred >= 0:
        territories[s.sacred].is_sacred = 1
    if s.clash == Clash.UNDERWORLD:
        spaces[s.defending].is_target = 1
        if s.attacking != HEAVEN:
            spaces[s.attacking].is_home = 1
    elif s.clash != Clash.NONE:
        territories[s.attacking].is_home, territories[s.defending].is_target = 1, 1
    if s.place >= TERRITORIES:
        spaces[s.place - TERRITORIES].is_place = 1
    elif s.place >= 0:
        territories[s.place].is_place = 1
    if s.other >= 0:
        territories[s.other].is_other = 1


@compiled
def observe_underworld(s: State, me: Seat, spaces: Observation) -> None:
    for space in range(SPACES):
        spaces[space].souls = cut(s.souls[space])
        if s.space_owner[space] != NOBODY:
            spaces[space].owner[chair(s, me, s.space_owner[space])] = 1


@compiled
def observe_seat(s: State, seat: Seat, seen: Observation) -> None:
    if s.people[seat] != NONE:
        seen.people[s.people[seat]] = 1
    seen.faith, seen.heaven = cut(s.faith[seat]), cut(s.heaven[seat])
    seen.reserve, seen.sears = s.reserve[seat], s.sears[seat]
    seen.marker, seen.fallen = s.markers[seat], s.fallen[seat]
    for deck in range(HAND_DECKS):
        seen.hand_size[deck] = s.hand_size[seat, deck]
    left = s.relics[seat]
    while left:
        seen.relics[lowest(left) - HAND_KINDS] = 1
        left = without_lowest(left)
    for place in range(s.players):
        seen.rank[place] = s.ranking[place] == seat


@compiled
def observe_cards(s: State, seat: Seat, seen: Observation) -> None:
    """GS-6.14 The own hand, the hand looked at, and every card not seen: decks and hands of
    others together, where no kind is more than twice."""
    once, twice = int(s.deck[ONE]), int(s.deck[TWO])
    for rival in range(s.players):
        if rival == seat:
            show_cards(s.hands[rival, ONE], s.hands[rival, TWO], seen.own)
        elif is_shown(s, rival, seat):
            show_cards(s.hands[rival, ONE], s.hands[rival, TWO], seen.shown)
        else:
            twice |= s.hands[rival, TWO] | (once & s.hands[rival, ONE])
            once |= s.hands[rival, ONE]
    show_cards(once, twice, seen.unseen)
    for deck in range(GODS):
        seen.deck_size[deck] = s.deck_size[deck]


@compiled
def show_cards(once: Bits, twice: Bits, numbers: Observation) -> None:
    """How many of each kind: those there at all, and those there twice."""
    spread(once, numbers)
    spread_more(twice, numbers)


@compiled
def observe_turn(s: State, me: Seat, seen: Observation) -> None:
    seen.players, seen.seat, seen.chair = s.players, me, chair_of(s, me, s.seat)
    seen.first, seen.defender = chair_of(s, me, s.first), chair_of(s, me, s.defender)
    seen.epoch, seen.turn, seen.ranked, seen.sunk = s.epoch, s.turn, s.ranked, s.sunk
    seen.maelstrom, seen.omen, seen.go = s.maelstrom + 1, s.omen, s.go
    seen.conquests, seen.bought = s.conquests, s.bought
    seen.drawer, seen.draw_deck = chair_of(s, me, s.drawer), s.draw_deck + 1
    seen.after = s.after + 1
    for crypt in range(len(s.revived)):
        seen.revived[crypt] = s.revived[crypt]
    for place in range(MOST_BOUGHT):
        seen.queue[place] = s.queue[place] + 1
    spread(s.labours, seen.labours)


@compiled
def observe_fight(s: State, seen: Observation) -> None:
    """GS-9, GS-10, GS-12"""
    seen.clash[s.clash] = 1
    seen.from_heaven = s.clash == Clash.UNDERWORLD and s.attacking == HEAVEN
    spread(s.force, seen.force)
    seen.attacked, seen.champion, seen.rival = s.attacked, s.champion + 1, s.rival + 1
    seen.attack_dice, seen.defence_dice = s.attack_dice, s.defence_dice
    for die in range(MOST_DICE):
        seen.attack_faces[die] = s.dice[ATTACKER, die]
        seen.defence_faces[die] = s.dice[DEFENDER, die]
    seen.checked = s.checked
    spread(s.gifted, seen.gifted)


@compiled
def observe_choices(s: State, seen: Observation) -> None:
    """GS-7.4"""
    if s.card != NO_CARD:
        seen.card[s.card] = 1
    seen.chosen, seen.number, seen.pick = s.chosen, s.number, s.pick + 1
    spread(s.company, seen.company)
