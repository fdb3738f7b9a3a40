"""Coming to a table over HTTP: create, join, watch, peek, move, delete."""

import asyncio
from typing import Any, Final, TypeVar

from aiohttp import web
from aiohttp.http_exceptions import BadHttpMessage

from reverie.game.refusals import Refusal
from reverie.rooms.passes import read_code
from reverie.web.problems import failure, json
from reverie.web.security import own_origin
from reverie.web.site import SITE, Gallery, Site
from reverie.wire import bodies
from reverie.wire.codec import Unreadable, read_body

BODY: Final = 15
"""Seconds for what a request says: a few lines."""

T = TypeVar("T")
routes = web.RouteTableDef()


class Rejected(Exception):
    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def body_of(request: web.Request, kind: type[T]) -> T:
    site = request.app[SITE]
    _at_the_door(request, site)
    if request.content_type != "application/json":  # so that no form of another page can post here
        raise Rejected("unreadable")
    try:
        async with asyncio.timeout(BODY):
            sent = await request.read()
        return read_body(sent, kind)
    except (Unreadable, TimeoutError, BadHttpMessage, web.RequestPayloadError):
        raise Rejected("unreadable") from None


def _at_the_door(request: web.Request, site: Site) -> None:
    if "Origin" in request.headers and not own_origin(request, site.public):
        raise Rejected("wrong-origin")
    if not site.limits.door(site.address(request)):
        raise Rejected("too-many-tries")


def bearer(request: web.Request) -> str:
    _at_the_door(request, request.app[SITE])
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind != "Bearer" or not 0 < len(token) <= 100:
        raise Rejected("bad-token")
    return token


def answered(found: Any) -> web.Response:
    return failure(found) if isinstance(found, Refusal) else json(found)


async def _guess(request: web.Request, invite: str | None) -> None:
    """Codes may be tried only so often; who comes with the table's invite is not guessing (S6)."""
    site = request.app[SITE]
    if site.limits.guess(site.address(request)):
        return
    if invite is None or not await site.reception.invited(request.match_info["code"], invite):
        raise Rejected("too-many-tries")


def _found(request: web.Request, found: Any) -> web.Response:
    if isinstance(found, Refusal) and found.code in ("no-such-room", "no-such-screen"):
        site = request.app[SITE]
        site.limits.missed(site.address(request))
    return answered(found)


@routes.post("/api/rooms")
async def create(request: web.Request) -> web.Response:
    site, body = request.app[SITE], await body_of(request, bodies.CreateRoom)
    if not site.limits.new_room(site.address(request)):
        return failure("too-many-tries")
    return answered(await site.reception.create(body))


@routes.post("/api/play-now")
async def play_now(request: web.Request) -> web.Response:
    site, body = request.app[SITE], await body_of(request, bodies.PlayNow)
    if not site.limits.new_room(site.address(request)):
        return failure("too-many-tries")
    return answered(await site.reception.play_now(body))


@routes.post("/api/rooms/{code}/join")
async def join(request: web.Request) -> web.Response:
    body = await body_of(request, bodies.JoinRoom)
    await _guess(request, body.invite)
    return _found(request, await request.app[SITE].reception.join(request.match_info["code"], body))


@routes.post("/api/rooms/{code}/take-over")
async def take_over(request: web.Request) -> web.Response:
    body = await body_of(request, bodies.TakeOverSeat)
    await _guess(request, body.invite)
    return _found(request, await request.app[SITE].reception.take_over(request.match_info["code"], body))


@routes.post("/api/rooms/{code}/watch")
async def watch(request: web.Request) -> web.Response:
    body = await body_of(request, bodies.WatchRoom)
    await _guess(request, body.invite)
    return _found(request, await request.app[SITE].reception.watch(request.match_info["code"], body))


@routes.post("/api/rooms/{code}/peek")
async def peek(request: web.Request) -> web.Response:
    body = await body_of(request, bodies.PeekRoom)
    await _guess(request, body.invite)
    return _found(request, await request.app[SITE].reception.peek(request.match_info["code"], body))


@routes.post("/api/rooms/{code}/decks")
async def offer_deck(request: web.Request) -> web.Response:
    token, body = bearer(request), await body_of(request, bodies.OfferDeck)
    site = request.app[SITE]
    refusal = await site.reception.offer_deck(request.match_info["code"], token, body.key)
    if refusal is not None:
        return failure(refusal)
    if (own := site.albums.deck_for(body.key)) is not None:
        await site.albums.touch(own)
    return web.Response(status=204)


@routes.post("/api/seat-link")
async def seat_link(request: web.Request) -> web.Response:
    return answered(await request.app[SITE].reception.seat_link(bearer(request)))


@routes.post("/api/seat-link/claim")
async def claim(request: web.Request) -> web.Response:
    return answered(await request.app[SITE].reception.claim(await body_of(request, bodies.ClaimSeat)))


@routes.post("/api/tv")
async def call_screen(request: web.Request) -> web.Response:
    """S6: the few signs of a screen's code may be tried no more often than those of a table."""
    token, body = bearer(request), await body_of(request, bodies.CallScreen)
    await _guess(request, None)
    refusal = await request.app[SITE].reception.call_screen(token, body.code)
    return web.Response(status=204) if refusal is None else _found(request, refusal)


@routes.post("/api/rooms/{code}/gallery")
async def share(request: web.Request) -> web.Response:
    token = bearer(request)
    return answered(await request.app[SITE].galleries.share(request.match_info["code"], token))


@routes.post("/api/gallery")
async def look_back(request: web.Request) -> web.Response:
    """The secret comes in the body: an address would stand in logs and histories."""
    body = await body_of(request, bodies.OpenGallery)
    return answered(await request.app[SITE].galleries.open(body.secret))


@routes.get("/api/kept")
async def kept(request: web.Request) -> web.Response:
    return json(request.app[SITE].kept)


@routes.delete("/api/rooms/{code}")
async def delete(request: web.Request) -> web.Response:
    token = bearer(request)
    site = request.app[SITE]
    refusal = await site.reception.delete(request.match_info["code"], token)
    if refusal is not None:
        return failure(refusal)
    await site.care.table_gone(read_code(request.match_info["code"]) or "")
    return web.Response(status=204)


@routes.get("/api/decks")
async def decks(request: web.Request) -> web.Response:
    """Private decks are never listed."""
    gallery = request.app[SITE].gallery
    return json([_deck(gallery, name, deck) for name, deck in gallery.decks().items() if deck.public])


def _deck(gallery: Gallery, name: str, deck: Any) -> bodies.DeckView:
    head = deck.header
    written = [gallery.card_texts(card) for card in deck.cards]
    texts = next(iter(written), None)
    return bodies.DeckView(
        id=name,
        title=head.title_in("en"),
        titles={language: head.title_in(language) for language in ("en", "fr")},
        author=head.author,
        licence=head.licence,
        cards=len(deck.cards),
        languages=() if texts is None else tuple(texts.languages),
        bots_read=None not in written,
    )
