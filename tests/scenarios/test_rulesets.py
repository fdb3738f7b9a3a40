"""What a ruleset says about itself, and what is made of it."""

import pytest

from reverie.game.ids import Seat
from reverie.game.refusals import refuse
from reverie.game.rehearsal import rehearse, why_no_bots
from reverie.game.ruleset import Ruleset
from reverie.lobby import commands as do
from reverie.rulesets import DEFAULT, RULESETS
from tests import odd_rulesets as odd
from tests.room_table import RoomTable

TELLER = Seat(0)
EVERY = [(rules, count) for rules in RULESETS.values() for count in rules.players]
NO_BOTS = refuse("bots-cannot-play")


def test_the_first_is_the_default() -> None:
    assert next(iter(RULESETS)) == DEFAULT


def test_in_two_games_all_want_the_same_end() -> None:
    assert [rules.id for rules in RULESETS.values() if rules.goal == "together"] == ["kids", "duet"]


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_bots_know_every_ruleset_that_is_offered(rules: Ruleset) -> None:
    assert why_no_bots(rules) is None


def test_a_rehearsal_knows_where_the_clue_comes_before_the_cards() -> None:
    turns = {rules.id: rehearse(rules, rules.players[0]) for rules in RULESETS.values()}
    assert [ruleset for ruleset, turn in turns.items() if turn is not None and turn.blind] == [
        "odyssey-party"
    ]


@pytest.mark.parametrize(("rules", "players"), EVERY, ids=[f"{r.id} {n}" for r, n in EVERY])
def test_a_rehearsal_has_voters_and_cards_for_them(rules: Ruleset, players: int) -> None:
    turn = rehearse(rules, players)
    assert turn is not None
    assert TELLER in turn.owners.values()
    assert turn.units == tuple(dict.fromkeys(turn.unit_of.values()))
    assert turn.ballots
    for voter, ballot in turn.ballots.items():
        assert set(ballot.slots) | set(ballot.own) == set(turn.owners)
        if not turn.blind:
            assert voter != TELLER
            assert all(turn.unit_of[turn.owners[slot]] == turn.unit_of[voter] for slot in ballot.own)


@pytest.mark.parametrize("role", ["recap", "end-of-turn"])
def test_a_ruleset_without_a_recap_or_an_end_of_turn_is_none(role: str) -> None:
    with pytest.raises(ValueError, match=role):
        odd.without_role(role)


def test_bots_refuse_what_they_cannot_read() -> None:
    assert why_no_bots(odd.settled_by_whim()) == NO_BOTS
    assert why_no_bots(odd.without_role("vote")) == NO_BOTS


@pytest.mark.parametrize("strange", [False, True])
def test_a_turn_that_does_not_end_cannot_be_rehearsed(strange: bool) -> None:
    assert rehearse(odd.standing_still(strange=strange), 4) is None


def test_no_bot_sits_down_to_a_game_it_cannot_read() -> None:
    with odd.listed(odd.settled_by_whim()):
        r = RoomTable("ann", "bob", "cleo", ruleset="odd")
        r.refuses("ann", do.AddBot("Clover"), "bots-cannot-play")
        r.starts()
        r.absent("bob")
        r.refuses("ann", do.HandToBot(r.seat("bob")), "bots-cannot-play")


def test_a_table_with_bots_is_told_which_games_they_do_not_know() -> None:
    with odd.listed(odd.settled_by_whim()):
        r = RoomTable("ann", "bob", "cleo")
        r.does("ann", do.AddBot("Clover"))
        shown = {view.id: view.unavailable for view in r.sees("ann").rulesets}
        assert [ruleset for ruleset, why in shown.items() if why == NO_BOTS] == ["odd"]
        r.configures(ruleset="odd")
        r.refuses("ann", do.Start(), "bots-cannot-play")


def test_chance_may_have_a_part_in_how_a_game_begins() -> None:
    with odd.listed(odd.begun_by_chance()):
        r = RoomTable("ann", "bob", "cleo", ruleset="odd")
        r.starts()
        assert len(r.game.turn.moved_for) == 1
