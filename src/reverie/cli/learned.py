"""`reverie learned`: what bots have learned from people at this server; written to a file, or forgotten."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from reverie.cli.command import Complaint
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of
from reverie.storage.deck_port import DeckStore, LearnedRow
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.masking import masked
from reverie.storage.opening import open_decks
from reverie.storage.port import StoreError

DESCRIPTION = (
    "Show what people at this server said about the cards, as bots listen by it (setting bots-learn): each "
    "clue with its card, how often it was told, and how many of how many listeners chose the card. Or write "
    "it to a file, or forget it: of a deck, of a card, one clue, or everything. The server can keep running; "
    "it notices within a minute."
)
EXAMPLES = """\
  reverie learned
  reverie learned --json
  reverie learned export learned.json
  reverie learned forget first-dreams/12-nothing-is-lost
  reverie learned forget first-dreams/12-nothing-is-lost --clue "Plop."
  reverie learned forget --everything --yes"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("action", nargs="?", choices=("export", "forget"), help="what to do with it")
    parser.add_argument("what", metavar="WHAT", nargs="?", help="the file; or the id of a deck or a card")
    parser.add_argument("--clue", metavar="TEXT", help="forget: only this one")
    parser.add_argument("--everything", action="store_true", help="forget: all of it")
    parser.add_argument("--json", action="store_true", help="for programs: a list of objects")
    parser.add_argument("--yes", action="store_true", help="forget without asking")
    add_data_flag(parser)
    add_database_flag(parser)


def run(args: Namespace) -> int:
    data, chosen = data_of(args), database_of(args)
    if args.action == "export" and args.what is None:
        raise Complaint("Say where to: reverie learned export FILE.", 2)
    if args.action == "forget" and bool(args.what or args.clue) == args.everything:
        raise Complaint("Say what: the id of a deck or a card, --clue TEXT, or --everything.", 2)
    if chosen is None and not (data / PICTURES).is_file():
        raise Complaint(f"There is no server's data in {data}. Name its folder with --data.")
    try:
        return asyncio.run(_with_store(args, data, chosen))
    except StoreError as problem:
        raise Complaint(str(problem)) from None


async def _with_store(args: Namespace, data: Path, chosen: str | None) -> int:
    store = open_decks(data / PICTURES, chosen)
    try:
        if args.action == "forget":
            return await _forget(args, store)
        rows = await store.learned()
    finally:
        await store.close()
    if args.action == "export":
        await asyncio.to_thread(Path(args.what).write_bytes, _written(rows))
        print(f"{_clues(len(rows))} written to {args.what}.")
    elif args.json:
        sys.stdout.buffer.write(_written(rows))
    else:
        _list(rows, str(data) if chosen is None else masked(chosen))
    return 0


def _written(rows: list[LearnedRow]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(rows)) + b"\n"


def _list(rows: list[LearnedRow], where: str) -> None:
    console = Console(highlight=False)
    for card, said in groupby(rows, key=lambda row: row.card):
        console.print(f"[bold]{escape(card)}[/]", soft_wrap=True)
        for row in said:
            told = f"told {row.told}×" if row.told else "meant for another card"
            found = f"{row.found} of {row.listeners} chose it" if row.listeners else "only bots listened"
            console.print(f"  {escape(row.text)}  [dim]{row.language}, {told}, {found}[/]", soft_wrap=True)
    console.print(f"{_clues(len(rows))} in {where}.", soft_wrap=True, markup=False)


async def _forget(args: Namespace, store: DeckStore) -> int:
    meant = [
        row
        for row in await store.learned()
        if args.what in (None, row.card, row.card.partition("/")[0]) and args.clue in (None, row.text)
    ]
    if not meant:
        raise Complaint("Nothing like it has been learned. `reverie learned` shows what has.")
    if not args.yes and not _sure(len(meant)):
        print("Nothing was forgotten.")
        return 1
    gone = await store.unlearn(args.what, args.clue)
    print(f"{_clues(gone)} forgotten. Backups made before still have what was learned.")
    return 0


def _sure(count: int) -> bool:
    if not sys.stdin.isatty():
        raise Complaint("There is no terminal to ask in. To forget without asking, add --yes.", 2)
    return input(f"Forget {_clues(count)}? [y/N] ").strip().lower() in ("y", "yes")


def _clues(count: int) -> str:
    return f"{count} clue{'' if count == 1 else 's'}"
