"""Playing an action, and what follows from it by itself."""

from theomachy.games.bello import powers
from theomachy.games.bello.actions import (
    ATTACK,
    CLAIM,
    COUNT,
    DEAL,
    DONE,
    DOOM,
    FIRST,
    FLY,
    MOVE,
    PANTHEON,
    PASS,
    POWER,
    RECRUIT,
    SAIL,
    TARGET,
    TO,
)
from theomachy.games.bello.board import PAIR_FROM, PAIR_TO
from theomachy.games.bello.cards import PANTHEONS
from theomachy.games.bello.numbers import FEWEST_SAILORS
from theomachy.games.bello.powers.greek import fly
from theomachy.games.bello.powers.norse import sail
from theomachy.games.bello.rules.action import arrive, attack, move, set_out
from theomachy.games.bello.rules.claim import claim
from theomachy.games.bello.rules.power import finish_power, hasten_doom, use_power
from theomachy.games.bello.rules.recruit import recruit_one
from theomachy.games.bello.rules.refuse import RECRUITER_CELLS
from theomachy.games.bello.rules.setup import deal_pantheon, first_player, pick_pantheon
from theomachy.games.bello.rules.turn import settle, step
from theomachy.games.bello.state import Node
from theomachy.kernel import compiled, entry


@compiled
def apply(s, action):
    """BD-3.7 The action, then every automatic step until somebody has to decide."""
    perform(s, action)
    settle(s)


@entry
def perform(s, action):
    """The action itself."""
    if action < ATTACK:
        move(s, PAIR_FROM[action - MOVE], PAIR_TO[action - MOVE])
    elif action < SAIL:
        attack(s, PAIR_FROM[action - ATTACK], PAIR_TO[action - ATTACK])
    elif action < TARGET:
        travel(s, action)
    elif action < CLAIM:
        choose(s, action)
    elif action < RECRUIT:
        claim(s, action - CLAIM)
    elif action < PANTHEON:
        recruit_one(s, RECRUITER_CELLS[action - RECRUIT])
    elif action < POWER:
        pick_pantheon(s, action - PANTHEON)
    elif action < PASS:
        use_power(s, action - POWER + 1)
    elif action < FIRST:
        step(s)
    elif action < DEAL:
        first_player(s, action - FIRST)
    else:
        deal_pantheon(s, (action - DEAL) % len(PANTHEONS))


@compiled
def travel(s, action):
    """BD-7.42, BD-7.43, BD-7.51, BD-7.61 Voyages, flights, and where powers send followers."""
    if action < FLY:
        set_out(s, action - SAIL, Node.SAIL)
    elif action < TO:
        set_out(s, action - FLY, Node.FLY)
    elif action >= COUNT:
        sail(s, action - COUNT + FEWEST_SAILORS)
        arrive(s)
    elif s.node == Node.SAIL:
        s.landing, s.node = action - TO, Node.COUNT
    elif s.node == Node.FLY:
        fly(s, action - TO)
        arrive(s)
    else:
        powers.send(s, action - TO)


@compiled
def choose(s, action):
    """BD-5.5 A decision of the running power."""
    if action < DOOM:
        powers.strike(s, action - TARGET)
    elif action < DONE:
        hasten_doom(s, action - DOOM)
    else:
        finish_power(s)
