"""What the handlers share: rooms, reception, decks, limits, and how the server was started."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from aiohttp import web

from reverie.game.ids import CardId
from reverie.rooms.album_care import AlbumCare
from reverie.rooms.albums import Albums
from reverie.rooms.clock import Clock
from reverie.rooms.directory import Directory
from reverie.rooms.galleries import Galleries
from reverie.rooms.note_care import NoteCare
from reverie.rooms.reception import Reception
from reverie.storage.port import Store
from reverie.web.limits import Limits
from reverie.web.metrics import Metrics
from reverie.web.proxies import Network, visitor
from reverie.web.receiving import Gate
from reverie.wire.bodies import KeptFor


class Gallery(Protocol):
    """The decks' pictures at their addresses."""

    def decks(self) -> Mapping[str, Any]: ...

    def file(self, key: str, size: int) -> bytes | None: ...

    def is_public(self, key: str) -> bool: ...

    def texts(self, key: str) -> Mapping[str, Any]: ...

    def card_texts(self, card: CardId) -> Any: ...


@dataclass
class Site:
    store: Store
    clock: Clock
    directory: Directory
    reception: Reception
    galleries: Galleries
    gallery: Gallery
    albums: Albums
    care: AlbumCare
    notes: NoteCare
    data: Path
    """Where files lie while they arrive."""
    limits: Limits
    metrics: Metrics
    kept: KeptFor
    public: str | None = None
    """The address people use, where a proxy stands in between."""
    base: str = ""
    """Where the game lies on its host: empty at the root, or like /reverie."""
    proxies: tuple[Network, ...] = ()
    """Who is believed about X-Forwarded-For."""
    port: int = 0
    stopping: bool = False
    gate: Gate = field(default_factory=Gate)

    def address(self, request: web.Request) -> str:
        return visitor(request.remote or "", request.headers.getall("X-Forwarded-For", ()), self.proxies)


SITE = web.AppKey("site", Site)
