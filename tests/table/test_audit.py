"""A record or a position judged line by line: what holds, what does not, what cannot be told."""

import functools
import json
import random
import re

import pytest

from theomachy import Table
from theomachy.games import SHELF
from theomachy.kernel import NATURE
from theomachy.locales import LANGUAGES
from theomachy.table import placed, record
from theomachy.table.audit import audit
from theomachy.table.promise import promised_by

KEY = "11" * 32


def played(game="bello", players=2, seed=3, plies=10_000, entropy=("0a", "")):
    table, chance = Table(game, players, seed, entropy=entropy), random.Random(seed)
    while not table.is_over and table.ply < plies:
        if table.actor == NATURE:
            table.roll()
        else:
            table.push(int(chance.choice(table.game.legal_actions(table.state))), trusted=True)
    return table


@functools.cache
def finished(key=None):
    table = played()
    return record.write(table, promise=key and promised_by(key, table, "0123456789ab", 7))


def mended(text):
    lines = text.splitlines()[:-1]
    return "\n".join([*lines, f"checksum sha256:{record.checksum(lines)}"])


def changed(old, new):
    """A finished record, changed by somebody who knows how to mend its checksum."""
    assert old in finished()
    return mended(finished().replace(old, new, 1))


def holding(text):
    return {each.about: each.holds for each in audit(text).findings}


def test_of_a_signed_and_finished_game_everything_holds():
    found = audit(finished(KEY))
    assert [each.holds for each in found.findings] == [True] * 8
    assert (found.kind, found.fault) == ("record", None)
    assert found.table.is_over


def test_what_cannot_be_told_is_neither_true_nor_false():
    told = holding(record.write(played(plies=20, entropy=())))
    assert told == {"text": True, "rules": True, "moves": True, "end": None, "seed": None,
                    "dice": None, "added": None, "promise": None}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "wrong", "untold"),
    [
        (finished().replace("checksum sha256:", "checksum sha256:0"), ["text"], []),
        (changed("P1 pass", "P1 fly"), ["moves"], ["end", "dice"]),
        (changed("rules 1", "rules 99"), ["rules"], ["moves", "dice"]),
        (changed("game bello", "game chess"), ["rules"], ["moves", "dice"]),
        (changed("players 2", "players 9"), ["rules"], ["moves", "dice"]),
        (changed("entropy P1 0a", "entropy P1 0b"), ["dice"], []),
        (changed("seed 3", "seed 4"), ["seed", "dice"], []),
        (changed("over ", "over surrender "), ["end"], []),
        (mended(finished(KEY).replace("created 7", "created 8")), ["promise"], []),
        (mended(finished(KEY).replace("table 0123456789ab\n", "")), ["promise"], []),
        (mended(finished() + "game bello\nchecksum 0"), ["text"], []),
    ],
    ids=lambda value: None if isinstance(value, list) else "",
)
def test_each_thing_that_was_changed_is_found_and_verify_says_the_first(text, wrong, untold):
    found = audit(text)
    assert [each.about for each in found.findings if each.holds is False] == wrong
    blind = {each.about for each in found.findings if each.holds is None} - {"promise", "added"}
    assert blind == set(untold)
    with pytest.raises(ValueError, match=re.escape(str(found.fault))):
        record.verify(text)


def test_a_record_is_shown_as_far_as_its_moves_are_legal():
    table = played()
    wrong = changed("P1 pass", "P1 fly").splitlines().index("P1 fly")
    first = finished().splitlines().index(f"* {table.game.notation(table.plies[0].action)}")
    assert audit(changed("P1 pass", "P1 fly")).table.ply == wrong - first


@pytest.mark.parametrize("game", SHELF)
def test_a_position_comes_back_from_its_text_as_it_was(game):
    table = played(game, plies=60, entropy=())
    for ply in (0, 31, 60):
        then = placed.at(table, ply)
        found = audit(placed.write(then))
        assert [each.holds for each in found.findings] == [True, True]
        assert found.table.state.tobytes() == then.state.tobytes()


def test_a_position_may_be_written_by_hand_and_for_other_rules():
    text = "theomachy position 1\ngame bello\nposition new; 3p; options pantheons=fixed\n"
    assert holding(text) == {"position": True, "rules": None}
    assert audit(text).table.players == 3


