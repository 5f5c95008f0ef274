"""A search is the same compiled and in plain Python: this file is run both ways."""

import pytest

from theomachy import Table
from theomachy.bots import Settings
from theomachy.bots.match import compiled_settings
from theomachy.bots.minds import search_on
from theomachy.bots.opinions import opinion_of
from theomachy.bots.workspace import new_workspace


def visits(table, simulations):
    """How often each column was looked at."""
    settings = Settings(simulations, 0.0, *opinion_of(table.game).in_style(""), False)
    workspace = new_workspace(table.game, 2, seed=1, nodes=1000)
    workspace.policy[:], workspace.value[:] = settings.policy, settings.value
    search_on(compiled_settings([settings])[0], workspace, table.state, simulations, False, False)
    tree, found = workspace.tree, [0] * table.game.actions
    child = tree[workspace.tree_state.root].first
    while child > 0:
        found[tree[child].action] = int(tree[child].visits)
        child = tree[child].next
    return found


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ("", [1, 1, 1, 53, 1, 1, 1]),
        ("d", [6, 6, 6, 23, 6, 6, 6]),
        ("agaga", [52, 1, 1, 2, 1, 1, 1]),
    ],
)
def test_every_move_is_looked_at_as_often(moves, told):
    table = Table("connect_four")
    for column in moves:
        table.play(f"drop {column}")
    assert visits(table, 60) == told
