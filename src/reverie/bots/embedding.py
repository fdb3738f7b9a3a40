"""The default brain: clues and cards as vectors of meaning, calibrated to the deck."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots.brain import Brain, Fits
from reverie.bots.clues import Spoken
from reverie.bots.lexical import LexicalBrain
from reverie.bots.phrases import phrases
from reverie.bots.thoughts import GROUPS, WHOLE, Encoder, Thoughts, Vectors
from reverie.decks.texts import CardTexts
from reverie.game import words
from reverie.game.ids import CardId

REMEMBERED: Final = 4096
MIDDLE, SPREAD = 0.25, 0.16
"""The fit of a card the clue has nothing to do with, and what one standard deviation adds to it."""
WORDS: Final = 0.3
"""What sharing all its words with the card adds to a clue's fit: a tag itself, a name, an emoji."""
THOUGHTS: Final = 0.7
"""How much of the meaning is what readers thought of at the card; the rest is what is written on it. Chosen
on readers' own clues, each heard with nothing of that reader in mind."""


class Written(Struct, frozen=True):
    """Where the texts of the cards stand among the vectors; -1 fills the rows."""

    title: NDArray[np.intp]
    about: NDArray[np.intp]
    tags: NDArray[np.intp]


class Index:
    """Cards as they are written in one language, with the usual likeness of each to clues in general."""

    def __init__(self, encoder: Encoder, language: str, cards: Sequence[CardTexts], generic: Vectors) -> None:
        texts: list[str] = []
        rows: dict[str, list[list[int]]] = {"title": [], "about": [], "tags": []}

        def note(part: str, written: Sequence[str]) -> None:
            texts.extend(written)
            rows[part].append(list(range(len(texts) - len(written), len(texts))))

        for card in cards:
            found = card.in_language(language)
            note("title", [found.title] if found.title else [])
            note("about", [found.description] if found.description else [])
            note("tags", [*found.tags, *found.emotions])
        self._texts = texts
        self._vectors = np.vstack([encoder.encode(texts), np.zeros((1, generic.shape[1]), np.float32)])
        self._written = Written(**{part: _filled(many) for part, many in rows.items()})
        self._core = np.array([self._mean(n) for n in range(len(cards))], np.float32)
        likeness = np.array([self._likeness(v) for v in generic], np.float32)
        self._usual = likeness.mean(0)
        self._scale = float((likeness - self._usual).std()) or 1.0

    def _mean(self, card: int) -> Vectors:
        places = np.concatenate([getattr(self._written, part)[card] for part in ("title", "about", "tags")])
        mean = self._vectors[places[places >= 0]].sum(0)
        return np.asarray(mean / (float(np.linalg.norm(mean)) or 1.0), np.float32)

    def _likeness(self, vector: Vectors) -> Vectors:
        to = self._vectors @ vector
        to[-1] = 0.0  # what is not written is like nothing
        title, about = to[self._written.title].max(1), to[self._written.about].max(1)
        tags = -np.sort(-to[self._written.tags], axis=1)[:, :2]
        parts = np.stack([title, about, tags[:, 0]])
        base = 0.45 * parts.max(0) + 0.25 * parts.mean(0) + 0.30 * tags.mean(1)
        return np.asarray(0.5 * base + 0.5 * (self._core @ vector), np.float32)

    def nearest(self, card: int, vector: Vectors) -> list[str]:
        """What is written on a card, tags and emotions or else its title, the likest first."""
        tags = self._written.tags[card]
        rows = tags[tags >= 0] if (tags >= 0).any() else self._written.title[card]
        rows = rows[rows >= 0]
        return [self._texts[row] for row in rows[np.argsort(-(self._vectors[rows] @ vector))]]

    def apart(self, vector: Vectors) -> Vectors:
        """How much more each card is like this than it is like clues in general, in standard deviations."""
        found = (self._likeness(vector) - self._usual) / self._scale
        return np.asarray(found - np.median(found), np.float32)  # short clues are a little like everything


