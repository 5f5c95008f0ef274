"""What a game without secrets need not write itself."""

from theomachy.kernel.compiled import compiled


@compiled
def nothing_to_conceal(s, seat):
    """Everything is public."""


@compiled
def nothing_to_reveal(s, action, then):
    """Nothing is hidden, so nothing is shown."""
    return False


@compiled
def nothing_to_imagine(s, seat, rng):
    """Nothing is hidden, so nothing has to be imagined."""
