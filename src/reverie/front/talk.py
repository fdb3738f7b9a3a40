"""The server's end of one connection: hello, then commands in and views out."""

import logging
import time
from typing import Final

from reverie.bots.heard import marks_in
from reverie.front.hello import Admitted, greet
from reverie.front.house import FrontHouse
from reverie.front.limits import Purse
from reverie.front.port import Port, PortClosed
from reverie.game.refusals import Refusal
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.room import LiveRoom
from reverie.storage.port import StoreError
from reverie.wire.closing import GOING, NO_TEXT, NOBODY_KNOWN, RESTARTING, TRY_LATER
from reverie.wire.codec import Unreadable, read_message, write_message
from reverie.wire.messages import (
    Bye,
    ClientMessage,
    Do,
    Done,
    Hello,
    Look,
    Pair,
    React,
    Recall,
    Refused,
    Show,
)

log = logging.getLogger(__name__)

PATIENCE: Final = 20
"""Frames that make no sense, before we hang up."""


async def hold(house: FrontHouse, port: Port, address: str, origin: str) -> None:
    """A talk from its first frame to its end."""
    if house.stopping:
        await _bye(port, Bye("restarting"))
        return
    try:
        greeted = await greet(house, port, address, origin)
    except (TimeoutError, ConnectionError):
        await port.close(NOBODY_KNOWN)
        return
    except StoreError:
        greeted = None
    if greeted is None:
        await port.close(TRY_LATER)
    elif isinstance(greeted, Bye):
        await _bye(port, greeted)
    else:
        await _seated(house, port, greeted)


async def _bye(port: Port, last: Bye) -> None:
    await port.send(write_message(last))
    await port.close(RESTARTING if last.reason == "restarting" else GOING)


async def _seated(house: FrontHouse, port: Port, admitted: Admitted) -> None:
    connection, code = admitted
    port.attend(connection)
    opened = await house.directory.connect(code, connection)
    if opened is None:
        await _bye(port, Bye("restarting" if house.stopping else "room-deleted"))
        return
    try:
        await Talk(house, port, opened.room, connection).listen()
    finally:
        opened.presence.go(connection)
        connection.end()
        await port.finish()


class Talk:
    """Hears one connection and answers it."""

    __slots__ = ("_connection", "_house", "_nonsense", "_port", "_room", "_stamps")

    def __init__(self, house: FrontHouse, port: Port, room: LiveRoom, connection: Connection) -> None:
        self._house = house
        self._port = port
        self._room = room
        self._connection = connection
        now = time.monotonic()
        self._stamps = Purse(house.limits.allowances.stamps, now)
        self._nonsense = 0

    async def listen(self) -> None:
        """Until the other end has gone."""
        try:
            while (frame := await self._port.receive()) is not None:
                self._house.metrics.frames_in += 1
                await self._read(frame)
            await self._port.close(NO_TEXT)
        except PortClosed:
            return

    async def _read(self, frame: str) -> None:
        try:
            await self._hear(read_message(frame))
        except Unreadable as problem:
            self._nonsense += 1
            self._connection.say(Refused(problem.id, "unreadable"))
            if self._nonsense >= PATIENCE:
                self._connection.end(code=NOBODY_KNOWN)

    async def _hear(self, message: ClientMessage) -> None:
        connection = self._connection
        match message:
            case Do():
                connection.ask()
                connection.answer(await self._do(message))
            case Look():
                connection.recipient.forget()
                connection.refresh()
            case Show(seat):
                connection.shown = seat if seat in connection.seats else None
                connection.recipient.forget()  # the page has put away what it was shown before
                connection.refresh()
            case React(stamp):
                if connection.seats and self._stamps.take(time.monotonic()):
                    seat = connection.shown if connection.shown is not None else connection.seats[0]
                    self._house.directory.react(self._room, seat, stamp)
            case Recall(marks):
                connection.heard = marks_in(marks)
            case Hello() | Pair():
                connection.say(Refused("", "unreadable"))

    async def _do(self, message: Do) -> Done | Refused:
        began, connection = time.perf_counter(), self._connection
        seat = message.seat if message.seat is not None else connection.shown
        if seat is None and len(connection.seats) == 1:
            seat = connection.seats[0]
        if seat is None or seat not in connection.seats:
            return Refused(message.id, "not-seated")
        try:
            answer = await self._room.ask(seat, message.id, message.command)
        except StoreError:
            return self._failed(message, "unavailable", began)
        except Exception:
            log.exception("%s failed", type(message.command).__name__)
            return self._failed(message, "broken", began)
        outcome = "refused" if isinstance(answer, Refusal) else "done"
        self._house.metrics.took(outcome, time.perf_counter() - began)
        if isinstance(answer, Refusal):
            return Refused(message.id, answer.code, answer.params)
        return Done(message.id, answer.version)

    def _failed(self, message: Do, why: str, began: float) -> Refused:
        self._house.metrics.took(why, time.perf_counter() - began)
        return Refused(message.id, why)
