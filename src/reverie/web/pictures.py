"""Card pictures and their texts, at addresses that cannot be guessed and never change."""

import asyncio
from typing import Final

from aiohttp import web

from reverie.decks.kinds import kind_of
from reverie.rooms.deck_port import DeckLibrary
from reverie.web.problems import failure, json
from reverie.web.site import SITE
from reverie.wire.bodies import CardTextsView

AVIF: Final = "image/avif"
SMALL: Final = 600
"""Always WebP: what a browser that does not ask for AVIF is given in place of a large picture."""

routes = web.RouteTableDef()


def _for_ever(library: DeckLibrary, key: str) -> dict[str, str]:
    who = "public" if library.is_public(key) else "private"
    return {"Cache-Control": f"{who}, max-age=31536000, immutable"}


@routes.get(r"/cards/{key:[A-Za-z0-9_-]+}.{size:600|1200}.webp")
async def picture(request: web.Request) -> web.Response:
    site, key, size = request.app[SITE], request.match_info["key"], int(request.match_info["size"])
    library = site.library
    if site.own_decks.knows(key):
        return _own(await site.own_decks.file(key, size))
    found = await asyncio.to_thread(library.file, key, size)
    if found is None:
        return failure("not-found")
    headers = _for_ever(library, key)
    if kind_of(found) == "avif":
        headers["Vary"] = "Accept"
        if AVIF in request.headers.get("Accept", ""):
            return web.Response(body=found, content_type=AVIF, headers=headers)
        found = await asyncio.to_thread(library.file, key, SMALL)
        if found is None:
            return failure("not-found")
    return web.Response(body=found, content_type="image/webp", headers=headers)


@routes.get(r"/cards/{key:[0-9a-f]+}.{kind:cover|sheet}.webp")
async def overview(request: web.Request) -> web.Response:
    """A deck for whoever chooses between several; its address is told in the list of decks."""
    site, key = request.app[SITE], request.match_info["key"]
    found = site.library.overview(key, request.match_info["kind"])
    if found is None:
        return failure("not-found")
    headers = {"Cache-Control": "private, max-age=31536000, immutable"}
    return web.Response(body=found, content_type="image/webp", headers=headers)


@routes.get(r"/cards/{key:[A-Za-z0-9_-]+}.json")
async def texts(request: web.Request) -> web.Response:
    site, key = request.app[SITE], request.match_info["key"]
    library = site.library
    found = site.own_decks.texts(key) or library.texts(key)
    titles = {language: caption.title for language, caption in found.items()}
    answer = json(
        CardTextsView(titles, {language: caption.description for language, caption in found.items()})
    )
    if found and not site.own_decks.knows(key):
        answer.headers.update(_for_ever(library, key))
    return answer


def _own(found: bytes | None) -> web.Response:
    """Somebody's own picture: only the player's browser keeps it, and for an hour at most (S23)."""
    if found is None:
        return failure("not-found")
    headers = {"Cache-Control": "private, max-age=3600"}
    return web.Response(body=found, content_type="image/webp", headers=headers)
