"""Beside a real box: one says "I tell", and opens as many slots as cards lie on the table (N2)."""

from collections.abc import Callable
from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.commands import ITell
from reverie.game.events import SlotsOpened
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayITell, MayOpenSlots, MayStepBack
from reverie.game.moves.opening_slots import FEWEST
from reverie.game.phases.clue import reword_option
from reverie.game.phases.phase import Events, Phase, racing, skip
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game

Owed = Callable[[Game], dict[Seat, int]]
"""How many cards of each seat will lie on the table; whose they are is claimed."""


@dataclass(frozen=True, slots=True)
class SaysITell(Phase):
    """Whoever's turn it is; where nobody's is yet, whoever is first (C3)."""

    name = "i-tell"
    role = "race"
    acts_for_absent = False
    blind: bool = False

    def actors(self, g: Game) -> tuple[Seat, ...]:
        return g.ring if g.turn.storyteller is None else (g.turn.storyteller,)

    def done(self, g: Game, seat: Seat) -> bool:
        return g.turn.clue is not None

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        return (MayITell(blind=self.blind),) if seat in self.actors(g) else ()

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        return refuse("not-your-turn" if command is ITell else "not-now")

    def close(self, g: Game, chance: Chance) -> Events:
        return skip(g) if g.turn.clue is None else ()

    def skippable(self, g: Game) -> bool:
        return g.turn.storyteller is not None


@dataclass(frozen=True, slots=True)
class OpensSlots(Phase):
    """The storyteller's own number says that the cards lie there; without claims they simply may (P4)."""

    name = "open-slots"
    owed: Owed
    claims: bool

    def actors(self, g: Game) -> tuple[Seat, ...]:
        assert g.turn.storyteller is not None
        return (g.turn.storyteller,) if self.claims else ()

    def done(self, g: Game, seat: Seat) -> bool:
        return bool(g.turn.table)

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        if seat != g.turn.storyteller:
            return ()
        opening = open_option(g, self.owed(g), claims=self.claims)
        back = (MayStepBack(),) if racing(g) else ()
        return (opening, *reword_option(g, seat), *back)

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        if command is ITell and racing(g):
            return refuse("someone-was-faster")
        return refuse("not-now")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return skip(g)

    def close(self, g: Game, chance: Chance) -> Events:
        if g.turn.table:
            return ()
        assert g.turn.storyteller is not None
        if self.claims:
            return skip(g)
        return (SlotsOpened(g.turn.storyteller, max(FEWEST, sum(self.owed(g).values()))),)

    def skippable(self, g: Game) -> bool:
        return True


def missing(g: Game) -> frozenset[Seat]:
    """N8: nobody waits for who is away, unless nobody but the storyteller is there."""
    gone = g.seating.away | g.seating.left
    others = frozenset(g.ring) - {g.turn.storyteller}
    return g.seating.left if others <= gone else gone


def here(g: Game, owed: dict[Seat, int]) -> dict[Seat, int]:
    """Of these, who is waited for; the storyteller has a card there in any case."""
    gone = missing(g)
    return {s: n for s, n in owed.items() if s not in gone or s == g.turn.storyteller}


def open_option(g: Game, owed: dict[Seat, int], *, claims: bool) -> MayOpenSlots:
    cards = sum(here(g, owed).values())
    return MayOpenSlots(
        slots=len(g.turn.table) or max(FEWEST, cards),
        least=max(FEWEST, cards) if claims else FEWEST,
        own=claims,
    )