@pytest.mark.parametrize(
    "lines",
    [
        [], ["game bello"], ["position new"], ["game bello", "position new", "game bello"],
        ["game chess", "position new"], ["game bello", "position {"], ["hello"],
        ["game bello", 'position {"at": 7}'], ["game bello", "position at P9 action"],
    ],
)  # fmt: skip
def test_a_text_that_is_no_position_says_so(lines):
    found = audit("\n".join([placed.TITLE, *lines]))
    assert found.table is None
    assert all(found.fault.said_in(language) for language in LANGUAGES)


def test_there_are_no_plies_before_the_first_nor_after_the_last():
    for ply in (-1, 11):
        with pytest.raises(ValueError, match="the last is 10"):
            placed.at(played(plies=10), ply)


NUMBERS = ["0", "-1", "2.5", "٢", "²", "9" * 5000, "true", "2 2"]
NAMES = ["../../etc/passwd", "__init__", "os", "<script>alert(1)</script>", "x" * 9000, "\u202e"]
DESCRIBED = [
    "[" * 30_000, '{"a":' * 9000, "null", "7", "[]", "[[1,2]]", '{"at":{}}', '{"at":"P1 action"}',
    '{"players":1e999,"at":"P1"}', '{"players":"two","at":"P1 action"}',
    '{"at":"P1 action","cells":7}',
    '{"players":-3,"at":"P1 action"}', '{"at":"P1 action","cells":{"e1":"P1/999999999999"}}',
    '{"at":"P1 action","options":[1],"cells":{"zz":[]}}', '{"at":"P1 action","doom":1e308}',
    '{"at":"P1 action","round":99999999999999999999999}', '{"__class__":"x","at":null}',
]  # fmt: skip
LINES = [
    "P1", "P1 " + "pass " * 9000, "P9 pass", "* pass", "P1 \0", "P1 attack", "P1 attack 9 9",
    "P1 recruit ../..", "seed 4", "entropy P1 a b", "entropy P99 aa", "entropy", "over", "seat",
    "options x", "options =", "options powers=maybe", "options " + "a=b " * 2000,
]  # fmt: skip
HOSTILE = [
    "", "\0", "🙂" * 1000, "theomachy record 1", "theomachy record 1\n" * 3, "\n" * 60_000,
    "theomachy record 1\n" + "P1 pass\n" * 8000,
    "theomachy record 1\n" + "seat P1 x\n" * 6000,
    changed("commitment sha256:", "commitment md5:"),
    *(changed("players 2", f"players {number}") for number in NUMBERS),
    *(changed("game bello", f"game {name}") for name in NAMES),
    *(changed("players 2", f"players 2\nposition {described}") for described in DESCRIBED),
    *(changed("P1 pass", line) for line in LINES),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_whatever_is_brought_is_answered_in_words(number):
    found = audit(HOSTILE[number])
    assert found.fault is not None
    for language in LANGUAGES:
        assert all(0 < len(each.said.said_in(language)) < 2000 for each in found.findings)


def test_any_line_changed_at_random_is_judged_and_never_raises():
    chance, lines = random.Random(7), finished(KEY).splitlines()
    for _ in range(60):
        torn = list(lines)
        torn[chance.randrange(1, len(torn) - 1)] = chance.choice(
            ["", "P2 pass", lines[chance.randrange(len(lines))], chance.randbytes(9).hex()]
        )
        found = audit(mended("\n".join(torn)))
        assert torn == lines or found.kind == "record"
        assert all(each.said.said_in("fr") for each in found.findings)


WILD = [None, -1, 0, 7, 256, 2**31, 10**30, 1e308, True, "", "P1", "P9", "zz", "x" * 500, [], {},
        [1], {"a": 1}, "P1/0", "over", "P1 action", ["P1"] * 9, "\0"]  # fmt: skip


@pytest.mark.parametrize("game", SHELF)
def test_a_position_with_anything_in_any_of_its_places_is_judged(game):
    chance, told = random.Random(11), played(game, plies=60, entropy=()).describe()
    for _ in range(100):
        name, described = chance.choice(list(told)), dict(told)
        described[name] = chance.choice(WILD)
        text = f"{placed.TITLE}\ngame {game}\nposition {json.dumps(described)}"
        found = audit(text)
        assert (found.table is None) == (found.fault is not None)
        assert found.table is None or found.table.is_over or found.table.legal()
