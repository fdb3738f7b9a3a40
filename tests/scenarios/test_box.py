"""Beside a real box: phones are dials, score track and referee (N1–N8)."""

from typing import Any

import pytest

from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.attitudes import BLANK, MOON_DOORS, SUN_DOORS
from reverie.game.chance import SeededChance
from reverie.game.clue import Clue
from reverie.game.decide import put_right
from reverie.game.events import TurnPutRight
from reverie.game.ids import NIGHT, Seat, Slot
from reverie.game.moves.opening_slots import numbered
from reverie.game.moves.putting_right import MayPutRight
from reverie.game.settings import Settings
from reverie.game.state import Ballot, slots_of
from reverie.lobby import commands as lobby
from reverie.lobby.commands import Configure
from reverie.lobby.table_rules import rules_of
from reverie.rulesets import BESIDE_BOX, RULESETS
from tests.room_table import RoomTable
from tests.table import Table, seat_of

FIVE = list(BESIDE_BOX)


def box(players: int, ruleset: str = "dixit", **settings: Any) -> Table:
    return Table(ruleset, players, cards=0, box=True, **settings)


def i_tell(t: Table, name: str, text: str = "") -> None:
    t.does(name, do.ITell(text))


def opens(t: Table, name: str, own: int | None, slots: int | None = None) -> None:
    usual = next(o.slots for o in t.sees(name).menu if isinstance(o, may.MayOpenSlots))
    t.does(name, do.OpenSlots(slots or usual, None if own is None else Slot(own)))


def claims(t: Table, name: str, *slots: int) -> None:
    t.does(name, do.Claim(tuple(map(Slot, slots))))


def votes(t: Table, name: str, *slots: int, red: int | None = None) -> None:
    t.does(name, do.Vote(tuple(map(Slot, slots)), None if red is None else Slot(red)))


def settled(t: Table, **numbers: tuple[int, int]) -> None:
    """Each by name: number and vote."""
    for name, (own, vote) in numbers.items():
        claims(t, name, own)
        votes(t, name, vote)


def first_turn(t: Table) -> None:
    """D6's worked turn for four: ann tells, bob finds it, cleo and dan do not."""
    i_tell(t, "ann")
    opens(t, "ann", 1)
    settled(t, bob=(2, 1), cleo=(3, 2), dan=(4, 3))


# N1


def test_n1_five_games_are_played_beside_a_box_and_duet_is_not() -> None:
    assert FIVE == ["dixit", "odyssey", "odyssey-party", "odyssey-team", "kids"]
    assert rules_of(Settings("duet", box=True)) is RULESETS["duet"]
    assert rules_of(Settings("dixit")) is RULESETS["dixit"]


@pytest.mark.parametrize("ruleset", FIVE)
def test_n1_nobody_has_cards_and_no_deck_is_needed(ruleset: str) -> None:
    rules = BESIDE_BOX[ruleset]
    assert (rules.players, rules.colours) == (RULESETS[ruleset].players, RULESETS[ruleset].colours)
    t = box(rules.players[0], ruleset)
    assert set(t.g.hands.values()) == {()}
    assert (t.g.pile, t.sees("ann").hand, t.sees("ann").box) == ((), (), True)


def test_n1_a_table_without_decks_begins() -> None:
    r = RoomTable("ann", "bob", "cleo", cards=3)
    assert "start" not in r.offered("ann")
    r.configures(box=True, surprise=True)
    assert r.sees("ann").playing_with == ()
    offered = {about.id: (about.box, about.unavailable) for about in r.sees("ann").rulesets}
    assert offered["kids"] == (True, None)
    assert offered["duet"][0] is False
    r.starts()
    assert r.phase == "i-tell"
    assert r.game.settings.box


def test_n1_a_game_that_cannot_be_played_so_says_that_it_is_not() -> None:
    r = RoomTable("ann", "bob", ruleset="duet", box=True)
    r.starts()
    assert not r.game.settings.box


# N2


def test_n2_whoever_says_i_tell_first_tells_turn_one_and_may_step_back() -> None:
    t = box(4)
    assert t.waiting_for() == ["ann", "bob", "cleo", "dan"]
    i_tell(t, "bob")
    assert (t.storyteller, t.g.turn.clue) == ("bob", Clue("", "said"))
    t.refuses("ann", do.ITell(), "someone-was-faster")
    t.steps_back("bob")
    assert (t.storyteller, t.g.turn.clue, t.phase) == (None, None, "i-tell")
    i_tell(t, "ann", "  It only opens at night ")
    assert t.g.turn.clue == Clue("It only opens at night", "said")
    t.refuses("bob", do.OpenSlots(4, Slot(1)), "not-now")


def test_n2_the_words_may_be_written_or_corrected_until_the_reveal() -> None:
    t = box(3)
    t.refuses("ann", do.ITell("\x00"), "clue-unreadable")
    i_tell(t, "ann")
    t.does("ann", do.Reword("Later"))
    opens(t, "ann", 1)
    t.does("ann", do.Reword("Much later"))
    assert t.g.turn.clue == Clue("Much later", "said")


