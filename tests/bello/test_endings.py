"""Why games ended, told of many at once: as the rules say of each."""

import numba
import pytest

from theomachy.games.bello.game import GAME
from theomachy.games.bello.refusals import Refusal
from theomachy.kernel import ask
from theomachy.kernel.drive import play_many

GAMES = 4 if numba.config.DISABLE_JIT else 100


@pytest.mark.parametrize("players", [2, 6])
def test_10_4_a_game_ends_as_its_last_refusals_say(players):
    finals = play_many(GAME, GAME.new(players), GAMES, seed=1).finals
    finals[0].control[1:] = 0
    finals[0].followers[1:players] = 0
    told = GAME.endings(finals).tolist()
    assert told[0] == "elimination"
    for final, ending in zip(finals, told, strict=True):
        is_alone = ask.refusal(final, 0) == Refusal.OVER_BY_ELIMINATION
        assert (ending == "elimination") == is_alone
        assert GAME.ending(final) == ending
