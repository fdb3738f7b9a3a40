"""The thread in which the computer players think, so that nobody at a table waits for them."""

import asyncio
import logging
from collections.abc import Mapping, Set
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Thread
from time import sleep
from typing import Any, Final, Protocol

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


class Shelf(Protocol):
    """Where bots read what is written about cards."""

    def decks(self) -> Mapping[str, Any]: ...

    def card_texts(self, card: CardId) -> CardTexts | None: ...


class Thinking:
    """Until the encoder is loaded, in a thread of its own, bots go by words alone."""

    def __init__(self, shelf: Shelf, folder: Path | None = None, endpoint: Endpoint | None = None) -> None:
        self._shelf = shelf
        self._folder = folder
        self._endpoint = endpoint
        self._thread = ThreadPoolExecutor(1, "bots")
        self._boxes: dict[tuple[tuple[str, int], ...], Box] = {}
        self._loading: Thread | None = None
        self.brain: Brain = LexicalBrain()

    async def __call__(self, view: RoomView, rng: Random, heard: Set[str]) -> Thought | None:
        luck = Random(rng.getrandbits(64))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self.think, view, luck, frozenset(heard))

    def think(self, view: RoomView, rng: Random, heard: frozenset[str]) -> Thought | None:
        if view.game is None or view.you is None:
            return None
        box = self._box(view.settings.decks)
        if box.texts:
            self._load(box)
        chair = next(c for c in view.chairs if c.seat == view.you)
        mood, language = temper(chair.character), view.settings.language
        return think(Sight(view.you, view.game, box, self.brain, mood, language, rng, heard))

    def readable(self, decks: tuple[str, ...]) -> float:
        """What part of the cards in these decks bots can read; the others they play by mood."""
        shelf = self._shelf.decks()
        cards = sum(len(shelf[name].cards) for name in decks if name in shelf)
        return len(self._box(decks).texts) / cards if cards else 0.0

    def _box(self, decks: tuple[str, ...]) -> Box:
        """What is written on the cards in play; nothing where a deck has no texts."""
        shelf = self._shelf.decks()
        found = [(name, shelf[name].cards) for name in decks if name in shelf]
        key = tuple((name, len(cards)) for name, cards in found)
        if key not in self._boxes:
            texts = {card: self._shelf.card_texts(card) for _, cards in found for card in cards}
            self._boxes[key] = Box({card: text for card, text in texts.items() if text is not None})
        return self._boxes[key]

    def _load(self, box: Box) -> None:
        """Once, when a bot first plays with cards it can read."""
        if self._loading is None:
            self._loading = Thread(target=self._wake, args=(box,), name="bots-loading", daemon=True)
            self._loading.start()

    def _wake(self, box: Box) -> None:
        try:
            brain: Brain = self.brain
            if encoder.installed():
                embedding = EmbeddingBrain(encoder.SentenceEncoder(self._folder))
                for _ in embedding.warm(list(box.texts.values())):
                    sleep(BREATH)
                brain = embedding
            self.brain = brain if self._endpoint is None else EndpointBrain(self._endpoint, brain)
        except Exception:
            log.exception("the bots go on by words alone")

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
