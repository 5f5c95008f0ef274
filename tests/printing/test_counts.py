"""What a printed edition holds is what the rulebook prints, no more and no less."""

from laid import cards, pages, pieces

from theomachy.games.bello import numbers as bello
from theomachy.games.bello.board import KIND_NAMES
from theomachy.games.bello.cards import PANTHEONS
from theomachy.games.godstorm import numbers as godstorm
from theomachy.games.godstorm.board import NAMES
from theomachy.games.godstorm.cards import CARD_NAMES, DECK_OF, DOUBLES, GOD_LETTERS
from theomachy.games.gog import numbers as gog
from theomachy.games.gog.cards import ABILITIES, TREASURES
from theomachy.games.gog.tiles import PIECES, RESOURCES
from theomachy.games.storm import numbers as storm
from theomachy.games.storm.gods import GODS
from theomachy.locales import speech
from theomachy.printing.godstorm import FIVES, PEOPLES, SINGLES

say = speech("en").say


def copies(name, *kinds):
    return {f"{name}-{kind}": count for kind, count in kinds}


def nets(game):
    """The faces of each die to fold."""
    items = [item for page in pages(game) for item in page.items if item["kind"] == "net"]
    return [[label["text"] for label in item["labels"]] for item in items]


def test_storm_has_its_tiles_worshipers_and_buildings():
    assert pieces("storm") == {
        **copies("tile", *enumerate(storm.TILES), ("s", storm.SEA_TILES)),
        **{f"worshiper-{god}": storm.WORSHIPERS for god in GODS},
        **{f"construction-{god}": storm.CONSTRUCTIONS for god in GODS},
        **{f"sanctuary-{god}": storm.SANCTUARIES for god in GODS},
        "compass": 1,
        "vaal": 1,
        "marker": storm.CONSTRUCTIONS,
    }
    assert cards("storm", "Gods") == {say(f"storm-god-{god}"): 1 for god in GODS}


def test_storm_has_a_die_of_eight_ways_and_one_of_three_distances():
    direction, distance = nets("storm")
    assert sorted(direction) == sorted(["N", "NE", "E", "SE", "S", "SW", "W", "NW"])
    assert len(direction) == storm.DIE_FACES
    assert sorted(distance) == ["1", "1", "2", "2", "3", "3"]


def test_bello_has_followers_chips_and_markers_for_every_way_to_play():
    most = [max(both) for both in zip(bello.CHIPS_TOTALS, bello.CHIPS_PRINTED, strict=True)]
    chips = {
        f"{kind}-{pantheon}": number
        for pantheon in PANTHEONS
        for kind, number in zip(KIND_NAMES, most, strict=True)
    }
    assert pieces("bello") == {
        **{f"follower-{pantheon}": bello.FOLLOWERS for pantheon in PANTHEONS},
        **chips,
        "ziggurat": bello.ZIGGURATS,
        "plague": bello.PLAGUES,
        "decree": bello.DECREES,
        "horse": 1,
        "doomsday": 1,
    }
    assert sum(cards("bello", "Power cards").values()) == len(PANTHEONS) == bello.MOST_PLAYERS


def test_gog_has_its_map_pieces_soldiers_cities_and_goods():
    found = pieces("gog")
    seats, levels = range(1, gog.MOST_PLAYERS + 1), range(1, gog.HIGHEST_LEVEL + 1)
    assert found == {
        **{f"piece-{piece}": 1 for piece in PIECES},
        **{f"soldier-{seat}-{level}": gog.SOLDIERS for seat in seats for level in levels},
        **{f"city-{seat}-{level}": gog.CITIES for seat in seats for level in levels},
        **dict.fromkeys(RESOURCES, gog.LARGEST_BARN * gog.MOST_PLAYERS),
        "gog": 1,
        "angel": 1,
        "scroll": gog.SCROLLS,
    }
    assert len(PIECES) == gog.RIVER_PIECES + gog.DRY_PIECES


def test_gog_has_its_cards_and_two_dice():
    treasures = cards("gog", "Treasure cards")
    assert sum(treasures.values()) == gog.TREASURE_CARDS
    assert treasures == {say(f"gog-card-{card}"): 1 for card in TREASURES} | {"Omen": 2}
    abilities = {say(f"gog-ability-{one.lower()}"): gog.COPIES_OF_AN_ABILITY for one in ABILITIES}
    assert cards("gog", "Ability cards") == abilities
    barns = range(gog.BARN + 1, gog.LARGEST_BARN + 1)
    assert cards("gog", "Barn cards") == {f"Barn {size}": gog.MOST_PLAYERS for size in barns}
    assert nets("gog") == [list("123456")] * 2


def test_godstorm_has_its_gods_temples_plagues_and_markers():
    found = pieces("godstorm")
    assert all(found[f"god-{people}-{god}"] == 1 for people in PEOPLES for god in GOD_LETTERS)
    assert found["temple"] == godstorm.MOST_TEMPLES
    assert found["plague"] == godstorm.PLAGUES + godstorm.SPARE_PLAGUES
    assert [found[one] for one in ("maelstrom", "sunken", "epoch")] == [1, 1, 1]
    assert all(found[f"order-{people}"] == 1 for people in PEOPLES)
    assert len(PEOPLES) == godstorm.MOST_PLAYERS
    assert len(nets("godstorm")) == 2 * godstorm.GODSWAR_MOST_DICE


def test_godstorm_has_armies_for_twice_the_largest_starting_force():
    found = pieces("godstorm")
    for people in PEOPLES:
        assert found[f"army-{people}-1"] == SINGLES
        assert found[f"army-{people}-5"] == FIVES
    assert 2 * max(godstorm.STARTING_FORCE) <= SINGLES + 5 * FIVES


def test_godstorm_has_every_miracle_as_often_as_its_deck_and_every_territory():
    for number, letter in enumerate(GOD_LETTERS):
        kinds = [kind for kind, deck in enumerate(DECK_OF) if deck == number]
        title = say("print-godstorm-deck", deck=say(f"godstorm-deck-{letter.lower()}"))
        assert cards("godstorm", title) == {
            say(f"godstorm-card-{CARD_NAMES[kind].lower()}"): 1 + (int(DOUBLES) >> kind & 1)
            for kind in kinds
        }
    lands = {say(f"godstorm-territory-{name.lower()}"): 1 for name in NAMES}
    assert cards("godstorm", "Territory cards") == lands
