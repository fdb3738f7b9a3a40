"""What the server says in other languages: everything that English says, with the same values in it."""

from string import Formatter

import pytest

from reverie.bots.attitudes import WORDS
from reverie.bots.phrases import phrases
from reverie.decks import problems as decks
from reverie.game.refusals import SENTENCES as REFUSALS
from reverie.rooms.bots.players import NAMES, names
from reverie.texts import LANGUAGES, written
from reverie.wire.problems import PROBLEMS
from reverie.wire.sentences import ENGLISH, spoken

SENTENCES = {"refusals": ENGLISH, "decks": decks.SENTENCES}


def said(language: str, subject: str) -> dict[str, str]:
    found = written(language, subject)
    return found["sentences"] if subject == "decks" else found


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SENTENCES)
def test_every_sentence_is_there_with_the_same_values(language: str, subject: str) -> None:
    own, english = said(language, subject), SENTENCES[subject]
    assert own.keys() == english.keys()
    for code, sentence in own.items():
        assert fields(sentence) == fields(english[code]), code
        assert sentence != english[code] or not any(part.strip(" :.") for part in plain(sentence)), code
        assert sentence[-1] in ".!?。", code


def plain(sentence: str) -> list[str]:
    return [text for text, *_ in Formatter().parse(sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_file_turned_out_to_be_is_said(language: str) -> None:
    assert written(language, "decks")["kinds"].keys() == decks.KINDS.keys()
    told = decks.problem("picture-format", found="pdf").message(language)
    assert written(language, "decks")["kinds"]["pdf"] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_words_names_and_phrases(language: str) -> None:
    own = written(language, "bots")
    assert own["attitudes"].keys() == WORDS.keys()
    assert len(set(own["names"])) == len(own["names"]) == len(NAMES)
    assert names(language, own["names"][0], 2) == own["names"][1:3]
    assert phrases(language) != phrases("en")


def test_no_code_means_two_things() -> None:
    assert not REFUSALS.keys() & PROBLEMS.keys()


def test_a_language_nobody_has_written_is_english() -> None:
    assert spoken("xx") == spoken("en") == ENGLISH
    assert decks.problem("zip-broken").message("xx") == decks.SENTENCES["zip-broken"]


def test_a_subject_that_a_language_lacks_is_english() -> None:
    assert written("fr", "nothing") == {}
