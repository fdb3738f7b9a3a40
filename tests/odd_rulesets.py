"""Rulesets that leave something out, for tests of what is said then."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from unittest.mock import patch

from reverie.game.chance import Chance
from reverie.game.events import ServerMoved, TurnScored
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayReady, MayReword
from reverie.game.phases.phase import Events, Phase
from reverie.game.phases.score import Score
from reverie.game.ruleset import Ruleset
from reverie.game.scoring import Gain
from reverie.game.state import Game
from reverie.rulesets import DEFAULT, RULESETS


@dataclass(frozen=True, slots=True)
class ByWhim(Phase):
    """Settles a turn and does not say how."""

    name = "whim"

    def close(self, g: Game, chance: Chance) -> Events:
        return (TurnScored((Gain(chance.pick(g.ring), 1, "alone"),)),)


@dataclass(frozen=True, slots=True)
class Standstill(Phase):
    """Waits for a move, whatever is done; or for one that nobody thinks of."""

    name = "standstill"
    strange: bool

    def actors(self, g: Game) -> tuple[Seat, ...]:
        return g.ring

    def done(self, g: Game, seat: Seat) -> bool:
        return False

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        return (MayReword() if self.strange else MayReady(),)


@dataclass(frozen=True, slots=True)
class DrawnFirst(Phase):
    """Somebody is drawn before anything else: chance has a part in how a game begins."""

    name = "drawn"

    def close(self, g: Game, chance: Chance) -> Events:
        return (ServerMoved((chance.pick(g.ring),)),)


def like_the_first(**changes: object) -> Ruleset:
    return replace(RULESETS[DEFAULT], id="odd", title="Odd", **changes)  # type: ignore[arg-type]


def settled_by_whim() -> Ruleset:
    turn = RULESETS[DEFAULT].turn
    return like_the_first(turn=tuple(ByWhim() if isinstance(p, Score) else p for p in turn))


def without_role(role: str) -> Ruleset:
    return like_the_first(turn=tuple(p for p in RULESETS[DEFAULT].turn if p.role != role))


def begun_by_chance() -> Ruleset:
    return like_the_first(turn=(DrawnFirst(), *RULESETS[DEFAULT].turn))


def standing_still(*, strange: bool) -> Ruleset:
    return like_the_first(turn=(Standstill(strange), *RULESETS[DEFAULT].turn))


@contextmanager
def listed(rules: Ruleset) -> Iterator[Ruleset]:
    with patch.dict(RULESETS, {rules.id: rules}):
        yield rules
