"""Bots find the card of people's clues at least twice as often as chance would."""

import pytest

from reverie.bots.lexical import LexicalBrain
from tests.bots import hearing, painted

CHANCE = 1 / 6
TABLES = 8


@pytest.mark.parametrize("language", ["en", "fr"])
def test_there_are_enough_clues_of_all_cards(language: str) -> None:
    heard = hearing.clues(language)
    assert len(heard) >= 100
    assert {h.card for h in heard} == set(range(1, 85))


@painted.needs_encoder
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("level", ["middle", "strong"])
def test_among_six_with_decoys_of_bots_twice_chance(language: str, level: str) -> None:
    assert hearing.found_right(painted.brain(), language, level, TABLES).mean >= 2 * CHANCE


@pytest.mark.parametrize("language", ["en", "fr"])
def test_by_words_alone_far_above_chance(language: str) -> None:
    found = hearing.found_right(LexicalBrain(), language, "middle", TABLES)
    assert found.mean - found.margin > 1.4 * CHANCE
