"""Arrays from outside: compiled code would write past the end of one that is too small."""

from typing import Any

import numpy as np

from theomachy.locales import Wrong


def checked(out: Any, like: np.ndarray) -> np.ndarray:
    """A buffer to be filled, if it is one like this."""
    is_array = isinstance(out, np.ndarray)
    if not (is_array and (out.dtype, out.shape) == (like.dtype, like.shape) and out.flags.carray):
        raise Wrong("door-batch-buffer", wanted=told(like), given=told(out))
    return np.asarray(out)


def checked_numbers(given: Any, into: np.ndarray) -> np.ndarray:
    """A copy of whole numbers, one for each game, of whatever width and however they lie."""
    fits = (
        isinstance(given, np.ndarray)
        and given.shape == into.shape
        and given.dtype.kind in "iu"
        and np.can_cast(given.dtype, into.dtype)
    )
    if not fits:
        raise Wrong("door-batch-numbers", games=str(len(into)), given=told(given))
    into[:] = given
    return into


def checked_seats(seats: np.ndarray, players: int) -> np.ndarray:
    """Numbers that are seats of the table."""
    astray = seats.max() if seats.max() >= players else seats.min()
    if not 0 <= astray < players:
        raise Wrong("door-seat-number", seat=str(astray), last=str(players - 1))
    return seats


def read_only(array: np.ndarray) -> np.ndarray:
    """The same array, for those who only look."""
    view = array.view()
    view.setflags(write=False)
    return view


def told(given: Any) -> str:
    """What something is: int8[4, 1245]."""
    if not isinstance(given, np.ndarray):
        return type(given).__name__
    words = [f"{given.dtype}{list(given.shape)}"]
    words += ["read-only"] * (not given.flags.writeable)
    words += ["not contiguous"] * (not given.flags.c_contiguous)
    return ", ".join(words)
