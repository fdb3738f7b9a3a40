"""Who may enter a league: the bots by character and level, and the baselines they are measured against."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from reverie.bots import baselines, encoder, packages, player
from reverie.bots.brain import Brain
from reverie.bots.character import CHARACTERS, LEVELS, style
from reverie.bots.context import Context
from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.known_texts import KnownTexts
from reverie.bots.lexical import LexicalBrain
from reverie.bots.planner import imagined
from reverie.bots.thought import Thought
from reverie.cli.bot_game import Entrant
from reverie.cli.command import Complaint
from reverie.decks.library import Library

BASELINES: Final[dict[str, Callable[[Context], Thought | None]]] = {
    "random": baselines.random,
    "descriptive": baselines.descriptive,
    "middling": baselines.middling,
}
KNOWN: Final = (*LEVELS, *CHARACTERS, *BASELINES, "lexical", "light")
"""`lexical` goes by words instead of meaning; `light` does so too and plans without numpy, as in a tab."""


class Entrants:
    """Makes players of names; all of a kind share one brain."""

    def __init__(self, card_texts: KnownTexts, folder: Path) -> None:
        self._card_texts, self._folder = card_texts, folder
        self._lexical = LexicalBrain()
        self._embedding: Brain | None = None

    def entrant(self, name: str) -> Entrant:
        said = name.replace("-", " ").split()
        if not said or any(word not in KNOWN for word in said):
            raise Complaint(f"there is no bot “{name}”. There are: {', '.join(KNOWN)}; or poetic-strong", 2)
        brain = self._lexical if said[0] in ("lexical", "light") else self._default()
        think = BASELINES.get(said[0], player.think)
        if said[0] == "light":
            return Entrant(name, think, brain, style(name), imagined)
        return Entrant(name, think, brain, style(name))

    def _default(self) -> Brain:
        if self._embedding is None:
            if not packages.can_encode():
                return self._lexical
            brain = EmbeddingBrain(encoder.SentenceEncoder(self._folder))
            for _ in brain.warm(list(self._card_texts.texts.values())):
                pass
            self._embedding = brain
        return self._embedding


def box_of(library: Library, decks: tuple[str, ...]) -> KnownTexts:
    """The cards of these decks that have something written on them."""
    shelf = library.decks()
    if missing := [name for name in decks if name not in shelf]:
        raise Complaint(f"there is no deck “{missing[0]}”. There are: {', '.join(shelf)}", 2)
    cards = [card for name in decks for card in shelf[name].cards]
    texts = {card: library.card_texts(card) for card in cards}
    return KnownTexts({card: text for card, text in texts.items() if text is not None})
