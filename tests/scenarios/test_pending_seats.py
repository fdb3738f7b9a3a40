"""Nobody is shown a seat's secrets of a turn that began before they held it, rule X7."""

from typing import Any

import pytest
from msgspec.structs import replace

from reverie.game import commands as moves
from reverie.game.edition import FIRST
from reverie.game.ids import Seat
from reverie.game.observe import Onlooker
from reverie.lobby import commands as do
from reverie.lobby.due import due
from reverie.lobby.events import SeatPromised, SeatTaken
from reverie.lobby.observe import as_played, observe
from reverie.rulesets import RULESETS
from tests.choices import some
from tests.room_table import RoomTable

SIX = ("ann", "bob", "cleo", "dan", "eve", "fay")
TOKEN = "ab" * 32


def table(ruleset: str = "dixit", bots: int = 1, **settings: Any) -> RoomTable:
    """Six at the table, or as many as it takes, the last of them bots called Robin 0, 1…"""
    r = RoomTable(*SIX[: some(ruleset) - bots], ruleset=ruleset, **settings)
    for n in range(bots):
        r.does("ann", do.AddBot(f"Robin {n}"))
    r.starts()
    return r


def watches(r: RoomTable, name: str) -> bool:
    """Sees of the game what a watcher sees, and can do nothing in it."""
    seen, watched = r.sees(name).game, observe(r.room, Onlooker.SPECTATOR).game
    return seen == watched


def sees_the_hand(r: RoomTable, name: str) -> bool:
    game = r.sees(name).game
    return game is not None and game.hand == r.game.hands[r.seat(name)]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_x7_whoever_takes_over_a_bots_seat_watches_until_the_next_turn(ruleset: str) -> None:
    r = table(ruleset)
    r.plays_until("contribute")
    r.takes_over("zoe", "Robin 0")
    assert r.chair("zoe").holder == "player"
    assert watches(r, "zoe")
    assert [c.pending for c in r.sees("ann").chairs if c.name == "zoe"] == [True]
    r.refuses_act("zoe", moves.Give(r.game.hands[r.seat("zoe")][:1]), "next-turn")
    for phase in ("vote" if ruleset != "kids" else "point", "recap"):
        r.plays_until(phase)
        assert watches(r, "zoe")
    r.plays_to_next_turn()
    assert not any(c.pending for c in r.sees("zoe").chairs)
    assert r.game.seating.bots == r.game.seating.pending == frozenset()
    blind = ruleset == "odyssey-party" and r.game.turn.storyteller == r.seat("zoe")  # P2
    assert sees_the_hand(r, "zoe") != blind


def test_x7_in_a_game_of_the_first_edition_a_seat_was_taken_over_at_once() -> None:
    r = RoomTable(*SIX, ruleset="dixit")
    r.room = replace(r.room, edition=FIRST)
    r.starts()
    r.does("bob", do.Leave())
    r.takes_over("zoe", "bob")
    assert r.chair("zoe").until_turn is None
    assert sees_the_hand(r, "zoe")
    assert r.happened(SeatTaken)[-1].name == "zoe"
    assert not r.happened(SeatPromised)


def test_x7_till_then_the_bot_plays_on_with_its_own_character_and_sees_the_seat() -> None:
    r = table()
    r.plays_until("contribute")
    before = observe(r.room, r.seat("Robin 0"))
    r.takes_over("zoe", "Robin 0")
    seat = r.seat("zoe")
    seen = observe(as_played(r.room), seat)
    assert seen.game == before.game
    assert [c for c in seen.chairs if c.seat == seat] == [c for c in before.chairs if c.seat == seat]
    assert seat in [d.seat for d in due(r.room)]
    r.moves(seat)
    assert seat in r.game.turn.given


def test_x7_an_empty_seat_is_played_by_a_bot_with_what_it_has_sealed() -> None:
    r = table(bots=0)
    r.plays_until("vote")
    bob = r.seat("bob") if r.game.turn.storyteller != r.seat("bob") else r.seat("cleo")
    name = next(c.name for c in r.room.chairs if c.seat == bob)
    sealed = r.game.turn.given[bob]
    r.does(name, do.Leave())
    r.takes_over("zoe", name)
    assert r.game.turn.given[bob] == sealed
    assert r.game.seating.bots == {bob}
    assert bob in [d.seat for d in due(r.room)]
    assert watches(r, "zoe")


def test_x7_a_pending_seat_counts_as_a_bots_wherever_somebody_is_waited_for() -> None:
    r = table(bots=5)
    r.takes_over("zoe", "Robin 0")
    r.acts("ann", moves.Announce())
    r.plays_until("recap")
    assert observe(r.room, Onlooker.SPECTATOR).game.waiting_for == (r.seat("ann"),)  # type: ignore[union-attr]
    r.acts("ann", moves.Ready())
    assert r.game.turn.number == 2
    assert r.seat("zoe") not in r.game.seating.bots


