"""The library of phrases, and what may be given as a clue."""

import pytest

from reverie.bots.character import CHARACTERS, DEFAULT, LEVELS, style
from reverie.bots.clues import authored, literal
from reverie.bots.phrases import phrases
from reverie.game.clue import LIMIT, readable
from reverie.game.words import same
from tests.bots.cards import card

KINDS = {"poetic", "proverb", "question", "exclamation", "sound", "feeling"}


def test_there_are_600_phrases_of_all_kinds_in_two_languages() -> None:
    both = {language: phrases(language) for language in ("en", "fr")}
    assert sum(map(len, both.values())) >= 600
    assert all({p.kind for p in found} == KINDS for found in both.values())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_phrases_are_fit_to_be_seen_and_none_occurs_twice(language: str) -> None:
    texts = [p.text for p in phrases(language)]
    assert len({same(t) for t in texts}) == len(texts)
    assert all(readable(t) and 0 < len(t) <= min(80, LIMIT) and t == t.strip() for t in texts)


def test_languages_without_phrases_speak_english() -> None:
    assert phrases("xx") == phrases("en")


def test_a_title_or_a_tag_is_no_clue() -> None:
    one = card(0)
    texts = one.languages["en"]
    assert literal(texts.title.upper(), [one])
    assert literal(f"Well, {texts.title}!", [one])
    assert literal(texts.tags[0] + "!", [one])
    assert literal(one.languages["fr"].tags[0], [one])
    assert not literal(f"{texts.tags[0]} at night", [one])


def test_authored_clues_are_in_the_tables_language() -> None:
    assert {c.text for c in authored(card(3), "fr")} == {c.text for c in card(3).languages["fr"].clues}
    assert authored(card(3), "xx") == ()


def test_a_bots_temper_is_read_from_its_chair() -> None:
    assert style("poetic strong").character == CHARACTERS["poetic"]
    assert style("Riddling-Easy").level == LEVELS["easy"]
    assert style("") == style("no such thing") == DEFAULT
