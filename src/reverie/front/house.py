"""What requests and talks are answered with; a shell fills it in and brings them here."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from reverie.front.keys import Doorkeeper
from reverie.front.limits import Limits
from reverie.front.reach import Addresses
from reverie.rooms.admission import Admission
from reverie.rooms.clock import Clock
from reverie.rooms.deck_port import DeckLibrary
from reverie.rooms.directory import Directory
from reverie.rooms.galleries import Galleries
from reverie.wire.bodies import AboutBots, KeptFor
from reverie.wire.operator import NoticeView


class Meter(Protocol):
    """Who counts what happens."""

    frames_in: int

    def took(self, outcome: str, seconds: float) -> None: ...


async def nothing_more(_: str) -> None:
    """Where there are no own decks to look after."""


@dataclass(kw_only=True)
class FrontHouse:
    clock: Clock
    directory: Directory
    admission: Admission
    galleries: Galleries
    library: DeckLibrary
    limits: Limits
    metrics: Meter
    kept: KeptFor
    bots: AboutBots
    doors: Doorkeeper = field(default_factory=Doorkeeper)
    addresses: Addresses = field(default_factory=Addresses)
    stopping: bool = False
    notice: Callable[[], NoticeView | None] = lambda: None
    """What is said to everybody just now."""
    on_deck_offered: Callable[[str], Awaitable[None]] = nothing_more
    """Told the key of a deck that is not listed and now lies on a table."""
    on_table_deleted: Callable[[str], Awaitable[None]] = nothing_more
