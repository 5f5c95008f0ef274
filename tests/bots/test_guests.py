"""Guests play like anybody else, and what they do wrong costs them the game and nobody else."""

import os
import pathlib
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest
from strangers import AT_ONCE, FIRST, PATIENT, company, played, program

from theomachy import Table
from theomachy.bots.guests import Company, Setting, check_player
from theomachy.bots.guests.forfeit import Offence
from theomachy.bots.guests.matches import enter
from theomachy.bots.guests.process import LONGEST_LINE, Program, Silent
from theomachy.bots.view import telling_view_of
from theomachy.games import load
from theomachy.kernel.game import SHEET
from theomachy.locales import Wrong

ROOT = pathlib.Path(__file__).parents[2]
SHELL = f"program:sh {ROOT / 'examples/bots/first.sh'}"
EAGER = "examples.bots.eager:Eager"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs of the shell")

WRONGS = {
    "hangs": ("sleep 1000", Offence.SILENCE, "0.001 s"),
    "ends": ("read -r line; echo no more >&2", Offence.CRASH, "no more"),
    "babbles": ("echo good morning", Offence.NONSENSE, "good morning"),
    "counts": ("""echo '{"type":"move","move":7}'""", Offence.NONSENSE, '{"type":"move","move":7}'),
    "dreams": ("""echo '{"type":"move","move":"fly"}'""", Offence.NONSENSE, "fly"),
    "greets": ("""echo '{"type":"ready","protocol":1}'""", Offence.NONSENSE, '"ready"'),
    "never ends a line": ("cat /dev/zero", Offence.NONSENSE, "····"),
}


def test_a_program_in_another_language_plays_to_the_end():
    one, other = (played([SHELL, "random"], 4, threads=threads) for threads in (1, 2))
    assert one.forfeits == other.forfeits == ()
    assert one.batch.finals.tobytes() == other.batch.finals.tobytes()
    assert one.batch.sheets.payoff.sum() == 4


@pytest.mark.parametrize("what", WRONGS)
def test_what_a_guest_does_wrong_is_a_forfeit_with_its_reason(what, tmp_path):
    script, offence, shown = WRONGS[what]
    cast = [program(tmp_path, script), "random"]
    found = played(cast, 2, AT_ONCE if offence == Offence.SILENCE else PATIENT)
    assert [lost.seat for lost in found.forfeits] == [0, 1]
    assert {lost.offence for lost in found.forfeits} == {offence}
    assert all(shown in lost.detail for lost in found.forfeits)
    assert found.batch.sheets.rank.tolist() == [[2, 1], [1, 2]]


def test_cheating_is_told_with_the_paragraph(tmp_path):
    greedy = 'while read -r line; do echo \'{"type":"move","move":"drop a"}\'; done'
    found = played([program(tmp_path, greedy), SHELL], 1)
    assert found.forfeits[0].offence == Offence.CHEATING
    assert found.forfeits[0].detail == "drop a: column_full (C4-2)"


def test_who_spends_the_time_of_a_game_has_no_time_for_a_move(tmp_path):
    bounds = PATIENT.__class__(600.0, 0.0, 600.0)
    assert played([program(tmp_path, FIRST), "random"], 1, bounds).forfeits[0].detail == "0 s"


def test_classes_of_python_sit_beside_programs(monkeypatch):
    monkeypatch.chdir(ROOT)
    found = played([EAGER, SHELL], 2)
    assert found.forfeits == ()
    assert found.batch.tallies[:, 0].min() >= 7


def test_what_a_class_prints_is_no_answer_and_what_it_returns_is_judged(tmp_path, monkeypatch):
    (tmp_path / "loud.py").write_text(
        "class Loud:\n def choose(self, view, clock):\n  print(clock)\n  return 'left'\n"
    )
    monkeypatch.chdir(tmp_path)
    lost = played(["loud:Loud", SHELL], 1).forfeits[0]
    assert (lost.bot, lost.offence, lost.detail) == ("loud:Loud", Offence.NONSENSE, "'left'")


@pytest.mark.parametrize(
    ("ranks", "lost", "wanted"),
    [
        ([1, 2, 3], {0}, [3, 1, 2]),
        ([1, 1, 3], {0, 2}, [2, 1, 2]),
        ([1, 2, 3], {1}, [1, 3, 2]),
        ([3, 1, 2], {0, 1, 2}, [1, 1, 1]),
    ],
)
def test_who_forfeits_ranks_after_everybody_who_has_not(ranks, lost, wanted):
    sheet = np.zeros(3, SHEET).view(np.recarray)
    table = SimpleNamespace(result=SimpleNamespace(ranks=ranks, scores=[7, 8, 9]))
    enter(sheet, table, lost)
    assert sheet.rank.tolist() == wanted
    assert sheet.payoff.sum() == pytest.approx(1)


def test_nothing_a_guest_has_started_is_left_behind(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    name = program(tmp_path, f"sleep 1000 > {tmp_path}/pipe &\n{FIRST}")
    with company() as gathered:
        gathered.introduce([name])
        left = (tmp_path / "pipe").open("rb")
    with left:
        assert left.read() == b""


def test_a_killed_house_leaves_no_guest_behind(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    started = "from theomachy.bots.guests.process import Program"
    words = ["sh", "-c", f"sleep 1000 > {tmp_path}/pipe"]
    code = f"{started}; import sys; Program({words}); print(flush=True); sys.stdin.read()"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    house = subprocess.Popen([sys.executable, "-c", code], **pipes)
    with house, (tmp_path / "pipe").open("rb") as left:
        house.stdout.readline()
        house.kill()
        assert left.read() == b""


def test_who_does_not_read_is_not_waited_for():
    deaf = Program(["sleep", "1000"])
    line = b"x" * LONGEST_LINE + b"\n"
    with pytest.raises(Silent):
        tell_often(deaf, line)
    deaf.end()


def tell_often(program, line):
    for _ in range(100):
        program.tell(line)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("oracle", "no bot called 'oracle'"),
        ("program:", "not 'program:'"),
        (":Eager", "not ':Eager'"),
        ("program:sh 'x", "not 'program:sh 'x'"),
    ],
)
def test_a_name_that_is_no_guests_is_refused(name, told):
    with pytest.raises(Wrong, match=told):
        check_player(name)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("program:./nowhere", "cannot be started: No such file"),
        ("program:true", "did not get ready: it ended"),
        ("program:echo hello", "an answer that is no move .hello."),
        ("""program:echo '{"type":"ready","protocol":9}'""", "protocol.:9"),
    ],
)
def test_who_is_not_ready_is_told_before_anybody_plays(name, told):
    with company() as gathered, pytest.raises(Wrong, match=told):
        gathered.introduce([name, "random"])


def test_a_view_tells_what_was_played_since_as_its_seat_may_read_it():
    table = Table("connect_four", 2, seed=1)
    table.play("drop a")
    assert telling_view_of(table, 1).log == ("P1 drop a",)
    table.play("drop b")
    assert (telling_view_of(table, 0).log, telling_view_of(table, 0).ply) == (("P2 drop b",), 2)


def test_bots_that_are_installed_go_by_their_name(monkeypatch, tmp_path):
    folder = tmp_path / "patient-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Name: patient\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[theomachy.bots]\npatient = patient:Patient\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert check_player("patient") == "patient"
    setting = Setting(load("connect_four"), 2, {})
    with Company(setting) as gathered, pytest.raises(Wrong, match="No module named 'patient'"):
        gathered.introduce(["patient"])
