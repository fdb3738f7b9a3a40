"""Keys a host may ask for: to open tables, to send pictures, to look after the server (S18)."""

from secrets import compare_digest
from typing import Final

from msgspec import Struct

from reverie.front.answers import Rejected
from reverie.front.limits import Purses
from reverie.rooms.tokens import digest
from reverie.wire.bodies import Door


class Keys(Struct, frozen=True):
    """Their hashes; None: nobody is asked, and there is no page for the operator."""

    tables: bytes | None = None
    pictures: bytes | None = None
    operator: bytes | None = None

    def of(self, door: Door) -> bytes | None:
        found: bytes | None = getattr(self, door)
        return found


OPEN: Final = Keys()


def keys(tables: str | None, pictures: str | None, operator: str | None) -> Keys:
    hashed = (None if key is None else digest(key) for key in (tables, pictures, operator))
    return Keys(*hashed)


_NONE_GIVEN: Final[dict[Door, str]] = {
    "tables": "table-key",
    "pictures": "picture-key",
    "operator": "operator-key",
}


class Doorkeeper:
    """Who comes with which key; counted, never noted."""

    def __init__(self, keys: Keys = OPEN, tries: Purses | None = None) -> None:
        self._keys = keys
        self._tries = tries
        self.turned_away = 0
        """Wrong keys since the start."""

    def locked(self, door: Door) -> bool:
        return self._keys.of(door) is not None

    def admit(self, door: Door, address: str, given: str | None) -> None:
        """Raises `Rejected`. A key costs a try, paid before it is looked at, given back if it is right."""
        wanted, tries = self._keys.of(door), self._tries
        if wanted is None:
            if door == "operator":
                raise Rejected("not-found")
            return
        if given is None:
            raise Rejected(_NONE_GIVEN[door])
        if tries is not None and not tries.take(address):
            raise Rejected("too-many-tries")
        if not compare_digest(digest(given), wanted):  # of hashes: not even the length shows
            self.turned_away += 1
            raise Rejected("wrong-key")
        if tries is not None:
            tries.give_back(address)
