"""A brain without a model: it goes by shared words."""

from collections.abc import Callable, Sequence
from itertools import chain
from operator import itemgetter

from reverie.bots.brain import Brain, Fits
from reverie.bots.clues import Spoken
from reverie.bots.shared_words import SharedWords
from reverie.decks.texts import CardTexts
from reverie.game.words import same, stems


class LexicalBrain(SharedWords):
    error = 0.28

    def fit(self, clue: str, cards: Sequence[CardTexts], language: str) -> Fits:
        return self.fits(clue, cards)

    def clues(self, card: CardTexts, language: str) -> Sequence[Spoken]:
        return self.repertoire.clues(card, language)

    def reminded(self, clue: str, card: CardTexts, language: str) -> str:
        texts, readings = card.languages.get(language), card.readings.get(language)
        said = () if readings is None else chain.from_iterable(readings.says.values())
        seen = () if texts is None else (*texts.tags, *texts.emotions, texts.title)
        found = (
            (len({*stems(one)} & {*stems(clue)}), one) for one in (*said, *seen) if same(one) != same(clue)
        )
        shared, best = max(found, key=itemgetter(0), default=(0, ""))
        return best if shared else ""

    def compared(self, texts: Sequence[str]) -> Callable[[str], Sequence[float]]:
        known = [frozenset(stems(text)) for text in texts]

        def like(clue: str) -> list[float]:
            said = frozenset(stems(clue))
            return [len(said & one) / (len(said) or 1) for one in known]

        return like

    def mind(self, number: int) -> Brain:
        """Shared words are the same for all."""
        return self
