"""S13, X8: a removed player and their watchers try everything they had; more watchers come than may."""

import asyncio
import statistics
import time
from random import Random
from typing import Any

from reverie.game.ids import Seat
from reverie.lobby import commands as do
from reverie.wire import PROTOCOL
from reverie.wire.messages import Bye, Hello, Invited
from tests.campaigns.siege.castle import PATIENCE, Visitor
from tests.campaigns.siege.line import Finding, Line, Siege, at_most, exactly
from tests.web.guest import Guest

MOST = 30
"""Watchers at a table, by default."""
APART = 30.0
"""Milliseconds between the medians of two answers that take the same time; each waits for a hundred."""


async def _ways_in(who: Visitor, room: str, **body: Any) -> list[int]:
    asked: tuple[tuple[str, dict[str, Any]], ...] = (
        ("join", {"name": "Eve"}),
        ("take-over", {"name": "Eve", "seat": 1}),
        ("watch", {"kind": "spectator"}),
        ("watch", {"kind": "tv"}),
        ("peek", {}),
    )
    return [(await who.ask(f"/api/rooms/{room}/{way}", more | body))[0] for way, more in asked]


async def _is_void(who: Visitor, token: str) -> bool:
    ws = await who.http.ws_connect(f"{who.castle.origin}/ws", origin=who.castle.origin)
    guest = Guest(ws, Random(1), patience=PATIENCE)
    await guest.send(Hello(PROTOCOL, (token,)))
    guest.listening = asyncio.ensure_future(guest.listen())
    await guest.until(lambda g: g.messages)
    return guest.messages == [Bye("bad-token")]


async def _pace(who: Visitor, codes: tuple[str, str], times: int) -> list[float]:
    """The medians, in milliseconds, of asking for each in turns: what slows the machine slows both."""
    took: dict[str, list[float]] = {code: [] for code in codes}
    for _ in range(times):
        for code in codes:
            began = time.perf_counter()
            await who.ask(f"/api/rooms/{code}/peek", {})
            took[code].append(time.perf_counter() - began)
    return [statistics.median(took[code]) * 1000 for code in codes]


async def attack(siege: Siege) -> list[Finding]:
    async with siege.visitor() as ana, siege.visitor() as eve, siege.visitor() as crowd:
        made = await ana.create("Ana")
        room, invite = made["room"], made["invite"]
        host = await ana.connect(made["token"])
        _, seated = await eve.ask(f"/api/rooms/{room}/join", {"name": "Eve"})
        tokens, lookers, refused = [seated["token"]], [], 0
        for _ in range(MOST + 10):
            status, answer = await crowd.ask(f"/api/rooms/{room}/watch", {"kind": "spectator"})
            refused += status == 409
            if status == 200:
                tokens.append(answer["token"])
                lookers.append(await crowd.connect(answer["token"]))
        told = [frame for guest in lookers for frame in guest.frames if invite.encode() in frame]
        await host.do(do.Remove(Seat(seated["seat"])))
        await host.do(do.Lock(True))
        await asyncio.gather(*(guest.heard(Bye) for guest in lookers))
        shut = [await _ways_in(eve, room, **body) for body in ({}, {"invite": invite})]
        opened = [token for token in tokens if not await _is_void(eve, token)]
        await host.do(do.Lock(False))
        new = [m.invite for m in host.messages if isinstance(m, Invited)][-1]
        async with siege.visitor() as other:
            times = 5 if siege.short else 15
            closed, nothing = await _pace(other, (room, "ZZZZZZ"), times)
            invited, _ = await other.ask(f"/api/rooms/{room}/join", {"name": "Eve", "invite": new})
    apart = APART * (10 if siege.short else 1)
    return [
        at_most("watchers at one table", MOST, len(lookers)),
        exactly("more of them are refused", 10, refused),
        exactly("frames of theirs with the invite", 0, len(told)),
        exactly("ways in by code and by the old invite", [[404] * 5, [410] * 5], shut),
        exactly("tokens of the removed that open something", 0, len(opened)),
        at_most("a closed door and no table: medians apart", apart, abs(closed - nothing), " ms"),
        exactly("with the new invite", 200, invited),
    ]


LINE = Line("S13", "watchers, and the removed", attack)
