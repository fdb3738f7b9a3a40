"""Who is at the table: gone at once beside the log, away in the log after a while (X1)."""

import asyncio
import logging
from typing import Final

from reverie.game.ids import TABLE, Seat
from reverie.lobby.commands import Absent, HostGone, Present, ServerCommand
from reverie.lobby.state import Chair, chair_of
from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.room import LiveRoom
from reverie.storage.port import StoreError
from reverie.wire.messages import Gone

log = logging.getLogger(__name__)

AWAY: Final = 45_000
HOST_AWAY: Final = 60_000


class Presence:
    """Notes when a seat lost its last connection, and tells the room when it matters."""

    def __init__(self, room: LiveRoom, clock: Clock) -> None:
        self._room = room
        self._clock = clock
        now = clock.now()
        self._since: dict[Seat, int] = dict.fromkeys(room.gone(), now)
        self._alarms: dict[Seat, list[Alarm]] = {}
        self._jobs: set[asyncio.Task[None]] = set()
        self._told = room.gone()
        self._looked: tuple[tuple[Seat, ...], tuple[Chair, ...]] | None = None
        for seat in self._since:
            self._set_alarms(seat)
        room.on_change.append(self.look)

    @property
    def settled(self) -> bool:
        """Nothing will come of those who are gone any more."""
        return not self._alarms and not self._jobs

    def come(self, connection: Connection) -> None:
        self._looked = None
        self._room.connections.add(connection)
        if connection.watcher is None and self._room.connections.watchers:
            connection.say(self._room.watching())
        if self._room.connections.sharing.devices:
            connection.say(self._room.connections.sharing)
        for seat in connection.seats:
            self._since.pop(seat, None)
            self._cancel(seat)
        self._welcome_back()
        self._tell()
        self._soon_host()

    def go(self, connection: Connection) -> None:
        self._room.connections.drop(connection)
        self.look()

    def stop(self) -> None:
        self._room.on_change.remove(self.look)
        for seat in tuple(self._alarms):
            self._cancel(seat)
        for job in self._jobs:
            job.cancel()

    def look(self) -> None:
        """Seats may have lost their connection, or a new player may have sat down."""
        now = self._room.gone(), self._room.folded.room.chairs
        if now == self._looked:
            return
        self._looked = now
        gone = set(now[0])
        for seat in gone - self._since.keys():
            self._since[seat] = self._clock.now()
            self._set_alarms(seat)
        for seat in self._since.keys() - gone:
            del self._since[seat]
            self._cancel(seat)
        self._welcome_back()
        self._tell()

    def _welcome_back(self) -> None:
        """Also those who came back in the very moment they were marked away."""
        here = self._room.connections.seats()
        for chair in self._room.folded.room.chairs:
            if chair.seat in here and (chair.away or chair.stands_in):
                self._soon(chair.seat, Present(chair.seat), "present")

    def _tell(self) -> None:
        gone = self._room.gone()
        if gone != self._told:
            self._told = gone
            self._room.connections.say(Gone(gone))

    def _set_alarms(self, seat: Seat) -> None:
        since = self._since[seat]
        self._alarms[seat] = [
            self._clock.call_at(since + AWAY, lambda: self._away(seat)),
            self._clock.call_at(since + HOST_AWAY, lambda: self._host_away(seat)),
        ]

    def _cancel(self, seat: Seat) -> None:
        for alarm in self._alarms.pop(seat, ()):
            alarm.cancel()

    def _away(self, seat: Seat) -> None:
        chair = chair_of(self._room.folded.room, seat)
        if chair is not None and chair.holder == "player" and not chair.away:
            self._soon(seat, Absent(seat), "absent")

    def _host_away(self, seat: Seat) -> None:
        self._alarms.pop(seat, None)
        self._soon_host()

    def _soon_host(self) -> None:
        """The role passes to the longest-present player and comes back with its owner."""
        state = self._room.folded.room
        if state.host is None or state.host not in self._since:
            return
        if self._clock.now() - self._since[state.host] < HOST_AWAY:
            return
        here = self._room.connections.seats()
        heirs = [c.seat for c in state.chairs if c.seat in here and c.holder == "player"]
        if heirs:
            self._soon(state.host, HostGone(min(heirs)), "host-gone")

    def _soon(self, seat: Seat, command: ServerCommand, what: str) -> None:
        job = asyncio.ensure_future(self._do(command, f"{what}:{seat}:{self._room.folded.version}"))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def _do(self, command: ServerCommand, command_id: str) -> None:
        try:
            await self._room.do(TABLE, command_id, command)
        except StoreError as problem:
            log.warning("presence not noted: %s", problem)
