"""Game records: written, played again, and refused when anything was changed."""

import pytest

from theomachy import Table
from theomachy.locales import sentence
from theomachy.table import dice, record

SHORT = {"doomsday": 12, "powers": "off"}


def finished(seed=3):
    table = Table("bello", 2, seed, SHORT, ["Ann", "Bob the Bold"])
    while not table.is_over:
        if table.actor < 0:
            table.roll()
        else:
            table.play(table.legal()[-1])
    return table


def resealed(text):
    """The record with a checksum that fits what it says now."""
    lines = text.splitlines()[:-1]
    return "\n".join([*lines, f"checksum sha256:{record.checksum(lines)}"]) + "\n"


TEXT = record.write(finished())


def test_a_record_reads_like_a_game():
    head = TEXT.splitlines()[:8]
    assert head[:3] == ["theomachy record 1", "game bello", "rules 1"]
    assert head[3:7] == [
        "players 2", "options doomsday=12 powers=off", "seat P1 Ann", "seat P2 Bob the Bold",
    ]  # fmt: skip
    assert head[7] == f"commitment sha256:{dice.commitment('3')}"
    assert TEXT.splitlines()[8].startswith("* first P")
    assert TEXT.splitlines()[-3:-1] == ["over doomsday 6 6", "seed 3"]


def test_a_record_is_played_again():
    verdict = record.verify(TEXT)
    assert verdict.dice == "fair"
    assert verdict.result.scores == [6, 6]
    assert verdict.table.names == ["Ann", "Bob the Bold"]
    assert record.write(verdict.table) == TEXT


@pytest.mark.parametrize("number", range(len(TEXT.splitlines())))
def test_any_single_changed_line_is_refused(number):
    lines = TEXT.splitlines()
    lines[number] += "x"
    with pytest.raises(ValueError, match=r"checksum|no game record"):
        record.verify("\n".join(lines))


@pytest.mark.parametrize("number", range(len(TEXT.splitlines())))
def test_any_single_missing_line_is_refused(number):
    lines = TEXT.splitlines()
    del lines[number]
    with pytest.raises(ValueError, match=r"checksum|no game record"):
        record.verify("\n".join(lines))


@pytest.mark.parametrize("text", ["", "\n", "chess record 1\n"])
def test_other_texts_are_no_records(text):
    with pytest.raises(ValueError, match="This is no game record"):
        record.verify(text)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("rules 1", "rules 7", "The record is stale: written for bello rules 7, this house plays"),
        ("seed 3", "seed 4", "The seed revealed is not the one promised"),
        ("over doomsday 6 6", "over doomsday 9 6", "the moves say 'doomsday 6 6'"),
        (
            "over doomsday 6 6\n",
            "",
            "The record does not say that the game ended; the moves say 'doomsday 6 6'",
        ),
        ("players 2\n", "", "The record does not say its 'players'"),
        ("players 2", "players 9", "bello is for 2-6 players"),
        ("players 2", "players two", "'two' is no number of players"),
        ("players 2", "players 2\nposition x", "The position of the record cannot be read"),
        ("players 2", "players 2\nposition 7", "The position of the record cannot be read"),
        ("game bello\n", "", "The record does not say its 'game'"),
        ("powers=off", "powers=maybe", "powers cannot be maybe"),
        ("powers=off", "powers", "Options are written name=value"),
        ("P1 end", "P9 end", "line 1.: 'P9' plays, but P1 is to act"),
        ("P1 end", "P1 sleep", "line 1.: sleep: 'sleep' is no verb"),
        ("P1 end", "P1 pass", "line 1.: pass: This game is played without powers"),
        ("over doomsday", "P1 end\nover doomsday", "line .*: 'P1' plays, but the game is over"),
    ],
)
def test_a_resealed_record_is_still_judged(old, new, told):
    assert old in TEXT
    with pytest.raises(ValueError, match=told):
        record.verify(resealed(TEXT.replace(old, new, 1)))


def test_unknown_games_are_not_played():
    with pytest.raises(LookupError, match="no game called 'chess'"):
        record.verify(resealed(TEXT.replace("game bello", "game chess")))


def test_dice_that_do_not_follow_from_the_seed():
    other = {"P1": "P2", "P2": "P1"}
    table = Table("bello", 2, 3, SHORT)
    fair = table.roll().split()[1]
    table = Table("bello", 2, 3, SHORT)
    table.play(f"first {other[fair]}")
    while not table.is_over:
        table.play("end")
    with pytest.raises(ValueError, match=r"ply 1: 'first P.' is not what the seed's dice say"):
        record.verify(record.write(table))


def test_a_record_that_ends_before_its_game_is_refused():
    table = Table("bello", 2, 3, SHORT)
    table.roll()
    text = record.write(table).replace("checksum", "over doomsday 6 6\nchecksum")
    with pytest.raises(ValueError, match="after these moves it goes on"):
        record.verify(resealed(text))


def test_what_is_wrong_with_a_record_is_said_in_french():
    with pytest.raises(ValueError, match="line") as refused:
        record.verify(resealed(TEXT.replace("P1 end", "P9 end", 1)))
    told = sentence(refused.value, "fr")
    assert told == "À la ligne 10\u00a0: «\u00a0P9\u00a0» joue, mais c’est à P1 d’agir."


def test_an_unfinished_record_keeps_its_seed():
    table = Table("bello", 2, 3, SHORT)
    table.roll()
    text = record.write(table)
    assert "seed" not in text.replace("commitment", "")
    verdict = record.verify(text)
    assert (verdict.dice, verdict.result) == ("unrevealed", None)
    assert verdict.table.state.tobytes() == table.state.tobytes()
    shown = record.write(table, reveal_seed=True)
    assert record.verify(shown).dice == "fair"


def test_a_table_begun_at_a_position_is_recorded_with_it():
    cells = "e1=P1/3 i5=P2/3 a5=P3/3"
    start = f"3p; pantheons aztec norse greek; options finale=now; at P1 action; {cells}"
    table = Table.at("bello", start, seed=1, names=["Ann"])
    table.play("move e1 e2")
    text = record.write(table)
    assert '\nposition {"players":3' in text
    again = record.replay(text)
    assert again.state.tobytes() == table.state.tobytes()
    assert again.start == table.start
    assert again.names == ["Ann", "-", "-"]


def test_a_finished_game_from_a_position_has_fair_dice():
    start = "2p; pantheons aztec norse; at P1 action; e8=P1/4 e9=P2/2 e1=P1/0"
    table = Table.at("bello", start, seed=1)
    table.play("attack e8 e9")
    table.play("end")
    assert table.result.reason == "elimination"
    assert record.verify(record.write(table)).dice == "fair"


@pytest.mark.parametrize("name", ["Ann ", " Ann", "Ann\nP1 pass", "Ann\u2028Lee", "", "\t"])
def test_any_name_can_be_recorded(name):
    table = Table("bello", 2, 3, SHORT, [name])
    table.roll()
    again = record.replay(record.write(table))
    assert again.names == table.names
    assert again.state.tobytes() == table.state.tobytes()
