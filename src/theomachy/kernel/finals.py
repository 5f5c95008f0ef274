"""What many finished games say, read all at once."""

import numpy as np


def clockwise(finals: np.recarray) -> np.ndarray:
    """[game, seat] each seat's place in the order of play: 0 begins (the record's `first`), the
    others follow round the table."""
    players = int(finals.players.max(initial=0))
    places: np.ndarray = (np.arange(players) - finals.first[:, None]) % players
    return places
