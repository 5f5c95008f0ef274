"""The numbers a variant of Storm of the Gods may set, within bounds that keep its rules whole."""

from theomachy.games.storm import numbers
from theomachy.kernel import Dial

DIALS = (
    Dial("community", numbers.COMMUNITY, 3, 15, "ST-2.4"),
    Dial("limbo", numbers.LIMBO, 8, 40, "ST-2.4"),
    Dial("constructions", numbers.CONSTRUCTIONS, 3, 10, "ST-2.4"),
    Dial("sea_tiles", numbers.SEA_TILES, 0, 10, "ST-2.6"),
    Dial("vaal_defence", numbers.VAAL_DEFENCE, 0, 3, "ST-5.2"),
    Dial("settling", numbers.SETTLING, 1, 4, "ST-6.1"),
    Dial("sanctuary_upkeep", numbers.SANCTUARY_UPKEEP, 0, 5, "ST-7.1"),
    Dial("income", numbers.INCOME, 0, 6, "ST-7.3"),
    Dial("tiles_per_worshiper", numbers.TILES_PER_WORSHIPER, 1, 9, "ST-7.3"),
    Dial("income_per_building", numbers.INCOME_PER_BUILDING, 0, 4, "ST-7.3"),
    Dial("construction_defence", numbers.CONSTRUCTION_DEFENCE, 0, 6, "ST-9.2"),
    Dial("attack", numbers.ATTACK, 1, 4, "ST-9.3"),
    Dial("lowest_ground", numbers.LOWEST_GROUND, 1, 3, "ST-10.1"),
    Dial("highest_ground", numbers.HIGHEST_GROUND, 3, 4, "ST-10.1"),
    Dial("construction_price", numbers.CONSTRUCTION_PRICE, 0, 6, "ST-10.4"),
    Dial("demolition_price", numbers.DEMOLITION_PRICE, 0, 4, "ST-11.1"),
    Dial("exploration_price", numbers.EXPLORATION_PRICE, 0, 4, "ST-12.1"),
    Dial("sanctuary_price", numbers.SANCTUARY_PRICE, 0, 10, "ST-13.2"),
    Dial("weakened_defence", numbers.WEAKENED_DEFENCE, 0, 4, "ST-14.5"),
    Dial("weakened_total", numbers.WEAKENED_TOTAL, 0, 4, "ST-14.5"),
    Dial("claim_constructions", numbers.CLAIM_CONSTRUCTIONS, 1, 3, "ST-15.2"),
    Dial("worshiper_belief", numbers.WORSHIPER_BELIEF, 0, 5, "ST-16.1"),
    Dial("construction_belief", numbers.CONSTRUCTION_BELIEF, 0, 10, "ST-16.1"),
    Dial("sanctuary_belief", numbers.SANCTUARY_BELIEF, 0, 30, "ST-16.1"),
    Dial("marker_belief", numbers.MARKER_BELIEF, 0, 10, "ST-16.1"),
)
