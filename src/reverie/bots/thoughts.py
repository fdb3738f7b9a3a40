"""What readers thought of at the cards, as vectors: whole, and as minds that know some of the readers."""

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from reverie.decks.texts import CardTexts

Vectors = NDArray[np.float32]


class Encoder(Protocol):
    """Sentences to vectors of length one."""

    def encode(self, texts: Sequence[str]) -> Vectors: ...


GROUPS: Final = 6
"""The readers of a card are dealt out to so many groups."""
UNKNOWN: Final = 2
"""Each mind knows nothing of so many groups, every mind of other ones: two of three readers are its own."""
WHOLE: Final = GROUPS
"""The mind that knows them all."""
NEAREST: Final = 3
"""Half of the likeness is that of the nearest associations, half that of all."""
DIMENSIONS: Final = 192
"""Of 512: kept are those in which the associations of a deck differ, in less than half the memory."""


class Thoughts:
    """Likeness of a clue to what was thought of at each card, by mind."""

    def __init__(self, encoder: Encoder, cards: Sequence[CardTexts], generic: Vectors) -> None:
        said: list[tuple[str, str]] = []
        places = [[_noted(said, group) for group in _groups(card)] for card in cards]
        self._said = said
        """Language and words; the same rows as the vectors."""
        width = max((len(group) for of_card in places for group in of_card), default=0)
        width = max(width, NEAREST)
        padded = [[[*g, *[-1] * (width - len(g))] for g in of_card] for of_card in places]
        self._places = np.array(padded, np.int32)
        self._count = (self._places >= 0).sum(2)
        self.known: NDArray[np.bool_] = self._count.sum(1) > 0
        """Cards of which somebody has said anything."""
        if not self.known.any():
            return
        vectors = encoder.encode([text for _, text in said])
        _, directions = np.linalg.eigh(vectors.T @ vectors)
        self._onto = np.ascontiguousarray(directions[:, -DIMENSIONS:], np.float32)
        self._vectors = np.ascontiguousarray(vectors @ self._onto, np.float32)
        likeness = np.array([self._likeness(vector) for vector in generic], np.float32)[:, :, self.known]
        self._usual = likeness.mean(0)
        self._scale = float((likeness - self._usual).std()) or 1.0

    def apart(self, vector: Vectors) -> Vectors:
        """A row a mind, the whole last: how much more than clues in general, in standard deviations."""
        found = np.zeros((GROUPS + 1, len(self.known)), np.float32)
        if self.known.any():
            more = (self._likeness(vector)[:, self.known] - self._usual) / self._scale
            found[:, self.known] = more - np.median(more, axis=1, keepdims=True)
        return found

    def nearest(self, mind: int, card: int, vector: Vectors, language: str) -> list[str]:
        """What was thought of at a card, by the readers that this mind knows, the likest first."""
        rows = self._places[card][_MINDS[mind]].ravel() if self.known.any() else np.zeros(0, np.int32)
        rows = np.array([row for row in rows if row >= 0 and self._said[row][0] == language], np.intp)
        if not rows.size:
            return []
        likeness = self._vectors[rows] @ (vector @ self._onto)
        return [self._said[row][1] for row in rows[np.argsort(-likeness, kind="stable")]]

    def _likeness(self, vector: Vectors) -> Vectors:
        to = np.append(self._vectors @ (vector @ self._onto), np.float32(-1.0))
        near = to[self._places]  # by card, group and association; -1 where there is none
        sums = np.where(self._places >= 0, near, 0.0).sum(2)
        nearest = -np.partition(-near, NEAREST - 1, axis=2)[:, :, :NEAREST]
        return np.array([self._seen(nearest, sums, groups) for groups in _MINDS], np.float32)

    def _seen(self, nearest: Vectors, sums: Vectors, groups: Sequence[int]) -> Vectors:
        count = self._count[:, groups].sum(1)
        mean = sums[:, groups].sum(1) / np.maximum(count, 1)
        all_near = nearest[:, groups].reshape(len(nearest), -1)
        best = -np.partition(-all_near, NEAREST - 1, axis=1)[:, :NEAREST]
        near = np.where(best > -1.0, best, 0.0).sum(1) / np.maximum((best > -1.0).sum(1), 1)
        return np.asarray(0.5 * near + 0.5 * mean, np.float32)


def _minds() -> Iterator[list[int]]:
    for mind in range(GROUPS):
        unknown = {(mind + n) % GROUPS for n in range(UNKNOWN)}
        yield [group for group in range(GROUPS) if group not in unknown]
    yield list(range(GROUPS))


_MINDS: Final = list(_minds())


def _groups(card: CardTexts) -> list[list[tuple[str, str]]]:
    """What was said of the card, by group; a reader is in one group in all languages."""
    readers = sorted({reader for r in card.readings.values() for reader in r.says}, key=_numbered)
    groups: list[list[tuple[str, str]]] = [[] for _ in range(GROUPS)]
    for n, reader in enumerate(readers):
        for language, readings in card.readings.items():
            groups[n % GROUPS] += [(language, said) for said in readings.says.get(reader, ())]
    return groups


def _numbered(reader: str) -> tuple[int, str]:
    return (int(reader) if reader.isdecimal() else 0, reader)


def _noted(said: list[tuple[str, str]], group: Sequence[tuple[str, str]]) -> list[int]:
    said.extend(group)
    return list(range(len(said) - len(group), len(said)))
