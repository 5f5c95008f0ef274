"""What Godstorm gives the house."""

import pathlib

from theomachy.games.godstorm import (
    actions,
    arrange,
    describe,
    finals,
    outlooks,
    tell,
    tokens,
    words,
)
from theomachy.games.godstorm.faults import Fault
from theomachy.games.godstorm.invariants import fault
from theomachy.games.godstorm.numbers import FEWEST_PLAYERS, MOST_PLAYERS, RULES_VERSION
from theomachy.games.godstorm.observe import OBSERVATION, observe
from theomachy.games.godstorm.position import GodstormPosition
from theomachy.games.godstorm.printed import PRINTED
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.decisions import TURN
from theomachy.games.godstorm.rules.ending import score
from theomachy.games.godstorm.rules.setup import setup
from theomachy.games.godstorm.secrecy import conceal, imagine, reveals
from theomachy.games.godstorm.state import OPTIONS, STATE
from theomachy.kernel import Game

GAME = Game(
    name="godstorm",
    version=RULES_VERSION,
    players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    alphabet=actions.ALPHABET,
    turn=TURN,
    most_legal=actions.MOST_LEGAL,
    longest=actions.LONGEST,
    state=STATE,
    options=OPTIONS,
    faction="people",
    factions=actions.PEOPLES,
    observation=OBSERVATION,
    folder=pathlib.Path(__file__).parent,
    setup=setup,
    score=score,
    fault=fault,
    conceal=conceal,
    reveals=reveals,
    imagine=imagine,
    observe=observe,
    reasons=Refusal,
    faults=Fault,
    picture=words.picture,
    position=GodstormPosition,
    describe=describe.describe,
    arrange=arrange.arrange,
    read_token=tokens.read_token,
    restate=tokens.restate,
    explain=outlooks.explain,
    tell=tell.tell,
    veil=tell.veil,
    endings=finals.endings,
    order=finals.order,
    tallies=words.tallies,
    printed=PRINTED,
)
"""Godstorm."""
