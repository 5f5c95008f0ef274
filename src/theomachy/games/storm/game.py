"""What Storm of the Gods gives the house."""

import pathlib

from theomachy.games.storm import actions, arrange, describe, finals, words
from theomachy.games.storm.dials import DIALS
from theomachy.games.storm.faults import Fault
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.invariants import fault
from theomachy.games.storm.numbers import FEWEST_PLAYERS, MOST_PLAYERS, RULES_VERSION, VARIANT
from theomachy.games.storm.observe import OBSERVATION, observe
from theomachy.games.storm.position import StormPosition
from theomachy.games.storm.printed import PRINTED
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.decisions import TURN
from theomachy.games.storm.rules.ending import score
from theomachy.games.storm.rules.setup import setup
from theomachy.games.storm.state import OPTIONS, PRESETS, STATE
from theomachy.games.storm.tell import tell
from theomachy.kernel import Game

GAME = Game(
    name="storm",
    version=RULES_VERSION,
    players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    alphabet=actions.ALPHABET,
    turn=TURN,
    most_legal=actions.MOST_LEGAL,
    longest=actions.LONGEST,
    state=STATE,
    options=OPTIONS,
    presets=PRESETS,
    faction="gods",
    factions=GODS,
    observation=OBSERVATION,
    folder=pathlib.Path(__file__).parent,
    setup=setup,
    score=score,
    fault=fault,
    observe=observe,
    reasons=Refusal,
    faults=Fault,
    picture=words.picture,
    position=StormPosition,
    describe=describe.describe,
    arrange=arrange.arrange,
    read_token=arrange.read_token,
    restate=describe.restate,
    explain=words.explain,
    tell=tell,
    endings=finals.endings,
    order=finals.order,
    decisive=("sanctuary", "encirclement"),
    columns=finals.columns,
    tallies=words.tallies,
    printed=PRINTED,
    dials=DIALS,
    variant=VARIANT,
)
