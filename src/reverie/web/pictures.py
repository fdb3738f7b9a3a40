"""Card pictures and their texts, at addresses that cannot be guessed and never change."""

import asyncio

from aiohttp import web

from reverie.web.problems import failure, json
from reverie.web.site import SITE, Gallery
from reverie.wire.bodies import CardTexts

routes = web.RouteTableDef()


def _for_ever(gallery: Gallery, key: str) -> dict[str, str]:
    who = "public" if gallery.is_public(key) else "private"
    return {"Cache-Control": f"{who}, max-age=31536000, immutable"}


@routes.get(r"/cards/{key:[A-Za-z0-9_-]+}.{size:600|1200}.webp")
async def picture(request: web.Request) -> web.Response:
    site, key, size = request.app[SITE], request.match_info["key"], int(request.match_info["size"])
    gallery = site.gallery
    if site.albums.knows(key):
        return _own(await site.albums.file(key, size))
    found = await asyncio.to_thread(gallery.file, key, size)
    if found is None:
        return failure("not-found")
    return web.Response(body=found, content_type="image/webp", headers=_for_ever(gallery, key))


@routes.get(r"/cards/{key:[A-Za-z0-9_-]+}.json")
async def texts(request: web.Request) -> web.Response:
    site, key = request.app[SITE], request.match_info["key"]
    gallery = site.gallery
    found = site.albums.texts(key) or gallery.texts(key)
    titles = {language: caption.title for language, caption in found.items()}
    answer = json(CardTexts(titles, {language: caption.description for language, caption in found.items()}))
    if found and not site.albums.knows(key):
        answer.headers.update(_for_ever(gallery, key))
    return answer


def _own(found: bytes | None) -> web.Response:
    """Somebody's own picture: only the player's browser keeps it, and not for long."""
    if found is None:
        return failure("not-found")
    headers = {"Cache-Control": "private, max-age=86400, immutable"}
    return web.Response(body=found, content_type="image/webp", headers=headers)
