"""A television beside three phones: brought to the table by its code, it shows a whole game by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.seeing import Scene
from tests.browser.sitting import sit_down
from tests.browser.television import FULL_HD, HD, Television, call_screen

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PHONES = (Look(PHONE, "en", "night"), Look(PHONE, "fr", "paper"), Look(PHONE, "en", "night"))
NO_PICTURES = """() => document.querySelector(".beside") ? document.documentElement.outerHTML : "" """


@pytest.fixture
def television(browser: Browser, house: House) -> Iterator[Television]:
    screen = Television(browser, house, HD)
    yield screen
    screen.context.close()


def test_a_television_and_three_phones(television: Television, guests: Guests, house: House) -> None:
    people = sit_down(guests, house, "dixit", 3, PHONES, target=5)
    call_screen(people[0], television)
    beside: set[str] = set()

    def onlooker(person: Person, scene: Scene) -> None:
        if page := person.page.evaluate(NO_PICTURES):
            beside.add(person.name)
            assert "/cards/" not in page, "a phone beside a television shows the table's pictures"
        if person is people[0]:
            television.look(f"{scene.title}")

    play(people, 240, onlooker)
    television.page.locator(".podium").wait_for()
    television.look("end")
    assert beside == {person.name for person in people}
    television.check()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ruleset", "players"), [("odyssey", 12), ("odyssey-party", 9), ("odyssey-team", 8), ("odyssey", 9)]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_fits_on_a_television(
    ruleset: str, players: int, language: str, browser: Browser, guests: Guests, house: House
) -> None:
    people = sit_down(guests, house, ruleset, players, PHONES[:1], target=5)
    screen = Television(browser, house, FULL_HD, language)
    try:
        call_screen(people[0], screen)
        play(people, 280, lambda person, scene: screen.look(scene.title))
        screen.page.locator(".podium").wait_for()
        screen.look("end")
        screen.check()
    finally:
        screen.context.close()


def test_a_scanned_television_needs_a_seat(television: Television, guests: Guests, house: House) -> None:
    """The QR code leads a phone without a table to a friendly word, one with a table to its button."""
    code = television.code()
    ana = guests("Ana", house, PHONES[0])
    ana.page.goto(f"/pair#{code}")
    ana.page.get_by_text(ana.words.sit_first).first.wait_for()
    ana.open_table()
    ana.page.goto(f"/pair#{code}")
    ana.button(ana.words.show_there).click()
    television.page.wait_for_url("**/tv/*")
    television.page.get_by_text("Ana", exact=True).wait_for()
    television.look("lobby")
    television.check()
