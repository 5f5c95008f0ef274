"""Playing an action, and what follows from it by itself."""

from theomachy.games.godstorm.actions import FIRST_OUTCOME, START, VERB_OF, Verb
from theomachy.games.godstorm.board import DESCENT_ENDS, ROAD_ENDS, TERRITORIES
from theomachy.games.godstorm.rules.battle import advance, attack, defend, escort, save
from theomachy.games.godstorm.rules.bids import bid, break_tie, take_marker
from theomachy.games.godstorm.rules.building import build, summon
from theomachy.games.godstorm.rules.buying import buy
from theomachy.games.godstorm.rules.death import move_plague, strike_continent
from theomachy.games.godstorm.rules.dicing import reroll, roll
from theomachy.games.godstorm.rules.fortify import fortify_from
from theomachy.games.godstorm.rules.godswar import name_champion
from theomachy.games.godstorm.rules.income import (
    end_revivals,
    place,
    revive,
    revive_at,
    use_book,
)
from theomachy.games.godstorm.rules.invasion import end_invasion, invade, muster_force
from theomachy.games.godstorm.rules.passing import THEN, go_together, proceed
from theomachy.games.godstorm.rules.playing import (
    choose_deck,
    choose_number,
    choose_other,
    choose_pick,
    choose_place,
    mark_mighty,
    play_card,
    receive,
    take_from_hand,
    use_aegis,
)
from theomachy.games.godstorm.rules.setup import (
    begin,
    claim,
    deal,
    muster,
    pick_people,
    place_free_god,
    place_free_temple,
    rank_players,
    strike,
)
from theomachy.games.godstorm.rules.sky import roll_for_card
from theomachy.games.godstorm.rules.underworld import descend, embark
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, Node
from theomachy.kernel import compiled, entry


@compiled
def apply(s, action):
    """GS-1.17 The action, then everything that needs no decision."""
    perform(s, action)
    proceed(s)


@entry
def perform(s, action):
    """The action itself."""
    verb = VERB_OF[action]
    argument = int(action) - START[verb]
    if action >= FIRST_OUTCOME:
        befall(s, verb, argument)
    elif verb <= Verb.TEMPLE or verb == Verb.SUMMON:
        settle_or_build(s, verb, argument)
    elif verb <= Verb.WITH:
        move(s, verb, argument)
    elif verb <= Verb.DESCEND:
        prepare(s, verb, argument)
    elif verb <= Verb.SEA:
        choose(s, verb, argument)
    else:
        fight(s, verb, argument)


@compiled
def settle_or_build(s, verb, argument):
    """GS-2, GS-4.9, GS-5 Armies, gods and temples come to the map."""
    node = s.node
    if verb == Verb.PLACE:
        if node == Node.PLACE:
            place(s, argument)
        elif node == Node.MUSTER:
            muster(s, argument)
        else:
            claim(s, argument)
    elif verb == Verb.TEMPLE:
        if node == Node.BUILD:
            build(s, argument)
        else:
            place_free_temple(s, argument)
    elif node == Node.BUILD:
        summon(s, argument // TERRITORIES, argument % TERRITORIES)
    else:
        place_free_god(s, argument // TERRITORIES, argument % TERRITORIES)


@compiled
def move(s, verb, argument):
    """GS-9, GS-11, GS-7.4 Invading, fortifying, and the places of cards."""
    node = s.node
    if verb == Verb.INVADE:
        invade(s, ROAD_ENDS[argument, 0], ROAD_ENDS[argument, 1])
    elif verb == Verb.MOVE:
        if node == Node.ADVANCE:
            advance(s, argument)
        else:
            choose_number(s, argument)
    elif verb == Verb.GODS:
        if node == Node.ESCORT:
            escort(s, argument)
        else:
            go_together(s, argument)
    elif verb == Verb.WITH:
        muster_force(s, argument)
    elif node == Node.FORTIFY:
        fortify_from(s, argument)
    else:
        name_place(s, argument)


@compiled
def name_place(s, place):
    """GS-7.4, GS-4.8 `on`, `from` or `to`."""
    if s.node == Node.THEN_ON:
        choose_other(s, place)
    elif s.node == Node.MIGHTY:
        mark_mighty(s, place)
    elif s.node == Node.REVIVE_AT:
        revive_at(s, place)
    else:
        choose_place(s, place)


@compiled
def prepare(s, verb, argument):
    """GS-2.2, GS-3, GS-4, GS-12"""
    if verb == Verb.BID:
        bid(s, argument)
    elif verb == Verb.EMBARK:
        embark(s, argument)
    elif verb == Verb.DESCEND:
        descend(s, DESCENT_ENDS[argument, 0], DESCENT_ENDS[argument, 1])
    elif verb == Verb.MARKER:
        take_marker(s, argument + 1)
    elif verb == Verb.BOOK:
        use_book(s, argument == 0)
    elif verb == Verb.REVIVE:
        revive(s, argument)
    else:
        pick_people(s, argument)


@compiled
def choose(s, verb, argument):
    """GS-6, GS-7.4 Cards and what they ask."""
    if verb == Verb.BUY:
        buy(s, argument)
    elif verb == Verb.DECK:
        choose_deck(s, argument)
    elif verb == Verb.PLAY:
        play_card(s, argument)
    elif verb == Verb.TAKE:
        take_from_hand(s, argument)
    else:
        choose_pick(s, argument)


@compiled
def fight(s, verb, argument):
    """GS-9 Rounds, and the ends of steps, windows and invasions."""
    if verb == Verb.ATTACK:
        attack(s, argument + 1)
    elif verb == Verb.DEFEND:
        defend(s, argument + 1)
    elif verb == Verb.DONE:
        be_done(s)
    elif verb == Verb.STOP:
        end_invasion(s)
    elif verb == Verb.PASS:
        s.node = Node.CLASH if s.node == Node.SKY else Node.EFFECT
    elif verb == Verb.CHAMPION:
        name_champion(s, argument)
    elif verb == Verb.SAVE:
        save(s, argument)
    elif verb == Verb.AEGIS:
        use_aegis(s)
    else:
        s.node = Node.CHAMPION


@compiled
def be_done(s):
    """GS-4.1 The next step."""
    if s.node == Node.REVIVE:
        end_revivals(s)
    else:
        s.node = THEN[s.node]


@compiled
def befall(s, verb, outcome):
    """GS-2, GS-3.4, GS-6.5, GS-10 What nature brings."""
    if verb == Verb.ROLL_A:
        roll(s, ATTACKER, outcome)
    elif verb == Verb.ROLL_D:
        roll(s, DEFENDER, outcome)
    elif verb == Verb.REROLL_A:
        reroll(s, ATTACKER, outcome)
    elif verb == Verb.REROLL_D:
        reroll(s, DEFENDER, outcome)
    elif verb == Verb.DRAW:
        receive(s, outcome)
    elif verb == Verb.DIE:
        roll_for_card(s, outcome + 1)
    elif verb == Verb.CONTINENT:
        strike_continent(s, outcome)
    elif verb == Verb.PLAGUE_TO:
        move_plague(s, outcome)
    else:
        befall_early(s, verb, outcome)


@compiled
def befall_early(s, verb, outcome):
    """GS-2, GS-3.4"""
    if verb == Verb.PLAGUE:
        strike(s, outcome)
    elif verb == Verb.RANK:
        rank_players(s, outcome)
    elif verb == Verb.FIRST:
        begin(s, outcome)
    elif verb == Verb.DEAL:
        deal(s, outcome % TERRITORIES)
    else:
        break_tie(s, outcome)
