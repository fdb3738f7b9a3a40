"""How a server is started."""

import os
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from reverie.bots.endpoint import Endpoint

PORT: Final = 8000


class Options(Struct, frozen=True, kw_only=True):
    data: Path
    """The folder with the games, the installed decks and the installation's secret."""
    database: str | None = None
    """PostgreSQL instead of the file: one address, or several with spaces between them."""
    host: str = "0.0.0.0"
    port: int = PORT
    public_url: str | None = None
    """The address people use, where it is not this machine's own; it may have a path."""
    bot_pace: float = 1.0
    """How long bots think: 1 as people do, 0 not at all."""
    keep_days: int = 30
    """Days after which an idle table is deleted."""
    picture_space: int = 2000
    """Megabytes for people's own pictures; 0: none are taken."""
    keep_picture_days: int = 180
    """Days after which an own deck that nobody used is deleted."""
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    """Where it listens: anybody who reaches it may read the counters."""
    proxied: str = "no"
    """Which proxies in front are believed about visitors' addresses: no, yes (near ones), or networks."""
    limits: bool = True
    """Whether guessing codes and opening tables is limited by address."""
    log: Literal["text", "json"] = "text"
    bot_endpoint: str | None = None
    """A server that speaks the OpenAI protocol, for the bots to think with; its key is in REVERIE_BOT_KEY."""
    bot_embedding: str = "text-embedding-3-small"
    """The model it is asked for to compare clues and cards."""
    bot_chat: str = ""
    """The model it is asked for to write clues; none if empty."""


def endpoint(options: Options) -> Endpoint | None:
    """Off unless an address is set; the key is never shown, so it is no setting."""
    if options.bot_endpoint is None:
        return None
    key = os.environ.get("REVERIE_BOT_KEY", "")
    return Endpoint(options.bot_endpoint, options.bot_embedding, options.bot_chat, key)


def base_path(options: Options) -> str:
    """Where the game lies on its host: empty at the root, or like /reverie."""
    return urlsplit(options.public_url or "").path.rstrip("/")


def database(data: Path) -> Path:
    return data / "reverie.db"
