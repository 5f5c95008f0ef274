"""The features of Godstorm, by name and by number.

What is called `last` counts in the last epoch only, what is called `duel` between two players.
"""

FEATURES = (
    "points", "late_points", "progress", "income", "temples", "forces", "last_forces", "reach",
    "last_reach", "surplus", "last_surplus", "host", "led", "exposed", "last_exposed", "at_stake",
    "war", "death", "sky", "magic", "guard", "faith", "last_faith", "war_cards", "death_cards",
    "sky_cards", "relics", "souls", "heaven", "descent", "crypts", "early", "last_word", "hope",
    "last_hope", "promise", "march", "labour", "chest", "sweep", "swept", "duel_points",
    "duel_forces", "duel_early", "duel_hope", "fallen",
)  # fmt: skip
STYLES = {
    "warlike": {"reach": 1.2, "surplus": 1.1, "war_cards": 1.2},
    "cautious": {"exposed": 1.2, "at_stake": 1.2, "guard": 1.2},
}
"""What a style weighs otherwise, and by how much."""
(
    POINTS, LATE, PROGRESS, INCOME, TEMPLES, FORCES, LAST_FORCES, REACH,
    LAST_REACH, SURPLUS, LAST_SURPLUS, HOST, LED, EXPOSED, LAST_EXPOSED, AT_STAKE,
    WAR_GOD, DEATH_GOD, SKY_GOD, MAGIC_GOD, GUARD, FAITH, LAST_FAITH, WAR_CARDS, _DEATH_CARDS,
    _SKY_CARDS, RELICS, SOULS, HEAVEN_FULL, DESCENT, OWN_CRYPTS, EARLY, LAST_WORD, HOPE,
    LAST_HOPE, PROMISE, MARCH, LABOUR, CHEST, SWEEP, SWEPT, DUEL_POINTS,
    DUEL_FORCES, DUEL_EARLY, DUEL_HOPE, FALLEN,
) = range(len(FEATURES))  # fmt: skip
