"""Points at which a test lets the server end at once: THEOMACHY_CRASH_AT=POINT:COUNT."""

import os

POINTS = (
    "before_apply", "before_begin", "before_commit", "after_commit", "after_append",
    "before_publish", "before_ack",
)  # fmt: skip
"""In the order in which a move passes them."""

_at, _, _count = os.environ.get("THEOMACHY_CRASH_AT", "").partition(":")
_left = int(_count or 1)


def point(name: str) -> None:
    """Nothing happens here, unless a crash is wanted at the so-manieth passing."""
    global _left
    if name == _at:
        _left -= 1
        if _left == 0:
            os._exit(1)
