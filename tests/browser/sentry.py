"""Stands in a page and sees whether a text has become anything but text (S7)."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Dialog, Page, Request

STAND = Path(__file__).with_suffix(".js")


@dataclass
class Sentry:
    """One page under watch. `problems` is empty as long as texts stay texts."""

    page: Page
    problems: list[str] = field(default_factory=list)
    shown: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.page.on("dialog", self._dialog)
        self.page.on("request", self._request)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))

    def _dialog(self, dialog: Dialog) -> None:
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _request(self, request: Request) -> None:
        if "evil" in (urlsplit(request.url).hostname or ""):
            self.problems.append(f"asked {request.url}")

    def say_again(self, screen: str, texts: Sequence[str]) -> None:
        """What the server last said over the socket, once more for each text, with that in every field."""
        told = self.page.evaluate("(texts) => window.__sentry.sayAgain(texts)", list(texts))
        self.problems += [f"{screen}: {found}" for found in told["found"]]
        self.shown[screen] = max(self.shown.get(screen, 0), len(told["shown"]))
        self.look(screen)

    def look(self, screen: str) -> None:
        """Without saying anything: what is in the page now."""
        found = self.page.evaluate("() => [...window.__sentry.inspect(), ...window.__sentry.ran.splice(0)]")
        self.problems += [f"{screen}: {what}" for what in found]

    def check(self) -> None:
        assert not self.problems, "\n".join(self.problems[:40])


def stand(context: BrowserContext, texts: Sequence[str] = ()) -> None:
    """Before the first page opens; with texts, every answer over HTTP carries them."""
    said = f"window.__sentry.texts = {json.dumps(list(texts))};"
    context.add_init_script(STAND.read_text() + said)
