"""The owls of Duet: what they read and what not, what they remember, and the tame one (W1–W8)."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from reverie.bots.heard import Heard, mark
from reverie.bots.known_texts import KnownTexts
from reverie.bots.owls.ears import NOISE, TAME, Ears
from reverie.bots.owls.thinking import river_thought
from reverie.bots.thought import Thought
from reverie.decks.texts import CardTexts
from reverie.game import commands as do
from reverie.game.clue import Clue
from reverie.game.ids import CardId
from reverie.game.river import RiverGain
from reverie.rulesets import RULESETS
from reverie.rulesets.duet import MORE_FEATHERS
from tests.bots import painted
from tests.bots.cards import card
from tests.table import OWL_NAMES, Table, seat_of
from tools import duet_league as league

GIBBERISH = "Xqzvk"
DEALT = KnownTexts({c.card: c for c in (replace(card(n), card=CardId(f"card-{n:02}")) for n in range(100))})


def laid(clue: str, *, bots: Sequence[str] = (), seed: str = "a table") -> Table:
    """The owls have to guess."""
    t = Table("duet", 2, owls=2, bots=bots, seed=seed)
    t.announces("ann")
    t.does("ann", do.Tell(Clue(clue), t.hand("ann")[0], insist=True))
    t.gives("bob")
    for owl in OWL_NAMES[:2]:
        t.does(owl, do.Give(t.hand(owl)[:1]))
    return t


def thought(t: Table, who: str, luck: int, fits: CardId | None = None) -> Thought:
    """As somebody thinks to whom a clue fits one card perfectly and all others not at all."""

    def fit(clue: str, cards: Sequence[CardTexts]) -> list[float]:
        return [9.0 if card.card == fits else 0.0 for card in cards]

    found = river_thought(Ears(seat_of(who), t.sees(who), DEALT, fit, "en", Random(luck)))
    assert found is not None
    return found


def guesses(t: Table, luck: int, fits: CardId) -> CardId:
    move = thought(t, "grey", luck, fits).move
    assert isinstance(move, do.Guess)
    return t.g.turn.table[move.slot - 1]


def test_w1_the_sharper_the_less_it_errs_and_the_fewer_feathers() -> None:
    for one, other in pairwise(league.LEVELS):
        assert NOISE[one] > NOISE[other]
        assert MORE_FEATHERS[one] > MORE_FEATHERS[other]
    assert TAME == "hard"


def test_w2_of_a_clue_without_a_word_it_knows_an_owl_makes_nothing() -> None:
    read, unread = laid("winter"), laid(GIBBERISH)
    meant = read.given("ann")[0]
    assert {guesses(read, luck, meant) for luck in range(40)} == {meant}
    meant = unread.given("ann")[0]
    found = Counter(guesses(unread, luck, meant) for luck in range(300))
    assert len(found) == 6
    assert max(found.values()) < 80  # of 300; one in six each
    beliefs = [thought(unread, "grey", luck, meant).move for luck in range(5)]
    assert {move.belief.kind for move in beliefs if isinstance(move, do.Guess)} == {"nothing"}


def test_w2_nor_does_a_tame_one() -> None:
    for clue, most in (("winter", 40), (GIBBERISH, 30)):
        t = laid(clue, bots=["bob"])
        for owl in OWL_NAMES[:2]:
            t.does(owl, do.Guess(t.slot("bob")))
        moves = [thought(t, "bob", luck, t.given("ann")[0]).move for luck in range(40)]
        found = sum(isinstance(move, do.Vote) and t.slot("ann") in move.slots for move in moves)
        assert found == most if clue == "winter" else found < most


def test_w8_a_tame_owl_looks_at_two_different_cards() -> None:
    t = laid("winter", bots=["bob"])
    for owl in OWL_NAMES[:2]:
        t.does(owl, do.Guess(t.slot("bob")))
    for luck in range(20):
        move = thought(t, "bob", luck).move
        assert isinstance(move, do.Vote)
        assert len(set(move.slots)) == 2
        assert t.slot("bob") not in move.slots


@painted.needs_encoder
@pytest.mark.timeout(600)
def test_a_tame_owl_tells_nobody_what_they_have_heard_while_it_has_something_else_to_say() -> None:
    t = Table("duet", 2, owls=2, bots=("ann",), seed="a tame teller")
    t.announces("ann")

    def tells(heard: Heard, luck: int) -> str:
        ears = Ears(
            seat_of("ann"), t.sees("ann"), DEALT, lambda _, c: [0.0] * len(c), "en", Random(luck), heard
        )
        found = river_thought(ears)
        assert found is not None
        assert isinstance(found.move, do.Tell)
        return found.move.clue.text

    every = {tells(Heard(), luck) for luck in range(60)}
    assert len(every) > 5
    last = min(every)
    known = Heard(elsewhere=frozenset(mark(text) for text in every - {last}))
    assert not {tells(known, luck) for luck in range(30)} & (every - {last})


@pytest.mark.timeout(600)
def test_w4_telling_by_what_does_not_fit_is_found_out_by_the_third_turn() -> None:
    evening = league.Evening("en", painted.brain("en"))
    pair = league.Pair(league.by_what_does_not_fit, 0.4)
    settings = replace(league.SETTINGS, owls=2)
    nights = [evening.play(settings, pair, f"anti {n}", turns=3) for n in range(25)]
    first, third = ([league.each_owl([night[n]], "owl-found", 2) for night in nights] for n in (0, 2))
    assert sum(first) / len(first) < 0.15
    assert sum(third) / len(third) >= 0.25


def test_the_same_night_counted_with_more_feathers_is_not_lost_more_often() -> None:
    """As the league counts: the pair first, then the owls (W6)."""
    lit, taken = (RiverGain("light", "found"),), (RiverGain("feather", "partner-missed"),)
    night = [lit, taken, taken, lit, lit]
    assert [league.won(night, 3, feathers) for feathers in (1, 2, 3)] == [False, False, True]
    assert league.won([(*lit, *taken)], 1, 1)
    assert RULESETS["duet"].owls
