"""Whole games in a real browser, several pages at once: every ruleset, from its smallest to its largest."""

from dataclasses import dataclass, replace

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.playing import play
from tests.browser.sitting import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]


@dataclass(frozen=True)
class Party:
    ruleset: str
    players: int
    looks: tuple[Look, ...]

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.players}"


PHONE_EN = Look(PHONE, "en", "night")
PHONE_FR = Look(PHONE, "fr", "night")
PAPER_EN = Look(PHONE, "en", "paper")
PAPER_FR = Look(PHONE, "fr", "paper")
LAPTOP_EN = Look(LAPTOP, "en", "night")
LAPTOP_FR = Look(LAPTOP, "fr", "night")
DESK_EN = Look(LAPTOP, "en", "paper")
DESK_FR = Look(LAPTOP, "fr", "paper")

# The looks of a table differ in everything: each count meets each device, language and theme.
QUICK = (
    Party("dixit", 4, (PHONE_EN, LAPTOP_FR, PAPER_FR, DESK_EN)),
    Party("odyssey", 7, (PAPER_EN, LAPTOP_FR)),
    Party("odyssey-party", 6, (LAPTOP_FR, PAPER_EN)),
    Party("odyssey-team", 6, (PHONE_FR, DESK_EN)),
)
SLOW = (
    Party("dixit", 3, (PAPER_EN, DESK_FR, PHONE_FR)),
    Party("dixit", 6, (PAPER_FR, LAPTOP_EN)),
    Party("dixit", 8, (PHONE_FR, DESK_EN)),
    Party("odyssey", 3, (replace(DESK_FR, motion=True), replace(PHONE_EN, motion=True))),
    Party("odyssey", 5, (PAPER_FR, LAPTOP_EN)),
    Party("odyssey", 12, (PHONE_FR, DESK_EN)),
    Party("odyssey-party", 9, (PAPER_FR, LAPTOP_EN)),
    Party("odyssey-party", 12, (PAPER_EN, LAPTOP_FR)),
    Party("odyssey-team", 8, (PAPER_FR, LAPTOP_EN)),
    Party("odyssey-team", 10, (PAPER_EN, LAPTOP_FR)),
    Party("odyssey-team", 12, (PHONE_EN, DESK_FR)),
)


@pytest.mark.parametrize("party", QUICK + SLOW, ids=str)
def test_each_count_meets_each_device_language_and_theme(party: Party) -> None:
    assert {look.size for look in party.looks} == {PHONE, LAPTOP}
    assert {look.language for look in party.looks} == {"en", "fr"}
    assert {look.theme for look in party.looks} == {"night", "paper"}


@pytest.mark.parametrize("party", QUICK, ids=str)
def test_a_game_from_the_first_page_to_the_podium(party: Party, guests: Guests, house: House) -> None:
    play(sit_down(guests, house, party.ruleset, party.players, party.looks))


@pytest.mark.slow
@pytest.mark.parametrize("party", SLOW, ids=str)
def test_every_table_plays_to_the_podium(party: Party, guests: Guests, house: House) -> None:
    play(sit_down(guests, house, party.ruleset, party.players, party.looks))
