"""S19: pings, fragments of nothing, heavy and unmasked frames, before any hello; a player goes on playing."""

import asyncio
import time

from reverie.front.allowances import USUAL
from tests.campaigns.siege.line import Finding, Line, Siege, about, at_most, exactly, median_ms, p95_ms
from tests.campaigns.tables import cpu
from tests.web.raw_socket import MORE, PING, TEXT, frame, raw_socket

PINGS = frame(PING, b"x" * 20) * 500
FRAGMENTS = frame(TEXT, last=False) + frame(MORE, last=False) * 10_000


async def _flood(siege: Siege, address: str, data: bytes, seconds: float) -> tuple[int, float]:
    """How many pongs came back, in how many seconds."""
    began = time.monotonic()
    line = await raw_socket(siege.main.port, early=data, local=address)
    await line.flood(data, seconds)
    line.leave()
    return line.pongs, time.monotonic() - began


async def _unmasked(siege: Siege) -> Finding:
    line = await raw_socket(siege.main.port, local=siege.address())
    await line.send(frame(PING, masked=False) * 100)
    code = await line.ended()
    line.leave()
    return exactly("unmasked frames close with", 1002, code)


async def attack(siege: Siege) -> list[Finding]:
    seconds = 3 if siege.short else 10
    eve, mallory = siege.address(), siege.address()
    began, worked = time.monotonic(), cpu(siege.main.pid)
    floods = [_flood(siege, eve, PINGS, seconds)]
    floods += [_flood(siege, mallory, PINGS, seconds) for _ in range(20)]
    floods += [_flood(siege, mallory, FRAGMENTS, seconds) for _ in range(5)]
    pongs, took = (await asyncio.gather(*floods))[0]
    share = (cpu(siege.main.pid) - worked) / (time.monotonic() - began)
    during = siege.player.between(began, time.monotonic())
    allowed = USUAL.commands.size + USUAL.commands.rate * took + 1
    quiet, quiet95 = median_ms(siege.quiet), p95_ms(siege.quiet)
    return [
        at_most("pongs to one flooding socket", round(allowed), pongs),
        at_most(
            f"median of a player during 26 floods ({quiet:.1f} ms before)",
            about(siege, quiet, 50),
            median_ms(during),
            " ms",
        ),
        at_most(f"p95 ({quiet95:.1f} ms before)", about(siege, quiet95, 500), p95_ms(during), " ms"),
        await _unmasked(siege),
        *(
            [] if siege.short else [at_most("of a core for all of it", 0.4, share)]
        ),  # in short others use it too
    ]


LINE = Line("S19", "floods of frames", attack, timed=True)
