"""Duet in real browsers: two phones, one tablet, with a television, alone; to a win and to a loss (W1–W9)."""

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.whispering import Pair, texts

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

PHONE_EN = Look(PHONE, "en", "night")
PHONE_FR = Look(PHONE, "fr", "night")
LAPTOP_FR = Look(LAPTOP, "fr", "paper")


def boat(guests: Guests, house: House, looks: tuple[Look, Look], **settings: object) -> list:  # type: ignore[type-arg]
    ana, ben = guests("Ana", house, looks[0]), guests("Ben", house, looks[1])
    link = ana.open_table(ruleset="duet", decks=house.decks(), **settings)
    ben.join(link)
    ana.wait_for_count(2)
    return [ana, ben]


def test_two_phones_two_turns_and_the_host_stops(guests: Guests, house: House) -> None:
    people = boat(guests, house, (PHONE_EN, PHONE_FR), owls=2)
    people[0].start()
    pair = Pair(people, shots="phones")
    pair.begin()
    assert pair.turn()
    assert pair.turn()


@pytest.mark.slow
@pytest.mark.parametrize(("finds", "looks"), [(True, (PHONE_EN, PHONE_FR)), (False, (LAPTOP_FR, PHONE_EN))])
def test_a_night_to_its_end(finds: bool, looks: tuple[Look, Look], guests: Guests, house: House) -> None:
    people = boat(guests, house, looks, owls=1)
    people[0].start()
    pair = Pair(people, finds=finds, shots="won" if finds else "lost")
    pair.begin()
    pair.night()
    for person in people:
        over = texts(person, "river")["won" if finds else "lost"]
        person.page.get_by_role("heading", name=over).wait_for()
