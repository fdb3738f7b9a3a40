"""Looks at the finished site as a browser would: addresses lead somewhere, none to another host unasked."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"img": ("src", "srcset"), "script": ("src",), "link": ("href",), "source": ("srcset", "src")}
"""What a browser fetches without being asked."""


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.language = ""
        self.nameless = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if "id" in has:
            self.ids.add(has["id"])
        if tag == "html":
            self.language = has.get("lang", "")
        if tag == "a" and "href" in has:
            self.links.append(has["href"])
        if tag == "img" and "alt" not in has:
            self.nameless += 1
        if not (tag == "link" and has.get("rel") == "alternate"):
            self.fetched += [has[name] for name in FETCHED.get(tag, ()) if name in has]


def problems(site: Path) -> list[str]:
    read = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in read.items():
        name = path.relative_to(site)
        if page.language not in {"en", "fr"}:
            found.append(f"{name}: no language")
        if page.nameless:
            found.append(f"{name}: {page.nameless} pictures say nothing to those who do not see them")
        found += [f"{name}: fetches {address}" for address in page.fetched if urlsplit(address).netloc]
        for address in page.links + page.fetched:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            fragment = unquote(parts.fragment)
            if not there.is_file() or (fragment and there in read and fragment not in read[there].ids):
                found.append(f"{name}: {address} leads nowhere")
    return found
