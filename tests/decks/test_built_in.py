"""The decks that come with the game are whole: 84 cards each, light enough, all texts in both languages."""

from collections import Counter
from pathlib import Path
from zlib import compress

import pytest

from reverie.decks import places
from reverie.decks.format import DECK_FILE, CardEntry, read
from reverie.decks.install import RESERVED
from reverie.decks.kinds import kind_of
from reverie.decks.library import open_library
from reverie.decks.texts import CLUES, TAGS

CLUES_A_CARD = {"first-dreams": 10, "second-sleep": 12, "paper-hearts": 3}
"""Of the decks that come with the game, or will once all their pictures are painted."""
HEAVIEST = {"first-dreams": 20_000_000, "second-sleep": 20_000_000, "paper-hearts": 14_000_000}
FOR_CHILDREN = ("paper-hearts",)
"""A child needs neither proverbs nor anything dark."""
HERE = sorted(folder.name for folder in places.BUILT_IN.iterdir())
READ = {deck: read((places.BUILT_IN / deck / DECK_FILE).read_bytes()) for deck in HERE}


def cards_of(deck: str) -> tuple[CardEntry, ...]:
    file, _ = READ[deck]
    return () if file is None else file.cards


CARDS = [(deck, card) for deck in HERE for card in cards_of(deck)]


def test_every_built_in_deck_is_known_and_its_name_is_taken() -> None:
    assert {"first-dreams"} <= set(HERE) <= set(CLUES_A_CARD)
    assert set(CLUES_A_CARD) < RESERVED


@pytest.mark.parametrize("deck", HERE)
def test_there_are_84_cards_and_nothing_is_wrong_with_them(deck: str) -> None:
    _, problems = READ[deck]
    assert problems == ()
    file, _ = READ[deck]
    assert file is not None
    assert len(file.dealt) == 84
    assert file.header.age
    assert all(file.header.mood_in(language) for language in ("en", "fr"))
    assert file.header.licence == "CC BY 4.0"


@pytest.mark.parametrize("deck", HERE)
def test_a_deck_with_all_its_pictures_is_light_enough(deck: str) -> None:
    """In the package, where texts are packed as in any wheel and pictures cannot get smaller."""
    files = [file for file in (places.BUILT_IN / deck).rglob("*") if file.is_file()]
    assert sum(len(compress(file.read_bytes())) for file in files) <= HEAVIEST[deck]


@pytest.mark.parametrize(("deck", "card"), CARDS, ids=lambda value: getattr(value, "id", value))
def test_a_card_has_its_texts_in_both_languages(deck: str, card: CardEntry) -> None:
    for language in ("en", "fr"):
        texts = card.texts[language]
        assert texts.title
        assert texts.description
        assert texts.emotions
        assert TAGS[0] <= len(texts.tags) <= TAGS[1]
        assert len(texts.clues) == CLUES_A_CARD[deck]
        kinds = Counter(clue.kind for clue in texts.clues)
        if deck in FOR_CHILDREN:
            assert set(kinds) == {"child"}
        else:
            assert all(kinds[kind] >= least for kind, least in CLUES.items())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("deck", HERE)
def test_no_clue_stands_twice_in_the_deck(deck: str, language: str) -> None:
    clues = Counter(clue.text.casefold() for card in cards_of(deck) for clue in card.texts[language].clues)
    assert [text for text, times in clues.items() if times > 1] == []


def test_the_library_finds_both_sizes_of_every_card_and_the_small_one_is_webp(tmp_path: Path) -> None:
    library = open_library(tmp_path)
    assert library.problems() == ()
    for deck, found in library.decks().items():
        assert deck in HERE
        assert found.public
        for card in found.cards:
            picture = library.picture(card)
            assert picture is not None
            assert picture.preview
            small, large = (library.file(picture.key, size) for size in (600, 1200))
            assert small is not None
            assert large is not None
            assert kind_of(small) == "webp"
            assert kind_of(large) in ("webp", "avif")
