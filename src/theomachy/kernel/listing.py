"""Filling the list of legal actions, for any game."""

from theomachy.kernel.compiled import compiled


@compiled
def add(actions, listed, action):
    """One more; returns how many are listed now."""
    actions[listed] = action
    return listed + 1


@compiled
def add_span(actions, listed, first, number):
    """So many actions in a row."""
    for i in range(number):
        listed = add(actions, listed, first + i)
    return listed