@pytest.mark.parametrize(
    ("ruleset", "players", "slots"),
    [("dixit", 3, 5), ("dixit", 6, 6), ("odyssey", 12, 12), ("odyssey-party", 7, 7), ("kids", 3, 3)],
)
def test_n2_as_many_slots_as_the_ruleset_lays_cards(ruleset: str, players: int, slots: int) -> None:
    t = box(players, ruleset)
    if ruleset == "kids":
        t.does("ann", do.ChooseGuest("sun"))
    else:
        i_tell(t, "ann")
    if ruleset != "odyssey-party":
        opens(t, "ann", 1)
    assert t.g.turn.table == numbered(slots)


def test_n2_pairs_and_one_in_team() -> None:
    t = box(6, "odyssey-team")
    i_tell(t, "ann")
    t.all_agree("bob", "cleo")
    opens(t, "ann", 4)
    assert len(t.g.turn.table) == 4


def test_n2_the_number_of_slots_follows_the_real_table() -> None:
    t = box(4)
    i_tell(t, "ann")
    t.refuses("ann", do.OpenSlots(3, Slot(1)), "setting-out-of-range")
    t.refuses("ann", do.OpenSlots(16, Slot(1)), "setting-out-of-range")
    t.refuses("ann", do.OpenSlots(4, Slot(5)), "no-such-slot")
    t.refuses("ann", do.OpenSlots(4), "no-such-slot")
    opens(t, "ann", 6, slots=6)
    claims(t, "bob", 5)
    votes(t, "cleo", 5)
    votes(t, "dan", 6)
    opens(t, "ann", 1, slots=5)
    assert slots_of(t.g, seat_of("bob")) == (5,)
    assert seat_of("dan") not in t.g.turn.ballots
    opens(t, "ann", 1, slots=4)
    assert (slots_of(t.g, seat_of("bob")), t.g.turn.ballots) == ((), {})


def test_n2_too_many_or_too_few_slots_are_refused_with_the_numbers() -> None:
    t = box(5)
    i_tell(t, "ann")
    for slots in (4, 16):
        refusal = t.refuses("ann", do.OpenSlots(slots, Slot(1)), "setting-out-of-range")
        assert refusal.params == {"setting": "slots", "low": 5, "high": 15}


def test_n2_up_to_fifteen_cards_lie_on_the_table() -> None:
    t = box(12, "odyssey")
    i_tell(t, "ann")
    opens(t, "ann", 15, slots=15)
    assert len(t.spectator().table) == 15


def test_n2_after_turn_one_nobody_steps_back_and_nobody_was_faster() -> None:
    t = box(4)
    first_turn(t)
    i_tell(t, "bob")
    assert t.phase == "open-slots"
    assert not any(isinstance(o, may.MayStepBack) for o in t.sees("bob").menu)
    t.refuses("cleo", do.ITell(), "not-now")


@pytest.mark.parametrize(("ruleset", "blind"), [("dixit", False), ("odyssey-party", True)])
def test_n2_the_words_come_before_a_look_at_the_cards_in_party_alone(ruleset: str, blind: bool) -> None:
    t = box(6, ruleset)
    told = [o.blind for o in t.sees("ann").menu if isinstance(o, may.MayITell)]
    i_tell(t, "ann")
    opens(t, "ann", 1 if ruleset == "dixit" else None)
    for n, name in enumerate(("bob", "cleo", "dan", "eve", "fay"), 2):
        if ruleset == "dixit":
            claims(t, name, n)
        votes(t, name, 1)
    if t.phase == "claim":
        votes(t, "ann", 1, red=2)
    assert t.phase == "recap"
    told += [o.blind for o in t.sees("bob").menu if isinstance(o, may.MayITell)]
    assert told == [blind, blind]


def test_n2_whoever_opens_the_slots_again_is_offered_as_many_as_there_are() -> None:
    t = box(4)
    i_tell(t, "ann")
    opens(t, "ann", 1, slots=7)
    assert [o.slots for o in t.sees("ann").menu if isinstance(o, may.MayOpenSlots)] == [7]


def test_n2_with_fewer_slots_a_red_token_beyond_them_is_void() -> None:
    t = box(6, "odyssey-party")
    i_tell(t, "ann")
    opens(t, "ann", None, slots=7)
    votes(t, "ann", 1, red=6)
    opens(t, "ann", None, slots=6)
    assert t.sees("ann").ballot is not None
    votes(t, "ann", 1, red=6)
    opens(t, "ann", None, slots=5)
    assert t.sees("ann").ballot is None


def test_n2_the_storyteller_is_asked_again_where_more_have_a_card_than_there_are_slots() -> None:
    t = box(4)
    t.away("dan")
    i_tell(t, "ann")
    opens(t, "ann", 1, slots=3)
    settled(t, bob=(2, 1))
    t.back("dan")
    assert t.waiting_for() == ["ann", "cleo", "dan"]
    opens(t, "ann", 1, slots=4)
    assert t.waiting_for() == ["cleo", "dan"]


