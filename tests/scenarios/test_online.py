"""What the boxes cannot do: absent players, rules X1 and X2."""

import pytest

from reverie.game import commands as do
from reverie.game.events import TurnSkipped
from tests import goings as go
from tests.choices import EVERY, SCORED, some
from tests.table import NAMES, Table, seat_of

# X1, away


@pytest.mark.parametrize("ruleset", EVERY)
def test_x1_a_seat_whose_player_is_gone_is_shown_as_away_and_nothing_is_lost(ruleset: str) -> None:
    t = Table(ruleset, some(ruleset))
    hand = t.sees("bob").hand
    t.away("bob")
    assert t.sees("ann").seats[1].away
    t.back("bob")
    assert not t.sees("ann").seats[1].away
    assert t.sees("bob").hand == hand


def test_x1_who_is_away_is_still_waited_for_except_in_the_recap() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.away("bob")
    assert t.waiting_for() == ["bob", "cleo", "dan"]


def test_x1_who_is_away_by_mistake_may_move_all_the_same() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.away("bob")
    t.gives("bob")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (go.MarkAway(seat_of("mia")), "no-such-seat"),
        (go.MarkAway(seat_of("dan")), "nothing-to-do"),
        (go.MarkAway(seat_of("bob")), "nothing-to-do"),
        (go.MarkBack(seat_of("ann")), "nothing-to-do"),
    ],
)
def test_x1_away_and_back_only_for_players_who_were_not_already(command: go.AtTable, code: str) -> None:
    t = Table("dixit", 4, bots=["dan"])
    t.away("bob")
    t.table_refuses(command, code)


# X2, what the table may do about it


@pytest.mark.parametrize("to_bot", [False, True])
def test_x2_a_seat_is_handed_over_with_hand_score_sealed_card_and_tellings(to_bot: bool) -> None:
    t = Table("dixit", 4)
    t.plays_turn("bob", found=True)
    t.tells("cleo")
    t.gives("bob")
    hand, given, scores = t.hand("bob"), t.given("bob"), t.scores()
    t.away("bob")
    t.hand_over("bob", to_bot=to_bot)
    assert (t.hand("bob"), t.given("bob"), t.scores()) == (hand, given, scores)
    assert t.g.tellings[seat_of("bob")] == 1
    assert t.sees("ann").seats[1].bot == to_bot
    assert not t.sees("ann").seats[1].away


def test_x2_a_seat_is_handed_over_with_its_votes() -> None:
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.votes("bob", for_="ann")
    t.away("bob")
    t.hand_over("bob", to_bot=True)
    t.votes("cleo", for_="ann")
    t.votes("dan", for_="bob")
    assert t.points() == {"ann": 3, "bob": 3 + 1, "cleo": 3, "dan": 0}


def test_x2_the_new_player_sees_the_sealed_card_and_may_still_change_it() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.gives("bob")
    t.away("bob")
    t.hand_over("bob")
    assert t.sees("bob").given == t.given("bob")
    t.takes_back("bob")


def test_x2_nobodys_seat_is_handed_over_while_they_are_here() -> None:
    t = Table("dixit", 4, bots=["dan"])
    t.table_refuses(go.HandOver(seat_of("bob"), bot=True), "not-away")
    t.table_refuses(go.HandOver(seat_of("mia"), bot=True), "no-such-seat")
    t.table_refuses(go.HandOver(seat_of("dan"), bot=True), "not-away")
    t.hand_over("dan")  # but a bot makes room for a player at any time
    assert not t.sees("ann").seats[3].bot


def test_x2_the_server_moves_for_an_absent_seat_when_asked() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    hand = t.hand("bob")
    t.table_refuses(do.PlayFor(seat_of("bob")), "not-away")
    t.away("bob")
    t.plays_for("bob")
    assert t.given("bob")[0] in hand
    assert t.spectator().moved_for == (seat_of("bob"),)
    t.table_refuses(do.PlayFor(seat_of("bob")), "nothing-to-do")


def test_x2_the_server_does_not_race_for_an_absent_seat() -> None:
    t = Table("dixit", 4)
    t.away("bob")
    t.table_refuses(do.PlayFor(seat_of("bob")), "nothing-to-do")


@pytest.mark.parametrize("ruleset", SCORED)
def test_x2_the_game_may_be_ended_with_the_scores_as_they_are(ruleset: str) -> None:
    t = Table(ruleset, 6, scores={"bob": 7})
    t.ends()
    assert t.g.result is not None
    assert t.g.result.reason == "ended"
    assert t.winners() == [next(n for n in t.scores() if n.startswith("bob"))]


@pytest.mark.parametrize("ruleset", SCORED)
def test_x2_the_storyteller_gone_before_the_clue_the_turn_may_be_skipped(ruleset: str) -> None:
    t = Table(ruleset, 6)
    t.plays_turn("ann")
    before = t.scores()
    t.table_refuses(do.SkipTurn(), "not-away")
    t.away("bob")
    t.skips()
    assert t.storyteller == "cleo"
    assert t.scores() == before
    assert t.last_turn.skipped
    assert t.g.tellings[seat_of("bob")] == 1  # counts as told


def test_x2_in_turn_1_before_the_clue_the_race_reopens_instead() -> None:
    t = Table("dixit", 4)
    t.announces("ann")
    t.away("ann")
    t.skips()
    assert t.phase == "volunteer"
    assert t.g.tellings[seat_of("ann")] == 0
    assert t.happened(TurnSkipped) == []


def test_x2_later_there_is_nothing_to_skip() -> None:
    t = Table("dixit", 4)
    t.tells("ann")
    t.away("ann")
    t.table_refuses(do.SkipTurn(), "not-skippable")
    t.all_give()
    t.table_refuses(do.SkipTurn(), "not-skippable")


def test_x2_in_party_a_skipped_turn_still_passes_the_hands() -> None:
    t = Table("odyssey-party", 6)
    t.plays_turn("ann")
    hands = {n: t.hand(n) for n in NAMES[:6]}
    t.away("bob")
    t.skips()
    assert t.hand("cleo") == hands["bob"]
    assert t.hand("ann") == hands["fay"]
    assert t.sees("cleo").hand is None


def test_x2_a_skipped_turn_counts_as_told_in_party() -> None:
    t = Table("odyssey-party", 6)
    for _ in range(5):
        t.plays_turn("ann" if t.phase == "volunteer" else None)
    t.away("fay")
    t.skips()
    assert t.phase == "over"
