"""One connection as the room sees it: who is at the other end, and what still has to be sent there."""

import asyncio
from collections.abc import Callable
from typing import Final

from reverie.game.ids import CardId, Seat
from reverie.wire.codec import write_message
from reverie.wire.messages import Bye, Elsewhere, Role, ServerMessage

WAITING: Final = 64
"""Small messages that may wait for a slow connection; views do not queue, only the newest is sent."""

GOING: Final = 1000
RESTARTING: Final = 1012


class Line:
    """Bounded: whoever does not read gets the newest view later, or is dropped (R9)."""

    __slots__ = (
        "_asking",
        "_stale",
        "_waiting",
        "_wake",
        "ended",
        "express",
        "frame",
        "known",
        "role",
        "seats",
        "shown",
        "signature",
    )

    def __init__(self, role: Role, seats: tuple[Seat, ...], shown: Seat | None) -> None:
        self.role: Role = role
        self.seats = seats
        self.shown = shown
        """Whose hand may be sent (hot-seat: only while it is shown)."""
        self.known: set[CardId] = set()
        """Cards whose picture has been sent on this connection."""
        self.signature: object = None
        """What the last view showed, to see at a glance that no new card is in this one."""
        self.frame: Callable[[Line], bytes] | None = None
        self.express: Callable[[Line], None] | None = None
        """Called when something waits, to send it; without it somebody waits for `next`."""
        self.ended: int | None = None
        self._waiting: list[bytes] = []
        self._stale = False
        self._asking = False
        self._wake: asyncio.Event | None = None

    def refresh(self) -> None:
        """The view has changed."""
        self._stale = True
        if not self._asking:
            self._stir()

    def ask(self) -> None:
        """A command of this connection is being done: its answer brings the view along, in one go."""
        self._asking = True

    def answer(self, message: ServerMessage) -> None:
        """What came of the command: the view that shows it, then the word that it is done."""
        self._asking = False
        if self._stale:
            self._see()
        self.say(message)

    def forget(self) -> None:
        """The addresses of all pictures will be sent again."""
        self.known.clear()
        self.signature = None

    def say(self, message: ServerMessage) -> None:
        if self.ended is not None:
            return
        if len(self._waiting) >= WAITING:
            self._waiting = []
            self.ended = GOING
        else:
            self._waiting.append(write_message(message))
        self._stir()

    def end(self, last: Bye | Elsewhere | None = None, code: int = GOING) -> None:
        """Send a last word and hang up."""
        if self.ended is None:
            if last is not None:
                self._stale = False
                self._waiting.append(write_message(last))
            self.ended = code
            self._stir()

    def _stir(self) -> None:
        if self.express is not None:
            self.express(self)
        elif self._wake is not None:
            self._wake.set()

    def take(self) -> list[bytes]:
        """Everything that has to be sent now."""
        if self._stale:
            self._see()
        frames, self._waiting = self._waiting, []
        return frames

    def _see(self) -> None:
        if self.ended is None and self.frame is not None:
            self._stale = False
            self._waiting.append(self.frame(self))

    async def next(self) -> list[bytes]:
        """What to send now; empty: the line has ended."""
        while True:
            frames = self.take()
            if frames or self.ended is not None:
                return frames
            self._wake = asyncio.Event()
            await self._wake.wait()
