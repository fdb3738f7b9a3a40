"""Mistakes other versions of this game made; none of them here."""

from collections import Counter

import msgspec
import pytest

from reverie.game import commands as do
from reverie.game.chance import SeededChance
from reverie.game.views import GameView
from reverie.lobby import commands as room_do
from tests.choices import EVERY, some
from tests.room_table import RoomTable
from tests.table import NAMES, Table, seat_of, vote_for


def test_a_vote_for_a_card_that_is_not_on_the_table_is_refused_and_the_room_goes_on() -> None:
    """D3."""
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    for slot in (0, 5, -1, 99):
        t.refuses("bob", vote_for(slot), "no-such-slot")
    t.all_vote("ann")
    assert t.phase == "recap"


def test_a_double_click_does_not_play_two_cards() -> None:
    """D2, C11."""
    t = Table("dixit", 4)
    t.tells("ann")
    t.gives("bob", t.hand("bob")[0])
    t.gives("bob", t.hand("bob")[0])
    assert len(t.given("bob")) == 1
    assert len(t.hand("bob")) == 5


def test_a_double_click_on_the_last_card_is_not_taken_for_a_vote() -> None:
    """A command names the phase it was meant for."""
    r = RoomTable("ann", "bob", "cleo")
    r.starts()
    stale = room_do.Act(r.game.serial, do.Announce())
    r.does("ann", stale)
    r.refuses("ann", stale, "too-late")


def test_a_self_vote_is_refused_and_does_not_count_as_abstention() -> None:
    """D3."""
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.refuses("bob", vote_for("bob"), "own-card")
    assert "bob" in t.waiting_for()


@pytest.mark.parametrize("command", [room_do.Start(), room_do.Lock(True), room_do.StopGame()])
def test_not_just_anybody_can_start_or_lock(command: do.Command) -> None:
    r = RoomTable("ann", "bob", "cleo")
    r.refuses("bob", command, "host-only")


def test_not_just_anybody_can_kick() -> None:
    r = RoomTable("ann", "bob", "cleo")
    r.refuses("bob", room_do.Remove(r.seat("cleo")), "host-only")


def test_the_order_on_the_table_cannot_be_worked_out_from_what_is_public() -> None:
    """C5: another secret seed, another order, with the same public view before."""
    orders = set()
    for n in range(30):
        t = Table("dixit", 4, seed=f"secret {n}")
        t.lays_the_table("ann")
        orders.add(tuple(t.slot(name) for name in NAMES[:4]))
        assert t.spectator().seed is None
    assert len(orders) > 15


def test_the_view_during_the_vote_names_no_owner() -> None:
    """C5: swap two other players' cards and nothing that reaches a voter changes."""
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    given = dict(t.g.turn.given)
    cleo, dan = seat_of("cleo"), seat_of("dan")
    given[cleo], given[dan] = given[dan], given[cleo]
    swapped = msgspec.structs.replace(t.g, turn=msgspec.structs.replace(t.g.turn, given=given))
    before = {name: _bytes(t.sees(name)) for name in ("ann", "bob")}
    t.g = swapped
    assert {name: _bytes(t.sees(name)) for name in ("ann", "bob")} == before


def _bytes(view: GameView) -> bytes:
    return msgspec.json.encode(view)


def test_a_seat_is_public_and_therefore_no_secret_is_derived_from_it() -> None:
    """The player id is not the reconnect secret: views carry no token at all."""
    assert not [f for f in GameView.__struct_fields__ if "token" in f or "secret" in f]


@pytest.mark.parametrize("ruleset", EVERY)
def test_no_two_players_hold_the_same_card_in_a_long_game(ruleset: str) -> None:
    """C2."""
    t = Table(ruleset, some(ruleset), cards=45, target=100, rounds=2)
    for _ in range(8):
        if t.g.result is None:
            t.plays_turn("ann" if t.phase == "volunteer" else None)
        everywhere = Counter(card for hand in t.g.hands.values() for card in hand)
        everywhere.update([*t.g.pile, *t.g.discard, *t.g.turn.table])
        assert max(everywhere.values()) == 1
        assert sum(everywhere.values()) == 45


def test_the_storyteller_follows_the_seats_not_the_order_of_arrival() -> None:
    """C7."""
    t = Table("dixit", 4)
    tellers = []
    for _ in range(5):
        t.lays_the_table("cleo" if t.phase == "volunteer" else None)
        tellers.append(t.storyteller)
        for name in reversed(t.waiting_for()):
            t.votes(name, for_=next(n for n in NAMES[:4] if n not in (name, t.storyteller)))
        t.ready(*reversed(t.waiting_for()))
    assert tellers == ["cleo", "dan", "ann", "bob", "cleo"]


def test_two_points_each_when_nobody_finds_it() -> None:
    """D4."""
    t = Table("dixit", 4)
    t.lays_the_table("ann")
    t.votes("bob", for_="cleo")
    t.votes("cleo", for_="dan")
    t.votes("dan", for_="bob")
    assert t.points() == {"ann": 0, "bob": 3, "cleo": 3, "dan": 3}


def test_the_odyssey_cap_is_not_applied_in_dixit() -> None:
    """D6, O4."""
    points = {}
    for ruleset in ("dixit", "odyssey"):
        t = Table(ruleset, 6)
        t.lays_the_table("ann")
        t.votes("bob", for_="ann")
        t.all_vote("bob")
        points[ruleset] = t.points()["bob"]
    assert points == {"dixit": 3 + 4, "odyssey": 3 + 3}


def test_a_leaver_reveals_nothing() -> None:
    """X3: neither the hand nor the sealed card of a leaver is in anybody's view."""
    t = Table("dixit", 5)
    t.tells("ann")
    t.gives("bob")
    t.leaves("bob")
    secret = {*t.hand("bob"), *t.given("bob")}
    for name in ("ann", "cleo", "dan", "eve", "mia"):
        text = _bytes(t.sees(name)).decode()
        assert not [card for card in secret if card in text]


def test_chance_draws_every_number_alike_also_where_words_must_be_thrown_away() -> None:
    """S10: with a limit just above half the range, about half of all words are rejected."""
    chance = SeededChance("seed", 1)
    limit = (1 << 31) + 1
    drawn = [chance.below(limit) for _ in range(200)]
    assert all(0 <= n < limit for n in drawn)
    assert 60 < sum(n < limit // 2 for n in drawn) < 140


@pytest.mark.parametrize(
    ("words", "number"), [((4294967290, 7), 7), ((4294967295, 3), 3), ((4294967289,), 9)]
)
def test_chance_throws_away_just_the_words_beyond_the_last_whole_ten(
    words: tuple[int, ...], number: int
) -> None:
    """2³² is no multiple of ten: the last six words would make the numbers 0 to 5 a little likelier."""
    chance = SeededChance("seed", 1)
    chance._words = list(reversed(words))
    assert chance.below(10) == number
    assert chance._words == []
