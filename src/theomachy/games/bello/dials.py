"""The numbers a variant of Bello Divorum may set, within bounds that keep its rules whole."""

from theomachy.games.bello import numbers
from theomachy.kernel import Dial

DIALS = (
    Dial("followers", numbers.FOLLOWERS, 15, 50, "BD-1.3"),
    Dial("temple_limit", numbers.TEMPLE_LIMIT, 1, 4, "BD-4.1"),
    Dial("city_limit", numbers.CITY_LIMIT, 1, 4, "BD-4.1"),
    Dial("doom_of_costly_power", numbers.DOOM_OF_COSTLY_POWER, 0, 3, "BD-5.4"),
    Dial("costly", numbers.COSTLY, 1, 4, "BD-5.4"),
    Dial("actions", numbers.ACTIONS, 1, 8, "BD-6.1"),
    Dial("fields_per_action", numbers.FIELDS_PER_ACTION, 1, 6, "BD-6.1"),
    Dial("chip_defence", numbers.CHIP_DEFENCE, 0, 3, "BD-6.8"),
    Dial("flower_war_attackers", numbers.FLOWER_WAR_ATTACKERS, 1, 4, "BD-7.11"),
    Dial("flower_war_bonus", numbers.FLOWER_WAR_BONUS, 0, 3, "BD-7.11"),
    Dial("obsidian_actions", numbers.OBSIDIAN_ACTIONS, 2, 8, "BD-7.12"),
    Dial("fifth_sun_loss", numbers.FIFTH_SUN_LOSS, 1, 4, "BD-7.13"),
    Dial("ziggurats", numbers.ZIGGURATS, 1, 4, "BD-7.21"),
    Dial("ziggurat_defence", numbers.ZIGGURAT_DEFENCE, 0, 4, "BD-7.21"),
    Dial("decrees", numbers.DECREES, 1, 4, "BD-7.23"),
    Dial("nile_fields", numbers.NILE_FIELDS, 1, 4, "BD-7.31"),
    Dial("hearts_loss", numbers.HEARTS_LOSS, 0, 4, "BD-7.32"),
    Dial("plagues", numbers.PLAGUES, 1, 4, "BD-7.33"),
    Dial("plague_loss", numbers.PLAGUE_LOSS, 0, 4, "BD-7.33"),
    Dial("fox_moves", numbers.FOX_MOVES, 1, 6, "BD-7.41"),
    Dial("mjolnir_loss", numbers.MJOLNIR_LOSS, 1, 4, "BD-7.52"),
    Dial("ragnarok_steps", numbers.RAGNAROK_STEPS, 1, 4, "BD-7.53"),
    Dial("sandals_actions", numbers.SANDALS_ACTIONS, 0, 2, "BD-7.61"),
    Dial("horse_defence", numbers.HORSE_DEFENCE, 0, 3, "BD-7.62"),
    Dial("temple_claim", numbers.TEMPLE_CLAIM, 1, 4, "BD-8.1"),
    Dial("city_claim", numbers.CITY_CLAIM, 1, 4, "BD-8.1"),
    Dial("field_claim", numbers.FIELD_CLAIM, 1, 4, "BD-8.1"),
    Dial("marked_claim", numbers.MARKED_CLAIM, 1, 4, "BD-8.1"),
    Dial("follower_points", numbers.FOLLOWER_POINTS, 0, 5, "BD-11.1"),
    Dial("field_points", numbers.FIELD_POINTS, 0, 5, "BD-11.1"),
    Dial("city_points", numbers.CITY_POINTS, 0, 10, "BD-11.1"),
    Dial("temple_points", numbers.TEMPLE_POINTS, 0, 10, "BD-11.1"),
)
