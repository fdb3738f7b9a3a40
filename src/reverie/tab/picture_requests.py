"""What the page asks about own pictures in a tab: as of a server, but the prints are made by the page."""

import secrets
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from reverie.decks.kinds import MOST_BYTES
from reverie.decks.own_texts import MOST_CARDS, OwnTexts, title_from
from reverie.decks.problems import problem
from reverie.decks.webp import is_preview
from reverie.front.answers import Answer, Rejected, answered
from reverie.front.own_pictures import NEEDS, header_of, texts_of, words_of
from reverie.front.picture_trouble import Troubled, trouble
from reverie.game.ids import Language
from reverie.tab.deck_upkeep import DeckUpkeep
from reverie.tab.own_decks import TabOwnDeck, TabOwnDecks
from reverie.wire.bodies import Request
from reverie.wire.messages import PictureView
from reverie.wire.own_decks import (
    CardCut,
    CardWords,
    OwnCardView,
    OwnDeckHead,
    OwnDeckMade,
    OwnDeckView,
    PictureRules,
)

MOST_PIXELS: Final = 100_000_000
"""A canvas makes it smaller anyway."""
LEAST: Final = (300, 450)
NO_ZIP: Final = 0

T = TypeVar("T")
PrintKey = Annotated[str, Meta(pattern="^[0-9a-f]{40}$")]
Key = Annotated[str, Meta(max_length=2000)]


class PrintedCard(Request, frozen=True):
    """A picture whose prints the page has made and kept; without a width it could not be read."""

    name: Annotated[str, Meta(max_length=200)]
    width: int = 0
    height: int = 0
    key: PrintKey = "0" * 40
    whole: PrintKey = "0" * 40
    preview: Key = ""


class EditPrintedCard(Request, frozen=True):
    cut: CardCut | None = None
    key: PrintKey | None = None
    """Of the new prints, where it was cut anew."""
    preview: Key = ""
    texts: dict[Language, CardWords] | None = None


class PictureRequests:
    def __init__(self, decks: TabOwnDecks, upkeep: DeckUpkeep) -> None:
        self._decks, self._upkeep = decks, upkeep

    async def answer(self, method: str, path: str, when: str, token: str | None, body: bytes) -> Answer:
        """`path` is what follows /api/own-decks."""
        try:
            return answered(await self._found(method, path.strip("/").split("/"), when, token, body))
        except Troubled as refused:
            return trouble(refused.problem)

    async def _found(self, method: str, path: list[str], when: str, token: str | None, body: bytes) -> object:
        if path == [""]:
            return await self._create(body) if method == "POST" else self._rules()
        if path == ["prints"]:
            return self._decks.prints()
        deck = None if token is None else self._decks.deck_for(token)
        if deck is None or deck.id != path[0]:
            raise Troubled(problem("deck-gone"))
        match method, path[1:]:
            case "GET", []:
                return await self._view(deck)
            case "PUT", []:
                header = header_of(deck.id, _read(body, OwnDeckHead))
                await self._decks.keep(changed := replace(deck, header=header))
                return await self._view(changed)
            case "DELETE", []:
                await self._remove(deck, when)
                return None
            case "POST", ["cards"]:
                return await self._add(deck, _read(body, PrintedCard))
            case "PATCH", ["cards", card]:
                return await self._edit(deck, card, _read(body, EditPrintedCard))
            case "DELETE", ["cards", card]:
                await self._remove_card(deck, card)
                return None
            case _:
                raise Rejected("not-found")

    def _rules(self) -> PictureRules:
        return PictureRules(True, MOST_BYTES, NO_ZIP, MOST_PIXELS, MOST_CARDS, NEEDS)

    async def _create(self, body: bytes) -> OwnDeckMade:
        deck, token = await self._decks.create(header_of("new", _read(body, OwnDeckHead)))
        return OwnDeckMade(await self._view(deck), token)

    async def _view(self, deck: TabOwnDeck) -> OwnDeckView:
        head = deck.header
        title, games = head.title_in(head.language), await self._upkeep.games(deck.id)
        return OwnDeckView(
            deck.id, title, head.language, head.licence, head.author, None, deck.entries, games
        )

    async def _remove(self, deck: TabOwnDeck, when: str) -> None:
        if when not in ("now", "after-the-game") and (games := await self._upkeep.games(deck.id)):
            raise Troubled(problem("deck-in-play", tables=games))
        await (self._upkeep.delete(deck) if when == "now" else self._upkeep.retire(deck))

    async def _add(self, deck: TabOwnDeck, sent: PrintedCard) -> OwnCardView:
        if not sent.width:
            raise Troubled(problem("picture-broken"))
        wide, high = LEAST
        if sent.width < wide or sent.height < high:
            small = {"width": sent.width, "height": sent.height, "least_width": wide, "least_height": high}
            raise Troubled(problem("picture-too-small", **small))
        deck = self._decks.decks()[deck.id]
        if len(deck.entries) >= MOST_CARDS:
            raise Troubled(problem("deck-full", limit=MOST_CARDS))
        title = title_from(sent.name)
        texts = words_of({deck.header.language: OwnTexts(title)} if title else {})
        picture = _picture(sent.key, sent.preview)
        entry = OwnCardView(secrets.token_hex(5), picture, sent.whole, CardCut(0.5, 0.5), texts)
        await self._decks.keep(replace(deck, entries=(*deck.entries, entry)))
        return entry

    async def _edit(self, deck: TabOwnDeck, card: str, edit: EditPrintedCard) -> OwnCardView:
        entry = _entry(deck, card)
        if edit.texts is not None:
            entry = replace(entry, texts=words_of(texts_of(edit.texts)))
        if edit.cut is not None and edit.key is not None:
            entry = replace(entry, cut=edit.cut, picture=_picture(edit.key, edit.preview))
        entries = tuple(entry if one.id == card else one for one in deck.entries)
        await self._decks.keep(replace(deck, entries=entries))
        self._upkeep.redraw(deck.id)
        return entry

    async def _remove_card(self, deck: TabOwnDeck, card: str) -> None:
        _entry(deck, card)
        if games := await self._upkeep.games(deck.id):  # a hand with a hole in it helps nobody
            raise Troubled(problem("deck-in-play", tables=games))
        await self._decks.keep(replace(deck, entries=tuple(one for one in deck.entries if one.id != card)))


def _entry(deck: TabOwnDeck, card: str) -> OwnCardView:
    found = next((entry for entry in deck.entries if entry.id == card), None)
    if found is None:
        raise Troubled(problem("card-gone"))
    return found


def _picture(key: str, preview: str) -> PictureView:
    return PictureView(key, preview if is_preview(preview) else None)


def _read(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError:
        raise Rejected("unreadable") from None
