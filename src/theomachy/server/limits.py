"""How much of everything there may be: every bound of the server, with its number.

The environment of a host may say another: THEOMACHY_TABLES_AT_ONCE=600.
"""

import os

# --- a socket ---
FRAME_BYTES, FRAME_BYTES_READ, FRAMES_WAITING = 4096, 16 * 1024, 8
MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 100.0, 200.0
PINGS_PER_SECOND, PINGS_AT_ONCE = 1.0, 30.0
SECONDS_TO_SEND = 5.0
SECONDS_TO_BE_IN_PACE = 5.0
SECONDS_TO_SAY_HELLO = 8.0
HELLOS_OF_A_SOCKET_PER_SECOND, HELLOS_OF_A_SOCKET_AT_ONCE = 0.2, 12.0
SECONDS_TO_SAY_GOODBYE = 2.0
MESSAGES_WAITING = 64
BYTES_ON_THE_WAY, BYTES_UNREAD = 32 * 1024, 256 * 1024
QUESTIONS_OF_A_SOCKET = 4

# --- a table ---
SOCKETS_AT_A_TABLE = 64
MOVES_WAITING = 32
ENTRIES_SHOWN = 60
ENTRIES_TO_A_SNAPSHOT = 32
NOTES_KEPT, NOTES_SHOWN = 200, 40
SAYINGS_KEPT = 200
SECONDS_OF_A_CLOCK_AT_LEAST, SECONDS_AFTER_A_RETURN = 30, 30.0
SECONDS_OF_A_STAND_IN = 1.5
SECONDS_UNTIL_AWAY, SECONDS_BETWEEN_SIGHTINGS = 90.0, 30.0

# --- a request ---
BODY_BYTES = 80_000
SECONDS_FOR_HEADERS = 8.0
SECONDS_FOR_A_BODY = 8.0
SECONDS_TO_READ_ON = 20.0
SECONDS_TO_ASK_AGAIN = 5

# --- an address, at all processes of a server together ---
PROCESSES = 1
CONNECTIONS_OF_AN_ADDRESS = 3000
TABLES_PER_SECOND, TABLES_AT_ONCE = 1.0, 60.0
HELLOS_PER_SECOND, HELLOS_AT_ONCE = 50.0, 500.0
SOCKETS_OF_AN_ADDRESS = 2500
ADDRESSES_REMEMBERED = 10_000
REFUSALS_PER_SECOND, REFUSALS_AT_ONCE, SECONDS_TO_BE_REFUSED = 5.0, 20.0, 2.0
SEATS_TAKEN_PER_SECOND, SEATS_TAKEN_AT_ONCE = 0.05, 10.0
EXPORTS_PER_SECOND, EXPORTS_AT_ONCE = 0.05, 3.0
PICTURES_PER_SECOND, PICTURES_AT_ONCE = 2.0, 60.0
PRINTS_PER_SECOND, PRINTS_AT_ONCE = 0.1, 16.0
CODES_TRIED_PER_SECOND, CODES_TRIED_AT_ONCE = 0.05, 10.0
SAYINGS_OF_AN_ADDRESS_PER_SECOND, SAYINGS_OF_AN_ADDRESS_AT_ONCE = 3.0, 40.0

# --- a key ---
SAYINGS_PER_SECOND, SAYINGS_AT_ONCE = 0.5, 8.0
SECONDS_OF_A_CODE = 600
SECONDS_OF_A_SEAT_LINK = 86_400
TABLES_EXPORTED = 500
TABLES_OFFERED_BY_ONE, SECONDS_UNTIL_ANOTHER_OFFER = 5, 60

# --- the house ---
CODES_TRIED_BY_ALL_PER_SECOND, CODES_TRIED_BY_ALL_AT_ONCE = 20.0, 100.0
KEYS_REMEMBERED = 10_000
SECONDS_A_KEY_IS_REMEMBERED = 30.0
TABLES_SWEPT_AT_ONCE = 100
TABLES_AWAKE, BYTES_AWAKE = 2000, 200_000_000
WAKERS, TABLES_WAKING = 2, 4000
SECONDS_TO_GET_READY = 2.0
TABLES_LISTED = 50
GAMES_ON_A_PAGE, OFFERS_ON_A_PAGE, PAGES_TURNED = 20, 12, 500
SECONDS_LISTED = 3 * 86_400
RANKS_ON_A_LADDER = 100
SECONDS_BETWEEN_LOOKS_AT_CLOCKS, SEATS_HANDED_AT_ONCE = 1.0, 20
SECONDS_TO_DRAIN, SECONDS_TO_FINISH_REQUESTS, SECONDS_TO_RESTORE = 5.0, 2, 30.0
SECONDS_TO_WRITE, SECONDS_TO_SHOW_THAT_IT_WRITES = 10.0, 5.0
SECONDS_UNTIL_A_RULING = 2.0

