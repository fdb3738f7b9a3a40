"""`reverie migrate`: the tables of a database, made or brought up to date."""

import asyncio
from argparse import ArgumentParser, Namespace

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of
from reverie.storage.journal import check_whole
from reverie.storage.masking import masked
from reverie.storage.opening import addresses
from reverie.storage.port import StoreError
from reverie.storage.sqlite import prepare
from reverie.web.options import database

DESCRIPTION = (
    "Make or update the tables of the database. A server does so by itself when it starts; with many nodes "
    "do it once, before the first node of a new version. Nodes of the version before go on working."
)
EXAMPLES = """\
  reverie migrate --database postgresql://reverie@localhost/reverie
  reverie migrate --data ~/games"""


def configure(parser: ArgumentParser) -> None:
    add_data_flag(parser)
    add_database_flag(parser)


def run(args: Namespace) -> int:
    chosen = database_of(args)
    try:
        if chosen is None:
            check_whole(data_of(args))
            prepare(database(data_of(args)))
            print(f"{database(data_of(args))} is up to date.")
        else:
            asyncio.run(_migrate(addresses(chosen)))
    except StoreError as problem:
        raise Complaint(str(problem)) from None
    return 0


async def _migrate(named: tuple[str, ...]) -> None:
    from reverie.storage.postgres.store import prepare as prepare_database

    for address in named:
        steps = await prepare_database(address)
        done = "was up to date" if not steps else f"was updated, {steps} step{'' if steps == 1 else 's'}"
        print(f"{masked(address)} {done}.")
