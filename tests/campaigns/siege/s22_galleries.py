"""S22: a gallery looked at again and again costs little."""

import asyncio
import time

from reverie.lobby.commands import StopGame
from reverie.wire.messages import Done
from tests.campaigns.siege.line import Finding, Line, Siege, about, at_most, exactly, median_ms


async def attack(siege: Siege) -> list[Finding]:
    looks = 40 if siege.short else 200
    async with siege.visitor() as ana, siege.visitor() as eve:
        status, made = await ana.ask("/api/play-now", {"name": "Ana"})
        guest = await ana.connect(made["token"])
        done = await guest.do(StopGame())
        link_status, link = await ana.ask(f"/api/rooms/{made['room']}/gallery", token=made["token"])
        waits, statuses = [], []
        for _ in range(looks):
            began = time.perf_counter()
            statuses.append((await eve.ask("/api/gallery", {"secret": link["secret"]}))[0])
            waits.append(time.perf_counter() - began)
        made_up = await asyncio.gather(*(eve.ask("/api/gallery", {"secret": "x" * 22}) for _ in range(50)))
    return [
        exactly("a game ended and shared", (200, True, 200), (status, isinstance(done, Done), link_status)),
        exactly("looked at", {200}, set(statuses)),
        at_most(
            f"median of {looks} looks", about(siege, median_ms(siege.quiet), 100), median_ms(waits), " ms"
        ),
        exactly("made-up links", {410}, {status for status, _ in made_up}),
    ]


LINE = Line("S22", "galleries", attack)
