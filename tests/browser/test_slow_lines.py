"""A screen whose code is still on its way: the page is not empty meanwhile."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.test_first_paint import newcomer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def test_until_the_game_is_there_one_sees_who_sits_at_the_table(guests: Guests, house: House) -> None:
    ana = guests("Ana", house)
    address = ana.open_table(decks=house.decks())
    ana.add_bots(3)
    ana.start()
    page = newcomer(ana)
    held: list[Route] = []
    page.route("**/assets/Game-*.js", lambda route: held.append(route))
    page.goto(address, wait_until="commit")
    coming = page.locator("main[aria-busy]")
    expect(coming.get_by_role("status")).to_have_text("One moment…", timeout=60_000)
    expect(coming.locator("svg.rabbit")).to_have_count(4)
    assert held, "the game came another way"
    for route in held:
        route.continue_()
    page.get_by_role("button", name=ana.words.menu).wait_for()
    expect(coming).to_have_count(0)
    page.context.close()
