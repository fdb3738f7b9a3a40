"""What a command brings about: events, or a refusal. Nothing else starts a change."""

from typing import Final

from msgspec import Struct

from reverie.game import events as ev
from reverie.game.chance import Chance
from reverie.game.commands import Move, TableCommand
from reverie.game.evolve import begin, evolve
from reverie.game.ids import Seat
from reverie.game.phases.end_of_turn import result
from reverie.game.phases.phase import Phase, PhaseRole, vacant
from reverie.game.phases.recap import next_teller
from reverie.game.refusals import Refusal, refuse
from reverie.game.ruleset import Ruleset
from reverie.game.seats import without_people
from reverie.game.state import Game, owls
from reverie.game.table_commands import table_events


class GameProgress(Struct, frozen=True):
    """What happened, and the game after it."""

    events: tuple[ev.GameEvent, ...]
    after: Game
    waiting_for: tuple[Seat, ...] = ()
    """Who must move now."""


def decide(rules: Ruleset, g: Game, seat: Seat, move: Move, chance: Chance) -> GameProgress | Refusal:
    """One move of a seat."""
    if g.result is not None:
        return refuse("game-over")
    found = _move(rules, g, seat, move)
    return found if isinstance(found, Refusal) else _follow(rules, g, found, chance)


def decide_for_table(
    rules: Ruleset, g: Game, command: TableCommand, chance: Chance
) -> GameProgress | Refusal:
    """One command of the table itself: of the host, or of the clock."""
    if g.result is not None:
        return refuse("game-over")
    found = table_events(rules, g, command, chance)
    return found if isinstance(found, Refusal) else _follow(rules, g, found, chance)


def reseated(rules: Ruleset, g: Game, chance: Chance, *, left: bool = False) -> GameProgress:
    """The game after somebody came, went or `left` for good: who is not waited for any more ends a phase."""
    return _follow(rules, g, without_people(g) if left else (), chance)


def put_right(rules: Ruleset, g: Game, news: ev.TurnPutRight, chance: Chance) -> GameProgress:
    """N7: the turn counted again, also after the last one; a game that the table had ended stays ended."""
    done = _follow(rules, g, (news,), chance)
    if g.result is None or g.result.reason != "ended" or done.after.result is not None:
        return done
    ended = ev.GameEnded(result(done.after, "ended"))
    return GameProgress((*done.events, ended), evolve(done.after, ended))


def opening(rules: Ruleset, started: ev.GameStarted, chance: Chance) -> GameProgress:
    """The game from its first event to the first phase that waits for somebody."""
    done = _follow(rules, begin(started), (), chance)
    return GameProgress((started, *done.events), done.after, done.waiting_for)


def current(rules: Ruleset, g: Game) -> Phase:
    return rules.phase(g.phase)


def waiting_for(rules: Ruleset, g: Game) -> tuple[Seat, ...]:
    return () if g.result is not None else current(rules, g).waiting_for(g)


def seconds(rules: Ruleset, g: Game) -> int | None:
    """How long this phase may take (X5), if there is a limit."""
    return None if g.result is not None else rules.seconds(g.phase, g.settings)


def next_storyteller(rules: Ruleset, g: Game) -> Seat | None:
    """Who tells next if the table moves on from the recap now. None: nobody, or too early to say."""
    if g.phase != rules.recap or g.result is not None or g.turn.storyteller is None:
        return None
    return next_teller(rules.turn[rules.roles["recap"] + 1 : rules.roles["end-of-turn"] + 1], g)


def _move(rules: Ruleset, g: Game, seat: Seat, move: Move) -> tuple[ev.GameEvent, ...] | Refusal:
    phase = current(rules, g)
    if not plays(phase, g, seat):
        return refuse("not-seated")
    for option in phase.options(g, seat):
        if (found := option.answer(seat, move)) is not None:
            return found
    return phase.why_not(g, seat, type(move))


def plays(phase: Phase, g: Game, seat: Seat) -> bool:
    """Whether anybody can move there: at a seat that somebody plays, or an owl whose part it is (W1)."""
    if seat in g.ring:
        return not vacant(g, seat)
    return seat in owls(g) and seat in phase.actors(g)


def _follow(rules: Ruleset, g: Game, news: tuple[ev.GameEvent, ...], chance: Chance) -> GameProgress:
    """Apply what happened, then all that happens by itself until somebody is waited for."""
    log = news
    step, entered = rules.phases.get(g.phase, 0), g.phase != ""
    while True:
        for event in news:
            g = evolve(g, event)
            if (role := _JUMPS.get(type(event))) is not None:
                step, entered = rules.roles[role], False
        if g.result is not None:
            return GameProgress(log, g)
        phase = rules.turn[step]
        waiting = phase.waiting_for(g)
        if waiting:
            break
        news = phase.close(g, chance)
        log += news
        step, entered = (step + 1) % len(rules.turn), False
    if not entered:
        began = ev.PhaseBegan(phase.name)
        log += (began,)
        g = evolve(g, began)
    return GameProgress(log, g, waiting)


_JUMPS: Final[dict[type, PhaseRole]] = {
    ev.RaceReopened: "race",
    ev.TurnSkipped: "end-of-turn",
    ev.ClaimsClashed: "vote",
    ev.VotesCameBack: "vote",
    ev.TurnPutRight: "score",
}
"""Where the turn goes on after an event that breaks its course."""
