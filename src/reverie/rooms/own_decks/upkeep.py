"""Own decks and the tables they are on: what changes there when a deck does, and when a deck has to go."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

from reverie.decks.own_deck import OwnDeck
from reverie.game.refusals import Refusal
from reverie.lobby.commands import WithdrawDeck
from reverie.lobby.state import playing
from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.deck_port import DeckLookup
from reverie.rooms.directory import Directory
from reverie.rooms.live.room import LiveRoom
from reverie.rooms.own_decks.editing import OwnDecks
from reverie.storage.deck_port import DeckTable
from reverie.storage.port import Store, StoreError
from reverie.storage.retention import DAY

log = logging.getLogger(__name__)

SWEEP: Final = 60_000
LAST_GAME: Final = DAY
"""How long a game may go on with the pictures of a deleted deck."""


class OwnDeckUpkeep:
    def __init__(
        self,
        own_decks: OwnDecks,
        decks: DeckLookup,
        directory: Directory,
        store: Store,
        clock: Clock,
        keep_days: int,
    ) -> None:
        self._own_decks = own_decks
        self._decks = decks
        self._directory = directory
        self._store = store
        self._clock = clock
        self._keep = keep_days * DAY
        self._alarm: Alarm | None = None
        self._jobs: set[asyncio.Task[object]] = set()
        directory.on_open.append(self._opened)
        directory.on_deck = self.changed_elsewhere
        own_decks.on_change = directory.deck_changed

    def start(self) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + SWEEP, self._swept)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for job in self._jobs:
            job.cancel()

    async def games(self, deck: str) -> int:
        """Tables where it is being played with just now, at whatever node."""
        rooms = [await self._room(table.room) for table in await self._own_decks.tables(deck)]
        return sum(room is not None and _plays(room, deck) for room in rooms)

    async def changed_elsewhere(self, deck: str) -> None:
        """Another node changed this deck, or deleted it."""
        await self._own_decks.open(deck)
        self.redraw(deck)

    def redraw(self, deck: str) -> None:
        """A picture has another address, or none any more."""
        for room in self._directory.rooms():
            game = room.folded.room.game
            if game is not None and deck in game.settings.decks:
                room.connections.redraw()

    async def delete(self, deck: OwnDeck) -> None:
        """At once: the pictures go, also from a game that is being played."""
        tables = await self._own_decks.tables(deck.id)
        await self._own_decks.remove(deck)
        for table in tables:
            if (room := await self._room(table.room)) is not None:
                await self._withdraw(room, deck.id)
        self.redraw(deck.id)

    async def retire(self, deck: OwnDeck) -> None:
        """No new game begins with it; one that is being played keeps its pictures to the end.

        First nobody may put it on a table any more, then it is taken off all of them: only then is it known
        that no game can begin with it. If this node dies in between, the next sweep of any node goes on.
        """
        await self._own_decks.leave(deck, self._clock.now() + LAST_GAME)
        await self._gone_if_unused(deck)

    async def _gone_if_unused(self, deck: OwnDeck) -> None:
        used = [await self._in_use(deck.id, table) for table in await self._own_decks.tables(deck.id)]
        if not any(used):
            await self._own_decks.remove(deck)
            self.redraw(deck.id)

    async def _in_use(self, deck: str, table: DeckTable) -> bool:
        """Whether a game is being played with it there, or it may still be on its way to that table."""
        room = await self._room(table.room)
        if room is not None:
            arrived = deck in room.folded.room.decks
            await self._withdraw(room, deck)
            game = room.folded.room.game
            arrived = arrived or (game is not None and deck in game.settings.decks)
            if _plays(room, deck) or not (arrived or table.at + SWEEP <= self._clock.now()):
                return True
        await self._own_decks.taken_off(deck, table.room)
        return False

    async def table_gone(self, code: str) -> None:
        for deck in self._own_decks.every_deck():
            if deck.room == code:
                await self.delete(deck)

    async def sweep(self) -> None:
        """What was deleted, belongs to no table any more, or has long been on no table with people."""
        if self._store.shared:  # what other nodes said of their changes may have been lost
            await self._own_decks.open()
        now = self._clock.now()
        idle = await self._unused()
        lying = {name for room in self._directory.rooms() for name in room.folded.room.decks}
        for deck in self._own_decks.every_deck():
            if deck.id in lying and deck.leaving is None and deck.changed + DAY <= now:
                await self._own_decks.touch(deck)
            elif await self._is_over(deck, now, idle[deck.id]):
                await self.delete(deck)
            elif deck.leaving is not None:
                await self._gone_if_unused(deck)

    async def _unused(self) -> dict[str, int]:
        """R13: how long nothing was done with each deck, whatever the clock was set to meanwhile."""
        marks = {d.id: d.changed if d.leaving is None else d.leaving for d in self._own_decks.every_deck()}
        return await self._store.unused(marks) if marks else {}

    async def _is_over(self, deck: OwnDeck, now: int, idle: int) -> bool:
        if deck.leaving is not None:
            return deck.leaving <= now and idle >= LAST_GAME
        if deck.room and await self._store.room(deck.room) is None:
            return True
        kept = self._keep if deck.entries else DAY
        return deck.changed + kept <= now and idle >= kept and not await self.games(deck.id)

    async def _room(self, code: str) -> LiveRoom | None:
        """As it is now, whichever node wrote to it last."""
        opened = await self._directory.get(code)
        if opened is None:
            return None
        await opened.room.follow()
        return opened.room

    async def _withdraw(self, room: LiveRoom, deck: str) -> None:
        if deck in room.folded.room.decks:
            done = await room.by_table(WithdrawDeck(deck))
            if isinstance(done, Refusal) and deck in room.folded.room.decks:
                log.warning("a deck stays on a table: %s", done.code)

    def _opened(self, room: LiveRoom) -> None:
        """A deck may have gone while nobody was here."""
        library = self._decks.decks().keys() - self._own_decks.decks().keys()
        for deck in room.folded.room.decks.keys() - library:
            self._job(self._still_there(room, deck))

    async def _still_there(self, room: LiveRoom, deck: str) -> None:
        """Asked of the store: another node may have made it, or deleted it."""
        if not await self._own_decks.put_on_table(deck, room.code):
            await self._withdraw(room, deck)

    def _swept(self) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + SWEEP, self._swept)
        self._job(self.sweep())

    def _job(self, work: Coroutine[None, None, object]) -> None:
        job = asyncio.ensure_future(work)
        self._jobs.add(job)
        job.add_done_callback(self._finished)

    def _finished(self, job: asyncio.Task[object]) -> None:
        self._jobs.discard(job)
        if not job.cancelled() and isinstance(problem := job.exception(), StoreError):
            log.warning("own decks not looked after: %s", problem)


def _plays(room: LiveRoom, deck: str) -> bool:
    game = playing(room.folded.room)
    return game is not None and deck in game.settings.decks
