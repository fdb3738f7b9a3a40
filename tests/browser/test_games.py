"""Whole games in a real browser, several pages at once, every ruleset at its smallest, a middle and its largest table."""

from dataclasses import dataclass

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.playing import play

pytestmark = pytest.mark.browser

NAMES = ("Ana", "Bea", "Cleo", "Dan")


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

QUICK = (
    Party("dixit", 4, (PHONE_EN, LAPTOP_FR, PAPER_FR, DESK_EN)),
    Party("odyssey", 7, (PAPER_EN, LAPTOP_EN)),
    Party("odyssey-party", 6, (LAPTOP_FR, PHONE_EN)),
    Party("odyssey-team", 6, (PHONE_FR, DESK_EN)),
)
SLOW = (
    Party("dixit", 3, (PAPER_EN, DESK_FR, PHONE_FR)),
    Party("dixit", 8, (PHONE_FR, LAPTOP_EN)),
    Party("odyssey", 3, (DESK_FR, PHONE_EN)),
    Party("odyssey", 12, (PHONE_FR, DESK_EN)),
    Party("odyssey-party", 9, (PAPER_FR, DESK_EN)),
    Party("odyssey-party", 12, (PAPER_EN, LAPTOP_FR)),
    Party("odyssey-team", 8, (PAPER_FR, LAPTOP_EN)),
    Party("odyssey-team", 12, (PHONE_EN, DESK_FR)),
)


def sit_down(party: Party, guests: Guests, house: House) -> None:
    people = [guests(name, house, look) for name, look in zip(NAMES, party.looks, strict=False)]
    host, *others = people
    link = host.open_table(target=6, rounds=1, decks=house.decks())
    for person in others:
        person.join(link)
        person.pick_rabbit()
    host.add_bots(party.players - len(people))
    host.choose_ruleset(party.ruleset)
    host.start()
    play(people)


@pytest.mark.parametrize("party", QUICK, ids=str)
def test_a_game_from_the_first_page_to_the_podium(party: Party, guests: Guests, house: House) -> None:
    sit_down(party, guests, house)


@pytest.mark.slow
@pytest.mark.parametrize("party", SLOW, ids=str)
def test_every_table_plays_to_the_podium(party: Party, guests: Guests, house: House) -> None:
    sit_down(party, guests, house)
