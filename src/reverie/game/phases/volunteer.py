"""The race of turn 1: the first to have found a clue tells it (C3)."""

from dataclasses import dataclass

from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayAnnounce
from reverie.game.phases.phase import Phase
from reverie.game.state import Game


@dataclass(frozen=True, slots=True)
class Volunteer(Phase):
    name = "volunteer"
    role = "race"
    thinking = (3, 7)
    acts_for_absent = False
    blind: bool = False
    """P2: nobody is shown a hand before the first phrase."""

    def actors(self, g: Game) -> tuple[Seat, ...]:
        return g.ring if g.turn.storyteller is None else ()

    def done(self, g: Game, seat: Seat) -> bool:
        return False

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        return (MayAnnounce(),)

    def sees_hand(self, g: Game, seat: Seat) -> bool:
        return not self.blind
