"""The first frame of a talk says who comes: a seat, an onlooker, or a screen without a table."""

import asyncio
from typing import Final

from reverie.front.house import FrontHouse
from reverie.front.limits import networks_of
from reverie.front.port import Port
from reverie.front.screens import call
from reverie.game.ids import Seat
from reverie.rooms import tokens
from reverie.rooms.live.connection import Connection
from reverie.rooms.notices import frame
from reverie.rooms.places import watcher_of
from reverie.wire import PROTOCOL
from reverie.wire.codec import Unreadable, named_protocol, read_message, write_message
from reverie.wire.messages import Bye, Hello, Pair, Paired, Welcome

GREETING: Final = 15
"""Seconds for the first frame."""

Admitted = tuple[Connection, str]
"""A connection, and the code of its room."""


async def greet(house: FrontHouse, port: Port, address: str, origin: str) -> Admitted | Bye | None:
    """Who has come. None: not now, they may try again later. A `ConnectionError`: nobody we know."""
    async with asyncio.timeout(GREETING):
        first = await _first(port)
    match first:
        case Hello():
            return await _let_in(house, first, origin)
        case Pair():
            return await _screen(house, port, address, origin)
        case Bye():
            return first


async def _first(port: Port) -> Hello | Pair | Bye:
    frame = await port.receive()
    if frame is None:
        raise ConnectionError("no hello")
    if named_protocol(frame) not in (None, PROTOCOL):
        return Bye("reload")
    try:
        first = read_message(frame)
    except Unreadable:
        raise ConnectionError("no hello") from None
    if not isinstance(first, Hello | Pair):
        raise ConnectionError("no hello")
    return first


async def _let_in(house: FrontHouse, hello: Hello, origin: str) -> Admitted | Bye:
    """Looked up anew where somebody was shown out meanwhile, for it may have been them (S13)."""
    while True:
        partings = house.directory.partings
        found = await _admit(house, hello, origin)
        if house.directory.partings == partings:
            return found


async def _admit(house: FrontHouse, hello: Hello, origin: str) -> Admitted | Bye:
    whole, reach = hello.whole, await house.addresses.reach(origin)
    holders = [await house.admission.holder(token) for token in dict.fromkeys(hello.tokens)]
    known = [h for h in holders if h is not None and h.kind in ("seat", "spectator", "tv")]
    if not known or len({h.room for h in known}) != 1:
        return Bye("bad-token")
    code = known[0].room
    seats = tuple(dict.fromkeys(h.seat for h in known if h.seat is not None))
    opened = await house.directory.get(code)
    if opened is None:
        return Bye("room-deleted")
    if seats:
        shown = _shown(seats, hello.show, several=len(hello.tokens) > 1)
        given = tuple(tokens.digest(token) for token in hello.tokens)
        connection = Connection("player", seats, shown, tokens=given, whole=whole)
    else:
        watcher = await opened.room.found(lambda room: watcher_of(room, known[0].watcher))
        if watcher is None:
            return Bye("bad-token")
        brought = watcher.brought is not None
        connection = Connection(watcher.kind, (), None, watcher.number, invited=brought, whole=whole)
    invite = opened.room.invite if connection.invited else None
    now, entered = house.clock.now(), house.addresses.entered(code)
    connection.say(Welcome(code, connection.role, connection.seats, now, reach, entered, invite))
    if (notice := house.notice()) is not None:
        connection.say(frame(notice))
    return connection, code


def _shown(seats: tuple[Seat, ...], wish: Seat | None, *, several: bool) -> Seat | None:
    """With one token its seat; with several only the one that is asked for (hot-seat)."""
    if wish in seats:
        return wish
    return None if several else seats[0]


async def _screen(house: FrontHouse, port: Port, address: str, origin: str) -> Admitted | Bye | None:
    """It waits until somebody names its code, and is then a television at that table."""
    if not house.limits.new_screen(address):
        return None
    called = await call(
        house.admission.pairings, port, networks_of(address)[0], await house.addresses.reach(origin)
    )
    if not isinstance(called, Paired):
        return called
    await port.send(write_message(called))
    return await _let_in(house, Hello(PROTOCOL, (called.token,)), origin)
