"""What a computer player needs of a brain: how well a clue fits a card, and clues for a card."""

from collections.abc import Callable, Sequence
from typing import Protocol

from reverie.bots.clues import Spoken
from reverie.decks.texts import CardTexts

Fits = list[float]


class Brain(Protocol):
    """`error` is how far its fits are from people's; it makes the planner careful."""

    @property
    def error(self) -> float: ...

    def fit(self, clue: str, cards: Sequence[CardTexts], language: str) -> Fits:
        """How well people would find the clue to fit each card, from 0 to 1."""
        ...

    def clues(self, card: CardTexts, language: str) -> Sequence[Spoken]: ...

    def reminded(self, clue: str, card: CardTexts, language: str) -> str:
        """What of all that is said about the card is most like the clue; empty where nothing is."""
        ...

    def compared(self, texts: Sequence[str]) -> Callable[[str], Sequence[float]]:
        """How like each of these a clue is, from 0 to 1."""
        ...

    def mind(self, number: int) -> "Brain":
        """The brain as one bot has it: not all people think of the same."""
        ...
