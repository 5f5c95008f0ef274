"""How much of everything there may be: every bound of the server, with its number."""

# --- a socket ---
FRAME_BYTES = 4096
MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 100.0, 200.0
SECONDS_TO_SEND = 8.0
SECONDS_TO_SAY_HELLO = 10.0
MESSAGES_WAITING = 64
QUESTIONS_OF_A_SOCKET = 4

# --- a table ---
SOCKETS_AT_A_TABLE = 64
MOVES_WAITING = 32
ENTRIES_SHOWN = 60
ENTRIES_TO_A_SNAPSHOT = 32

# --- a request ---
BODY_BYTES = 80_000
SECONDS_FOR_HEADERS = 10.0
SECONDS_FOR_A_BODY = 10.0

# --- an address ---
TABLES_PER_SECOND, TABLES_AT_ONCE = 2.0, 600.0
SOCKETS_OF_AN_ADDRESS = 2500
ADDRESSES_REMEMBERED = 10_000

EXPORTS_PER_SECOND, EXPORTS_AT_ONCE = 0.05, 3.0
CODES_TRIED_PER_SECOND, CODES_TRIED_AT_ONCE = 0.05, 10.0

# --- a key ---
SECONDS_OF_A_CODE = 600
SECONDS_OF_A_SEAT_LINK = 86_400
TABLES_EXPORTED = 500

# --- the house ---
CODES_TRIED_BY_ALL_PER_SECOND, CODES_TRIED_BY_ALL_AT_ONCE = 20.0, 100.0
KEYS_REMEMBERED = 10_000
SECONDS_A_KEY_IS_REMEMBERED = 30.0
TABLES_SWEPT_AT_ONCE = 100
TABLES_AWAKE = 2000
TABLES_WOKEN_AT_ONCE = 2
TABLES_LISTED = 50
QUESTIONS_WAITING = 64
SECONDS_WITHOUT_AN_ANSWER = 30.0


def told() -> list[str]:
    """All of them, one a line."""
    names = {name: value for name, value in globals().items() if name.isupper()}
    width = max(map(len, names))
    return [f"{name.lower().replace('_', ' '):{width}}  {value:g}" for name, value in names.items()]
