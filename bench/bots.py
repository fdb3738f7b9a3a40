"""What bots cost the people beside them, in one run: `python -m bench.bots`.

Two servers: at one a table of six people and nobody else, at the other the same table beside rooms full of
bots that play as fast as people do (--pace 1) or faster. The two take turns, and the median of the ratios of
their median latencies counts. Then the memory and processor time of --rooms tables of a person and five
bots. Linux only.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import aiohttp
import msgspec

from bench.crowd import drive
from bench.server import process, up
from bench.tables import Table, our_table
from reverie.bots.random_player import random_move
from reverie.wire import PROTOCOL
from reverie.wire.messages import ServerMessage, View

SERVER = """
import sys
from pathlib import Path
from reverie.web import server
pace = float(sys.argv[3])
where = dict(data=Path(sys.argv[1]), host="127.0.0.1", port=int(sys.argv[2]))
o = server.Options(**where, bot_pace=pace, limits=False)
server.run(o, lambda _: None)
"""
QUIET, BUSY = 8741, 8742
BOTS = 6
READER = msgspec.json.Decoder(ServerMessage)
COMMANDS = 60
AWAKE = 30.0
"""Seconds in which bots have surely read their cards."""


class Hosts:
    """Somebody at each table who moves at once, so that only the bots take their time."""

    def __init__(self, http: aiohttp.ClientSession, port: int) -> None:
        self._http, self._port = http, port
        self._playing: list[asyncio.Task[None]] = []

    async def sit_down(self, number: int) -> None:
        """A table for one person and bots, the game already begun."""
        asked = {"name": "Host", "language": ("en", "fr")[number % 2], "bots": BOTS - 1}
        async with self._http.post(f"http://127.0.0.1:{self._port}/api/play-now", json=asked) as answer:
            token = (await answer.json())["token"]
        self._playing.append(asyncio.create_task(self._play(token)))

    async def _play(self, token: str) -> None:
        origin = f"http://127.0.0.1:{self._port}"
        rng, sent = Random(token), 0
        async with self._http.ws_connect(f"{origin}/ws", headers={"Origin": origin}) as line:
            await line.send_json({"type": "hello", "protocol": PROTOCOL, "tokens": [token]})
            async for frame in line:
                message = READER.decode(frame.data)
                game = message.view.game if isinstance(message, View) else None
                if game is None or message.view.you not in game.waiting_for:
                    continue
                await asyncio.sleep(game.phase == "volunteer")  # bots give people time to begin
                if (move := random_move(game.menu, rng)) is not None:
                    sent += 1
                    act = {"do": "act", "serial": game.serial, "move": msgspec.to_builtins(move)}
                    await line.send_json({"type": "do", "id": f"{sent}", "command": act})

    async def leave(self) -> None:
        for playing in self._playing:
            playing.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


async def latency(table: Table, name: str) -> float:
    """Milliseconds until a command is kept and answered: the median of some, with pauses between."""
    seen = []
    for n in range(COMMANDS):
        command = table.commands[n % len(table.commands)]
        began = perf_counter()
        await drive(table.giver, [command], 1, f"{name} {n}")
        seen.append(1000 * (perf_counter() - began))
        await asyncio.sleep(0.02)
    return median(seen)


def cpu(pid: int) -> float:
    """Seconds of the whole process, with threads that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes in memory."""
    line = next(x for x in Path(f"/proc/{pid}/status").read_text().splitlines() if x.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def beside(folder: Path, rooms: int, pace: float, rounds: int) -> None:
    argv = (sys.executable, "-c", SERVER)
    with (
        process(*argv, str(folder / "quiet"), str(QUIET), str(pace)),
        process(*argv, str(folder / "busy"), str(BUSY), str(pace)) as busy,
    ):
        await up(QUIET)
        await up(BUSY)
        async with aiohttp.ClientSession() as http:
            quiet_table, busy_table = await our_table(http, QUIET), await our_table(http, BUSY)
            alike = [(await latency(quiet_table, "a"), await latency(busy_table, "a")) for _ in range(3)]
            hosts = Hosts(http, BUSY)
            for number in range(rooms):
                await hosts.sit_down(number)
            await asyncio.sleep(AWAKE)
            before, began, pairs = cpu(busy), perf_counter(), []
            for lap in range(rounds):
                pairs.append((await latency(quiet_table, f"{lap}"), await latency(busy_table, f"{lap}")))
            share = (cpu(busy) - before) / (perf_counter() - began)
            await hosts.leave()
    print(f"before: {', '.join(f'{b / a:.2f}' for a, b in alike)}")
    ratios = sorted(b / a for a, b in pairs)
    without, beside_bots = median(a for a, _ in pairs), median(b for _, b in pairs)
    print(
        f"beside {rooms} rooms of a person and {BOTS - 1} bots, pace {pace}, {100 * share:.0f} % of a core:"
    )
    spread = f"{ratios[0]:.2f}…{ratios[-1]:.2f}"
    print(f"{without:.2f} ms without, {beside_bots:.2f} ms with, ratio {median(ratios):.2f} ({spread})")


async def house_full(folder: Path, rooms: int, pace: float) -> None:
    with process(sys.executable, "-c", SERVER, str(folder / "full"), str(BUSY), str(pace)) as pid:
        await up(BUSY)
        empty, before = memory(pid), cpu(pid)
        async with aiohttp.ClientSession() as http:
            hosts = Hosts(http, BUSY)
            for number in range(rooms):
                await hosts.sit_down(number)
            await asyncio.sleep(AWAKE)
            awake, most = cpu(pid), memory(pid)
            for _ in range(12):
                await asyncio.sleep(5)
                most = max(most, memory(pid))
            minute = cpu(pid) - awake
            await hosts.leave()
    print(f"{rooms} rooms of a person and {BOTS - 1} bots, pace {pace}:")
    print(f"{empty:.0f} MB empty, {most:.0f} MB at most;")
    print(f"{awake - before:.1f} s of CPU till all were awake, then {minute:.1f} s a minute")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--rounds", type=int, default=12, help="how many times round (12)")
    parser.add_argument(
        "--pace", type=float, default=1.0, help="1 as people think, 0.2 five times as fast (1)"
    )
    parser.add_argument("--rooms", type=int, default=50, help="tables in the house that is full (50)")
    parser.add_argument("--only", default="", help="beside or full")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as name:
        folder = Path(name).resolve()
        if args.only in ("", "beside"):
            asyncio.run(beside(folder, 20, args.pace, args.rounds))
        if args.only in ("", "full"):
            asyncio.run(house_full(folder, args.rooms, args.pace))


if __name__ == "__main__":
    main()
