"""X7: no view to a token carries anything private of a seat from a turn that began before the token held it.

Every ruleset, every phase, every way of getting a seat; what is sent is looked at after every move until the
new holder plays. The last tests plant leaks, which the law must find.
"""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from reverie.game.decide import current
from reverie.game.edition import FIRST
from reverie.game.ids import Seat
from reverie.game.observe import Viewer
from reverie.game.phases.phase import Phase
from reverie.lobby import commands as do
from reverie.lobby.observe import as_played, observe
from reverie.lobby.state import Room, chair_of, playing
from reverie.lobby.views import RoomView
from reverie.rulesets import RULESETS
from reverie.wire.encoded_view import KeptParts, Views
from tests.laws.oracle import disguised
from tests.laws.secrecy import RoomLook, room_leak
from tests.room_table import RoomTable

NAMES: Final = ("ann", "bob", "cleo", "dan", "eve", "fay", "gus", "hal")
TOKEN: Final = "ab" * 32


class SecondLook:
    """Keeps which token holds which seat since when, and looks at all that is sent to it."""

    def __init__(self, r: RoomTable, look: RoomLook = observe) -> None:
        self.r, self._look = r, look
        self._rng = Random(1)
        self._since: dict[Seat, tuple[int, int]] = {}
        self._kept = KeptParts()
        self.strangers = 0
        """How often a holder was looked at who must not see the seat's own secrets."""

    def got(self, seat: Seat) -> None:
        """A token that had nothing to do with this seat before holds it now."""
        self._since[seat] = self._turn()

    def _turn(self) -> tuple[int, int]:
        room = self.r.room
        return room.games, 0 if room.game is None else room.game.turn.number

    def check(self) -> None:
        room = self.r.room
        if playing(room) is None:
            return
        sent = Views(room, self._kept)
        for chair in room.chairs:
            seat = chair.seat
            part = sent.own(seat)  # also fills what is kept from version to version
            if chair.holder != "player" or self._since.get(seat) != self._turn():
                continue
            self.strangers += 1
            problem = room_leak(room, seat, self._rng, stranger=True, look=self._look)
            assert problem is None, f"{room.settings.ruleset}, {self.r.phase}, seat {seat}: {problem}"
            assert room.game is not None
            other = replace(room, game=disguised(room.game, None, self._rng))
            assert Views(other, KeptParts()).own(seat) == part

    def until_they_play(self, seat: Seat) -> None:
        """To the next turn, whoever has to move; then the new holder sees what is theirs."""
        room, turn = self.r.room, self._turn()
        for _ in range(500):
            if playing(self.r.room) is None or self._turn() != turn:
                break
            self.check()
            if self.r.room.paused:
                self.r.does(self.r.host, do.Pause(False))
                continue
            waiting = observe(self.r.room, seat).game.waiting_for  # type: ignore[union-attr]
            self.r.moves(self.r.rng.choice(waiting))
        self.check()
        game = playing(self.r.room)
        if game is not None:
            assert room.game is not None
            assert game.turn.number > room.game.turn.number
            assert seat in game.ring
            rules = RULESETS[game.ruleset]
            hidden = not current(rules, game).sees_hand(game, seat)  # P2
            seen = self._look(self.r.room, seat).game
            assert seen is not None
            assert seen.hand == (None if hidden else game.hands[seat])


Way = Callable[[SecondLook], Seat]


def takes_over_a_bots_seat(law: SecondLook) -> Seat:
    law.r.takes_over("zoe", "Robin")
    return _got(law, "zoe")


def takes_over_a_leavers_seat(law: SecondLook) -> Seat:
    gone = _somebody(law.r)
    law.r.does(gone, do.Leave())
    law.r.takes_over("zoe", gone)
    return _got(law, "zoe")


def leaves_and_returns(law: SecondLook) -> Seat:
    gone = _somebody(law.r)
    law.r.does(gone, do.Leave())
    law.r.takes_over(gone, gone)
    return _got(law, gone)


def is_removed_and_returns(law: SecondLook) -> Seat:
    gone = _somebody(law.r)
    law.r.does(law.r.host, do.Remove(law.r.seat(gone)))
    law.r.takes_over(gone, gone)
    return _got(law, gone)


