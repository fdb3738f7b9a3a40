"""Adding a deck to this installation and removing it; what comes from elsewhere is printed anew (S8)."""

import os
import shutil
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from reverie.decks.check import picture_of, read_whole
from reverie.decks.format import DeckFile, card_place, is_slug
from reverie.decks.places import installed_decks
from reverie.decks.problems import Problem, problem
from reverie.decks.resize import Order, ProgressCallback, print_cards, silently
from reverie.decks.sources import open_source
from reverie.decks.writing import write_deck

RESERVED: Final = frozenset({"first-dreams", "second-sleep", "paper-hearts", "plain"})
"""The decks of the game itself."""


def add(
    path: Path,
    data: Path,
    *,
    over: bool = False,
    public: bool | None = None,
    progress: ProgressCallback = silently,
) -> DeckFile | tuple[Problem, ...]:
    """Install the deck in a folder or zip, whole or not at all; `over` replaces one with the same id."""
    source = open_source(path)
    if isinstance(source, tuple):
        return source
    deck, problems = read_whole(source)
    if deck is None or problems:
        return problems
    if (wrong := _no_room(deck.header.id, data, over=over)) is not None:
        return (wrong,)
    part = installed_decks(data) / f".{deck.header.id}.{os.getpid()}"
    orders = [
        Order(card.id, card_place(number, card), partial(picture_of, source, card))
        for number, card in enumerate(deck.cards, 1)
    ]
    header = deck.header if public is None else replace(deck.header, public=public)
    deck = DeckFile(header, tuple(replace(card, file="") for card in deck.cards))
    try:
        printed = print_cards(part, orders, progress)
        if printed.problems:
            return printed.problems
        write_deck(part, deck, printed.previews)
        _put(part, installed_decks(data) / deck.header.id)
    except OSError as error:
        return (problem("folder-unwritable", folder=str(data), reason=error.strerror or str(error)),)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return deck


def remove(deck: str, data: Path) -> Problem | None:
    """Take a deck off the shelf; rooms that play with it keep their cards but lose the pictures."""
    folder = installed_decks(data) / deck
    if deck in RESERVED:
        return problem("deck-stays", deck=deck)
    if not is_slug(deck) or not folder.is_dir():
        return problem("deck-unknown", deck=deck)
    try:
        shutil.rmtree(folder)
    except OSError as error:
        return problem("folder-unwritable", folder=str(folder), reason=error.strerror or str(error))
    return None


def _no_room(deck: str, data: Path, *, over: bool) -> Problem | None:
    if deck in RESERVED:
        return problem("deck-built-in", deck=deck)
    if (installed_decks(data) / deck).exists() and not over:
        return problem("deck-exists", deck=deck)
    return None


def _put(part: Path, place: Path) -> None:
    """Set the new deck in the place of the old one, which goes only when the new one stands."""
    old = part.with_name(f"{part.name}.old")
    if place.exists():
        place.rename(old)
    try:
        part.rename(place)
    except OSError:
        if old.exists():
            old.rename(place)
        raise
    shutil.rmtree(old, ignore_errors=True)