def test_n2_where_the_storyteller_was_played_for_the_server_opens_what_a_clash_lacks() -> None:
    t = box(4)
    t.away("dan")
    i_tell(t, "ann")
    opens(t, "ann", 1, slots=3)
    settled(t, bob=(2, 1))
    t.back("dan")
    t.away("ann")
    t.plays_for("ann")
    settled(t, cleo=(3, 1), dan=(3, 2))
    assert (len(t.g.turn.table), t.waiting_for()) == (4, ["cleo", "dan"])
    assert slots_of(t.g, seat_of("ann")) == (1,)
    claims(t, "cleo", 3)
    claims(t, "dan", 4)
    assert t.phase == "recap"


# N3


def test_n3_a_claim_is_nobodys_business_and_may_be_changed() -> None:
    t = box(4)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    before = t.spectator()
    claims(t, "bob", 2)
    claims(t, "bob", 3)
    assert t.spectator() == before
    assert [s.slot for s in t.sees("bob").table if s.mine == "own"] == [3]
    assert not any(s.mine for s in t.sees("ann").table if s.slot == 3)
    t.refuses("bob", do.Claim((Slot(5),)), "no-such-slot")
    t.refuses("bob", do.Claim((Slot(1), Slot(2))), "wrong-number-of-cards")
    t.refuses("ann", do.Claim((Slot(1),)), "not-your-gift")
    t.refuses("bob", do.ITell(), "not-now")


def test_n3_each_is_offered_the_numbers_from_another_one_on_whoever_is_away() -> None:
    t = box(4)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    t.away("cleo")
    offered = {n: o.slots[0] for n in ("bob", "dan") for o in t.sees(n).menu if isinstance(o, may.MayClaim)}
    assert offered == {"bob": 2, "dan": 4}


def test_n3_two_with_three_players() -> None:
    t = box(3)
    i_tell(t, "ann")
    opens(t, "ann", 3)
    t.refuses("bob", do.Claim((Slot(1), Slot(1))), "same-card-twice")
    claims(t, "bob", 1, 2)
    claims(t, "cleo", 4, 5)
    votes(t, "bob", 3)
    votes(t, "cleo", 1)
    assert t.points() == {"ann": 3, "bob": 4, "cleo": 0}


def test_n3_nothing_is_told_until_all_are_in_then_exactly_those_are_asked_again_without_names() -> None:
    t = box(5)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    settled(t, bob=(1, 2), cleo=(3, 2), dan=(4, 2))
    assert t.spectator().looking_again == 0
    settled(t, eve=(5, 2))
    seen = t.spectator()
    assert (seen.phase, seen.looking_again, seen.waiting_for) == ("claim", 2, ())
    assert all(seat.acted for seat in seen.seats)
    assert [t.sees(n).asked_again for n in ("ann", "bob", "cleo")] == ["claim", "claim", None]
    assert t.sees("bob").ballot is not None
    opens(t, "ann", 1)
    assert t.spectator().looking_again == 1
    claims(t, "bob", 2)
    assert t.sees("bob").asked_again == "vote"  # N4: it was for what is now known to be his own


def test_n3_party_has_no_claims_and_shows_no_owners() -> None:
    t = box(6, "odyssey-party")
    i_tell(t, "ann")
    assert t.phase == "claim"
    t.refuses("ann", do.OpenSlots(6, Slot(1)), "no-such-slot")
    opens(t, "ann", None, slots=7)
    t.refuses("bob", do.Claim((Slot(1),)), "not-your-gift")
    for name in ("bob", "cleo", "dan"):
        votes(t, name, 7)
    votes(t, "eve", 2)
    votes(t, "fay", 3)
    votes(t, "ann", 7, red=2)
    assert t.points() == {"ann": 4, "bob": 4, "cleo": 4, "dan": 4, "eve": 0, "fay": 0}
    assert {p.owner for p in t.last_turn.table} == {NIGHT}


def test_n3_in_team_the_giver_claims_and_the_voter_is_shown_it() -> None:
    t = box(6, "odyssey-team")
    i_tell(t, "ann")
    t.all_agree("bob", "cleo")
    opens(t, "ann", 1)
    t.refuses("eve", do.Claim((Slot(2),)), "not-your-gift")
    t.refuses("bob", do.Vote((Slot(1),)), "not-your-vote")
    votes(t, "eve", 3)
    claims(t, "bob", 2)
    assert [s.slot for s in t.sees("eve").table if s.mine == "team"] == [2]
    assert not any(s.mine for s in t.sees("fay").table)
    t.refuses("eve", do.Vote((Slot(2),)), "own-card")
    claims(t, "cleo", 3)
    claims(t, "dan", 4)
    votes(t, "fay", 1)
    assert t.points() == {"ann+dan": 3, "bob+eve": 0, "cleo+fay": 4}


# N4


def test_n4_voting_may_come_first_and_a_vote_for_ones_own_comes_back() -> None:
    t = box(4)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    votes(t, "bob", 2)
    settled(t, cleo=(3, 1), dan=(4, 1))
    claims(t, "bob", 2)
    assert (t.phase, t.sees("bob").asked_again, t.spectator().looking_again) == ("claim", "vote", 1)
    assert t.sees("bob").ballot is None
    t.refuses("bob", do.Vote((Slot(2),)), "own-card")
    votes(t, "bob", 3)
    assert t.points() == {"ann": 3, "bob": 0, "cleo": 4, "dan": 3}


