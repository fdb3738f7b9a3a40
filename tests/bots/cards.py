"""Cards with made-up texts, an encoder that needs no model, and a seat to look from."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
from msgspec import Struct

from reverie.bots.array_planner import imagined
from reverie.bots.brain import Brain
from reverie.bots.character import style
from reverie.bots.context import Context
from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.known_texts import KnownTexts
from reverie.bots.thoughts import Vectors
from reverie.decks.texts import CardClue, CardTexts, Texts
from reverie.game.ids import CardId, Seat
from reverie.game.views import GameView
from reverie.game.words import folded
from reverie.lobby.state import UsualDecks

WORDS = {
    "en": "fox whale lantern ladder garden mirror bridge storm island clock feather crown puppet tree sea",
    "fr": "renard baleine lanterne échelle jardin miroir pont orage île horloge plume couronne fou arbre mer",
}
ENGLISH, FRENCH = (WORDS[language].split() for language in ("en", "fr"))
ENGLISH_MOODS = ("joy", "fear", "peace", "longing", "pride", "anger", "wonder")
FRENCH_MOODS = ("joie", "peur", "paix", "désir", "fierté", "colère", "émerveillement")


def card(n: int) -> CardTexts:
    first, second = n % 15, (n // 15 + 1 + n) % 15
    return CardTexts(
        CardId(f"card-{n}"),
        {
            "en": _texts(n, "The {0} and the {1}", ENGLISH[first], ENGLISH[second], ENGLISH_MOODS[n % 7]),
            "fr": _texts(n, "Le {0} et le {1}", FRENCH[first], FRENCH[second], FRENCH_MOODS[n % 7]),
        },
    )


def _texts(n: int, title: str, first: str, second: str, mood: str) -> Texts:
    named = f"{title.format(first, second)} {n}"
    clues = (CardClue("poetic", f"{first}, {n}…"), CardClue("blunt", f"{mood} {second} {n}!"))
    return Texts(named, f"{first} {second} {mood}", (first, second, f"{mood} {n % 5}"), (mood,), clues)


BOX = KnownTexts({CardId(f"card-{n}"): card(n) for n in range(100)})
EMPTY = KnownTexts({})


class Letters:
    """Vectors of three letters in a row."""

    def encode(self, texts: Sequence[str]) -> Vectors:
        vectors = np.zeros((len(texts), 128), np.float32)
        for row, text in zip(vectors, texts, strict=True):
            plain = f" {folded(text)} "
            for n in range(len(plain) - 2):
                row[crc32(plain[n : n + 3].encode()) % 128] += 1
            row /= np.linalg.norm(row) or 1
        return vectors


def lettered() -> EmbeddingBrain:
    return EmbeddingBrain(Letters())


def context(
    view: GameView, seat: Seat, brain: Brain, luck: int = 0, box: KnownTexts = BOX, **more: Any
) -> Context:
    """A seat's eyes; the same luck brings the same thoughts."""
    manner = style(more.pop("character", ""))
    language = more.pop("language", "en")
    return Context(seat, view, box, brain, manner, language, Random(luck), imagine=imagined, **more)


class Deck(Struct, frozen=True):
    cards: tuple[CardId, ...]


class Shelf:
    """A library of one deck with texts and one without."""

    def decks(self) -> Mapping[str, Deck]:
        return {"written": Deck(tuple(BOX.texts)), "blank": Deck(tuple(CardId(f"x-{n}") for n in range(90)))}

    def usual_decks(self) -> UsualDecks:
        return UsualDecks(("written",), ("written",), ("written",))

    def card_texts(self, card: CardId) -> CardTexts | None:
        return BOX.texts.get(card)
