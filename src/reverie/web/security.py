"""Headers of every answer, and who may open a socket (S4, S7)."""

import re
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

_HOST: Final = re.compile(r"[A-Za-z0-9.\-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


@lru_cache(100)
def policy(host: str) -> str:
    """No inline script. Style attributes are data the client computes; style elements are not allowed."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        f"img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'{sockets}; "
        "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """For every answer, also for errors and sockets."""
    response.headers.update(HEADERS)
    response.headers["Content-Security-Policy"] = policy(request.host)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers.pop("Server", None)


def own_origin(request: web.Request, public: str | None) -> bool:
    """Whether the page that asks was served by this server. Browsers always say; nobody else is asked."""
    origin = request.headers.get("Origin")
    if origin is None:
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if public is not None and parts[:2] == urlsplit(public)[:2]:
        return True
    return parts.scheme in ("http", "https") and parts.netloc.lower() == request.host.lower()
