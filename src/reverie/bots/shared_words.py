"""Which cards share words with a clue: stems, small typos, emoji; in all languages there are."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import chain
from math import log
from typing import Final

from reverie.bots.repertoire import Repertoire
from reverie.decks.texts import CardTexts, Texts
from reverie.game import words
from reverie.game.ids import CardId

TAG, TITLE, EMOTION, THOUGHT, DESCRIPTION = 1.0, 0.9, 0.8, 0.7, 0.45
NOTHING: Final = 0.2
"""The fit of a card that shares no word with the clue."""
ELSEWHERE: Final = 0.8
"""Of a title, a tag or an emotion in a language that is not the table's."""
LONG_ENOUGH: Final = 5
"""Shorter words are too often one letter from another one."""


class SharedWords:
    def __init__(self) -> None:
        self._found: dict[str, dict[CardId, float]] = defaultdict(dict)
        self._near: dict[str, set[str]] = defaultdict(set)
        self._elsewhere: dict[str, tuple[CardId, ...]] = {}
        self._known: dict[CardId, CardTexts] = {}
        self.repertoire = Repertoire()

    def fits(self, clue: str, cards: Sequence[CardTexts]) -> list[float]:
        """How well people would find the clue to fit each card, from 0 to 1, as far as words tell."""
        self.learn(cards)
        shared = self.overlap(clue)
        return [NOTHING + (1 - NOTHING) * shared.get(card.card, 0.0) for card in cards]

    def learn(self, cards: Sequence[CardTexts]) -> None:
        self.repertoire.learn(cards)
        for card in cards:
            known = self._known.get(card.card)
            if known is not card and known != card:
                if known is not None:
                    self._forget(card.card)
                self._known[card.card] = card
                for texts in card.languages.values():
                    self._read(card.card, texts)
                for texts in card.also.values():
                    self._read_elsewhere(card.card, texts)
                for readings in card.readings.values():
                    for said in chain.from_iterable(readings.says.values()):
                        self._note(card.card, said, THOUGHT)

    def _forget(self, card: CardId) -> None:
        """What was written on it before: texts of one's own pictures can be edited."""
        for found in self._found.values():
            found.pop(card, None)
        for stem, cards in self._elsewhere.items():
            if card in cards:
                self._elsewhere[stem] = tuple(one for one in cards if one != card)

    def _read(self, card: CardId, texts: Texts) -> None:
        self._note(card, texts.description, DESCRIPTION)
        for word in texts.emotions:
            self._note(card, word, EMOTION)
        self._note(card, texts.title, TITLE)
        for word in texts.tags:
            self._note(card, word, TAG)

    def _read_elsewhere(self, card: CardId, texts: Texts) -> None:
        """Only what stands out, and only as it is spelled: there may be nine languages of it."""
        for stem in words.stems(" ".join((texts.title, *texts.tags, *texts.emotions))):
            before = self._elsewhere.get(stem, ())
            if card not in before:
                self._elsewhere[stem] = (*before, card)

    def _note(self, card: CardId, text: str, weight: float) -> None:
        for stem in words.stems(text):
            if stem not in self._found:
                for near in _one_letter_less(stem):
                    self._near[near].add(stem)
            self._found[stem][card] = max(weight, self._found[stem].get(card, 0.0))

    def overlap(self, clue: str) -> dict[CardId, float]:
        """How much of the clue's meaningful words each card shares, from 0 to 1; rare words count more."""
        total, shared = 0.0, defaultdict[CardId, float](float)
        for stem in dict.fromkeys(words.stems(clue)):
            found = self._cards_with(stem)
            rarity = log(1 + len(self._known) / (1 + len(found))) if found else 2.0
            total += rarity
            for card, weight in found.items():
                shared[card] += rarity * weight
        return {card: value / total for card, value in shared.items()} if total else {}

    def _cards_with(self, stem: str) -> dict[CardId, float]:
        if found := self._found.get(stem):
            return found
        if cards := self._elsewhere.get(stem):
            return dict.fromkeys(cards, ELSEWHERE)
        if len(stem) < LONG_ENOUGH:
            return {}
        guesses = {g for near in _one_letter_less(stem) for g in self._near.get(near, ())}
        merged: dict[CardId, float] = {}
        for guess in guesses:
            for card, weight in self._found[guess].items():
                merged[card] = max(0.8 * weight, merged.get(card, 0.0))
        return merged


def _one_letter_less(word: str) -> list[str]:
    """Two words a letter apart (wrong, missing, doubled or swapped) share one of these."""
    return [word, *(word[:n] + word[n + 1 :] for n in range(len(word)))] if len(word) >= 4 else [word]
