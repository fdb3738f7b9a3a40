"""The default brain: clues and cards as vectors of meaning, calibrated to the deck."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots import words
from reverie.bots.brain import TRUST, Fits, Spoken, author_levels, authored
from reverie.bots.lexical import LexicalBrain
from reverie.bots.phrases import phrases
from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId

Vectors = NDArray[np.float32]

REMEMBERED: Final = 4096
MIDDLE, SPREAD = 0.25, 0.16
"""The fit of a card the clue has nothing to do with, and of one standard deviation more."""
WORDS: Final = 0.3
"""What sharing all its words with the card adds to a clue's fit: a tag itself, a name, an emoji."""


class Encoder(Protocol):
    """Sentences to vectors of length one."""

    def encode(self, texts: Sequence[str]) -> Vectors: ...


class Written(Struct, frozen=True):
    """Where the texts of the cards stand among the vectors; -1 fills the rows."""

    title: NDArray[np.intp]
    about: NDArray[np.intp]
    tags: NDArray[np.intp]


class Index:
    """The cards known so far in one language, with the usual likeness of each to clues in general."""

    def __init__(self, encoder: Encoder, language: str) -> None:
        self._encoder = encoder
        self._language = language
        self.place: dict[CardId, int] = {}
        self.cards: list[CardTexts] = []
        self._phrases = {p.text: n for n, p in enumerate(phrases(language))}
        self._generic = encoder.encode(list(self._phrases))

    def learn(self, cards: Sequence[CardTexts]) -> None:
        new = [c for c in cards if c.card not in self.place]
        if not new:
            return
        for card in new:
            self.place[card.card] = len(self.place)
        self.cards += new
        self._read()

    def _read(self) -> None:
        texts: list[str] = []
        rows: dict[str, list[list[int]]] = {"title": [], "about": [], "tags": []}

        def note(part: str, written: Sequence[str]) -> None:
            texts.extend(written)
            rows[part].append(list(range(len(texts) - len(written), len(texts))))

        for card in self.cards:
            found = card.in_language(self._language)
            note("title", [found.title] if found.title else [])
            note("about", [found.description] if found.description else [])
            note("tags", [*found.tags, *found.emotions])
        self._vectors = np.vstack([self._encoder.encode(texts), np.zeros((1, self._generic.shape[1]), "f4")])
        clues = [c.text for card in self.cards for c in card.in_language(self._language).clues]
        self._clues = dict(zip(clues, self._encoder.encode(clues), strict=True)) if clues else {}
        self._written = Written(**{part: _filled(many) for part, many in rows.items()})
        self._core = np.array([self._mean(n) for n in range(len(self.cards))], np.float32)
        generic = np.array([self._likeness(v) for v in self._generic], np.float32)
        self._usual = generic.mean(0)
        self._scale = float((generic - self._usual).std()) or 1.0

    def _mean(self, card: int) -> Vectors:
        places = np.concatenate([getattr(self._written, part)[card] for part in ("title", "about", "tags")])
        mean = self._vectors[places[places >= 0]].sum(0)
        return np.asarray(mean / (float(np.linalg.norm(mean)) or 1.0), np.float32)

    def _likeness(self, vector: Vectors) -> Fits:
        to = self._vectors @ vector
        to[-1] = 0.0  # what is not written is like nothing
        title, about = to[self._written.title].max(1), to[self._written.about].max(1)
        tags = -np.sort(-to[self._written.tags], axis=1)[:, :2]
        parts = np.stack([title, about, tags[:, 0]])
        base = 0.45 * parts.max(0) + 0.25 * parts.mean(0) + 0.30 * tags.mean(1)
        return np.asarray(0.5 * base + 0.5 * (self._core @ vector), np.float32)

    def _vector(self, clue: str) -> Vectors:
        """What has been read before, phrases and authored clues, need not be read again."""
        if (known := self._phrases.get(clue)) is not None:
            return np.asarray(self._generic[known])
        if (read := self._clues.get(clue)) is not None:
            return np.asarray(read)
        return np.asarray(self._encoder.encode([words.spelled(clue)])[0])

    def meant(self, clue: str) -> Fits:
        """How well the clue fits every card known, by its meaning."""
        apart = (self._likeness(self._vector(clue)) - self._usual) / self._scale
        apart -= np.median(apart)  # short clues are a little like everything
        return np.asarray(np.clip(MIDDLE + SPREAD * apart, 0.0, 1.0), np.float32)


class EmbeddingBrain:
    def __init__(self, encoder: Encoder, error: float = 0.18) -> None:
        self.error = error
        self._encoder = encoder
        self._index: dict[str, Index] = {}
        self._words = LexicalBrain()
        self._levels: dict[CardId, dict[str, float]] = {}
        self._rows: OrderedDict[tuple[str, str], Fits] = OrderedDict()

    def learn(self, cards: Sequence[CardTexts], language: str) -> Index:
        index = self._index.get(language)
        if index is None:
            index = self._index[language] = Index(self._encoder, language)
        if any(c.card not in index.place for c in cards):
            index.learn(cards)
            self._words.learn(cards)
            self._levels |= {c.card: author_levels(c) for c in cards}
            self._rows.clear()
        return index

    def fit(self, clue: str, cards: Sequence[CardTexts], language: str) -> Fits:
        index = self.learn(cards, language)
        found = self._rows.get((language, clue))
        if found is None:
            found = self._rows[language, clue] = self._row(clue, index)
            if len(self._rows) > REMEMBERED:
                self._rows.popitem(last=False)
        place = index.place
        return np.asarray(found[[place[c.card] for c in cards]])

    def _row(self, clue: str, index: Index) -> Fits:
        """Meaning, shared words, and the author's word where the clue was written for the card."""
        fits, said = index.meant(clue), words.same(clue)
        shared = self._words.overlap(clue)
        for n, card in enumerate(index.cards):
            fits[n] = min(1.0, fits[n] + WORDS * shared.get(card.card, 0.0))
            if (level := self._levels[card.card].get(said)) is not None:
                fits[n] = (1 - TRUST) * fits[n] + TRUST * level
        return fits

    def clues(self, card: CardTexts, language: str) -> Sequence[Spoken]:
        return authored(card, language)


def _filled(rows: Sequence[Sequence[int]]) -> NDArray[np.intp]:
    """Rows of one length, at least two long, filled up with -1."""
    width = max(2, *map(len, rows)) if len(rows) > 1 else max(2, len(rows[0]))
    return np.array([[*row, *[-1] * (width - len(row))] for row in rows], np.intp)
