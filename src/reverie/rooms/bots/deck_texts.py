"""What is written on the cards of a table's decks, as bots read it."""

from typing import Final

from msgspec import json

from reverie.bots.known_texts import KnownTexts
from reverie.rooms.deck_port import TextSource

DeckChoice = tuple[tuple[str, ...], int, int]
"""Decks by name, with how many cards they have and a mark of what is written on them: texts can be edited."""
KEPT: Final = 12
"""Choices of decks that bots have read and keep in mind."""


TOGETHER: Final = ("en", "fr")
"""Languages that are read at one table: two opinions on a card are better than one."""


def read_in(language: str) -> tuple[str, ...]:
    """What bots read at a table: reading a card in ten languages would take ten times as long."""
    return TOGETHER if language in TOGETHER else (language, "en")


class DeckTexts:
    def __init__(self, shelf: TextSource) -> None:
        self._shelf = shelf
        self._boxes: dict[DeckChoice, KnownTexts] = {}

    def known(self, decks: tuple[str, ...], language: str = "en") -> tuple[DeckChoice, KnownTexts]:
        """What is written on the cards in play; nothing where a deck has no texts."""
        spoken = read_in(language)
        shelf = self._shelf.decks()
        cards = [card for name in decks if name in shelf for card in shelf[name].cards]
        found = ((card, self._shelf.card_texts(card)) for card in cards)
        texts = {card: text.among(spoken) for card, text in found if text is not None}
        known = (decks, len(cards), hash(json.encode(tuple(texts.values()))))
        return known, self._boxes.setdefault(known, KnownTexts(texts))

    def forget(self, decks: DeckChoice) -> None:
        self._boxes.pop(decks, None)
