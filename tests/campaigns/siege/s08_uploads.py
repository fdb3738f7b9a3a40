"""S8: over a hundred hostile files, of which every one is refused with a sentence, and nothing grows."""

import asyncio
import io
import json
from pathlib import Path
from typing import Any

from tests.campaigns.siege.castle import Visitor
from tests.campaigns.siege.line import Finding, Line, Siege, at_most, exactly
from tests.web.hostile import hostile_pictures, hostile_zips

MB = 1024 * 1024
SENT = [("cards", *one) for one in hostile_pictures()] + [("zip", *one) for one in hostile_zips()]
SLOW = ("a directory without end", "sixteen megabytes", "real 25 million", "bombs in a row")
"""Files that take long to make: not in the short form."""


class Attack:
    """Sends files to a deck of its own."""

    def __init__(self, who: Visitor) -> None:
        self._who = who
        self._path, self._token = "", ""

    async def begin(self) -> None:
        _, made = await self._who.ask("/api/own-decks", {"title": "Mine"})
        self._path = f"{self._who.castle.origin}/api/own-decks/{made['deck']['id']}"
        self._token = made["token"]

    async def refused(self, way: str, name: str, code: str, data: bytes) -> str | None:
        """What is wrong with the answer, if anything."""
        head = {"Authorization": f"Bearer {self._token}"}
        async with self._who.http.post(f"{self._path}/{way}", data=io.BytesIO(data), headers=head) as answer:
            status, first = answer.status, json.loads((await answer.text()).splitlines()[0])
        told: Any = first.get("error", {})
        if not 400 <= status < 500 or told.get("code") != code:
            return f"{way} {name}: {status} {first}"
        unclear = told["message"]["en"] == told["message"]["fr"] or "{" in str(told["message"].values())
        return f"{way} {name}: unclear: {told['message']}" if unclear else None


def memory(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS")), 0)


def children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        try:
            found += [int(child) for child in (task / "children").read_text().split()]
        except OSError:
            continue
    return found


async def _watched(pid: int, most: dict[str, int]) -> None:
    while True:
        most["server"] = max(most["server"], memory(pid))
        most["child"] = max([most["child"], *map(memory, children(pid))])
        await asyncio.sleep(0.02)


async def attack(siege: Siege) -> list[Finding]:
    wrong: list[str] = []
    sent = [one for one in SENT if not one[1].startswith(SLOW)][::14] if siege.short else SENT
    queue, before = list(sent), memory(siege.main.pid)
    most = {"server": before, "child": 0}
    watching = asyncio.ensure_future(_watched(siege.main.pid, most))

    async def lane() -> None:
        async with siege.visitor() as eve:
            files = Attack(eve)
            await files.begin()
            while queue:
                way, name, code, make = queue.pop()
                found = await files.refused(way, name, code, await asyncio.to_thread(make))
                wrong.extend([found] if found else [])

    await asyncio.gather(*(lane() for _ in range(3)))
    watching.cancel()
    return [
        exactly(f"hostile files let through, of {len(sent)}", "0", "; ".join(wrong) or "0"),
        at_most("server's memory grows by", 120, (most["server"] - before) // MB, " MB"),
        at_most("the child that opens pictures", 700, most["child"] // MB, " MB"),
    ]


LINE = Line("S8", "hostile files", attack)
