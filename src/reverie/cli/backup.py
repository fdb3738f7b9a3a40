"""`reverie backup`: games, decks and secret in one file, also while people play."""

import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, data_of
from reverie.storage.archive import back_up
from reverie.storage.port import StoreError

DESCRIPTION = "Save games, installed decks and the installation's secret to one zip file. The server may run."
EXAMPLES = """\
  reverie backup
  reverie backup sunday.zip --data ~/games"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help="the zip file to write")
    add_data_flag(parser)


def run(args: Namespace) -> int:
    target = Path(args.file or time.strftime("reverie-%Y%m%d-%H%M%S.zip"))
    try:
        rooms = back_up(data_of(args), target)
    except (StoreError, OSError) as problem:
        raise Complaint(str(problem)) from None
    print(f"Saved {rooms} table{'' if rooms == 1 else 's'} to {target}.")
    return 0
