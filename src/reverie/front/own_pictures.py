"""What is asked about own decks, checked; the same wherever the pictures themselves are kept."""

from typing import Final

from reverie.decks.format import Header, unreadable
from reverie.decks.own_texts import OwnTexts
from reverie.front.picture_trouble import Troubled
from reverie.game.ids import Language
from reverie.rulesets import RULESETS
from reverie.wire.own_decks import CardWords, OwnDeckHead

NEEDS: Final = {r.id: {n: r.needed(n) for n in r.players} for r in RULESETS.values()}


def header_of(deck: str, body: OwnDeckHead) -> Header:
    header = Header(
        id=deck,
        title=body.title.strip() or "–",
        author=body.author,
        licence=body.licence,
        language=body.language,
    )
    _legible(header)
    return header


def texts_of(words: dict[Language, CardWords]) -> dict[Language, OwnTexts]:
    texts = {name: OwnTexts(w.title.strip(), w.description.strip(), w.tags) for name, w in words.items()}
    for said in texts.values():
        _legible(said)
    return texts


def words_of(texts: dict[Language, OwnTexts]) -> dict[Language, CardWords]:
    return {name: CardWords(t.title, t.description, t.tags) for name, t in texts.items()}


def _legible(value: Header | OwnTexts) -> None:
    if (wrong := next(iter(unreadable(value)), None)) is not None:
        raise Troubled(wrong)
