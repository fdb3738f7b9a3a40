"""People's own pictures over HTTP: make a deck, send pictures, cut, describe, delete."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, BinaryIO, Final, cast

from aiohttp import web

from reverie.decks.album import MOST_CARDS, OwnCard, OwnDeck, OwnTexts
from reverie.decks.crop import Crop
from reverie.decks.darkroom import MOST_PIXELS
from reverie.decks.format import Header, unreadable
from reverie.decks.kinds import MOST_BYTES
from reverie.decks.problems import Problem, problem
from reverie.decks.sources import MB, MOST_ZIP
from reverie.rooms.passes import read_code
from reverie.rulesets import RULESETS
from reverie.web.api import bearer, body_of
from reverie.web.problems import Troubled, json, told
from reverie.web.receiving import received
from reverie.web.site import SITE, Site
from reverie.wire import own_decks as wire
from reverie.wire.bodies import Language
from reverie.wire.codec import encode_value
from reverie.wire.messages import PictureView

routes = web.RouteTableDef()

HEAVY: Final = problem("picture-too-heavy", limit=MOST_BYTES // MB)
HEAVY_ZIP: Final = problem("zip-too-heavy", limit=MOST_ZIP // MB)
NEEDS: Final = {r.id: {n: r.smallest_deck(n) for n in r.players} for r in RULESETS.values()}


@routes.get("/api/own-decks")
async def rules(request: web.Request) -> web.Response:
    is_open = request.app[SITE].albums.space > 0
    return json(wire.PictureRules(is_open, MOST_BYTES, MOST_ZIP, MOST_PIXELS, MOST_CARDS, NEEDS))


@routes.post("/api/own-decks")
async def create(request: web.Request) -> web.Response:
    site, body = request.app[SITE], await body_of(request, wire.OwnDeckHead)
    if site.albums.space == 0:
        raise Troubled(problem("uploads-off"))
    if not site.limits.new_deck(site.address(request)):
        raise Troubled(problem("uploads-many"))
    deck, token = await site.albums.create(_header("new", body), _table(body))
    return json(wire.OwnDeckMade(_deck(site, deck), token))


@routes.get("/api/own-decks/{deck}")
async def show(request: web.Request) -> web.Response:
    return json(_deck(request.app[SITE], _owned(request)))


@routes.put("/api/own-decks/{deck}")
async def edit(request: web.Request) -> web.Response:
    site, deck = request.app[SITE], _owned(request)
    body = await body_of(request, wire.OwnDeckHead)
    return json(_deck(site, await site.albums.edit(deck, _header(deck.id, body), _table(body))))


@routes.delete("/api/own-decks/{deck}")
async def delete(request: web.Request) -> web.Response:
    """While a game is played with it, its maker has to say whether that game may go on to its end."""
    site, deck, when = request.app[SITE], _owned(request), request.query.get("when")
    games = site.care.games(deck.id)
    if games and when not in ("now", "after-the-game"):
        raise Troubled(problem("deck-in-play", tables=games))
    await (
        site.care.delete_after_the_game(deck)
        if when == "after-the-game" and games
        else site.care.delete(deck)
    )
    return web.Response(status=204)


@routes.post("/api/own-decks/{deck}/cards")
async def add_card(request: web.Request) -> web.Response:
    deck = _owned(request)
    async with _sent(request, deck, MOST_BYTES, HEAVY) as file:
        found = await request.app[SITE].albums.add(deck, file, request.query.get("name", "")[:200])
    return json(_card(_good(found)))


@routes.post("/api/own-decks/{deck}/zip")
async def add_zip(request: web.Request) -> web.StreamResponse:
    """A line for every picture, as soon as it is ready."""
    deck = _owned(request)
    async with _sent(request, deck, MOST_ZIP, HEAVY_ZIP) as file:
        coming = request.app[SITE].albums.add_zip(deck, file)
        _, files = await anext(coming)
        if isinstance(files, Problem):
            raise Troubled(files)
        answer = web.StreamResponse(headers={"X-Accel-Buffering": "no"})
        answer.content_type = "application/x-ndjson"
        await answer.prepare(request)
        await answer.write(_line(wire.ZipLine("", files=cast(int, files))))
        async for name, found in coming:
            await answer.write(_line(_became(name, found)))
            if not _allowed(request):
                await answer.write(_line(_became("", problem("uploads-many"))))
                break
        await answer.write_eof()
    return answer


@asynccontextmanager
async def _sent(request: web.Request, deck: OwnDeck, most: int, heavy: Problem) -> AsyncIterator[BinaryIO]:
    """The file in a request, if one may be sent now."""
    site = request.app[SITE]
    if (wrong := site.albums.full(deck)) is not None:
        raise Troubled(wrong)
    if not _allowed(request):
        raise Troubled(problem("uploads-many"))
    async with site.gate.entered(site.address(request)), received(request, site.data, most, heavy) as file:
        yield file


def _allowed(request: web.Request) -> bool:
    site = request.app[SITE]
    return site.limits.picture(site.address(request))


@routes.patch("/api/own-decks/{deck}/cards/{card}")
async def edit_card(request: web.Request) -> web.Response:
    site, deck = request.app[SITE], _owned(request)
    card = _entry(request, deck)
    body = await body_of(request, wire.EditOwnCard)
    if body.texts is not None:
        texts = {
            language: OwnTexts(t.title.strip(), t.description.strip(), t.tags)
            for language, t in body.texts.items()
        }
        for said in texts.values():
            _legible(said)
        card = _good(await site.albums.write(card, cast(Any, texts)))
    if body.cut is not None:
        if not _allowed(request):
            raise Troubled(problem("uploads-many"))
        async with site.gate.entered(site.address(request)):
            card = _good(await site.albums.cut(card, Crop(body.cut.x, body.cut.y, body.cut.zoom)))
        site.care.redraw(deck.id)
    return json(_card(card))


@routes.delete("/api/own-decks/{deck}/cards/{card}")
async def delete_card(request: web.Request) -> web.Response:
    site, deck = request.app[SITE], _owned(request)
    card = _entry(request, deck)
    if games := site.care.games(deck.id):  # the whole deck may go; a hand with a hole in it helps nobody
        raise Troubled(problem("deck-in-play", tables=games))
    await site.albums.remove_card(card)
    return web.Response(status=204)


def _owned(request: web.Request) -> OwnDeck:
    found = request.app[SITE].albums.owned(request.match_info["deck"], bearer(request))
    if found is None:
        raise Troubled(problem("deck-gone"))
    return found


def _entry(request: web.Request, deck: OwnDeck) -> OwnCard:
    found = request.app[SITE].albums.entry(deck, request.match_info["card"])
    if found is None:
        raise Troubled(problem("card-gone"))
    return found


def _good(found: OwnCard | Problem) -> OwnCard:
    if isinstance(found, Problem):
        raise Troubled(found)
    return found


def _header(deck: str, body: wire.OwnDeckHead) -> Header:
    header = Header(
        id=deck,
        title=body.title.strip() or "–",
        author=body.author,
        licence=body.licence,
        language=body.language,
    )
    _legible(header)
    return header


def _legible(value: Header | OwnTexts) -> None:
    if (wrong := next(iter(unreadable(value)), None)) is not None:
        raise Troubled(wrong)


def _table(body: wire.OwnDeckHead) -> str:
    return "" if body.table is None else read_code(body.table) or ""


def _deck(site: Site, deck: OwnDeck) -> wire.OwnDeckView:
    head = deck.header
    return wire.OwnDeckView(
        id=deck.id,
        title=deck.title,
        language=cast(Language, head.language),
        licence=head.licence,
        author=head.author,
        table=deck.room or None,
        cards=tuple(map(_card, deck.entries)),
        games=site.care.games(deck.id),
    )


def _card(card: OwnCard) -> wire.OwnCardView:
    told_of, cut = card.about, card.about.crop
    texts = {name: wire.CardWords(t.title, t.description, t.tags) for name, t in told_of.texts.items()}
    return wire.OwnCardView(
        id=card.id,
        picture=PictureView(card.picture.key, card.picture.preview),
        whole=card.whole,
        cut=wire.CardCut(cut.x, cut.y, cut.zoom),
        texts=cast("dict[Language, wire.CardWords]", texts),
    )


def _became(name: str, found: OwnCard | Problem | int) -> wire.ZipLine:
    if isinstance(found, Problem):
        return wire.ZipLine(name, problem=told(found))
    return wire.ZipLine(name, card=_card(cast(OwnCard, found)))


def _line(line: wire.ZipLine) -> bytes:
    return encode_value(line) + b"\n"