def test_n4_a_vote_is_taken_back_like_any_other() -> None:
    t = box(4)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    t.refuses("bob", do.TakeBack(), "nothing-to-take-back")
    votes(t, "bob", 3)
    t.takes_back("bob")
    assert not t.g.turn.ballots


def test_n4_two_votes_from_seven_and_one_more_for_a_single_one() -> None:
    t = box(7, "odyssey")
    i_tell(t, "ann")
    opens(t, "ann", 1)
    for slot, name in enumerate(("bob", "cleo", "dan", "eve", "fay", "gus"), 2):
        claims(t, name, slot)
        votes(t, name, *((1,) if name == "bob" else (1, 2) if name == "cleo" else (3 if slot != 3 else 4,)))
    assert t.points()["bob"] == 3 + 1 + 1
    assert t.points()["cleo"] == 3 + 3  # O4: four votes, three points


def test_n4_in_kids_all_fingers_are_up_before_the_chief_counts_to_three() -> None:
    t = box(3, "kids")
    t.does("ann", do.ChooseGuest("moon"))
    opens(t, "ann", 1)
    t.refuses("ann", do.CountToThree(), "fingers-missing")
    settled(t, bob=(2, 1))
    t.refuses("bob", do.CountToThree(), "not-your-turn")
    settled(t, cleo=(2, 1))
    t.refuses("ann", do.CountToThree(), "fingers-missing")
    assert t.spectator().looking_again == 2
    claims(t, "bob", 2)
    claims(t, "cleo", 3)
    assert t.waiting_for() == ["ann"]
    votes(t, "cleo", 2)  # K7: it may change until the count
    t.counts_to_three("ann")
    assert t.last_turn.visit is not None
    assert not t.last_turn.visit.welcomed
    assert [p.owner for p in t.last_turn.table] == [Seat(0), Seat(1), Seat(2)]


# N5


def test_n5_points_with_reasons_and_the_hill_moves() -> None:
    t = box(4)
    first_turn(t)
    assert t.points() == {"ann": 3, "bob": 4, "cleo": 1, "dan": 0}
    assert t.reasons("bob") == {"found": 3, "fooled": 1}
    assert t.scores() == {"ann": 3, "bob": 4, "cleo": 1, "dan": 0}


@pytest.mark.parametrize("doors", ["drawn", "chosen", "blank"])
def test_n5_doors_are_drawn_set_by_hand_or_left_blank(doors: str) -> None:
    chosen = tuple(zip(SUN_DOORS[:4], MOON_DOORS[4:8], strict=True))
    t = box(3, "kids", doors=doors, chosen_doors=chosen)
    behind = tuple((b.sun, b.moon) for b in t.meadow.burrows)
    assert (behind == chosen) == (doors == "chosen")
    assert (behind == ((BLANK, BLANK),) * 4) == (doors == "blank")


def test_n5_doors_set_by_hand_are_four_of_each_kind() -> None:
    r = RoomTable("ann", "bob", "cleo", ruleset="kids", box=True)
    four = tuple(zip(SUN_DOORS[:4], MOON_DOORS[:4], strict=True))
    two_suns = tuple(zip(SUN_DOORS[:4], SUN_DOORS[4:8], strict=True))
    two_moons = tuple(zip(MOON_DOORS[:4], MOON_DOORS[4:8], strict=True))
    for wrong in (four[:3], (*four[:3], four[0]), two_suns, two_moons):
        settings = Settings("kids", ("dreams",), box=True, doors="chosen", chosen_doors=wrong)
        r.refuses("ann", Configure(settings), "doors-missing")
    r.configures(box=True, doors="chosen", chosen_doors=four)


# N6


@pytest.mark.parametrize("ruleset", FIVE)
def test_n6_the_turn_with_the_phases_that_handle_cards_replaced(ruleset: str) -> None:
    boxed, dealt = BESIDE_BOX[ruleset].turn, RULESETS[ruleset].turn
    assert not any(phase.handles_cards for phase in boxed)
    same = {phase.name for phase in boxed} & {phase.name for phase in dealt}
    assert same >= {"score", "end-of-turn", "advance"}


# N7


def right(r: RoomTable, claims_: dict[str, int], votes_: dict[str, int]) -> do.PutRight:
    return do.PutRight(
        {r.seat(n): (Slot(slot),) for n, slot in claims_.items()},
        {r.seat(n): Ballot((Slot(slot),)) for n, slot in votes_.items()},
    )


TOLD = {"ann": 1, "bob": 2, "cleo": 3, "dan": 4}
VOTED = {"bob": 1, "cleo": 2, "dan": 3}


def beside(*names: str, ruleset: str = "dixit", **settings: Any) -> RoomTable:
    r = RoomTable(*names, ruleset=ruleset, box=True, **settings)
    r.starts()
    return r


