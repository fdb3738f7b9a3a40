"""People's own pictures over HTTP: make a deck, send pictures, cut, describe, delete."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import BinaryIO, Final, cast

from aiohttp import web

from reverie.decks.crop import Crop
from reverie.decks.kinds import MOST_BYTES
from reverie.decks.own_deck import OwnCard, OwnDeck
from reverie.decks.own_texts import MOST_CARDS
from reverie.decks.problems import Problem, problem
from reverie.decks.sandbox_answers import MOST_PIXELS
from reverie.decks.sources import MB, MOST_ZIP
from reverie.front.answers import Rejected
from reverie.front.limits import networks_of
from reverie.front.own_pictures import NEEDS, header_of, texts_of, words_of
from reverie.front.picture_trouble import Troubled, told
from reverie.rooms.own_decks.fair_turns import Sender
from reverie.rooms.tokens import read_code
from reverie.web.api import bearer, body_of, key_of
from reverie.web.problems import json
from reverie.web.site import SITE, Site
from reverie.web.uploads import received
from reverie.wire import own_decks as wire
from reverie.wire.codec import encode_value
from reverie.wire.messages import PictureView

routes = web.RouteTableDef()

HEAVY: Final = problem("picture-too-heavy", limit=MOST_BYTES // MB)
HEAVY_ZIP: Final = problem("zip-too-heavy", limit=MOST_ZIP // MB)


@routes.get("/api/own-decks")
async def rules(request: web.Request) -> web.Response:
    site = request.app[SITE]
    is_open, key = site.own_decks.space > 0, site.doors.locked("pictures")
    return json(wire.PictureRules(is_open, MOST_BYTES, MOST_ZIP, MOST_PIXELS, MOST_CARDS, NEEDS, key))


@routes.post("/api/own-decks")
async def create(request: web.Request) -> web.Response:
    site, body = request.app[SITE], await body_of(request, wire.OwnDeckHead)
    if site.own_decks.space == 0:
        raise Troubled(problem("uploads-off"))
    _with_key(request)
    if not site.limits.new_deck(site.address(request)):
        raise Troubled(problem("uploads-many"))
    deck, token = await site.own_decks.create(header_of("new", body), await _table(site, body))
    return json(wire.OwnDeckMade(await _deck(site, deck), token))


@routes.get("/api/own-decks/{deck}")
async def show(request: web.Request) -> web.Response:
    return json(await _deck(request.app[SITE], _owned(request)))


@routes.put("/api/own-decks/{deck}")
async def edit(request: web.Request) -> web.Response:
    site, deck = request.app[SITE], _owned(request)
    body = await body_of(request, wire.OwnDeckHead)
    table = await _table(site, body, deck.room)
    return json(await _deck(site, await site.own_decks.edit(deck, header_of(deck.id, body), table)))


@routes.delete("/api/own-decks/{deck}")
async def delete(request: web.Request) -> web.Response:
    """While a game is played with it, its maker has to say whether that game may go on to its end."""
    site, deck, when = request.app[SITE], _owned(request), request.query.get("when")
    if when not in ("now", "after-the-game") and (games := await site.care.games(deck.id)):
        raise Troubled(problem("deck-in-play", tables=games))
    await (site.care.delete(deck) if when == "now" else site.care.retire(deck))
    return web.Response(status=204)


@routes.post("/api/own-decks/{deck}/cards")
async def add_card(request: web.Request) -> web.Response:
    deck = _owned(request)
    async with _sent(request, deck, MOST_BYTES, HEAVY) as file:
        name = request.query.get("name", "")[:200]
        found = await request.app[SITE].own_decks.add(deck, file, name, _sender(request))
    return json(_card(_good(found)))


@routes.post("/api/own-decks/{deck}/zip")
async def add_zip(request: web.Request) -> web.StreamResponse:
    """A line for every picture, as soon as it is ready."""
    deck = _owned(request)
    async with _sent(request, deck, MOST_ZIP, HEAVY_ZIP) as file:
        coming = request.app[SITE].own_decks.add_zip(deck, file, _sender(request))
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
    _with_key(request)
    if (wrong := site.own_decks.full(deck)) is not None:
        raise Troubled(wrong)
    if not _allowed(request):
        raise Troubled(problem("uploads-many"))
    size = most if request.content_length is None else request.content_length
    if size > most:
        raise Troubled(heavy)
    async with site.gate.entered(_sender(request).network):
        with site.own_decks.arriving(size) as no_room:
            if no_room is not None:
                raise Troubled(no_room)
            async with received(request, site.data, most, heavy) as file:
                yield file


def _with_key(request: web.Request) -> None:
    """S18: also for a deck that was made before there was a key."""
    site = request.app[SITE]
    site.doors.admit("pictures", site.address(request), key_of(request))


def _allowed(request: web.Request) -> bool:
    """Whether another picture may be sent: so many, and so many seconds of work at them (S20)."""
    limits, address = request.app[SITE].limits, request.app[SITE].address(request)
    return limits.off or (limits.decoding.holds(address) and limits.picture(address))


def _sender(request: web.Request) -> Sender:
    limits, address = request.app[SITE].limits, request.app[SITE].address(request)
    return Sender(networks_of(address)[0], lambda seconds: limits.decoding.spend(address, seconds))


@routes.patch("/api/own-decks/{deck}/cards/{card}")
async def edit_card(request: web.Request) -> web.Response:
    site, deck = request.app[SITE], _owned(request)
    card = _entry(request, deck)
    body = await body_of(request, wire.EditOwnCard)
    if body.texts is not None:
        card = _good(await site.own_decks.write(card, texts_of(body.texts)))
    if body.cut is not None:
        if not _allowed(request):
            raise Troubled(problem("uploads-many"))
        async with site.gate.entered(_sender(request).network):
            crop = Crop(body.cut.x, body.cut.y, body.cut.zoom)
            card = _good(await site.own_decks.cut(card, crop, _sender(request)))
        site.care.redraw(deck.id)
    return json(_card(card))


@routes.delete("/api/own-decks/{deck}/cards/{card}")
async def delete_card(request: web.Request) -> web.Response:
    site, deck = request.app[SITE], _owned(request)
    card = _entry(request, deck)
    if games := await site.care.games(
        deck.id
    ):  # the whole deck may go; a hand with a hole in it helps nobody
        raise Troubled(problem("deck-in-play", tables=games))
    await site.own_decks.remove_card(card)
    return web.Response(status=204)


def _owned(request: web.Request) -> OwnDeck:
    found = request.app[SITE].own_decks.owned(request.match_info["deck"], bearer(request))
    if found is None:
        raise Troubled(problem("deck-gone"))
    return found


def _entry(request: web.Request, deck: OwnDeck) -> OwnCard:
    found = request.app[SITE].own_decks.entry(deck, request.match_info["card"])
    if found is None:
        raise Troubled(problem("card-gone"))
    return found


def _good(found: OwnCard | Problem) -> OwnCard:
    if isinstance(found, Problem):
        raise Troubled(found)
    return found


async def _table(site: Site, body: wire.OwnDeckHead, before: str = "") -> str:
    """S23: the table it is bound to exists, and its maker sits there."""
    code = "" if body.table is None else read_code(body.table)
    if code in ("", before):
        return before if code else ""
    holder = None if body.seat is None else await site.admission.holder(body.seat)
    if code is None or holder is None or (holder.kind, holder.room) != ("seat", code):
        raise Rejected("bad-token")
    return code


async def _deck(site: Site, deck: OwnDeck) -> wire.OwnDeckView:
    head = deck.header
    return wire.OwnDeckView(
        id=deck.id,
        title=deck.title,
        language=head.language,
        licence=head.licence,
        author=head.author,
        table=deck.room or None,
        cards=tuple(map(_card, deck.entries)),
        games=await site.care.games(deck.id),
    )


def _card(card: OwnCard) -> wire.OwnCardView:
    told_of, cut = card.about, card.about.crop
    return wire.OwnCardView(
        id=card.id,
        picture=PictureView(card.picture.key, card.picture.preview),
        whole=card.whole,
        cut=wire.CardCut(cut.x, cut.y, cut.zoom),
        texts=words_of(told_of.texts),
    )


def _became(name: str, found: OwnCard | Problem | int) -> wire.ZipLine:
    if isinstance(found, Problem):
        return wire.ZipLine(name, problem=told(found))
    return wire.ZipLine(name, card=_card(cast(OwnCard, found)))


def _line(line: wire.ZipLine) -> bytes:
    return encode_value(line) + b"\n"
