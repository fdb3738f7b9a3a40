"""The ways to the server: on this machine, and by the address people use, as far as that is seen here."""

import time
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Final
from urllib.parse import urlsplit

import aiohttp

from reverie.cli.examining.finding import Case, Finding
from reverie.web.networks import everywhere, web_address

PATIENCE: Final = aiohttp.ClientTimeout(total=6)
OUTSIDE: Final = "from outside"
EARLIEST: Final = 1_760_000_000
"""Unix time of the first version: a clock that says less is wrong."""
ASTRAY: Final = 5.0
"""Seconds that two clocks may differ; a header tells whole ones."""
NGINX: Final = (
    "proxy_http_version 1.1;",
    "proxy_set_header Upgrade $http_upgrade;",
    'proxy_set_header Connection "upgrade";',
    "proxy_set_header Host $http_host;",
)


class Fetched:
    """What a request brought, and how long it took."""

    def __init__(self, status: int, text: str, seconds: float, date: str | None) -> None:
        self.status, self.text, self.seconds, self.date = status, text, seconds, date


async def ways_in(case: Case) -> AsyncIterator[Finding]:
    async with aiohttp.ClientSession(timeout=PATIENCE) as http:
        here = await _visited(http, f"{_here(case)}/healthz")
        yield await _server(case, http, here)
        outside: Fetched | str | None = None
        if case.options.public_url is not None:
            outside = await _visited(http, f"{case.options.public_url}/healthz")
            yield await _outside(case.options.public_url, http, outside)
        else:
            said = "no public_url: for people in the same network"
            yield Finding("ok", OUTSIDE, said)
        yield _clock(outside, here)


def _here(case: Case) -> str:
    host = case.options.host
    host = "::1" if host == "::" else "127.0.0.1" if everywhere(host) else host
    return web_address(host, case.options.port)


async def _visited(http: aiohttp.ClientSession, address: str) -> Fetched | str:
    """A word about why, where nobody answers."""
    began = time.perf_counter()
    try:
        async with http.get(address, allow_redirects=False) as answer:
            text = (await answer.content.read(2000)).decode(errors="replace")
            return Fetched(answer.status, text, time.perf_counter() - began, answer.headers.get("Date"))
    except aiohttp.ClientConnectorDNSError:
        return "its name is not known"
    except aiohttp.ClientConnectorCertificateError:
        return "its certificate is not valid"
    except aiohttp.ClientSSLError:
        return "no TLS there"
    except TimeoutError:
        return "no answer in 6 s"
    except aiohttp.ClientConnectorError as problem:
        return (
            "nobody listens there" if isinstance(problem.os_error, ConnectionRefusedError) else str(problem)
        )
    except (aiohttp.ClientError, OSError, ValueError) as problem:
        return str(problem) or "no answer"


async def _server(case: Case, http: aiohttp.ClientSession, here: Fetched | str) -> Finding:
    where = f"{case.options.host}:{case.options.port}"
    if case.options.port == 0:
        return Finding(
            "look", "server", "takes any free port, so it cannot be asked", "set one", ("port = 8000",)
        )
    if isinstance(here, str):
        return Finding("look", "server", f"does not run at {where}", "start it", ("reverie",))
    if (here.status, here.text) != (200, "ok\n"):
        other = (f"reverie --port {case.options.port + 1}",)
        return Finding("fix", "server", f"something else answers at {where}", "take another port", other)
    ready = await _visited(http, f"{_here(case)}/readyz")
    if isinstance(ready, str) or ready.status != 200:
        why = ready if isinstance(ready, str) else ready.text.strip()
        said = f"answers at {where}, but nothing can be saved: {why}"
        return Finding("fix", "server", said, "see what its log says")
    return Finding("ok", "server", f"answers at {where} in {here.seconds * 1000:.0f} ms")


async def _outside(public: str, http: aiohttp.ClientSession, found: Fetched | str) -> Finding:
    if isinstance(found, str):
        return Finding("fix", OUTSIDE, f"{public} does not answer: {found}", "check name, proxy and firewall")
    if found.status in (502, 503, 504):
        said = f"{public}: the proxy answers, but does not reach the server ({found.status})"
        return Finding("fix", OUTSIDE, said, "check that it runs, and the port in the proxy's file")
    if (found.status, found.text) != (200, "ok\n"):
        said = f"{public} answers, but not with this game ({found.status})"
        return Finding("fix", OUTSIDE, said, "check public_url, also its path, and the proxy's file")
    refused = await _socket(public, http)
    if refused is not None:
        return refused
    took = f"{found.seconds * 1000:.0f} ms"
    return Finding("ok", OUTSIDE, f"{public} answers in {took}, sockets too; seen from this machine")


async def _socket(public: str, http: aiohttp.ClientSession) -> Finding | None:
    """Whether a game could start: the page asks for a WebSocket, from its own origin."""
    parts = urlsplit(public)
    origin = f"{parts.scheme}://{parts.netloc}"
    try:
        async with http.ws_connect(f"{public}/ws", origin=origin):
            return None
    except aiohttp.WSServerHandshakeError as problem:
        if problem.status == 403:
            said = f"{public} answers, but games do not start: the page's address is not taken for its own"
            return Finding("fix", OUTSIDE, said, "write", (f'public_url = "{public}"',))
        said = f"{public} answers, but games do not start: the proxy does not pass WebSockets on"
        return Finding("fix", OUTSIDE, said, "nginx: add to the location block", NGINX)
    except (aiohttp.ClientError, OSError, TimeoutError) as problem:
        why = str(problem) or "no answer"
        return Finding("fix", OUTSIDE, f"{public} answers, but its sockets do not: {why}", "check the proxy")


def _clock(outside: Fetched | str | None, here: Fetched | str) -> Finding:
    now = time.time()
    shown = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(now))
    right = ("timedatectl set-ntp true",)
    if now < EARLIEST:
        return Finding("fix", "clock", f"says {shown}, which is over", "have it set by the network", right)
    for other, whose in ((outside, "the proxy's"), (here, "the server's")):
        if not isinstance(other, Fetched) or other.date is None:
            continue
        try:
            told = parsedate_to_datetime(other.date).timestamp()
        except ValueError:
            continue
        off = max(0.0, abs(now - told - 0.5) - 0.5)
        if off > ASTRAY:
            said = f"{off:.0f} s from {whose}, which says {other.date}"
            return Finding("look", "clock", said, "have it set by the network", right)
        return Finding("ok", "clock", f"{shown}, as {whose}")
    return Finding("ok", "clock", f"{shown}; nobody here to compare it with")