def told(r: RoomTable, slots: dict[str, int] = TOLD, votes_: dict[str, int] = VOTED) -> None:
    """A turn up to its recap, or to the end of the game."""
    teller = next(iter(slots))
    if r.phase == "i-tell":
        r.acts(teller, do.ITell())
    r.acts(teller, do.OpenSlots(len(slots), Slot(slots[teller])))
    for name in list(slots)[1:]:
        r.acts(name, do.Claim((Slot(slots[name]),)))
        if name in votes_:
            r.acts(name, do.Vote((Slot(votes_[name]),)))


def scores(r: RoomTable) -> dict[str, int]:
    board = r.game.board
    return {c.name: board.scores[c.seat] for c in r.room.chairs}  # type: ignore[union-attr]


def test_n7_the_host_puts_right_until_the_next_storyteller_tells() -> None:
    r = beside("ann", "bob", "cleo", "dan")
    assert "put-right" not in r.offered("ann")
    told(r)
    assert scores(r) == {"ann": 3, "bob": 4, "cleo": 1, "dan": 0}
    r.refuses("bob", right(r, TOLD, VOTED), "host-only")
    r.does("bob", lobby.WriteDown(1, "It only opens at night"))
    r.does("ann", right(r, {"ann": 1, "bob": 3, "cleo": 2, "dan": 4}, {"bob": 1, "cleo": 1, "dan": 2}))
    assert scores(r) == {"ann": 3, "bob": 3, "cleo": 4, "dan": 0}
    assert [len(r.happened(kind)) for kind in {type(e) for e in r.log} if kind.__name__ == "TurnScored"] == [
        2
    ]
    seen = r.sees("dan").game
    assert seen is not None
    assert seen.previous is not None
    assert [p.owner for p in seen.previous.was] == [r.seat(n) for n in ("ann", "bob", "cleo", "dan")]
    assert seen.previous.written_down is not None
    r.does("ann", right(r, TOLD, {"bob": 1, "dan": 3}))
    assert scores(r) == {"ann": 3, "bob": 3, "cleo": 1, "dan": 0}
    assert [p.votes for p in r.game.history[-1].was][1] == (r.seat("cleo"),)
    r.acts("bob", do.ITell())
    r.refuses("ann", right(r, TOLD, VOTED), "not-now")


def test_n7_the_recap_that_is_counted_again_is_another_one() -> None:
    r = beside("ann", "bob", "cleo", "dan")
    told(r)
    before = r.game.serial
    r.does("ann", right(r, TOLD, {"bob": 1, "dan": 3}))
    assert r.game.serial > before


def test_n7_turns_before_the_one_that_is_put_right_stay_as_they_are() -> None:
    r = beside("ann", "bob", "cleo", "dan")
    told(r)
    first = r.game.history[0]
    slots, votes_ = {"bob": 1, "cleo": 2, "dan": 3, "ann": 4}, {"cleo": 1, "dan": 2, "ann": 2}
    r.acts("bob", do.ITell())
    told(r, slots, votes_)
    r.does("ann", right(r, slots, {"cleo": 1, "dan": 1, "ann": 2}))
    assert len(r.game.history) == 2
    assert r.game.history[0] == first


def test_n7_what_is_put_right_has_to_be_possible() -> None:
    r = beside("ann", "bob", "cleo", "dan")
    told(r)
    for claims_, votes_, code in (
        (TOLD | {"bob": 3}, VOTED, "claimed-twice"),
        (TOLD | {"bob": 9}, VOTED, "no-such-slot"),
        ({"bob": 2}, VOTED, "no-such-slot"),
        (TOLD, VOTED | {"dan": 4}, "own-card"),
        (TOLD, VOTED | {"dan": 5}, "no-such-slot"),
        (TOLD, VOTED | {"ann": 2}, "not-your-vote"),
    ):
        r.refuses("ann", right(r, claims_, votes_), code)
    ann, bob = r.seat("ann"), r.seat("bob")
    plain = right(r, TOLD, {})
    for slots, red, code in (
        ((), None, "no-vote"),
        ((1, 3), None, "too-many-votes"),
        ((1,), 3, "red-not-yours"),
        ((1,), 9, "no-such-slot"),
    ):
        ballot = Ballot(tuple(map(Slot, slots)), None if red is None else Slot(red))
        r.refuses("ann", do.PutRight(plain.claims, {bob: ballot}), code)
    r.refuses("ann", do.PutRight({ann: (Slot(1), Slot(2))}, {}), "wrong-number-of-cards")


