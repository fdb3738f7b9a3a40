"""Under which address others come to a table, and how far that address carries."""

import secrets
import time
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, TypeVar
from urllib.parse import urlsplit

from reverie.game.refusals import Refusal
from reverie.wire.messages import Extent, Reach
from reverie.wire.problems import problem

FRESH: Final = 5.0
"""Seconds for which what was found on this machine's networks is believed."""
CHECK_LASTS: Final = 30 * 60.0
"""Seconds that a host has to open the address that was entered."""
MOST: Final = 1000
"""Tables with an address or a check of their own; the oldest go first."""

_NEAR: Final = ("local", "lan", "home", "internal", "localdomain", "arpa")
"""Last parts of names that only a network of one's own knows."""

FindAddresses = Callable[[], Awaitable[tuple[str, ...]]]
"""The addresses under which other devices can open this machine, the best first."""


async def nowhere() -> tuple[str, ...]:
    """A server that does not know its networks."""
    return ()


def extent_of(address: str) -> Extent:
    """Who can open it, as far as the address itself says."""
    host = (urlsplit(address).hostname or "").rstrip(".")
    try:
        number = ip_address(host)
    except ValueError:
        last = host.rpartition(".")[2]
        if last in ("localhost", ""):
            return "machine"
        return "network" if "." not in host or last in _NEAR else "anywhere"
    if isinstance(number, IPv6Address) and number.ipv4_mapped is not None:
        number = number.ipv4_mapped
    if number.is_loopback or number.is_unspecified:
        return "machine"
    if not number.is_global:
        return "network"
    return "anywhere" if isinstance(number, IPv4Address) else "ipv6"


def public_reach(address: str) -> Reach:
    """Of the setting `public_url`: whoever runs the server says that others can open it."""
    extent = extent_of(address)
    return Reach(address, "network" if extent == "machine" else extent)


def _proves_nothing(origin: str) -> bool:
    """A bare name may be known to this machine alone, and its own number always is."""
    host = urlsplit(origin).hostname or ""
    return extent_of(origin) == "machine" or not ("." in host or ":" in host)


class Addresses:
    """What this server was told of its address, what it finds, and what hosts have shown to lead here.

    Which one counts, and why, is in docs/adr/0026.
    """

    def __init__(
        self,
        public: str | None = None,
        look: FindAddresses = nowhere,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._public = public
        self._base = urlsplit(public or "").path.rstrip("/")
        self._look = look
        self._now = now
        self._found: tuple[str, ...] = ()
        self._looked: float | None = None
        self._entered: dict[str, str] = {}
        self._checks: dict[str, tuple[str, float]] = {}

    async def reach(self, origin: str) -> Reach:
        """For somebody with a page open under `origin`: that works for them, if others know that name."""
        if self._public is not None:
            return public_reach(self._public)
        if _proves_nothing(origin):
            for address in await self.found():
                # Another port than ours: something stands in between, and our own addresses lead past it.
                if _port(address) == _port(origin):
                    return Reach(address, extent_of(address))
        return Reach(origin, extent_of(origin))

    async def found(self) -> tuple[str, ...]:
        now = self._now()
        if self._looked is None or now - self._looked > FRESH:
            self._looked = now
            self._found = await self._look()
        return self._found

    def entered(self, code: str) -> Reach | None:
        """What the host of this table has entered, and a page opened there has shown to lead here."""
        address = self._entered.get(code)
        return None if address is None else Reach(address, extent_of(address))

    def check(self, code: str) -> str:
        """A secret for the page that the host opens under another address."""
        nonce = secrets.token_urlsafe(18)
        _put(self._checks, nonce, (code, self._now() + CHECK_LASTS))
        return nonce

    def prove(self, nonce: str, origin: str) -> str | Refusal:
        """The page under `origin` was served by us and knows the secret: its table is reached there."""
        code, until = self._checks.get(nonce, ("", 0.0))
        if not code or self._now() > until:
            return problem("check-over")
        if extent_of(origin) == "machine":
            return problem("own-address")
        _put(self._entered, code, origin + self._base)
        return code

    def forget(self, code: str) -> None:
        self._entered.pop(code, None)


def _port(address: str) -> int:
    parts = urlsplit(address)
    try:
        return parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:  # no port there is
        return 0


K = TypeVar("K")
V = TypeVar("V")


def _put(kept: dict[K, V], key: K, value: V) -> None:
    kept.pop(key, None)
    kept[key] = value
    while len(kept) > MOST:
        del kept[next(iter(kept))]
