"""Whatever a bot may give as a reason has its words."""

import pytest
from messages import keys
from spoken import ids

from theomachy.bots.opinions import opinion_of
from theomachy.bots.reasons import VICTORY, topics
from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES, speech


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_of_a_game_has_its_words_and_all_words_their_feature(language, name):
    spoken_of = topics(opinion_of(load(name)).names)
    assert set(keys(language, f"{name}-feature.ftl")) == ids(f"{name}-feature", spoken_of)
    assert VICTORY not in spoken_of


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_more_of_a_feature_is_something_else_than_less_of_it(language, name):
    for key in keys(language, f"{name}-feature.ftl"):
        more, less = (speech(language).say(key, change=change) for change in ("more", "less"))
        assert more != less


@pytest.mark.parametrize("name", SHELF)
def test_french_reasons_need_no_negation(name):
    """After « laisse à Anna » there is no room for a « ne »."""
    for key in keys("fr", f"{name}-feature.ftl"):
        for change in ("more", "less"):
            said = speech("fr").say(key, change=change)
            assert not {"aucun", "aucune", "rien"} & {said.split()[0]}
