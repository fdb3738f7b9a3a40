"""Which proxies are believed when they say for whom they ask (X-Forwarded-For)."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network

NEAR: Final = "127.0.0.0/8 ::1/128 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7"
"""This machine and private networks: what `yes` means."""


def networks(text: str) -> tuple[Network, ...]:
    """From `yes`, `no`, or addresses and networks with spaces or commas between them."""
    if text.lower() in ("no", "false", "off", "0", ""):
        return ()
    if text.lower() in ("yes", "true", "on", "1"):
        text = NEAR
    try:
        return tuple(ip_network(part) for part in text.replace(",", " ").split())
    except ValueError:
        raise ValueError("yes, no, or the proxies' addresses like 10.0.0.0/8") from None


def visitor(remote: str, forwarded: Iterable[str], trusted: tuple[Network, ...]) -> str:
    """The hop furthest to the right that is none of ours: all before it can be made up by anybody."""
    seen = remote
    hops = [hop.strip() for header in forwarded for hop in header.split(",") if hop.strip()]
    while hops and _among(seen, trusted):
        hop = _bare(hops.pop())
        if hop is None:
            break
        seen = hop
    return seen


def _among(address: str, trusted: tuple[Network, ...]) -> bool:
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
