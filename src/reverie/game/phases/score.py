"""The turn is settled: points, or rabbits for the party."""

from dataclasses import dataclass
from typing import Literal

from reverie.game.chance import Chance
from reverie.game.events import BurrowVisited, TurnScored
from reverie.game.ids import Seat
from reverie.game.phases.phase import Events, Phase, vacant
from reverie.game.scoring import Outcome, Points, finders
from reverie.game.state import Game, slot_owners, unit, units


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
        missing=_missing(g) if g.edition.missing_ballot_is_wrong else (),
    )


def _missing(g: Game) -> tuple[Seat, ...]:
    """X5: no ballot came from them; a seat that nobody plays any more is no voter."""
    return tuple([s for s in g.ring if s in g.turn.abstained and not vacant(g, s)])


@dataclass(frozen=True, slots=True)
class Score(Phase):
    """Points on the score track."""

    name = "score"
    role = "score"
    points: Points

    def close(self, g: Game, chance: Chance) -> Events:
        return (TurnScored(tuple(self.points(outcome(g)))),)

    def goal(self) -> Points:
        return self.points


@dataclass(frozen=True, slots=True)
class WelcomeGuest(Phase):
    """K8: so many finders, however many apprentices there are, and both rabbits come."""

    name = "score"
    role = "score"
    enough: int

    def close(self, g: Game, chance: Chance) -> Events:
        found = finders(outcome(g))
        return (BurrowVisited(found, len(found) >= self.enough),)

    def goal(self) -> Literal["together"]:
        return "together"
