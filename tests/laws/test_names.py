"""S7: whatever somebody types as a name, what gets to the table can be read and told apart."""

from unicodedata import category, is_normalized

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.lobby.names import LIMIT, cleaned, look_of, unfit

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
ANYTHING = st.text(max_size=30) | st.text(
    alphabet="anAN\u0061\u0301\u200b\u200d\ufeff\u00e1 \u3164\u202e\x07ﬁ", max_size=12
)


@given(ANYTHING)
def test_a_name_that_is_taken_is_normal_and_has_nothing_that_turns_or_commands(name: str) -> None:
    if unfit(name, []) is not None:
        return
    kept = cleaned(name)
    assert is_normalized("NFC", kept)
    assert 0 < len(kept) <= LIMIT
    assert kept == kept.strip()
    assert not any(c in BIDI or category(c) in ("Cc", "Cs", "Co", "Zl", "Zp") for c in kept)
    assert cleaned(kept) == kept


@given(ANYTHING, ANYTHING)
def test_two_names_that_look_the_same_do_not_sit_at_one_table(one: str, other: str) -> None:
    if look_of(one) == look_of(other):
        assert unfit(other, [cleaned(one)]) is not None


@pytest.mark.parametrize(
    "twin", ["ana", "A\u200bna", "An\u00ada", "\ufeffAna", "Ａｎａ", "Ana\u2060", "Ana\u3164", " Ana ", "ᴬna"]
)
def test_twins_of_ana(twin: str) -> None:
    refusal = unfit(twin, ["Ana"])
    assert refusal is not None
    assert refusal.code == "name-taken"


@pytest.mark.parametrize("blank", ["\u200b", "\u2060\ufeff", "\u3164", "\u2800\u2800", "\u00ad", "\u3000"])
def test_a_name_nobody_sees_is_none(blank: str) -> None:
    refusal = unfit(blank, [])
    assert refusal is not None
    assert refusal.code == "name-empty"


@pytest.mark.parametrize(
    "name", ["Zoé", "O’Neill", "李雷", "👩‍👩‍👧", "نور", "Ji\u0159\u00ed", "नमस्ते", "<svg/onload=pwn()>"]
)
def test_names_of_all_kinds_are_welcome(name: str) -> None:
    assert unfit(name, ["Ana"]) is None
