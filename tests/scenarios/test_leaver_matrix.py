"""Whoever goes, in whichever phase, however they go: the turn ends (R5; X2, X3, X5)."""

import pytest

from reverie.game import commands as do
from reverie.game.ids import Seat
from reverie.lobby import commands as room_do
from tests.room_table import RoomTable
from tests.table import NAMES, Table, seat_of

PHASES = {
    "dixit": ("clue", "contribute", "vote", "recap"),
    "odyssey": ("clue", "contribute", "vote", "recap"),
    "odyssey-party": ("clue", "contribute", "vote", "recap"),
    "odyssey-team": ("clue", "agree", "contribute", "vote", "recap"),
    "kids": ("invite", "contribute", "point", "recap"),
}
MATRIX = [
    (ruleset, phase, who, how)
    for ruleset, phases in PHASES.items()
    for phase in phases
    for who in ("storyteller", "other")
    for how in ("leaves", "away", "bot", "taken over", "comes back")
]


def reach(t: Table, phase: str) -> None:
    """Play until this phase of turn 2."""
    t.plays_turn("ann" if t.phase == "volunteer" else None)
    steps = {"clue": 0, "invite": 0, "agree": 1, "contribute": 2, "vote": 3, "point": 3, "recap": 4}
    if steps[phase] >= 1 and t.phase == "clue":
        t.tells(t.storyteller or "")
    elif steps[phase] >= 1 and t.phase == "invite":
        t.does(t.storyteller or "", do.ChooseGuest("sun"))
    if steps[phase] >= 2 and t.phase == "agree":
        for name in t.waiting_for():
            t.nominates(name, NAMES[min(seat_of(name), t.g.mates[seat_of(name)])])
    if steps[phase] >= 3:
        t.all_give()
    if steps[phase] >= 4:
        t.all_vote(1)
        if t.phase == "point":
            t.counts_to_three(t.storyteller or "")
    assert t.phase == phase


def finish(t: Table) -> None:
    """Everybody who can move moves; the table acts for who is away. It must get to another turn."""
    turn = t.g.turn.number
    for _ in range(60):
        if t.g.result is not None or t.g.turn.number > turn:
            return
        name = t.waiting_for()[0]
        if seat_of(name) in t.g.seating.away:
            t.plays_for(name)
        elif t.phase == "agree":
            t.nominates(name, NAMES[min(seat_of(name), t.g.mates[seat_of(name)])])
        elif t.phase == "clue":
            t.tells(name)
        elif t.phase == "invite":
            t.does(name, do.ChooseGuest("moon"))
        elif t.phase == "contribute":
            t.gives(name)
        elif t.phase == "point" and name == t.storyteller:
            t.counts_to_three(name)
        elif t.phase == "recap":
            t.ready(name)
        else:
            t.all_vote(1)
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize(("ruleset", "phase", "who", "how"), MATRIX)
def test_r5_every_turn_still_ends(ruleset: str, phase: str, who: str, how: str) -> None:
    """X2, X3, X5: whoever goes, in whichever phase, however they go."""
    t = Table(ruleset, 6 if ruleset == "kids" else 8)
    reach(t, phase)
    gone = t.storyteller if who == "storyteller" else "dan"
    assert gone is not None
    if how == "leaves":
        t.leaves(gone)
    else:
        t.away(gone)
    if how in ("bot", "taken over"):
        t.hand_over(gone, to_bot=how == "bot")
    elif how == "comes back" and seat_of(gone) in t.g.seating.away:
        t.back(gone)
    finish(t)
    assert (gone not in t.open_seats) == (how == "leaves" and ruleset != "odyssey-team")


ROOM_MATRIX = [
    (ruleset, phase, who, how)
    for ruleset, phases in PHASES.items()
    for phase in ("volunteer", *phases)
    for who in ("storyteller", "other", "host", "partner")
    for how in ("drops", "leaves", "is removed", "is taken over")
    if (phase != "volunteer" or (ruleset != "kids" and who != "storyteller"))
    and (who != "partner" or (ruleset == "odyssey-team" and phase != "volunteer"))
]


@pytest.mark.parametrize(("ruleset", "phase", "who", "how"), ROOM_MATRIX)
def test_r5_in_a_room_every_turn_still_ends(ruleset: str, phase: str, who: str, how: str) -> None:
    """X2, X3, X6, with the host's role passing on where the host is the one who goes."""
    r = RoomTable(*NAMES[: 6 if ruleset == "kids" else 8], ruleset=ruleset)
    r.starts()
    r.plays_until(phase)
    gone = _who(r, who)
    if how == "drops":
        _dropped(r, gone)
    elif how == "is removed" and gone != r.host:
        r.does(r.host, room_do.Remove(r.seat(gone)))
    else:
        r.does(gone, room_do.Leave())
        if how == "is taken over" and r.seat(gone) in r.game.ring:
            r.takes_over("zoe", gone)
    assert r.room.host is not None
    serial = r.game.serial
    r.plays_until("recap", "over")
    r.plays_until("clue", "invite", "over")
    assert r.game.serial > serial


def _who(r: RoomTable, who: str) -> str:
    teller = r.game.turn.storyteller
    names = {c.seat: c.name for c in r.room.chairs}
    if who == "host":
        return r.host
    if who == "storyteller":
        return names[teller or Seat(0)]
    if who == "partner":
        return names[r.game.mates[teller or Seat(0)]]
    return next(n for s, n in names.items() if s != teller and n != r.host)


def _dropped(r: RoomTable, gone: str) -> None:
    """Away, and a bot stands in, as the host asks, or two others if it is the host."""
    host = r.host
    r.absent(gone)
    asking = [host] if gone != host else [n for n in r.names if n != host][:2]
    for name in asking:
        r.does(name, room_do.HandToBot(r.seat(gone)))
    assert r.chair(gone).holder == "bot"