def takes_over_leaves_and_another_takes_over(law: SecondLook) -> Seat:
    law.r.takes_over("zoe", "Robin")
    _got(law, "zoe")
    law.check()
    law.r.does("zoe", do.Leave())
    law.r.takes_over("yan", "Robin")
    return _got(law, "yan")


def lost_the_device(law: SecondLook) -> Seat:
    gone = _somebody(law.r)
    law.r.absent(gone)
    law.r.asks_for(gone, TOKEN)
    law.r.does(law.r.host, do.AnswerAsker(law.r.seat(gone), True))
    return _got(law, gone)


def lost_the_device_while_a_bot_stood_in(law: SecondLook) -> Seat:
    gone = _somebody(law.r)
    law.r.absent(gone)
    law.r.does(law.r.host, do.HandToBot(law.r.seat(gone)))
    law.r.asks_for(gone, TOKEN)
    law.r.does(law.r.host, do.AnswerAsker(law.r.seat(gone), True))
    return _got(law, gone)


def lost_it_and_is_gone_again(law: SecondLook) -> Seat:
    seat = lost_the_device(law)
    gone = _name(law.r, seat)
    law.r.absent(gone)
    law.check()
    law.r.present(gone)
    return seat


def takes_over_while_paused(law: SecondLook) -> Seat:
    law.r.does(law.r.host, do.Pause(True))
    return takes_over_a_bots_seat(law)


PENDING: Final[dict[str, Way]] = {
    "take-over of a bot": takes_over_a_bots_seat,
    "take-over of a leaver": takes_over_a_leavers_seat,
    "leave and return": leaves_and_returns,
    "remove and return": is_removed_and_returns,
    "take-over, leave, take-over": takes_over_leaves_and_another_takes_over,
    "lost device": lost_the_device,
    "lost device, stand-in": lost_the_device_while_a_bot_stood_in,
    "lost device, gone again": lost_it_and_is_gone_again,
    "take-over in a pause": takes_over_while_paused,
}
OF_BOTS: Final = {"take-over of a bot", "take-over, leave, take-over", "take-over in a pause"}


def joins(law: SecondLook) -> Seat:
    """X4: also a player added on a device that has a seat already."""
    law.r.sits("zoe")
    return _got(law, "zoe")


def joins_where_a_seat_closed(law: SecondLook) -> Seat:
    gone = _somebody(law.r)
    law.r.does(gone, do.Leave())
    law.r.plays_to_next_turn()
    law.r.sits("zoe")
    assert law.r.seat("zoe") in law.r.game.order
    return _got(law, "zoe")


JOINING: Final[dict[str, Way]] = {
    "join, or hot-seat": joins,
    "join in a closed seat": joins_where_a_seat_closed,
}


def _got(law: SecondLook, name: str) -> Seat:
    seat = law.r.seat(name)
    law.got(seat)
    return seat


def _somebody(r: RoomTable) -> str:
    """A person who has a part in the turn and does not tell: whoever tells takes the turn along (X3)."""
    teller = r.game.turn.storyteller
    people = [c for c in r.room.chairs if c.holder == "player" and c.seat not in (teller, r.room.host)]
    return r.rng.choice(people).name


def _name(r: RoomTable, seat: Seat) -> str:
    chair = chair_of(r.room, seat)
    assert chair is not None
    return chair.name


WHERE: Final = [
    (rules.id, phase.name)
    for rules in RULESETS.values()
    for phase in rules.turn
    if type(phase).options is not Phase.options
]
"""Every phase in which somebody may do something."""


