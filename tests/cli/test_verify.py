"""What `theomachy verify` says of who promised the dice and who added to them."""

import pytest

from theomachy import Table
from theomachy.table import record, signing
from theomachy.table.promise import promised_by

KEY = "11" * 32


def saved(tmp_path, entropy=(), key=None):
    table = Table("bello", 2, 3, names=["Ann", "Bob"], entropy=entropy)
    table.roll()
    promise = None if key is None else promised_by(key, table, "0123456789ab", 7)
    file = tmp_path / "record.txt"
    file.write_text(record.write(table, reveal_seed=True, promise=promise))
    return file


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["follows from the seed", "2 seats added to the dice", "signed before the first"]),
        ("fr", ["découle de la graine", "2 places ont ajouté", "signée avant le premier"]),
    ],
)
def test_a_signed_record_names_the_server(told, tmp_path, lang, words):
    said = told(f"verify {saved(tmp_path, ['0a', '0b'], KEY)} --lang {lang}")
    assert said.status == 0
    assert all(word in said.out for word in words)
    assert signing.fingerprint(signing.public_of(KEY)) in said.out


def test_an_old_record_is_valid_and_unsigned(told, tmp_path):
    said = told(f"verify {saved(tmp_path)}")
    assert said.status == 0
    assert "No seat added" in said.out
    assert "is unsigned" in said.out


def test_a_promise_of_another_is_refused(told, tmp_path):
    file = saved(tmp_path, key=KEY)
    lines = file.read_text().replace("created 7", "created 8").splitlines()[:-1]
    file.write_text("\n".join([*lines, f"checksum sha256:{record.checksum(lines)}"]) + "\n")
    said = told(f"verify {file}")
    assert said.status == 2
    assert "signature of the server does not fit" in said.err
