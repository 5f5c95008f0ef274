"""Error bars."""

import math

Z_95 = 1.959963984540054


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's; sound near 0 and 1)."""
    if trials == 0:
        return (0.0, 1.0)
    share, z2 = successes / trials, Z_95**2
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = math.sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    half = Z_95 / (1 + z2 / trials) * spread
    return (max(0.0, middle - half), min(1.0, middle + half))
