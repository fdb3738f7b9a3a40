"""Everything that makes sense on one device is in the tab: two at Duet, a real box, every language, mixed
decks, and a game looked back at."""

from collections.abc import Callable, Iterator
from re import compile as re

import pytest
from playwright.sync_api import Browser

from tab.build import OUT
from tests.browser.dialling import Round
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.messages import LANGUAGES, saying
from tests.browser.moves import move
from tests.browser.playing import play
from tests.browser.sharing import share
from tests.browser.whispering import OneTablet, texts
from tests.tab.tab_house import TabHouse, TabPerson, tab_person
from tests.tab.waiting import awake, until

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(1200)]

TABLET, SMALL = Look((768, 1024), "en", "night"), Look(PHONE, "en", "night")
OTHERS = [language for language in LANGUAGES if language not in ("en", "fr")]
HAND = """() => {
  const seen = [...document.querySelectorAll(".card img")];
  return seen.length > 2 && seen.every((one) => one.complete && one.naturalWidth > 100);
}"""
PAINTED = "() => document.querySelector('canvas.ready')?.width === 1200"

Opens = Callable[[Look], TabPerson]


@pytest.fixture
def opens(browser: Browser) -> Iterator[Opens]:
    if not (OUT / "index.html").exists():
        pytest.skip("The tab is not built; run: make tab")
    house, there = TabHouse(below="/some/where"), list[TabPerson]()
    house.open()

    def person(look: Look) -> TabPerson:
        there.append(tab_person(browser, "Ana", house, look))
        return there[-1]

    yield person
    try:
        for one in there:
            one.watcher.check()
    finally:
        for one in there:
            one.context.close()
        house.close()


def test_a_pair_has_a_night_of_duet_on_one_tablet(opens: Opens) -> None:
    ana = opens(TABLET)
    ana.open_table(ruleset="duet", owls=1, decks=["first-dreams"])
    share(ana, "Ben")
    ana.start()
    night = OneTablet(ana)
    night.begin()
    night.night()


def test_three_count_a_real_box_on_one_phone_and_close_it_in_between(opens: Opens) -> None:
    ana = opens(SMALL)
    ana.open_table()
    share(ana, "Bea", "Cleo")
    table = Round([ana], "tab")
    table.with_our_box()
    ana.start()
    ana.do(f"Ana: {texts(ana, 'box')['iTell']}")
    table.as_seat("Ana", 3)
    table.as_seat("Bea", 1, 2, 3)
    ana.close_and_open()
    ana.begin()
    table.as_seat("Cleo", 4, 5, 1)
    table.waits_for(ana, "fix")
    ana.watcher.look("numbers, counted in a tab")


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_in_every_language(language: str, opens: Opens) -> None:
    ana = opens(Look((320, 640), language, "night"))
    ana.open_table(target=5, decks=["first-dreams"])
    ana.add_bots(2)
    ana.start()
    assert ana.page.locator("html").get_attribute("lang") == language
    play([ana])


def test_two_decks_are_mixed_and_looked_back_at(opens: Opens) -> None:
    """The game once more, its pictures, and the one to share: nothing of it asks a server."""
    ana = opens(Look(LAPTOP, "en", "night"))
    ana.open_table(target=6, decks=["first-dreams", "second-sleep"])
    ana.add_bots(3)
    ana.start()
    until(ana.page, HAND)
    awake(ana.page)
    play([ana], mover=move)
    ana.button(re("^" + saying("en", "memories.title"))).last.click()
    until(ana.page, PAINTED)
    ana.watcher.look("a picture to share")
    ana.page.keyboard.press("Escape")
    ana.button(re("^" + saying("en", "memories.replay"))).last.click()
    ana.page.get_by_role("dialog").get_by_role("heading", level=2).wait_for()
    for _ in range(12):
        ana.page.keyboard.press("ArrowRight")
    ana.watcher.look("watched again")
