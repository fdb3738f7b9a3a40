"""The command line of Reverie: finds the command that was asked for and runs it."""

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final, cast

from reverie import __version__
from reverie.cli.command import Command, Complaint

# One line per command: its name, the module in this package, what it is for.
COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "serve": ("serve", "start a server to play on, in the browser"),
    "config": ("config", "show the server's settings and where they come from"),
    "backup": ("backup", "save games and decks to one file, also while people play"),
    "restore": ("restore", "put a backup back in place"),
    "migrate": ("migrate", "make or update the tables of a database"),
    "move": ("move", "move all games from the file to PostgreSQL"),
    "export": ("export", "write the log of one table, or a finished game, to a file"),
    "demo": ("demo", "watch a whole game in the terminal, played by random players"),
    "simulate": ("simulate", "play many random games and show how they went"),
    "league": ("league", "let bots play against each other and compare them"),
    "replay": ("replay", "tell the story of a game that was written to a file"),
    "verify": ("verify", "check that a table was played by the rules, with fair shuffles"),
    "score": ("score", "work out the points of a turn played with a real box"),
    "deck": ("deck", "make, check, add and list decks of cards"),
}

EXAMPLES: Final = """\
examples:
  reverie demo
  reverie simulate --ruleset odyssey --players 8 --games 100
  reverie score turn.json

`reverie COMMAND --help` explains one command and gives examples of it.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; without one, say what there is."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a name may have letters this terminal does not know
            stream.reconfigure(errors="replace")
    arguments = list(sys.argv[1:] if argv is None else argv)
    chosen = _load(arguments[0]) if arguments and arguments[0] in COMMANDS else None
    args = _parser(chosen, arguments[0] if chosen else "").parse_args(arguments)
    if chosen is None:
        _parser(None, "").print_help()
        return 0
    try:
        return chosen.run(args)
    except Complaint as complaint:
        print(f"reverie {args.command}: {complaint}", file=sys.stderr)
        return complaint.status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever was reading, `head` for one, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # a full disk, a terminal gone
        print(f"reverie {args.command}: {error}", file=sys.stderr)
        return 1


def _load(name: str) -> Command:
    """Only the command asked for is imported: a score needs no server."""
    return cast(Command, import_module(f"reverie.cli.{COMMANDS[name][0]}"))


def _parser(chosen: Command | None, name: str) -> ArgumentParser:
    parser = ArgumentParser(
        prog="reverie",
        description="Storytelling with dreamlike cards, for three to twelve people.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"reverie {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for command, (_, purpose) in COMMANDS.items():
        if chosen is None or command != name:
            commands.add_parser(command, help=purpose)
            continue
        chosen.configure(
            commands.add_parser(
                command,
                help=purpose,
                description=chosen.DESCRIPTION,
                epilog=f"examples:\n{chosen.EXAMPLES}",
                formatter_class=RawDescriptionHelpFormatter,
            )
        )
    return parser
