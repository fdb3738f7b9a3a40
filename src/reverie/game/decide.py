"""What a command brings about: events, or a refusal. Nothing else starts a change."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from reverie.game import events as ev
from reverie.game.by_table import by_table
from reverie.game.chance import Chance, SeededChance
from reverie.game.commands import MOVES
from reverie.game.evolve import begin, evolve
from reverie.game.ids import TABLE, Seat
from reverie.game.phases.phase import Phase, vacant
from reverie.game.refusals import Refusal, refuse
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game, left_of


class Progress(Struct, frozen=True):
    """What happened, and the game after it."""

    events: tuple[ev.GameEvent, ...]
    after: Game
    waiting_for: tuple[Seat, ...] = ()
    """Who must move now."""


def decide(rules: Ruleset, g: Game, actor: Seat, command: Any, chance: Chance) -> Progress | Refusal:
    """One command of a seat, or of the table itself (`TABLE`)."""
    if g.result is not None:
        return refuse("game-over")
    if actor == TABLE:
        found = by_table(rules, g, command, chance)
    else:
        found = _move(rules, g, actor, command)
    return _follow(rules, g, found, chance) if isinstance(found, tuple) else found


def opening(rules: Ruleset, started: ev.GameStarted, chance: Chance) -> Progress:
    """The game from its first event to the first phase that waits for somebody."""
    done = _follow(rules, begin(started), (), chance)
    return Progress((started, *done.events), done.after, done.waiting_for)


def current(rules: Ruleset, g: Game) -> Phase:
    return rules.phase(g.phase)


def waiting_for(rules: Ruleset, g: Game) -> tuple[Seat, ...]:
    return () if g.result is not None else current(rules, g).waiting_for(g)


def seconds(rules: Ruleset, g: Game) -> int | None:
    """How long this phase may take (X5), if there is a limit."""
    return None if g.result is not None else rules.seconds(g.phase, g.settings)


def next_storyteller(rules: Ruleset, g: Game) -> Seat | None:
    """Who tells next if the table moves on from the recap now. None: nobody, or too early to say."""
    teller = g.turn.storyteller
    if g.phase != "recap" or g.result is not None or teller is None:
        return None
    for phase in rules.turn[rules.phases["recap"] + 1 : rules.phases["boundary"] + 1]:
        for event in phase.close(g, _NOTHING_DRAWN):
            g = evolve(g, event)
    return None if g.result is not None else left_of(g, teller)


def _move(rules: Ruleset, g: Game, seat: Seat, command: Any) -> tuple[ev.GameEvent, ...] | Refusal:
    if seat not in g.ring or vacant(g, seat):
        return refuse("not-seated")
    kind = type(command)
    if kind not in MOVES:
        return refuse("unknown-move")
    phase = current(rules, g)
    for option in phase.options(g, seat):
        if option.command is kind:
            return _judged(option.refuses, command) or phase.decide(g, seat, command)
    return phase.why_not(g, seat, kind)


def _judged(refuses: Callable[[Any], Refusal | None], command: Any) -> Refusal | None:
    """A command whose fields are not even of the right type is no move at all."""
    try:
        return refuses(command)
    except (TypeError, AttributeError):
        return refuse("unknown-move")


def _follow(rules: Ruleset, g: Game, news: tuple[ev.GameEvent, ...], chance: Chance) -> Progress:
    """Apply what happened, then all that happens by itself until somebody is waited for."""
    log = news
    step, entered = rules.phases.get(g.phase, 0), g.phase != ""
    while True:
        for event in news:
            g = evolve(g, event)
            if (name := _JUMPS.get(type(event))) is not None:
                step, entered = rules.phases[name], False
        if g.result is not None:
            return Progress(log, g)
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
    return Progress(log, g, waiting)


_NOTHING_DRAWN: Final = SeededChance("", 0)
"""Chance has no part in a turn between its recap and the boundary."""

_JUMPS: Final[dict[type, str]] = {ev.RaceReopened: "volunteer", ev.TurnSkipped: "boundary"}
"""Where the turn goes on after an event that breaks its course."""
