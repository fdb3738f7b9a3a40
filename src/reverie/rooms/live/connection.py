"""One connection as the room sees it: who is at the other end, and what still has to be sent there."""

import asyncio
from collections.abc import Callable
from typing import Final

from reverie.game.ids import Seat
from reverie.wire.closing import GOING
from reverie.wire.codec import EncodedSaying, write_message
from reverie.wire.encoded_view import EncodedFrame
from reverie.wire.messages import Bye, Elsewhere, Role, Saying
from reverie.wire.recipient import Recipient

WAITING: Final = 64
"""Small messages that may wait for a slow connection; views do not queue, only the newest is sent."""


class Connection:
    """Bounded: whoever does not read gets the newest view later, or is dropped (R9)."""

    __slots__ = (
        "_asking",
        "_last",
        "_stale",
        "_waiting",
        "_wake",
        "ended",
        "express",
        "frame",
        "heard",
        "invited",
        "recipient",
        "role",
        "seats",
        "shown",
        "tokens",
        "watcher",
    )

    def __init__(
        self,
        role: Role,
        seats: tuple[Seat, ...],
        shown: Seat | None,
        watcher: int | None = None,
        *,
        tokens: tuple[bytes, ...] = (),
        invited: bool = False,
        whole: bool = False,
    ) -> None:
        self.role: Role = role
        self.seats = seats
        self.shown = shown
        """Whose hand may be sent (hot-seat: only while it is shown)."""
        self.tokens = tokens
        """What it came with, as they are stored."""
        self.watcher = watcher
        """Its number, where nobody here has a seat."""
        self.invited = invited or bool(seats)
        """Whether the invite is told: to seats, and to the televisions they brought (X8)."""
        self.heard: frozenset[str] = frozenset()
        """Marks of the clues that somebody at the other end has heard at any table."""
        self.recipient = Recipient(whole=whole)
        self.frame: Callable[[Connection], EncodedFrame] | None = None
        self.express: Callable[[Connection], None] | None = None
        """Called when something waits, to send it; without it somebody waits for `next`."""
        self.ended: int | None = None
        self._waiting: list[bytes] = []
        self._stale = False
        self._asking = False
        self._last: tuple[Bye | Elsewhere, int] | None = None
        """What the connection ends with, once its command is answered (R11)."""
        self._wake: asyncio.Event | None = None

    def refresh(self) -> None:
        """The view has changed."""
        self._stale = True
        if not self._asking:
            self._stir()

    def ask(self) -> None:
        """A command of this connection is being done: its answer brings the view along, in one go."""
        self._asking = True

    def answer(self, message: Saying) -> None:
        """What came of the command: the view that shows it, the word that it is done, then the goodbye."""
        self._asking = False
        if self._stale:
            self._see()
        self.say(message)
        if self._last is not None:
            self.end(*self._last)

    def say(self, message: Saying) -> None:
        self.post(write_message(message))

    def post(self, frame: EncodedSaying) -> None:
        if self.ended is not None:
            return
        if len(self._waiting) >= WAITING:
            self._waiting = []
            self.ended = GOING
        else:
            self._waiting.append(frame)
        self._stir()

    def end(self, last: Bye | Elsewhere | None = None, code: int = GOING) -> None:
        """Send a last word and hang up; a command that is being done is answered before."""
        if self.ended is not None:
            return
        if last is not None:
            self._stale = False
            if self._asking:
                self._last = self._last or (last, code)
                return
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
        """What to send now; empty: the connection has ended."""
        while True:
            frames = self.take()
            if frames or self.ended is not None:
                return frames
            self._wake = asyncio.Event()
            await self._wake.wait()
