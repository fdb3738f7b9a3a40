"""Where the table stands is in sight in every phase without a tap, and finished turns can be seen again."""

from re import compile as re

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.seeing import Scene
from tests.browser.sitting import sit_down
from tests.browser.test_every_screen import serious
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PHONE, LAPTOP = Look((390, 844)), Look((1366, 768), "fr", "paper")
# Whatever shows totals: the strip, the column, or the points of a turn that is told.
TOTALS = """() => [...document.querySelectorAll(".strip, .standing, .low")].filter((one) => {
  const { top, bottom, height } = one.getBoundingClientRect();
  return height && one.checkVisibility({ visibilityProperty: true }) && top < innerHeight && bottom > 0;
}).map((one) => (one.getAttribute("aria-label") ?? "") + one.innerText)"""
TURN_1 = re(r"^(Turn|Tour) 1 ")
EARLIER = re(r"^(Where we stand|Où en est-on)")


def test_totals_and_earlier_turns(guests: Guests, house: House) -> None:
    people = sit_down(guests, house, "dixit", 4, (PHONE, LAPTOP), target=99)
    looked: set[str] = set()
    while len(looked) < len(people):
        for person in people:
            scene = person.see()
            if scene.heading(person.words.stories):
                raise AssertionError("the game is over before anybody looked back")
            check_totals(person, scene)
            if person.name not in looked and told_a_turn(person, scene):
                look_back(person)
                looked.add(person.name)
            move(person, scene)


def check_totals(person: Person, scene: Scene) -> None:
    if scene.button(person.words.back) or not scene.button(person.words.menu):
        return  # a card is looked at by itself, or the next screen is on its way
    others = [name for name in ("Ana", "Bea") if name != person.name]
    for _ in range(40):  # ten seconds: the next screen may be on its way
        at_rest(person.page)
        shown = " ".join(person.page.evaluate(TOTALS))
        if all(name in shown for name in others) or not person.page.locator("main.screen").count():
            return
        person.page.wait_for_timeout(250)
    raise AssertionError(f"{person.name} does not see all of {others}: {shown}")


def told_a_turn(person: Person, scene: Scene) -> bool:
    turn = re(r"(?:Turn|Tour) (\d+)").search(person.page.locator("main").first.inner_text())
    return turn is not None and int(turn[1]) > 1 and bool(scene.says(person.words.give_hint))


def look_back(person: Person) -> None:
    if person.look.phone:
        person.button(EARLIER).click()
    person.button(TURN_1).click()
    page = person.page
    page.get_by_role("dialog").last.get_by_text(re(r"^(\+\d|0)$")).first.wait_for()
    at_rest(page)
    page.locator("dialog .slot .owner.on").nth(2).wait_for()
    assert not outside(page)
    assert not serious(page)
    page.keyboard.press("Escape")
    if person.look.phone:
        person.do(person.words.close)
