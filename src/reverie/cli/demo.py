"""`reverie demo`: a whole game of random players, as the table sees it."""

from argparse import ArgumentParser, Namespace
from time import sleep

from rich.console import Console

from reverie.cli.command import Complaint
from reverie.cli.random_game import NAMES, SEATED, random_game
from reverie.cli.story import tell
from reverie.cli.table_choice import OTHER, add_box, add_table_choice, chosen_table
from reverie.game.observe import Onlooker, observe
from reverie.game.refusals import Refusal

DESCRIPTION = "Watch a whole game, played by random players, the way the table sees it."
EXAMPLES = f"""\
  reverie demo                                  a game for four
  reverie demo --ruleset {OTHER.id} --players {OTHER.players[-1]}
  reverie demo --seed 7 --pause 0
"""


def configure(parser: ArgumentParser) -> None:
    add_table_choice(parser)
    add_box(parser)
    parser.add_argument(
        "--pause", metavar="SECONDS", type=float, help="between two moves worth telling (0.4 in a terminal)"
    )


def run(args: Namespace) -> int:
    rules, players, seed = chosen_table(args)
    console = Console(highlight=False, soft_wrap=True)
    pause = (0.4 if console.is_terminal else 0.0) if args.pause is None else max(0.0, args.pause)
    played = random_game(rules, players, seed)
    if isinstance(played, Refusal):
        raise Complaint(played.message(), 2)
    console.print(f"{rules.title}: {rules.summary}", style="bold", markup=False)
    console.print(f"{', '.join(NAMES[:players])} play at random; seed {seed}", markup=False)
    before = None
    for step in played:
        now = observe(rules, step.after, Onlooker.SPECTATOR)
        lines = list(tell(before, now, SEATED))
        for line in lines:
            console.print(line)
        before = now
        if lines:
            sleep(pause)
    return 0
