"""A position of Godstorm read from its description alone, for laws that trust no rule."""

import re
from typing import Any, NamedTuple

CONTINENTS = {
    "EU": (7, "ANA APU COR DAC DAL GRA ION LIG MIN ROM SIC THR"),
    "GE": (5, "ALE ANG CAL GAL GAU HIB IBE THU VAR"),
    "AF": (5, "ATL CAR CYR EGY GAI KUS NUB"),
    "AS": (3, "ASY BAB PAR PHO SHE SUM"),
    "AT": (3, "HES ORI POS TRI"),
    "HY": (2, "CIM RUS SAR SCY"),
}
NAMES = " ".join(names for _, names in CONTINENTS.values()).split()
ATLANTIS = set(CONTINENTS["AT"][1].split())
SITES = {"PANDORA": "GRA", "MJOLNIR": "THU", "STONEHENGE": "ANG", "PYRAMIDS": "EGY", "TREE": "BAB"}
WORTH_A_POINT = {"U2", "U3", "U5", "U7", "U9", "U10"}
"""GS-12.15, GS-12.16 Crypts and altars."""
DECKS = {"W": 17, "D": 17, "S": 17, "M": 15}
BELOW_ONLY = {"D": 3, "M": 1}
"""GS-12.18 Cards that leave with the Underworld."""
_NAMED = {
    "W": """SHRINE EMPIRE CHAMPIONS EAGLES DELIVER HEROES ASH STRENGTH PRAYERS STORMS FAITHFUL
        PURGED SIREN SUN FALLS TIME VISIONS""",
    "S": "WORKERS CONVERT SEARS LAVA WARRIORS PLOWSHARES FOG MEEK SACRED IDOL",
    "M": """AEGIS FLEECE PANDORA TEARS GUNGNIR MJOLNIR CAULDRON EXCALIBUR STONEHENGE BOOK PYRAMIDS
        SCALES TABLETS TREE WINE""",
}
_LAND = re.compile(r"(?:(P\d|N):(\d+)|-)(?: (?:(P\d)\.)?([WDSM]+))?( temple)?( plague)?")


class Land(NamedTuple):
    owner: str | None
    armies: int
    gods: str
    is_stranded: bool
    has_temple: bool
    is_plagued: bool


def deck_of(card: str) -> str:
    return next((deck for deck, cards in _NAMED.items() if card in cards.split()), "D")


def read_land(text: str) -> Land:
    owner, armies, stranded, gods, temple, plague = _LAND.fullmatch(text).groups()
    return Land(owner, int(armies or 0), gods or "", bool(stranded), bool(temple), bool(plague))


BARE = read_land("-")


class Told:
    """What a description says, by seat and by territory."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.said = said
        self.seats = [f"P{seat + 1}" for seat in range(said["players"])]
        self.lands = {name: read_land(text) for name, text in said["territories"].items()}
        self.spaces = {name: text.split(":") for name, text in said["spaces"].items()}
        self.node = said["at"].split()[-1]

    def row(self, name: str, seat: str) -> Any:
        return self.said[name][self.seats.index(seat)]

    def own(self, seat: str) -> dict[str, Land]:
        return {name: land for name, land in self.lands.items() if land.owner == seat}

    def is_living(self, seat: str) -> bool:
        return self.row("fallen", seat) == 0

    def on_map(self, seat: str) -> int:
        return sum(land.armies for land in self.own(seat).values())

    def armies(self, seat: str) -> int:
        """Everywhere: to be placed, on the map, in heaven and below."""
        below = sum(int(number) for owner, number in self.spaces.values() if owner == seat)
        return self.row("reserve", seat) + self.on_map(seat) + self.row("heaven", seat) + below

    def points(self, seat: str) -> int:
        """GS-20.2"""
        own = self.own(seat)
        whole = [
            bonus
            for name, (bonus, lands) in CONTINENTS.items()
            if set(lands.split()) <= set(own) and not (name == "AT" and self.said["sunk"])
        ]
        below = sum(self.spaces.get(name, ("",))[0] == seat for name in WORTH_A_POINT)
        sites = sum(SITES.get(relic) in own for relic in self.row("relics", seat))
        temples = sum(land.has_temple for land in own.values())
        if self.said["options"]["temple_points"] == "off":
            temples = 0
        return len(own) + sum(whole) + below + sites + temples if self.is_living(seat) else 0
