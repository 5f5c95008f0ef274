"""Dice one can check: a seed is promised by its hash, and every draw follows from the seed."""

import hashlib
import hmac
import secrets


def fresh_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is shown before the game, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(f"theomachy seed {seed}".encode()).hexdigest()


def ticket(seed: str, number: int, total: int) -> int:
    """The `number`-th draw of a game: below `total`, each as likely to one part in 2**240."""
    digest = hmac.new(seed.encode(), f"draw {number}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest) % total


def luck(seed: str, number: int) -> int:
    """32 bits for whoever thinks at the `number`-th entry; not to be foreseen without the seed."""
    digest = hmac.new(seed.encode(), f"luck {number}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:4])
