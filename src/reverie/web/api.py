"""The requests of the front over HTTP: who asks, from which page, with which body, and the response."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

from aiohttp import web
from aiohttp.http_exceptions import BadHttpMessage

from reverie.front import requests as front
from reverie.front.answers import Rejected
from reverie.front.requests import ROUTES, Route, VisitorRequest, ask, at_the_door
from reverie.web.problems import respond
from reverie.web.security import own_origin
from reverie.web.site import SITE

BODY: Final = 15
"""Seconds for what a request says: a few lines."""

T = TypeVar("T")


async def body_of(request: web.Request, kind: type[T]) -> T:
    enter(request)
    return front.body_of(VisitorRequest(request.app[SITE].address(request), body=await _read(request)), kind)


def bearer(request: web.Request) -> str:
    enter(request)
    return front.token_of(VisitorRequest(request.app[SITE].address(request), token=_token(request)))


def enter(request: web.Request) -> None:
    """Before anything of a request is read."""
    site = request.app[SITE]
    if "Origin" in request.headers and not own_origin(request, site.public):
        raise Rejected("wrong-origin")
    at_the_door(site, site.address(request))


KEY: Final = "Reverie-Key"
"""The header with a key: never in an address."""


def key_of(request: web.Request) -> str | None:
    return request.headers.get(KEY) or None


def _token(request: web.Request) -> str | None:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if kind == "Bearer" else None


async def _read(request: web.Request) -> bytes:
    if request.content_type != "application/json":  # so that no form of another page can post here
        raise Rejected("unreadable")
    try:
        async with asyncio.timeout(BODY):
            return await request.read()
    except (TimeoutError, BadHttpMessage, web.RequestPayloadError):
        raise Rejected("unreadable") from None


def _handler(route: Route) -> Callable[[web.Request], Coroutine[None, None, web.Response]]:
    async def handle(request: web.Request) -> web.Response:
        site = request.app[SITE]
        if route.guarded:
            enter(request)
        asked = VisitorRequest(
            address=site.address(request),
            code=request.match_info.get("code", ""),
            token=_token(request),
            body=await _read(request) if route.body else b"",
            language=request.query.get("language", ""),
            key=key_of(request),
            origin=request.headers.get("Origin", ""),
        )
        return respond(await ask(site, route, asked))

    return handle


routes: Final = tuple(web.route(route.method, route.path, _handler(route)) for route in ROUTES)
