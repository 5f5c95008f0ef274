"""A bot's choice is a function of what its seat may know: whatever is hidden may be otherwise."""

import pytest

from theomachy import Table
from theomachy.bots import bot, view_of, win_probabilities
from theomachy.games import SHELF, load
from theomachy.kernel import ask
from theomachy.kernel.philox import new_rng
from theomachy.table.secrecy import has_secrets

SECRETIVE = [name for name in SHELF if has_secrets(load(name))]


def positions(name, number):
    """Tables in the middle of random games, somebody to decide."""
    for seed in range(number):
        table = Table(load(name), 3, seed=str(seed))
        rng = new_rng(seed)
        for _ in range(150 + 37 * seed):
            if table.is_over:
                break
            table.roll() if table.actor < 0 else table.push(any_move(table, rng))
        while table.actor < 0 and not table.is_over:
            table.roll()
        if not table.is_over:
            yield table


def any_move(table, rng):
    actions = table.game.legal_actions(table.state)
    rng[-1] += 1
    return actions[int(rng[-1]) * 7919 % len(actions)]


def test_some_game_has_secrets():
    assert "godstorm" in SECRETIVE


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SECRETIVE)
@pytest.mark.parametrize("who", ["greedy", "level1", "level6", "level6-warlike", "uct40", "flat40"])
def test_the_same_choice_whatever_is_hidden(name, who):
    changed = 0
    for table in positions(name, 12):
        seat, otherwise = table.actor, table.fork()
        ask.conceal(otherwise.state, seat)
        ask.imagine(otherwise.state, seat, new_rng(99))
        changed += otherwise.state.tobytes() != table.state.tobytes()
        mine, theirs = view_of(table, seat), view_of(otherwise, seat)
        assert mine.seen.tobytes() == theirs.seen.tobytes()
        assert mine.actions == theirs.actions
        assert bot(who, 5).choose(mine, 60.0) == bot(who, 5).choose(theirs, 60.0)
        told = [win_probabilities(table.game, view.seen, seat) for view in (mine, theirs)]
        assert told[0] == told[1]
    assert changed > 4
