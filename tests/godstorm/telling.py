"""What a table tells, as kinds and arguments."""

from theomachy import Table

THREE = "3p; VAR P2:3; RUS P3:3"


def told(text, moves, seat=None):
    """The events of the last of these moves, as a seat hears them."""
    table = Table.at("godstorm", text, seed=0)
    for move in moves.split("; "):
        table.play(move)
    return [(event.kind, dict(event.args)) for event in table.told_to(seat)]


def kinds(text, moves):
    return [kind for kind, _ in told(text, moves)]
