"""The options that say which game is played, by how many, from which seed."""

from argparse import ArgumentParser, Namespace
from secrets import token_hex
from typing import Final

from reverie.cli.command import Complaint
from reverie.game.ruleset import Ruleset
from reverie.game.start import counts
from reverie.rulesets import BESIDE_BOX, DEFAULT, RULESETS

OTHER: Final = tuple(RULESETS.values())[1]
"""For examples: not the one that is played when none is named."""


def add_table_choice(parser: ArgumentParser) -> None:
    games = "; ".join(f"{r.id} for {counts(r)}" for r in RULESETS.values())
    parser.add_argument(
        "--ruleset", metavar="R", default=DEFAULT, help=f"which game ({DEFAULT} if not given): {games}"
    )
    parser.add_argument(
        "--players", metavar="N", type=int, help="how many play (4, or the fewest the ruleset allows)"
    )
    parser.add_argument(
        "--seed", metavar="S", help="any word or number; the same seed gives the same games again"
    )


def add_box(parser: ArgumentParser) -> None:
    parser.add_argument("--box", action="store_true", help="beside a real box: numbers instead of cards")


def chosen_table(args: Namespace) -> tuple[Ruleset, int, str]:
    rules = RULESETS.get(args.ruleset)
    if rules is None:
        raise Complaint(f"there is no ruleset “{args.ruleset}”. Choose one of: {', '.join(RULESETS)}", 2)
    players = min(max(4, rules.players[0]), rules.players[-1]) if args.players is None else args.players
    if players not in rules.players:
        raise Complaint(f"{rules.title} is for {counts(rules)} players, not {players}.", 2)
    if getattr(args, "box", False):
        if rules.id not in BESIDE_BOX:
            raise Complaint(f"{rules.title} cannot be played beside a real box.", 2)
        rules = BESIDE_BOX[rules.id]
    return rules, players, token_hex(4) if args.seed is None else args.seed
