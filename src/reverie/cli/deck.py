"""The command `deck`: look at decks, make, check, add and remove them."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from reverie.cli import deck_describe
from reverie.cli.command import Complaint
from reverie.decks import install, making, places
from reverie.decks.check import check
from reverie.decks.format import DeckFile, Header
from reverie.decks.library import Library, open_library
from reverie.decks.problems import Problem
from reverie.decks.shelf import Deck

DESCRIPTION = "Decks of cards: make one from your own pictures, check it, add it to the game."
EXAMPLES = """\
  reverie deck new holidays --title "Our holidays" --author Ana
  reverie deck check holidays-deck
  reverie deck describe holidays-deck
  reverie deck add holidays-deck
  reverie deck list
  reverie deck info our-holidays
  reverie deck remove our-holidays
"""
ADVICE_SHOWN: Final = 12


def configure(parser: ArgumentParser) -> None:
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True, title="tasks")
    new = tasks.add_parser("new", help="make a deck from a folder of pictures")
    new.add_argument("folder", type=Path, help="where the pictures are")
    new.add_argument("--out", type=Path, help="where the deck goes (default: beside it, FOLDER-deck)")
    new.add_argument("--id", help="its id (default: from the title)")
    new.add_argument("--title", help="its title (default: the folder's name)")
    new.add_argument("--author", default="", help="who made the pictures")
    new.add_argument("--licence", default="", help="what others may do with them, for instance CC-BY-4.0")
    new.add_argument("--language", default="en", help="of the title and texts: en, fr, … (default: en)")
    new.add_argument("--public", action="store_true", help="offer it to everyone on the server")
    look = tasks.add_parser("check", help="list everything that is wrong with a deck")
    look.add_argument("deck", type=Path, help="a folder or zip")
    telling = tasks.add_parser("describe", help="write a line and three words for each card, for the bots")
    deck_describe.configure(telling)
    adding = tasks.add_parser("add", help="add a deck to this installation")
    adding.add_argument("deck", type=Path, help="a folder or zip")
    adding.add_argument("--replace", action="store_true", help="take the place of one with the same id")
    listed = adding.add_mutually_exclusive_group()
    listed.add_argument(
        "--public", dest="public", action="store_const", const=True, help="offer it to everyone"
    )
    listed.add_argument("--private", dest="public", action="store_const", const=False, help="do not list it")
    info = tasks.add_parser("info", help="describe a deck")
    info.add_argument("deck", help="the id of an installed deck, or a folder or zip")
    gone = tasks.add_parser("remove", help="remove an installed deck")
    gone.add_argument("deck", help="its id")
    shelf = tasks.add_parser("list", help="show the installed decks")
    for task in (telling, adding, info, gone, shelf):
        task.add_argument(
            "--data", type=Path, help="the data folder (default: REVERIE_DATA, or the system's)"
        )


def run(args: Namespace) -> int:
    out = Console(highlight=False, soft_wrap=True)
    task: Callable[[Namespace, Console], int] = TASKS[args.task]
    return task(args, out)


def _new(args: Namespace, out: Console) -> int:
    title = args.title or args.folder.resolve().name.replace("_", " ").strip() or "My deck"
    header = _header(args, title)
    target = args.out or args.folder.resolve().with_name(f"{args.folder.resolve().name}-deck")
    with _bar(out, "Cutting and printing") as progress:
        made = making.make(args.folder, target, header, progress)
    _tell(out, made.problems)
    if made.deck is None:
        raise Complaint("no deck was made.")
    left_out = f", {len(made.problems)} left out" if made.problems else ""
    out.print(f"[green]✓[/] {len(made.deck.cards)} cards{left_out}: [bold]{escape(str(target))}[/]")
    out.print(f"Titles and texts can be written into {escape(str(target / 'deck.toml'))}.")
    out.print(f"Next: reverie deck add {escape(str(target))}")
    return 0


def _header(args: Namespace, title: str) -> Header:
    fields = {
        "id": args.id or making.slug(title) or "my-deck",
        "title": title,
        "author": args.author,
        "licence": args.licence,
        "public": args.public,
        "language": args.language,
    }
    try:
        return msgspec.convert(fields, Header)
    except msgspec.ValidationError as error:
        raise Complaint(
            f"{error}. An id has small letters, digits and hyphens, a language two letters.", 2
        ) from None


def _check(args: Namespace, out: Console) -> int:
    with _bar(out, "Opening every picture") as progress:
        report = check(args.deck, progress)
    _tell(out, report.problems)
    _advise(out, report.advice)
    if report.problems or report.deck is None:
        count = len(report.problems)
        raise Complaint(f"{count} problem{'s' * (count != 1)} in {args.deck}.")
    header = report.deck.header
    out.print(f"[green]✓[/] {_name(header)}: {len(report.deck.cards)} cards, all well.")
    return 0


def _name(header: Header) -> str:
    return f"{escape(header.title_in('en'))} ({header.id})"


def _add(args: Namespace, out: Console) -> int:
    data = _data(args)
    with _bar(out, "Printing the cards") as progress:
        done = install.add(args.deck, data, over=args.replace, public=args.public, progress=progress)
    if not isinstance(done, DeckFile):
        _tell(out, done)
        raise Complaint("the deck was not added.")
    out.print(f"[green]✓[/] {_name(done.header)}: {len(done.cards)} cards.")
    if done.header.public:
        out.print("Everyone on this server can choose it. A running server offers it after its next start.")
    else:
        out.print(f"It is private: `reverie deck info {done.header.id}` shows the key to play with it.")
    return 0


def _remove(args: Namespace, out: Console) -> int:
    if (wrong := install.remove(args.deck, _data(args))) is not None:
        raise Complaint(wrong.message())
    out.print(f"[green]✓[/] {escape(args.deck)} is gone.")
    return 0


def _list(args: Namespace, out: Console) -> int:
    library = _library(args)
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("id", "title", "cards", "licence", "offered to"):
        table.add_column(column, justify="right" if column == "cards" else "left")
    for deck in library.decks().values():
        whom = "everyone" if deck.public else "who has its key"
        header = deck.header
        table.add_row(
            header.id, escape(header.title_in("en")), str(len(deck.cards)), escape(header.licence), whom
        )
    out.print(table)
    _tell(out, library.problems())
    return 0


def _info(args: Namespace, out: Console) -> int:
    deck = _library(args).decks().get(args.deck)
    if deck is not None:
        _describe(out, deck.header, len(deck.cards))
        _describe_place(out, deck)
        return 0
    if not Path(args.deck).exists():
        raise Complaint(f"there is no installed deck and no folder or zip called {args.deck}.")
    with _bar(out, "Opening every picture") as progress:
        report = check(Path(args.deck), progress)
    if report.deck is None:
        _tell(out, report.problems)
        raise Complaint("this is not a deck.")
    _describe(out, report.deck.header, len(report.deck.cards))
    languages = sorted({language for card in report.deck.cards for language in card.texts})
    out.print(f"texts      {', '.join(languages) or 'none'}")
    out.print(f"problems   {len(report.problems)}")
    _advise(out, report.advice)
    return 0


def _describe(out: Console, header: Header, cards: int) -> None:
    out.print(f"[bold]{escape(header.title_in('en'))}[/]")
    out.print(f"id         {header.id}")
    out.print(f"cards      {cards}")
    out.print(f"author     {escape(header.author) or '–'}")
    out.print(f"licence    {escape(header.licence) or '–'}")


def _describe_place(out: Console, deck: Deck) -> None:
    out.print(f"folder     {escape(str(deck.folder))}")
    if deck.public:
        out.print("offered to everyone on this server")
    else:
        out.print(f"private    its key is {deck.pass_key}")


def _data(args: Namespace) -> Path:
    return args.data if isinstance(args.data, Path) else places.data_folder()


def _library(args: Namespace) -> Library:
    try:
        return open_library(_data(args))
    except (OSError, ValueError) as error:
        raise Complaint(f"the data folder cannot be used: {error}") from None


def _tell(out: Console, problems: Iterable[Problem]) -> None:
    for wrong in problems:
        out.print(f"[red]✗[/] {escape(wrong.message())}")


def _advise(out: Console, lines: tuple[str, ...]) -> None:
    for line in lines[:ADVICE_SHOWN]:
        out.print(f"[yellow]·[/] {escape(line)}")
    if len(lines) > ADVICE_SHOWN:
        out.print(f"[yellow]·[/] … and {len(lines) - ADVICE_SHOWN} more pieces of advice.")


@contextmanager
def _bar(out: Console, what: str) -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


TASKS: Final[dict[str, Callable[[Namespace, Console], int]]] = {
    "new": _new,
    "check": _check,
    "describe": deck_describe.run,
    "add": _add,
    "remove": _remove,
    "list": _list,
    "info": _info,
}
