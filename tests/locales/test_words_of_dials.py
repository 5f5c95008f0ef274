"""Every number that may be set is called something."""

import pytest
from messages import keys

from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_may_be_set_has_a_name_and_nothing_else_has(language):
    dials = [(name, dial.name.replace("_", "-")) for name in SHELF for dial in load(name).dials]
    named = {key for key in keys(language, "dial.ftl") if key.split("-")[1] in SHELF}
    assert named == {f"dial-{name}-{dial}" for name, dial in dials}
