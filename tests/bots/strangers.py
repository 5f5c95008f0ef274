"""Programs that play, in the language every machine has, and how they are let in."""

from theomachy.bots.guests import Bounds, Company, Setting, play_guest_matches
from theomachy.games import load

READY = """read -r line; echo '{"type":"ready","protocol":1}'"""
FIRST = """
while read -r line; do
    case "$line" in '{"type":"choose"'*)
        move=${line#*'"legal":["'}; printf '{"type":"move","move":"%s"}\\n' "${move%%\\"*}";;
    esac
done"""
PATIENT = Bounds(600.0, 600.0, 600.0)
"""Nothing depends on how busy the machine is."""
AT_ONCE = Bounds(0.001, 600.0, 600.0)
"""For those who never answer."""


def program(folder, script, name="guest"):
    """A program that is ready, and then does this."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{READY}\n{script}\n")
    file.chmod(0o755)
    return f"program:{file}"


def company(bounds=PATIENT, keep=None):
    return Company(Setting(load("connect_four"), 2, {}, bounds=bounds, keep=keep))


def played(cast, games, bounds=PATIENT, **how):
    with company(bounds) as gathered:
        opening = gathered.setting.game.new(2)
        return play_guest_matches(gathered, opening, cast, games, seed=1, **how)
