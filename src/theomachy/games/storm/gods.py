"""The gods; what they build is named after them (see the words of each language)."""

import enum


class God(enum.IntEnum):
    KORS = 0
    YSTHMA = 1
    IALDA = 2
    DAIKOE = 3
    QAWIME = 4
    SHAMASH = 5


GODS = tuple(god.name.lower() for god in God)