class EmbeddingBrain:
    """Cards are compared in every language they are written in: two opinions are better than one."""

    def __init__(self, encoder: Encoder, error: float = 0.18) -> None:
        self.error = error
        self._encoder = encoder
        self._cards: list[CardTexts] = []
        self._place: dict[CardId, int] = {}
        self._languages: list[str] = []
        self._indexes: list[Index] = []
        self._read: dict[str, Vectors] = {}
        self._words = LexicalBrain()
        self._rows: OrderedDict[str, Vectors] = OrderedDict()
        self._said: dict[str, Vectors] = {}
        """What people said at this server, where bots learn by it."""
        self._latest: tuple[str, Vectors] = ("", np.zeros(0, np.float32))

    def learn(self, cards: Sequence[CardTexts]) -> None:
        new = [c for c in cards if c.card not in self._place]
        if not new:
            return
        for card in new:
            self._place[card.card] = len(self._place)
        self._cards += new
        self._words.learn(new)
        languages = list(dict.fromkeys(language for c in self._cards for language in c.languages))
        for language in languages:
            self._remember([p.text for p in phrases(language)])
            self._remember([c.text for card in new for c in self.clues(card, language)])
        self._languages, self._indexes = languages, [self._index(language) for language in languages]
        generic = [self._read[p.text] for language in languages for p in phrases(language)]
        self._thoughts = Thoughts(self._encoder, self._cards, np.array(generic))
        self._rows.clear()

    def warm(self, cards: Sequence[CardTexts]) -> Iterator[None]:
        """Read the cards and weigh all that bots may say, in small steps; first moves are quick then."""
        self.learn(cards)
        for clue in tuple(self._read):
            self.fit(clue, (), "")
            yield
        self.fit("Good morning", (), "")  # the vectors may have come from the disk: now the encoder loads
        yield

    def _index(self, language: str) -> Index:
        generic = np.array([self._read[p.text] for p in phrases(language)])
        return Index(self._encoder, language, self._cards, generic)

    def _remember(self, texts: Sequence[str]) -> None:
        """What bots say themselves need not be read again."""
        new = [text for text in dict.fromkeys(texts) if text not in self._read]
        if new:
            self._read |= zip(new, self._encoder.encode(new), strict=True)

    def fit(self, clue: str, cards: Sequence[CardTexts], language: str) -> Fits:
        return self.fit_in(WHOLE, clue, cards)

    def fit_in(self, mind: int, clue: str, cards: Sequence[CardTexts]) -> Fits:
        """As whoever knows only some of the readers sees it."""
        self.learn(cards)
        found = self._rows.get(clue)
        if found is None:
            found = self._rows[clue] = self._row(clue)
            if len(self._rows) > REMEMBERED:
                self._rows.popitem(last=False)
        fits: Fits = found[mind, [self._place[c.card] for c in cards]].tolist()
        return fits

    def compared(self, texts: Sequence[str]) -> Callable[[str], Sequence[float]]:
        """What has not been read yet is like nothing; one more is read with every clue."""
        unread, rows = list(range(len(texts))), np.zeros((len(texts), 0), np.float32)

        def like(clue: str) -> Sequence[float]:
            nonlocal rows
            vector, late = self._vector(clue), True
            if not rows.size:
                rows = np.zeros((len(texts), len(vector)), np.float32)
            for n in tuple(unread):
                if texts[n] in self._said or late:
                    late = late and texts[n] in self._said
                    rows[n] = self._heard(texts[n])
                    unread.remove(n)
            found: list[float] = (rows @ vector).tolist()
            return found

        return like

    def hear(self, texts: Sequence[str]) -> Iterator[None]:
        """Read beforehand what was said here."""
        for text in texts:
            self._heard(text)
            yield

    def _heard(self, text: str) -> Vectors:
        if text not in self._said:
            self._said[text] = self._encoder.encode([words.spelled(text)])[0]
        return self._said[text]

    def mind(self, number: int) -> Brain:
        return OneMind(self, number % GROUPS)

    def _row(self, clue: str) -> Vectors:
        """By mind: meaning and shared words. For which card a clue was written is no listener's to know."""
        vector = self._vector(clue)
        written = np.mean([index.apart(vector) for index in self._indexes], axis=0)
        share = THOUGHTS * self._thoughts.known
        apart = (1 - share) * written + share * self._thoughts.apart(vector)
        fits = np.clip(MIDDLE + SPREAD * apart, 0.0, 1.0)
        shared = self._words.overlap(clue)
        for n, card in enumerate(self._cards):
            fits[:, n] = np.minimum(1.0, fits[:, n] + WORDS * shared.get(card.card, 0.0))
        return np.asarray(fits, np.float32)

    def _vector(self, clue: str) -> Vectors:
        if (read := self._read.get(clue)) is not None:
            return read
        latest, vector = self._latest
        if latest != clue:
            vector = self._encoder.encode([words.spelled(clue)])[0]
            self._latest = (clue, vector)
        return vector

    def clues(self, card: CardTexts, language: str) -> Sequence[Spoken]:
        return self._words.clues(card, language)

    def reminded(self, clue: str, card: CardTexts, language: str) -> str:
        return self.reminded_in(WHOLE, clue, card, language)

    def reminded_in(self, mind: int, clue: str, card: CardTexts, language: str) -> str:
        """A thought of the readers this mind knows; where there are none, something that is written on it."""
        self.learn([card])
        place, vector = self._place[card.card], self._vector(clue)
        near = self._thoughts.nearest(mind, place, vector, language)
        if not near and language in self._languages:
            near = self._indexes[self._languages.index(language)].nearest(place, vector)
        return next((one for one in near if words.same(one) != words.same(clue)), "")


class OneMind:
    """One bot's eyes: what it makes of a clue are the associations of some readers."""

    def __init__(self, whole: EmbeddingBrain, number: int) -> None:
        self._whole, self._number = whole, number
        self.error = whole.error

    def fit(self, clue: str, cards: Sequence[CardTexts], language: str) -> Fits:
        return self._whole.fit_in(self._number, clue, cards)

    def clues(self, card: CardTexts, language: str) -> Sequence[Spoken]:
        return self._whole.clues(card, language)

    def reminded(self, clue: str, card: CardTexts, language: str) -> str:
        return self._whole.reminded_in(self._number, clue, card, language)

    def compared(self, texts: Sequence[str]) -> Callable[[str], Sequence[float]]:
        return self._whole.compared(texts)

    def mind(self, number: int) -> Brain:
        return self._whole.mind(number)


def _filled(rows: Sequence[Sequence[int]]) -> NDArray[np.intp]:
    """Rows of one length, at least two long, filled up with -1."""
    width = max(2, *map(len, rows)) if len(rows) > 1 else max(2, len(rows[0]))
    return np.array([[*row, *[-1] * (width - len(row))] for row in rows], np.intp)
