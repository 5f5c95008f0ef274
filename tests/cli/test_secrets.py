"""Secrets in the terminal: whoever sits before it sees his own, and at a shared one in turn."""

import pytest
from test_cli import theomachy

from theomachy import Table
from theomachy.table import record

pytestmark = pytest.mark.compiled_only

BIDS = "2p; at P1 bid; faith P1 99; faith P2 9; hand P1 SUN; hand P2 FOG; ROM P1:5 W; RUS P2:2"


def played(tmp_path, text, seats, typed):
    """What is shown when a saved position is taken up."""
    saved = tmp_path / "saved.txt"
    table = Table.at("godstorm", text, seed=1, names=seats.split(","))
    saved.write_text(record.write(table, reveal_seed=True))
    run = theomachy("play", "godstorm", "--resume", saved, "--lang", "en", stdin=typed)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def test_a_shared_screen_shows_each_his_own_behind_a_curtain(tmp_path):
    shown = played(tmp_path, BIDS, "human,human", "\nbid 73\n\nundo\n\nbid 74\n\nquit\n")
    _, *his, others = shown.split("alone may look now")
    assert ["(SUN)" in part for part in his] == [True, False, True]
    assert ["(FOG)" in part for part in his] == [False, True, False]
    assert "Taken back: bid ?" in his[1]
    assert "(FOG)" in others
    assert not any(secret in his[1] + others for secret in ("SUN", "73", "74"))


def test_the_only_person_hears_his_own_secrets_and_no_others(tmp_path):
    drawing = "2p; at P1 draw; draw P1 W play; hand P2 FOG; ROM P1:5 W; RUS P2:2"
    shown = played(tmp_path, drawing, "human,random", "quit\n")
    assert "alone may look now" not in shown
    assert "draws a War card:" in shown
    assert "FOG" not in shown
