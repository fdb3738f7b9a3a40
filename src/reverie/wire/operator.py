"""What is asked and answered over HTTP by the operator's page: names, sizes and ages, nothing of a game."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from reverie.wire.bodies import Request
from reverie.wire.messages import Milliseconds

NOTICE: Final = 300
"""Signs that a notice may have."""


class TellAll(Request, frozen=True):
    """`POST /api/operator/notice`: shown on every open page until it is withdrawn."""

    text: Annotated[str, Meta(min_length=1, max_length=NOTICE)]


class NoticeView(Struct, frozen=True):
    """What whoever runs the server says to everybody."""

    text: str
    at: Milliseconds
    """When it was said; who has put it away is not shown it again."""


class AboutSite(Struct, frozen=True):
    """`GET /api/site`: what this server has to say besides the game."""

    notice: NoticeView | None


class LegalText(Struct, frozen=True):
    """`GET /api/legal?language=`: the operator's own words, about themselves or about privacy."""

    text: str
    """Paragraphs with an empty line between them."""


class OperatorGuest(Struct, frozen=True):
    name: str
    colour: int
    bot: bool


class OperatorTable(Struct, frozen=True):
    id: str
    """Names the table on this page only: no code, nobody gets in with it."""
    host: str
    ruleset: str
    who: tuple[OperatorGuest, ...]
    here: int
    """How many of them have a connection."""
    state: Literal["lobby", "playing", "paused", "over", "unreadable"]
    turn: int
    phase: str
    created: Milliseconds
    active: Milliseconds
    size: int
    """Bytes of all moves."""


class OperatorDisk(Struct, frozen=True):
    free: int
    total: int
    pictures: int | None
    """Bytes of people's own pictures; None: they are in the database."""
    low: bool


class OperatorLoad(Struct, frozen=True):
    """Of the server that answers, since it was started: the page works out what happens now."""

    commands: int
    seconds: float
    """From frame to commit, of all of them together."""
    cpu: float
    """Seconds of the processor."""
    memory: int
    """Bytes; 0 where the system does not tell."""


class OperatorBackup(Struct, frozen=True):
    at: Milliseconds
    size: int


class OperatorView(Struct, frozen=True):
    """`GET /api/operator`."""

    now: Milliseconds
    started: Milliseconds
    nodes: int
    """Servers on the same database, as far as heard."""
    tables: tuple[OperatorTable, ...]
    """Those that moved last, at most a hundred."""
    total: int
    people: int
    """With a connection."""
    televisions: int
    load: OperatorLoad
    disk: OperatorDisk
    table_key: bool
    picture_key: bool
    turned_away: int
    """Wrong keys since the start."""
    keep_days: int
    reverie: str
    python: str
    store: str
    decks: int
    own_decks: int
    backup: OperatorBackup | None
    notice: NoticeView | None
    legal: bool
