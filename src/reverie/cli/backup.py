"""`reverie backup`: games, decks and secret in one file, also while people play."""

import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of
from reverie.storage.archive import back_up, back_up_database
from reverie.storage.port import StoreError

DESCRIPTION = "Save games, installed decks and the installation's secret to one zip file. The server may run."
EXAMPLES = """\
  reverie backup
  reverie backup sunday.zip --data ~/games
  reverie backup sunday.zip --database postgresql://reverie@localhost/reverie"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help="the zip file to write")
    add_data_flag(parser)
    add_database_flag(parser)


def run(args: Namespace) -> int:
    target = Path(args.file or time.strftime("reverie-%Y%m%d-%H%M%S.zip"))
    try:
        rooms = _save(data_of(args), database_of(args), target)
    except (StoreError, OSError) as problem:
        raise Complaint(str(problem)) from None
    print(f"Saved {rooms} table{'' if rooms == 1 else 's'} to {target}.")
    return 0


def _save(data: Path, database: str | None, target: Path) -> int:
    return back_up(data, target) if database is None else back_up_database(data, database, target)
