"""How a finished game went: turns, points, winners or rabbits, by name."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Final

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from reverie.cli.wording import team_name
from reverie.game.ids import Seat
from reverie.game.state import Game, River

PAIR, THE_OWLS = "the pair", "the owls"
"""Of Duet: lights and feathers."""
SHOWN: Final = 12
"""More games than this are summed up instead of listed."""


class GameResult(Struct, frozen=True):
    turns: int
    scores: dict[str, int] | None
    winners: tuple[str, ...] | None
    rabbits: int | None


def result_of(g: Game, names: Mapping[Seat, str]) -> GameResult:
    result = g.result
    assert result is not None
    if isinstance(g.board, River):
        counts = {PAIR: g.board.lights, THE_OWLS: len(g.board.nest)}
        winner = PAIR if result.winners else THE_OWLS
        return GameResult(len(g.history), counts, (winner,) if result.reason == "finished" else (), None)
    if result.scores is None:
        return GameResult(len(g.history), None, None, result.rabbits)
    called = {unit: team_name(unit, g.mates.get(unit), names) for unit in result.scores}
    scores = {called[unit]: points for unit, points in result.scores.items()}
    return GameResult(len(g.history), scores, tuple(called[u] for u in result.winners), None)


def show_results(title: str, results: Sequence[GameResult], steps: int, seconds: float) -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.print(title, style="bold", markup=False)
    if len(results) <= SHOWN:
        for number, result in enumerate(results, 1):
            console.print(f"  game {number}: {result.turns} turns, {_ending(result)}")
    else:
        console.print(_summary(results))
    games = "1 game" if len(results) == 1 else f"{len(results):,} games"
    console.print(f"{games}, {steps:,} moves in {seconds:.2f} s ({steps / seconds:,.0f} a second)")


def _ending(result: GameResult) -> str:
    if result.scores is None:
        return f"{result.rabbits} rabbits at the party"
    scores = ", ".join(
        f"[bold]{who} {points}[/bold]" if who in (result.winners or ()) else f"{who} {points}"
        for who, points in sorted(result.scores.items(), key=lambda item: -item[1])
    )
    won = " and ".join(result.winners or ())
    return f"{won} {'wins' if len(result.winners or ()) == 1 else 'share the victory'}: {scores}"


def _summary(results: Sequence[GameResult]) -> Table:
    table = Table()
    if results[0].scores is None:
        table.add_column("rabbits at the party", justify="right")
        table.add_column("games", justify="right")
        for rabbits, games in sorted(Counter(r.rabbits or 0 for r in results).items()):
            table.add_row(str(rabbits), str(games))
    else:
        for column in ("player", "wins", "points on average"):
            table.add_column(column, justify="left" if column == "player" else "right")
        wins = Counter(who for r in results for who in r.winners or ())
        for who in results[0].scores:
            points = mean((r.scores or {}).get(who, 0) for r in results)
            table.add_row(who, str(wins[who]), f"{points:.1f}")
    table.caption = f"{mean(r.turns for r in results):.1f} turns on average; a shared victory counts for each"
    table.caption_justify = "left"
    return table
