"""What Bello Divorum gives the house."""

import pathlib

from theomachy.games.bello import actions, arrange, describe, finals, words
from theomachy.games.bello.cards import PANTHEONS
from theomachy.games.bello.faults import Fault
from theomachy.games.bello.invariants import fault
from theomachy.games.bello.numbers import FEWEST_PLAYERS, MOST_PLAYERS, RULES_VERSION
from theomachy.games.bello.observe import OBSERVATION, observe
from theomachy.games.bello.position import BelloPosition
from theomachy.games.bello.printed import PRINTED
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.rules.decisions import TURN
from theomachy.games.bello.rules.scoring import score
from theomachy.games.bello.rules.setup import setup
from theomachy.games.bello.state import OPTIONS, STATE
from theomachy.kernel import Game

GAME = Game(
    name="bello",
    version=RULES_VERSION,
    players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    alphabet=actions.ALPHABET,
    turn=TURN,
    most_legal=actions.MOST_LEGAL,
    longest=actions.LONGEST,
    state=STATE,
    options=OPTIONS,
    faction="pantheons",
    factions=PANTHEONS,
    observation=OBSERVATION,
    folder=pathlib.Path(__file__).parent,
    setup=setup,
    score=score,
    fault=fault,
    observe=observe,
    reasons=Refusal,
    faults=Fault,
    picture=words.picture,
    position=BelloPosition,
    describe=describe.describe,
    arrange=arrange.arrange,
    read_token=arrange.read_token,
    restate=describe.restate,
    explain=words.explain,
    tell=words.tell,
    endings=finals.endings,
    order=finals.order,
    tallies=words.tallies,
    printed=PRINTED,
)
