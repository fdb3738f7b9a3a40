"""S17: twelve commands a second, full tables, tables from one address, uploads that together do not fit."""

import asyncio
import time
from typing import Any

from reverie.front.allowances import USUAL
from reverie.lobby.commands import Lock
from reverie.wire.messages import Done, Look, Refused
from tests.campaigns.siege.line import Finding, Line, Siege, Timed, at_most, exactly
from tests.web.photographs import photograph

ROWS = 150
"""What the other castle's tables keep."""
SPACE = 3
"""Megabytes for pictures there."""


async def _commands(siege: Siege) -> Finding:
    seconds = 3 if siege.short else 10
    async with siege.visitor() as eve:
        guest = await eve.connect((await eve.create())["token"])
        before, began = len(guest.frames), time.monotonic()
        for _ in range(int(USUAL.commands.size + 20 * seconds)):
            await guest.send(Look())
        await asyncio.sleep(seconds)
        heard, took = len(guest.frames) - before, time.monotonic() - began
    rate = (heard - USUAL.commands.size) / took
    return at_most("commands a second, after the first forty", USUAL.commands.rate + 0.4, rate)


async def _rows(siege: Siege) -> list[Finding]:
    """Two windows of the host write as fast as they are let."""
    async with siege.visitor(siege.other) as eve:
        made = await eve.create()
        guests = [await eve.connect(made["token"])]
        done, told = 0, ""
        while not told and done < 2 * ROWS:
            answer = await guests[0].do(Lock(bool(done % 2)))
            done += isinstance(answer, Done)
            told = answer.code if isinstance(answer, Refused) else ""
    return [at_most(f"commands at a table for {ROWS}", ROWS, done), exactly("then", "too-many-moves", told)]


async def _tables(siege: Siege) -> Finding:
    async with siege.visitor() as eve:
        timed = Timed()
        made = await asyncio.gather(*(eve.ask("/api/rooms", {"name": "Eve"}) for _ in range(100)))
        return at_most("tables from one address", timed.most(USUAL.tables), [s for s, _ in made].count(200))


async def _space(siege: Siege) -> list[Finding]:
    """Six files at once that are arriving slowly; only so many fit."""
    async with siege.visitor(siege.other) as eve:
        _, made = await eve.ask("/api/own-decks", {"title": "Mine"})
        path = f"{siege.other.origin}/api/own-decks/{made['deck']['id']}/cards"

        async def slowly(data: bytes) -> Any:
            yield data[:1000]
            await asyncio.sleep(2)
            yield data[1000:]

        async def sent(number: int) -> str:
            data = photograph(number) + bytes(1024 * 1024)
            head = {"Authorization": f"Bearer {made['token']}", "Content-Length": str(len(data))}
            async with eve.http.post(path, data=slowly(data), headers=head) as answer:
                told = await answer.json()
                return str(told["error"]["code"]) if "error" in told else "kept"

        codes = await asyncio.gather(*(sent(number) for number in range(4)))
    return [
        at_most(f"files of 1 MB under way in {SPACE} MB", SPACE - 1, codes.count("kept")),
        exactly("the rest", {"space-full"}, {code for code in codes if code != "kept"}),
    ]


async def attack(siege: Siege) -> list[Finding]:
    commands, rows, tables, space = await asyncio.gather(
        _commands(siege), _rows(siege), _tables(siege), _space(siege)
    )
    return [commands, *rows, tables, *space]


LINE = Line("S17", "filling tables and disks", attack)
