"""The features of Battle of GOG, by name and by number."""

_ABILITIES = (
    "defense", "wisdom", "magic", "ambush", "abundance", "water", "power", "strategy", "speed",
)  # fmt: skip
FEATURES = (
    "scrolls", "more_scrolls", "scarce_scrolls", "lock", "barn", *_ABILITIES, "card_to_come",
    "cities", "only_city", "city_levels", "chests", "camels", "income", "stock", "stock_soon",
    "soldiers", "levels", "settlers", "site", "corners", "three_corners", "corner_way", "sieges",
    "last_siege", "siege_way", "draws", "figure", "prey", "picked", "out",
)  # fmt: skip
STYLES = {
    "warlike": {"sieges": 1.3, "siege_way": 1.3, "prey": 1.5},
    "cautious": {"city_levels": 1.5, "income": 1.15},
}
"""What a style weighs otherwise, and by how much."""
(
    OWN_SCROLLS, MORE_SCROLLS, SCARCE, LOCK, OWN_BARN, FIRST_ABILITY, *_, TO_COME,
    OWN_CITIES, ONLY_CITY, CITY_LEVELS, CHESTS, CAMELS, INCOME, STOCK, SOON,
    ARMY, LEVELS, SETTLERS, SITE, CORNERS, THREE_CORNERS, CORNER_WAY, SIEGES,
    LAST_SIEGE, SIEGE_WAY, DRAWS, FIGURE, PREY, PICKED, OUT,
) = range(len(FEATURES))  # fmt: skip
