"""Whether every link of a built site leads somewhere, anchors and pictures too.

python tools/links.py SITE
"""

import pathlib
import sys
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

LOST = "404"
"""A server shows this page at any address: its links are none of its own."""


class Page(HTMLParser):
    """What a page points at, and what in it can be pointed at."""

    def __init__(self, path: pathlib.Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = {""}
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.anchors |= {told[name] for name in ("id", "name") if name in told}
        if told.get("rel") not in ("canonical", "preconnect"):
            self.links |= {told[name] for name in ("href", "src") if name in told}


def broken(site: pathlib.Path) -> list[str]:
    pages = {path.resolve(): Page(path) for path in site.rglob("*.html") if path.stem != LOST}
    found = []
    for path, page in pages.items():
        for link in sorted(page.links):
            address = urlsplit(link)
            target = path if not address.path else path.parent / unquote(address.path)
            target = target.resolve() / "index.html" if target.is_dir() else target.resolve()
            anchors = pages[target].anchors if target in pages else {""}
            is_ours = not (address.scheme or address.netloc)
            if is_ours and not (target.exists() and unquote(address.fragment) in anchors):
                found.append(f"{path.relative_to(site.resolve())}: {link}")
    return found


def main(site: str = "site") -> None:
    found = broken(pathlib.Path(site))
    pages = len(list(pathlib.Path(site).rglob("*.html")))
    print(*found, f"{pages} pages, {len(found)} broken links", sep="\n")
    sys.exit(not pages or bool(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
