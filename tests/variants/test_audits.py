"""No variant that may be made breaks an invariant, whatever its numbers are."""

import numpy as np
import pytest
from turned import options, turned

from theomachy.games import SHELF
from theomachy.kernel.drive import audit
from theomachy.kernel.philox import new_rng

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", SHELF)
def test_random_numbers_keep_the_rules_whole(name, seed):
    game = turned(name, seed)
    players = game.players[seed % len(game.players)]
    s, actions = game.new(players, options(game, seed)), np.zeros(game.most_legal, np.int16)
    assert game.faults(audit(s, actions, new_rng(seed), np.zeros(2, np.int32))) == 0
