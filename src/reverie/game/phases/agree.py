"""Partners agree, publicly, which of them gives a card (T4)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.commands import NameGiver
from reverie.game.events import GiverNamed
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayNameGiver
from reverie.game.phases.clue import reword_option
from reverie.game.phases.phase import Events, Phase, played
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game

Pairs = Callable[[Game], Sequence[tuple[Seat, Seat]]]


def agreed(g: Game, pair: tuple[Seat, Seat]) -> Seat | None:
    """The giver both have named; a partner who has left, or is not there yet, has no say (X6, X7)."""
    silent = g.seating.silent
    voices = [s for s in pair if s not in silent] or pair
    first, last = g.turn.named.get(voices[0]), g.turn.named.get(voices[-1])
    return first if first == last else None


def awaited(g: Game, pair: tuple[Seat, Seat]) -> Sequence[Seat]:
    """Who must still speak: the one who has named nobody, or both while they disagree."""
    if agreed(g, pair) is not None:
        return ()
    silent = g.seating.silent
    return [s for s in pair if s not in g.turn.named and s not in silent] or pair


@dataclass(frozen=True, slots=True)
class Agree(Phase):
    name = "agree"
    timer = "agree"
    thinking = (2, 5)
    pairs: Pairs

    def actors(self, g: Game) -> tuple[Seat, ...]:
        return tuple(s for pair in self.pairs(g) for s in pair)

    def done(self, g: Game, seat: Seat) -> bool:
        return seat not in awaited(g, self._pair(g, seat))

    def waiting_for(self, g: Game) -> tuple[Seat, ...]:
        return played(g, [s for pair in self.pairs(g) for s in awaited(g, pair)])

    def _pair(self, g: Game, seat: Seat) -> tuple[Seat, Seat]:
        return next(pair for pair in self.pairs(g) if seat in pair)

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        for pair in self.pairs(g):
            if seat in pair:
                return () if agreed(g, pair) is not None else (MayNameGiver(pair),)
        return reword_option(g, seat)

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        if command is not NameGiver:
            return refuse("not-now")
        return refuse("already-settled" if seat in self.actors(g) else "not-your-turn")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        """X5: what one has named stands, else a coin."""
        pair = self._pair(g, seat)
        names = {g.turn.named[s] for s in pair if s in g.turn.named}
        giver = names.pop() if len(names) == 1 else chance.pick(pair)
        return tuple(GiverNamed(s, giver) for s in pair)

    def close(self, g: Game, chance: Chance) -> Events:
        """Records for both of a pair what was agreed: who takes over an empty seat is bound by it (X6)."""
        settled = [(pair, agreed(g, pair)) for pair in self.pairs(g)]
        return tuple(
            GiverNamed(s, giver)
            for pair, giver in settled
            for s in pair
            if giver is not None and g.turn.named.get(s) != giver
        )
