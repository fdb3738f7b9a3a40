"""Clues as people type them: accents, typos, emoji, capitals, the other language, nothing at all."""

from collections.abc import Callable

import numpy as np
import pytest

from reverie.bots import encoder, packages
from reverie.bots.brain import Brain
from reverie.bots.clues import literal, readable
from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.lexical import LexicalBrain
from reverie.decks.texts import CardTexts, Texts
from reverie.game.ids import CardId
from reverie.game.words import same, spelled, stems
from reverie.texts import SPOKEN
from tests.bots import painted
from tests.bots.cards import BOX, lettered

CARDS = list(BOX.texts.values())[:15]  # the first words of these are all different


def best(brain: Brain, clue: str, language: str = "en") -> str:
    fits = brain.fit(clue, CARDS, language)
    return CARDS[int(np.argmax(fits))].in_language("en").tags[0]


@pytest.mark.parametrize(
    ("clue", "meant"),
    [
        ("lantern", "lantern"),
        ("LANTERNS!!", "lantern"),
        ("the lantren", "lantern"),
        ("a lamtern in the night", "lantern"),
        ("couronnes", "crown"),
        ("ECHELLE", "ladder"),
        ("échelle…", "ladder"),
        ("l’horloge", "clock"),
        ("🐋", "whale"),
        ("Look: 🦊🦊🦊", "fox"),
    ],
)
def test_a_clue_typed_freely_finds_a_card_with_that_on_it(clue: str, meant: str) -> None:
    assert meant in _tags(best(LexicalBrain(), clue))


def _tags(first: str) -> tuple[str, ...]:
    return next(c.in_language("en").tags for c in CARDS if c.in_language("en").tags[0] == first)


@pytest.mark.parametrize("clue", ["", "   ", "…", "?!", "\n"])
def test_nothing_to_read(clue: str) -> None:
    assert not readable(clue)


@pytest.mark.parametrize("clue", ["Brrr", "42", "🐋", "é", "プ"])
def test_something_to_read(clue: str) -> None:
    assert readable(clue)


@pytest.mark.parametrize("make", [LexicalBrain, lettered])
@pytest.mark.parametrize("clue", ["🐋", "Vlouf… frrrr !", "x" * 500, "42", "\u0301", "👩‍👩‍👧", "日本"])
def test_any_clue_gets_fits_from_0_to_1(make: Callable[[], Brain], clue: str) -> None:
    fits = make().fit(clue, CARDS, "fr")
    assert len(fits) == len(CARDS)
    assert all(0 <= fit <= 1 for fit in fits)


def test_words() -> None:
    assert same("  L’Échelle, là !") == same("l'echelle la")
    assert stems("The lanterns") == stems("lantern")
    assert spelled("🦊").strip() == "fox"
    assert spelled("plain") == "plain"


def test_a_card_with_next_to_nothing_written_can_be_read() -> None:
    from reverie.decks.texts import CardTexts, Texts
    from reverie.game.ids import CardId

    bare = [CardTexts(CardId("bare"), {"fr": Texts(tags=("renard",))})]
    assert np.isfinite(lettered().fit("renard", bare, "en")).all()


@pytest.mark.skipif(not packages.can_encode(), reason="the sentence encoder is not installed")
def test_the_real_encoder_reads_both_languages() -> None:
    brain = EmbeddingBrain(encoder.SentenceEncoder())
    assert "crown" in _tags(best(brain, "the king's hat of gold"))
    assert "crown" in _tags(best(brain, "le chapeau doré du roi", "fr"))
    assert "storm" in _tags(best(brain, "thunder and lightning"))


@pytest.mark.parametrize(
    ("one", "other"),
    [("ネコ", "ねこ"), ("ｶﾞﾗｽ", "ガラス"), ("か\u3099らす", "がらす"), ("Łódź", "lodz"), ("Йому", "йому")],
)
def test_what_people_type_for_the_same_is_the_same(one: str, other: str) -> None:
    assert same(one) == same(other)


def test_japanese_is_read_without_spaces() -> None:
    assert stems("夜の海で待つ") == ["夜", "海", "待"]
    assert stems("うさぎ、ランプ") == ["うさ", "さぎ", "らん", "んぷ"]
    assert same("カラス") != same("ガラス")
    assert set(stems("猫はガラスの中")) & set(stems("ガラスの猫")) >= {"猫", "がら", "らす"}
    assert stems("のは") == ["のは"]


def test_a_japanese_clue_that_carries_a_title_gives_it_away() -> None:
    card = CardTexts(CardId("a"), {"ja": Texts(title="眠る島", tags=("夜空",))})
    assert literal("あの眠る島で", [card])
    assert literal("夜空。", [card])
    assert not literal("島で眠る", [card])


@pytest.mark.parametrize("table", ["en", "ja"])
@pytest.mark.parametrize("language", SPOKEN)
def test_a_word_of_the_picture_is_understood_in_any_language(language: str, table: str) -> None:
    """Whichever language the table speaks: somebody at it may think of the word in another."""
    cards, brain = list(painted.box(table).texts.values()), LexicalBrain()
    brain.learn(cards)
    found = 0.0
    for n, card in enumerate(cards):
        texts = card.languages.get(language) or card.also[language]
        others = [cards[(n + step) % len(cards)] for step in (7, 19, 31, 43, 59)]
        fits = brain.fit(texts.tags[1], [card, *others], table)
        found += (fits[0] == max(fits)) / fits.count(max(fits))
    assert found / len(cards) > 0.85


def test_what_was_written_in_another_language_is_forgotten_with_the_rest() -> None:
    def card(tag: str) -> CardTexts:
        own = Texts(title="Boat", tags=("boat",))
        return CardTexts(CardId("mine"), {"en": own, "nl": Texts(tags=(tag,))}).among(("en",))

    brain = LexicalBrain()
    before, after = card("vuurtoren"), card("walvis")
    brain.learn([before])
    assert brain.fit("vuurtoren", [before], "en")[0] > 0.5
    brain.learn([after])
    assert brain.fit("walvis", [after], "en")[0] > 0.5
    assert brain.fit("vuurtoren", [after], "en")[0] == brain.fit("kast", [after], "en")[0]
