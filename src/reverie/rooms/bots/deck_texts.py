"""What is written on the cards of a table's decks, as bots read it."""

from typing import Final

from msgspec import json

from reverie.bots.known_texts import KnownTexts
from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId
from reverie.rooms.deck_port import TextSource

DeckChoice = tuple[tuple[str, ...], int, int]
"""Decks by name, with how many cards they have and a mark of what is written on them: texts can be edited."""
KEPT: Final = 12
"""Choices of decks that bots have read and keep in mind."""
CARDS_KEPT: Final = 4000
"""Cards whose texts are not looked through again at every move."""
TOGETHER: Final = ("en", "fr")
"""Languages that are read at one table: two opinions on a card are better than one."""


def read_in(language: str) -> tuple[str, ...]:
    """What bots read for its meaning: ten languages would take ten times as long. Words they know in all."""
    return TOGETHER if language in TOGETHER else (language, "en")


class DeckTexts:
    def __init__(self, shelf: TextSource) -> None:
        self._shelf = shelf
        self._boxes: dict[DeckChoice, KnownTexts] = {}
        self._read: dict[tuple[CardId, tuple[str, ...]], tuple[CardTexts, CardTexts, int]] = {}

    def known(self, decks: tuple[str, ...], language: str = "en") -> tuple[DeckChoice, KnownTexts]:
        """What is written on the cards in play; nothing where a deck has no texts."""
        spoken = read_in(language)
        cards = self.cards(decks)
        found = ((card, self._shelf.card_texts(card)) for card in cards)
        read = {card: self._marked(text, spoken) for card, text in found if text is not None}
        texts = {card: text for card, (text, _) in read.items()}
        known = (decks, len(cards), hash((spoken, *(mark for _, mark in read.values()))))
        return known, self._boxes.setdefault(known, KnownTexts(texts))

    def _marked(self, written: CardTexts, spoken: tuple[str, ...]) -> tuple[CardTexts, int]:
        """A card as it is read, with a mark of what is written on it; read anew where that has changed."""
        key = (written.card, spoken)
        kept = self._read.get(key)
        if kept is None or kept[0] != written:
            if len(self._read) >= CARDS_KEPT:
                self._read.clear()
            read = written.among(spoken)
            kept = self._read[key] = (written, read, hash(json.encode(written)))
        return kept[1], kept[2]

    def cards(self, decks: tuple[str, ...]) -> list[CardId]:
        shelf = self._shelf.decks()
        return [card for name in decks if name in shelf for card in shelf[name].cards]

    def forget(self, decks: DeckChoice) -> None:
        self._boxes.pop(decks, None)
