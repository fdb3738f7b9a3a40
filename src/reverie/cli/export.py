"""`reverie export`: the log of one table, or a finished game of it as JSON or as a page with its pictures."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from contextlib import nullcontext
from pathlib import Path
from typing import IO

import msgspec

from reverie.cli.album import album
from reverie.cli.command import Complaint
from reverie.cli.files import writing
from reverie.cli.log import write
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of
from reverie.decks.library import Library, open_library
from reverie.rooms.galleries import finished, gallery, with_pictures
from reverie.rooms.table_log import lines_of
from reverie.rooms.tokens import read_code
from reverie.storage.masking import masked
from reverie.storage.opening import open_store
from reverie.storage.outside import FileOutside
from reverie.storage.port import Row as Stored
from reverie.storage.port import StoreError
from reverie.web.options import database

DESCRIPTION = (
    "Write the log of one table as JSON Lines: it holds every secret of its games, hands, owners, votes. "
    "Or write a finished game, as the gallery shows it: JSON, or a web page with the pictures inside."
)
EXAMPLES = """\
  reverie export ABCDEF > table.jsonl
  reverie export "ABC DEF" --output table.jsonl
  reverie export ABCDEF | reverie replay -
  reverie export ABCDEF --as html --output evening.html
  reverie export ABCDEF --as json --game 2"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("room", metavar="ROOM", help="the table's code")
    parser.add_argument("--output", metavar="FILE", help="where to write it, instead of standard output")
    parser.add_argument(
        "--as", dest="form", choices=("log", "json", "html"), default="log", help="what to write"
    )
    parser.add_argument(
        "--game", type=int, metavar="N", help="which game of the table; else the last finished"
    )
    add_data_flag(parser)
    add_database_flag(parser)


def run(args: Namespace) -> int:
    data, chosen = data_of(args), database_of(args)
    code = read_code(args.room)
    rows = [] if code is None else _read(data, chosen, code)
    if not rows:
        raise Complaint(f"There is no table {args.room} in {data if chosen is None else masked(chosen)}.")
    with nullcontext(sys.stdout.buffer) if args.output is None else writing(args.output) as file:
        if args.form == "log":
            _log(rows, file)
        else:
            file.write(_gallery(rows, args.game, args.form, open_library(data)))
    return 0


def _read(data: Path, chosen: str | None, code: str) -> list[Stored]:
    async def read() -> list[Stored]:
        store = FileOutside(database(data)) if chosen is None else await open_store(data, chosen)
        try:
            return await store.read(code)
        finally:
            await store.close()

    try:
        return asyncio.run(read())
    except StoreError as problem:
        raise Complaint(str(problem)) from None


def _gallery(rows: list[Stored], game: int | None, form: str, library: Library) -> bytes:
    found = finished(rows, game)
    if found is None:
        which = "No game" if game is None else f"Game {game}"
        raise Complaint(
            f"{which} of this table has been played to its end: there is nothing to look back on."
        )
    view = with_pictures(gallery(*found), library)
    if form == "json":
        return msgspec.json.format(msgspec.json.encode(view)) + b"\n"
    keys = {card: picture.key for card, picture in view.pictures.items()}
    return album(view, lambda card: library.file(keys[card], 600) if card in keys else None).encode()


def _log(rows: list[Stored], file: IO[bytes]) -> None:
    for line in lines_of(rows):
        write(file, line)
