"""S12, S17: what an address may do is counted by network, exactly, and comes back with time."""

import pytest

from reverie.front.allowances import USUAL, Allowance, Allowances, allowance
from reverie.front.limits import Limits, Purse, networks_of


class Steady:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(limits: Limits, addresses: list[str]) -> int:
    return sum(limits.tries.take(address) for address in addresses)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("198.51.100.7", ("198.51.100.7", "")),
        ("::ffff:198.51.100.7", ("198.51.100.7", "")),
        ("2001:db8:1:2:3:4:5:6", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("2001:0DB8:0001:0002::9", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("fe80::1%eth0", ("fe80::/64", "fe80::/48")),
        ("", ("", "")),
    ],
)
def test_s12_an_address_is_counted_as_its_network(address: str, counted: tuple[str, str]) -> None:
    assert networks_of(address) == counted


def test_s12_a_whole_64_has_one_purse_and_a_48_a_larger_one() -> None:
    size, site = int(USUAL.tries.size), USUAL.site
    limits = Limits(Steady())
    assert taken(limits, [f"2001:db8:1:2::{n:x}" for n in range(1000)]) == size
    # All the other networks of that /48 together: what is left of its purse.
    assert taken(limits, [f"2001:db8:1:{n:x}::1" for n in range(3, 1000)]) == (site - 1) * size
    assert taken(limits, ["2001:db8:2:1::1"]) == 1
    assert taken(limits, ["198.51.100.7"] * 1000) == size
    assert taken(limits, ["::ffff:198.51.100.7" for _ in range(9)]) == 0


def test_s12_a_purse_fills_with_time_and_takes_back_what_was_no_guess() -> None:
    clock = Steady()
    limits = Limits(clock, Allowances(tries=Allowance(2, 0.5)))
    assert taken(limits, ["a"] * 9) == 2
    limits.tries.give_back("a")
    assert taken(limits, ["a"] * 9) == 1
    clock.now += 2
    assert taken(limits, ["a"] * 9) == 1
    clock.now += 1000
    limits.tries.give_back("a")
    assert taken(limits, ["a"] * 9) == 2


def test_s17_twelve_a_second_are_twelve() -> None:
    """Not twenty-four: who has waited has not paid yet for the next."""
    now, sent = 0.0, 0
    purse = Purse(USUAL.commands, now)
    while (now := now + purse.wait(now)) <= 10:
        sent += 1
    assert sent == 40 + 120


def test_s19_whoever_floods_waits_longer_the_more_there_are() -> None:
    limits = Limits(Steady(), Allowances(frames=Allowance(10, 10)))
    waits = [limits.frames.wait("a") for _ in range(30)]
    assert waits[:10] == [0] * 10
    assert waits[-1] == pytest.approx(2)
    assert limits.frames.wait("b") == 0


@pytest.mark.parametrize("text", ["", "40", "40 4", "40 4/day", "0 1/s", "40 0/s", "-1 1/s", "x 1/s"])
def test_what_is_no_allowance_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="like 60 4/min"):
        allowance(text)


def test_an_allowance_is_shown_as_it_was_written() -> None:
    assert str(allowance("60  4/min")) == "60 4/min"
    assert allowance("60 4/min").rate == pytest.approx(1 / 15)
    assert str(Allowance(5, 0.5)) == "5 0.5/s"
