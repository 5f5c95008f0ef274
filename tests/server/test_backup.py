"""Copies of the database: whole, checked, and put back while people play."""

import os
import shutil
import subprocess
import sys

import apsw
import pytest

from house import PATIENCE, Browser
from theomachy.locales import Wrong
from theomachy.server import limits
from theomachy.server.backup import DATABASE, back_up, inspected, is_staged, put_in_place, stage
from theomachy.server.serve import owned
from theomachy.server.sqlite import MIGRATIONS

pytestmark = pytest.mark.compiled_only

_COMMAND = "from theomachy.cli import main; main()"


def theomachy(*words):
    run = [sys.executable, "-c", _COMMAND, *map(str, words)]
    patient = os.environ | {"THEOMACHY_SECONDS_TO_RESTORE": f"{PATIENCE}"}
    return subprocess.run(
        run, capture_output=True, text=True, timeout=2 * PATIENCE, env=patient, check=False
    )


def played(browser, table, moves):
    """Play so many moves; how long the log is then."""
    seat = browser.sit(table)
    for _ in range(moves):
        shown = seat.settled()
        assert seat.play(shown["view"]["legal"][0], shown["seq"])["type"] == "ack"
    seq = seat.settled()["seq"]
    seat.close()
    return seq


def test_a_copy_is_taken_and_put_back_while_people_play(house, tmp_path):
    browser, file = Browser(house), tmp_path / "copies" / "monday.sqlite"
    file.parent.mkdir()
    table, _ = browser.open_table("me", "me", powers="off", doomsday=48)
    then = played(browser, table, 4)
    saved = theomachy("backup", file, "--data", house.data)
    assert (saved.returncode, f"1 table, {then} entries" in saved.stdout) == (0, True), saved
    assert played(browser, table, 4) > then
    restored = theomachy("restore", file, "--data", house.data)
    assert restored.returncode == 0, restored.stderr
    house.hears_itself_say(house.address)
    assert browser.sit(table).settled()["seq"] == then
    assert played(browser, table, 2) > then
    assert [len(inspected(one).__dict__) for one in house.data.glob(f"{DATABASE}.before-*")] == [3]


@pytest.fixture
def data(tmp_path):
    """A data folder with an empty database."""
    folder = tmp_path / "data"
    folder.mkdir()
    db = apsw.Connection(str(folder / DATABASE))
    db.execute(f"{';'.join(MIGRATIONS)}; PRAGMA user_version = {len(MIGRATIONS)}")
    db.close()
    return folder


def test_without_a_server_a_copy_is_put_in_place_at_once(data, tmp_path):
    file = tmp_path / "copy"
    back_up(data, file)
    (data / DATABASE).write_bytes(b"damaged")
    done = theomachy("restore", file, "--data", data)
    assert (done.returncode, "is kept in" in done.stdout) == (0, True), done.stderr
    assert inspected(data / DATABASE).schema == len(MIGRATIONS)
    assert not is_staged(data)


@pytest.mark.parametrize("harm", ["text", "cut", "newer", "foreign", "missing"])
def test_what_is_no_copy_of_ours_is_refused_and_nothing_changes(data, tmp_path, harm):
    file = tmp_path / "copy"
    back_up(data, file)
    harms = {"newer": "PRAGMA user_version = 999", "foreign": "DROP TABLE events"}
    if harm in harms:
        apsw.Connection(str(file)).execute(harms[harm])
    else:
        file.write_bytes(b"x" * 5000 if harm == "text" else file.read_bytes()[:5000])
    if harm == "missing":
        file.unlink()
    before = (data / DATABASE).read_bytes()
    with pytest.raises(Wrong):
        stage(data, file)
    assert [one.name for one in data.iterdir()] == [DATABASE]
    assert (data / DATABASE).read_bytes() == before


def test_a_copy_that_fails_leaves_the_one_before(data, tmp_path):
    file = tmp_path / "copy"
    back_up(data, file)
    before = file.read_bytes()
    (data / DATABASE).write_bytes(b"damaged" * 1000)
    with pytest.raises(Wrong):
        back_up(data, file)
    assert file.read_bytes() == before
    assert not file.with_name("copy.part").exists()


def test_a_log_never_lies_beside_another_database(data, tmp_path):
    """A copy in place, its predecessor killed before it could write its log back."""
    back_up(data, tmp_path / "copy")
    (data / f"{DATABASE}-wal").write_bytes(b"a log of the old one")
    stage(data, tmp_path / "copy")
    kept = put_in_place(data)
    assert not (data / f"{DATABASE}-wal").exists()
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"a log of the old one"
    assert put_in_place(data) is None


def test_of_postgresql_the_command_to_use_is_told():
    for command, tool in (("backup", "pg_dump"), ("restore", "pg_restore")):
        told = theomachy(command, "x", "--database", "postgresql://nowhere/")
        assert (told.returncode, tool in told.stderr) == (2, True)
        assert len(told.stderr.splitlines()) == 1


def test_a_server_that_does_not_take_a_copy_is_told_of(data, tmp_path, monkeypatch):
    keep = pytest.importorskip("theomachy.cli.keep")
    monkeypatch.setattr(limits, "SECONDS_TO_RESTORE", 0.0)
    shutil.copy(data / DATABASE, tmp_path / "copy")
    with owned(data), pytest.raises(Wrong, match="has not taken it yet"):
        keep.restore(tmp_path / "copy", data, lang="en")
