"""Limits that know a living room is one address: many guests get in, a scanner does not (S6, S12)."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from reverie.front.allowances import USUAL, Allowance, Allowances

REMEMBERED: Final = 10_000
"""Networks kept in memory, never on disk."""


@lru_cache(REMEMBERED)
def networks_of(address: str) -> tuple[str, str]:
    """What an address is counted as: itself, or its /64; and the /48 around that, or nothing."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address, ""
    if not isinstance(found, IPv6Address):
        return str(found), ""
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped), ""
    own, site = (ip_network((found, bits), strict=False) for bits in (64, 48))
    return str(own), str(site)


class Purse:
    """Fills with time; what is taken out is paid for."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, allowance: Allowance, now: float, times: int = 1) -> None:
        self._size, self._rate = allowance.size * times, allowance.rate * times
        self._level, self._at = self._size, now

    def holds(self, now: float, cost: float = 1) -> bool:
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level >= cost

    def spend(self, cost: float = 1) -> None:
        """Also what it does not hold: a debt. A negative cost is given back."""
        self._level = min(self._size, self._level - cost)

    def take(self, now: float, cost: float = 1) -> bool:
        """False: it does not hold that much."""
        if not self.holds(now, cost):
            return False
        self.spend(cost)
        return True

    def wait(self, now: float, cost: float = 1) -> float:
        """Spent in any case; how many seconds it takes until it is paid for."""
        self.holds(now)
        self.spend(cost)
        return max(0.0, -self._level / self._rate)


class Purses:
    """A purse for every network, and a larger one for the /48 around it."""

    def __init__(self, allowance: Allowance, site: int, now: Callable[[], float]) -> None:
        self._allowance, self._site, self._now = allowance, site, now
        self._purses: OrderedDict[str, Purse] = OrderedDict()

    def _of(self, address: str) -> tuple[Purse, ...]:
        own, site = networks_of(address)
        return (self._purse(own, 1), self._purse(site, self._site)) if site else (self._purse(own, 1),)

    def _purse(self, network: str, times: int) -> Purse:
        found = self._purses.get(network)
        if found is None:
            found = self._purses[network] = Purse(self._allowance, self._now(), times)
            if len(self._purses) > REMEMBERED:
                self._purses.popitem(last=False)
        self._purses.move_to_end(network)
        return found

    def holds(self, address: str, cost: float = 1) -> bool:
        now = self._now()
        return all(purse.holds(now, cost) for purse in self._of(address))

    def spend(self, address: str, cost: float = 1) -> None:
        for purse in self._of(address):
            purse.spend(cost)

    def take(self, address: str, cost: float = 1) -> bool:
        """False: nothing was taken."""
        if not self.holds(address, cost):
            return False
        self.spend(address, cost)
        return True

    def give_back(self, address: str, cost: float = 1) -> None:
        self.spend(address, -cost)

    def wait(self, address: str, cost: float = 1) -> float:
        now = self._now()
        return max([purse.wait(now, cost) for purse in self._of(address)])


class Limits:
    """What addresses may do. `off`: everybody may do everything."""

    def __init__(
        self, now: Callable[[], float], allowances: Allowances = USUAL, *, off: bool = False
    ) -> None:
        def purses(allowance: Allowance) -> Purses:
            return Purses(allowance, allowances.site, now)

        self.now = now
        self.off = off
        self.allowances = allowances
        self.tries = purses(allowances.tries)
        self.invites = purses(allowances.invites)
        self.decoding = purses(allowances.decoding)
        self.frames = purses(allowances.frames)
        self._tables = purses(allowances.tables)
        self._screens = purses(allowances.screens)
        self._changes = purses(allowances.changes)
        self._requests = purses(allowances.requests)
        self._decks = purses(allowances.decks)
        self._pictures = purses(allowances.pictures)
        self._sockets = purses(allowances.sockets)

    def request(self, address: str) -> bool:
        return self.off or self._requests.take(address)

    def change(self, address: str) -> bool:
        return self.off or self._changes.take(address)

    def new_deck(self, address: str) -> bool:
        return self.off or self._decks.take(address)

    def picture(self, address: str) -> bool:
        return self.off or self._pictures.take(address)

    def new_room(self, address: str) -> bool:
        return self.off or self._tables.take(address)

    def new_screen(self, address: str) -> bool:
        return self.off or self._screens.take(address)

    def new_socket(self, address: str) -> bool:
        return self.off or self._sockets.take(address)
