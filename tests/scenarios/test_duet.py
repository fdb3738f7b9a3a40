"""Duet: rules W1 to W9."""

import pytest
from msgspec.structs import replace

from reverie.game import commands as do
from reverie.game.clue import Clue
from reverie.game.events import CardsDrawn, NightGave
from reverie.game.ids import NIGHT, OWLS, Slot
from reverie.game.river import Belief, RiverGain
from reverie.game.state import River, slot_owners, slots_of
from reverie.game.whisper import legible, telling_words, whispered
from reverie.game.words import spelled, stems
from reverie.rulesets import RULESETS
from reverie.rulesets.duet import feathers, lights
from tests.counts.words import NEW_WORDS
from tests.table import HURRY, OWL_NAMES, Table, seat_of


def river(t: Table) -> River:
    assert isinstance(t.g.board, River)
    return t.g.board


def owls_give(t: Table) -> None:
    for owl in OWL_NAMES[: river(t).owls]:
        t.does(owl, do.Give(t.hand(owl)[:1]))


def slot_of(t: Table, name: str) -> Slot:
    return slots_of(t.g, seat_of(name))[0]


def owls_guess(t: Table, *targets: str) -> None:
    for owl, target in zip(OWL_NAMES, targets, strict=False):
        t.does(owl, do.Guess(slot_of(t, target), Belief("word", "moon", "a door")))


def turn(t: Table, *guesses: str, found: bool = True, clue: str = "") -> None:
    """To the recap: each owl takes the card of whom it is told."""
    teller = t.storyteller or "ann"
    partner = "bob" if teller == "ann" else "ann"
    t.tells(teller, clue or NEW_WORDS[t.g.turn.number - 1])
    t.gives(partner)
    owls_give(t)
    owls_guess(t, *guesses)
    t.votes(partner, teller if found else "grey")


