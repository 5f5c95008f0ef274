"""Preparing games, by children that do as they are told."""

import asyncio

import pytest

from house import awaited
from theomachy.kernel.game import REGISTERED
from theomachy.locales import LANGUAGES, Wrong, speech
from theomachy.server import limits
from theomachy.server import workshop as module
from theomachy.server.schedule import BOTS, KINDS, STEPS, STUDIES, TABLE
from theomachy.server.serve import teller
from theomachy.server.turns import Overasked
from theomachy.server.workshop import Unprepared, Workshop, in_a_child


class Nursery:
    """Children that end when told, in a time that stands still."""

    def __init__(self, lacking):
        self.lacking, self.running, self.told = lacking, {}, []

    async def child(self, game, kind):
        self.running[game, kind] = asyncio.get_running_loop().create_future()
        try:
            return await self.running[game, kind]
        finally:
            del self.running[game, kind]

    def tell(self, key, game, seconds):
        self.told.append((key.removeprefix("house-warm-"), game))

    def workshop(self, *games, hands=2):
        return Workshop(games, self.tell, self.child, self.lacks, lambda: 0.0, hands)

    def lacks(self, game, kinds=STEPS):
        return [kind for kind in self.lacking.get(game, []) if kind in kinds]

    async def end(self, game, kind, is_done=True):
        self.running[game, kind].set_result(is_done)
        await settle()


async def settle():
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def state(shop, game):
    return shop.readiness(game).state


def test_what_is_warm_is_ready_without_any_child():
    async def scene():
        nursery = Nursery({})
        shop = nursery.workshop("storm", "gog")
        await shop.open()
        await settle()
        assert (nursery.running, nursery.told) == ({}, [])
        shop.require("storm")
        await shop.bots_of("storm")
        assert shop.readiness("storm") == module.Readiness("ready", 0, 1.0)

    awaited(scene())


def test_a_game_is_preparing_then_playable_then_ready():
    async def scene():
        nursery = Nursery({"storm": STEPS})
        shop = nursery.workshop("storm")
        await shop.open()
        await settle()
        with pytest.raises(Unprepared) as refused:
            shop.require("storm")
        assert refused.value.readiness == module.Readiness("preparing", 11, 0.0)
        await nursery.end("storm", TABLE)
        shop.require("storm")
        assert state(shop, "storm") == "playable"
        await nursery.end("storm", BOTS)
        assert state(shop, "storm") == "ready"
        assert [key for key, _ in nursery.told] == ["table", "playable", "bots", "done"]

    awaited(scene())


def test_who_asks_for_a_game_has_it_before_others():
    async def scene():
        nursery = Nursery(dict.fromkeys(("storm", "bello", "gog", "godstorm"), STEPS))
        shop = nursery.workshop(*nursery.lacking)
        await shop.open()
        await settle()
        assert set(nursery.running) == {("storm", TABLE), ("bello", TABLE)}
        assert shop.prepare("godstorm").seconds == 11 + 33
        await nursery.end("storm", TABLE)
        assert ("godstorm", TABLE) in nursery.running
        await nursery.end("godstorm", TABLE)
        assert ("godstorm", BOTS) in nursery.running
        await shop.close()
        assert nursery.running == {}

    awaited(scene())


def test_looking_at_a_list_of_tables_hurries_nothing():
    async def scene():
        nursery = Nursery(dict.fromkeys(("storm", "bello", "gog"), STEPS))
        shop = nursery.workshop(*nursery.lacking, hands=1)
        await shop.open()
        await settle()
        with pytest.raises(Unprepared):
            shop.require("gog", is_urgent=False)
        await nursery.end("storm", TABLE)
        assert set(nursery.running) == {("bello", TABLE)}
        await shop.close()

    awaited(scene())