# --- questions to bots ---
QUESTIONS_ASKED, QUESTIONS_OF_AN_ADDRESS, QUESTIONS_OF_AN_OWNER = 4000, 600, 300
SECONDS_FOR_AN_ANSWER = 30.0
TRIES_OF_A_QUESTION, TRIES_OF_A_HINT = 3, 2
SECONDS_IN_LINE = 120.0
SECONDS_TO_START_A_WORKER = 120.0
SECONDS_BETWEEN_ROLL_CALLS = 20.0

# --- games to be read: replays, records, chances ---
READERS = 2
GAMES_READ, GAMES_READ_FOR_AN_ADDRESS, GAMES_READ_FOR_AN_OWNER = 128, 24, 8
READS_PER_SECOND, READS_AT_ONCE = 5.0, 100.0
SECONDS_TO_READ_A_GAME = 60.0
CHARACTERS_OF_A_TEXT, SECONDS_TO_READ_A_TEXT = 64_000, 20.0
TRIES_TO_READ_A_GAME, QUESTIONS_OF_A_READER = 2, 1000
STORYTELLERS, STORIES_KEPT = 1, 64
SECONDS_TO_TELL_A_STORY, SECONDS_OF_ADVICE_IN_A_STORY = 100.0, 6.0

# --- the laboratory: games of bots by the hundred ---
EXPERIMENTERS = 1
PARTS_PLAYED, PARTS_OF_AN_ADDRESS, PARTS_OF_AN_OWNER = 64, 8, 4
SECONDS_OF_A_PART, SECONDS_FOR_A_PART = 0.5, 30.0
STUDY_SECONDS_PER_SECOND, STUDY_SECONDS_AT_ONCE = 0.5, 1200.0
QUESTIONS_OF_AN_EXPERIMENTER = 400

# --- variants: games with other numbers, which are compiled for whoever wants them ---
VARIANTS_PER_SECOND, VARIANTS_AT_ONCE = 0.005, 12.0
VARIANTS_BEING_PREPARED = 8
VARIANTS_AT_TABLES = 24


def number_said(name: str, usual: float) -> float:
    """What the environment says of a bound, as THEOMACHY_TABLES_AT_ONCE=600; else the usual."""
    said = os.environ.get(f"THEOMACHY_{name}", str(usual))
    try:
        return type(usual)(said)
    except ValueError:
        raise SystemExit(f"THEOMACHY_{name}={said}: {type(usual).__name__} ?") from None


for _name in [name for name in globals() if name.isupper()]:
    globals()[_name] = number_said(_name, globals()[_name])


def share(processes: int) -> None:
    """What is granted here where so many processes serve the same people: at least one at once."""
    paces = [
        "TABLES",
        "REFUSALS",
        "HELLOS",
        "SEATS_TAKEN",
        "EXPORTS",
        "PICTURES",
        "CODES_TRIED",
        "READS",
        "STUDY_SECONDS",
        "VARIANTS",
    ]
    for name in (*paces, "CODES_TRIED_BY_ALL", "SAYINGS", "SAYINGS_OF_AN_ADDRESS"):
        globals()[f"{name}_PER_SECOND"] /= processes
        globals()[f"{name}_AT_ONCE"] = max(1.0, globals()[f"{name}_AT_ONCE"] / processes)
    for name in ("SOCKETS_OF_AN_ADDRESS", "CONNECTIONS_OF_AN_ADDRESS"):
        globals()[name] = max(1, globals()[name] // processes)


share(PROCESSES)


def told() -> list[str]:
    """All of them, one a line."""
    names = {name: value for name, value in globals().items() if name.isupper()}
    width = max(map(len, names))
    return [f"{name.lower().replace('_', ' '):{width}}  {value:g}" for name, value in names.items()]
