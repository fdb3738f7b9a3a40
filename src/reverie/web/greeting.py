"""The first frame of a socket says who comes: a seat, an onlooker, or a screen without a table."""

import asyncio
from typing import Final

from aiohttp import WSMsgType, web

from reverie.game.ids import Seat
from reverie.rooms.line import Line
from reverie.web.screens import call
from reverie.web.site import Site
from reverie.wire import PROTOCOL
from reverie.wire.codec import Unreadable, named_protocol, read_message, write_message
from reverie.wire.messages import Bye, Hello, Pair, Paired, Token, Welcome

GREETING: Final = 15
"""Seconds for the first frame."""

Admitted = tuple[Line, str]
"""A line, and the code of its room."""


async def greet(site: Site, ws: web.WebSocketResponse, address: str) -> Admitted | Bye | None:
    """Who has come. None: not now, they may try again later. A `ConnectionError`: nobody we know."""
    async with asyncio.timeout(GREETING):
        first = await _first(ws)
    match first:
        case Hello(_, tokens, show):
            return await _admit(site, tokens, show)
        case Pair():
            return await _screen(site, ws, address)
        case Bye():
            return first


async def _first(ws: web.WebSocketResponse) -> Hello | Pair | Bye:
    frame = await ws.receive()
    if frame.type is not WSMsgType.TEXT:
        raise ConnectionError("no hello")
    if named_protocol(frame.data) not in (None, PROTOCOL):
        return Bye("reload")
    try:
        first = read_message(frame.data)
    except Unreadable:
        raise ConnectionError("no hello") from None
    if not isinstance(first, Hello | Pair):
        raise ConnectionError("no hello")
    return first


async def _admit(site: Site, tokens: tuple[Token, ...], show: Seat | None) -> Admitted | Bye:
    holders = [await site.reception.holder(token) for token in dict.fromkeys(tokens)]
    known = [h for h in holders if h is not None and h.kind in ("seat", "spectator", "tv")]
    if not known or len({h.room for h in known}) != 1:
        return Bye("bad-token")
    code, kind = known[0].room, known[0].kind
    seats = tuple(dict.fromkeys(h.seat for h in known if h.seat is not None))
    opened = await site.directory.get(code)
    if opened is None:
        return Bye("room-deleted")
    if seats:
        line = Line("player", seats, _shown(seats, show, several=len(tokens) > 1))
    else:
        line = Line("tv" if kind == "tv" else "spectator", (), None)
    invite = opened.room.invite  # spectators and the TV show the QR code as well
    line.say(Welcome(code, line.role, line.seats, site.clock.now(), invite))
    return line, code


def _shown(seats: tuple[Seat, ...], wish: Seat | None, *, several: bool) -> Seat | None:
    """With one token its seat; with several only the one that is asked for (hot-seat)."""
    if wish in seats:
        return wish
    return None if several else seats[0]


async def _screen(site: Site, ws: web.WebSocketResponse, address: str) -> Admitted | Bye | None:
    """It waits until somebody names its code, and is then a television at that table."""
    if not site.limits.new_screen(address):
        return None
    called = await call(site.reception.pairings, ws)
    if not isinstance(called, Paired):
        return called
    await ws.send_frame(write_message(called), WSMsgType.TEXT)
    return await _admit(site, (called.token,), None)
