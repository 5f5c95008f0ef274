"""Records that say who promised the dice and who added to them: every field of them counts."""

import pytest

from theomachy import Table
from theomachy.table import record, signing
from theomachy.table.promise import promised_by

KEY = "11" * 32
SHORT = {"doomsday": 12, "powers": "off"}
ADDED = ("0a" * 16, "", "", "")


def finished():
    table = Table("bello", 4, 3, SHORT, ["Ann", "Bob", "Cyd", "Dan"], ADDED)
    while not table.is_over:
        if table.actor < 0:
            table.roll()
        else:
            table.play(table.legal()[-1])
    return table


def resealed(lines):
    return "\n".join([*lines, f"checksum sha256:{record.checksum(lines)}"]) + "\n"


TABLE = finished()
PROMISE = promised_by(KEY, TABLE, "0123456789ab", 1_700_000_000)
TEXT = record.write(TABLE, promise=PROMISE)
LINES = TEXT.splitlines()[:-1]


def test_a_promised_record_names_its_table_its_server_and_what_was_added():
    assert LINES[1:3] == ["table 0123456789ab", "created 1700000000"]
    assert f"server {signing.public_of(KEY)}" in LINES
    assert f"entropy P1 {'0a' * 16}" in LINES
    assert not any(line.startswith("entropy P2") for line in LINES)


def test_it_is_played_again():
    verdict = record.verify(TEXT)
    assert (verdict.dice, verdict.promise) == ("fair", PROMISE)
    assert verdict.table.entropy == ADDED
    assert record.write(verdict.table, promise=verdict.promise) == TEXT


PROVEN = [
    n for n, line in enumerate(LINES) if line.split()[0] not in ("theomachy", "seat", "seed")
]  # fmt: skip


@pytest.mark.parametrize("number", PROVEN, ids=[LINES[n].split()[0] for n in PROVEN])
def test_any_line_that_is_missing_is_missed(number):
    """Also by one who makes the checksum fit; a last end of turn alone says nothing."""
    with pytest.raises(ValueError, match=r"\w"):
        record.verify(resealed(LINES[:number] + LINES[number + 1 :]))


CHANGES = {
    "table": "table 0123456789ac",
    "created": "created 1700000001",
    "game": "game storm",
    "rules": "rules 2",
    "players": "players 5",
    "options": "options doomsday=12",
    "commitment": "commitment sha256:" + "0" * 64,
    "server": "server " + signing.public_of("22" * 32),
    "signature": "signature " + "00" * 64,
    "entropy": "entropy P1 " + "0b" * 16,
    "seed": "seed 4",
    "over": "over doomsday 9 6 6 6",
}


@pytest.mark.parametrize("field", CHANGES)
def test_any_field_that_is_changed_is_refused(field):
    changed = [CHANGES[field] if line.split()[0] == field else line for line in LINES]
    assert changed != LINES
    with pytest.raises(ValueError, match=r"\w"):
        record.verify(resealed(changed))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("entropy P2 0c0c", "is not what the seed's dice say"),
        ("entropy P1 0a", "says 'P1' twice"),
        ("entropy P7 0a", "'P7' is no seat"),
        ("entropy P2", "What P2 added to the dice cannot be read"),
        ("entropy P2 0a 0b", "What P2 added to the dice cannot be read"),
        ("game bello", "says 'game' twice"),
        ("seed 3", "says 'seed' twice"),
    ],
)
def test_what_is_said_besides_is_refused(line, told):
    with pytest.raises(ValueError, match=told):
        record.verify(resealed([*LINES, line]))


def test_a_promise_that_is_half_said_is_none():
    halves = [line for line in LINES if not line.startswith("server")]
    with pytest.raises(ValueError, match="does not say its 'server'"):
        record.verify(resealed(halves))


def test_a_creation_that_is_no_time_is_refused():
    odd = [line.replace("created 17", "created x7") for line in LINES]
    with pytest.raises(ValueError, match="signature of the server does not fit"):
        record.verify(resealed(odd))


def test_a_position_is_promised_with_the_rest():
    start = "2p; pantheons aztec norse; at P1 action; e8=P1/4 e9=P2/2 e1=P1/0"
    table = Table.at("bello", start, seed=1, entropy=["0a", "0b"])
    text = record.write(table, promise=promised_by(KEY, table, "ab", 7))
    assert record.verify(text).promise is not None
    lines = [line.replace('"players":2', '"players": 2') for line in text.splitlines()[:-1]]
    with pytest.raises(ValueError, match="signature"):
        record.verify(resealed(lines))
    lines = [line.replace("players 2", "players 3") for line in text.splitlines()[:-1]]
    with pytest.raises(ValueError, match="The record is of bello with 2 players"):
        record.verify(resealed(lines))


def test_signatures_are_those_of_their_key_and_text():
    public, signature = signing.public_of(KEY), signing.sign(KEY, "text")
    assert signing.is_signed(public, signature, "text")
    assert not signing.is_signed(public, signature, "texts")
    assert not signing.is_signed(signing.public_of("22" * 32), signature, "text")
    for odd in (("", ""), ("zz", "zz"), (public, "0"), ("00", signature)):
        assert not signing.is_signed(*odd, "text")


def test_keys_differ_and_have_a_fingerprint_for_people():
    assert signing.fresh_key() != signing.fresh_key()
    parts = signing.fingerprint(signing.public_of(KEY)).split("-")
    assert [len(part) for part in parts] == [4] * 8
