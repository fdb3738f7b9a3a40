"""What the handlers share: what the front answers with, own pictures, and how the server was started."""

import logging
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from reverie.front.house import FrontHouse
from reverie.rooms.bots.embedding_cache import EmbeddingCacheUpkeep
from reverie.rooms.notices import Notices
from reverie.rooms.overview import Overview
from reverie.rooms.own_decks.editing import OwnDecks
from reverie.rooms.own_decks.upkeep import OwnDeckUpkeep
from reverie.storage.port import Store
from reverie.web.legal import LegalFile
from reverie.web.metrics import Metrics
from reverie.web.proxies import Network, among, visitor
from reverie.web.uploads import Gate

log = logging.getLogger(__name__)


@dataclass(kw_only=True)
class Site(FrontHouse):
    store: Store
    own_decks: OwnDecks
    care: OwnDeckUpkeep
    notes: EmbeddingCacheUpkeep
    data: Path
    """Where files lie while they arrive."""
    metrics: Metrics
    notices: Notices
    overview: Overview
    legal: LegalFile
    secret: bytes
    started: int
    """When, by the server's clock."""
    public: str | None = None
    """The address people use, where a proxy stands in between."""
    base: str = ""
    """Where the game lies on its host: empty at the root, or like /reverie."""
    proxies: tuple[Network, ...] = ()
    """Who is believed about X-Forwarded-For."""
    warned: bool = False
    """That somebody who is not named says for whom they ask: once is enough."""
    port: int = 0
    gate: Gate = field(default_factory=Gate)

    async def deck_offered(self, key: str) -> None:
        """An own deck that lies on a table is in use."""
        if (own := self.own_decks.deck_for(key)) is not None:
            await self.own_decks.touch(own)

    def address(self, request: web.Request) -> str:
        remote, hops = request.remote or "", request.headers.getall("X-Forwarded-For", ())
        if hops and not self.warned and not among(remote, self.proxies):
            self.warned = True
            log.warning("X-Forwarded-For came from nobody that `proxied` names. If it is your proxy, name it")
        return visitor(remote, hops, self.proxies)


SITE = web.AppKey("site", Site)
