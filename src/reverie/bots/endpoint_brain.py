"""A brain behind an external endpoint, which is asked what clues and cards mean, and for new clues."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from reverie.bots.brain import Brain, Fits
from reverie.bots.clues import Spoken, literal
from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.endpoint import LANGUAGES, Endpoint, NoAnswer, ask
from reverie.bots.thoughts import Vectors
from reverie.decks.texts import CardTexts

log = logging.getLogger(__name__)

MOST: Final = 100
"""Texts in one request."""
ASK: Final = (
    "You play a storytelling game with picture cards. Write 8 short clues in {language} for this card:"
    " evocative, never naming what is on it, found by some players but not by all. One per line, nothing"
    " else.\n\n{title}\n{about}"
)


class EndpointEncoder:
    def __init__(self, endpoint: Endpoint) -> None:
        self._endpoint = endpoint

    def encode(self, texts: Sequence[str]) -> Vectors:
        parts = [self._some(texts[n : n + MOST]) for n in range(0, len(texts), MOST)]
        return np.vstack(parts)

    def _some(self, texts: Sequence[str]) -> Vectors:
        asked = {"model": self._endpoint.embedding, "input": list(texts)}
        answer = ask(self._endpoint, "embeddings", asked)
        try:
            rows = sorted(answer["data"], key=lambda row: row["index"])
            vectors = np.array([row["embedding"] for row in rows], np.float32)
        except (KeyError, TypeError, ValueError) as problem:
            raise NoAnswer(f"not an answer to embeddings: {problem!r}") from None
        if vectors.ndim != 2 or len(vectors) != len(texts):
            raise NoAnswer(f"{len(texts)} texts, but vectors of shape {vectors.shape}")
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        return np.asarray(vectors / np.where(lengths == 0, 1, lengths), np.float32)


class EndpointBrain:
    """Where the endpoint does not answer, the brain at home does."""

    def __init__(self, endpoint: Endpoint, home: Brain) -> None:
        self._endpoint = endpoint
        self._home = home
        self._away = EmbeddingBrain(EndpointEncoder(endpoint), error=0.15)
        self._written: dict[tuple[str, str], tuple[Spoken, ...]] = {}
        self.error: float = max(0.15, home.error)

    def fit(self, clue: str, cards: Sequence[CardTexts], language: str) -> Fits:
        try:
            return self._away.fit(clue, cards, language)
        except NoAnswer as problem:
            log.warning("the bots' endpoint does not answer: %s", problem)
            return self._home.fit(clue, cards, language)

    def clues(self, card: CardTexts, language: str) -> Sequence[Spoken]:
        """The authors' clues and, where a model for words is set, new ones, asked for once per card."""
        own = tuple(self._home.clues(card, language))
        if not self._endpoint.chat:
            return own
        key = (card.card, language)
        if key not in self._written:
            self._written[key] = self._new(card, language)
        return (*own, *self._written[key])

    def reminded(self, clue: str, card: CardTexts, language: str) -> str:
        return self._home.reminded(clue, card, language)

    def compared(self, texts: Sequence[str]) -> Callable[[str], Sequence[float]]:
        return self._home.compared(texts)

    def mind(self, number: int) -> Brain:
        return self

    def _new(self, card: CardTexts, language: str) -> tuple[Spoken, ...]:
        texts = card.in_language(language)
        asked = ASK.format(
            language=LANGUAGES.get(language, language), title=texts.title, about=texts.description
        )
        body = {"model": self._endpoint.chat, "messages": [{"role": "user", "content": asked}]}
        try:
            answer = ask(self._endpoint, "chat/completions", body)
            lines = str(answer["choices"][0]["message"]["content"]).splitlines()
        except (NoAnswer, KeyError, IndexError, TypeError) as problem:
            log.warning("the bots' endpoint wrote no clues: %s", problem)
            return ()
        cleaned = [line.strip().lstrip("-*•0123456789.) ").strip("“”\"' ") for line in lines]
        return tuple(
            Spoken(c, "poetic", False) for c in cleaned if 0 < len(c) <= 120 and not literal(c, [card])
        )
