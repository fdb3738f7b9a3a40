"""What the table itself does: deadlines, absent players, leavers and newcomers (X1–X6)."""

from collections.abc import Callable
from typing import Any

from reverie.game import commands as do
from reverie.game import events as ev
from reverie.game.chance import Chance
from reverie.game.evolve import evolve
from reverie.game.ids import Seat
from reverie.game.phases.boundary import Boundary, result
from reverie.game.phases.phase import skip, vacant
from reverie.game.refusals import Refusal, refuse
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game, deck_size

Outcome = tuple[ev.GameEvent, ...] | Refusal


def by_table(rules: Ruleset, g: Game, command: Any, chance: Chance) -> Outcome:
    how = _HOW.get(type(command))
    return refuse("unknown-move") if how is None else how(rules, g, command, chance)


def _skip_turn(rules: Ruleset, g: Game, c: do.SkipTurn, chance: Chance) -> Outcome:
    if not rules.phase(g.phase).skippable(g):
        return refuse("not-skippable")
    return skip(g) if g.turn.storyteller in g.away else refuse("not-away")


def _play_for(rules: Ruleset, g: Game, c: do.PlayFor, chance: Chance) -> Outcome:
    phase = rules.phase(g.phase)
    if c.seat not in phase.waiting_for(g) or not phase.acts_for_absent:
        return refuse("nothing-to-do")
    if c.seat not in g.away:
        return refuse("not-away")
    return (ev.ServerMoved((c.seat,)), *phase.act_for(g, c.seat, chance))


def _move_on(rules: Ruleset, g: Game, c: do.MoveOn, chance: Chance) -> Outcome:
    if g.phase != "recap":
        return refuse("not-now")
    return tuple(ev.ReadySaid(s) for s in rules.phase(g.phase).waiting_for(g))


def _end_game(rules: Ruleset, g: Game, c: do.EndGame, chance: Chance) -> Outcome:
    return (ev.GameEnded(result(g, "ended")),)


def _expire(rules: Ruleset, g: Game, c: do.Expire, chance: Chance) -> Outcome:
    """X5: the server says so, and moves for everyone who has not."""
    if rules.seconds(g.phase, g.settings) is None:
        return refuse("not-now")
    phase = rules.phase(g.phase)
    late = phase.waiting_for(g)
    log: list[ev.GameEvent] = [ev.ServerMoved(late)] if phase.name != "recap" else []
    for seat in late:
        if seat in phase.waiting_for(g):
            moved = phase.act_for(g, seat, chance)
            log += moved
            for event in moved:
                g = evolve(g, event)
    return tuple(log)


def _mark_away(rules: Ruleset, g: Game, c: do.MarkAway, chance: Chance) -> Outcome:
    if c.seat not in (*g.ring, *g.newcomers) or vacant(g, c.seat):
        return refuse("no-such-seat")
    if c.seat in g.away or c.seat in g.bots:
        return refuse("nothing-to-do")
    return (ev.PlayerAway(c.seat),)


def _mark_back(rules: Ruleset, g: Game, c: do.MarkBack, chance: Chance) -> Outcome:
    return (ev.PlayerBack(c.seat),) if c.seat in g.away else refuse("nothing-to-do")


def _leave(rules: Ruleset, g: Game, c: do.LeaveForGood, chance: Chance) -> Outcome:
    if c.seat in g.newcomers:
        return (ev.PlayerLeft(c.seat),)
    if c.seat not in g.ring or c.seat in g.left:
        return refuse("no-such-seat")
    gone = ev.PlayerLeft(c.seat, bot=rules.pairs)  # X6
    if any(s != c.seat and s not in g.bots and s not in g.left for s in g.ring):
        return (gone,)
    return (gone, ev.GameEnded(result(g, "abandoned")))


def _hand_over(rules: Ruleset, g: Game, c: do.HandOver, chance: Chance) -> Outcome:
    return why_no_hand_over(rules, g, c) or (ev.SeatHanded(c.seat, c.bot),)


def why_no_hand_over(rules: Ruleset, g: Game, c: do.HandOver) -> Refusal | None:
    """X2: why nobody else can sit down behind these cards, if so."""
    if c.seat not in g.ring:
        return refuse("no-such-seat")
    if c.seat in g.left or c.seat in g.away or (c.seat in g.bots and not c.bot):
        return None if c.seat in _staying(rules, g) else _no_room(rules, g)
    return refuse("not-away")


def _admit(rules: Ruleset, g: Game, c: do.Admit, chance: Chance) -> Outcome:
    if not (rules.late_join and g.settings.late_join):
        return refuse("no-late-join")
    if c.seat in g.ring or c.seat in g.newcomers:
        return refuse("no-such-seat")
    return _no_room(rules, g) or (ev.NewcomerAdmitted(c.seat),)


def _no_room(rules: Ruleset, g: Game) -> Refusal | None:
    """X4: why one more player than will sit here after this turn is too many, if it is."""
    count = len(_staying(rules, g)) + len(g.newcomers) + 1
    if count > rules.players[-1]:
        return refuse("table-full")
    needed, cards = rules.smallest_deck(count), deck_size(g)
    return refuse("deck-too-small", needed=needed, cards=cards) if cards < needed else None


def _staying(rules: Ruleset, g: Game) -> list[Seat]:
    boundary = rules.phase("boundary")
    assert isinstance(boundary, Boundary)
    leaving = boundary.closing(g)
    return [s for s in g.ring if s not in leaving]


_HOW: dict[type, Callable[[Ruleset, Game, Any, Chance], Outcome]] = {
    do.SkipTurn: _skip_turn,
    do.PlayFor: _play_for,
    do.MoveOn: _move_on,
    do.EndGame: _end_game,
    do.Expire: _expire,
    do.MarkAway: _mark_away,
    do.MarkBack: _mark_back,
    do.LeaveForGood: _leave,
    do.HandOver: _hand_over,
    do.Admit: _admit,
}