def test_x7_in_the_race_a_pending_seat_lets_people_go_first_and_waits_for_turn_two() -> None:
    r = table(bots=5)
    r.takes_over("zoe", "Robin 0")
    assert all(d.patient for d in due(r.room))
    r.refuses_act("zoe", moves.Announce(), "next-turn")
    r.acts("ann", moves.Announce())
    r.acts("ann", moves.StepBack())
    assert watches(r, "zoe")
    r.plays_to_next_turn()
    assert r.game.turn.number == 2
    assert sees_the_hand(r, "zoe")


def test_x7_a_pending_person_keeps_the_game_from_being_abandoned_and_may_become_host() -> None:
    r = table(bots=5)
    r.takes_over("zoe", "Robin 0")
    r.does("ann", do.Leave())
    assert r.game.result is None
    assert r.host == "zoe"
    assert "stop-game" in r.offered("zoe")
    r.plays_to_next_turn()
    assert sees_the_hand(r, "zoe")


def test_x7_a_pending_person_is_one_of_any_two_players() -> None:
    r = table(bots=1)
    r.plays_until("recap")
    r.takes_over("zoe", "Robin 0")
    r.absent("ann")
    r.acts("zoe", moves.MoveOn())
    assert r.phase == "recap"
    r.acts("bob", moves.MoveOn())
    assert r.game.turn.number == 2


def test_x7_in_teams_the_seat_counts_as_empty_for_who_gives() -> None:
    r = table("odyssey-team", bots=1)
    robin = r.seat("Robin 0")
    mate = r.game.mates[robin]
    r.plays_until("agree")
    while robin not in [s for d in due(r.room) if (s := d.seat) is not None]:
        r.plays_to_next_turn()
        r.plays_until("agree")
    r.takes_over("zoe", "Robin 0")
    name = next(c.name for c in r.room.chairs if c.seat == mate)
    if mate not in r.game.turn.named:
        r.acts(name, moves.NameGiver(robin))
    assert r.game.turn.named.get(mate) is not None
    waiting = observe(r.room, Onlooker.SPECTATOR).game.waiting_for  # type: ignore[union-attr]
    assert r.phase != "agree" or not {robin, mate} & set(waiting)


def test_x7_taken_in_the_recap_or_while_paused_the_same_rule_holds() -> None:
    r = table()
    r.plays_until("recap")
    r.does("ann", do.Pause(True))
    r.takes_over("zoe", "Robin 0")
    assert watches(r, "zoe")
    r.does("ann", do.Pause(False))
    assert watches(r, "zoe")
    r.plays_to_next_turn()
    assert sees_the_hand(r, "zoe")


def test_x7_who_leaves_while_pending_gives_a_bots_seat_back() -> None:
    r = table()
    was = r.chair("Robin 0")
    r.takes_over("zoe", "Robin 0")
    r.does("zoe", do.Leave())
    assert r.chair("Robin 0") == was
    r.plays_to_next_turn()
    assert r.chair("Robin 0") == was


def test_x7_who_leaves_while_pending_gives_a_leavers_seat_back_and_it_closes() -> None:
    r = table(bots=0)
    r.does("bob", do.Leave())
    was, seat = r.chair("bob"), r.seat("bob")
    r.takes_over("zoe", "bob")
    assert r.game.seating.left == frozenset()
    r.does("ann", do.Remove(seat))
    assert r.chair("bob") == was
    assert r.game.seating.left == {seat}
    r.plays_to_next_turn()
    assert seat not in r.game.ring


def test_x7_a_pending_person_who_goes_away_is_not_waited_for_and_finds_the_seat_again() -> None:
    r = table()
    r.takes_over("zoe", "Robin 0")
    r.absent("zoe")
    assert r.game.seating.away == frozenset()
    r.plays_to_next_turn()
    assert r.game.seating.away == {r.seat("zoe")}
    r.present("zoe")
    assert sees_the_hand(r, "zoe")


def test_x7_if_the_game_ends_there_the_seat_ends_under_the_new_name() -> None:
    r = table(target=5)
    for _ in range(40):
        r.plays_until("recap", "over")
        if max(r.game.board.scores.values()) >= 5:  # type: ignore[union-attr]
            break
        r.plays_to_next_turn()
    r.takes_over("zoe", "Robin 0")
    r.plays_to_next_turn()
    assert r.phase == "over"
    assert r.chair("zoe").holder == "player"
    assert r.chair("zoe").until_turn is None
    assert r.game.seating.bots == frozenset()


def test_x7_who_stands_in_for_the_same_player_makes_room_at_once() -> None:
    """The same token: they had the seat before the turn began."""
    r = table(bots=0)
    r.plays_until("contribute")
    r.absent("bob")
    r.does("ann", do.HandToBot(r.seat("bob")))
    r.present("bob")
    assert r.chair("bob").until_turn is None
    assert sees_the_hand(r, "bob")


