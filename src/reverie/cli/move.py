"""`reverie move`: all games from the file in the data folder to PostgreSQL, with one command."""

import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of
from reverie.decks.places import installation_secret
from reverie.storage.journal import MOVING
from reverie.storage.masking import masked
from reverie.storage.moving import move
from reverie.storage.port import StoreError
from reverie.web.options import database

DESCRIPTION = (
    "Move all games from the file in the data folder to an empty PostgreSQL database. A server that runs on "
    "the folder is asked to stop; players wait and come back by themselves when it is started again. A "
    "backup is made first; then the file is removed. If interrupted, run it again: it carries on."
)
EXAMPLES = """\
  reverie move --database postgresql://reverie@localhost/reverie
  reverie move --database-file /etc/reverie.database"""

STOPPING = 20.0


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--save", metavar="FILE", help="where the backup goes that is made first")
    add_data_flag(parser)
    add_database_flag(parser)


def run(args: Namespace) -> int:
    data, chosen = data_of(args), database_of(args)
    if chosen is None:
        raise Complaint("Say where to: REVERIE_DATABASE, --database-file, or --database with no password.", 2)
    if not database(data).is_file() and not (data / MOVING).is_file():
        raise Complaint(f"There are no games in {data}. Name the folder with --data.")
    saved = Path(args.save or time.strftime("reverie-before-move-%Y%m%d-%H%M%S.zip"))
    try:
        moved = move(data, chosen, installation_secret(data), saved, STOPPING)
    except (StoreError, OSError) as problem:
        left = "" if (data / MOVING).is_file() else " Nothing was moved: start the server as before."
        raise Complaint(f"{problem}{left}") from None
    print(f"Moved {moved.rooms} table{'' if moved.rooms == 1 else 's'} to {masked(chosen)}.")
    if moved.saved is not None:
        print(f"A backup of how it was is in {moved.saved}: what is erased from now on stays in it.")
    print("Start the server again with the same --database.")
    return 0
