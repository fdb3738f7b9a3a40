"""S20: pictures that take seconds to open, four at once from one address; the next person's comes through."""

import asyncio
import io
import time
from typing import Any

from tests.campaigns.siege.castle import Visitor
from tests.campaigns.siege.line import Finding, Line, Siege, about, at_most, exactly
from tests.web.hostile import scan_bomb
from tests.web.photographs import photograph


class Maker:
    """Sends pictures to a deck of their own."""

    def __init__(self, who: Visitor, made: Any) -> None:
        self._who, self._token = who, made["token"]
        self._path = f"{who.castle.origin}/api/own-decks/{made['deck']['id']}/cards"

    async def send(self, data: bytes) -> tuple[str, float]:
        """What became of it, after how many seconds."""
        began = time.monotonic()
        head = {"Authorization": f"Bearer {self._token}"}
        async with self._who.http.post(self._path, data=io.BytesIO(data), headers=head) as answer:
            told = await answer.json()
        return str(told["error"]["code"]) if "error" in told else "kept", time.monotonic() - began


async def maker(who: Visitor) -> Maker:
    _, made = await who.ask("/api/own-decks", {"title": "Mine"})
    return Maker(who, made)


async def attack(siege: Siege) -> list[Finding]:
    side, many = (1200, 2) if siege.short else (4400, 4)
    hardest = await asyncio.to_thread(scan_bomb, 100, side)
    bomb = await asyncio.to_thread(scan_bomb, 3000, side)
    async with siege.visitor() as eve, siege.visitor() as ana:
        hostile, friend = await maker(eve), await maker(ana)
        _, alone = await friend.send(photograph(1))
        flood = asyncio.gather(*(hostile.send(hardest + bytes(n)) for n in range(many)))
        waits = []
        for n in range(1 if siege.short else 3):
            await asyncio.sleep(0.5)
            became, took = await friend.send(photograph(n + 2))
            waits.append(took)
        told, _ = await hostile.send(bomb)
        codes = [code for code, _ in await flood]
    return [
        at_most(
            f"next picture, beside {many} of 100 scans ({alone:.1f} s alone)",
            about(siege, alone, 20),
            max(waits),
            " s",
        ),
        exactly("which is", "kept", became),
        exactly("a JPEG of 3,000 scans is", True, told in ("picture-too-hard", "uploads-busy")),
        exactly("the same hard one again and again is kept", True, codes.count("kept") <= 1),
    ]


LINE = Line("S20", "work at pictures, in turns", attack, timed=True)
