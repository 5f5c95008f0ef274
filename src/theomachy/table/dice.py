"""Dice one can check: a seed is promised by its hash, and every draw follows from the seed.

Seats may add entropy of their own once the seed is promised: who promised cannot foresee it, and
who adds does not know the seed, so that neither decides the draws alone.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from theomachy.kernel import seats


def fresh_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is shown before the game, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(f"theomachy seed {seed}".encode()).hexdigest()


def joined(entropy: Sequence[str]) -> str:
    """What the seats added, as draws depend on it; nothing if nobody did."""
    return "".join(f"{seats.seat_name(n)} {added} " for n, added in enumerate(entropy) if added)


def ticket(seed: str, number: int, total: int, entropy: Sequence[str] = ()) -> int:
    """The `number`-th draw of a game: below `total`, each as likely to one part in 2**240."""
    drawn = f"{joined(entropy)}draw {number}"
    digest = hmac.digest(seed.encode(), drawn.encode(), "sha256")
    return int.from_bytes(digest) % total


def luck(seed: str, number: int) -> int:
    """32 bits for whoever thinks at the `number`-th entry; not to be foreseen without the seed."""
    digest = hmac.digest(seed.encode(), f"luck {number}".encode(), "sha256")
    return int.from_bytes(digest[:4])
