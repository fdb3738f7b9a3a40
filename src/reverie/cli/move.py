"""`reverie move`: all games from the file in the data folder to PostgreSQL, with one command."""

import asyncio
import time
from argparse import ArgumentParser, Namespace

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of
from reverie.decks.places import installation_secret
from reverie.storage.archive import check_empty, copy_to
from reverie.storage.guard import Guard, ask_to_stop
from reverie.storage.opening import without_password
from reverie.storage.port import StoreError
from reverie.web.options import database

DESCRIPTION = (
    "Move all games from the file in the data folder to an empty PostgreSQL database. A server that runs on "
    "the folder is asked to stop; players wait and come back by themselves when it is started again."
)
EXAMPLES = """\
  reverie move --database postgresql://reverie:secret@localhost/reverie
  reverie serve --database postgresql://reverie:secret@localhost/reverie"""

STOPPING = 20.0


def configure(parser: ArgumentParser) -> None:
    add_data_flag(parser)
    add_database_flag(parser)


def run(args: Namespace) -> int:
    data, chosen = data_of(args), database_of(args)
    if chosen is None:
        raise Complaint("Say where to: --database postgresql://user:password@host/name", 2)
    file = database(data)
    if not file.is_file():
        raise Complaint(f"There are no games in {data}. Name the folder with --data.")
    try:
        asyncio.run(check_empty(chosen))
    except StoreError as problem:
        raise Complaint(str(problem)) from None
    if not ask_to_stop(data, STOPPING):
        raise Complaint(f"The server that uses {data} does not stop. Stop it, then try again.")
    try:
        guard = Guard(data)
        try:
            rooms = asyncio.run(copy_to(file, chosen, installation_secret(data)))
            aside = file.with_name(time.strftime("reverie-moved-%Y%m%d-%H%M%S.db"))
            file.rename(aside)  # so that nobody plays on in it by mistake
        finally:
            guard.release()
    except StoreError as problem:
        raise Complaint(f"{problem} Nothing was moved: start the server as before.") from None
    where = without_password(chosen)
    print(f"Moved {rooms} table{'' if rooms == 1 else 's'} to {where}. The old file is now {aside}.")
    print("Start the server again with the same --database.")
    return 0
