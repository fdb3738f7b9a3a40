"""The browser client's files: hashed ones are kept for ever, the page itself never."""

from pathlib import Path
from typing import Final

from aiohttp import web

from reverie.web.opening import opening
from reverie.web.problems import failure
from reverie.web.site import SITE

STATIC: Final = Path(__file__).parent / "static"

MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Reverie</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Reverie</h1>
<p>The server runs, but the page that you play on has not been built.
Run <code>make client</code>, then reload.</p>
<p lang="fr">Le serveur fonctionne, mais la page de jeu n'est pas construite.
Lancez <code>make client</code>, puis rechargez.</p>
</body></html>
"""


def built() -> bool:
    """Whether there is a page to play on."""
    return (STATIC / "index.html").is_file()


async def serve(request: web.Request) -> web.StreamResponse:
    """A file of the client, or its page for every address a player may open."""
    path = request.match_info["path"]
    if path == "metrics" or path.startswith(("api/", "cards/")):
        return failure("not-found")
    file = _found(path)
    if file is not None:
        hashed = path.startswith("assets/")
        lasting = "public, max-age=31536000, immutable" if hashed else "public, max-age=3600"
        return web.FileResponse(file, headers={"Cache-Control": lasting})
    if "." in path.rpartition("/")[2]:
        return failure("not-found")
    site, accepted = request.app[SITE], request.headers.get("Accept-Language", "")
    return page(site.base, path, accepted, legal=site.legal.there)


def _found(path: str) -> Path | None:
    try:
        file = (STATIC / path).resolve()
        inside = path and file.is_relative_to(STATIC.resolve()) and file.name != "index.html"
        return file if inside and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def page(base: str, path: str, accepted: str, *, legal: bool = False) -> web.StreamResponse:
    if not built():
        return web.Response(text=MISSING, content_type="text/html")
    text = opening(STATIC, base, path, accepted, legal=legal)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return web.Response(text=text, content_type="text/html", headers=headers)
