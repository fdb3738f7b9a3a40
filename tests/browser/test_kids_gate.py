"""Around a game of Kids: the menu, and who is removed or replaced, are behind a gate that grown-ups open."""

from re import compile as re

import pytest

from tests.browser.childs_play import childs_move
from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.sitting import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

TABLET = Look((1024, 768), "en", "night")
PHONE_EN = Look(PHONE, "en", "night")
REMOVE = re(r"^Ask Bea to leave$")
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


def test_only_grown_ups_remove_somebody(guests: Guests, house: House) -> None:
    ana, bea = guests("Ana", house, TABLET), guests("Bea", house, PHONE_EN)
    bea.join(ana.open_table(decks=house.decks()))
    pace = ana.page.get_by_role("heading", name="Pace")
    pace.wait_for()
    ana.choose_ruleset("kids")
    pace.wait_for(state="detached")  # X5: no timer for children
    ana.wait_for_count(2)
    ana.button(re(" Bea$")).click()
    ana.do(REMOVE)
    answer(ana, rightly=False)
    ana.page.get_by_text(SUM).wait_for(state="detached")
    ana.wait_for_count(2)
    ana.do(REMOVE)
    answer(ana, rightly=True)
    ana.wait_for_count(1)
    bea.page.get_by_role("group", name=bea.words.rulesets_group).wait_for(state="detached")


def test_only_grown_ups_give_a_seat_to_a_bot(guests: Guests, own_house: House) -> None:
    ana, bea = sit_down(guests, own_house, "kids", 4, (TABLET, PHONE_EN))
    bea.do(bea.words.menu)
    answer(bea, rightly=True)
    bea.do(bea.words.leave)
    bea.do(bea.words.yes)
    bea.do(bea.words.home)
    bea.button(bea.words.new_table).wait_for()
    waiting = ana.page.get_by_role("heading", name=ana.words.away)
    waiting.wait_for()
    ana.do(ana.words.to_bot)
    answer(ana, rightly=False)
    ana.page.get_by_text(SUM).wait_for(state="detached")
    assert waiting.is_visible(), "a wrong answer gave the seat away"
    ana.do(ana.words.to_bot)
    answer(ana, rightly=True)
    waiting.wait_for(state="detached")
    play([ana], 240, mover=childs_move)
