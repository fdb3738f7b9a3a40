"""Screens that wait for somebody at a table to name their code: kept in memory, in no log."""

import asyncio
import secrets
from typing import Final

from reverie.rooms.clock import Clock
from reverie.rooms.tokens import SYMBOLS
from reverie.wire.messages import Bye, Paired

LASTS: Final = 5 * 60 * 1000
"""Milliseconds a code is good for; then the screen gets another."""
SIGNS: Final = 5
"""One sign fewer than a table's code, so that nobody takes one for the other."""
WAITS: Final = 12
"""Codes that one screen is given in turn: then it goes, and may ask again like any other (S23)."""
MOST: Final = 1000
"""Screens that may wait at once: a guess hits one of them once in 28,000 tries at best (S5)."""


class Screen:
    """A television without a table."""

    __slots__ = ("called", "code", "expires", "whose")

    def __init__(self, whose: str = "") -> None:
        self.whose = whose
        """The network it is in."""
        self.code = ""
        self.expires = 0
        self.called: asyncio.Future[Paired | Bye] = asyncio.get_running_loop().create_future()


class TvPairings:
    def __init__(self, clock: Clock, each: int = 10) -> None:
        self._clock = clock
        self._each = each
        """How many may wait in one network."""
        self._waiting: dict[str, Screen] = {}

    def enter(self, whose: str = "") -> Screen | None:
        """None: too many wait already, all in all or in this network."""
        neighbours = sum(screen.whose == whose for screen in self._waiting.values())
        if len(self._waiting) >= MOST or neighbours >= self._each:
            return None
        screen = Screen(whose)
        self.renew(screen)
        return screen

    def renew(self, screen: Screen) -> None:
        self.leave(screen)
        while screen.code in self._waiting or not screen.code:
            screen.code = "".join(secrets.choice(SYMBOLS) for _ in range(SIGNS))
        screen.expires = self._clock.now() + LASTS
        self._waiting[screen.code] = screen

    def leave(self, screen: Screen) -> None:
        self._waiting.pop(screen.code, None)
        screen.code = ""

    def find(self, typed: str) -> Screen | None:
        """The screen that shows this code now; small letters, spaces and dashes do no harm."""
        code = "".join(c for c in typed.upper() if c not in " -")
        screen = self._waiting.get(code)
        return None if screen is None or screen.expires <= self._clock.now() else screen

    def call(self, screen: Screen, to: Paired) -> bool:
        """The screen goes to a table, once. False: it has gone elsewhere meanwhile."""
        if screen.called.done() or not screen.code:
            return False
        self.leave(screen)
        screen.called.set_result(to)
        return True

    def stop(self) -> None:
        """The process ends: screens come back by themselves (R2)."""
        for screen in tuple(self._waiting.values()):
            self.leave(screen)
            if not screen.called.done():
                screen.called.set_result(Bye("restarting"))
