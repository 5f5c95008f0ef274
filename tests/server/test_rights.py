"""Every route, asked by everybody who has no right to more than looking on."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from house import Browser, House
from theomachy.server.app import ROUTES

pytestmark = pytest.mark.compiled_only

SEATS = [{"kind": "me", "name": "Eve"}, {"kind": "me", "name": "Eve"}]
PART = {"game": "bello", "players": 2, "bots": ["random"], "seed": 1, "first": 0, "games": 1}
ALLOWED = {
    ("GET", "/api/shelf"): 200,
    ("POST", "/api/prepare"): 200,
    ("POST", "/api/tables"): 200,
    ("GET", "/api/tables"): 200,
    ("POST", "/api/join"): 409,
    ("GET", "/api/tables/{table}"): 200,
    ("GET", "/api/tables/{table}/view"): 200,
    ("GET", "/api/tables/{table}/record"): 200,
    ("GET", "/api/tables/{table}/replay"): 200,
    ("GET", "/api/tables/{table}/log/{before:int}"): 200,
    ("GET", "/api/tables/{table}/win-probabilities"): 200,
    ("GET", "/api/tables/{table}/story"): 409,
    ("GET", "/api/tables/{table}/judge"): 200,
    ("GET", "/api/tables/{table}/position"): 200,
    ("GET", "/api/tables/{table}/positions/{ply:int}"): 200,
    ("POST", "/api/texts/judge"): 200,
    ("POST", "/api/texts/show"): 400,
    ("GET", "/api/guide/{game}"): 200,
    ("GET", "/api/rules/{game}/{language}"): 200,
    ("GET", "/api/examples/{game}/{number:int}"): 200,
    ("GET", "/api/print/{game}/{paper}/{language}"): 200,
    ("GET", "/openapi.json"): 200,
    ("GET", "/livez"): 200,
    ("GET", "/readyz"): 200,
    ("GET", "/version"): 200,
    ("GET", "/api/identity"): 200,
    ("POST", "/api/invitation"): 200,
    ("POST", "/api/tables/{table}/invites"): 404,
    ("POST", "/api/tables/{table}/links"): 404,
    ("DELETE", "/api/tables/{table}/links"): 200,
    ("POST", "/api/me/code"): 200,
    ("POST", "/api/me/device"): 404,
    ("DELETE", "/api/me/devices"): 200,
    ("GET", "/api/me/data"): 200,
    ("DELETE", "/api/me"): 200,
    ("GET", "/api/open/{page:int}"): 200,
    ("POST", "/api/tables/{table}/offer"): 404,
    ("POST", "/api/tables/{table}/seat"): 404,
    ("GET", "/api/me/games/{page:int}"): 200,
    ("POST", "/api/me/rating"): 200,
    ("GET", "/api/ratings/{game}"): 200,
    ("GET", "/api/network"): 200,
    ("POST", "/api/network"): 403,
    ("POST", "/api/qr"): 200,
    ("POST", "/api/studies"): 200,
    ("POST", "/api/studies/rows"): 200,
}
"""What a stranger is answered. A route that is not here has not been thought about."""
UNKNOWN = {"error": "unknown", "detail": ""}
ROWS = [(method, path) for path, _, method in ROUTES]


def address(path, table):
    """A route's path with something in every gap."""
    plain = path.replace(":int", "")
    return plain.format(
        table=table, game="bello", paper="a4", language="en", before=1, page=0, number=0, ply=0
    )


class Setting:
    """A table of two friends, and what they know."""

    def __init__(self, house):
        self.house, self.owner = house, Browser(house)
        self.table, [token] = self.owner.open_table("me", "open", pantheons="fixed")
        self.sent_away, self.friend = Browser(house), Browser(house)
        self.sent_away.ask("/api/join", {"token": token, "name": "Gone"})
        anew = self.owner.ask(f"/api/tables/{self.table}/invites", {"seat": 1})[1]
        self.token = anew["token"]
        self.friend.ask("/api/join", {"token": self.token, "name": "Friend"})
        seat = self.owner.sit(self.table)
        while seat.hello()["view"]["actor"] < 0:
            seat.receive("update")
        seat.close()

    def bodies(self, method, path):
        told = {
            "/api/prepare": {"game": "bello"},
            "/api/tables": {"game": "bello", "seats": SEATS},
            "/api/join": {"token": self.token, "name": "Eve"},
            "/api/texts/judge": {"text": "no game"},
            "/api/texts/show": {"text": "no game"},
            "/api/invitation": {"token": self.token},
            "/api/tables/{table}/invites": {"seat": 1},
            "/api/tables/{table}/links": {"seat": 0},
            "/api/network": {"on": True},
            "/api/qr": {"text": "http://192.168.1.20:8000/"},
            "/api/me/code": {},
            "/api/me/device": {"code": "AAAAAAAAAA"},
            "/api/tables/{table}/offer": {"listed": True},
            "/api/tables/{table}/seat": {"name": "Eve"},
            "/api/me/rating": {"rated": True},
            "/api/studies": PART,
            "/api/studies/rows": {"part": PART, "all": 1},
        }
        return told[path] if method == "POST" else None

    def ask(self, browser, method, path, **more):
        filled = address(path, self.table)
        return browser.ask(filled, self.bodies(method, path), method=method, **more)


