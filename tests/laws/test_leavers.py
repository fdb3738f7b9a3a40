"""R5, the leaver matrix: whoever goes, in whichever phase, however — the turn still ends."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from reverie.bots.random_player import random_move
from reverie.game import commands as moves
from reverie.game.decide import waiting_for
from reverie.game.ids import TABLE, Seat
from reverie.game.observe import menu
from reverie.game.state import Game, owls
from reverie.lobby import commands as do
from reverie.lobby.options import steward_options
from reverie.lobby.state import VISITOR, chair_of, playing
from reverie.lobby.table_rules import rules_of
from tests.choices import GAMES, rules_named
from tests.laws.room_walk import by_whoever_plays
from tests.laws.test_verify import Recorder, forward_or_wait

PATIENCE = 400
"""Moves after which a turn that has not ended is stuck."""

ROLES: dict[str, Callable[[Game, Seat], Seat | None]] = {
    "storyteller": lambda g, host: g.turn.storyteller,
    "other": lambda g, host: next((s for s in g.ring if s not in (host, g.turn.storyteller)), None),
    "host": lambda g, host: host,
    "partner": lambda g, host: None if g.turn.storyteller is None else g.mates.get(g.turn.storyteller),
}


def drop(r: Recorder, seat: Seat) -> None:
    """The line is gone, and stays so for so long that the table may act."""
    assert r.do(TABLE, do.Absent(seat))


def leave(r: Recorder, seat: Seat) -> None:
    assert r.do(seat, do.Leave())


def removed(r: Recorder, seat: Seat) -> None:
    if r.room.host == seat:  # nobody can remove the host, who has passed the role on before
        heir = next(c.seat for c in r.room.chairs if c.seat != seat and c.holder == "player")
        assert r.do(seat, do.PassHost(heir))
    assert r.room.host is not None
    assert r.do(r.room.host, do.Remove(seat))


def taken_over_by_a_bot(r: Recorder, seat: Seat) -> None:
    drop(r, seat)
    assert asks(r, do.HandToBot(seat))


def taken_over_by_somebody(r: Recorder, seat: Seat) -> None:
    """Where the rules let a newcomer sit down behind the cards."""
    leave(r, seat)
    r.do(VISITOR, do.TakeOver(seat, "Zoe"))


HOW = {
    "drop": drop,
    "leave": leave,
    "removed": removed,
    "a bot": taken_over_by_a_bot,
    "somebody": taken_over_by_somebody,
}


def present(r: Recorder) -> list[Seat]:
    return [c.seat for c in r.room.chairs if c.holder == "player" and not c.away]


def asks(r: Recorder, command: Any) -> bool:
    """X2: the host decides; while the host is away, two who are there ask for the same."""
    before = r.room.game
    for seat in sorted(present(r), key=lambda s: s != r.room.host)[:2]:
        r.do(seat, command)
        if r.room.game is not before:
            return True
    return False


def moves_for_those_who_are_there(r: Recorder, g: Game, rng: Random) -> bool:
    rules = rules_of(g.settings)
    for seat in waiting_for(rules, g):
        chair = chair_of(r.room, seat)
        if seat in owls(g) or (chair is not None and chair.holder != "nobody" and not chair.away):
            move = random_move(menu(rules, g, seat), rng)
            if move is not None and r.do(seat, by_whoever_plays(r.room, seat, do.Act(g.serial, move))):
                return True
    return False


def table_goes_on(r: Recorder, g: Game) -> bool:
    """What people who wait for somebody gone can do, in the order in which they would try it."""
    if g.phase in ("point", "claim") and r.do(TABLE, do.CountForChief(g.serial)):
        return True
    offered: dict[type, Any] = {o.command: o for seat in present(r) for o in steward_options(r.room, seat)}
    wishes: list[Any] = []
    if moves.SkipTurn in offered:
        wishes.append(moves.SkipTurn())
    if moves.PlayFor in offered:
        wishes.append(moves.PlayFor(offered[moves.PlayFor].seats[0]))
    if moves.MoveOn in offered:
        wishes.append(moves.MoveOn())
    return any(asks(r, do.Act(g.serial, wish)) for wish in wishes)


def reach(ruleset: str, phase: str, seed: int) -> Recorder | None:
    """A table in its second turn, in this phase; None: there it has no such phase, or nobody waits."""
    rng = Random(seed)
    count = rules_named(ruleset).players[:2][-1]
    r = Recorder(ruleset, count, rng)
    for _ in range(PATIENCE):
        game = playing(r.room)
        if game is None:
            return None
        if game.phase == phase and (game.turn.number == 2 or phase in ("volunteer", "i-tell")):
            return r
        r.do(*forward_or_wait(r.room, rng))
    return None


PHASES = sorted({p.name for game in GAMES for p in rules_named(game).turn})


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("ruleset", GAMES)
def test_r5_every_turn_still_ends(ruleset: str, role: str, how: str) -> None:
    if how == "a bot" and ruleset.endswith("+box"):
        pytest.skip("N8: no bots beside a real box")
    tried = 0
    for seed, phase in enumerate(PHASES):
        r = reach(ruleset, phase, seed)
        if r is None:
            continue
        game = playing(r.room)
        assert game is not None
        assert r.room.host is not None
        seat = ROLES[role](game, r.room.host)
        chair = None if seat is None else chair_of(r.room, seat)
        if seat is None or chair is None or chair.holder != "player":
            continue
        tried += 1
        HOW[how](r, seat)
        ends(r, game.turn.number, f"{phase}, seed {seed}")
    assert tried >= 2 or role == "partner"


def ends(r: Recorder, turn: int, where: str) -> None:
    rng = Random(9)
    for _ in range(PATIENCE):
        game = playing(r.room)
        if game is None or game.turn.number > turn:
            return
        assert moves_for_those_who_are_there(r, game, rng) or table_goes_on(r, game), (
            f"stuck in {game.phase} after somebody went in {where}"
        )
    raise AssertionError(f"the turn does not end after somebody went in {where}")
