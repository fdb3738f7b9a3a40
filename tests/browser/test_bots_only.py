"""Whole games that bots play by themselves, at every game, watched by a person and on a television."""

import time
from collections.abc import Iterator
from re import compile as re

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.television import HD, Television
from tests.browser.test_bots import TABLES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

OVER = ".podium, main.birthday"
# The host's own line sends it, as a second page of the same seat would.
HAND_OVER = """() => new Promise((resolve, reject) => {
  const room = location.pathname.split("/").pop();
  const { token, seat } = JSON.parse(localStorage.getItem(`reverie.seat.${room}`));
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: "hello", protocol: 1, tokens: [token] }));
    socket.send(JSON.stringify({ type: "do", id: "to-a-bot", command: { do: "hand-to-bot", seat } }));
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "done") resolve(room);
    if (message.type === "refused") reject(new Error(data));
  };
})"""


@pytest.fixture(scope="module")
def bots_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("bots"), bots_only=True)
    house.open()
    yield house
    house.close()


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", TABLES)
def test_bots_play_by_themselves(ruleset: str, browser: Browser, guests: Guests, bots_house: House) -> None:
    ana, bea = guests("Ana", bots_house, Look(PHONE, "en")), guests("Bea", bots_house, Look(PHONE, "fr"))
    link = ana.open_table(target=10, rounds=1, decks=bots_house.decks())
    ana.choose_ruleset(ruleset)
    ana.add_bots(TABLES[ruleset] - 1)
    screen = Television(browser, bots_house, HD)
    try:
        screen.page.goto(link.replace("/t/", "/tv/"))
        screen.page.get_by_text("Ana", exact=True).first.wait_for()
        bea.page.goto(link)
        bea.page.get_by_role("button", name=re("^Regarder seulement$")).click()
        bea.page.get_by_role("button", name=bea.words.menu).wait_for()
        ana.start()
        ana.page.evaluate(HAND_OVER)
        ana.page.goto("about:blank")
        seen = {watch(screen)}
        end = time.monotonic() + 240
        while not screen.page.locator(OVER).count():
            assert time.monotonic() < end, f"the bots stand still after {sorted(seen)}"
            seen.add(watch(screen))
        told = bea.page.get_by_role("heading", name=bea.words.stories)
        told.or_(bea.page.locator("main.birthday")).first.wait_for()
        screen.check()
    finally:
        screen.context.close()


def watch(screen: Television) -> str:
    """The first line on the screen, for the sake of a good report."""
    screen.page.wait_for_timeout(200)
    lines = screen.page.locator("main").first.inner_text().splitlines()
    return lines[0] if lines else ""
