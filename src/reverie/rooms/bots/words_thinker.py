"""How bots think with nothing but Python: they plan as all do, and go by words alone."""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from random import Random

from reverie.bots.at_home import AtHome, SaidHere
from reverie.bots.brain import Brain
from reverie.bots.character import style
from reverie.bots.context import Context
from reverie.bots.heard import Heard
from reverie.bots.known_texts import KnownTexts
from reverie.bots.lexical import LexicalBrain
from reverie.bots.planner import Imagine, imagined
from reverie.bots.player import thinking
from reverie.bots.thought import Steps, Thought, at_once
from reverie.game.ids import CardId
from reverie.game.views import RiverView
from reverie.lobby.views import RoomView
from reverie.rooms.bots.deck_texts import KEPT, DeckChoice, DeckTexts
from reverie.rooms.deck_port import TextSource

SaidAtHome = Callable[[], Mapping[CardId, Sequence[str]]]
"""What people said at this server, by card."""


def nothing_said() -> Mapping[CardId, Sequence[str]]:
    return {}


class WordsThinker:
    def __init__(
        self, shelf: TextSource, imagine: Imagine = imagined, said_here: SaidAtHome = nothing_said
    ) -> None:
        self._texts = DeckTexts(shelf)
        self._imagine = imagine
        self._said_here = said_here
        self._homes: OrderedDict[DeckChoice, SaidHere] = OrderedDict()
        self._by_words: OrderedDict[DeckChoice, LexicalBrain] = OrderedDict()

    def think(self, view: RoomView, rng: Random, heard: Heard) -> Thought | None:
        return at_once(self.thinking(view, rng, heard))

    def thinking(self, view: RoomView, rng: Random, heard: Heard) -> Steps[Thought | None]:
        if view.game is None or view.you is None:
            return None
        language = view.settings.language
        decks, card_texts = self._texts.known(view.playing_with, language)
        brain = yield from self.brain(decks, card_texts)
        if self._said_here() and not isinstance(view.game.board, RiverView):
            card_texts = card_texts.at_home(self._said_here(), self._texts.cards(view.playing_with))
            brain = self._at_home(decks, card_texts, brain)
        mood = style(next((c.character for c in view.chairs if c.seat == view.you), ""))  # owls have no chair
        mind = brain.mind(view.you)
        seat = Context(view.you, view.game, card_texts, mind, mood, language, rng, heard, self._imagine)
        return (yield from thinking(seat))

    def _at_home(self, decks: DeckChoice, card_texts: KnownTexts, brain: Brain) -> Brain:
        """Put together anew only where somebody has said something since."""
        if not card_texts.said:
            return brain
        kept = self._homes.get(decks)
        if kept is None or kept.brain is not brain or kept.of != card_texts.said:
            kept = self._homes[decks] = SaidHere(card_texts.said, brain)
            while len(self._homes) > KEPT:
                self._homes.popitem(last=False)
        return AtHome(brain, kept)

    def brain(self, decks: DeckChoice, card_texts: KnownTexts) -> Steps[Brain]:
        return (yield from self._words(decks, card_texts))

    def _words(self, decks: DeckChoice, card_texts: KnownTexts) -> Steps[LexicalBrain]:
        """Knows all cards at once: what bots at any table have looked at must not make a difference."""
        if decks not in self._by_words:
            brain = LexicalBrain()
            for card in card_texts.texts.values():
                brain.learn([card])
                yield
            self._by_words[decks] = brain
            while len(self._by_words) > KEPT:
                forgotten, _ = self._by_words.popitem(last=False)
                self._texts.forget(forgotten)
        return self._by_words[decks]
