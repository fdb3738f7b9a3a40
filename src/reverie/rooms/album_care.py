"""Own decks and the tables they are on: what changes there when a deck does, and when a deck has to go."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final, Protocol

from reverie.decks.album import OwnDeck
from reverie.game.refusals import Refusal
from reverie.lobby.commands import WithdrawDeck
from reverie.lobby.state import playing
from reverie.rooms.albums import Albums
from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.directory import DAY, Directory
from reverie.rooms.room import LiveRoom
from reverie.storage.port import Store, StoreError

log = logging.getLogger(__name__)

SWEEP: Final = 60_000
LAST_GAME: Final = DAY
"""How long a game may go on with the pictures of a deleted deck."""


class Decks(Protocol):
    def decks(self) -> Mapping[str, Any]: ...


class AlbumCare:
    def __init__(
        self, albums: Albums, decks: Decks, directory: Directory, store: Store, clock: Clock, keep_days: int
    ) -> None:
        self._albums = albums
        self._decks = decks
        self._directory = directory
        self._store = store
        self._clock = clock
        self._keep = keep_days * DAY
        self._alarm: Alarm | None = None
        self._jobs: set[asyncio.Future[Any]] = set()
        directory.on_open.append(self._opened)
        directory.on_deck = self.changed_elsewhere
        albums.on_change = directory.deck_changed

    def start(self) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + SWEEP, self._swept)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for job in self._jobs:
            job.cancel()

    def games(self, deck: str) -> int:
        """Tables where it is being played with just now."""
        running = [playing(room.memory.room) for room in self._directory.rooms()]
        return sum(game is not None and deck in game.settings.decks for game in running)

    async def changed_elsewhere(self, deck: str) -> None:
        """Another node changed this deck, or deleted it."""
        await self._albums.open(deck)
        self.redraw(deck)

    def redraw(self, deck: str) -> None:
        """A picture has another address, or none any more."""
        for room in self._directory.rooms():
            game = room.memory.room.game
            if game is not None and deck in game.settings.decks:
                room.lines.redraw()

    async def delete(self, deck: OwnDeck) -> None:
        """At once: the pictures go, also from a game that is being played."""
        await self._albums.remove(deck)
        await self._withdraw(deck.id)
        self.redraw(deck.id)

    async def delete_after_the_game(self, deck: OwnDeck) -> None:
        """No new game begins with it; the one that is being played keeps its pictures to the end."""
        await self._albums.leave(deck, self._clock.now() + LAST_GAME)
        await self._withdraw(deck.id)

    async def table_gone(self, code: str) -> None:
        for deck in self._albums.every_deck():
            if deck.room == code:
                await self.delete(deck)

    async def sweep(self) -> None:
        """What was deleted, belongs to no table any more, or has long been on no table with people."""
        if self._store.shared:  # what other nodes said of their changes may have been lost
            await self._albums.open()
        now = self._clock.now()
        lying = {name for room in self._directory.rooms() for name in room.memory.room.decks}
        for deck in self._albums.every_deck():
            if deck.id in lying and deck.leaving is None and deck.changed + DAY <= now:
                await self._albums.touch(deck)
            elif await self._is_over(deck, now):
                await self.delete(deck)

    async def _is_over(self, deck: OwnDeck, now: int) -> bool:
        if deck.leaving is not None:
            return deck.leaving <= now or not self.games(deck.id)
        if deck.room and await self._store.room(deck.room) is None:
            return True
        return deck.changed + (self._keep if deck.entries else DAY) <= now

    async def _withdraw(self, deck: str) -> None:
        for room in self._directory.rooms():
            if deck in room.memory.room.decks:
                done = await room.by_table(WithdrawDeck(deck))
                if isinstance(done, Refusal):
                    log.warning("a deck stays on a table: %s", done.code)

    def _opened(self, room: LiveRoom) -> None:
        """A deck may have gone while nobody was here."""
        on_shelf = self._decks.decks()
        for deck in [name for name in room.memory.room.decks if name not in on_shelf]:
            self._job(room.by_table(WithdrawDeck(deck)))

    def _swept(self) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + SWEEP, self._swept)
        self._job(self.sweep())

    def _job(self, work: Any) -> None:
        job = asyncio.ensure_future(work)
        self._jobs.add(job)
        job.add_done_callback(self._finished)

    def _finished(self, job: "asyncio.Future[Any]") -> None:
        self._jobs.discard(job)
        if not job.cancelled() and isinstance(problem := job.exception(), StoreError):
            log.warning("own decks not looked after: %s", problem)
