"""What Battle of GOG gives the house."""

import pathlib

from theomachy.games.gog import actions, arrange, describe, duels, finals, tell, tokens, ways, words
from theomachy.games.gog.invariants import Fault, fault
from theomachy.games.gog.numbers import FEWEST_PLAYERS, MOST_PLAYERS, RULES_VERSION
from theomachy.games.gog.observe import OBSERVATION, observe
from theomachy.games.gog.position import GogPosition
from theomachy.games.gog.printed import PRINTED
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.decisions import TURN
from theomachy.games.gog.rules.ending import score
from theomachy.games.gog.rules.setup import setup
from theomachy.games.gog.state import OPTIONS, STATE
from theomachy.kernel import Game

GAME = Game(
    name="gog",
    version=RULES_VERSION,
    players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    alphabet=actions.ALPHABET,
    turn=TURN,
    most_legal=actions.MOST_LEGAL,
    longest=actions.LONGEST,
    state=STATE,
    options=OPTIONS,
    observation=OBSERVATION,
    folder=pathlib.Path(__file__).parent,
    setup=setup,
    score=score,
    fault=fault,
    observe=observe,
    reasons=Refusal,
    faults=Fault,
    picture=words.picture,
    position=GogPosition,
    describe=describe.describe,
    arrange=arrange.arrange,
    read_token=tokens.read_token,
    restate=describe.restate,
    explain=duels.explain,
    tell=tell.tell,
    endings=finals.endings,
    order=finals.order,
    tallies=words.tallies,
    printed=PRINTED,
    ways=ways.ways,
)
