"""Around a game of Kids: the menu is behind a gate that grown-ups open."""

from re import compile as re

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.person import Person
from tests.browser.sitting import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

TABLET = Look((1024, 768), "en", "night")
SUM = re(r"(\d+) × (\d+) = \?")


def answer(person: Person, *, rightly: bool) -> None:
    asked = SUM.search(person.page.get_by_text(SUM).inner_text())
    assert asked
    product = str(int(asked[1]) * int(asked[2]))
    choices = person.page.locator("dialog .answers button").all_inner_texts()
    assert product in choices
    person.do(product if rightly else next(one for one in choices if one != product))


def test_the_menu_of_a_childrens_game_is_for_grown_ups(guests: Guests, house: House) -> None:
    ana = sit_down(guests, house, "kids", 3, (TABLET,))[0]
    ana.do(ana.words.menu)
    answer(ana, rightly=False)
    ana.page.locator("dialog").wait_for(state="detached")
    assert not ana.button(ana.words.settings).count(), "a wrong answer opened the menu"
    ana.do(ana.words.menu)
    answer(ana, rightly=True)
    ana.button(ana.words.settings).wait_for()
    ana.do(ana.words.close)
    ana.button(ana.words.menu).click(delay=2300)
    ana.button(ana.words.settings).wait_for()
