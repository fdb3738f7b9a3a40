"""Binding the deck: every painted card with its texts into one deck.toml, with previews and contact sheet."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from reverie.decks.format import CardEntry, DeckFile, Header
from reverie.decks.texts import Texts
from reverie.decks.writing import write_deck, write_file

from studio.attitudes import attitudes_of
from studio.decks import FIRST, HERE, Deck, name_of
from studio.output import encode

LANGUAGES = ("en", "fr")
SHEET = "sheet.webp"
SHEET_COLUMNS, SHEET_CELL, SHEET_QUALITY = 7, (96, 144), 60


def header(deck: Deck) -> Header:
    """What deck.toml says of the deck itself."""
    about = tomllib.loads((HERE / "decks.toml").read_text("utf-8"))[deck.id]
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
    write_file(deck.cards.parent / SHEET, contact_sheet(dealt))
    write_deck(deck.cards.parent, DeckFile(header(deck), cards), previews)
    return len(cards)


def entry(name: str, deck: Deck, notes: dict[str, Any]) -> CardEntry:
    """What deck.toml says of one card."""
    return CardEntry(
        name,
        texts={language: msgspec.convert(notes[language], Texts) for language in LANGUAGES if notes},
        attitudes=attitudes_of(deck, int(name.split("-", 1)[0]), notes),
        retired=notes.get("retired", False),
        frightening=notes.get("frightening", False),
    )


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
