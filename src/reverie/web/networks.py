"""The addresses of this machine in its networks. Nothing is sent."""

import socket
import struct
import sys
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final, NamedTuple

EVERYWHERE: Final = "*"
"""As the setting `host`: every address of this machine, IPv4 and IPv6."""

_MADE_UP: Final = (
    *("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxdbr", "podman", "cni", "flannel"),
    *("tun", "tap", "wg", "utun", "ppp", "tailscale", "zt"),
)
"""How names of interfaces of containers and tunnels begin: no phone in the room is in their networks."""
_CARRIER: Final = ip_network("100.64.0.0/10")
_CONTAINERS: Final = ("/.dockerenv", "/run/.containerenv")


class Interface(NamedTuple):
    address: str
    name: str = ""
    """Empty where the system does not tell."""
    default: bool = False
    """It leads to the rest of the world."""


def ranked(interfaces: Iterable[Interface]) -> tuple[str, ...]:
    """Which address to tell others: one that all phones in the room can open, then the rest."""
    usable = [one for one in interfaces if _usable(one.address)]
    usable.sort(key=lambda one: (one.name.startswith(_MADE_UP), _kind(one.address), not one.default))
    return tuple(dict.fromkeys(one.address for one in usable))


def _usable(address: str) -> bool:
    try:
        number = ip_address(address)
    except ValueError:  # a name
        return False
    if number.is_loopback or number.is_unspecified or number.is_multicast:
        return False
    return isinstance(number, IPv4Address) or not number.is_link_local


def _kind(address: str) -> int:
    """IPv4 first: not every phone has IPv6, and a router seldom lets visitors in by it."""
    number = ip_address(address)
    if isinstance(number, IPv6Address):
        return 3 if number.is_global else 4
    if number.is_global:
        return 0
    return 5 if number.is_link_local else 2 if number in _CARRIER else 1


def listening(host: str, interfaces: Iterable[Interface]) -> tuple[str, ...]:
    """Of those the ones that a server on `host` answers under."""
    everywhere = ranked(interfaces)
    if host in (EVERYWHERE, ""):
        return everywhere
    if host in ("0.0.0.0", "::"):
        return tuple(one for one in everywhere if (":" in one) == (host == "::"))
    return ranked((Interface(host),))


def everywhere(host: str) -> bool:
    return host in (EVERYWHERE, "", "0.0.0.0", "::")


def web_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def addresses(host: str, port: int) -> tuple[str, ...]:
    """What others can type, the best first. In a container nobody can know: its networks are made up."""
    if any(Path(sign).exists() for sign in _CONTAINERS):
        return ()
    return tuple(web_address(one, port) for one in listening(host, interfaces()))


def interfaces() -> list[Interface]:
    leading = {one for one in (_leading(socket.AF_INET), _leading(socket.AF_INET6)) if one}
    named = _on_linux() if sys.platform == "linux" else _by_name()
    told = {one.address for one in named}
    return [
        *(one._replace(default=one.address in leading) for one in named),
        *(Interface(one, default=True) for one in leading - told),
    ]


def _leading(family: socket.AddressFamily) -> str | None:
    """The address that packets to the rest of the world would carry."""
    far = "192.0.2.1" if family == socket.AF_INET else "2001:db8::1"
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found: str = probe.getsockname()[0]
    except OSError:
        return None
    return found


def _on_linux() -> list[Interface]:
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for name in _names():
            try:
                told = fcntl.ioctl(asking.fileno(), 0x8915, struct.pack("256s", name.encode()))  # SIOCGIFADDR
            except OSError:  # without IPv4
                continue
            found.append(Interface(socket.inet_ntoa(told[20:24]), name))
    try:
        lines = Path("/proc/net/if_inet6").read_text(encoding="ascii").splitlines()
    except OSError:
        lines = []
    return found + list(six(lines))


def _names() -> list[str]:
    try:
        return [name for _, name in socket.if_nameindex()]
    except OSError:  # by netlink, which the systemd unit does not let us ask
        return []


def six(lines: Iterable[str]) -> Iterable[Interface]:
    """From /proc/net/if_inet6; without what is not yet or no longer to be used."""
    for line in lines:
        digits, _, _, _, flags, name = line.split()
        if not int(flags, 16) & 0x68:  # deprecated, tentative, failed
            yield Interface(str(IPv6Address(int(digits, 16))), name)


def _by_name() -> list[Interface]:
    """What the system has under this machine's own name: on macOS and Windows, all its addresses."""
    try:
        told = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return []
    return [Interface(str(place[0])) for *_, place in told]
