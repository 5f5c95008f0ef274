"""A long log is woken from the newest position that is kept, and reads as if it had been played
from its beginning."""

import dataclasses
import random

import pytest

from theomachy.games import load
from theomachy.kernel import NATURE
from theomachy.server import limits
from theomachy.server.fold import Fold
from theomachy.server.store import UNDO, Broken, Snapshot, StoredSeat, StoredTable
from theomachy.server.waking import earlier, folded, wake, whole
from theomachy.table.ply import UndoRefusal

SEATS = [StoredSeat("human", name, None, name, None) for name in ("ann", "ben")]
GAMES = ("bello", "godstorm")


def played(game, entries):
    """A table after so many entries, some of them taken back, or at its end."""
    table = StoredTable("t1", game, load(game).version, 2, {}, "00" * 16, None, 7, SEATS)
    fold, rng, events, kept = Fold(table), random.Random(7), [], []
    while len(events) < entries and not fold.table.is_over:
        actor, is_back = fold.table.actor, rng.random() < 0.1
        if is_back and fold.table.undo_refusal() is None:
            actor, action = fold.table.plies[-1].actor, UNDO
        elif actor == NATURE:
            action = fold.table.rolled()
        else:
            action = rng.choice(fold.table.game.legal_actions(fold.table.state))
        trial, line = fold.tried(f"id-{len(events)}", actor, action, 0)
        snapshot = fold.snapshot(trial, len(events) + 1)
        fold.accept(trial, line)
        events.append(line.event)
        kept += [snapshot] if snapshot else []
    is_over = fold.table.is_over
    return dataclasses.replace(
        table, events=events, length=len(events), snapshots=kept, is_over=is_over
    )


@pytest.fixture(scope="module", params=GAMES)
def stored(request):
    return played(request.param, 200)


@pytest.fixture(scope="module", params=GAMES)
def finished(request):
    return played(request.param, 100_000)


def without_snapshots(stored):
    return dataclasses.replace(stored, snapshots=[])


def test_only_the_newest_entries_are_kept(stored):
    fold = Fold(stored, wake(stored))
    assert len(fold.log) == 200
    most = limits.ENTRIES_SHOWN + 3 * limits.ENTRIES_TO_A_SNAPSHOT
    assert limits.ENTRIES_SHOWN <= len(fold.log.lines) <= most


def test_a_woken_table_is_the_one_that_was_played(stored):
    fold, table = Fold(stored, wake(stored)), whole(stored)
    assert fold.table.state == table.state
    assert (fold.table.ply, fold.table.draws) == (table.ply, table.draws)
    assert fold.table.plies == table.plies[fold.table.forgotten :]
    assert fold.table.rolled() == table.rolled()


def test_it_is_the_same_without_positions_that_are_kept(stored):
    kept, bare = Fold(stored, wake(stored)), Fold(stored, wake(without_snapshots(stored)))
    assert kept.last_hash == bare.last_hash
    assert kept.table.state == bare.table.state
    assert kept.log.lines[-limits.ENTRIES_SHOWN :] == bare.log.lines[-limits.ENTRIES_SHOWN :]


def test_what_is_forgotten_cannot_be_taken_back(stored):
    fold = Fold(stored, wake(stored))
    fold.table.forget(fold.table.ply)
    assert fold.table.undo_refusal() is UndoRefusal.TOO_LONG_AGO


def with_entries(stored, number, choose):
    """So many entries more."""
    fold, events = Fold(stored, wake(stored)), list(stored.events)
    for _ in range(number):
        actor, action = choose(fold.table)
        trial, line = fold.tried(f"id-{len(events)}", actor, action, 0)
        fold.accept(trial, line)
        events.append(line.event)
    return dataclasses.replace(stored, events=events, length=len(events))


def test_what_was_played_lately_can_be_taken_back_however_long_the_log_is():
    """The same move, played and taken back again and again."""
    begun = played("bello", 1)
    fold = Fold(begun)
    fold.follow(begun.events[0])
    actor, action = fold.table.actor, fold.table.game.legal_actions(fold.table.state)[0]
    for number in range(200):
        for is_back in (False, True):
            trial, line = fold.tried(f"{number} {is_back}", actor, UNDO if is_back else action, 0)
            fold.accept(trial, line)
            assert is_back or fold.table.undo_refusal(actor) is None
    assert (fold.table.ply, len(fold.log)) == (1, 401)
    assert len(fold.log.lines) < 200


def test_where_more_is_taken_back_than_was_kept_the_log_is_played_from_further_back():
    def take_back(table):
        return table.plies[-1].actor, UNDO

    stored = played("bello", 40)
    assert len(stored.snapshots) == 1
    back = with_entries(without_snapshots(stored), 12, take_back)
    fold = folded(dataclasses.replace(back, snapshots=stored.snapshots), 40)
    assert (fold.log.first, fold.table.state) == (0, whole(back).state)


def test_a_position_that_is_not_the_one_written_is_not_used(stored):
    spoiled = [Snapshot(kept.seq, b"x" * len(kept.state)) for kept in stored.snapshots]
    fold = Fold(stored, wake(dataclasses.replace(stored, snapshots=spoiled)))
    assert fold.table.state == whole(stored).state


def test_an_early_event_that_was_changed_breaks_the_table(stored):
    events = list(stored.events)
    events[3] = dataclasses.replace(events[3], action=events[3].action + 1)
    with pytest.raises(Broken):
        wake(dataclasses.replace(stored, events=events))


def test_an_event_that_is_missing_breaks_the_table(stored):
    with pytest.raises(Broken):
        wake(dataclasses.replace(stored, events=stored.events[:-1]))


def pages(stored, owner):
    """The whole log, page by page from its end."""
    entries, before = [], stored.length
    while before:
        page = earlier(stored, owner, before)
        entries, before = [*page.entries, *entries], page.entries[0].seq
    assert page.plies == 0
    return entries


@pytest.mark.compiled_only  # whole games, read from every seat: minutes of plain Python
@pytest.mark.parametrize("owner", ["ann", "ben", "stranger"])
def test_pages_are_the_whole_log(finished, owner):
    read = pages(finished, owner)
    assert [entry.seq for entry in read] == list(range(finished.length))
    assert read == pages(without_snapshots(finished), owner)


def test_a_page_says_how_many_moves_stood_before_it(stored):
    page = earlier(stored, "ann", 150)
    before = stored.events[: page.entries[0].seq]
    assert page.plies == sum(-1 if event.action == UNDO else 1 for event in before)
    assert page.entries[-1].seq == 149
