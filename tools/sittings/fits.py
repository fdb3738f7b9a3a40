"""How well every clue fits every card, as far as can be told without people: decoys are chosen by it."""

from collections.abc import Sequence
from hashlib import sha256

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from reverie.bots.embedding import EmbeddingBrain
from reverie.bots.encoder import SentenceEncoder
from reverie.decks.format import read
from reverie.decks.texts import CardTexts, Texts
from reverie.game.ids import CardId
from tools.sittings.clues import ROOT, Clue, associations, deck_file

Standing = NDArray[np.float64]
"""A row a clue: the place of each card among all, from 0 (nothing could fit less) to 1."""


def standings(deck: str, cards: Sequence[str], clues: Sequence[Clue]) -> Standing:
    """The clues in the deck's file are left out of what is read, or they would give their own card away."""
    kept = ROOT / "build" / "sittings" / f"{_fingerprint(deck, cards, clues)}.npy"
    if kept.exists():
        return np.asarray(np.load(kept), np.float64)
    brain = EmbeddingBrain(SentenceEncoder(ROOT / "build" / "bots"))
    texts = _texts(deck)
    known = [texts[card] for card in cards]
    brain.learn(known)
    fits = np.array([brain.fit(clue.text, known, clue.language) for clue in clues])
    places = np.asarray(fits.argsort(1).argsort(1) / (len(cards) - 1), np.float64)
    kept.parent.mkdir(parents=True, exist_ok=True)
    np.save(kept, places)
    return places


def _fingerprint(deck: str, cards: Sequence[str], clues: Sequence[Clue]) -> str:
    read = [deck_file(deck).read_text(), associations(deck), list(cards), list(clues)]
    return sha256(msgspec.json.encode(read)).hexdigest()[:20]


def _texts(deck: str) -> dict[str, CardTexts]:
    file, problems = read(deck_file(deck).read_bytes())
    assert file is not None, problems
    said = associations(deck)

    def widened(card: str, language: str, texts: Texts) -> Texts:
        return replace(texts, clues=(), tags=(*texts.tags, *said.get(card, {}).get(language, ())))

    return {
        card.id: CardTexts(
            CardId(card.id), {language: widened(card.id, language, t) for language, t in card.texts.items()}
        )
        for card in file.cards
    }
