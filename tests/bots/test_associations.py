"""What readers thought of: shipped with its source, sifted, and used; each bot has a mind of its own."""

import json
from pathlib import Path

import pytest

from reverie.bots.clues import literal
from reverie.bots.lexical import LexicalBrain
from reverie.decks.problems import problem
from reverie.decks.readings import Readings, ToldClue, file_name, read_beside
from reverie.decks.texts import CardTexts, Texts
from reverie.game.ids import CardId
from reverie.game.words import same
from tests.bots import hearing, painted
from tests.bots.cards import lettered
from tools.readings import sources
from tools.readings.sifting import Sieve

CARD = CardTexts(CardId("a"), {"en": Texts("The Old Pier", "A boat leaves at dusk.", ("fog", "parting"))})


def with_thoughts(name: str, says: dict[str, tuple[str, ...]]) -> CardTexts:
    return CardTexts(CardId(name), {"en": Texts(f"No. {name}")}, readings={"en": Readings(says)})


def test_the_sieve_keeps_each_thing_once_and_nothing_that_names_what_is_there() -> None:
    sieve = Sieve(CARD, "en", frozenset({same("Gone by morning")}))
    said = ["Fog", "the old pier!", "boat at dusk", "gone by MORNING", "…", "see you never", "See you, never"]
    assert sieve.sifted(said) == ("see you never",)
    assert sieve.passes("A boat for two", told=True)
    assert not sieve.passes("A boat for two", told=True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_shipped_is_of_somebody_and_gives_nothing_away(language: str) -> None:
    kept = {same(heard.clue) for heard in hearing.clues(language)}
    for card in painted.box(language).texts.values():
        readings = card.readings[language]
        said = [text for texts in readings.says.values() for text in texts]
        assert len(readings.says) >= 3, card.card
        assert len({same(text) for text in said}) == len(said)
        assert not [text for text in said if literal(text, [card]) or same(text) in kept]
        known = {c.text for c in readings.told} | {c.text for c in card.languages[language].clues}
        assert readings.found.keys() <= known
        assert all(0 <= found <= of for found, of in readings.found.values())


def test_a_card_is_named_by_its_id_or_by_its_number(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "reader-2.jsonl").write_text('{"card": 7}\n{"card": "07-a-door"}\n{"card": 8}\n')
    monkeypatch.setattr(sources, "folder", lambda *_: tmp_path)
    named = [(reader, line["card"]) for reader, line in sources.lines("any", "", "reader", ["07-a-door"])]
    assert named == [("2", "07-a-door"), ("2", "07-a-door"), ("2", 8)]


def test_a_file_that_cannot_be_read_is_reported_and_left_out() -> None:
    files = {
        file_name("en"): json.dumps({"a": {"says": {"1": ["x y"]}, "told": [["dark", "z"]]}}).encode(),
        file_name("fr"): b'{"a": {"unknown": 1}}',
    }
    found, problems = read_beside(lambda name: files.get(name) or problem("picture-missing", file=name))
    assert found == {"a": {"en": Readings({"1": ("x y",)}, (ToldClue("dark", "z"),))}}
    assert [p.place for p in problems] == [file_name("fr")]


def test_who_goes_by_words_knows_what_was_said() -> None:
    cards = [
        with_thoughts("1", {"1": ("seven wasted years",)}),
        with_thoughts("2", {"1": ("my first bike",)}),
    ]
    first, second = LexicalBrain().fit("Wasted!", cards, "en")
    assert first > second


def test_minds_differ_in_whose_associations_they_know() -> None:
    one = with_thoughts("1", {str(n): (f"{word} {word}s",) for n, word in enumerate(READERS)})
    others = [with_thoughts(str(n), {"1": (f"quite another matter {n}",)}) for n in range(2, 9)]
    brain = lettered()
    for n, word in enumerate(READERS):  # each mind knows nothing of two readers in six
        fits = [brain.mind(mind).fit(word, [one, *others], "en")[0] for mind in range(6)]
        ignorant = (fits[n], fits[n - 1])
        assert (sum(fits) - sum(ignorant)) / 4 > sum(ignorant) / 2 + 0.05, word
    assert brain.mind(0).fit("x", [one], "en") == brain.mind(6).fit("x", [one], "en")


READERS = ("marmalade", "thunder", "cobweb", "pilgrim", "velvet", "jigsaw")
