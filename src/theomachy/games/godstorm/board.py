"""The map of 42 territories and the 13 spaces of the Underworld: who touches whom (tables)."""

import numpy as np

from theomachy.games.godstorm.numbers import CONTINENT_BONUS
from theomachy.kernel.bits import word
from theomachy.kernel.kinds import Bits

NOWHERE = -1

_TERRITORIES = """
ALE GE GAL GAU | ANG THU
ANA EU ION PHO |
ANG GE CAL | ALE GAU HIB
APU EU ROM | DAL GRA SIC
ASY AS BAB PAR PHO SUM |
ATL AF CAR GAI | IBE ORI
BAB AS ASY PHO SHE SUM |
CAL GE ANG | HIB THU
CAR AF ATL CYR GAI | SIC
CIM HY RUS SCY | SAR
COR EU | ROM
CYR AF CAR EGY GAI NUB |
DAC EU DAL SCY THR |
DAL EU DAC GRA LIG THR | APU
EGY AF CYR KUS NUB PHO | MIN
GAI AF ATL CAR CYR NUB |
GAL GE ALE VAR |
GAU GE ALE IBE LIG | ANG
GRA EU DAL THR | APU ION MIN
HES AT TRI | HIB
HIB GE | ANG CAL HES
IBE GE GAU | ATL ORI
ION EU ANA | GRA MIN
KUS AF EGY NUB | SHE
LIG EU DAL GAU ROM |
MIN EU | EGY GRA ION
NUB AF CYR EGY GAI KUS |
ORI AT POS | ATL IBE
PAR AS ASY SAR SUM |
PHO AS ANA ASY BAB EGY SHE |
POS AT ORI TRI |
ROM EU APU LIG | COR
RUS HY CIM SAR SCY VAR |
SAR HY PAR RUS | CIM
SCY HY CIM DAC RUS |
SHE AS BAB PHO | KUS
SIC EU | APU CAR
SUM AS ASY BAB PAR |
THR EU DAC DAL GRA |
THU GE VAR | ALE CAL
TRI AT HES POS |
VAR GE GAL RUS THU |
"""
"""GS-1.9 Code, continent, land | sea connections; mountains join nothing."""

_LINES = [line.partition("|") for line in _TERRITORIES.strip().splitlines()]
NAMES = tuple(head[:3] for head, _, _ in _LINES)
NUMBERS = {name: territory for territory, name in enumerate(NAMES)}
TERRITORIES = len(NAMES)
MAP = word(range(TERRITORIES))
"""Every territory."""

CONTINENTS = tuple(CONTINENT_BONUS)
BONUS = np.array(list(CONTINENT_BONUS.values()), np.int8)
CONTINENT_OF = np.array([CONTINENTS.index(head[4:6]) for head, _, _ in _LINES], np.int8)
CONTINENT = np.array(
    [word(np.flatnonzero(k == CONTINENT_OF)) for k in range(len(CONTINENTS))], np.int64
)
"""GS-4.4 The territories of each continent."""
ATLANTIS = CONTINENTS.index("AT")


def _numbers(codes: str) -> list[int]:
    return [NUMBERS[code] for code in codes.split()]


_LAND = [_numbers(head[6:]) for head, _, _ in _LINES]
_SEA = [_numbers(tail) for _, _, tail in _LINES]
NEIGHBOURS = np.array([word(a + b) for a, b in zip(_LAND, _SEA, strict=True)], np.int64)
"""GS-1.9 For each territory those adjacent to it by land or sea."""

SEAS = tuple((a, b) for a, there in enumerate(_SEA) for b in there if a < b)
"""GS-1.9 The sea connections, alphabetical."""
SEA_ENDS = np.array(SEAS, np.int8)
SEA_NAMES = tuple(f"{NAMES[a]}-{NAMES[b]}" for a, b in SEAS)

ROADS = tuple(
    (a, b)
    for a in range(TERRITORIES)
    for b in sorted(_LAND[a] + _SEA[a])
)  # fmt: skip
"""Every connection, once in each direction."""
ROAD = np.full((TERRITORIES, TERRITORIES), NOWHERE, np.int16)
for _number, (_a, _b) in enumerate(ROADS):
    ROAD[_a, _b] = _number
ROAD_ENDS = np.array(ROADS, np.int8)

_PASSAGES = (
    "U11 U12 U13", "U3 U13", "U2 U5 U13", "U5", "U3 U4 U6 U13", "U5 U7", "U6 U8 U9 U11", "U7",
    "U7 U10 U11", "U9 U11", "U1 U7 U9 U10 U12", "U1 U11 U13", "U1 U2 U3 U5 U12",
)  # fmt: skip
"""GS-12.13 Flames block: only these connections count."""
SPACES = len(_PASSAGES)
SPACE_NAMES = tuple(f"U{number + 1}" for number in range(SPACES))
HEAVEN = SPACES
"""Where the dead wait: no space, but invasions may start there."""
BELOW = np.array(
    [word(SPACE_NAMES.index(name) for name in names.split()) for names in _PASSAGES], np.int64
)
"""For each space those adjacent to it."""


def _spaces(names: str) -> Bits:
    return word(SPACE_NAMES.index(name) for name in names.split())


GATES, CRYPTS, ALTARS = _spaces("U1 U4 U8"), _spaces("U2 U5 U7 U10"), _spaces("U3 U9")
CRYPT_SPACES = tuple(SPACE_NAMES.index(name) for name in ("U2", "U5", "U7", "U10"))
CRYPT_PLACE = np.array(CRYPT_SPACES, np.int8)
FEATURES = tuple(
    "gate" if GATES >> u & 1 else "crypt" if CRYPTS >> u & 1 else "altar" if ALTARS >> u & 1
    else "plain"
    for u in range(SPACES)
)  # fmt: skip

DESCENTS = (
    *((x, y) for x in range(SPACES) for y in range(SPACES) if BELOW[x] >> y & 1),
    *((HEAVEN, y) for y in range(SPACES) if GATES >> y & 1),
)
"""GS-12.5 From a space to an adjacent one, or from the heaven to a gate."""
DESCENT = np.full((SPACES + 1, SPACES), NOWHERE, np.int16)
for _number, (_a, _b) in enumerate(DESCENTS):
    DESCENT[_a, _b] = _number
DESCENT_ENDS = np.array(DESCENTS, np.int8)
ENTRY = np.array([*BELOW, GATES], np.int64)
"""Where an invasion of the Underworld may go, from each space and from the heaven."""
