"""How bots think where their packages are missing: by words alone."""

from collections import OrderedDict
from random import Random

from reverie.bots.character import style
from reverie.bots.known_texts import KnownTexts
from reverie.bots.plain_player import Plain, plain_thought
from reverie.bots.shared_words import SharedWords
from reverie.bots.thought import Thought
from reverie.lobby.views import RoomView
from reverie.rooms.bots.deck_texts import KEPT, DeckChoice, DeckTexts
from reverie.rooms.deck_port import TextSource


class PlainThinker:
    def __init__(self, shelf: TextSource) -> None:
        self._texts = DeckTexts(shelf)
        self._read: OrderedDict[DeckChoice, SharedWords] = OrderedDict()

    def think(self, view: RoomView, rng: Random, heard: frozenset[str]) -> Thought | None:
        if view.game is None or view.you is None:
            return None
        decks, box = self._texts.box(view.settings.decks)
        words = self._words(decks, box)
        chair = next(c for c in view.chairs if c.seat == view.you)
        language = view.settings.language
        return plain_thought(
            Plain(view.you, view.game, box, words, style(chair.character), language, rng, heard)
        )

    def _words(self, decks: DeckChoice, box: KnownTexts) -> SharedWords:
        """Of the whole box: which words are rare must not depend on what bots have looked at."""
        if decks not in self._read:
            self._read[decks] = SharedWords()
            self._read[decks].learn(list(box.texts.values()))
            while len(self._read) > KEPT:
                forgotten, _ = self._read.popitem(last=False)
                self._texts.forget(forgotten)
        return self._read[decks]
