"""How a command walks through the layers: `PYTHONPATH=src:. python tools/walk.py`.

Three commands at a table of six, each with a connection: `start` until it is durable, a `vote` and a `leave`
in the middle of voting until everybody has been sent what came of it. Of the functions with a name that are
called one after the other: how many calls, how many functions, and how often one is in another layer (a
folder of `src/reverie`) than the one before. `--list` shows where. In a checkout of another commit it counts
that one.
"""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable
from types import CodeType, FrameType
from typing import Any

from reverie.lobby.commands import Leave, Start
from tests.rooms.parlour import Parlour, settle

Change = tuple[str, str]


class Walk:
    """What is called while it is open."""

    def __init__(self) -> None:
        self.calls = 0
        self.functions: set[CodeType] = set()
        self.changes: Counter[Change] = Counter()
        self._before: tuple[str | None, str] = None, ""

    def __enter__(self) -> "Walk":
        sys.setprofile(self._see)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _see(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or frame.f_code.co_name.startswith("<") or (here := layer(frame)) is None:
            return
        self.calls += 1
        self.functions.add(frame.f_code)
        before, self._before = self._before, (here, place(frame))
        if before[0] not in (None, here):
            self.changes[before[1], place(frame)] += 1


def layer(frame: FrameType) -> str | None:
    """None: not the server; what reads its frames is the other end."""
    if frame.f_globals.get("__name__") == "reverie.wire.frame_reader":
        return None
    package, _, rest = str(frame.f_globals.get("__name__", "")).partition(".")
    return rest.partition(".")[0] if package == "reverie" else None


def place(frame: FrameType) -> str:
    module = str(frame.f_globals["__name__"]).removeprefix("reverie.")
    return f"{module}.{getattr(frame.f_code, 'co_qualname', frame.f_code.co_name)}"


async def walked(doing: Awaitable[Any], *, shown: bool = True) -> Walk:
    """All frames are read before: only what this command brings about is counted."""
    await settle()
    with Walk() as walk:
        await doing
        if shown:
            await settle()
    await settle()
    return walk


async def walks() -> dict[str, Walk]:
    table = await Parlour().table(6)
    host, room, found = table.seats[0].seat, table.room, {}
    found["start"] = await walked(room.do(host, "start", Start()), shown=False)
    await table.play_until("vote")
    waiting = [s.seat for s in table.seats if table.a_move(s.seat) is not None]
    voter, leaver = [seat for seat in waiting if seat != host][:2]
    vote = table.a_move(voter)
    assert vote is not None
    found["vote"] = await walked(room.do(voter, "vote", vote))
    found["leave"] = await walked(room.do(leaver, "leave", Leave()))
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="which calls change the layer")
    wanted = parser.parse_args()
    for name, walk in asyncio.run(walks()).items():
        print(
            f"{name:6} {walk.calls:4} calls of {len(walk.functions):3} functions, "
            f"{walk.changes.total():3} changes of layer"
        )
        if wanted.list:
            for (caller, callee), times in walk.changes.most_common():
                print(f"    {times:2} {caller} -> {callee}")


if __name__ == "__main__":
    main()
