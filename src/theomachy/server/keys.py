"""Keys of browsers: whose they are, and how one more device gets one.

A code has ten characters of an alphabet of 32: 50 bits. It lives ten minutes, in which everybody
together may try 12,100 (`limits`). With a thousand codes alive, the chance that all of these tries
meet any of them is 12,100 * 1,000 / 2**50, about one in a hundred million.
"""

import hashlib
import secrets
import time
from collections import OrderedDict

from theomachy.server import limits
from theomachy.server.pace import Pace, PaceByAddress
from theomachy.server.store import NOBODY, Store
from theomachy.server.turns import Overasked

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans("ILOU", "110V", " -")
_CHARACTERS = 10


def token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a token or a browser's key."""
    return hashlib.sha256(f"theomachy {secret}".encode()).hexdigest()


def fresh_code() -> str:
    """As it is shown: in two halves."""
    drawn = "".join(secrets.choice(_ALPHABET) for _ in range(_CHARACTERS))
    return f"{drawn[:5]}-{drawn[5:]}"


def hashed_code(written: str) -> str:
    """Small letters, spaces and characters taken for another are forgiven."""
    return hashed(f"code {written.upper().translate(_READ_AS)}")


class Keys:
    """Whose a key is, is asked of the store once in a while; as many are remembered as is bound."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._owners: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._tries = Pace(limits.CODES_TRIED_BY_ALL_PER_SECOND, limits.CODES_TRIED_BY_ALL_AT_ONCE)
        self._tries_of = PaceByAddress(limits.CODES_TRIED_PER_SECOND, limits.CODES_TRIED_AT_ONCE)

    async def owner_of(self, key: str) -> str | None:
        """The owner a hashed key stands for; None if it is good for nothing any more."""
        owner, until = self._owners.get(key, (NOBODY, 0.0))
        if time.monotonic() >= until:
            owner = await self._store.owner_of(key)
            self._owners[key] = owner, time.monotonic() + limits.SECONDS_A_KEY_IS_REMEMBERED
        self._owners.move_to_end(key)
        if len(self._owners) > limits.KEYS_REMEMBERED:
            self._owners.popitem(last=False)
        return None if owner == NOBODY else owner

    async def offer_code(self, owner: str) -> str:
        """A code for another device, instead of the last one."""
        code, until = fresh_code(), int(time.time()) + limits.SECONDS_OF_A_CODE
        await self._store.offer_code(hashed_code(code), owner, until)
        return code

    async def take_code(self, code: str, address: str) -> str | None:
        """A new key of the code's owner, once; Overasked if too many were tried."""
        wait = self._tries_of.refuses(address) or self._tries.refuses()
        if wait:
            raise Overasked(int(wait) + 1, is_yours=True)
        key, now = token(), int(time.time())
        owner = await self._store.take_code(hashed_code(code), hashed(key), now)
        return None if owner is None else key

    async def sign_out(self, owner: str, but: str) -> None:
        """Let all keys of an owner but one be good for nothing."""
        await self._store.sign_out(owner, but)
        self._owners.clear()

    def forget(self) -> None:
        """Ask anew whose each key is."""
        self._owners.clear()
