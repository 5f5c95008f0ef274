"""Everything a page is sent, and what of it should be secret."""

import re

from playwright.sync_api import Page

SECRET = re.compile(r"\b(SUN|FOG|IDOL|bid \d+)\b")
"""Cards and bids as they are written on the wire and in the page."""


class Wire:
    """Listens to the sockets of a page, and to what it asks of tables."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", lambda wire: wire.on("framereceived", self.hear))
        page.on("response", self.read)

    def hear(self, frame) -> None:
        self.heard.append(frame if isinstance(frame, str) else frame.decode())

    def read(self, answer) -> None:
        if "/api/tables/" in answer.url and answer.ok:
            self.heard.append(answer.text())

    def secrets(self) -> list[str]:
        return [found for said in self.heard for found in SECRET.findall(said)]


def secrets_in(page: Page) -> list[str]:
    """What the page holds: text, attributes, title, and what is written in fields."""
    fields = "[...document.querySelectorAll('input')].map(field => field.value).join(' ')"
    held = f"document.documentElement.outerHTML + document.title + {fields}"
    return SECRET.findall(page.evaluate(held))
