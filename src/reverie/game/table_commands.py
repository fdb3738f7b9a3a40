"""What the table itself does: deadlines, absent players, an early end (X2, X5)."""

from typing import assert_never

from reverie.game import commands as do
from reverie.game import events as ev
from reverie.game.chance import Chance
from reverie.game.evolve import evolve
from reverie.game.phases.end_of_turn import result
from reverie.game.phases.phase import skip
from reverie.game.refusals import Refusal, refuse
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game

Decision = tuple[ev.GameEvent, ...] | Refusal


def table_events(rules: Ruleset, g: Game, command: do.TableCommand, chance: Chance) -> Decision:
    match command:
        case do.SkipTurn():
            return _skip_turn(rules, g)
        case do.PlayFor(seat):
            phase = rules.phase(g.phase)
            if seat not in phase.waiting_for(g) or not phase.acts_for_absent:
                return refuse("nothing-to-do")
            if seat not in g.seating.away:
                return refuse("not-away")
            return (ev.ServerMoved((seat,)), *phase.act_for(g, seat, chance))
        case do.MoveOn():
            if g.phase != rules.recap:
                return refuse("not-now")
            return tuple(ev.ReadySaid(s) for s in rules.phase(g.phase).waiting_for(g))
        case do.EndGame():
            return (ev.GameEnded(result(g, "ended")),)
        case do.Expire():
            return _expire(rules, g, chance)
        case _:
            assert_never(command)


def _skip_turn(rules: Ruleset, g: Game) -> Decision:
    if not rules.phase(g.phase).skippable(g):
        return refuse("not-skippable")
    return skip(g) if g.turn.storyteller in g.seating.away else refuse("not-away")


def _expire(rules: Ruleset, g: Game, chance: Chance) -> Decision:
    """X5: the server says so, and moves for everyone who has not."""
    if rules.seconds(g.phase, g.settings) is None:
        return refuse("not-now")
    phase = rules.phase(g.phase)
    late = phase.waiting_for(g)
    log: list[ev.GameEvent] = [ev.ServerMoved(late)] if g.phase != rules.recap else []
    for seat in late:
        if seat in phase.waiting_for(g):
            moved = phase.act_for(g, seat, chance)
            log += moved
            for event in moved:
                g = evolve(g, event)
    return tuple(log)
