"""Whose a key is, is remembered: not asked of the store again and again, and not for ever."""

from types import SimpleNamespace

import pytest

from house import awaited
from theomachy.server import keys, limits
from theomachy.server.retention import Retention, sweep
from theomachy.server.store import NOBODY, Swept
from theomachy.server.turns import Overasked


class Asked:
    """A store that counts what it is asked."""

    def __init__(self, **owners):
        self.owners, self.asked = owners, []

    async def owner_of(self, key):
        self.asked.append(key)
        return self.owners.get(key, key)

    async def sign_out(self, owner, but):
        self.owners = dict.fromkeys(self.owners, NOBODY) | {but: owner}

    async def take_code(self, code, key, now):
        self.asked.append(code)


def owners(known, *asked):
    return [awaited(known.owner_of(key)) for key in asked]


def test_a_key_is_asked_for_once():
    store = Asked(a="owner")
    known = keys.Keys(store)
    assert owners(known, "a", "a", "b", "a") == ["owner", "owner", "b", "owner"]
    assert store.asked == ["a", "b"]


def test_a_key_is_asked_for_again_after_a_while(monkeypatch):
    monkeypatch.setattr(limits, "SECONDS_A_KEY_IS_REMEMBERED", 0.0)
    store = Asked()
    owners(keys.Keys(store), "a", "a")
    assert store.asked == ["a", "a"]


def test_only_so_many_keys_are_remembered(monkeypatch):
    monkeypatch.setattr(limits, "KEYS_REMEMBERED", 2)
    store = Asked()
    owners(keys.Keys(store), "a", "b", "c", "c", "b", "a")
    assert store.asked == ["a", "b", "c", "a"]


def test_a_key_that_is_signed_out_is_nobodys_at_once():
    known = keys.Keys(Asked(a="owner", b="owner"))
    owners(known, "a", "b")
    awaited(known.sign_out("owner", "a"))
    assert owners(known, "a", "b") == ["owner", None]


def test_all_addresses_together_try_so_many_codes(monkeypatch):
    monkeypatch.setattr(limits, "CODES_TRIED_BY_ALL_AT_ONCE", 3.0)
    monkeypatch.setattr(limits, "CODES_TRIED_BY_ALL_PER_SECOND", 0.001)
    store = Asked()
    known = keys.Keys(store)
    for address in "abc":
        assert awaited(known.take_code("00000-00000", address)) is None
    with pytest.raises(Overasked):
        awaited(known.take_code("00000-00000", "d"))
    assert len(store.asked) == 3


def test_a_house_that_keeps_for_ever_looks_at_no_table():
    class Untouched:
        async def purge(self, now):
            self.purged = now

    rooms = SimpleNamespace(store=Untouched())
    assert awaited(sweep(rooms, Retention())) == 0
    assert rooms.store.purged > 0


def test_a_sweep_goes_on_to_the_end_and_tells_who_looks_on(monkeypatch):
    monkeypatch.setattr("theomachy.server.retention._SECONDS_BETWEEN_BATCHES", 0.0)
    batches = {"": Swept(["a"], "b"), "b": Swept(["c"], None)}

    class Batches:
        async def purge(self, now):
            pass

        async def sweep(self, after, expiry):
            return batches[after]

    dropped = []
    rooms = SimpleNamespace(store=Batches(), drop=dropped.extend)
    assert awaited(sweep(rooms, Retention(1, 1))) == 2
    assert dropped == ["a", "c"]
