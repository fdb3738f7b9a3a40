"""What a bot has before it when it thinks: its view, what it knows of the cards, its style."""

from collections.abc import Iterable, Sequence
from random import Random

from msgspec import Struct

from reverie.bots.brain import Brain, Fits
from reverie.bots.character import Style
from reverie.bots.heard import Heard
from reverie.bots.known_texts import KnownTexts
from reverie.bots.planner import Imagine, imagined
from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId, Seat
from reverie.game.views import GameView


class Context(Struct, frozen=True):
    seat: Seat
    view: GameView
    card_texts: KnownTexts
    brain: Brain
    style: Style
    language: str
    rng: Random
    heard: Heard = Heard()
    imagine: Imagine = imagined

    @property
    def players(self) -> int:
        return sum(s.sitting in ("open", "left") for s in self.view.seats)

    @property
    def people(self) -> float:
        """What part of the others are people and not bots."""
        others = [s.bot for s in self.view.seats if s.seat != self.seat and s.sitting in ("open", "left")]
        return others.count(False) / len(others) if others else 0.0

    def elsewhere(self, mine: Iterable[CardId]) -> list[CardTexts]:
        """Cards that may be in other hands: neither mine nor in the discard."""
        gone = {*mine, *self.view.discard}
        left = [t for card, t in self.card_texts.texts.items() if card not in gone]
        return (
            left
            if len(left) >= self.players
            else [t for c, t in self.card_texts.texts.items() if c not in mine]
        )

    def looks(self, clue: str, cards: Sequence[CardTexts]) -> Fits:
        """How well the clue fits, as this bot sees it today: the brain's fit with noise of its own."""
        fits, noise = self.brain.fit(clue, cards, self.language), self.style.level.noise
        return [fit + self.rng.gauss(0.0, noise) for fit in fits]
