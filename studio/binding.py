"""Binding the deck: every painted card with its texts into one deck.toml, and the previews beside it."""

import tomllib

import msgspec
from reverie.decks.format import CardEntry, DeckFile, Header
from reverie.decks.texts import Texts
from reverie.decks.writing import write_deck

from studio.decks import FIRST, HERE, Deck

LANGUAGES = ("en", "fr")


def header(deck: Deck) -> Header:
    """What deck.toml says of the deck itself."""
    return Header(
        id=deck.id,
        title={"en": deck.en, "fr": deck.fr},
        author="The Reverie painters",
        licence="CC BY 4.0",
        public=True,
        language="en",
    )


def bind(deck: Deck = FIRST) -> int:
    """Write deck.toml for the cards that are painted; returns how many (none: nothing is written)."""
    names = sorted(file.name.removesuffix(".preview.webp") for file in deck.cards.glob("*.preview.webp"))
    cards = tuple(CardEntry(name, texts=texts_of(name, deck)) for name in names)
    previews = {name: deck.shipped(name)["preview"].read_bytes() for name in names}
    if cards:
        write_deck(deck.cards.parent, DeckFile(header(deck), cards), previews)
    return len(cards)


def texts_of(name: str, deck: Deck = FIRST) -> dict[str, Texts]:
    """What is written about a card in the deck's texts, or nothing yet."""
    number, slug = name.split("-", 1)
    file = HERE / deck.texts / f"{deck.letter}{number}_{slug.replace('-', '_')}.toml"
    if not file.exists():
        return {}
    written = tomllib.loads(file.read_text("utf-8"))
    return {language: msgspec.convert(written[language], Texts) for language in LANGUAGES}
