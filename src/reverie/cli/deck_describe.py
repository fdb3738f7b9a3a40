"""The task `deck describe`: one line and three words for each card, so that bots can read the deck."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape

from reverie.bots.captioner import draft
from reverie.bots.endpoint import Endpoint, NoAnswer
from reverie.cli.command import Complaint
from reverie.cli.settings import SETTINGS, options, resolve
from reverie.decks.check import picture_file
from reverie.decks.describing import Describing, line_of, open_deck, said, words_in
from reverie.decks.format import CardEntry
from reverie.decks.install import RESERVED
from reverie.decks.places import installed_decks
from reverie.decks.problems import Problem
from reverie.web.options import endpoint

Question = Callable[[str], str]

FEW: Final = 3
"""Words that tell bots enough to go by."""
ASKED_OF: Final = ("bot_endpoint", "bot_chat")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("deck", help="a folder with a deck, or the id of an installed deck")
    parser.add_argument("--language", help="which language to write in (default: the deck's)")
    parser.add_argument("--all", action="store_true", help="go through every card, also those with a line")
    parser.add_argument("--draft", action="store_true", help="let the bots' endpoint write a first draft")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with settings (or REVERIE_CONFIG)")
    for setting in (s for s in SETTINGS if s.name in ASKED_OF):
        parser.add_argument(setting.flag, metavar="VALUE", help=f"{setting.meaning} ({setting.variable})")


def run(args: Namespace, out: Console, ask: Question = input) -> int:
    deck = _open(args, out)
    language = args.language or deck.deck.header.language
    if args.draft:
        return _drafted(args, out, deck, language)
    cards = list(deck.deck.cards) if args.all else deck.wordless(language)
    if not cards:
        out.print("[green]✓[/] Every card has its line. `--all` goes through them again.")
        return 0
    if ask is input and not sys.stdin.isatty():
        raise Complaint("somebody has to answer: run it in a terminal, or with --draft.", 2)
    return _asked(out, deck, cards, language, ask)


def _open(args: Namespace, out: Console) -> Describing:
    folder = Path(args.deck)
    if not folder.is_dir():
        folder = installed_decks(resolve(args)["data"].value) / args.deck
    if args.deck in RESERVED or not folder.is_dir():
        raise Complaint(f"there is no folder and no deck of yours called {args.deck}; unpack a zip first.")
    opened = open_deck(folder)
    if isinstance(opened, Describing):
        return opened
    for wrong in opened:
        out.print(f"[red]✗[/] {escape(wrong.message())}")
    raise Complaint("this deck has to be put right first: reverie deck check.")


def _asked(out: Console, deck: Describing, cards: list[CardEntry], language: str, ask: Question) -> int:
    out.print("What the picture shows, in one line; then three words, separated by commas.")
    out.print("Enter alone leaves a card as it is; Ctrl-D stops, and next time goes on from there.\n")
    try:
        for number, card in enumerate(cards, 1):
            _one(out, deck, card, language, ask, f"{number} of {len(cards)}")
    except (EOFError, KeyboardInterrupt):
        out.print()
    left = len(deck.wordless(language))
    out.print(
        f"[green]✓[/] {left} card{'s' * (left != 1)} without a line." if left else "[green]✓[/] All done."
    )
    return 0


def _one(out: Console, deck: Describing, card: CardEntry, language: str, ask: Question, where: str) -> None:
    before = said(card, language)
    out.print(f"[bold]{where}[/]  {escape(picture_file(card))}")
    for known in (before.description, ", ".join(before.tags)):
        if known:
            out.print(f"  [dim]{escape(known)}[/]")
    line = line_of(ask("  line:  ")) or before.description
    if not line:
        return
    words = words_in(ask("  words: ")) or before.tags
    while len(words) < FEW:
        more = words_in(ask(f"  {FEW - len(words)} more:  "))
        if not more:
            break
        words = tuple(dict.fromkeys((*words, *more)))
    deck.describe(card, language, line, words)


def _drafted(args: Namespace, out: Console, deck: Describing, language: str) -> int:
    """One question per card that has no line; what came is kept, whatever happens to the rest."""
    asked = endpoint(options(resolve(args)))
    if asked is None or not asked.chat:
        raise Complaint(
            "no endpoint is set: --bot-endpoint and --bot-chat, or the settings of the server.", 2
        )
    cards = deck.wordless(language)
    for number, card in enumerate(cards, 1):
        wrong = _draft(deck, card, language, asked)
        if wrong:
            raise Complaint(f"{picture_file(card)}: {wrong}. {number - 1} cards have their draft; try again.")
        out.print(f"{number} of {len(cards)}  {escape(said(_again(deck, card), language).description)}")
    out.print(f"[green]✓[/] {len(cards)} drafts. Read them over: reverie deck describe {args.deck} --all")
    return 0


def _draft(deck: Describing, card: CardEntry, language: str, asked: Endpoint) -> str:
    picture = deck.picture(card)
    if isinstance(picture, Problem):
        return picture.message()
    try:
        found = draft(asked, picture, language)
    except NoAnswer as problem:
        return f"the endpoint does not answer ({problem})"
    line, words = line_of(found.line), words_in(found.words)
    if not line or not words:
        return "the endpoint wrote nothing usable"
    deck.describe(card, language, line, words)
    return ""


def _again(deck: Describing, card: CardEntry) -> CardEntry:
    return next(c for c in deck.deck.cards if c.id == card.id)
