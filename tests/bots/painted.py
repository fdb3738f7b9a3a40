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
from reverie.decks.problems import Problem, problem
from reverie.decks.readings import read_beside
from reverie.decks.texts import CardTexts
from reverie.decks.translations import translated
from reverie.rooms.bots.deck_texts import read_in

KEPT = Path(__file__).parents[2] / "build" / "bots"
"""What was read once is kept here for the next run."""

needs_encoder = pytest.mark.skipif(not packages.can_encode(), reason="the sentence encoder is not installed")


@lru_cache(maxsize=16)
def box(language: str = "en") -> KnownTexts:
    """What bots read at a table of that language."""
    folder = BUILT_IN / PAINTED
    written, problems = read((folder / "deck.toml").read_bytes())
    assert written is not None, problems
    file, wrong = translated(written, lambda name: _beside(folder / name))
    assert not wrong
    readings, wrong = read_beside(lambda name: _beside(folder / name))
    assert not wrong
    cards = (
        CardTexts(file.card_id(c), c.texts, readings=readings.get(c.id, {})).among(read_in(language))
        for c in file.dealt
    )
    return KnownTexts({card.card: card for card in cards})


def _beside(file: Path) -> bytes | Problem:
    return file.read_bytes() if file.exists() else problem("picture-missing", file=file.name)


@lru_cache(maxsize=16)
def brain(language: str = "en") -> EmbeddingBrain:
    return awake(language)


def awake(language: str = "en") -> EmbeddingBrain:
    """A brain that knows the deck and has heard nothing yet."""
    found = EmbeddingBrain(encoder.SentenceEncoder(KEPT))
    for _ in found.warm(list(box(language).texts.values())):
        pass
    return found
