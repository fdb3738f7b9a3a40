"""A whole game in a tab of Firefox, where there is one."""

import pytest
from playwright.sync_api import Browser

from tab.build import OUT
from tests.browser.look import LAPTOP, Look
from tests.browser.playing import play
from tests.browser.test_firefox import firefox
from tests.tab.tab_house import TabHouse, tab_person
from tests.tab.waiting import awake

__all__ = ["firefox"]
pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.firefox, pytest.mark.timeout(1800)]


def test_a_game_in_a_tab_of_firefox(firefox: Browser) -> None:
    if not (OUT / "index.html").exists():
        pytest.skip("The tab is not built; run: make tab")
    house = TabHouse(below="/some/where")
    house.open()
    ana = tab_person(firefox, "Ana", house, Look(LAPTOP))
    try:
        ana.open_table()
        ana.do("First to 15")
        ana.add_bots(2)
        ana.start()
        awake(ana.page)
        ana.close_and_open()
        ana.begin()
        play([ana])
        ana.watcher.check()
    finally:
        ana.context.close()
        house.close()