@pytest.fixture(scope="module")
def setting(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("data"), PRINTS_AT_ONCE=1000.0)
    yield Setting(house)
    house.stop()


def without_a_key(setting):
    return Browser(setting.house)


def with_an_unknown_key(setting):
    browser = Browser(setting.house)
    browser.cookie = "theomachy=AAAAAAAAAAAAAAAAAAAAAA"
    return browser


def owner_of_another_table(setting):
    browser = Browser(setting.house)
    browser.open_table("me", "me")
    return browser


def spectator(setting):
    browser = Browser(setting.house)
    browser.ask("/api/shelf")
    seat = browser.sit(setting.table)
    seat.hello()
    seat.close()
    return browser


def sent_away(setting):
    """He sat there until he was invited no more."""
    return setting.sent_away


def signed_out(setting):
    """A device of the owner's that is his no more."""
    browser = Browser(setting.house)
    code = setting.owner.ask("/api/me/code", method="POST")[1]["code"]
    assert browser.ask("/api/me/device", {"code": code})[0] == 200
    assert setting.owner.ask("/api/me/devices", method="DELETE")[0] == 200
    return browser


STRANGERS = [
    without_a_key, with_an_unknown_key, owner_of_another_table, spectator, sent_away, signed_out,
]  # fmt: skip


@pytest.mark.parametrize("stranger", STRANGERS, ids=lambda one: one.__name__)
@pytest.mark.parametrize(("method", "path"), ROWS)
def test_a_stranger_is_told_what_everybody_may_know(setting, stranger, method, path):
    status, told, _ = setting.ask(stranger(setting), method, path)
    assert status == ALLOWED[method, path]
    if "{table}" in path:
        said = json.dumps(told)
        assert '"mine": true' not in said
        assert setting.token not in said


@pytest.mark.parametrize(("method", "path"), ROWS)
def test_a_page_of_another_origin_is_refused_everywhere(setting, method, path):
    for origin in ("http://evil.example", "null", f"http://{setting.house.address}.evil.example"):
        answer = setting.ask(setting.owner, method, path, headers={"origin": origin})
        assert answer[:2] == (403, {"error": "foreign_origin", "detail": ""})


@pytest.mark.parametrize(("method", "path"), [row for row in ROWS if "{table}" in row[1]])
def test_an_unknown_table_is_the_same_for_all(setting, method, path):
    browsers = [setting.owner, *(stranger(setting) for stranger in STRANGERS)]
    body = setting.bodies(method, path)
    answers = [
        browser.ask(address(path, "0" * 12), body, method=method)[:2] for browser in browsers
    ]
    nothing = (200, {"links": 0}) if method == "DELETE" else (404, UNKNOWN)
    assert answers == [nothing] * len(browsers)


def test_who_holds_a_link_learns_that_it_is_taken_and_who_guesses_learns_nothing(setting):
    browser = Browser(setting.house)
    taken, never = (
        browser.ask("/api/join", {"token": token, "name": "Eve"})[:2]
        for token in (setting.token, "A" * 22)
    )
    assert taken == (409, {"error": "taken", "detail": ""})
    assert never == (404, UNKNOWN)
    near = setting.token[:-1] + ("A" if setting.token[-1] != "A" else "B")
    assert browser.ask("/api/invitation", {"token": near})[:2] == (404, UNKNOWN)


def test_the_tables_of_a_stranger_are_not_those_of_the_owner(setting):
    for stranger in STRANGERS:
        _, told, _ = stranger(setting).ask("/api/tables")
        assert setting.table not in [each["table"] for each in told["tables"]]


MESSAGES = [
    {"type": "play", "seq": 1, "move": "pass"},
    {"type": "undo", "seq": 1},
    {"type": "why", "move": "pass"},
    {"type": "hint"},
    {"type": "delegate", "seat": 0, "bot": "random"},
    {"type": "delegate", "seat": 0, "bot": None},
    {"type": "delegate", "seat": 0, "bot": "random", "turn": True},
    {"type": "hand_over", "seat": 0},
    {"type": "hand_over", "seat": 1},
    {"type": "say", "seat": 0, "words": "I am the host"},
    {"type": "say", "seat": 1, "phrase": "hello"},
]


@pytest.mark.parametrize("stranger", STRANGERS, ids=lambda one: one.__name__)
@pytest.mark.parametrize("message", MESSAGES, ids=lambda one: one["type"])
def test_a_stranger_plays_for_nobody(setting, stranger, message):
    seat = stranger(setting).sit(setting.table)
    before = seat.hello()
    seat.send(**message, id="not-my-seat")
    assert seat.receive("problem")["reason"] in ("not_your_turn", "not_your_seat")
    after = seat.hello()
    assert (after["log"], after["view"]) == (before["log"], before["view"])
    assert [one["deputy"] for one in after["info"]["seats"]] == [None, None]
    assert after["notes"] == []
    seat.close()


def test_the_socket_of_an_unknown_table_and_of_another_origin_is_closed_alike(setting):
    statuses = []
    for table, origin in (("0" * 12, None), (setting.table, "http://evil.example")):
        with pytest.raises(InvalidStatus) as refused:
            Browser(setting.house).sit(table, origin)
        statuses.append(refused.value.response.status_code)
    assert statuses == [403, 403]
