"""What a text comes to when accents, case and signs are put aside: two clues may be the same (C4, W2)."""

import pytest

from reverie.game.words import all_words, folded, same, small_in, stem


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("L’Œuvre", "l'oeuvre"),
        ("Ægir", "aegir"),
        ("Łódź", "lodz"),
        ("ネコ", "ねこ"),
        ("が", "が"),  # without its mark another letter
    ],
)
def test_how_letters_are_folded(text: str, left: str) -> None:
    assert folded(text) == left


def test_kana_come_in_pairs_and_each_sign_of_han_alone() -> None:
    assert all_words("ねこのしっぽ") == ["ねこ", "この", "のし", "しっ", "っぽ"]
    assert all_words("ねこ") == ["ねこ"]
    assert all_words("ね") == ["ね"]
    assert all_words("さくら") == ["さく", "くら"]
    assert all_words("ーねこ") == ["ーね", "ねこ"]
    assert all_words("ぁねこ") == ["ぁね", "ねこ"]
    assert all_words("夢中") == ["夢", "中"]


def test_typed_and_printed_apostrophes_are_the_same() -> None:
    assert same("L'aube!") == same("l’aube")


def test_signs_that_nobody_sees_part_no_word() -> None:
    assert all_words("né\u200dant") == ["neant"]
    assert all_words("né🏽ant") == ["neant"]
    assert all_words("a^b") == ["a", "b"]


def test_a_stem_keeps_four_letters() -> None:
    assert [stem(word) for word in ("cars", "doors", "gardens")] == ["cars", "door", "garden"]


def test_small_words_are_those_of_the_language_whatever_the_country() -> None:
    assert small_in("de-AT") == small_in("de") > small_in("xx")
