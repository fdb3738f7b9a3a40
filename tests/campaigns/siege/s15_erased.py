"""S15: of a table that was deleted no byte is left in any file of the data folder within a minute; modes."""

import asyncio
import time
from pathlib import Path

from reverie.lobby.commands import Rename
from reverie.wire.messages import Done
from tests.campaigns.siege.line import Finding, Line, Siege, at_most, exactly

NAME, OTHER = "Zerbinetta Quox", "Wolpertinger Ny"
MINUTE = 60


def _left(folder: Path, words: list[bytes]) -> list[str]:
    """Files with any of these in them, also files without a name that a process has open."""
    found = []
    for file in [path for path in folder.rglob("*") if path.is_file()]:
        try:
            content = file.read_bytes()
        except FileNotFoundError:
            continue
        if any(word in content for word in words):
            found.append(file.name)
    return found


def _open_to_others(folder: Path) -> list[str]:
    return [path.name for path in (folder, *folder.rglob("*")) if path.stat().st_mode & 0o077]


async def attack(siege: Siege) -> list[Finding]:
    data = siege.main.data
    async with siege.visitor() as ana:
        made = await ana.create(NAME)
        guest = await ana.connect(made["token"])
        done = await guest.do(Rename(OTHER))
        words = [word.encode() for word in (NAME, OTHER, made["invite"])]
        before = len(await asyncio.to_thread(_left, data, words))
        head = {"Authorization": f"Bearer {made['token']}"}
        began = time.monotonic()
        async with ana.http.delete(f"{siege.main.origin}/api/rooms/{made['room']}", headers=head) as answer:
            status = answer.status
        left = ["not looked yet"]
        for _ in range(MINUTE):
            if not (left := await asyncio.to_thread(_left, data, words)):
                break
            await asyncio.sleep(1)
        took = time.monotonic() - began
    return [
        exactly("kept, found, deleted", (True, True, 204), (isinstance(done, Done), before > 0, status)),
        exactly("files with a word of it left", [], left),
        at_most("gone after", MINUTE, took, " s"),
        exactly("files that others may read", [], await asyncio.to_thread(_open_to_others, data)),
    ]


LINE = Line("S15", "what was erased", attack)
