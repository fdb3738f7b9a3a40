"""What may be told of a card, and how likely people are to find the card by it: measured where it was."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import NormalDist
from typing import Final

from reverie.bots.clues import Spoken, literal
from reverie.decks.readings import Count, Readings, ToldClue
from reverie.decks.texts import CardClue, CardTexts
from reverie.game.ids import CardId

USUAL: Final = 0.9
"""How many readers find a card among six, before anybody has been asked."""
FIRMNESS: Final = 4.0
"""A clue's own count weighs against so many readers as find clues of its kind, and a kind against all."""
NOTCH: Final = 0.7
"""People at a table find less than readers who have nothing else to do: they look at small pictures, in a
hurry, beside friends who distract them. No count of people is known; where nine readers of ten find a card,
seven people of ten are taken to."""
NOBODY: Final = 3
"""A clue that so many readers heard and none of them understood is not told."""
EVEN, STEEP = 0.65, 0.32
"""The fit at which half of the listeners find a card among six at imagined tables, and what one standard
deviation of ease adds to it: measured with the planner on First Dreams in English and French, alike."""
_NORMAL: Final = NormalDist()


def seen(readers: float) -> float:
    """How well people see that a clue fits its card, on the scale of fits, if so many readers found it."""
    return EVEN + STEEP * (_NORMAL.inv_cdf(min(0.98, max(0.02, readers))) - NOTCH)


class Repertoire:
    def __init__(self) -> None:
        self._kinds: dict[tuple[str, str], Count] = defaultdict(lambda: (0, 0))
        self._known: dict[CardId, CardTexts] = {}
        self._clues: dict[tuple[CardId, str], tuple[Spoken, ...]] = {}

    def learn(self, cards: Sequence[CardTexts]) -> None:
        """Counts of clues of a kind are taken over all cards there are."""
        for card in cards:
            if card.card not in self._known:
                self._known[card.card] = card
                for language in card.readings:
                    for kind, _, (found, of) in _counted(card, language):
                        before = self._kinds[language, kind]
                        self._kinds[language, kind] = (before[0] + found, before[1] + of)
                self._clues.clear()

    def clues(self, card: CardTexts, language: str) -> tuple[Spoken, ...]:
        """Those that do not give its title or a tag away, and that somebody understood."""
        key = (card.card, language)
        if self._known.get(card.card) is not card:
            return tuple(self._spoken(card, language))
        if key not in self._clues:
            self._clues[key] = tuple(self._spoken(card, language))
        return self._clues[key]

    def _spoken(self, card: CardTexts, language: str) -> Iterator[Spoken]:
        for kind, text, (found, of) in _counted(card, language):
            if not literal(text, [card]) and not (found == 0 and of >= NOBODY):
                yield Spoken(text, kind, True, seen(self._share(language, kind, (found, of))), of > 0)

    def _share(self, language: str, kind: str, count: Count) -> float:
        every = [n for (spoken, _), n in self._kinds.items() if spoken == language]
        usual = shrunk((sum(found for found, _ in every), sum(of for _, of in every)), USUAL)
        return shrunk(count, shrunk(self._kinds.get((language, kind), (0, 0)), usual))


def shrunk(count: Count, towards: float) -> float:
    found, of = count
    return (found + FIRMNESS * towards) / (of + FIRMNESS)


def _counted(card: CardTexts, language: str) -> Iterator[tuple[str, str, Count]]:
    """Every clue written or told for the card: kind, text, how many found it."""
    texts, readings = card.languages.get(language), card.readings.get(language, Readings())
    every: list[CardClue | ToldClue] = [*(texts.clues if texts is not None else ()), *readings.told]
    for clue in every:
        yield clue.kind, clue.text, readings.found.get(clue.text, (0, 0))
