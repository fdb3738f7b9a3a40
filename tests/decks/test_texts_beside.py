"""What lies beside the built-in decks in other languages: every card, enough, nothing left in English."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from reverie.decks.format import DeckFile, read
from reverie.decks.places import BUILT_IN
from reverie.decks.problems import Problem, problem
from reverie.decks.texts import Texts
from reverie.decks.translations import translated

FILES = sorted(BUILT_IN.glob("*/texts.*.toml"))
ENOUGH = {"first-dreams": 8}
"""Clues of a card in each language; six in the other decks."""
SAME: frozenset[str] = frozenset()
"""What a language says as English does."""


@lru_cache
def deck(folder: Path) -> DeckFile:
    def beside(name: str) -> bytes | Problem:
        file = folder / name
        return file.read_bytes() if file.exists() else problem("picture-missing", file=name)

    written, problems = read((folder / "deck.toml").read_bytes())
    assert written is not None, problems
    found, wrong = translated(written, beside)
    assert not wrong
    return found


def said(texts: Texts) -> Iterator[str]:
    yield from (texts.title, texts.description)
    yield from (clue.text for clue in texts.clues)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name} {file.suffixes[0]}")
def test_every_card_speaks_the_language(file: Path) -> None:
    language, found = file.name.split(".")[1], deck(file.parent)
    for card in found.dealt:
        assert language in card.texts, card.id
        own, english = card.texts[language], card.texts["en"]
        assert own.title, card.id
        assert own.description, card.id
        assert own.tags, card.id
        assert len({clue.text for clue in own.clues}) >= ENOUGH.get(file.parent.name, 6), card.id
        assert not set(said(own)) & set(said(english)) - SAME, card.id
