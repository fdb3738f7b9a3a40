"""The server measured against the least a server can do, in one run: `python -m bench.server`.

CPU of a full durable command (64 of them in flight as well as 16) against Starlette on uvicorn that parses
it and sends six ready views of the same size; durable appends per second against one transaction each on
the same disk; memory of an idle connection against bare aiohttp. The two contenders of a row take turns,
and the median of their ratios counts, so that a busy machine hits both alike. Linux only.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import aiohttp

from bench.appending import append_rates
from bench.crowd import VIEW
from bench.idle import idle_memory, watchers
from bench.tables import SEATS, Table, bare_table, our_table

ROOMS, COMMANDS, ROUNDS, IDLE = 16, 100, 9, 1_000
OURS = """
import sys
from pathlib import Path
from reverie.web import server
from tests.web.paper import PaperLibrary
server.open_library = lambda data: PaperLibrary()
o = server.Options(data=Path(sys.argv[1]), host="127.0.0.1", port=int(sys.argv[2]), bot_pace=0, limits=False)
server.run(o, lambda: None)
"""


def cpu(pid: int) -> float:
    """Seconds of CPU of all threads, in the kernel as well."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


@contextmanager
def process(*argv: str) -> Iterator[int]:
    running = subprocess.Popen(argv)
    try:
        yield running.pid
    finally:
        running.terminate()
        running.wait(20)


async def up(port: int) -> None:
    async with aiohttp.ClientSession() as http:
        for _ in range(300):
            try:
                async with http.get(f"http://127.0.0.1:{port}/healthz"):
                    return
            except aiohttp.ClientError:
                await asyncio.sleep(0.1)
    raise SystemExit(f"nothing answers on port {port}")


async def spent(tables: list[Table], pid: int, name: str) -> float:
    """Microseconds of CPU per command."""
    before = cpu(pid)
    await asyncio.gather(*(t.play(COMMANDS, f"{name}.{n}") for n, t in enumerate(tables)))
    return (cpu(pid) - before) / (len(tables) * COMMANDS) * 1e6


async def command_cpu(folder: Path, rooms: int, rounds: int) -> tuple[list[tuple[float, float]], int]:
    with process(sys.executable, "-c", OURS, str(folder), "8731") as ours:
        await up(8731)
        async with aiohttp.ClientSession() as http:
            tables = [await our_table(http, 8731) for _ in range(rooms)]
        await spent(tables, ours, "warm")
        size = len(next(f for f in tables[0].giver.answer if f.startswith(VIEW)))
        with process(sys.executable, "-m", "bench.bare", "starlette", "8732", str(size)) as bare:
            await up(8732)
            others = [await bare_table(8732, str(n)) for n in range(rooms)]
            await spent(others, bare, "warm")
            pairs = []
            for lap in range(rounds):
                pairs.append((await spent(tables, ours, f"{lap}"), await spent(others, bare, f"{lap}")))
    return pairs, size


async def idle(folder: Path, rounds: int) -> list[tuple[float, float]]:
    """Bytes per connection; a fresh process each time, for memory given back is not seen."""
    pairs = []
    for _ in range(rounds):
        with process(sys.executable, "-c", OURS, str(folder), "8731") as pid:
            await up(8731)
            ours = await idle_memory(8731, pid, await watchers(8731, IDLE))
        with process(sys.executable, "-m", "bench.bare", "aiohttp", "8733", "0") as pid:
            await up(8733)
            pairs.append((ours, await idle_memory(8733, pid, [{}] * IDLE)))
    return pairs


def row(what: str, against: str, pairs: list[tuple[float, float]]) -> None:
    ratios = sorted(one / other for one, other in pairs)
    ours, theirs = median(p[0] for p in pairs), median(p[1] for p in pairs)
    spread = f"{ratios[0]:.2f}…{ratios[-1]:.2f}"
    print(f"{what:38} {ours:9.1f}   {against:22} {theirs:9.1f}   ratio {median(ratios):.2f} ({spread})")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many times round ({ROUNDS})")
    parser.add_argument("--only", default="", help="cpu, append or idle")
    args = parser.parse_args()
    # Not the system's folder for temporary files: that is often memory, which makes every commit free.
    with tempfile.TemporaryDirectory(dir=".") as name:
        folder = Path(name).resolve()
        if args.only in ("", "cpu"):
            for rooms in (ROOMS, 4 * ROOMS):
                pairs, size = asyncio.run(command_cpu(folder / str(rooms), rooms, args.rounds))
                print(f"a view of {size} bytes to each of {SEATS} seats, {rooms} tables at once")
                row("full durable command, µs of CPU", "Starlette, views ready", pairs)
        if args.only in ("", "append"):
            row(
                "durable appends per second, 64 at once",
                "one transaction each",
                append_rates(folder, args.rounds),
            )
        if args.only in ("", "idle"):
            pairs = asyncio.run(idle(folder / "idle", 3))
            row("idle connection, KiB", "bare aiohttp", [(a / 1024, b / 1024) for a, b in pairs])


if __name__ == "__main__":
    main()
