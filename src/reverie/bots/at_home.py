"""A brain that also goes by what people at this server said about the cards, own pictures among them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from reverie.bots.brain import Brain, Fits
from reverie.bots.clues import Spoken
from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId

WORDLESS: Final = 0.25
"""The fit of a card on which nothing is written, as of one that a clue has nothing to do with."""
HOME: Final = 0.5
"""What it adds to a card's fit that people here said the very same about it."""
UNLIKE, ALIKE = 0.4, 0.8
"""Up to the one likeness a clue reminds of nothing that was said, from the other on it is the same."""
KEPT: Final = 512

Reminds = Callable[[str], Sequence[float]]
"""How like each of some texts a clue is."""


class SaidHere:
    """What was said about the cards of a table's decks, and how like it a clue is."""

    def __init__(self, said: Mapping[CardId, Sequence[str]], brain: Brain) -> None:
        self.of = said
        self.brain = brain
        self._cards = [card for card, texts in said.items() for _ in texts]
        self._reminds: Reminds = brain.compared([text for texts in said.values() for text in texts])
        self._known: dict[str, dict[CardId, float]] = {}

    def adds(self, clue: str) -> Mapping[CardId, float]:
        found = self._known.get(clue)
        if found is None:
            found = {}
            for card, like in zip(self._cards, self._reminds(clue), strict=True):
                worth = HOME * min(1.0, max(0.0, (like - UNLIKE) / (ALIKE - UNLIKE)))
                found[card] = max(worth, found.get(card, 0.0))
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[clue] = found
        return found


class AtHome:
    def __init__(self, brain: Brain, said: SaidHere) -> None:
        self._brain, self._said = brain, said
        self.error = brain.error

    def fit(self, clue: str, cards: Sequence[CardTexts], language: str) -> Fits:
        written = [card for card in cards if card.languages]
        known = self._brain.fit(clue, written, language) if written else []
        fits = {card.card: fit for card, fit in zip(written, known, strict=True)}
        adds = self._said.adds(clue)
        return [min(1.0, fits.get(c.card, WORDLESS) + adds.get(c.card, 0.0)) for c in cards]

    def clues(self, card: CardTexts, language: str) -> Sequence[Spoken]:
        """What people said here is told to nobody."""
        return self._brain.clues(card, language) if card.languages else ()

    def reminded(self, clue: str, card: CardTexts, language: str) -> str:
        return self._brain.reminded(clue, card, language) if card.languages else ""

    def recalls(self, clue: str, card: CardTexts) -> bool:
        """Whether something that was said here speaks for the card more than what is known of it anyway."""
        return self._said.adds(clue).get(card.card, 0.0) > HOME / 2

    def compared(self, texts: Sequence[str]) -> Reminds:
        return self._brain.compared(texts)

    def mind(self, number: int) -> Brain:
        return AtHome(self._brain.mind(number), self._said)