def table(
    ruleset: str, phase: str, look: RoomLook = observe, deep: int = 0, *, of_bot: bool = False
) -> SecondLook:
    """Six at the table if so many may, one of them a bot; in this phase, and `deep` moves into it.

    Where only two play: two people, or somebody with a bot if it is `of_bot` that a seat is got.
    """
    counts = RULESETS[ruleset].players
    seats, two = 6 if 6 in counts else counts[-1], counts == (2,)
    people = NAMES[: seats - 1] if not two or of_bot else NAMES[:2]
    r = RoomTable(*people, ruleset=ruleset)
    if of_bot or not two:
        r.does("ann", do.AddBot("Robin"))
    r.starts()
    r.plays_until(phase)
    while two and not of_bot and r.game.turn.storyteller == r.seat("bob"):  # `_somebody` is to be there
        r.plays_to_next_turn()
        r.plays_until(phase)
    law = SecondLook(r, look)
    law.check()
    for _ in range(deep):
        waiting = observe(r.room, Seat(0)).game.waiting_for  # type: ignore[union-attr]
        if phase in ("volunteer", "clue", "invite", "recap") or len(waiting) < 2:
            break
        r.moves(r.rng.choice(waiting))
        law.check()
    return law


@pytest.mark.parametrize("way", PENDING)
@pytest.mark.parametrize(("ruleset", "phase"), WHERE)
def test_x7_nothing_of_an_earlier_turn_is_sent_to_a_new_holder(ruleset: str, phase: str, way: str) -> None:
    for deep in (0, 2):
        law = table(ruleset, phase, deep=deep, of_bot=way in OF_BOTS)
        seat = PENDING[way](law)
        law.until_they_play(seat)
        assert law.strangers


@pytest.mark.parametrize("way", JOINING)
@pytest.mark.parametrize(("ruleset", "phase"), [(r, p) for r, p in WHERE if RULESETS[r].late_join])
def test_x7_newcomers_see_nothing_but_what_they_are_dealt(ruleset: str, phase: str, way: str) -> None:
    law = table(ruleset, phase)
    seat = JOINING[way](law)
    law.until_they_play(seat)
    assert law.strangers


@pytest.mark.parametrize(("ruleset", "phase"), WHERE)
def test_x7_the_same_token_and_its_own_link_see_the_seat_at_once(ruleset: str, phase: str) -> None:
    """A bot stood in and goes; a link changes nothing in the room."""
    r = table(ruleset, phase).r
    gone = _somebody(r)
    before = observe(r.room, r.seat(gone)).game
    r.absent(gone)
    r.does(r.host, do.HandToBot(r.seat(gone)))
    r.present(gone)
    after = observe(r.room, r.seat(gone)).game
    assert before is not None
    assert after is not None
    assert (after.hand, after.given, after.ballot) == (before.hand, before.given, before.ballot)
    assert r.chair(gone).until_turn is None


# The test of the test


def unmasked(room: Room, viewer: Viewer) -> RoomView:
    """Who waits for the turn is shown what the bot is shown that plays on."""
    return observe(as_played(room), viewer)


def with_the_hand(room: Room, viewer: Viewer) -> RoomView:
    view = observe(room, viewer)
    if view.game is None or room.game is None or viewer not in room.game.seating.pending:
        return view
    return replace(view, game=replace(view.game, hand=room.game.hands[viewer]))


def with_the_ballot(room: Room, viewer: Viewer) -> RoomView:
    view, game = observe(room, viewer), room.game
    if view.game is None or game is None or viewer not in game.seating.pending:
        return view
    return replace(view, game=replace(view.game, ballot=game.turn.ballots.get(viewer)))


@pytest.mark.parametrize("way", PENDING)
@pytest.mark.parametrize("plant", [unmasked, with_the_hand])
def test_a_planted_second_look_is_found(plant: RoomLook, way: str) -> None:
    law = table("dixit", "contribute", plant)
    with pytest.raises(AssertionError, match="differs in game"):
        law.until_they_play(PENDING[way](law))


def test_a_planted_ballot_is_found() -> None:
    law = table("dixit", "vote", with_the_ballot)
    while Seat(5) not in law.r.game.turn.ballots:
        law.r.moves(Seat(5))
    with pytest.raises(AssertionError, match="differs in game"):
        law.until_they_play(takes_over_a_bots_seat(law))


def test_seats_taken_over_at_once_as_in_the_first_edition_are_found() -> None:
    law = table("dixit", "contribute")
    law.r.room = replace(law.r.room, game=replace(law.r.game, edition=FIRST))
    with pytest.raises(AssertionError, match="differs in game"):
        law.until_they_play(takes_over_a_bots_seat(law))
