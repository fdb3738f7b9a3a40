"""Texts beside a deck: texts.<language>.toml."""

import pytest

from reverie.decks.format import DeckFile, read
from reverie.decks.problems import Problem, problem
from reverie.decks.translations import translated

DECK = b"""
id = "two"
title = "Two"

[[cards]]
id = "door"
[cards.texts.en]
title = "The door"
[cards.texts.fr]
title = "La vieille porte"

[[cards]]
id = "sea"
[cards.texts.en]
title = "The sea"
"""


def beside(**files: str) -> tuple[DeckFile, tuple[Problem, ...]]:
    deck, problems = read(DECK)
    assert deck is not None
    assert problems == ()
    named = {f"texts.{language}.toml": text.encode() for language, text in files.items()}
    return translated(deck, lambda name: named.get(name, problem("picture-missing", file=name)))


def test_what_lies_beside_the_deck_is_read_with_it() -> None:
    deck, problems = beside(
        fr="""
title = "Deux"
mood = "Du sel."
[door]
title = "La porte"
clues = [{ kind = "blunt", text = "Entre." }]
[sea]
title = "La mer"
"""
    )
    assert problems == ()
    assert [card.texts["fr"].title for card in deck.cards] == ["La porte", "La mer"]
    assert [card.texts["en"].title for card in deck.cards] == ["The door", "The sea"]
    assert deck.cards[0].texts["fr"].clues[0].text == "Entre."
    assert deck.header.title_in("fr") == "Deux"
    assert deck.header.title_in("en") == "Two"
    assert deck.header.mood_in("fr") == "Du sel."
    assert deck.header.mood_in("en") == ""


def test_a_deck_without_such_files_is_as_it_was() -> None:
    deck, problems = beside()
    assert problems == ()
    assert deck.cards[0].texts["fr"].title == "La vieille porte"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("title = [", "this file"),
        ("title = 3", "title"),
        ("mood = 3", "mood"),
        ("[moon]", "moon"),
        ("[door]\ntitel = 'x'", "door"),
        ("[door]\ntitle = 'a\u202eb'", "title"),
    ],
)
def test_what_is_wrong_is_named_with_its_file_and_the_rest_is_read(text: str, where: str) -> None:
    deck, problems = beside(fr=text)
    assert [where in p.message() for p in problems] == [True]
    assert problems[0].place.startswith("texts.fr.toml")
    assert deck.cards[1].texts["en"].title == "The sea"
