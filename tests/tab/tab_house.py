"""The folder of `make tab` on a plain host of static files, and people who play there."""

import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from re import Pattern, escape
from re import compile as re

from playwright.sync_api import Browser

from reverie.rulesets import DEFAULT
from tab.build import OUT
from tests.browser.conftest import NO_TIPS
from tests.browser.look import Look
from tests.browser.messages import locale, message
from tests.browser.person import Person
from tests.browser.watching import Watcher

# As strict as a host can be; the page says the same of itself.
HEADERS = {
    line.split(": ")[0].strip(): line.split(": ", 1)[1].strip()
    for line in (Path(OUT).parents[1] / "tab" / "_headers").read_text().split("/assets/*")[0].splitlines()
    if line.startswith("  ")
}
# Bots that do not wait, and games that are over soon: what a server's tests ask of their server.
SHORTER = """([pace, settings]) => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (said, ...more) {
    if (said?.kind === "ask" && said.path === "/api/rooms" && settings)
      said = { ...said, body: JSON.stringify({ ...JSON.parse(said.body), settings }) };
    return postMessage.call(this, said, ...more);
  };
  window.Worker = class extends Worker {
    constructor(address, options) { super(address, { ...options, name: pace }); }
  };
}"""


class Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


class TabHouse:
    """Serves the folder below a path, or at the root; nothing is ever written here."""

    def __init__(self, folder: Path = OUT, below: str = "") -> None:
        self.folder, self.below = folder, below
        self._server: ThreadingHTTPServer | None = None
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.below}"

    def open(self) -> None:
        root, below = self.folder, self.below

        class Here(Handler):
            def translate_path(self, path: str) -> str:
                return super().translate_path(path.removeprefix(below) or "/")

        made = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Here, directory=str(root)))
        self._server, self.port = made, made.server_address[1]
        threading.Thread(target=made.serve_forever, daemon=True).start()

    def close(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


class TabPerson(Person):
    """Does what a person does at a server's page, where the start page of a tab differs."""

    @property
    def pass_it(self) -> Pattern[str]:
        return re(f"^{escape(message(self.look.language, 'tab.pass'))}$")

    def home(self) -> None:
        self.page.goto(f"{self.address}/")
        self.button(self.pass_it).wait_for()
        self.watcher.look("home")

    def open_table(self, **settings: object) -> str:
        if settings:
            self.shorten(**settings)
        self.home()
        self.button(self.pass_it).click()
        self.page.get_by_role("textbox", name=self.words.name).fill(self.name)
        self.button(self.words.open_table).click()
        self.button(self.words.add_bot).wait_for()
        self.watcher.look("lobby")
        return self.page.url

    def shorten(self, **settings: object) -> None:
        chosen = {"ruleset": DEFAULT, "language": self.look.language} | settings
        self.page.add_init_script(f"({SHORTER})({json.dumps(['0', chosen])})")

    def close_and_open(self, *, offline: bool = False) -> None:
        """In the middle of whatever there is, and back at the same address in a new tab."""
        place, before = self.page.url, self.page
        self.page = self.context.new_page()
        self.watcher = Watcher(self.page, self.address)
        self.watcher.offline = offline
        before.close()
        self.page.goto(place)

    def play_now(self) -> None:
        self.page.add_init_script(f"({SHORTER})({json.dumps(['0', None])})")
        self.home()
        self.button(self.words.play_now).click()
        self.begin()


def tab_person(browser: Browser, name: str, house: TabHouse, look: Look) -> TabPerson:
    context = browser.new_context(
        viewport={"width": look.size[0], "height": look.size[1]},
        locale=locale(look.language),
        color_scheme="light" if look.theme == "paper" else "dark",
        reduced_motion="reduce",
        has_touch=look.phone,
        is_mobile=look.phone,
        accept_downloads=True,
    )
    context.set_default_timeout(90_000)
    context.add_init_script(NO_TIPS)
    return TabPerson(context, name, look, house.address)
