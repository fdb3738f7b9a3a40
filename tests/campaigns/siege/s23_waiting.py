"""S23: televisions that wait for nobody, a deck for a table that does not exist, a deck named many times."""

import asyncio
from random import Random

from reverie.lobby.commands import Configure
from reverie.wire import PROTOCOL
from reverie.wire.messages import Pair, View
from tests.campaigns.siege.castle import Visitor
from tests.campaigns.siege.line import Finding, Line, Siege, at_most, exactly
from tests.web.guest import Guest

MOST = 10
"""Televisions of one address that may wait, by default."""


async def _screen(who: Visitor) -> tuple[bool, Guest]:
    """Whether it waits; kept, because one that is let go of hangs up."""
    ws = await who.http.ws_connect(f"{who.castle.origin}/ws", origin=who.castle.origin)
    screen = Guest(ws, Random(1))
    await screen.send(Pair(PROTOCOL))
    waits = isinstance((await ws.receive()).data, str)
    screen.listening = asyncio.ensure_future(screen.listen())  # whoever answers no ping is hung up on
    return waits, screen


async def attack(siege: Siege) -> list[Finding]:
    async with siege.visitor() as eve, siege.visitor() as ana:
        screens = [await _screen(eve) for _ in range(MOST + 10)]
        waiting = sum(waits for waits, _ in screens)
        another, _ = await _screen(ana)
        made = await ana.create("Ana")
        bound = [
            (await eve.ask("/api/own-decks", {"title": "x", "table": code}))[0]
            for code in ("ZZZZZZ", made["room"])
        ]
        host = await ana.connect(made["token"])
        seen = (await host.heard(View)).view
        settings, (deck, *_) = seen.settings, seen.playing_with
        await host.do(Configure(type(settings)(settings.ruleset, decks=(deck,) * 100)))
        await host.until(lambda g: g.view is not None and g.view.version > 1)
        decks = host.view.view.settings.decks  # type: ignore[union-attr]
    return [
        at_most("televisions that wait, of one address", MOST, waiting),
        exactly("one of another address waits", True, another),
        exactly("decks for tables where their maker does not sit", {401}, set(bound)),
        exactly("a deck named a hundred times", (deck,), decks),
    ]


LINE = Line("S23", "what waits, and what is bound", attack)