def test_x7_who_left_and_comes_back_waits_like_anybody_else() -> None:
    r = table(bots=0)
    r.plays_until("contribute")
    r.does("bob", do.Leave())
    r.takes_over("bob", "bob")
    assert watches(r, "bob")
    r.plays_to_next_turn()
    assert sees_the_hand(r, "bob")


# It is me: a lost device


def asked(bots: int = 0) -> RoomTable:
    r = table(bots=bots)
    r.plays_until("contribute")
    r.absent("bob")
    r.asks_for("bob", TOKEN)
    return r


def test_x7_who_lost_their_device_asks_and_the_host_says_yes() -> None:
    r = asked()
    assert r.sees("cleo").asked_for == (r.seat("bob"),)
    r.refuses("cleo", do.AnswerAsker(r.seat("bob"), True), "host-only")
    r.does("ann", do.AnswerAsker(r.seat("bob"), True))
    assert r.sees("cleo").asked_for == ()
    assert watches(r, "bob")
    assert not r.chair("bob").away
    assert r.seat("bob") in r.game.seating.bots
    r.plays_to_next_turn()
    assert sees_the_hand(r, "bob")


def test_x7_the_host_says_no() -> None:
    r = asked()
    was = r.chair("bob")
    r.does("ann", do.AnswerAsker(r.seat("bob"), False))
    assert r.sees("ann").asked_for == ()
    assert r.chair("bob") == was
    r.refuses("ann", do.AnswerAsker(r.seat("bob"), True), "nothing-to-do")


def test_x7_while_the_host_is_away_two_players_say_it() -> None:
    r = asked()
    r.absent("ann")
    r.does("cleo", do.AnswerAsker(r.seat("bob"), True))
    assert r.sees("dan").asked_for
    r.does("dan", do.AnswerAsker(r.seat("bob"), True))
    assert watches(r, "bob")


def test_x7_the_hosts_role_comes_back_with_the_seat() -> None:
    r = table(bots=0)
    r.absent("ann")
    r.server(do.HostGone(r.seat("bob")))
    r.asks_for("ann", TOKEN)
    r.does("bob", do.AnswerAsker(r.seat("ann"), True))
    assert r.host == "ann"
    assert watches(r, "ann")


def test_x7_a_seat_that_a_bot_keeps_warm_may_be_asked_for_also_at_a_locked_table() -> None:
    r = table(bots=0)
    r.plays_until("contribute")
    r.absent("bob")
    r.does("ann", do.HandToBot(r.seat("bob")))
    r.does("ann", do.Lock(True))
    r.asks_for("bob", TOKEN)
    r.does("ann", do.AnswerAsker(r.seat("bob"), True))
    assert watches(r, "bob")
    assert r.chair("bob").holder == "player"
    assert not r.chair("bob").stands_in


def test_x7_who_comes_back_by_themselves_is_not_asked_about_any_more() -> None:
    r = asked()
    r.present("bob")
    assert r.sees("ann").asked_for == ()
    assert sees_the_hand(r, "bob")


def test_x7_who_got_the_seat_back_and_leaves_has_left_for_good() -> None:
    r = asked()
    r.does("ann", do.AnswerAsker(r.seat("bob"), True))
    r.does("bob", do.Leave())
    assert r.chair("bob").left
    assert r.chair("bob").until_turn is None


def test_x7_what_cannot_be_asked_for() -> None:
    r = RoomTable(*SIX)
    r.turns_away(do.AskForSeat(r.seat("bob"), TOKEN), "no-game")
    r.starts()
    r.turns_away(do.AskForSeat(r.seat("bob"), TOKEN), "not-away")
    r.turns_away(do.AskForSeat(Seat(99), TOKEN), "no-such-seat")
    r.absent("bob")
    r.asks_for("bob", TOKEN)
    r.turns_away(do.AskForSeat(r.seat("bob"), TOKEN), "already-asked")


def test_x7_a_question_goes_with_the_game() -> None:
    r = asked()
    r.does("ann", do.StopGame())
    assert r.sees("ann").asked_for == ()


def test_x7_a_question_goes_with_the_seat() -> None:
    r = asked()
    r.does("ann", do.Remove(r.seat("bob")))
    assert r.sees("ann").asked_for == ()


def test_x7_a_bot_moves_only_where_one_plays() -> None:
    r = table()
    r.refuses("ann", do.BotMove(do.Act(r.game.serial, moves.Announce())), "unknown-move")


def test_a_bot_moves_only_in_a_game() -> None:
    r = RoomTable()
    r.sits("ann")
    for by_bot in (do.BotMove, do.RandomFallback):
        r.refuses("ann", by_bot(do.Act(0, moves.Announce())), "unknown-move")
