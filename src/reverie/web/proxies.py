"""Which proxies are believed when they say for whom they ask (X-Forwarded-For)."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network

_NONE: Final = ("no", "false", "off", "0", "")
_NAMELESS: Final = ("yes", "true", "on", "1")


def networks(text: str) -> tuple[Network, ...]:
    """From `no`, or addresses and networks with spaces or commas between them."""
    if text.lower() in _NONE:
        return ()
    if text.lower() in _NAMELESS:  # anybody in the same network could pose as a proxy (S12)
        raise ValueError(
            "name the proxies: 127.0.0.1 ::1 for one on this machine, 172.30.0.0/24 for a network"
        )
    try:
        return tuple(ip_network(part) for part in text.replace(",", " ").split())
    except ValueError:
        raise ValueError("no, or the proxies' addresses like 127.0.0.1 or 172.30.0.0/24") from None


def visitor(remote: str, forwarded: Iterable[str], trusted: tuple[Network, ...]) -> str:
    """The hop furthest to the right that is none of ours: all before it can be made up by anybody."""
    seen = remote
    hops = [hop.strip() for header in forwarded for hop in header.split(",") if hop.strip()]
    while hops and among(seen, trusted):
        hop = _bare(hops.pop())
        if hop is None:
            break
        seen = hop
    return seen


def among(address: str, trusted: tuple[Network, ...]) -> bool:
    bare = _bare(address)
    return bare is not None and any(ip_address(bare) in network for network in trusted)


def _bare(hop: str) -> str | None:
    """Without port, brackets and zone; None if it is no address."""
    if hop.startswith("["):
        hop = hop[1:].partition("]")[0]
    elif hop.count(":") == 1:
        hop = hop.partition(":")[0]
    try:
        address = ip_address(hop.partition("%")[0])
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped or address)
