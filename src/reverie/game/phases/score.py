"""The turn is settled: points, or rabbits for the party."""

from collections.abc import Callable
from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.events import BurrowVisited, TurnScored
from reverie.game.phases.phase import Events, Phase
from reverie.game.scoring import Gain, Outcome, finders
from reverie.game.state import Game, slot_owners, unit, units

Settle = Callable[[Game], Events]


def outcome(g: Game) -> Outcome:
    """The turn as scoring sees it."""
    teller = g.turn.storyteller
    assert teller is not None
    red = g.turn.ballots[teller].red if teller in g.turn.ballots else None
    return Outcome(
        storyteller=teller,
        owners=slot_owners(g),
        votes={s: g.turn.ballots[s].slots for s in g.ring if s in g.turn.ballots},
        units=units(g),
        unit_of={s: unit(g, s) for s in g.ring} if g.mates else {},
        red=red,
    )


def points(rule: Callable[[Outcome], list[Gain]]) -> Settle:
    """Points on the score track."""
    return lambda g: (TurnScored(tuple(rule(outcome(g)))),)


def invitation(g: Game) -> Events:
    """K8: two finders, however many apprentices there are, and both rabbits come."""
    found = finders(outcome(g))
    return (BurrowVisited(found, len(found) >= 2),)


@dataclass(frozen=True, slots=True)
class Score(Phase):
    name = "score"
    settle: Settle

    def close(self, g: Game, chance: Chance) -> Events:
        return self.settle(g)
