"""The thread in which the computer players think, so that nobody at a table waits for them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping, Set
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Lock, Thread
from time import sleep
from typing import Any, Final, Protocol

from msgspec import json

from reverie.bots import encoder
from reverie.bots.brain import Brain
from reverie.bots.character import temper
from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.endpoint import Endpoint, EndpointBrain
from reverie.bots.lexical import LexicalBrain
from reverie.bots.player import Thought, think
from reverie.bots.sight import Box, Sight
from reverie.decks.texts import CardTexts
from reverie.game.ids import CardId
from reverie.lobby.views import RoomView

log = logging.getLogger(__name__)

BREATH: Final = 0.001
"""Seconds between two steps of loading, in which the tables go on."""
KEPT: Final = 12
"""Choices of decks that bots have read and keep in mind."""

Decks = tuple[tuple[str, ...], int, int]
"""Decks by name, with how many cards they have and a mark of what is written on them: texts can be edited."""


class Shelf(Protocol):
    """Where bots read what is written about cards."""

    def decks(self) -> Mapping[str, Any]: ...

    def card_texts(self, card: CardId) -> CardTexts | None: ...


class Thinking:
    """Until the encoder has read a table's decks, in a thread of its own, bots go by words alone there."""

    def __init__(self, shelf: Shelf, folder: Path | None = None, endpoint: Endpoint | None = None) -> None:
        self._shelf = shelf
        self._endpoint = endpoint
        self._folder = folder
        self._thread = ThreadPoolExecutor(1, "bots")
        self._by_words: dict[Decks, LexicalBrain] = {}
        self._boxes: dict[Decks, Box] = {}
        self._brains: OrderedDict[Decks, Brain] = OrderedDict()
        self._loading: dict[Decks, Thread] = {}
        self._reading = Lock()
        self._encoder: encoder.SentenceEncoder | None = None

    async def __call__(self, view: RoomView, rng: Random, heard: Set[str]) -> Thought | None:
        luck = Random(rng.getrandbits(64))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self.think, view, luck, frozenset(heard))

    def think(self, view: RoomView, rng: Random, heard: frozenset[str]) -> Thought | None:
        if view.game is None or view.you is None:
            return None
        decks, box = self._box(view.settings.decks)
        chair = next(c for c in view.chairs if c.seat == view.you)
        mood, language = temper(chair.character), view.settings.language
        return think(Sight(view.you, view.game, box, self.brain(decks, box), mood, language, rng, heard))

    def readable(self, decks: tuple[str, ...]) -> float:
        """What part of the cards in these decks bots can read; the others they play by mood."""
        (_, cards, _), box = self._box(decks)
        return len(box.texts) / cards if cards else 0.0

    def _box(self, decks: tuple[str, ...]) -> tuple[Decks, Box]:
        """What is written on the cards in play; nothing where a deck has no texts."""
        shelf = self._shelf.decks()
        cards = [card for name in decks if name in shelf for card in shelf[name].cards]
        texts = {card: text for card in cards if (text := self._shelf.card_texts(card)) is not None}
        known = (decks, len(cards), hash(json.encode(tuple(texts.values()))))
        return known, self._boxes.setdefault(known, Box(texts))

    def brain(self, decks: Decks, box: Box) -> Brain:
        """A brain of its own for every choice of decks: what is usual differs from deck to deck."""
        found = self._brains.get(decks)
        if found is not None:
            return found
        if box.texts and decks not in self._loading:
            loading = Thread(target=self._wake, args=(decks, box), name="bots-loading", daemon=True)
            self._loading[decks] = loading
            loading.start()
        return self._words(decks, box)

    def _words(self, decks: Decks, box: Box) -> LexicalBrain:
        """Knows the whole box at once: what bots at any table have looked at must not make a difference."""
        if decks not in self._by_words:
            brain = LexicalBrain()
            brain.learn(list(box.texts.values()))
            self._by_words[decks] = brain
        return self._by_words[decks]

    def _wake(self, decks: Decks, box: Box) -> None:
        try:
            with self._reading:
                self._brains[decks] = self._read(decks, box)
        except Exception:
            log.exception("the bots go on by words alone")
            return
        while len(self._brains) > KEPT:
            forgotten, _ = self._brains.popitem(last=False)
            self._loading.pop(forgotten, None)
            self._boxes.pop(forgotten, None)

    def _read(self, decks: Decks, box: Box) -> Brain:
        brain: Brain = self._words(decks, box)
        if encoder.installed():
            self._encoder = self._encoder or encoder.SentenceEncoder(self._folder)
            embedding = EmbeddingBrain(self._encoder)
            for _ in embedding.warm(list(box.texts.values())):
                sleep(BREATH)
            brain = embedding
        return brain if self._endpoint is None else EndpointBrain(self._endpoint, brain)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