def test_n7_partys_red_token_and_two_votes() -> None:
    r = beside("ann", "bob", "cleo", "dan", "eve", "fay", ruleset="odyssey-party")
    r.acts("ann", do.ITell())
    for name in ("bob", "cleo", "dan", "eve", "fay"):
        r.acts(name, do.Vote((Slot(2),)))
    r.acts("ann", do.Vote((Slot(1),), Slot(3)))
    green = {r.seat(n): Ballot((Slot(2),)) for n in ("bob", "cleo", "dan", "eve", "fay")}
    ann = r.seat("ann")
    r.refuses("ann", do.PutRight({}, green | {ann: Ballot((Slot(1),))}), "red-missing")
    r.does("ann", do.PutRight({}, green | {ann: Ballot((Slot(1),), Slot(2))}))
    assert set(scores(r).values()) == {0}
    seven = beside("ann", "bob", "cleo", "dan", "eve", "fay", "gus", ruleset="odyssey")
    slots = {n: k for k, n in enumerate(("ann", "bob", "cleo", "dan", "eve", "fay", "gus"), 1)}
    told(seven, slots, dict.fromkeys(list(slots)[1:], 1))
    once = right(seven, slots, dict.fromkeys(list(slots)[1:], 1))
    twice = Ballot((Slot(1), Slot(1)))
    seven.refuses("ann", do.PutRight(once.claims, once.votes | {Seat(1): twice}), "same-slot-twice")


def test_n7_after_the_last_turn_the_end_is_counted_again_too() -> None:
    r = beside("ann", "bob", "cleo", target=5)
    slots: dict[str, tuple[int, ...]] = {"ann": (1,), "bob": (2, 3), "cleo": (4, 5)}

    def turn(teller: str, votes_: dict[str, int]) -> None:
        if r.phase in ("i-tell", "recap"):
            r.acts(teller, do.ITell())
        r.acts(teller, do.OpenSlots(5, Slot(1)))
        for n, name in enumerate(votes_):
            r.acts(name, do.Claim((Slot(2 + 2 * n), Slot(3 + 2 * n))))
            r.acts(name, do.Vote((Slot(votes_[name]),)))

    turn("ann", {"bob": 1, "cleo": 2})
    turn("bob", {"ann": 1, "cleo": 1})
    assert scores(r) == {"ann": 5, "bob": 4, "cleo": 2}
    assert r.game.result is not None
    assert r.game.result.winners == (r.seat("ann"),)
    r.does("ann", lobby.Lock(True))
    slots = {"bob": (1,), "ann": (2, 3), "cleo": (4, 5)}
    fixed = do.PutRight(
        {r.seat(n): tuple(map(Slot, mine)) for n, mine in slots.items()},
        {r.seat("ann"): Ballot((Slot(1),)), r.seat("cleo"): Ballot((Slot(5 - 3),))},
    )
    r.does("ann", fixed)
    assert scores(r) == {"ann": 7, "bob": 7, "cleo": 0}
    back = replace_votes(fixed, {r.seat("ann"): 4, r.seat("cleo"): 1})
    r.does("ann", back)
    assert r.game.result is not None
    r.does("ann", replace_votes(fixed, {}))
    assert r.phase == "recap"
    r.acts("cleo", do.ITell())
    assert r.game.turn.number == 3


def replace_votes(command: do.PutRight, votes_: dict[Seat, int]) -> do.PutRight:
    return do.PutRight(command.claims, {s: Ballot((Slot(n),)) for s, n in votes_.items()})


def test_n7_a_game_that_the_host_ended_stays_ended() -> None:
    r = beside("ann", "bob", "cleo", "dan")
    told(r)
    r.does("ann", lobby.StopGame())
    r.does("ann", right(r, TOLD, {"bob": 1, "cleo": 1, "dan": 3}))
    assert r.game.result is not None
    assert (r.game.result.reason, scores(r)["cleo"]) == ("ended", 4)
    r.does("ann", lobby.BackToLobby())
    r.refuses("ann", right(r, TOLD, VOTED), "not-now")


def test_n7_after_the_end_only_with_those_who_played() -> None:
    r = beside("ann", "bob", "cleo", "dan", target=5)
    told(r, votes_={"bob": 3, "cleo": 2, "dan": 3})
    r.acts("bob", do.ITell())
    told(r, {"bob": 1, "cleo": 2, "dan": 3, "ann": 4}, {"cleo": 1, "dan": 2, "ann": 1})
    assert r.game.result is not None
    assert "put-right" in r.offered("ann")
    r.sits("eve")
    assert "put-right" not in r.offered("ann")


def test_n7_whoever_left_with_that_turn_is_there_again_while_it_is_counted() -> None:
    t = box(3)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    for name, own in (("bob", (2, 3)), ("cleo", (4, 5))):
        claims(t, name, *own)
    votes(t, "bob", 1)
    t.leaves("bob")
    votes(t, "cleo", 2)
    assert t.g.result is not None
    assert (t.g.result.reason, t.open_seats) == ("too-few", ["ann", "cleo"])
    news = TurnPutRight(
        {seat_of("ann"): (Slot(1),), seat_of("bob"): (Slot(2), Slot(3)), seat_of("cleo"): (Slot(4), Slot(5))},
        {seat_of("bob"): Ballot((Slot(1),)), seat_of("cleo"): Ballot((Slot(1),))},
    )
    after = put_right(t.rules, t.g, news, SeededChance("", 1)).after
    assert after.result is not None
    assert (after.result.reason, after.ring) == ("too-few", (seat_of("ann"), seat_of("cleo")))
    assert [gain.why for gain in after.history[-1].gains][:1] == ["everyone-found"]