def test_bots_wait_until_they_are_prepared():
    async def scene():
        nursery = Nursery({"storm": STEPS})
        shop = nursery.workshop("storm")
        await shop.open()
        thought = asyncio.create_task(shop.bots_of("storm"))
        await settle()
        await nursery.end("storm", TABLE)
        assert not thought.done()
        await nursery.end("storm", BOTS)
        assert thought.done()

    awaited(scene())


def test_a_child_that_dies_is_started_again_twice_and_then_given_up_until_somebody_asks():
    async def scene():
        nursery = Nursery({"storm": STEPS})
        shop = nursery.workshop("storm")
        await shop.open()
        thought = asyncio.create_task(shop.bots_of("storm"))
        await settle()
        for _ in range(3):
            await nursery.end("storm", TABLE, is_done=False)
        assert [key for key, _ in nursery.told] == ["table", "again"] * 2 + ["table", "failed"]
        assert (nursery.running, thought.done(), state(shop, "storm")) == ({}, True, "failed")
        with pytest.raises(Unprepared):
            shop.require("storm")
        assert shop.prepare("storm").state == "preparing"
        await settle()
        assert set(nursery.running) == {("storm", TABLE)}
        await shop.close()

    awaited(scene())


def test_a_game_whose_bots_cannot_be_prepared_can_be_played():
    async def scene():
        nursery = Nursery({"storm": [BOTS]})
        shop = nursery.workshop("storm")
        await shop.open()
        await settle()
        for _ in range(3):
            await nursery.end("storm", BOTS, is_done=False)
        shop.require("storm")
        assert state(shop, "storm") == "failed"

    awaited(scene())


def test_a_guest_is_prepared_when_somebody_asks_for_it():
    async def scene():
        nursery = Nursery({"guest": STEPS})
        shop = nursery.workshop()
        await shop.open()
        with pytest.raises(Unprepared):
            shop.require("guest")
        await settle()
        assert set(nursery.running) == {("guest", TABLE)}
        await shop.close()

    awaited(scene())


def refusal(shop, game):
    """Why no studies of a game can be made; None if they can."""
    try:
        shop.require_more(game, STUDIES)
    except Unprepared as unprepared:
        return unprepared.readiness
    return None


def test_studies_are_prepared_where_somebody_asks_for_them_and_after_the_rest():
    async def scene():
        nursery = Nursery({"storm": (*STEPS, STUDIES)})
        shop = nursery.workshop("storm")
        await shop.open()
        await settle()
        assert refusal(shop, "storm") == module.Readiness("preparing", 11, 0.0)
        await nursery.end("storm", TABLE)
        assert refusal(shop, "storm").seconds > shop.readiness("storm").seconds > 0
        await nursery.end("storm", BOTS)
        assert (set(nursery.running), state(shop, "storm")) == ({("storm", STUDIES)}, "ready")
        await nursery.end("storm", STUDIES)
        assert refusal(shop, "storm") is None
        assert nursery.told[-2:] == [("studies", "storm"), ("done", "storm")]

    awaited(scene())


def test_studies_that_cannot_be_prepared_keep_nobody_from_playing_and_are_tried_anew():
    async def scene():
        nursery = Nursery({"storm": [STUDIES]})
        shop = nursery.workshop("storm")
        await shop.open()
        assert refusal(shop, "storm").state == "preparing"
        await settle()
        for _ in range(3):
            await nursery.end("storm", STUDIES, is_done=False)
        assert (refusal(shop, "storm").state, state(shop, "storm")) == ("failed", "ready")
        shop.prepare("storm")
        assert refusal(shop, "storm").state == "preparing"
        await shop.close()

    awaited(scene())


RICH, POOR = "storm@income=3", "storm@income=0"


def asked(shop, variant, address="there"):
    """What somebody is told who asks for a table of a variant."""
    try:
        shop.require(variant, address)
    except Unprepared as unprepared:
        return unprepared.readiness.state, unprepared.readiness.seconds
    except Overasked as full:
        return "yours" if full.is_yours else "busy"
    return "ready"


