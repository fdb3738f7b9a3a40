"""The built-in deck is whole: 84 cards, light enough, with every text in both languages."""

from collections import Counter
from pathlib import Path

import pytest

from reverie.decks import places
from reverie.decks.format import DECK_FILE, CardEntry, read
from reverie.decks.texts import CLUES, TAGS

FOLDER: Path = places.BUILT_IN / "first-dreams"
DECK, PROBLEMS = read((FOLDER / DECK_FILE).read_bytes())
CARDS: tuple[CardEntry, ...] = () if DECK is None else DECK.cards


def test_there_are_84_cards_and_nothing_is_wrong_with_them() -> None:
    assert PROBLEMS == ()
    assert len(CARDS) == 84


def test_all_pictures_together_weigh_at_most_20_megabytes() -> None:
    assert sum(f.stat().st_size for f in FOLDER.rglob("*") if f.is_file()) <= 20_000_000


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_has_its_pictures_and_its_texts_in_both_languages(card: CardEntry) -> None:
    for kind in ("600", "1200", "preview"):
        assert (FOLDER / "cards" / f"{card.id}.{kind}.webp").exists()
    for language in ("en", "fr"):
        texts = card.texts[language]
        assert texts.title
        assert texts.description
        assert texts.emotions
        assert TAGS[0] <= len(texts.tags) <= TAGS[1]
        assert Counter(clue.kind for clue in texts.clues) == CLUES


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_clue_stands_twice_in_the_deck(language: str) -> None:
    clues = Counter(clue.text.casefold() for card in CARDS for clue in card.texts[language].clues)
    assert [text for text, times in clues.items() if times > 1] == []
