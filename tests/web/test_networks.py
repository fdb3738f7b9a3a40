"""Which of this machine's addresses others are told first."""

import errno
import socket
from pathlib import Path

import pytest

from reverie.web import networks
from reverie.web.networks import Interface, listening, ranked, web_address

WIFI = Interface("192.168.1.23", "wlan0", default=True)
CABLE = Interface("10.0.0.7", "eth0")
SIX = Interface("2a02:8071::5", "wlan0", default=True)
OWN_SIX = Interface("fd00::5", "wlan0")
LOOPBACK = (Interface("127.0.0.1", "lo"), Interface("::1", "lo"))


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ((), ()),
        (LOOPBACK, ()),
        ((*LOOPBACK, WIFI), ("192.168.1.23",)),
        # Several networks: the one that leads to the world, then the others.
        ((CABLE, WIFI), ("192.168.1.23", "10.0.0.7")),
        # Every phone has IPv4; IPv6 comes after it.
        ((SIX, OWN_SIX, WIFI), ("192.168.1.23", "2a02:8071::5", "fd00::5")),
        ((OWN_SIX, SIX), ("2a02:8071::5", "fd00::5")),
        # A server on the internet.
        ((CABLE, Interface("8.8.4.4", "eth1", default=True)), ("8.8.4.4", "10.0.0.7")),
        # Tunnels and containers: nobody in the room is in their networks, whatever leads to the world.
        (
            (Interface("10.8.0.2", "tun0", default=True), Interface("172.17.0.1", "docker0"), WIFI),
            ("192.168.1.23", "10.8.0.2", "172.17.0.1"),
        ),
        ((Interface("172.17.0.1", "docker0"), SIX), ("2a02:8071::5", "172.17.0.1")),
        ((Interface("100.64.3.4", "eth0", default=True), CABLE), ("10.0.0.7", "100.64.3.4")),
        # A cable between two computers; what has no meaning elsewhere; the same twice.
        ((Interface("169.254.7.7", "eth0"), Interface("fe80::1", "eth0")), ("169.254.7.7",)),
        ((WIFI, Interface("192.168.1.23")), ("192.168.1.23",)),
        ((Interface("0.0.0.0"), Interface("224.0.0.1"), Interface("laptop")), ()),
    ],
)
def test_the_best_address_comes_first(found: tuple[Interface, ...], told: tuple[str, ...]) -> None:
    assert ranked(found) == told


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("*", ("192.168.1.23", "2a02:8071::5")),
        ("", ("192.168.1.23", "2a02:8071::5")),
        ("0.0.0.0", ("192.168.1.23",)),
        ("::", ("2a02:8071::5",)),
        ("192.168.1.23", ("192.168.1.23",)),
        ("127.0.0.1", ()),
        ("localhost", ()),
    ],
)
def test_only_where_the_server_listens(host: str, told: tuple[str, ...]) -> None:
    assert listening(host, (WIFI, SIX, *LOOPBACK)) == told


def test_linux_tells_its_addresses_of_ipv6() -> None:
    lines = [
        "2a028071000000000000000000000005 02 40 00 80    wlan0",
        "2a028071000000000000000000000006 02 40 00 20    wlan0",
        "fd000000000000000000000000000007 02 40 00 40    wlan0",
    ]
    assert list(networks.six(lines)) == [Interface("2a02:8071::5", "wlan0")]


def test_this_machine_is_asked_without_a_word_to_anybody() -> None:
    assert all(one.address for one in networks.interfaces())
    assert all(one.address for one in networks._by_name())


def test_where_the_system_tells_no_names_of_networks_the_way_out_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As in the systemd unit of deploy/, which leaves out AF_NETLINK."""

    def refused() -> list[tuple[int, str]]:
        raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")

    monkeypatch.setattr("socket.if_nameindex", refused)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(networks, "_leading", lambda family: {socket.AF_INET: "192.168.1.23"}.get(family))
    assert Interface("192.168.1.23", default=True) in networks.interfaces()


def test_in_a_container_nothing_is_guessed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "interfaces", lambda: [WIFI, SIX])
    monkeypatch.setattr(networks, "_CONTAINERS", (str(tmp_path / "no"),))
    assert networks.addresses("*", 8000) == ("http://192.168.1.23:8000", "http://[2a02:8071::5]:8000")
    monkeypatch.setattr(networks, "_CONTAINERS", (str(tmp_path),))
    assert networks.addresses("*", 8000) == ()


def test_an_address_as_it_is_typed() -> None:
    assert web_address("192.168.1.23", 8000) == "http://192.168.1.23:8000"
    assert web_address("::1", 80) == "http://[::1]:80"
