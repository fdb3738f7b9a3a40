"""What an owl has before it: its view, the texts of the cards, and how well it reads."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from reverie.bots.clues import readable
from reverie.bots.heard import Heard
from reverie.bots.known_texts import KnownTexts
from reverie.decks.texts import CardTexts
from reverie.game.ids import Seat
from reverie.game.views import GameView, RiverView
from reverie.game.whisper import legible

Fit = Callable[[str, Sequence[CardTexts]], Sequence[float]]
"""How well a clue fits each card, from 0 to 1."""

NOISE: Final[dict[str, float]] = {"easy": 0.5, "middle": 0.3, "hard": 0.22}
"""How far what an owl sees in a card is from what is there: so far that a pair that finds three clues of four
wins half of its nights on middle, most on easy, few on hard (`docs/bots.md`)."""
TAME: Final = "hard"


class Ears(Struct, frozen=True):
    owl: Seat
    view: GameView
    card_texts: KnownTexts
    fit: Fit
    language: str
    rng: Random
    heard: Heard = Heard()

    @property
    def river(self) -> RiverView:
        assert isinstance(self.view.board, RiverView)
        return self.view.board

    @property
    def wild(self) -> bool:
        """On the branch, not in the boat."""
        return self.owl in self.river.owls

    @property
    def noise(self) -> float:
        return NOISE[self.river.level if self.wild else TAME]

    @property
    def clue(self) -> str | None:
        """What was said; None where there is no word in it that an owl knows (W2)."""
        said = self.view.clue
        heard = said is not None and readable(said.text) and legible(said.text, self.language)
        return said.text if said is not None and heard else None

    def looks(self, clue: str, cards: Sequence[CardTexts]) -> list[float]:
        """How well the clue fits, as this owl sees it today: with associations of its own."""
        return [fit + self.rng.gauss(0.0, self.noise) for fit in self.fit(clue, cards)]
