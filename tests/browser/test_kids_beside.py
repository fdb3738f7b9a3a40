"""Around a game of Kids: what a child hears, and the meadow on a television."""

import pytest
from playwright.sync_api import Browser

from tests.browser.childs_play import childs_move
from tests.browser.conftest import Guests
from tests.browser.ears import prick_up, sounds
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.playing import play
from tests.browser.sitting import sit_down
from tests.browser.television import FULL_HD, Television

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]

TABLET = Look((1024, 768), "en", "night")


def test_a_child_hears_the_count_the_pointing_and_what_came_of_it(guests: Guests, house: House) -> None:
    ana = guests("Ana", house, TABLET)
    prick_up(ana.page)
    sit_down(lambda *_: ana, house, "kids", 3, (TABLET,))
    for _ in range(600):
        scene = ana.see()
        if scene.button(ana.words.skip) or scene.button(ana.words.talked):
            break
        if not childs_move(ana, scene):
            ana.page.wait_for_timeout(100)
    ana.button(ana.words.talked).wait_for()
    heard = sounds(ana.page)
    assert heard.count("drum") == 3, heard
    assert heard.index("drum") < heard.index("point") < heard.index("truth"), heard
    assert {"right", "almost"} & set(heard), heard


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_meadow_on_a_television(language: str, browser: Browser, guests: Guests, house: House) -> None:
    people = sit_down(guests, house, "kids", 4, (Look(PHONE, "en", "night"),))
    screen = Television(browser, house, FULL_HD, language)
    try:
        screen.page.goto(f"/tv/{people[0].page.url.split('/t/')[1][:6]}")
        screen.page.locator("main.meadow").wait_for()
        play(people, 240, lambda person, scene: screen.look(scene.title), childs_move)
        screen.page.locator("main.birthday").wait_for()
        screen.look("birthday")
        screen.check()
    finally:
        screen.context.close()
