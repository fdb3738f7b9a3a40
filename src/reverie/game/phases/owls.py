"""The owls listen in: they give after the partner, the night adds its cards, and they guess (W3, W4)."""

from dataclasses import dataclass
from typing import Final

from reverie.game.chance import Chance
from reverie.game.events import NightGave, TableLaid
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayGive, MayGuess
from reverie.game.phases.phase import Events, Phase
from reverie.game.state import Game, owls, slots_of, slots_on

NIGHT_CARDS: Final = 3
"""W3: from the top of the pile, nobody's."""


@dataclass(frozen=True, slots=True)
class OwlsGive(Phase):
    name = "owls-give"
    handles_cards = True
    thinking = (0.7, 1.6)

    def actors(self, g: Game) -> tuple[Seat, ...]:
        return owls(g)

    def done(self, g: Game, seat: Seat) -> bool:
        return seat in g.turn.given

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        return (MayGive(g.hands[seat], 1),) if seat in owls(g) and not self.done(g, seat) else ()

    def close(self, g: Game, chance: Chance) -> Events:
        night = g.pile[:NIGHT_CARDS]
        cards = [card for cards in g.turn.given.values() for card in cards]
        return (NightGave(night), TableLaid(chance.shuffled([*cards, *night])))


@dataclass(frozen=True, slots=True)
class OwlsGuess(Phase):
    name = "owls-guess"
    thinking = (1.0, 2.5)

    def actors(self, g: Game) -> tuple[Seat, ...]:
        return owls(g)

    def done(self, g: Game, seat: Seat) -> bool:
        return seat in g.turn.ballots

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        if seat not in owls(g) or self.done(g, seat):
            return ()
        own = slots_of(g, seat)
        return (MayGuess(tuple(slot for slot in slots_on(g) if slot not in own)),)
