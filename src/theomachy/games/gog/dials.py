"""The numbers a variant of Battle of GOG may set, within bounds that keep its rules whole."""

from theomachy.games.gog import numbers
from theomachy.kernel import Dial

DIALS = (
    Dial("ruin_bonus", numbers.RUIN_BONUS, 0, 3, "GG-1.6"),
    Dial("barn", numbers.BARN, 3, 7, "GG-1.8"),
    Dial("settled", numbers.SETTLED, 1, 6, "GG-1.12"),
    Dial("late_resources", numbers.LATE_RESOURCES, 0, 3, "GG-3.5"),
    Dial("scrolls", numbers.SCROLLS, 3, 12, "GG-3.7"),
    Dial("abundance", numbers.ABUNDANCE, 0, 3, "GG-5.7"),
    Dial("offers", numbers.OFFERS, 1, 5, "GG-5.11"),
    Dial("veterans_levels", numbers.VETERANS_LEVELS, 1, 5, "GG-8.1"),
    Dial("drill_levels", numbers.DRILL_LEVELS, 1, 5, "GG-8.1"),
    Dial("champion_levels", numbers.CHAMPION_LEVELS, 1, 5, "GG-8.1"),
    Dial("training_levels", numbers.TRAINING_LEVELS, 1, 5, "GG-8.1"),
    Dial("deserters", numbers.DESERTERS, 1, 3, "GG-8.2"),
    Dial("routed", numbers.ROUTED, 1, 3, "GG-8.2"),
    Dial("tithe", numbers.TITHE, 0, 5, "GG-8.3"),
    Dial("plunder", numbers.PLUNDER, 0, 5, "GG-8.3"),
    Dial("little", numbers.LITTLE, 0, 4, "GG-8.4"),
    Dial("much", numbers.MUCH, 0, 6, "GG-8.4"),
    Dial("omen_steps", numbers.OMEN_STEPS, 1, 12, "GG-8.11"),
    Dial("exiled", numbers.EXILED, 1, 3, "GG-8.13"),
    Dial("into_the_woods", numbers.INTO_THE_WOODS, 1, 3, "GG-8.14"),
    Dial("free_steps", numbers.FREE_STEPS, 1, 12, "GG-9.1"),
    Dial("speed_steps", numbers.SPEED_STEPS, 0, 8, "GG-9.6"),
    Dial("safe_on_water", numbers.SAFE_ON_WATER, 1, 6, "GG-10.5"),
    Dial("city_distance", numbers.CITY_DISTANCE, 1, 3, "GG-11.2"),
    Dial("besiegers", numbers.BESIEGERS, 2, 4, "GG-13.2"),
    Dial("strategic_besiegers", numbers.STRATEGIC_BESIEGERS, 1, 3, "GG-13.2"),
    Dial("defense_bonus", numbers.DEFENSE_BONUS, 0, 3, "GG-13.2"),
    Dial("siege_levels", numbers.SIEGE_LEVELS, 0, 3, "GG-13.5"),
    Dial("magic_steps", numbers.MAGIC_STEPS, 0, 12, "GG-14.3"),
    Dial("power_levels", numbers.POWER_LEVELS, 0, 3, "GG-17.9"),
)
