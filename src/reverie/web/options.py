"""How a server is started."""

import os
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from reverie.bots import packages
from reverie.bots.endpoint import Endpoint
from reverie.front.allowances import USUAL, Allowance, Allowances
from reverie.rooms.live import table_limits
from reverie.storage.masking import keep_secret
from reverie.web.networks import EVERYWHERE

PORT: Final = 8000


class Options(Struct, frozen=True, kw_only=True):
    data: Path
    """The folder with the games, the installed decks and the installation's secret."""
    database: str | None = None
    """PostgreSQL instead of the file: one address, or several with spaces between them."""
    host: str = EVERYWHERE
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
    """Which proxies in front are believed about visitors' addresses: no, or their addresses and networks."""
    limits: bool = True
    """Whether anything is limited by address and socket; how far, say the next."""
    limit_tries: Allowance = USUAL.tries
    limit_invites: Allowance = USUAL.invites
    limit_tables: Allowance = USUAL.tables
    limit_screens: Allowance = USUAL.screens
    limit_changes: Allowance = USUAL.changes
    limit_requests: Allowance = USUAL.requests
    limit_decks: Allowance = USUAL.decks
    limit_pictures: Allowance = USUAL.pictures
    limit_decoding: Allowance = USUAL.decoding
    limit_sockets: Allowance = USUAL.sockets
    limit_frames: Allowance = USUAL.frames
    limit_commands: Allowance = USUAL.commands
    limit_stamps: Allowance = USUAL.stamps
    limit_site: int = USUAL.site
    limit_table_rows: int = table_limits.USUAL.rows
    """Commands that one table keeps."""
    limit_table_size: int = table_limits.USUAL.megabytes
    """Megabytes that they may take."""
    watchers: int = 30
    """How many may look on at a table, people and televisions."""
    waiting_screens: int = 10
    """Televisions of one address that may wait to be claimed."""
    watcher_sockets: int = 4
    """Sockets that one of them may have open."""
    table_key: str | None = None
    """Whoever opens a table needs it."""
    picture_key: str | None = None
    """Whoever sends pictures needs it."""
    operator_key: str | None = None
    """Opens the operator's page; without it there is none."""
    legal: Path | None = None
    """A text file with the operator's own words, about themselves or about privacy."""
    log: Literal["text", "json"] = "text"
    bots_learn: bool = False
    """Whether what people say about cards is kept, without names, for bots to listen by."""
    bot_endpoint: str | None = None
    """A server that speaks the OpenAI protocol, for the bots to think with; its key is in REVERIE_BOT_KEY,
    or in the file that REVERIE_BOT_KEY_FILE names."""
    bot_embedding: str = "text-embedding-3-small"
    """The model it is asked for to compare clues and cards."""
    bot_chat: str = ""
    """The model it is asked for to write clues; none if empty."""


def endpoint(options: Options) -> Endpoint | None:
    """Off unless an address is set; the key is never shown, so it is no setting."""
    if options.bot_endpoint is None:
        return None
    key = os.environ.get("REVERIE_BOT_KEY", "")
    if file := os.environ.get("REVERIE_BOT_KEY_FILE"):
        key = Path(file).expanduser().read_text(encoding="utf-8").strip()
    keep_secret(key)
    return Endpoint(options.bot_endpoint, options.bot_embedding, options.bot_chat, key)


def by_meaning(options: Options) -> bool:
    """Whether bots read what a clue means, with the encoder or by asking an endpoint."""
    return packages.can_encode() or (packages.have_numpy() and options.bot_endpoint is not None)


def allowances(options: Options) -> Allowances:
    return Allowances(**{name: getattr(options, f"limit_{name}") for name in Allowances.__struct_fields__})


def base_path(options: Options) -> str:
    """Where the game lies on its host: empty at the root, or like /reverie."""
    return urlsplit(options.public_url or "").path.rstrip("/")


def database(data: Path) -> Path:
    return data / "reverie.db"
