"""Writing a line and a few words about each card of a deck, one card after the other, kept at once."""

from pathlib import Path

from msgspec.structs import replace

from reverie.decks.check import picture_of, read_deck
from reverie.decks.format import DECK_FILE, CardEntry, DeckFile
from reverie.decks.problems import Problem, problem
from reverie.decks.sources import Folder
from reverie.decks.texts import Texts
from reverie.decks.writing import to_toml, write_file
from reverie.game.clue import readable

LINE, WORD, WORDS = 600, 60, 40
"""The most that a line and a word may have of letters, and a card of words."""


class Describing:
    """A deck in a folder. Whoever stops goes on where they were: only cards without a line are asked for."""

    def __init__(self, folder: Path, deck: DeckFile) -> None:
        self._folder = folder
        self.deck = deck

    def wordless(self, language: str) -> list[CardEntry]:
        return [card for card in self.deck.cards if not said(card, language).description]

    def picture(self, card: CardEntry) -> bytes | Problem:
        return picture_of(Folder(self._folder), card)

    def describe(self, card: CardEntry, language: str, line: str, words: tuple[str, ...]) -> None:
        """The card's other texts stay; deck.toml is replaced atomically."""
        texts = replace(said(card, language), description=line, tags=words)
        written = replace(card, texts={**card.texts, language: texts})
        cards = tuple(written if c.id == card.id else c for c in self.deck.cards)
        deck = DeckFile(self.deck.header, cards)
        write_file(self._folder / DECK_FILE, to_toml(deck).encode())
        self.deck = deck


def open_deck(folder: Path) -> Describing | tuple[Problem, ...]:
    if not folder.is_dir():
        return (problem("no-such-place").at(str(folder)),)
    deck, problems = read_deck(Folder(folder))
    return problems if deck is None or problems else Describing(folder, deck)


def said(card: CardEntry, language: str) -> Texts:
    return card.texts.get(language, Texts())


def words_in(text: str) -> tuple[str, ...]:
    """Words with commas between, each once."""
    cleaned = (" ".join(word.split()).strip(" .;")[:WORD] for word in text.replace(";", ",").split(","))
    return tuple(dict.fromkeys(word for word in cleaned if word and readable(word)))[:WORDS]


def line_of(text: str) -> str:
    return " ".join(text.split())[:LINE] if readable(text) else ""
