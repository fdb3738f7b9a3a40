"""Kids in a real browser: three, four and six children, on tablets and phones, and round one tablet."""

import pytest

from tests.browser.childs_play import childs_game
from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.sharing import share
from tests.browser.sitting import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

UPRIGHT = Look((768, 1024), "en", "night")
LYING = Look((1024, 768), "fr", "night")
SMALL_PHONE = Look(PHONE, "fr", "night")


@pytest.mark.slow
def test_three_children_with_a_tablet_and_two_bots(guests: Guests, house: House) -> None:
    small = childs_game(sit_down(guests, house, "kids", 3, (UPRIGHT,)))
    assert not small, "\n".join(small)


@pytest.mark.slow
@pytest.mark.parametrize(
    "looks", [(LYING, UPRIGHT, SMALL_PHONE, UPRIGHT), (LYING, SMALL_PHONE)], ids=["4", "6"]
)
def test_more_children_on_all_kinds_of_screens(looks: tuple[Look, ...], guests: Guests, house: House) -> None:
    small = childs_game(sit_down(guests, house, "kids", 4 if len(looks) == 4 else 6, looks), 280)
    assert not small, "\n".join(small)


@pytest.mark.slow
@pytest.mark.parametrize("look", [UPRIGHT, LYING], ids=["upright", "lying"])
def test_children_round_one_tablet(look: Look, guests: Guests, house: House) -> None:
    ana = guests("Ana", house, look)
    ana.open_table(decks=house.decks())
    share(ana, "Bea", "Cleo")
    ana.choose_ruleset("kids")
    ana.start()
    small = childs_game([ana], 280)
    assert not small, "\n".join(small)
