"""A brain without a model: it goes by shared words."""

from collections.abc import Sequence

from reverie.bots.brain import Brain, Fits
from reverie.bots.clues import Spoken
from reverie.bots.shared_words import SharedWords
from reverie.decks.texts import CardTexts


class LexicalBrain(SharedWords):
    error = 0.28

    def fit(self, clue: str, cards: Sequence[CardTexts], language: str) -> Fits:
        return self.fits(clue, cards)

    def clues(self, card: CardTexts, language: str) -> Sequence[Spoken]:
        return self.repertoire.clues(card, language)

    def mind(self, number: int) -> Brain:
        """Shared words are the same for all."""
        return self
