"""Which address others are told, and who can open it."""

import asyncio

import pytest

from reverie.front.reach import CHECK_LASTS, FRESH, MOST, Addresses, extent_of, public_reach
from reverie.game.refusals import Refusal
from reverie.wire.messages import Extent, Reach

AT_HOME = "http://192.168.1.23:8000"
BY_SIX = "http://[2a02:8071::5]:8000"


@pytest.mark.parametrize(
    ("address", "extent"),
    [
        ("http://localhost:8000", "machine"),
        ("http://game.localhost", "machine"),
        ("http://127.0.0.2:8000", "machine"),
        ("http://[::1]:8000", "machine"),
        ("http://0.0.0.0:8000", "machine"),
        ("", "machine"),
        ("http://192.168.1.23:8000", "network"),
        ("http://10.0.0.1", "network"),
        ("http://172.20.3.4", "network"),
        ("http://169.254.3.4", "network"),
        ("http://100.101.102.103", "network"),
        ("http://[fd00::2]:8000", "network"),
        ("http://[fe80::2]:8000", "network"),
        ("http://[::ffff:192.168.1.23]:8000", "network"),
        ("http://laptop:8000", "network"),
        ("http://laptop.local:8000", "network"),
        ("http://laptop.local.:8000", "network"),
        ("http://reverie.home.arpa", "network"),
        ("http://[2a02:8071::5]:8000", "ipv6"),
        ("http://8.8.8.8:8000", "anywhere"),
        ("https://play.example.org/reverie", "anywhere"),
        ("https://abc.trycloud.example", "anywhere"),
    ],
)
def test_who_can_open_an_address(address: str, extent: Extent) -> None:
    assert extent_of(address) == extent


def reach(addresses: Addresses, origin: str) -> Reach:
    return asyncio.run(addresses.reach(origin))


def finding(*found: str) -> Addresses:
    async def look() -> tuple[str, ...]:
        return found

    return Addresses(look=look)


@pytest.mark.parametrize("origin", ["http://localhost:8000", "http://127.0.0.1:8000", "http://laptop:8000"])
def test_who_sits_at_the_server_is_told_its_first_address_in_the_network(origin: str) -> None:
    assert reach(finding(AT_HOME, BY_SIX), origin) == Reach(AT_HOME, "network")
    assert reach(finding(BY_SIX), origin) == Reach(BY_SIX, "ipv6")


@pytest.mark.parametrize(
    ("origin", "extent"),
    [
        ("http://10.1.2.3:8000", "network"),
        ("https://tonight.example", "anywhere"),
        ("http://laptop.local:8000", "network"),
        (BY_SIX, "ipv6"),
    ],
)
def test_an_address_under_which_somebody_came_works_for_them(origin: str, extent: Extent) -> None:
    assert reach(finding(AT_HOME), origin) == Reach(origin, extent)


def test_without_a_network_there_is_only_this_computer() -> None:
    assert reach(finding(), "http://localhost:8000") == Reach("http://localhost:8000", "machine")
    assert reach(finding(), "http://laptop:8000") == Reach("http://laptop:8000", "network")
    assert reach(Addresses(), "http://localhost:8000").extent == "machine"


@pytest.mark.parametrize("origin", ["http://localhost:8080", "https://localhost", "http://localhost:99999"])
def test_behind_another_port_the_own_addresses_lead_past_it(origin: str) -> None:
    assert reach(finding(AT_HOME), origin) == Reach(origin, "machine")


def test_a_public_url_is_told_to_everybody() -> None:
    addresses = Addresses("https://example.org/reverie")
    for origin in ("http://localhost:8000", AT_HOME, "https://example.org"):
        assert reach(addresses, origin) == Reach("https://example.org/reverie", "anywhere")
    assert public_reach("http://reverie.lan").extent == "network"
    assert public_reach("http://localhost:8000").extent == "network"


def test_networks_are_looked_at_again_after_a_while() -> None:
    clock, looks = [0.0], []

    async def look() -> tuple[str, ...]:
        looks.append(clock[0])
        return (AT_HOME,) if clock[0] else ()

    addresses = Addresses(look=look, now=lambda: clock[0])
    assert reach(addresses, "http://localhost:8000").extent == "machine"
    assert reach(addresses, "http://localhost:8000").extent == "machine"
    clock[0] = FRESH + 1
    assert reach(addresses, "http://localhost:8000") == Reach(AT_HOME, "network")
    assert looks == [0.0, FRESH + 1]


def test_an_entered_address_counts_once_its_page_has_come_back() -> None:
    addresses = Addresses()
    nonce = addresses.check("ABCDEF")
    assert addresses.entered("ABCDEF") is None
    assert addresses.prove(nonce, "https://tonight.example") == "ABCDEF"
    assert addresses.entered("ABCDEF") == Reach("https://tonight.example", "anywhere")
    assert addresses.entered("GHJKMN") is None
    addresses.forget("ABCDEF")
    addresses.forget("ABCDEF")
    assert addresses.entered("ABCDEF") is None


def test_below_a_path_the_entered_address_has_it_too() -> None:
    addresses = Addresses("http://reverie.lan/games/")
    addresses.prove(addresses.check("ABCDEF"), "https://tonight.example")
    assert addresses.entered("ABCDEF") == Reach("https://tonight.example/games", "anywhere")


def test_a_check_is_refused_when_it_is_over_made_up_or_proves_nothing() -> None:
    clock = [0.0]
    addresses = Addresses(now=lambda: clock[0])
    nonce = addresses.check("ABCDEF")
    assert addresses.prove("guessed", "https://tonight.example") == Refusal("check-over")
    assert addresses.prove("", "https://tonight.example") == Refusal("check-over")
    assert addresses.prove(nonce, "http://localhost:8000") == Refusal("own-address")
    assert addresses.prove(nonce, "") == Refusal("own-address")
    clock[0] = CHECK_LASTS + 1
    assert addresses.prove(nonce, "https://tonight.example") == Refusal("check-over")
    assert addresses.entered("ABCDEF") is None


def test_the_oldest_go_where_there_are_too_many() -> None:
    addresses = Addresses()
    nonces = [addresses.check(f"{n:06}") for n in range(MOST + 1)]
    assert addresses.prove(nonces[0], "https://tonight.example") == Refusal("check-over")
    assert addresses.prove(nonces[1], "https://tonight.example") == "000001"
