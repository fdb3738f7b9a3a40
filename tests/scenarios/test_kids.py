"""Dixit Kids: rules K1 to K12."""

from collections import Counter

import pytest
from msgspec.structs import replace

from reverie.game import commands as do
from reverie.game.attitudes import MOON_DOORS, SUN_DOORS
from reverie.game.events import CardsDrawn, DayPassed
from tests import goings as go
from tests.table import HURRY, Table, seat_of, vote_for


def pointing(t: Table, *finders: str) -> None:
    """Everyone points, these at the invitation, the others at a card of somebody else's."""
    chief = t.storyteller
    assert chief is not None
    for name in t.waiting_for():
        other = next(n for n in t.open_seats if n not in (name, chief))
        t.points_at(name, chief if name in finders else other)


def visit(t: Table, *finders: str, ready: bool = True) -> None:
    """A whole turn."""
    t.lays_the_table()
    pointing(t, *finders)
    t.counts_to_three(t.storyteller or "")
    if ready:
        t.all_ready()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_k1_three_to_six_players_hold_three_cards(players: int) -> None:
    assert set(Table("kids", players).hand_sizes().values()) == {3}


def test_k1_four_burrows_with_two_rabbits_each() -> None:
    board = Table("kids", 3).meadow
    assert len(board.burrows) == 4
    assert not any(b.closed for b in board.burrows)


def test_k2_thirty_two_doors_of_two_kinds_all_different() -> None:
    assert len(SUN_DOORS) == len(MOON_DOORS) == 16
    assert len({*SUN_DOORS, *MOON_DOORS}) == 32


def test_k2_one_of_each_kind_per_burrow_drawn_at_random_for_all_to_see() -> None:
    drawn = set()
    for n in range(20):
        burrows = Table("kids", 3, seed=f"doors {n}").meadow.burrows
        assert all(b.sun in SUN_DOORS and b.moon in MOON_DOORS for b in burrows)
        assert len({a for b in burrows for a in (b.sun, b.moon)}) == 8
        drawn |= {a for b in burrows for a in (b.sun, b.moon)}
    assert len(drawn) == 32


@pytest.mark.parametrize(("difficulty", "day"), [("normal", 0), ("hard", 2)])
def test_k3_the_sun_starts_on_monday_or_if_hard_on_wednesday(difficulty: str, day: int) -> None:
    assert Table("kids", 3, difficulty=difficulty).meadow.day == day


def test_k4_the_oldest_player_is_the_first_chief_postwoman() -> None:
    t = Table("kids", 4, first="cleo")
    assert t.storyteller == "cleo"
    assert t.waiting_for() == ["cleo"]


def test_k5_the_chief_chooses_the_guest_public_at_once_and_final() -> None:
    t = Table("kids", 4)
    assert t.meadow.pawn == 0
    t.refuses("bob", do.ChooseGuest("sun"), "not-your-turn")
    t.does("ann", do.ChooseGuest("moon"))
    assert t.sees("dan").guest == "moon"
    t.refuses("ann", do.ChooseGuest("sun"), "not-now")


def test_k5_there_are_only_two_rabbits_in_a_burrow() -> None:
    t = Table("kids", 4)
    t.refuses("ann", do.ChooseGuest("star"), "unknown-move")  # type: ignore[arg-type]
    t.refuses("ann", do.Ready(), "not-now")


def test_k5_then_she_lays_a_card_face_down_any_card() -> None:
    t = Table("kids", 4)
    t.does("ann", do.ChooseGuest("sun"))
    t.gives("ann", t.hand("ann")[2])
    assert t.sees("bob").given == ()
    assert t.sees("bob").table == ()


def test_c11_the_invitation_is_final() -> None:
    t = Table("kids", 4)
    t.does("ann", do.ChooseGuest("sun"))
    t.gives("ann")
    t.refuses("ann", do.TakeBack(), "invitation-sealed")
    t.refuses("ann", do.Give(t.hand("ann")[:1]), "invitation-sealed")
    t.gives("bob")
    t.takes_back("bob")


def test_k6_apprentices_give_without_waiting_for_the_invitation() -> None:
    t = Table("kids", 4)
    t.does("ann", do.ChooseGuest("sun"))
    t.gives("cleo")
    assert t.waiting_for() == ["ann", "bob", "dan"]


def test_k7_all_cards_are_shuffled_and_laid_face_up() -> None:
    t = Table("kids", 4)
    t.lays_the_table()
    assert [s.slot for s in t.spectator().table] == [1, 2, 3, 4]


def test_k7_the_chief_does_not_point() -> None:
    t = Table("kids", 4)
    t.lays_the_table()
    t.refuses("ann", vote_for("bob"), "not-your-vote")


def test_k7_a_raised_finger_is_seen_by_everyone_the_choice_stays_secret() -> None:
    t = Table("kids", 4)
    t.lays_the_table()
    t.points_at("bob", "cleo")
    assert [s.seat for s in t.sees("ann").seats if s.acted] == [1]
    assert t.sees("ann").previous is None
    assert t.sees("ann").ballot is None


