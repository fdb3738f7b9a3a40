"""For those who listen: what happens is told in the live region, cards in words for whoever asks."""

from re import compile as re

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_the_line import begin, tell, three

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]

PLAIN = re(r"^Card \d$")
IN_WORDS = re(r"^Card \d\. \w.{15,}")
HAND = 7  # with three players


def told(person: Person, words: str) -> None:
    person.page.get_by_role("log").get_by_text(words).first.wait_for(state="attached")


def ask_for_words(person: Person, answer: str) -> None:
    person.do(person.words.menu)
    person.do(person.words.settings)
    choice = person.page.get_by_role("group", name="Card descriptions")
    choice.get_by_role("button", name=answer, exact=True).click()
    person.do(person.words.close)


def test_turns_are_told_and_cards_are_described_on_request(guests: Guests, house: House) -> None:
    ana, bea, cleo = three(guests, house)
    begin(ana)
    told(ana, "You are the storyteller")
    told(bea, "Ana cherche un indice")
    assert len(ana.see().buttons(PLAIN)) == HAND, "descriptions are hints: nobody gets them unasked"
    ask_for_words(ana, "On")
    ana.button(IN_WORDS).nth(HAND - 1).wait_for()
    ask_for_words(ana, "Off")
    ana.button(PLAIN).nth(HAND - 1).wait_for()
    tell(ana)
    for person in (bea, cleo):
        told(person, "The hat that")
