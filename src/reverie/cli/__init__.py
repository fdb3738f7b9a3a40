"""The command line of Reverie: finds the command that was asked for and runs it."""

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from traceback import format_exception
from types import TracebackType
from typing import Final, cast

from reverie import __version__
from reverie.bots.packages import ENCODER, NUMPY
from reverie.cli.command import CliCommand, Complaint
from reverie.storage.masking import without_secrets

# One line per command: its name, the module in this package, what it is for.
COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "serve": ("serve", "start a server to play on, in the browser; what is done without a command"),
    "health": ("health", "ask the server on this machine whether it is alive"),
    "config": ("config", "show the server's settings and where they come from"),
    "doctor": ("doctor", "check whether all is well with a server, and say what to do"),
    "backup": ("backup", "save games and decks to one file, also while people play"),
    "restore": ("restore", "put a backup back in place"),
    "tables": ("tables", "list the tables with their age and size, delete one"),
    "learned": ("learned", "show, write out or forget what bots learned from people"),
    "accept": ("accept", "carry on with a log that was cut from outside"),
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

ABOUT: Final = ("-h", "--help", "--version")
EXAMPLES: Final = """\
examples:
  reverie
  reverie --port 9000
  reverie demo
  reverie simulate --players 8 --games 100
  reverie score turn.json

`reverie COMMAND --help` explains one command and gives examples of it.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; without one, start the server."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a name may have letters this terminal does not know
            stream.reconfigure(errors="replace")
    os.umask(0o077)  # S15: games, backups and exports are for whoever runs this, nobody else on the machine
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ABOUT):
        arguments.insert(0, "serve")
    chosen = _load(arguments[0]) if arguments[0] in COMMANDS else None
    args = _parser(chosen, arguments[0]).parse_args(arguments)
    assert chosen is not None  # anything else is answered by the parser
    sys.excepthook = _excuse
    try:
        return chosen.run(args)
    except Complaint as complaint:
        print(without_secrets(f"reverie {args.command}: {complaint}"), file=sys.stderr)
        return complaint.status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever was reading, `head` for one, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # a full disk, a terminal gone
        print(without_secrets(f"reverie {args.command}: {error}"), file=sys.stderr)
        return 1


def _excuse(kind: type[BaseException], problem: BaseException, trace: TracebackType | None) -> None:
    """S21: what nobody expected may quote an address, and does so without its password."""
    print(without_secrets("".join(format_exception(kind, problem, trace))), file=sys.stderr, end="")


def _load(name: str) -> CliCommand:
    """Only the command asked for is imported: a score needs no server, a server no bots' packages."""
    try:
        return cast(CliCommand, import_module(f"reverie.cli.{COMMANDS[name][0]}"))
    except ModuleNotFoundError as missing:
        if missing.name not in (NUMPY, ENCODER):
            raise
        raise SystemExit(
            f"reverie {name}: this needs the bots' packages. Install them: pip install 'reverie[bots]'"
        ) from None


def _parser(chosen: CliCommand | None, name: str) -> ArgumentParser:
    parser = ArgumentParser(
        prog="reverie",
        description="Storytelling with dreamlike cards, for two to twelve people.",
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