def test_k7_the_choice_may_change_until_the_count_ends() -> None:
    t = Table("kids", 3)
    t.lays_the_table()
    t.points_at("bob", "cleo")
    t.points_at("cleo", "ann")
    assert t.phase == "point"
    t.points_at("bob", "ann")
    t.takes_back("cleo")
    t.refuses("cleo", do.TakeBack(), "nothing-to-take-back")
    t.points_at("cleo", "ann")
    t.counts_to_three("ann")
    assert t.last_turn.visit is not None
    assert t.last_turn.visit.finders == (1, 2)


def test_k7_nobody_can_point_at_their_own_card() -> None:
    t = Table("kids", 4)
    t.lays_the_table()
    t.refuses("bob", vote_for("bob"), "own-card")


def test_k7_when_all_fingers_are_up_the_chief_counts_to_three() -> None:
    t = Table("kids", 4)
    t.lays_the_table()
    t.points_at("bob", "ann")
    t.refuses("ann", do.CountToThree(), "fingers-missing")
    t.refuses("bob", do.CountToThree(), "not-your-turn")
    pointing(t)
    assert t.waiting_for() == ["ann"]
    t.counts_to_three("ann")
    assert t.phase == "recap"


def test_k7_the_server_counts_if_the_chief_is_away() -> None:
    t = Table("kids", 4)
    t.lays_the_table()
    pointing(t, "bob")
    t.away("ann")
    t.plays_for("ann")
    assert t.phase == "recap"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_k8_two_apprentices_found_it_however_many_there_are_both_rabbits_join(players: int) -> None:
    t = Table("kids", players)
    visit(t, "bob", "cleo", ready=False)
    assert t.meadow.burrows[0].closed
    assert t.spectator().board.rabbits == 2  # type: ignore[union-attr]
    assert t.last_turn.visit is not None
    assert t.last_turn.visit.welcomed


@pytest.mark.parametrize("finders", [(), ("dan",)])
def test_k8_fewer_than_two_and_the_burrow_stays_open(finders: tuple[str, ...]) -> None:
    t = Table("kids", 6)
    visit(t, *finders, ready=False)
    assert not t.meadow.burrows[0].closed


def test_k8_the_recap_shows_who_laid_and_pointed_at_what_until_the_table_moves_on() -> None:
    t = Table("kids", 4)
    visit(t, "bob", "cleo", ready=False)
    assert {p.owner: p.votes for p in t.last_turn.table} == {0: (1, 2), 1: (3,), 2: (), 3: ()}
    assert t.waiting_for() == ["ann", "bob", "cleo", "dan"]


def test_k9_the_sun_moves_one_day_everyone_draws_one_and_the_role_passes_to_the_left() -> None:
    t = Table("kids", 4)
    visit(t)
    assert t.meadow.day == 1
    assert Counter(len(c) for c in t.happened(CardsDrawn)[-1].draws.values()) == {1: 4}
    assert t.storyteller == "bob"
    assert t.phase == "invite"


def test_k9_the_pawn_moves_to_the_next_open_burrow_and_skips_closed_ones() -> None:
    t = Table("kids", 4)
    closed = replace(t.meadow.burrows[1], closed=True)
    burrows = (t.meadow.burrows[0], closed, *t.meadow.burrows[2:])
    t.g = replace(t.g, board=replace(t.meadow, burrows=burrows))
    visit(t)
    assert t.meadow.pawn == 2


def test_k9_the_last_open_burrow_is_simply_visited_again_its_tiles_stay() -> None:
    t = Table("kids", 4)
    burrows = (t.meadow.burrows[0], *(replace(b, closed=True) for b in t.meadow.burrows[1:]))
    t.g = replace(t.g, board=replace(t.meadow, burrows=burrows))
    visit(t)
    assert t.meadow.pawn == 0
    assert t.meadow.burrows == burrows
    t.does("bob", do.ChooseGuest("moon"))  # either rabbit may be the guest


def test_k10_the_game_ends_when_all_eight_rabbits_are_there_before_the_sun_moves() -> None:
    t = Table("kids", 4)
    for _ in range(4):
        assert t.phase == "invite"
        visit(t, *[n for n in t.open_seats if n != t.storyteller])
    assert t.phase == "over"
    assert t.g.result is not None
    assert t.g.result.rabbits == 8
    assert len(t.happened(DayPassed)) == 3


@pytest.mark.parametrize(("difficulty", "turns"), [("normal", 6), ("hard", 4)])
def test_k10_or_when_the_sun_reaches_sunday(difficulty: str, turns: int) -> None:
    t = Table("kids", 4, difficulty=difficulty)
    for _ in range(turns):
        assert t.phase == "invite"
        visit(t)
    assert t.phase == "over"
    assert t.g.result is not None
    assert t.g.result.rabbits == 0
    assert t.happened(DayPassed)[-1].pawn == t.happened(DayPassed)[-2].pawn  # K9: on Sunday it stays


