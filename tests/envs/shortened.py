"""Games cut short by their own options, for suites that play them to the end."""

SHORT = {
    "godstorm": {"epochs": 1, "start_faith": 12, "free_god": "any"},
    "gog": {"round_cap": 10},
    "bello": {"doomsday": 12},
    "storm": {"max_turns": 60, "radius": 3},
    "connect_four": {},
}
SMALL = ("connect_four", "bello")
"""What plain Python plays in a second or two."""
