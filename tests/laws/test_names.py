"""S7, S16: whatever somebody types as a name, what gets to the table can be read and told apart."""

from unicodedata import category, is_normalized, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.game.chance import SeededChance
from reverie.game.ids import CardId, Seat
from reverie.game.refusals import Refusal
from reverie.game.settings import Settings
from reverie.lobby.commands import Rename, Start
from reverie.lobby.confusables import LOOKS
from reverie.lobby.decide import decide
from reverie.lobby.names import LIMIT, alike, cleaned, unfit
from reverie.lobby.state import Chair, Room

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
    if alike(one, other):
        assert unfit(other, [cleaned(one)]) is not None


@pytest.mark.parametrize(
    "twin", ["ana", "A\u200bna", "An\u00ada", "\ufeffAna", "Ａｎａ", "Ana\u2060", "Ana\u3164", " Ana ", "ᴬna"]
)
def test_twins_of_ana(twin: str) -> None:
    refusal = unfit(twin, ["Ana"])
    assert refusal is not None
    assert refusal.code == "name-taken"


@given(ANYTHING)
def test_a_name_looks_like_itself_however_it_is_written(name: str) -> None:
    for twin in (name, cleaned(name), normalize("NFD", name), normalize("NFKC", name)):
        assert alike(name, twin)


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Ana", "\u0410n\u0430"),  # Cyrillic
        ("Tom", "\u03a4\u03bfm"),  # Greek
        ("Iris", "lris"),
        ("Olga", "0lga"),
        ("Mia", "rnia"),
        ("Paul", "\U0001d5e3\U0001d5ee\U0001d602\U0001d5f9"),  # mathematical bold
        ("Ana", "An\u034fa"),  # grapheme joiner
        ("Ana", "A\ufe0fna"),  # variation selectors
        ("Ana", "Ana\U000e0100"),
        ("\u2764", "\u2764\ufe0f"),
        ("Ana", "A\u0332\u0333\u033fn\u0489\u20dda"),  # marks that no letter has
        ("Zoé", "Zoé\u0301\u0301\u0302"),
        ("\u0e19\u0e49\u0e33", "\u0e19\u0e49\u0e49\u0e49\u0e33"),  # a script's own mark again and again
    ],
)
def test_s16_a_look_alike_is_the_same_name(name: str, twin: str) -> None:
    for one, other in ((name, twin), (twin, name)):
        refusal = unfit(one, [other])
        assert refusal is not None
        assert refusal.code == "name-taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zoé", "Zoe"),
        ("Hu\u1ebf", "Hu\u00ea"),
        ("\u0915\u0941", "\u0915"),
        ("Lana", "Iana"),
        ("Anna", "Ana"),
        ("\U0001f44d\U0001f3fb", "\U0001f44d\U0001f3ff"),
        ("Mila 1", "Mila 2"),
    ],
)
def test_s16_names_that_differ_to_the_eye_may_sit_together(one: str, other: str) -> None:
    assert unfit(one, [other]) is None


def test_s16_a_table_with_look_alikes_of_old_plays_on() -> None:
    old = Room(
        settings=Settings("dixit", decks=("d",)),
        decks={"d": tuple(CardId(f"c{n}") for n in range(84))},
        chairs=tuple(Chair(Seat(n), name, n) for n, name in enumerate(("Ana", "\u0410na", "Ben"))),
        next_seat=3,
        host=Seat(0),
    )
    chance = SeededChance("s", 1)
    assert not isinstance(decide(old, Seat(0), Start(), chance), Refusal)
    assert not isinstance(decide(old, Seat(1), Rename("Chloé"), chance), Refusal)
    assert isinstance(decide(old, Seat(1), Rename("\u0410na"), chance), Refusal)


@pytest.mark.parametrize(
    "blank",
    ["\u200b", "\u2060\ufeff", "\u3164", "\u2800\u2800", "\u00ad", "\u3000", "\ufe0f", "\u0301\u034f"],
)
def test_a_name_nobody_sees_is_none(blank: str) -> None:
    refusal = unfit(blank, [])
    assert refusal is not None
    assert refusal.code == "name-empty"


@pytest.mark.parametrize(
    "name", ["Zoé", "O’Neill", "李雷", "👩‍👩‍👧", "نور", "Ji\u0159\u00ed", "नमस्ते", "<svg/onload=pwn()>"]
)
def test_names_of_all_kinds_are_welcome(name: str) -> None:
    assert unfit(name, ["Ana"]) is None


def test_s16_what_a_letter_is_drawn_like_is_drawn_like_nothing_else() -> None:
    assert len(LOOKS) > 6000
    for look in LOOKS.values():
        if len(normalize("NFD", look)) == 1:
            assert look.translate(LOOKS) == look
