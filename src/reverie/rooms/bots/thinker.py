"""How bots think where their packages are installed: by meaning once the encoder has read the decks."""

import logging
from collections import OrderedDict
from pathlib import Path
from threading import Lock, Thread
from time import sleep
from typing import Final

from reverie.bots import encoder, packages
from reverie.bots.array_planner import imagined
from reverie.bots.brain import Brain
from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.endpoint import Endpoint
from reverie.bots.endpoint_brain import EndpointBrain
from reverie.bots.known_texts import KnownTexts
from reverie.bots.thought import Steps, at_once
from reverie.rooms.bots.deck_texts import KEPT, DeckChoice
from reverie.rooms.bots.words_thinker import SaidAtHome, WordsThinker, nothing_said
from reverie.rooms.deck_port import TextSource

log = logging.getLogger(__name__)

BREATH: Final = 0.001
"""Seconds between two steps of loading, in which the tables go on."""


class Thinker(WordsThinker):
    """Until the encoder has read a table's decks, in a thread of its own, bots go by words alone there."""

    def __init__(
        self,
        shelf: TextSource,
        folder: Path | None = None,
        endpoint: Endpoint | None = None,
        said_here: SaidAtHome = nothing_said,
    ) -> None:
        super().__init__(shelf, imagined, said_here)
        self._endpoint = endpoint
        self._folder = folder
        self._brains: OrderedDict[DeckChoice, Brain] = OrderedDict()
        self._loading: dict[DeckChoice, Thread] = {}
        self._reading = Lock()
        self._encoder: encoder.SentenceEncoder | None = None

    def brain(self, decks: DeckChoice, card_texts: KnownTexts) -> Steps[Brain]:
        """A brain of its own for every choice of decks: what is usual differs from deck to deck."""
        found = self._brains.get(decks)
        if found is not None:
            return found
        if (card_texts.texts or self._said_here()) and decks not in self._loading:
            loading = Thread(target=self._wake, args=(decks, card_texts), name="bots-loading", daemon=True)
            self._loading[decks] = loading
            loading.start()
        return (yield from self._words(decks, card_texts))

    def _wake(self, decks: DeckChoice, card_texts: KnownTexts) -> None:
        try:
            with self._reading:
                self._brains[decks] = self._read(decks, card_texts)
        except Exception:
            log.exception("the bots go on by words alone")
            return
        while len(self._brains) > KEPT:
            forgotten, _ = self._brains.popitem(last=False)
            self._loading.pop(forgotten, None)
            self._texts.forget(forgotten)

    def _read(self, decks: DeckChoice, card_texts: KnownTexts) -> Brain:
        brain: Brain = at_once(self._words(decks, card_texts))
        if packages.can_encode():
            self._encoder = self._encoder or encoder.SentenceEncoder(self._folder)
            embedding = EmbeddingBrain(self._encoder)
            for _ in embedding.warm(list(card_texts.texts.values())) if card_texts.texts else ():
                sleep(BREATH)
            said = [
                text
                for card, texts in self._said_here().items()
                if card in card_texts.texts
                for text in texts
            ]
            for _ in embedding.hear(said):
                sleep(BREATH)
            brain = embedding
        return brain if self._endpoint is None else EndpointBrain(self._endpoint, brain)