def test_a_variant_is_prepared_for_whoever_asks_and_again_when_it_was_tidied_away():
    async def scene():
        nursery = Nursery({RICH: STEPS})
        shop = nursery.workshop()
        await shop.open()
        for _ in range(2):
            assert asked(shop, RICH)[0] == "preparing"
            await settle()
            assert set(nursery.running) == {(RICH, TABLE)}
            await nursery.end(RICH, TABLE)
            await nursery.end(RICH, BOTS)
            nursery.lacking = {}
            assert (asked(shop, RICH), shop.is_playable(RICH)) == ("ready", True)
            nursery.lacking = {RICH: STEPS}
            assert not shop.is_playable(RICH)

    awaited(scene())


def test_an_address_has_so_many_variants_prepared_and_all_together_so_many_at_once(monkeypatch):
    monkeypatch.setattr(limits, "VARIANTS_AT_ONCE", 2.0)
    monkeypatch.setattr(limits, "VARIANTS_BEING_PREPARED", 3)

    async def scene():
        names = [f"storm@limbo={number}" for number in range(10, 16)]
        shop = Nursery(dict.fromkeys(names, STEPS)).workshop()
        await shop.open()
        told = [asked(shop, name)[0] for name in names[:2]]
        assert (told, asked(shop, names[2])) == (["preparing"] * 2, "yours")
        assert asked(shop, names[0])[0] == "preparing"
        assert asked(shop, names[2], "elsewhere")[0] == "preparing"
        assert asked(shop, names[3], "elsewhere") == "busy"
        await shop.close()

    awaited(scene())


def test_a_study_of_a_variant_asks_for_no_table_and_its_bots_wait_like_others():
    async def scene():
        nursery = Nursery({RICH: KINDS, POOR: STEPS})
        shop = nursery.workshop()
        await shop.open()
        assert refusal(shop, RICH) == module.Readiness("preparing", 12, 0.0)
        await settle()
        assert set(nursery.running) == {(RICH, STUDIES)}
        await nursery.end(RICH, STUDIES)
        thought = asyncio.create_task(shop.bots_of(POOR))
        await settle()
        await nursery.end(POOR, TABLE)
        await nursery.end(POOR, BOTS)
        assert thought.done()

    awaited(scene())


def test_a_variant_that_cannot_be_prepared_is_told_so_and_tried_anew():
    async def scene():
        nursery = Nursery({RICH: STEPS})
        shop = nursery.workshop()
        await shop.open()
        assert asked(shop, RICH)[0] == "preparing"
        await settle()
        for _ in range(3):
            await nursery.end(RICH, TABLE, is_done=False)
        await shop.bots_of(RICH)
        assert asked(shop, RICH) == ("failed", 0)
        assert asked(shop, RICH)[0] == "preparing"
        await shop.close()

    awaited(scene())


def test_what_a_variant_lacks_is_known_without_making_it():
    assert set(module.missing("storm@attack=3,limbo=37")) <= set(STEPS)
    assert "storm@attack=3,limbo=37" not in REGISTERED
    with pytest.raises(Wrong, match="income cannot be 99"):
        module.missing("storm@income=99")


@pytest.mark.compiled_only
def test_a_real_child_tells_whether_it_has_done_its_step():
    """The rules of the guest are compiled before any test begins."""
    assert not awaited(in_a_child("no_such_game", TABLE))
    assert awaited(in_a_child("connect_four", TABLE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("outcome", [*KINDS, "playable", "done", "again", "failed"])
def test_every_step_is_told_with_the_name_of_the_game(capsys, language, outcome):
    tell = teller(speech(language))
    tell(f"house-warm-{outcome}", "storm", 11)
    tell(f"house-warm-{outcome}", "some_guest", 2)
    tell(f"house-warm-{outcome}", "storm@income=3", 2)
    told = capsys.readouterr().err.splitlines()
    assert told[0].startswith(speech(language).say("storm-name"))
    assert told[1].startswith("some_guest")
    assert told[2].startswith(speech(language).say("storm-name") + "@income=3")
