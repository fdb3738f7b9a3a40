"""Binding the deck: every painted card with its texts into one deck.toml, and the previews beside it."""

import tomllib
from pathlib import Path

import msgspec

from reverie.decks.format import CardEntry, DeckFile, Header
from reverie.decks.texts import Texts
from reverie.decks.writing import write_deck
from studio.output import DECK, shipped

TEXTS = Path(__file__).parent / "texts"
HEADER = Header(
    id="first-dreams",
    title={"en": "First Dreams", "fr": "Premiers rêves"},
    author="The Reverie painters",
    licence="CC BY 4.0",
    public=True,
    language="en",
)
LANGUAGES = ("en", "fr")


def bind() -> int:
    """Write deck.toml for the cards that are painted; returns how many there are."""
    names = sorted(file.name.removesuffix(".1200.webp") for file in DECK.glob("*.1200.webp"))
    cards = tuple(CardEntry(name, texts=texts_of(name)) for name in names)
    previews = {name: shipped(name)["preview"].read_bytes() for name in names}
    write_deck(DECK.parent, DeckFile(HEADER, cards), previews)
    return len(cards)


def texts_of(name: str) -> dict[str, Texts]:
    """What is written about a card in studio/texts, or nothing yet."""
    number, slug = name.split("-", 1)
    file = TEXTS / f"c{number}_{slug.replace('-', '_')}.toml"
    if not file.exists():
        return {}
    written = tomllib.loads(file.read_text("utf-8"))
    return {language: msgspec.convert(written[language], Texts) for language in LANGUAGES}
