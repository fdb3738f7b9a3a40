"""How much one address or one connection may do: each a setting, written like `60 4/min`."""

import re
from typing import Final

from msgspec import Struct

UNITS: Final = {"s": 1.0, "min": 60.0, "h": 3600.0}
_WRITTEN: Final = re.compile(r"(\d+(?:\.\d+)?)\s+(\d+(?:\.\d+)?)\s*/\s*(s|min|h)")


class Allowance(Struct, frozen=True):
    """So many at once, and `rate` more a second."""

    size: float
    rate: float
    written: str = ""

    def __str__(self) -> str:
        return self.written or f"{self.size:g} {self.rate:g}/s"


def allowance(text: str) -> Allowance:
    """From `60 4/min`: sixty at once, then four a minute."""
    found = _WRITTEN.fullmatch(text.strip())
    size, rate = (float(found[1]), float(found[2]) / UNITS[found[3]]) if found else (0.0, 0.0)
    if found is None or size < 1 or rate <= 0:
        raise ValueError("how many at once and how many more in a time, like 60 4/min")
    return Allowance(size, rate, f"{found[1]} {found[2]}/{found[3]}")


class Allowances(Struct, frozen=True, kw_only=True):
    """Each for one address, except where it says otherwise."""

    tries: Allowance = allowance("50 4/min")
    """Codes of tables and televisions that lead nowhere: thirty guests of whom ten mistype twice need twenty
    (S6), and all thirty may be under way at the same moment besides."""
    invites: Allowance = allowance("60 30/min")
    """Invites that are not the table's, where no tries are left."""
    tables: Allowance = allowance("40 2/min")
    """New tables."""
    screens: Allowance = allowance("30 3/min")
    """Televisions that ask for a code to show."""
    changes: Allowance = allowance("400 4/s")
    """Requests that change something."""
    requests: Allowance = allowance("6000 200/s")
    """All requests: thirty guests who load page and pictures at once."""
    decks: Allowance = allowance("30 30/h")
    """New decks of own pictures."""
    pictures: Allowance = allowance("800 30/min")
    """Pictures sent or cut anew: four decks at once, then one every two seconds."""
    decoding: Allowance = allowance("600 30/min")
    """Seconds that the server works at somebody's pictures."""
    sockets: Allowance = allowance("400 10/s")
    """Sockets opened."""
    frames: Allowance = allowance("2000 200/s")
    """Frames of all its sockets; each costs one, and one more for every kilobyte."""
    commands: Allowance = allowance("40 12/s")
    """Frames of one socket, of whatever kind."""
    stamps: Allowance = allowance("5 1/s")
    """Stamps sent by one socket."""
    site: int = 8
    """How many times as much all of an IPv6 /48 may do."""


USUAL: Final = Allowances()
