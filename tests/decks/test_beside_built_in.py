"""What lies beside the built-in decks in further languages: whole by card, and what the studio ships."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from reverie.bots.clues import literal
from reverie.decks import places
from reverie.decks.format import DECK_FILE, CardEntry, DeckFile, read
from reverie.decks.problems import problem
from reverie.decks.texts import TAGS, CardTexts, Texts
from reverie.decks.translations import translated
from reverie.game.ids import CardId
from reverie.game.words import same
from reverie.texts import LANGUAGES

STUDIO = Path(__file__).parents[2] / "studio" / "languages"
FEWEST = {"first-dreams": 8, "second-sleep": 6, "paper-hearts": 6}
"""Clues a card; English and French have their own numbers (test_built_in)."""
FILES = sorted(places.BUILT_IN.glob("*/texts.*.toml"))
IDS = [f"{file.parent.name} {file.name.split('.')[1]}" for file in FILES]
STRAIGHT = re.compile("['\"`´]")


def language_of(file: Path) -> str:
    return file.name.split(".")[1]


@cache
def deck_of(file: Path) -> DeckFile:
    """deck.toml with this one file beside it."""
    deck, _ = read((file.parent / DECK_FILE).read_bytes())
    assert deck is not None
    found, problems = translated(
        deck, lambda name: file.read_bytes() if name == file.name else problem("picture-missing", file=name)
    )
    assert problems == ()
    return found


def told(file: Path) -> list[tuple[CardEntry, Texts]]:
    language = language_of(file)
    return [(card, card.texts[language]) for card in deck_of(file).cards if language in card.texts]


def test_first_dreams_is_told_in_every_language() -> None:
    there = {language_of(file) for file in FILES if file.parent.name == "first-dreams"}
    assert there | {"fr"} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=IDS)
def test_it_is_what_the_studio_ships(file: Path) -> None:
    """`make deck` would write it anew from there."""
    source = STUDIO / f"{file.parent.name.replace('-', '_')}.{language_of(file)}.toml"
    assert source.read_bytes() == file.read_bytes()


@pytest.mark.parametrize("file", FILES, ids=IDS)
def test_the_deck_has_a_title_and_a_mood(file: Path) -> None:
    header, language = deck_of(file).header, language_of(file)
    assert isinstance(header.title, dict)
    assert isinstance(header.mood, dict)
    assert language in header.title
    assert header.mood[language] != header.mood["en"]


@pytest.mark.parametrize("file", FILES, ids=IDS)
def test_a_card_that_is_told_is_told_whole(file: Path) -> None:
    for card, texts in told(file):
        assert texts.title, card.id
        assert texts.description, card.id
        assert texts.emotions, card.id
        assert TAGS[0] <= len(texts.tags) <= TAGS[1], card.id
        assert len({same(tag) for tag in texts.tags}) == len(texts.tags), card.id
        assert len(texts.clues) >= FEWEST[file.parent.name], card.id
        kinds = Counter(clue.kind for clue in texts.clues)
        if file.parent.name == "paper-hearts":
            assert set(kinds) == {"child"}, card.id
        else:
            assert max(kinds.values()) <= 2, card.id


@pytest.mark.parametrize("file", FILES, ids=IDS)
def test_every_clue_can_be_said(file: Path) -> None:
    """Bots never say a clue that is a title or a tag of its card; a clue of two cards says neither."""
    clues = Counter(same(clue.text) for _, texts in told(file) for clue in texts.clues)
    assert [text for text, times in clues.items() if times > 1] == []
    given_away = [
        (card.id, clue.text)
        for card, texts in told(file)
        for clue in texts.clues
        if literal(clue.text, [CardTexts(CardId(card.id), {language_of(file): texts})])
    ]
    assert given_away == []


@pytest.mark.parametrize("file", FILES, ids=IDS)
def test_quotes_and_apostrophes_are_those_of_print(file: Path) -> None:
    said = [text for _, t in told(file) for text in (t.title, t.description, *(c.text for c in t.clues))]
    assert [text for text in said if STRAIGHT.search(text)] == []
