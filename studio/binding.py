"""Binding the deck: every painted card with its texts into one deck.toml, with previews and contact sheet."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from reverie.decks.format import CardEntry, DeckFile, Header
from reverie.decks.shelf import OVERVIEWS
from reverie.decks.texts import Texts
from reverie.decks.writing import write_deck, write_file

from studio.attitudes import attitudes_of
from studio.decks import FIRST, HERE, Deck, name_of
from studio.output import encode

LANGUAGES = ("en", "fr")
SHEET_COLUMNS, SHEET_CELL, SHEET_QUALITY = 7, (96, 144), 60
COVER_CELL, COVER_QUALITY = (128, 192), 66


def said(deck: Deck) -> dict[str, Any]:
    """What decks.toml says of it."""
    about: dict[str, Any] = tomllib.loads((HERE / "decks.toml").read_text("utf-8"))[deck.id]
    return about


def header(deck: Deck) -> Header:
    """What deck.toml says of the deck itself."""
    about = said(deck)
    return Header(
        id=deck.id,
        title={"en": deck.en, "fr": deck.fr},
        author="The Reverie painters",
        licence="CC BY 4.0",
        public=True,
        language="en",
        mood=about["mood"],
        age=about["age"],
    )


def bind(deck: Deck = FIRST) -> int:
    """Write deck.toml once every card is painted; returns how many are (not all: nothing is written)."""
    files = {name_of(file): file for file in deck.chosen().values()}
    painted = [name for name in files if deck.shipped(name)["preview"].exists()]
    if len(painted) < len(files):
        return len(painted)
    cards = tuple(entry(name, deck, deck.notes(files[name])) for name in painted)
    for card in cards:
        if card.retired:  # the small picture is enough where it was played
            deck.shipped(card.id)["1200"].unlink(missing_ok=True)
    previews = {name: deck.shipped(name)["preview"].read_bytes() for name in painted}
    dealt = [deck.shipped(card.id)["600"] for card in cards if not card.retired]
    shown = [file for n in said(deck)["cover"] for file in dealt if file.name.startswith(f"{n:02d}-")]
    write_file(deck.cards.parent / OVERVIEWS["sheet"], contact_sheet(dealt))
    write_file(deck.cards.parent / OVERVIEWS["cover"], cover(shown))
    write_deck(deck.cards.parent, DeckFile(header(deck), cards), previews)
    for language, written in translations(deck).items():
        write_file(deck.cards.parent / f"texts.{language}.toml", written.read_bytes())
    return len(cards)


def translations(deck: Deck) -> dict[str, Path]:
    """What is said about the deck's cards in further languages: a file each, shipped as it is."""
    written = sorted((HERE / "languages").glob(f"{deck.id.replace('-', '_')}.*.toml"))
    return {file.name.split(".")[1]: file for file in written}


def entry(name: str, deck: Deck, notes: dict[str, Any]) -> CardEntry:
    """What deck.toml says of one card."""
    return CardEntry(
        name,
        texts={language: msgspec.convert(notes[language], Texts) for language in LANGUAGES if notes},
        attitudes=attitudes_of(deck, int(name.split("-", 1)[0]), notes),
        retired=notes.get("retired", False),
        frightening=notes.get("frightening", False),
    )


def cover(files: list[Path]) -> bytes:
    """Four cards in a row: what a deck looks like from afar, a few kilobytes for every phone in a lobby."""
    if len(files) != 4:
        raise ValueError(f"a cover has four cards that are dealt, not {[file.name for file in files]}")
    wide, high = COVER_CELL
    row = Image.new("RGB", (4 * wide, high))
    for i, file in enumerate(files):
        with Image.open(file) as card:
            row.paste(card.convert("RGB").resize(COVER_CELL, Image.Resampling.LANCZOS), (i * wide, 0))
    return encode(row, "WEBP", quality=COVER_QUALITY, method=6)


def contact_sheet(files: list[Path]) -> bytes:
    """All cards side by side, for whoever chooses a deck: one light picture instead of eighty-four."""
    wide, high = SHEET_CELL
    rows = -(-len(files) // SHEET_COLUMNS)
    sheet = Image.new("RGB", (SHEET_COLUMNS * wide, rows * high), "#2b2622")
    for i, file in enumerate(files):
        with Image.open(file) as card:
            small = card.convert("RGB").resize((wide - 4, high - 4), Image.Resampling.LANCZOS)
        sheet.paste(small, (i % SHEET_COLUMNS * wide + 2, i // SHEET_COLUMNS * high + 2))
    return encode(sheet, "WEBP", quality=SHEET_QUALITY, method=6)
