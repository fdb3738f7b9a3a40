"""A television that opens `/tv`: it shows a code until somebody at a table names it."""

import asyncio

from aiohttp import WSMsgType, web

from reverie.rooms.pairing import LASTS, Pairings
from reverie.wire.codec import write_message
from reverie.wire.messages import Bye, Paired, Pairing


async def call(pairings: Pairings, ws: web.WebSocketResponse) -> Paired | Bye | None:
    """The table that calls this screen. None: it was switched off, spoke out of turn, or too many wait."""
    screen = pairings.enter()
    if screen is None:
        return None
    leaving = asyncio.ensure_future(ws.receive())  # a screen that waits has nothing to say
    try:
        while True:
            await ws.send_frame(write_message(Pairing(screen.code, LASTS)), WSMsgType.TEXT)
            await asyncio.wait((screen.called, leaving), timeout=LASTS / 1000, return_when="FIRST_COMPLETED")
            if screen.called.done():
                return screen.called.result()
            if leaving.done():
                return None
            pairings.renew(screen)
    finally:
        pairings.leave(screen)
        leaving.cancel()
        await asyncio.wait((leaving,))
