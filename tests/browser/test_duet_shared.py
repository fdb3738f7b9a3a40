"""Duet on one tablet that goes from hand to hand, beside a television, and alone with a tame owl (W8)."""

from re import compile as re

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.person import Person
from tests.browser.sharing import share
from tests.browser.television import HD, Television, call_screen
from tests.browser.whispering import OneTablet, Pair, picture_of, texts

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

TABLET = Look((768, 1024), "en", "night")
TABLET_FR = Look((1024, 768), "fr", "paper")
PHONE_EN, PHONE_FR = Look(PHONE, "en", "paper"), Look(PHONE, "fr", "night")


def test_two_turns_on_one_tablet(guests: Guests, house: House) -> None:
    ana = guests("Ana", house, TABLET)
    ana.open_table(ruleset="duet", owls=2)
    share(ana, "Ben")
    ana.start()
    one = OneTablet(ana, shots="tablet")
    one.begin()
    assert one.turn()
    assert one.turn()


@pytest.mark.slow
@pytest.mark.parametrize(("finds", "look"), [(True, TABLET), (False, TABLET_FR)])
def test_a_night_on_one_tablet(finds: bool, look: Look, guests: Guests, house: House) -> None:
    ana = guests("Ana", house, look)
    ana.open_table(ruleset="duet", owls=1, owl_level="easy" if finds else "hard")
    share(ana, "Ben")
    ana.start()
    one = OneTablet(ana, finds=finds, shots=f"tablet-{look.language}")
    one.begin()
    one.night()
    over = texts(ana, "river")["won" if finds else "lost"]
    ana.page.get_by_role("heading", name=over).wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(("finds", "language"), [(True, "en"), (False, "fr")])
def test_a_night_beside_a_television(
    finds: bool, language: str, browser: Browser, guests: Guests, house: House
) -> None:
    """Public things only, nothing beyond its edge, from the first card to the end."""
    ana, ben = guests("Ana", house, PHONE_EN), guests("Ben", house, PHONE_FR)
    ben.join(ana.open_table(ruleset="duet", owls=3 if finds else 1))
    ana.wait_for_count(2)
    screen = Television(browser, house, HD, language)
    try:
        call_screen(ana, screen)
        for person in (ana, ben):
            person.do(person.words.sees_tv)
        ana.start()
        pair = Beside([ana, ben], finds=finds, shots=f"tv-{language}")
        pair.screen = screen
        pair.begin()
        pair.night()
        over = texts(ana, "river")["won" if finds else "lost"]
        ana.page.get_by_role("heading", name=over).wait_for()
        screen.check()
    finally:
        screen.context.close()


@pytest.mark.slow
def test_a_night_alone_with_a_tame_owl_and_its_turns_again(guests: Guests, house: House) -> None:
    ana = guests("Ana", house, PHONE_FR)
    ana.open_table(ruleset="duet", owls=1)
    ana.button(re(f"^{texts(ana, 'river')['aloneDo']}$")).click()
    ana.wait_for_count(2)
    ana.start()
    Pair([ana], shots="solo").night()
    ana.button(re(f"^{texts(ana, 'river')['seeTurns']}$")).click()
    ana.page.get_by_role("dialog").wait_for()
    ana.watcher.look("duet-turns")


class Beside(Pair):
    """Two phones; whenever one of them is looked at, the television is too."""

    screen: Television

    def _pictures(self, laid: Locator) -> list[str]:
        shown = self.screen.page.locator(".cards > span:has(img)")
        return super()._pictures(laid) or [picture_of(card) for card in shown.all()]

    def _look(self, person: Person, screen: str) -> None:
        super()._look(person, screen)
        self.screen.look(f"duet {screen}")
        if self.shots:
            self.screen.page.screenshot(path=self.shots / f"{self.count:02}-tv-{screen}.png")
