"""`reverie restore`: a backup put back in place."""

import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of
from reverie.storage.masking import masked
from reverie.storage.port import StoreError
from reverie.storage.restoring import Restored, restore, restore_database

DESCRIPTION = (
    "Put a backup back in place. The server must be stopped. What is there now is saved to a backup first; "
    "tables that were erased since the backup was made stay erased."
)
EXAMPLES = """\
  reverie restore sunday.zip
  reverie restore sunday.zip --data ~/games --save before.zip
  reverie restore sunday.zip --database postgresql://reverie@localhost/reverie"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the zip file that `reverie backup` wrote")
    parser.add_argument("--save", metavar="FILE", help="where to save a backup of what is there now")
    add_data_flag(parser)
    add_database_flag(parser)


def run(args: Namespace) -> int:
    data, chosen = data_of(args), database_of(args)
    save = Path(args.save or time.strftime("reverie-before-restore-%Y%m%d-%H%M%S.zip"))
    try:
        if chosen is None:
            done = restore(Path(args.file), data, save)
        else:
            done = restore_database(Path(args.file), data, chosen)
    except (StoreError, OSError) as problem:
        raise Complaint(str(problem)) from None
    print("\n".join(_told(done, str(data) if chosen is None else masked(chosen))))
    return 0


def _told(done: Restored, where: str) -> list[str]:
    lines = [f"Restored {_tables(done.rooms)} to {where}."]
    if done.erased:
        lines.append(f"{_tables(done.erased).capitalize()} in the backup had been erased since, and stay so.")
    if done.settings == "restored":
        lines.append("The settings of the backup are back too: look whether they fit this machine.")
    if done.settings == "kept":
        lines.append("The settings here stay as they are; those of the backup are in it, as reverie.toml.")
    if done.unsure:
        lines.append(
            "The list of erased tables could not be read: tables erased since the backup are back. "
            "Delete them again."
        )
    if done.saved is not None:
        lines.append(f"What was there is in {done.saved}: what is erased from now on stays in it.")
    return lines


def _tables(count: int) -> str:
    return f"{count} table{'' if count == 1 else 's'}"
