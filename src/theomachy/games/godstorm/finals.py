"""What many finished games say, read all at once."""

import numpy as np

from theomachy.games.godstorm.board import NOWHERE, TERRITORIES
from theomachy.games.godstorm.state import ENDINGS
from theomachy.kernel.finals import Columns, clockwise, members_of, owned, seats_at


def endings(finals: np.recarray) -> np.ndarray:
    """GS-20.1 Why games ended."""
    return np.array(ENDINGS)[finals.ending]


def order(finals: np.recarray) -> np.ndarray:
    """GS-2.3 From the first player of the setting up, whom nature alone has chosen: the turns of
    an epoch are in the order that was bid for (GS-3.6), which is a player's doing."""
    return clockwise(finals)


def columns(finals: np.recarray) -> Columns:
    """GS-13.4, GS-20.2, GS-20.3 How long they took, and what each seat had."""
    seats = seats_at(finals)
    land, souls = finals.land[:, :seats], finals.souls
    return {
        "epochs": finals.epoch,
        "alive": (finals.fallen[:, :seats] == 0).astype(np.int8),
        "territories": np.bitwise_count(land),
        "temples": np.bitwise_count(land & finals.temples[:, None]),
        "armies": armies(finals),
        "heaven": finals.heaven[:, :seats],
        "spaces": owned(finals, finals.space_owner, np.ones_like(souls)),
        "souls": owned(finals, finals.space_owner, souls),
        "faith": finals.faith[:, :seats],
        "cards": finals.hand_size[:, :seats].sum(axis=2, dtype=np.int32),
        "relics": np.bitwise_count(finals.relics[:, :seats]),
        "gods": (finals.gods[:, :seats] != NOWHERE).sum(axis=2, dtype=np.int32),
    }


def armies(finals: np.recarray) -> np.ndarray:
    """GS-20.3 On the territories only."""
    theirs = members_of(finals.land[:, : seats_at(finals)], TERRITORIES)
    return (theirs * finals.armies[:, None, :]).sum(axis=2, dtype=np.int32)
