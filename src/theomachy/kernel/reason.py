"""Why an action may be refused, and the paragraph that says so."""

import enum


class Reason(enum.IntEnum):
    """`NO_ROOM = 15, "BD-2.2"`: a number for compiled code that knows its paragraph."""

    paragraph: str

    def __new__(cls, number: int, paragraph: str = "") -> "Reason":
        reason = int.__new__(cls, number)
        reason._value_, reason.paragraph = number, paragraph
        return reason
