"""The sun moves one day and the pawn walks on along the path (K9, K10)."""

from dataclasses import dataclass
from typing import Final

from reverie.game.chance import Chance
from reverie.game.events import DayPassed
from reverie.game.phases.phase import Events, Phase
from reverie.game.state import Game, Meadow

SUNDAY: Final = 6


@dataclass(frozen=True, slots=True)
class NextDay(Phase):
    name = "next-day"

    def close(self, g: Game, chance: Chance) -> Events:
        meadow = g.board
        assert isinstance(meadow, Meadow)
        if all(b.closed for b in meadow.burrows):
            return ()
        tomorrow = meadow.day + 1
        return (DayPassed(tomorrow, meadow.pawn if tomorrow == SUNDAY else _next_open(meadow)),)


def _next_open(meadow: Meadow) -> int:
    count = len(meadow.burrows)
    path = [(meadow.pawn + step) % count for step in range(1, count + 1)]
    return next(n for n in path if not meadow.burrows[n].closed)
