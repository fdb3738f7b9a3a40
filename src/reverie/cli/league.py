"""`reverie league`: bots against bots, with what is known of the difference."""

import json
from argparse import ArgumentParser, Namespace

from msgspec import to_builtins
from rich.console import Console
from rich.table import Table

from reverie.cli.bot_game import BotGame, Entrant, Record
from reverie.cli.command import Complaint
from reverie.cli.entrants import KNOWN, Entrants, box_of
from reverie.cli.settings import add_data_flag, data_of
from reverie.cli.simulate import watched
from reverie.cli.standings import PointsShare, Standing, standings
from reverie.cli.table_choice import OTHER, add_table_choice, chosen_table
from reverie.decks.library import open_library
from reverie.game.refusals import Refusal
from reverie.game.settings import Difficulty
from reverie.texts import SPOKEN

DESCRIPTION = "Let bots play whole games against each other. This measures bots among bots, not strength."
EXAMPLES = f"""\
  reverie league --bots middle,random,descriptive,middling --games 100
  reverie league --ruleset {OTHER.id} --players {OTHER.players[-1]} --bots strong,easy --games 50 --seed 1
  reverie league --bots plain,poetic,riddling,middle --language fr --json
  reverie league --bots middle --players 6 --astray 0.12       listeners see otherwise than storytellers"""


def configure(parser: ArgumentParser) -> None:
    add_table_choice(parser)
    add_data_flag(parser)
    parser.add_argument(
        "--bots", metavar="A,B,…", default="middle,random", help=f"who sits down in turn: {', '.join(KNOWN)}"
    )
    parser.add_argument("--games", metavar="G", type=int, default=20, help="how many games (20)")
    parser.add_argument("--decks", metavar="D,E", help="which decks (what a new table plays the game with)")
    parser.add_argument("--language", choices=SPOKEN, default="en", help="what they speak (en)")
    parser.add_argument(
        "--astray", metavar="E", type=float, default=0.0, help="how far all listeners see otherwise (0)"
    )
    parser.add_argument("--hard", action="store_true", help="Kids: from Wednesday on")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(args: Namespace) -> int:
    rules, players, seed = chosen_table(args)
    names = [name.strip() for name in args.bots.split(",")]
    if args.games < 1:
        raise Complaint("--games must be at least 1.", 2)
    if len(names) > players:
        raise Complaint(f"{len(names)} bots, but only {players} seats: say --players {len(names)}.", 2)
    library = open_library(data_of(args))
    usual = library.usual_decks()
    decks = usual.children if rules.audience == "children" else usual.first
    box = box_of(library, tuple(args.decks.split(",")) if args.decks else decks)
    made = Entrants(box, data_of(args) / "bots")
    entrants = [made.entrant(name) for name in names]
    played = []
    for number in watched(args.games):
        table = seating(entrants, players, number)
        difficulty: Difficulty = "hard" if args.hard else "normal"
        record = BotGame(rules, table, box, f"{seed}:{number}", args.language, args.astray, difficulty).play()
        if isinstance(record, Refusal):
            raise Complaint(record.message(), 2)
        played.append((table, record))
    found = standings(played)
    if args.json:
        summary = {"ruleset": rules.id, "players": players, "seed": seed, "games": args.games}
        cost = {"cpu_ms_per_move": round(_cost(played), 3), "slowest_ms": round(_slowest(played), 1)}
        chosen = {"language": args.language, "astray": args.astray, "cards": len(box.texts)}
        print(json.dumps({**summary, **chosen, **cost, "bots": to_builtins(found)}))
    else:
        title = f"{rules.title}, {players} players, {args.games} games, seed {seed}"
        (_show_together if rules.goal == "together" else _show)(title, found)
        print(f"{_cost(played):.1f} ms of processor time a move, {_slowest(played):.0f} ms at most")
    return 0


def seating(entrants: list[Entrant], players: int, number: int) -> list[Entrant]:
    """In turn round the table, a place further in every game."""
    return [entrants[(seat + number) % len(entrants)] for seat in range(players)]


def _cost(played: list[tuple[list[Entrant], Record]]) -> float:
    return 1000 * sum(r.seconds for _, r in played) / sum(r.moves for _, r in played)


def _slowest(played: list[tuple[list[Entrant], Record]]) -> float:
    return 1000 * max(r.slowest for _, r in played)


def _show(title: str, found: list[Standing]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left")
    for column in ("bot", "seats", "wins", "points a game", "told", "found by some", "finders"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for s in found:
        told = ("–", "–") if s.band is None or s.finders is None else (_percent(s.band), _percent(s.finders))
        points = f"{s.points.mean:.1f} ± {s.points.margin:.1f}"
        table.add_row(s.name, str(s.seats), _percent(s.wins), points, str(s.told), *told)
    Console(highlight=False).print(table)
    print("With 95 % intervals. Wins: of the seats it sat in; a shared victory counts in parts.")


def _show_together(title: str, found: list[Standing]) -> None:
    """Nobody wins over anybody."""
    print(title)
    for s in found:
        print(f"{s.name}: {s.points.mean:.2f} ± {s.points.margin:.2f} a game")
    print("With 95 % intervals. In Kids rabbits at the party, of eight; in Duet lights.")


def _percent(share: PointsShare) -> str:
    return f"{100 * share.mean:.1f} ± {100 * share.margin:.1f} %"