def duet(**settings: object) -> Table:
    return Table("duet", 2, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize(("owls", "cards"), [(1, 21), (2, 27), (3, 33)])
def test_w1_owls_have_hands_and_no_seats_and_the_smallest_set_is_enough(owls: int, cards: int) -> None:
    t = duet(owls=owls, cards=cards)
    assert t.g.ring == t.g.order == (0, 1)
    assert {seat: len(hand) for seat, hand in t.g.hands.items()} == dict.fromkeys((0, 1, *OWLS[:owls]), 6)
    assert len(t.g.pile) == 3
    assert t.rules.needed(2, t.g.settings) == cards


def test_w1_an_owl_sees_its_hand_the_clue_the_table_and_past_recaps_only() -> None:
    t = duet()
    turn(t, "bob", "ann")
    t.all_ready()
    t.tells("bob", "stairs")
    t.gives("ann")
    view = t.sees("grey")
    assert view.hand == t.g.hands[OWLS[0]]
    assert view.clue == Clue("stairs")
    assert view.given == ()
    assert [told.number for told in view.history] == [1]
    assert t.sees("ann").history == ()
    owls_give(t)
    assert [s.mine for s in t.sees("grey").table if s.mine] == ["own"]


def test_w1_an_owl_is_offered_nothing_but_its_own_and_nobody_else_guesses() -> None:
    t = duet()
    assert t.sees("grey").menu == ()
    t.tells("ann", "winter")
    t.gives("bob")
    t.refuses("bob", do.Guess(Slot(1)), "not-now")
    t.does("grey", do.Give(t.hand("grey")[:1]))
    assert t.sees("grey").menu == ()
    t.does("brown", do.Give(t.hand("brown")[:1]))
    t.refuses("bob", do.Guess(Slot(1)), "not-now")
    t.refuses("grey", do.Guess(slot_of(t, "grey")), "no-such-slot")
    t.does("grey", do.Guess(slot_of(t, "brown")))
    assert t.sees("grey").menu == ()


def test_w2_the_partners_tell_in_turn_and_owls_do_not_race() -> None:
    t = duet()
    assert t.waiting_for() == ["ann", "bob"]
    turn(t, "brown", "grey")
    assert t.storyteller == "ann"
    t.all_ready()
    assert t.storyteller == "bob"


def test_w2_a_clue_has_a_word_in_letters() -> None:
    t = duet()
    t.announces("ann")
    for text in ("123", "…", "!?"):
        t.refuses("ann", do.Tell(Clue(text), t.hand("ann")[0]), "owls-need-words")
    t.refuses("ann", do.Tell(Clue("", "mimed"), t.hand("ann")[0]), "owls-need-words")
    t.does("ann", do.Tell(Clue("Winter", "sung"), t.hand("ann")[0]))
    assert not t.g.turn.unread


def test_w2_what_the_owls_cannot_read_is_sent_back_once_and_then_costs_a_feather_each() -> None:
    t = duet()
    t.announces("ann")
    gibberish = do.Tell(Clue("Xqzvk"), t.hand("ann")[0])
    t.refuses("ann", gibberish, "owls-cannot-read")
    t.does("ann", replace(gibberish, insist=True))
    assert t.g.turn.unread
    t.gives("bob")
    owls_give(t)
    owls_guess(t, "bob", "bob")
    t.votes("bob", "ann")
    assert [gain for gain in t.last_turn.river if gain.why == "unread"] == [
        RiverGain("feather", "unread", owl) for owl in OWLS[:2]
    ]
    assert river(t).nest == OWLS[:2]
    assert river(t).lights == 5


def test_w2_a_corrected_clue_is_read_again() -> None:
    t = duet()
    t.announces("ann")
    t.does("ann", do.Tell(Clue("Xqzvk"), t.hand("ann")[0], insist=True))
    t.refuses("ann", do.Reword("Zzxqk"), "owls-cannot-read")
    t.refuses("ann", do.Reword(" "), "clue-empty")
    t.does("ann", do.Reword("Stairs"))
    assert not t.g.turn.unread


def test_w2_no_telling_word_twice_by_stem_and_small_words_only_as_a_whole() -> None:
    t = duet()
    turn(t, "bob", "bob", clue="The winters of somebody")
    t.all_ready()
    card = t.hand("bob")[0]
    refused = t.refuses("bob", do.Tell(Clue("Winter again"), card), "word-used-up")
    assert refused.params == {"word": "Winter"}
    t.does("bob", do.Tell(Clue("Not the one"), card))
    t.gives("ann")
    owls_give(t)
    owls_guess(t, "ann", "ann")
    t.votes("ann", "bob")
    t.all_ready()
    t.refuses("ann", do.Tell(Clue("Not, the one!"), t.hand("ann")[0]), "clue-said-before")
    t.does("ann", do.Tell(Clue("The one, not"), t.hand("ann")[0]))


def test_w2_words_are_compared_by_stem_and_a_language_nobody_has_measured_reads_anything() -> None:
    assert telling_words("The winters of my Lisbon", "en") == ["winters", "Lisbon"]
    assert not legible("Xqzvk", "en-GB")
    assert legible("Xqzvk", "tlh")
    said = whispered("en", ("Winter", "of the", "Winters"))
    assert (said.used, said.said) == (("Winter",), ("of the",))
    assert said.fresh("Hush!") == "Hush!"
    assert said.refuses(said.fresh("Winter")) is None


@pytest.mark.parametrize("owls", [1, 2, 3])
def test_w3_the_partner_then_the_owls_then_three_of_the_night(owls: int) -> None:
    t = duet(owls=owls)
    top = t.g.pile[:3]
    t.tells("ann", "winter")
    assert t.waiting_for() == ["bob"]
    assert not t.g.turn.table
    t.gives("bob")
    assert t.waiting_for() == list(OWL_NAMES[:owls])
    assert not t.g.turn.table
    t.refuses("ann", do.Reword("summer"), "not-now")
    owls_give(t)
    assert t.happened(NightGave) == [NightGave(top)]
    assert len(t.g.turn.table) == 5 + owls
    assert [owner for owner in slot_owners(t.g).values() if owner == NIGHT] == [NIGHT] * 3


def test_w4_owls_are_in_first_unseen_and_the_partners_vote_closes() -> None:
    t = duet()
    t.tells("ann", "winter")
    t.gives("bob")
    owls_give(t)
    t.refuses("bob", do.Vote((slot_of(t, "ann"),)), "not-now")
    owls_guess(t, "ann", "bob")
    assert t.sees("bob").ballot is None
    assert t.sees("bob").previous is None
    t.refuses("ann", do.Vote((slot_of(t, "bob"),)), "not-your-vote")
    t.refuses("bob", do.Vote((slot_of(t, "bob"),)), "own-card")
    t.refuses("bob", do.Vote((slot_of(t, "ann"), slot_of(t, "grey"))), "too-many-votes")
    t.votes("bob", "ann")
    assert t.phase == "recap"


def test_w4_what_a_pair_says_is_theirs() -> None:
    assert [rules.id for rules in RULESETS.values() if rules.private_clues] == ["duet"]


def test_w5_the_worked_example() -> None:
    t = duet()
    turn(t, "ann", "bob")
    assert (river(t).lights, river(t).nest) == (3, (OWLS[0],))
    assert t.last_turn.river == (
        RiverGain("light", "found"),
        RiverGain("feather", "owl-found", OWLS[0]),
        RiverGain("light", "owl-missed", OWLS[1]),
        RiverGain("light", "lured", OWLS[1]),
    )
    missed = duet()
    turn(missed, "ann", "bob", found=False)
    assert (river(missed).lights, river(missed).nest) == (0, (NIGHT, OWLS[0]))


@pytest.mark.parametrize(
    ("owls", "level", "lit", "taken"),
    [
        (1, "easy", 18, 11),
        (1, "hard", 18, 8),
        (2, "middle", 26, 15),
        (3, "easy", 34, 21),
        (3, "hard", 34, 18),
    ],
)
def test_w6_lights_and_feathers_by_owls_and_level(owls: int, level: str, lit: int, taken: int) -> None:
    t = duet(owls=owls, owl_level=level)
    assert (river(t).lights_goal, river(t).feathers_goal) == (lit, taken)
    assert (lights(owls), feathers(owls, river(t).level)) == (lit, taken)


def test_w6_the_pair_wins_at_its_lights_also_when_the_owls_are_there_too() -> None:
    t = duet()
    t.g = replace(t.g, board=replace(river(t), lights=25, nest=(NIGHT,) * 14))
    turn(t, "ann", "bob")
    t.all_ready()
    assert t.g.result is not None
    assert (t.g.result.reason, t.winners()) == ("finished", ["ann", "bob"])


def test_w6_the_owls_win_at_their_feathers() -> None:
    t = duet()
    t.g = replace(t.g, board=replace(river(t), nest=(NIGHT,) * 14))
    turn(t, "bob", "bob", found=False)
    t.all_ready()
    assert t.g.result is not None
    assert (t.g.result.reason, t.g.result.winners) == ("finished", ())


def test_w6_pile_and_discard_are_shuffled_when_refill_and_next_night_need_more() -> None:
    t = duet(cards=27 + 6)
    turn(t, "bob", "bob")
    t.all_ready()
    (drawn,) = t.happened(CardsDrawn)
    assert drawn.pile is not None
    assert {seat: len(hand) for seat, hand in t.g.hands.items()} == dict.fromkeys((0, 1, *OWLS[:2]), 6)
    assert len(t.g.pile) >= 3
    assert t.g.discard == ()


def test_w7_the_recap_says_what_each_owl_believed_and_waits_for_both() -> None:
    t = duet()
    turn(t, "ann", "bob")
    seen = t.spectator().previous
    assert seen is not None
    assert seen.beliefs == dict.fromkeys(OWLS[:2], Belief("word", "moon", "a door"))
    assert [p.votes for p in seen.table if p.owner == seat_of("ann")] == [(seat_of("bob"), OWLS[0])]
    t.ready("ann")
    assert t.phase == "recap"
    t.ready("bob")
    assert t.phase == "clue"


def test_w8_a_tame_owl_looks_twice() -> None:
    t = duet(bots=["bob"])
    t.tells("ann", "winter")
    t.gives("bob")
    owls_give(t)
    owls_guess(t, "bob", "bob")
    t.votes("bob", ("grey", "ann"))
    assert river(t).lights == 5


def test_w9_a_skipped_turn_costs_a_feather_except_in_the_race() -> None:
    t = duet(timers=HURRY)
    t.announces("ann")
    t.expires()
    assert river(t).nest == ()
    assert t.phase == "volunteer"
    turn(t, "bob", "bob")
    t.all_ready()
    t.expires()
    assert river(t).nest == (NIGHT,)
    assert t.g.history[-1].river == (RiverGain("feather", "skipped"),)
    assert t.storyteller == "ann"


def test_w9_a_missing_lure_is_a_random_card_and_a_missing_vote_has_not_found() -> None:
    t = duet(timers=HURRY)
    t.tells("ann", "winter")
    t.expires()
    assert len(t.given("bob")) == 1
    owls_give(t)
    owls_guess(t, "bob", "bob")
    t.expires()
    assert (river(t).lights, river(t).nest) == (0, (NIGHT,))


def test_w9_a_leavers_seat_is_played_by_a_tame_owl_and_both_gone_ends_it() -> None:
    t = duet()
    turn(t, "bob", "bob")
    t.leaves("bob")
    t.ready("ann")
    assert t.open_seats == ["ann", "bob"]
    assert seat_of("bob") in t.g.seating.bots
    t.leaves("ann")
    assert t.g.result is not None
    assert (t.g.result.reason, t.g.result.winners) == ("abandoned", ())


def test_w9_the_table_ends_it_without_a_winner() -> None:
    t = duet()
    t.ends()
    assert t.g.result is not None
    assert (t.g.result.reason, t.g.result.winners) == ("ended", ())


def test_w2_emoji_have_names_and_words_have_stems() -> None:
    assert legible("🦊", "en")
    assert stems("The winters of somebody") == ["wint", "somebody"]
    assert stems("of the") == ["of", "the"]
    assert spelled("a\u0301🦊").split() == ["a", "fox"]


def test_w2_small_words_are_those_of_the_language() -> None:
    assert telling_words("Der Hund hat die Nacht im Hut", "de") == ["Hund", "Nacht", "Hut"]
    assert telling_words("The hat in the den", "en") == ["hat", "den"]
    assert telling_words("Você e o mar", "pt-BR") == ["mar"]
    assert telling_words("Її човен у лісі", "uk") == ["човен", "лісі"]


def test_w2_japanese_is_told_by_what_is_not_grammar() -> None:
    assert telling_words("夜の図書館でランプが", "ja") == ["夜", "図書館", "ランプ"]
    assert telling_words("ねこが ねる", "ja") == ["ねこが", "ねる"]
    said = whispered("ja", ("夜のランプ",))
    assert said.refuses("らんぷの夢") is None
    assert said.refuses("ランプだけ") is not None
    assert said.refuses("月のことだけ") is None
