"""`reverie verify`: was a table's log played by the rules, with the shuffles it was promised?"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rich.console import Console

from reverie.cli.command import Complaint
from reverie.cli.files import reading
from reverie.cli.log import LogRow, read
from reverie.cli.wording import listed, printable
from reverie.lobby.verify import Checked, Entry, Mismatch, verify
from reverie.rulesets import RULESETS

DESCRIPTION = (
    "Check a table's log: decide every move again by the rules, with the shuffles that follow from the seed, "
    "and compare. Give the commitment you noted at the table to be sure that it is that game."
)
EXAMPLES = """\
  reverie export ABCDEF > table.jsonl
  reverie verify table.jsonl
  reverie verify table.jsonl --commitment 5f0c…   the hash shown under “Fair shuffles”"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a log of `reverie export` (- for input)")
    parser.add_argument(
        "--commitment",
        metavar="HASH",
        action="append",
        default=[],
        help="a game of the log must have this one",
    )


def run(args: Namespace) -> int:
    console = Console(highlight=False, soft_wrap=True)
    try:
        with reading(args.file) as file:
            games = list(verify(_entries(read(file))))
    except Mismatch as problem:
        raise Complaint(f"This log fails the check: {problem}.") from None
    for number, game in enumerate(games, 1):
        console.print(_told(number, game))
    for wanted in args.commitment:
        if not any(len(wanted) >= 8 and g.commitment.startswith(wanted.lower()) for g in games):
            raise Complaint(f"No game of this log has the commitment {wanted}.")
    if not games:
        console.print("No game was played at this table; what there is stands the check.")
    return 0


def _entries(lines: Iterator[tuple[int, object]]) -> Iterator[Entry]:
    for _, line in lines:
        if isinstance(line, LogRow):
            yield Entry(line.version, line.seat, line.events)


def _told(number: int, game: Checked) -> str:
    who = listed([printable(name) for name in game.names])
    settled = "settled when the table was opened" if game.promised else "settled when the game began"
    end = "played to its end" if game.over else "not finished"
    return (
        f"Game {number}: {RULESETS[game.ruleset].title} with {who}, {end}\n"
        f"  {game.moves} moves decided again: all by the rules, points included\n"
        f"  {game.shuffles} shuffles and deals follow from its seed, {settled}\n"
        f"  commitment {game.commitment}"
    )
