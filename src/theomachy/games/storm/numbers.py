"""Every number the rulebook prints, its paragraph beside it, and no other."""

VARIANT, MARK = "", ""
"""What a variant has set otherwise, and what its record is marked with (games/variants.py)."""
RULES_VERSION = 1

SMALLEST_RADIUS, RADIUS, LARGEST_RADIUS = 3, 4, 6  # ST-1.1

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6  # ST-2.1
COMMUNITY, LIMBO = 7, 23  # ST-2.4
WORSHIPERS = COMMUNITY + LIMBO  # ST-2.4
CONSTRUCTIONS, SANCTUARIES = 5, 1  # ST-2.4
TILES = (10, 12, 12, 10, 7, 8)  # ST-2.5: tiles of number 0, 1, … 5
SEA_TILES = 6  # ST-2.6: so many of the 0-tiles
OTHERWISE, DIE_FACES = 7, 8  # ST-2.7
HEAD_START = (0, 1, 1, 2, 2, 2)  # ST-2.10: by the place in the order of play

LONGEST_WALK = 3  # ST-4.1

VAAL_DEFENCE = 2  # ST-5.2

SETTLING = 1  # ST-6.1: worshipers beyond the tile's number

SANCTUARY_UPKEEP = 1  # ST-7.1
INCOME = 1  # ST-7.3
TILES_PER_WORSHIPER = 3  # ST-7.3
INCOME_PER_BUILDING = 1  # ST-7.3

CONSTRUCTION_DEFENCE = 2  # ST-9.2
ATTACK = 1  # ST-9.3: worshipers beyond the forces

LOWEST_GROUND, HIGHEST_GROUND = 1, 4  # ST-10.1
CONSTRUCTION_PRICE = 2  # ST-10.4
DEMOLITION_PRICE = 1  # ST-11.1
EXPLORATION_PRICE = 1  # ST-12.1
HOLY_GROUND = 5  # ST-13.1
SANCTUARY_PRICE = 3  # ST-13.2

WEAKENED_DEFENCE = 1  # ST-14.5
WEAKENED_TOTAL = 1  # ST-14.5

CLAIM_CONSTRUCTIONS = 2  # ST-15.2

WORSHIPER_BELIEF, CONSTRUCTION_BELIEF = 1, 3  # ST-16.1
SANCTUARY_BELIEF, MARKER_BELIEF = 10, 1  # ST-16.1
TURN_CAPS = (60, 120, 240)  # ST-16.4
