"""The server measured against the least a server can do, in one run: `python -m bench.server`.

CPU of a full durable command that everybody sees (a card given or taken back in turn three of a game, real
pictures; 64 of them in flight as well as 16) against Starlette on uvicorn that parses it and sends six ready
frames, once as large as whole views and once as small as ours; durable appends per second against one
transaction each on the same disk; memory of an idle connection against bare aiohttp; whole random games. The
contenders of a row take turns, and the median of their ratios counts, so that a busy machine hits all alike.
With `--plot` the ratios are drawn. Linux only.
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
from bench.idle import idle_memory, watchers
from bench.plot import Bar, plot
from bench.tables import SEATS, Game, Table, bare_table, our_game, our_table

ROOMS, COMMANDS, ROUNDS, IDLE = 16, 100, 9, 1_000
OURS = """
import sys
from pathlib import Path
from reverie.web import server
o = server.Options(data=Path(sys.argv[1]), host="127.0.0.1", port=int(sys.argv[2]), bot_pace=0, limits=False)
server.run(o, lambda _: None)
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
        for _ in range(1200):
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


Pairs = list[tuple[float, float]]
"""Ours and the other's, of each lap."""


async def command_cpu(folder: Path, rooms: int, rounds: int) -> tuple[list[Pairs], list[int]]:
    """Against ready frames of the size of whole views, and of the size of ours; and how large both are."""
    with process(sys.executable, "-c", OURS, str(folder), "8731") as ours:
        await up(8731)
        async with aiohttp.ClientSession() as http:
            tables = [await our_table(http, 8731) for _ in range(rooms)]
        await spent(tables, ours, "warm")
        sizes = [await tables[0].view(), await tables[0].frame()]
        with (
            process(sys.executable, "-m", "bench.bare", "starlette", "8732", str(sizes[0])) as large,
            process(sys.executable, "-m", "bench.bare", "starlette", "8733", str(sizes[1])) as small,
        ):
            contenders = []
            for port, pid in ((8732, large), (8733, small)):
                await up(port)
                others = [await bare_table(port, str(n)) for n in range(rooms)]
                await spent(others, pid, "warm")
                contenders.append((others, pid))
            pairs: list[Pairs] = [[], []]
            for lap in range(rounds):
                mine = await spent(tables, ours, f"{lap}")
                for found, (others, pid) in zip(pairs, contenders, strict=True):
                    found.append((mine, await spent(others, pid, f"{lap}")))
    return pairs, sizes


async def whole_games(folder: Path, games: int) -> None:
    """Everything from the first move to the last; views are put together by whoever drives."""
    with process(sys.executable, "-c", OURS, str(folder), "8731") as pid:
        await up(8731)
        async with aiohttp.ClientSession() as http:
            playing = [await our_game(http, 8731) for _ in range(games)]
        await asyncio.gather(*(game.begin() for game in playing))
        before, told = cpu(pid), sum(game.received for game in playing)

        async def played(game: Game) -> None:
            while await game.move():
                pass

        await asyncio.gather(*map(played, playing))
        moves = sum(game.commands for game in playing)
        used, sent = cpu(pid) - before, sum(game.received for game in playing) - told
    print(f"{games} whole games at once, {moves} commands: {used / moves * 1e6:.0f} µs of CPU and", end=" ")
    print(f"{sent / moves:,.0f} bytes to all {SEATS} for a command")


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


def row(what: str, against: str, pairs: Pairs) -> Bar:
    ratios = sorted(one / other for one, other in pairs)
    ours, theirs = median(p[0] for p in pairs), median(p[1] for p in pairs)
    spread = f"{ratios[0]:.2f}…{ratios[-1]:.2f}"
    print(f"{what:38} {ours:9.1f}   {against:28} {theirs:9.1f}   ratio {median(ratios):.2f} ({spread})")
    return Bar(f"{what} / {against}", ratios[0], median(ratios), ratios[-1])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many times round ({ROUNDS})")
    parser.add_argument("--only", default="", help="cpu, append, idle or games")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the ratios, as SVG")
    args = parser.parse_args()
    bars = []
    # Not the system's folder for temporary files: that is often memory, which makes every commit free.
    with tempfile.TemporaryDirectory(dir=".") as name:
        folder = Path(name).resolve()
        if args.only in ("", "cpu"):
            for rooms in (ROOMS, 4 * ROOMS):
                found, sizes = asyncio.run(command_cpu(folder / str(rooms), rooms, args.rounds))
                for pairs, size in zip(found, sizes, strict=True):
                    bars.append(
                        row(f"command, {rooms} tables, µs of CPU", f"Starlette, {size} bytes ready", pairs)
                    )
        if args.only in ("", "append"):
            rates = append_rates(folder / "append", args.rounds)
            row("durable appends per second, 64 at once", "one transaction each", rates)
        if args.only in ("", "idle"):
            pairs = asyncio.run(idle(folder / "idle", 3))
            bars.append(row("idle connection, KiB", "bare aiohttp", [(a / 1024, b / 1024) for a, b in pairs]))
        if args.only in ("", "games"):
            asyncio.run(whole_games(folder / "games", ROOMS))
    if args.plot is not None:
        args.plot.write_text(plot(bars), encoding="utf-8")


if __name__ == "__main__":
    main()