def test_n7_only_a_table_with_a_box_puts_right_and_not_while_it_is_paused() -> None:
    plain = RoomTable("ann", "bob", "cleo")
    plain.starts()
    plain.refuses("ann", right(plain, {"ann": 1}, {}), "not-now")
    r = beside("ann", "bob", "cleo", "dan")
    told(r)
    r.does("ann", lobby.Pause(True))
    r.refuses("ann", right(r, TOLD, VOTED), "not-now")


def test_n7_in_kids_the_rabbits_come_after_all() -> None:
    r = beside("ann", "bob", "cleo", ruleset="kids", doors="blank")
    r.acts("ann", do.ChooseGuest("sun"))
    told(r, {"ann": 1, "bob": 2, "cleo": 3}, {"bob": 1, "cleo": 2})
    r.acts("ann", do.CountToThree())
    assert not r.game.history[-1].visit.welcomed  # type: ignore[union-attr]
    r.does("ann", right(r, {"ann": 1, "bob": 2, "cleo": 3}, {"bob": 1, "cleo": 1}))
    assert r.game.history[-1].visit.welcomed  # type: ignore[union-attr]
    assert r.sees("ann").game.board.rabbits == 2  # type: ignore[union-attr]
    r.refuses_act("ann", do.Ready(), "not-your-turn")
    r.acts("bob", do.Ready())
    assert (r.phase, r.game.turn.number) == ("invite", 2)


# N8


def test_n8_no_bots_and_no_timers() -> None:
    r = RoomTable("ann", "bob", "cleo", box=True)
    assert "add-bot" not in r.offered("ann")
    r.refuses("ann", lobby.AddBot("Robin"), "no-bots-beside-box")
    r.configures(box=False)
    r.does("ann", lobby.AddBot("Robin"))
    assert "start" in r.offered("ann")
    r.configures(box=True)
    r.refuses("ann", lobby.Start(), "no-bots-beside-box")
    assert not any(rules.timed for rules in BESIDE_BOX.values())


def test_n8_the_next_storytellers_i_tell_moves_on() -> None:
    t = box(4)
    first_turn(t)
    assert (t.phase, t.waiting_for(), t.spectator().next_storyteller) == ("recap", ["bob"], 1)
    t.refuses("cleo", do.ITell(), "not-your-turn")
    i_tell(t, "bob", "And then?")
    assert (t.phase, t.storyteller, t.g.turn.number) == ("open-slots", "bob", 2)
    assert t.g.turn.clue == Clue("And then?", "said")
    assert t.g.discard == ()


def test_n8_where_the_table_moved_on_the_next_storyteller_alone_says_i_tell() -> None:
    t = box(4)
    first_turn(t)
    t.moves_on()
    assert (t.phase, t.waiting_for()) == ("i-tell", ["bob"])
    t.refuses("cleo", do.ITell(), "not-your-turn")
    t.refuses("cleo", do.Ready(), "not-now")


def test_n3_who_owes_a_claim_is_offered_that_first_then_the_vote() -> None:
    t = box(4)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    kinds = [type(o) for o in t.sees("bob").menu]
    assert kinds.index(may.MayClaim) < kinds.index(may.MayVote)
    claims(t, "bob", 2)
    kinds = [type(o) for o in t.sees("bob").menu]
    assert kinds.index(may.MayVote) < kinds.index(may.MayClaim)


def test_n8_nobody_waits_for_who_is_away_and_their_slot_is_nobodys() -> None:
    t = box(5)
    i_tell(t, "ann")
    t.away("eve")
    opens(t, "ann", 1, slots=5)
    settled(t, bob=(2, 1), cleo=(3, 5))
    settled(t, dan=(4, 1))
    assert t.last_turn.table[4].owner == NIGHT
    assert t.last_turn.table[4].votes == (seat_of("cleo"),)
    assert t.points() == {"ann": 3, "bob": 3, "cleo": 0, "dan": 3, "eve": 0}


def test_n8_a_missing_vote_has_not_found() -> None:
    t = box(4)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    t.away("dan")
    settled(t, bob=(2, 1), cleo=(3, 1))
    assert t.points() == {"ann": 3, "bob": 3, "cleo": 3, "dan": 0}


def test_n8_the_table_waits_while_nobody_but_the_storyteller_is_there() -> None:
    t = box(3)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    t.away("bob", "cleo")
    assert t.waiting_for() == ["bob", "cleo"]
    t.plays_for("bob")
    t.plays_for("cleo")
    assert t.phase == "recap"
    assert t.points() == {"ann": 0, "bob": 0, "cleo": 0}


def test_n8_the_table_waits_also_while_nobody_at_all_is_there() -> None:
    t = box(3)
    i_tell(t, "ann")
    opens(t, "ann", 1)
    t.away("bob", "cleo", "ann")
    assert (t.phase, t.waiting_for()) == ("claim", ["bob", "cleo"])


