"""The painted deck as bots know it, and the default brain, read once for all tests of a process."""

from functools import lru_cache
from pathlib import Path

import pytest

from reverie.bots import encoder, packages
from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.known_texts import KnownTexts
from reverie.decks.format import read
from reverie.decks.library import PAINTED
from reverie.decks.places import BUILT_IN
from reverie.decks.texts import CardTexts

KEPT = Path(__file__).parents[2] / "build" / "bots"
"""What was read once is kept here for the next run."""

needs_encoder = pytest.mark.skipif(not packages.can_encode(), reason="the sentence encoder is not installed")


@lru_cache(maxsize=1)
def box() -> KnownTexts:
    file, problems = read((BUILT_IN / PAINTED / "deck.toml").read_bytes())
    assert file is not None, problems
    return KnownTexts({file.card_id(c): CardTexts(file.card_id(c), c.texts) for c in file.cards})


@lru_cache(maxsize=1)
def brain() -> EmbeddingBrain:
    return awake()


def awake() -> EmbeddingBrain:
    """A brain that knows the deck and has heard nothing yet."""
    found = EmbeddingBrain(encoder.SentenceEncoder(KEPT))
    for _ in found.warm(list(box().texts.values())):
        pass
    return found
