"""The same games, for learners: the doors of PettingZoo, Gymnasium and OpenSpiel.

No rule and no shaping: a reward is the payoff of a game that is over. Where Gymnasium is installed,
`import theomachy.envs` makes it know every game: `theomachy/Storm-v0`, where one seat learns, and
`theomachy/StormSelfPlay-v0`, many games at once.
"""

import importlib.util

from theomachy.games import names


def register(game: str) -> None:
    """Let Gymnasium know a game."""
    from gymnasium import register  # an extra

    told, name = {"game": game}, game.title().replace("_", "")
    register(f"theomachy/{name}-v0", "theomachy.envs.solo:Solo", kwargs=told)
    many = "theomachy.envs.vector:Vector"
    register(f"theomachy/{name}SelfPlay-v0", vector_entry_point=many, kwargs=told)


if importlib.util.find_spec("gymnasium"):
    for shelved in names():
        register(shelved)