def test_n8_a_storyteller_who_is_gone_is_skipped() -> None:
    t = box(4)
    t.leaves("dan")
    i_tell(t, "ann")
    t.away("ann")
    assert t.waiting_for() == ["ann"]
    t.skips()
    assert (t.phase, t.storyteller) == ("i-tell", None)
    i_tell(t, "bob")
    t.leaves("bob")
    assert t.storyteller is None
    i_tell(t, "cleo")
    opens(t, "cleo", 1)


def test_n8_later_too_before_the_slots_are_open() -> None:
    t = box(4)
    first_turn(t)
    t.away("bob")
    t.moves_on()
    assert (t.phase, t.waiting_for()) == ("i-tell", ["bob"])
    t.skips()
    assert (t.storyteller, t.last_turn.skipped) == ("cleo", True)
    i_tell(t, "cleo")
    t.away("cleo")
    t.plays_for("cleo")
    assert (t.storyteller, t.last_turn.skipped) == ("dan", True)
    t.leaves("dan")
    assert t.storyteller == "ann"


def test_n8_in_team_the_one_who_is_there_gives_and_the_pair_has_no_voter() -> None:
    t = box(6, "odyssey-team")
    t.away("eve")
    i_tell(t, "ann")
    assert t.waiting_for() == ["cleo", "fay"]
    t.refuses("bob", do.NameGiver(seat_of("bob")), "already-settled")
    t.nominates("cleo", "cleo")
    t.nominates("fay", "cleo")
    opens(t, "ann", 1)
    claims(t, "bob", 2)
    claims(t, "cleo", 3)
    claims(t, "dan", 4)
    votes(t, "fay", 1)
    assert t.points() == {"ann+dan": 0, "bob+eve": 2, "cleo+fay": 2}


def test_n8_in_team_a_leavers_seat_is_played_by_nobody() -> None:
    r = beside("ann", "bob", "cleo", "dan", "eve", "fay", ruleset="odyssey-team")
    r.acts("ann", do.ITell())
    r.does("bob", lobby.Leave())
    assert not r.game.seating.bots
    r.plays_until("recap")
    ring = [c.name for s in r.game.ring for c in r.room.chairs if c.seat == s]
    next_one = r.sees("ann").game.waiting_for  # type: ignore[union-attr]
    assert len(next_one) == 1
    assert len(ring) == 6
    r.plays_to_next_turn()
    assert r.game.turn.number >= 2


def test_n8_a_seat_that_is_taken_over_may_be_used_at_once_and_shows_nothing() -> None:
    r = beside("ann", "bob", "cleo", "dan")
    r.acts("ann", do.ITell())
    r.acts("ann", do.OpenSlots(4, Slot(1)))
    r.acts("dan", do.Claim((Slot(4),)))
    r.does("dan", lobby.Leave())
    r.takes_over("dora", "dan")
    game = r.sees("dora").game
    assert game is not None
    assert (game.given, game.ballot) == ((), None)
    assert not any(slot.mine for slot in game.table)
    assert not any(isinstance(o, may.MayClaim) for o in game.menu)
    r.acts("dora", do.Vote((Slot(4),)))
    game = r.sees("dora").game
    assert game is not None
    assert (game.ballot, game.menu) == (None, ())
    r.acts("bob", do.Claim((Slot(2),)))
    r.acts("bob", do.Vote((Slot(1),)))
    r.acts("cleo", do.Claim((Slot(3),)))
    r.acts("cleo", do.Vote((Slot(2),)))
    game = r.sees("dora").game
    assert game is not None
    assert game.asked_again == "vote"
    r.refuses_act("dora", do.Vote((Slot(4),)), "own-card")
    r.acts("dora", do.Vote((Slot(1),)))
    assert r.phase == "recap"
    r.acts("bob", do.ITell())
    assert r.chair("dora").until_turn is None


def test_n8_a_chief_who_is_away_has_the_server_count() -> None:
    r = beside("ann", "bob", "cleo", ruleset="kids")
    r.acts("ann", do.ChooseGuest("sun"))
    told(r, {"ann": 1, "bob": 2, "cleo": 3}, {"bob": 1, "cleo": 1})
    r.absent("ann")
    r.server(lobby.CountForChief(r.game.serial))
    assert r.phase == "recap"


def test_n8_a_chief_who_has_left_counts_for_nothing() -> None:
    t = box(4, "kids")
    t.does("ann", do.ChooseGuest("sun"))
    opens(t, "ann", 1)
    settled(t, bob=(2, 1), cleo=(3, 1))
    t.leaves("ann")
    settled(t, dan=(4, 1))
    assert t.last_turn.visit is not None
    assert t.last_turn.visit.welcomed


def test_the_option_to_put_right_says_who_could_have_done_what() -> None:
    r = beside("ann", "bob", "cleo", "dan")
    told(r)
    option = next(o for o in r.sees("ann").menu if isinstance(o, MayPutRight))
    assert option.claims == dict.fromkeys((0, 1, 2, 3), 1)
    assert {seat: (v.most, v.red, v.barred) for seat, v in option.voters.items()} == {
        1: (1, False, 1),
        2: (1, False, 2),
        3: (1, False, 3),
    }
