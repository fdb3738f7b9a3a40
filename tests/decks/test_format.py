"""deck.toml: what it may say, and messages that name the place of every mistake."""

from pathlib import Path

import pytest

from reverie.decks.check import advice
from reverie.decks.format import DeckFile, read
from reverie.decks.problems import SENTENCES, Problem, problem
from reverie.decks.writing import to_toml
from tests.decks.files import deck_toml

WHOLE = """
id = "seaside"
title = { en = "By the sea", fr = "Au bord de la mer" }
author = "Ana"
licence = "CC-BY-4.0"
public = true
language = "fr"
mood = { en = "Salt and wind.", fr = "Le sel et le vent." }
age = 6

[[cards]]
id = "door"
retired = true
frightening = true
attitudes = { strict = ["curious"], arguable = ["lost", "brave"] }
[cards.texts.en]
title = 'The "Door"'
description = "A door stands in the sea. It is open."
tags = ["door", "sea"]
emotions = ["longing"]
clues = [
    { kind = "poetic", text = "Where the tide goes at night" },
    { kind = "sound", text = "Creak…" },
]
[cards.texts.fr]
title = "La porte"

[[cards]]
id = "02-boat"
file = "pictures/boat.jpg"
"""


def test_everything_a_deck_can_say_is_read_and_written_again_alike() -> None:
    deck, problems = read(WHOLE.encode())
    assert problems == ()
    assert isinstance(deck, DeckFile)
    assert [deck.card_id(card) for card in deck.cards] == ["seaside/door", "seaside/02-boat"]
    assert deck.header.title_in("fr") == "Au bord de la mer"
    assert deck.header.title_in("de") == "Au bord de la mer"
    assert deck.cards[0].texts["en"].clues[1].kind == "sound"
    assert deck.header.mood_in("de") == "Le sel et le vent."
    assert deck.cards[0].attitudes is not None
    assert deck.cards[0].attitudes.arguable == ("lost", "brave")
    assert deck.dealt == deck.cards[1:]
    assert read(to_toml(deck).encode()) == (deck, ())


def test_a_title_may_be_a_plain_string() -> None:
    deck, _ = read(deck_toml("a"))
    assert deck is not None
    assert deck.header.title_in("fr") == "By the sea"
    assert read(to_toml(deck).encode()) == (deck, ())


def test_every_mistake_is_told_at_once_and_where_it_is() -> None:
    text = """
    id = "Not A Slug"
    title = "x"
    [[cards]]
    id = "door"
    texts.en.titel = "typo"
    texts.fr.tags = ["a", 7]
    texts.fr2.title = "x"
    [[cards]]
    id = "door"
    [[cards]]
    id = "UPPER"
    colour = "red"
    [[cards]]
    file = "a.png"
    [[cards]]
    id = "song"
    [[cards.texts.en.clues]]
    kind = "limerick"
    text = "x"
    """
    deck, problems = read(text.encode())
    assert deck is None
    told = [p.message() for p in problems]
    assert told[0] == "deck.toml: id: use small letters a–z, digits and hyphens, at most 64."
    assert any(line.startswith("card 1 'door': texts.en:") and "titel" in line for line in told)
    assert any(line.startswith("card 1 'door': texts.fr: tags[1]: expected `str`") for line in told)
    assert any(line.startswith("card 1 'door'") and "language code" in line for line in told)
    assert any(line.startswith("card 3 'UPPER'") for line in told)
    assert any(line.startswith("card 4: this entry: object missing required field `id`") for line in told)
    assert any(
        "limerick" in line and line.startswith("card 5 'song': texts.en: clues[0].kind") for line in told
    )


def test_two_cards_cannot_have_the_same_id() -> None:
    _, problems = read(deck_toml("a", "b", "a"))
    assert [p.message() for p in problems] == ["card 3 'a': Another card has the same id."]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xff\xfe", "not-toml"),
        (b"id = ", "not-toml"),
        (b"a = " + b"[" * 20_000, "not-toml"),
        (b"id = 'a'\ntitle = 'b'", "no-cards"),
        (b"id = 'a'\ntitle = 'b'\ncards = 3", "wrong-field"),
        (b"id = 'a'\ntitle = {}\n[[cards]]\nid='a'", "wrong-field"),
        (b"id = 'a'\ntitle = 'b'\nsecret = 1\n[[cards]]\nid='a'", "wrong-field"),
        (b"id = '../a'\ntitle = 'b'\n[[cards]]\nid='a'", "wrong-field"),
        (b"id = 'a'\ntitle = 'b'\n[[cards]]\nid='a/../b'", "wrong-field"),
        (b"id = 'a'\ntitle = \"b\\u202E\"\n[[cards]]\nid='a'", "text-unreadable"),
        (b"id = 'a'\ntitle = 'b'\n[[cards]]\nid='a'\ntexts.en.tags = [\"\\u0007\"]", "text-unreadable"),
        (b"id = 'a'\ntitle = 'b'\n[[cards]]\nid='a'\ntexts.en.title = '" + b"x" * 81 + b"'", "wrong-field"),
        (b"id = 'a'\ntitle = 'b'\n[[cards]]\nid='a'\ntexts = 3", "wrong-field"),
        (b"id = 'a'\ntitle = 'b'\ncards = [1]", "wrong-field"),
        (b"id = 'a'\ntitle = 'b'\ncards = [" + b"{id='a'}," * 1001 + b"]", "wrong-field"),
    ],
)
def test_a_bad_deck_file_is_refused(data: bytes, code: str) -> None:
    _, problems = read(data)
    assert code in {p.code for p in problems}


def test_every_code_in_use_has_its_sentences_and_every_sentence_its_use() -> None:
    package = Path(read.__code__.co_filename).parent.parent
    every = (p.read_text(encoding="utf-8") for p in sorted(package.rglob("*.py")))
    source = "".join(t for t in every if "reverie.decks.problems" in t or "SENTENCES: Final" in t)
    used = {part.split('"')[1] for part in source.split("problem(")[1:] if part.lstrip().startswith('"')}
    assert used <= set(SENTENCES)
    assert [code for code in SENTENCES if source.count(f'"{code}"') < 2] == []


def test_a_problem_names_its_place_from_the_outside_in() -> None:
    found = problem("picture-missing", file="a.png").at("card 1").at("seaside")
    assert isinstance(found, Problem)
    assert found.message("fr") == "seaside: card 1: Il manque l’image a.png."


def test_advice_asks_for_what_would_make_a_deck_better() -> None:
    deck, _ = read(WHOLE.encode())
    assert deck is not None
    lines = list(advice(deck))
    assert "1 of 2 cards have no texts" in lines[0]
    assert any("2 tags" in line for line in lines)
    assert any("1 proverb" in line for line in lines)
