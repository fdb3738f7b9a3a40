"""`reverie export`: the log of one table, which `reverie replay` can tell as a story."""

import sqlite3
import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing
from typing import IO

from reverie.cli.command import Complaint
from reverie.cli.files import writing
from reverie.cli.log import Header, Row, write
from reverie.cli.settings import add_data_flag, data_of
from reverie.game.events import GameStarted
from reverie.game.ids import Seat
from reverie.rooms.memory import read_events
from reverie.rooms.passes import read_code
from reverie.storage import statements
from reverie.web.options import database

DESCRIPTION = (
    "Write the log of one table as JSON Lines. It holds every secret of its games: hands, owners, votes."
)
EXAMPLES = """\
  reverie export ABCDEF > table.jsonl
  reverie export "ABC DEF" --output table.jsonl
  reverie export ABCDEF | reverie replay -"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("room", metavar="ROOM", help="the table's code")
    parser.add_argument("--output", metavar="FILE", help="where to write it, instead of standard output")
    add_data_flag(parser)


def run(args: Namespace) -> int:
    path = database(data_of(args))
    code = read_code(args.room)
    if not path.is_file():
        raise Complaint(f"There are no games in {path.parent}. Name the folder with --data.")
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
        if code is None or statements.room(db, code) is None:
            raise Complaint(f"There is no table {args.room} in {path.parent}.")
        if args.output is None:
            _export(db, code, sys.stdout.buffer)
        else:
            with writing(args.output) as file:
                _export(db, code, file)
    return 0


def _export(db: sqlite3.Connection, code: str, file: IO[bytes]) -> None:
    games = 0
    for row in statements.read(db, code, 0):
        events = read_events(row)
        for started in (e for e in events if isinstance(e, GameStarted)):
            games += 1
            names = tuple(p.name for p in started.players)
            write(file, Header(games, started.ruleset, names, started.seed))
        write(file, Row(row.version, events, Seat(row.actor) if row.actor >= 0 else None))
