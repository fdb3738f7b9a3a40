"""A television that opens `/tv`: it shows a code until somebody at a table names it."""

import asyncio

from reverie.front.port import Port
from reverie.rooms.tv_pairing import LASTS, WAITS, TvPairings
from reverie.wire.codec import write_message
from reverie.wire.messages import Bye, Paired, Pairing, Reach


async def call(pairings: TvPairings, port: Port, whose: str, reach: Reach) -> Paired | Bye | None:
    """The table that calls this screen.

    None: it was switched off, spoke out of turn, waited for too long, or too many wait in its network.
    """
    screen = pairings.enter(whose)
    if screen is None:
        return None
    leaving = asyncio.ensure_future(port.receive())  # a screen that waits has nothing to say
    try:
        for _ in range(WAITS):
            await port.send(write_message(Pairing(screen.code, LASTS, reach)))
            await asyncio.wait((screen.called, leaving), timeout=LASTS / 1000, return_when="FIRST_COMPLETED")
            if screen.called.done():
                return screen.called.result()
            if leaving.done():
                return None
            pairings.renew(screen)
        return None
    finally:
        pairings.leave(screen)
        leaving.cancel()
        await asyncio.wait((leaving,))
        if not leaving.cancelled():
            leaving.exception()  # that it has gone is known by now
