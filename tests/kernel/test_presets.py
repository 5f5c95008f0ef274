"""A preset is a name for some options, wherever options are told."""

import pytest

from theomachy import Table
from theomachy.games import SHELF, load
from theomachy.locales import Wrong

STORM = load("storm")


@pytest.mark.parametrize("name", SHELF)
def test_presets_name_options_that_exist(name):
    for preset in load(name).presets:
        numbers = load(name).option_numbers({"preset": preset.name})
        assert numbers.tolist() == load(name).option_numbers(preset.options).tolist()


def test_as_printed_is_what_is_played_unless_something_else_is_said():
    assert Table("storm", options={"preset": "printed"}).options == Table("storm").options


def test_what_is_chosen_beside_a_preset_counts_more():
    lively = Table("storm", options={"preset": "lively", "powers": "on"}).options
    assert (lively["reach"], lively["powers"]) == ("beside", "on")
    overruled = Table("storm", options={"reach": "anywhere", "preset": "lively"}).options
    assert (overruled["reach"], overruled["start"]) == ("anywhere", "later_more")


def test_a_position_may_name_a_preset():
    table = Table.at("storm", "options preset=lively; at develop; V=e9:1; a1:1/P1w1", seed=0)
    assert table.options["reach"] == "beside"
    assert table.describe()["options"]["reach"] == "beside"


def test_a_preset_that_is_none_is_refused_by_name():
    with pytest.raises(Wrong, match="storm has no preset 'dull'; it has printed, lively"):
        STORM.option_numbers({"preset": "dull"})
    with pytest.raises(Wrong, match="bello has no option 'preset'"):
        load("bello").option_numbers({"preset": "printed"})
