"""Runs every contender in turn, several times over, and shows the medians side by side."""

import argparse
import json
import platform
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import others, ours
from bench.contender import Contender, Rate, measure

RESULTS: Final = Path("build/bench.json")
RIVALS: Final = ("pyspiel", "rlcard")


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender each time (0.5)")
    parser.add_argument("--repeat", type=int, default=7, help="how many times round (7)")
    parser.add_argument("--only", default="", metavar="TEXT", help="contenders whose name has this in it")
    args = parser.parse_args(argv)
    field = [c for c in ours.contenders() + others.contenders() if args.only in c.name]
    rates = compete(field, args.seconds, args.repeat)
    report(rates)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(as_json(rates), indent=2) + "\n", encoding="utf-8")


def compete(field: Sequence[Contender], seconds: float, repeat: int) -> dict[str, Rate]:
    """Interleaved, so that a busy moment of the machine hits all alike; the median is kept."""
    seen: dict[str, list[Rate]] = {c.name: [] for c in field}
    for lap in track(range(repeat), "Measuring", console=Console(stderr=True), transient=True):
        for contender in field:
            seen[contender.name].append(measure(contender, seconds, first=1000 * lap))
    return {
        name: Rate(median(r.moves for r in laps), median(r.actions for r in laps))
        for name, laps in seen.items()
    }


def report(rates: dict[str, Rate]) -> None:
    rivals = {name.split(" ", 1)[1]: rate for name, rate in rates.items() if name.startswith(RIVALS)}
    table = Table(
        padding=(0, 0), title="Random play, one thread: players' moves a second of CPU", title_justify="left"
    )
    table.add_column("", no_wrap=True)
    table.add_column("moves/s", justify="right", no_wrap=True)
    for rival in rivals:
        table.add_column(f"×{rival}", justify="right", no_wrap=True)
    for name, rate in rates.items():
        ratios = [f"{rate.moves / rival.moves:.2f}" for rival in rivals.values()]
        table.add_row(name, f"{rate.moves:,.0f}", *ratios)
    Console().print(table)


def as_json(rates: dict[str, Rate]) -> dict[str, object]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rates": {name: rate._asdict() for name, rate in rates.items()},
    }


if __name__ == "__main__":
    main()
