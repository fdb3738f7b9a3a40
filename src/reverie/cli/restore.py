"""`reverie restore`: a backup put back in place."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of
from reverie.storage.archive import restore, restore_database
from reverie.storage.opening import without_password
from reverie.storage.port import StoreError

DESCRIPTION = "Put a backup back in place. The server must be stopped; what is there now is moved aside."
EXAMPLES = """\
  reverie restore sunday.zip
  reverie restore sunday.zip --data ~/games
  reverie restore sunday.zip --database postgresql://reverie@localhost/reverie"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the zip file that `reverie backup` wrote")
    add_data_flag(parser)
    add_database_flag(parser)


def run(args: Namespace) -> int:
    data, chosen = data_of(args), database_of(args)
    try:
        if chosen is not None:
            rooms = restore_database(Path(args.file), data, chosen)
            print(f"Restored {rooms} table{'' if rooms == 1 else 's'} to {without_password(chosen)}.")
            return 0
        aside = restore(Path(args.file), data)
    except (StoreError, OSError) as problem:
        raise Complaint(str(problem)) from None
    print(f"Restored to {data}." + (f" What was there is in {aside}." if aside else ""))
    return 0
