"""`reverie simulate`: many games of random players, all moves legal, and what came of them."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import nullcontext
from time import perf_counter
from typing import IO

from msgspec import Struct, to_builtins
from rich.console import Console
from rich.progress import Progress, TaskID

from reverie.cli.command import Complaint
from reverie.cli.files import writing
from reverie.cli.log import LogHeader, LogRow, write
from reverie.cli.outcome import GameResult, result_of, show_results
from reverie.cli.random_game import NAMES, SEATED, random_game
from reverie.cli.table_choice import OTHER, add_box, add_table_choice, chosen_table
from reverie.game.refusals import Refusal
from reverie.game.ruleset import Ruleset

DESCRIPTION = "Play whole games with random players: every move is legal, none is clever."
EXAMPLES = f"""\
  reverie simulate                                  one game for four
  reverie simulate --ruleset {OTHER.id} --players {OTHER.players[-1]} --games 50
  reverie simulate --seed 7 --log evening.jsonl     keep every event of it
  reverie replay evening.jsonl                      … and read it as a story
  reverie simulate --games 1000 --json              numbers for other programs
"""


class SimulationReport(Struct, frozen=True):
    games: int
    steps: int
    seconds: float
    steps_per_second: float
    results: tuple[GameResult, ...]


def configure(parser: ArgumentParser) -> None:
    add_table_choice(parser)
    add_box(parser)
    parser.add_argument("--games", metavar="G", type=int, default=1, help="how many games (1)")
    parser.add_argument("--log", metavar="FILE", help="write every event to FILE as JSON Lines")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(args: Namespace) -> int:
    rules, players, seed = chosen_table(args)
    if args.games < 1:
        raise Complaint("--games must be at least 1.", 2)
    with writing(args.log) if args.log else nullcontext() as log:
        report = _simulate(rules, players, seed, args.games, log)
    if args.json:
        print(json.dumps(to_builtins(report)))
    else:
        title = f"{rules.title}, {players} players, seed {seed}"
        show_results(title, report.results, report.steps, report.seconds)
    return 0


def _simulate(rules: Ruleset, players: int, seed: str, games: int, log: IO[bytes] | None) -> SimulationReport:
    results: list[GameResult] = []
    steps, began = 0, perf_counter()
    for number in watched(games):
        game_seed = seed if games == 1 else f"{seed}:{number}"
        result, count = _one_game(rules, players, game_seed, number, log)
        results.append(result)
        steps += count
    seconds = perf_counter() - began
    return SimulationReport(games, steps, round(seconds, 6), round(steps / seconds, 1), tuple(results))


def _one_game(
    rules: Ruleset, players: int, seed: str, number: int, log: IO[bytes] | None
) -> tuple[GameResult, int]:
    played = random_game(rules, players, seed)
    if isinstance(played, Refusal):
        raise Complaint(played.message(), 2)
    if log is not None:
        write(log, LogHeader(number, rules.id, NAMES[:players], seed))
    for step in played:
        if log is not None:
            write(log, LogRow(step.version, step.events, step.seat))
    return result_of(step.after, SEATED), step.version


def watched(games: int) -> Iterator[int]:
    """The numbers of the games, with a bar for who waits at a terminal for more than a moment."""
    console, began = Console(file=sys.stderr), perf_counter()
    bar, task = None, TaskID(0)
    for number in range(1, games + 1):
        yield number
        if bar is None and console.is_terminal and perf_counter() - began > 0.7:
            bar = Progress(console=console, transient=True)
            task = bar.add_task("Playing", total=games)
            bar.start()
        if bar is not None:
            bar.update(task, completed=number)
    if bar is not None:
        bar.stop()
