"""`reverie backup`: games, decks, settings and secret in one file, also while people play."""

import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of, settings_file
from reverie.storage.archive import back_up, back_up_database, note_backup, only_newest
from reverie.storage.port import StoreError

DESCRIPTION = (
    "Save games, decks, settings and the installation's secret to one zip file. The server can keep running. "
    "A backup keeps what it has until you delete it, also tables that are erased later."
)
EXAMPLES = """\
  reverie backup
  reverie backup sunday.zip --data ~/games
  reverie backup /srv/backups --keep 7
  reverie backup sunday.zip --database postgresql://reverie@localhost/reverie"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help="the zip file to write, or a folder for it")
    parser.add_argument(
        "--keep",
        type=_number,
        metavar="N",
        help="keep the newest N backups in that folder that this command has named; delete older ones",
    )
    add_data_flag(parser)
    add_database_flag(parser)


def _number(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise ArgumentTypeError("a number, at least 1")
    return number


def run(args: Namespace) -> int:
    named, fresh = Path(args.file or "."), time.strftime("reverie-%Y%m%d-%H%M%S.zip")
    target = named / fresh if named.is_dir() else named
    try:
        rooms = _save(data_of(args), database_of(args), target, settings_file(args)[0])
        note_backup(data_of(args), target, rooms)
        gone = [] if args.keep is None else only_newest(target.parent, args.keep)
    except (StoreError, OSError) as problem:
        raise Complaint(str(problem)) from None
    print(f"Saved {rooms} table{'' if rooms == 1 else 's'} to {target}.")
    for old in gone:
        print(f"Deleted {old}.")
    return 0


def _save(data: Path, database: str | None, target: Path, settings: Path | None) -> int:
    if database is None:
        return back_up(data, target, settings)
    return back_up_database(data, database, target, settings)
