"""What a page in the same browser is answered by: the house of the front, without a network or a file."""

import asyncio
import re
import time
from collections import Counter
from random import Random
from typing import Final
from urllib.parse import SplitResult, parse_qs, urlsplit

from reverie.bots.heard import Heard
from reverie.bots.thought import Thought
from reverie.front.answers import Answer, answered, excuse, failure
from reverie.front.house import FrontHouse
from reverie.front.limits import Limits
from reverie.front.requests import ROUTES, Route, VisitorRequest, ask
from reverie.front.talk import hold
from reverie.game.refusals import Refusal
from reverie.lobby.views import RoomView
from reverie.rooms.admission import Admission
from reverie.rooms.bots.words_thinker import WordsThinker
from reverie.rooms.clock import SystemClock
from reverie.rooms.directory import Directory
from reverie.rooms.galleries import GALLERY_DAYS, Galleries
from reverie.rooms.live.room import RoomServices
from reverie.storage.sqlite import SqliteStore
from reverie.tab.deck_upkeep import DeckUpkeep
from reverie.tab.kept_pages import Keep, KeptPages
from reverie.tab.message_port import HangUp, MessagePort, Send
from reverie.tab.own_decks import TabOwnDecks
from reverie.tab.picture_requests import PictureRequests
from reverie.tab.shelf import TabLibrary
from reverie.tab.slices import in_slices
from reverie.tab.tables import listed, opened, seated_again, written
from reverie.wire.bodies import AboutBots, KeptFor
from reverie.wire.closing import RESTARTING

KEPT_DAYS: Final = 3650
"""Nobody but the player tidies up here."""
TABLES: Final = "/tab/tables"
OWN_DECKS: Final = "/api/own-decks"
HERE: Final = "here"
"""Whose address limits would count by, if there were any."""


class Counts:
    """A meter that nobody reads but tests and measurements."""

    def __init__(self) -> None:
        self.frames_in = 0
        self.outcomes: Counter[str] = Counter()
        self.slowest = 0.0

    def took(self, outcome: str, seconds: float) -> None:
        self.outcomes[outcome] += 1
        self.slowest = max(self.slowest, seconds)


class TabServer:
    def __init__(self, shelf: bytes, image: bytes, keep: Keep, pace: float = 1.0) -> None:
        self._pages, self._pace = KeptPages(image, keep), pace
        self._store = store = SqliteStore.run_by(self._pages)
        self._own_decks = TabOwnDecks(self._pages)
        self._library = library = TabLibrary(shelf, self._own_decks)
        clock, self.counts = SystemClock(), Counts()
        self._thinker = WordsThinker(library)
        directory = Directory(RoomServices(store, clock, library, pace), self._think, KEPT_DAYS)
        self._house = FrontHouse(
            clock=clock,
            directory=directory,
            admission=Admission(directory, store, clock, library),
            galleries=Galleries(directory, store, clock, library),
            library=library,
            limits=Limits(time.monotonic, off=True),
            metrics=self.counts,
            kept=KeptFor(KEPT_DAYS, GALLERY_DAYS, None, 10, KEPT_DAYS, None, own_file=True),
            bots=AboutBots(by_meaning=False),
        )
        self._upkeep = DeckUpkeep(self._own_decks, directory, store)
        self._pictures = PictureRequests(self._own_decks, self._upkeep)
        self._ports: dict[int, MessagePort] = {}
        self._talks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self._pages.start()
        await self._own_decks.open()
        await self._house.directory.start()
        await self._upkeep.start()

    def complete(self, cards: str) -> None:
        """What a first play does not wait for."""
        self._library.complete(cards.encode())

    def learn(self, language: str, words: str) -> None:
        """The first cards in another language: the page's own before the start, the others after it."""
        self._library.learn(language, words.encode())

    async def stop(self) -> None:
        self._house.stopping = True
        await self._house.directory.stop(RESTARTING)

    @property
    def image(self) -> bytes:
        """The database as it is kept: a file that a server can be given."""
        return self._pages.image

    async def ask(self, method: str, path: str, token: str | None, body: str) -> tuple[int, str]:
        """One request: its status and JSON."""
        said = await self._answer(method, path, token, body.encode())
        return said.status, said.body.decode()

    async def _answer(self, method: str, path: str, token: str | None, body: bytes) -> Answer:
        address = urlsplit(path)
        if address.path.startswith(TABLES):
            return await self._table(method, address.path.removeprefix(TABLES).lstrip("/"), body)
        if address.path.startswith(OWN_DECKS):
            return await self._own(method, address, token, body)
        for route, pattern in PATTERNS:
            found = pattern.fullmatch(address.path)
            if route.method == method and found is not None:
                language = parse_qs(address.query).get("language", [""])[0]
                code = found.groupdict().get("code", "")
                return await ask(self._house, route, VisitorRequest(HERE, code, token, body, language))
        return failure("not-found")

    async def _table(self, method: str, code: str, body: bytes) -> Answer:
        """What only a tab has: its tables listed, one of them as a file, a file opened again."""
        try:
            if method == "POST" and code:
                return answered(await seated_again(code, self._store, self._pages))
            if method == "POST":
                return answered(await opened(body, self._pages, self._house.clock, self._pace))
            if not code:
                return answered(await listed(self._store))
            found = await written(self._store, code)
            return failure(found) if isinstance(found, Refusal) else Answer(200, found)
        except Exception as problem:
            return excuse(problem, TABLES)

    async def _own(self, method: str, address: SplitResult, token: str | None, body: bytes) -> Answer:
        path, when = address.path.removeprefix(OWN_DECKS), parse_qs(address.query).get("when", [""])[0]
        try:
            return await self._pictures.answer(method, path, when, token, body)
        except Exception as problem:
            return excuse(problem, OWN_DECKS)

    def open(self, line: int, send: Send, hang_up: HangUp) -> None:
        """A line of the page; what it says comes by `hear`."""
        port = self._ports[line] = MessagePort(send, hang_up)
        talk = asyncio.ensure_future(hold(self._house, port, HERE, ""))
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)

    def hear(self, line: int, frame: str) -> None:
        if line in self._ports:
            self._ports[line].hear(frame)

    def close(self, line: int) -> None:
        port = self._ports.pop(line, None)
        if port is not None:
            port.leave()

    async def _think(self, view: RoomView, rng: Random, heard: Heard) -> Thought | None:
        luck = Random(rng.getrandbits(64))
        return await in_slices(self._thinker.thinking(view, luck, heard))


def _pattern(route: Route) -> re.Pattern[str]:
    return re.compile(route.path.replace("{code}", "(?P<code>[^/]+)"))


PATTERNS: Final = tuple((route, _pattern(route)) for route in ROUTES)