@pytest.mark.parametrize("welcomed", range(5))
def test_k11_five_endings_by_the_number_of_rabbits(welcomed: int) -> None:
    t = Table("kids", 4)
    for turn in range(6):
        if t.phase != "over":
            visit(t, *([n for n in t.open_seats if n != t.storyteller] if turn < welcomed else []))
    result = t.spectator().result
    assert result is not None
    assert result.rabbits == 2 * welcomed
    assert result.reason == "finished"
    assert result.scores is None


def test_k12_a_small_pile_is_made_up_as_in_odyssey() -> None:
    t = Table("kids", 4, cards=18)  # 12 in hands, 6 in the pile, 4 drawn a turn
    visit(t)
    old_pile = t.g.pile
    visit(t)
    assert t.happened(CardsDrawn)[-1].pile[:2] == old_pile
    assert set(t.hand_sizes().values()) == {3}


def test_x5_kids_has_no_timer_even_if_the_settings_name_one() -> None:
    t = Table("kids", 4, timers=HURRY)
    t.does("ann", do.ChooseGuest("sun"))
    assert t.spectator().seconds is None
    t.table_refuses(do.Expire(), "not-now")
    t.all_give()
    pointing(t)
    t.counts_to_three("ann")
    assert t.spectator().seconds is None
    t.table_refuses(do.Expire(), "not-now")


def test_x5_the_server_points_for_nobody_an_absent_apprentice_has_not_found() -> None:
    t = Table("kids", 4)
    t.lays_the_table()
    t.points_at("bob", "ann")
    t.points_at("cleo", "bob")
    t.away("dan")
    t.plays_for("dan")
    t.counts_to_three("ann")
    assert t.last_turn.visit is not None
    assert t.last_turn.visit.finders == (1,)


def test_x5_an_absent_apprentice_who_comes_back_before_the_count_may_still_point() -> None:
    t = Table("kids", 4)
    t.lays_the_table()
    t.points_at("bob", "ann")
    t.points_at("cleo", "bob")
    t.away("dan")
    t.plays_for("dan")
    t.back("dan")
    t.points_at("dan", "ann")
    t.counts_to_three("ann")
    assert t.meadow.burrows[0].closed


def test_x5_the_host_may_have_the_guest_chosen_for_an_absent_chief() -> None:
    t = Table("kids", 4)
    t.away("ann")
    t.plays_for("ann")
    assert t.phase == "contribute"
    t.plays_for("ann")
    assert "ann" not in t.waiting_for()


@pytest.mark.parametrize("guest_chosen", [False, True])
def test_x2_a_skipped_visit_leaves_sun_and_burrow_and_cards_go_back(guest_chosen: bool) -> None:
    t = Table("kids", 4)
    if guest_chosen:
        t.does("ann", do.ChooseGuest("sun"))
        t.gives("bob")
    hands = {n: set(t.hand(n)) for n in ("ann", "cleo", "dan")}
    t.table_refuses(do.SkipTurn(), "not-away")
    t.away("ann")
    t.skips()
    assert (t.meadow.day, t.meadow.pawn) == (0, 0)
    assert t.storyteller == "bob"
    assert t.hand_sizes() == {"ann": 3, "bob": 3, "cleo": 3, "dan": 3}
    assert {n: set(t.hand(n)) for n in hands} == hands


def test_x2_after_the_invitation_there_is_nothing_to_skip() -> None:
    t = Table("kids", 4)
    t.invites("ann")
    t.away("ann")
    t.table_refuses(do.SkipTurn(), "not-skippable")


@pytest.mark.parametrize("guest_chosen", [False, True])
def test_x3_a_chief_who_leaves_before_the_invitation_ends_the_visit(guest_chosen: bool) -> None:
    t = Table("kids", 4)
    if guest_chosen:
        t.does("ann", do.ChooseGuest("sun"))
        t.gives("bob")
    t.leaves("ann")
    assert t.open_seats == ["bob", "cleo", "dan"]
    assert t.storyteller == "bob"
    assert t.meadow.day == 0
    assert set(t.hand_sizes().values()) == {3}


def test_x3_a_chief_who_leaves_after_the_invitation_does_not_stop_the_visit() -> None:
    t = Table("kids", 4)
    t.invites("ann")
    t.leaves("ann")
    t.all_give()
    for name in ("bob", "cleo", "dan"):
        t.points_at(name, "ann")
    assert t.phase == "recap"
    assert t.meadow.burrows[0].closed


def test_x3_below_three_the_party_ends_with_the_rabbits_as_they_are() -> None:
    t = Table("kids", 3)
    visit(t, "bob", "cleo")
    t.leaves("cleo")
    visit(t)
    assert t.g.result is not None
    assert (t.g.result.reason, t.g.result.rabbits) == ("too-few", 2)


def test_x4_nobody_joins_a_running_kids_game() -> None:
    t = Table("kids", 4)
    t.table_refuses(go.Admit(seat_of("eve")), "no-late-join")
