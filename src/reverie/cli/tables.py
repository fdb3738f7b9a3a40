"""`reverie tables`: which tables there are, how old and how large; one of them deleted."""

import asyncio
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, Protocol, TypeVar

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from reverie.cli.command import Complaint
from reverie.cli.measures import size, span
from reverie.cli.settings import add_data_flag, add_database_flag, data_of, database_of
from reverie.rooms.overview import Overview, TableStore, TableSummary
from reverie.rooms.tokens import read_code
from reverie.rulesets import RULESETS
from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.masking import masked
from reverie.storage.opening import open_decks, open_store
from reverie.storage.outside import FileOutside
from reverie.storage.port import StoreError
from reverie.web.options import database

DESCRIPTION = (
    "List the tables: whose, who sits there, where they are, how long they have been open, how large. Or "
    "delete one with everything that was ever played there. The server can keep running; those who sit "
    "there are told."
)
EXAMPLES = """\
  reverie tables
  reverie tables --by size
  reverie tables --json
  reverie tables delete ABCDEF
  reverie tables delete ABCDEF --yes"""

ORDERS: Final[dict[str, Callable[[TableSummary], int]]] = {
    "move": lambda t: -t.active,
    "age": lambda t: t.created,
    "size": lambda t: -t.size,
}
STATES: Final = {"lobby": "not begun", "over": "finished", "paused": "paused", "unreadable": "cannot be read"}

T = TypeVar("T")


class Erasing(TableStore, Protocol):
    """A store as far as it is needed here."""

    async def delete(self, code: str, now: int) -> bool: ...

    async def close(self) -> None: ...


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("action", metavar="delete", nargs="?", choices=("delete",), help="delete a table")
    parser.add_argument("code", metavar="CODE", nargs="?", help="the code of the table to delete")
    parser.add_argument("--by", choices=tuple(ORDERS), default="move", help="what comes first: last moved")
    parser.add_argument("--json", action="store_true", help="for programs: a list of objects")
    parser.add_argument("--yes", action="store_true", help="delete without asking")
    add_data_flag(parser)
    add_database_flag(parser)


def run(args: Namespace) -> int:
    data, chosen = data_of(args), database_of(args)
    if args.action == "delete" and args.code is None:
        raise Complaint("Say which: reverie tables delete CODE. `reverie tables` shows the codes.", 2)
    work = _delete if args.action == "delete" else _list
    try:
        return asyncio.run(_with_store(data, chosen, lambda store: work(args, data, chosen, store)))
    except StoreError as problem:
        raise Complaint(str(problem)) from None


async def _with_store(data: Path, chosen: str | None, work: Callable[["Erasing"], Awaitable[T]]) -> T:
    store: Erasing = FileOutside(database(data)) if chosen is None else await open_store(data, chosen)
    try:
        return await work(store)
    finally:
        await store.close()


async def _list(args: Namespace, data: Path, chosen: str | None, store: Erasing) -> int:
    found, _ = await Overview(store).tables()
    found.sort(key=ORDERS[args.by])
    if args.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        return 0
    where = str(data) if chosen is None else masked(chosen)
    console = Console(highlight=False)
    if not found:
        console.print(f"There are no tables in {where}.", soft_wrap=True)
        return 0
    now, shown = _now(), Table(box=None, pad_edge=False, header_style="bold")
    for name in ("code", "table of", "game", "who", "where they are"):
        shown.add_column(name, overflow="fold")
    for name in ("open for", "last move", "size"):
        shown.add_column(name, justify="right", no_wrap=True)
    for t in found:
        ages = f"{span(now - t.created)}", f"{span(now - t.active)} ago"
        shown.add_row(t.code, escape(t.host), _game(t), _who(t), _where(t), *ages, size(t.size))
    console.print(shown)
    total = size(sum(t.size for t in found))
    console.print(f"\n{_tables(len(found))}, {total} of moves, in {where}.", soft_wrap=True, markup=False)
    return 0


def _game(table: TableSummary) -> str:
    rules = RULESETS.get(table.ruleset)
    return table.ruleset if rules is None else rules.title


def _who(table: TableSummary) -> str:
    bots = sum(guest.bot for guest in table.who)
    people = len(table.who) - bots
    said = [f"{people} {'person' if people == 1 else 'people'}"]
    return ", ".join(said + ([f"{bots} bot{'' if bots == 1 else 's'}"] if bots else []))


def _where(table: TableSummary) -> str:
    turn = f"turn {table.turn}, {table.phase}"
    if table.state == "playing":
        return turn
    return f"{STATES[table.state]}, {turn}" if table.state == "paused" else STATES[table.state]


async def _delete(args: Namespace, data: Path, chosen: str | None, store: Erasing) -> int:
    code = read_code(args.code)
    found = {t.code: t for t in (await Overview(store).tables())[0]}
    if code is None or code not in found:
        raise Complaint(f"There is no table {args.code}. `reverie tables` shows those there are.")
    table = found[code]
    if not args.yes and not _sure(table):
        print("Nothing was deleted.")
        return 1
    decks = open_decks(data / PICTURES, chosen) if chosen or (data / PICTURES).is_file() else None
    gone = await store.delete(code, _now())
    if decks is not None:
        try:
            for deck in await decks.decks():
                if deck.room == code:
                    await decks.remove_deck(deck.id)
        finally:
            await decks.close()
    print(f"Deleted {code}, the table of {table.host}." if gone else f"{code} was gone already.")
    print("Backups made before still have it; `reverie restore` leaves it out.")
    return 0


def _sure(table: TableSummary) -> bool:
    if not sys.stdin.isatty():
        raise Complaint("There is no terminal to ask in. To delete without asking, add --yes.", 2)
    age = span(_now() - table.active)
    print(f"{table.code}, the table of {table.host}: {_game(table)}, {_who(table)}, {_where(table)},")
    print(f"{size(table.size)}, last move {age} ago.")
    answer = input("Delete it with everything that was ever played there? (yes/no) ")
    return answer.strip().lower() in ("y", "yes")


def _tables(count: int) -> str:
    return f"{count} table{'' if count == 1 else 's'}"


def _now() -> int:
    return round(time.time() * 1000)
