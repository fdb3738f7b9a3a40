"""Runs what is due in a room, once each: deadlines, bots' moves, the count to three for an absent chief."""

import asyncio
import logging
from inspect import isawaitable
from typing import Final

from reverie.bots.heard import Heard
from reverie.game.ids import TABLE
from reverie.game.refusals import Refusal
from reverie.game.words import same
from reverie.lobby.commands import Act, BotMove, CountForChief, RandomFallback, TimeUp
from reverie.lobby.observe import as_played, observe
from reverie.rooms.bots.players import BotPlayer
from reverie.rooms.clock import Alarm, Clock
from reverie.rooms.live.room import Applied, LiveRoom
from reverie.rooms.live.schedule import DueTask
from reverie.storage.port import StoreError

log = logging.getLogger(__name__)

AGAIN: Final = 2_000
"""Milliseconds before work is tried again that the store would not take."""


class DueWork:
    """One alarm per room, set to what is due first."""

    def __init__(self, room: LiveRoom, clock: Clock, player: BotPlayer) -> None:
        self._room = room
        self._clock = clock
        self._player = player
        self._alarm: Alarm | None = None
        self._work: asyncio.Task[None] | None = None
        self._not_before = 0
        self._stopped = False
        self._given_up: set[str] = set()
        self._heard: set[str] = set()
        room.on_change.append(self.look)
        self.look()

    def look(self) -> None:
        """Set the timer to the earliest item of the schedule."""
        if self._alarm is None and not self._room.schedule:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._stopped:  # also when work that was called off comes to its end
            return
        if (task := self._next()) is not None and self._work is None:
            self._alarm = self._clock.call_at(max(task.at, self._not_before), self._ring)

    def stop(self) -> None:
        self._stopped = True
        self._room.on_change.remove(self.look)
        if self._alarm is not None:
            self._alarm.cancel()
        if self._work is not None:
            self._work.cancel()

    def _next(self) -> DueTask | None:
        """The earliest; of several at one time the one called for first, so that all have their turn."""
        waiting = [t for t in self._room.schedule if t.key not in self._given_up]
        return min(waiting, key=lambda t: (t.at, t.cause), default=None)

    def _ring(self) -> None:
        self._alarm = None
        if self._work is None and not self._room.closed:
            self._work = asyncio.ensure_future(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while (task := self._next()) is not None and task.at <= self._clock.now():
                if not isinstance(await self._tried(task), Applied) and task in self._room.schedule:
                    self._given_up.add(task.key)
        except StoreError as problem:
            self._not_before = self._clock.now() + AGAIN
            log.warning("due work waits: %s", problem)
        finally:
            self._work = None
            if not self._room.closed:
                self.look()

    async def _tried(self, task: DueTask) -> Applied | Refusal | None:
        """A bot that stumbles is left out; it must not stop the table's clock."""
        try:
            return await self._do(task)
        except StoreError:
            raise
        except Exception:
            log.exception("%s failed", task.what)
            return None

    async def _do(self, task: DueTask) -> Applied | Refusal | None:
        room = self._room
        if task.what == "time-up":
            return await room.do(TABLE, task.key, TimeUp(task.serial))
        if task.what == "count":
            return await room.do(TABLE, task.key, CountForChief(task.serial))
        assert task.seat is not None
        self._listen()
        thought = self._player(
            observe(as_played(room.folded.room), task.seat),
            room.rng,
            Heard(frozenset(self._heard), room.connections.heard()),
        )
        thought = await thought if isawaitable(thought) else thought
        if thought is None:
            return None
        act = Act(task.serial, thought.move)
        move = RandomFallback(act) if thought.random_fallback else BotMove(act, thought.because)
        return await room.do(task.seat, task.key, move)

    def _listen(self) -> None:
        """The clues of this room: those of the game so far, and of games before while the room is open."""
        game = self._room.folded.room.game
        turns = () if game is None else game.history
        self._heard |= {same(turn.clue.text) for turn in turns if turn.clue is not None}
