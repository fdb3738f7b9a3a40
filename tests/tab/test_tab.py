"""The game in a tab, in Chromium, from a plain host of static files: played, closed, killed, offline."""

from collections.abc import Callable, Iterator
from pathlib import Path
from re import compile as re

import pytest
from playwright.sync_api import Browser

from reverie.cli.log import LogRow, read
from reverie.lobby.verify import Entry, verify
from reverie.rulesets import RULESETS
from tab.build import OUT
from tests.browser.look import PHONE, Look
from tests.browser.meadow_moves import meadow_move
from tests.browser.moves import move
from tests.browser.playing import play
from tests.browser.sharing import share, shared_move
from tests.browser.whispering import Pair, texts
from tests.tab.tab_house import TabHouse, TabPerson, tab_person
from tests.tab.waiting import awake

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

People = Callable[..., TabPerson]
SMALL = Look(PHONE, "en", "night")
GAMES = re("^Your games$")
# The worker has everything it keeps, pictures included.
KEPT = """async () => {
  navigator.serviceWorker.controller ?? location.reload();
  (await navigator.serviceWorker.ready).active.postMessage("pictures");
  const shelf = () => caches.open("reverie-tab-cards").then((cache) => cache.keys());
  while ((await shelf()).length < 168) await new Promise((resolve) => setTimeout(resolve, 200));
}"""


@pytest.fixture(scope="module")
def house() -> Iterator[TabHouse]:
    if not (OUT / "index.html").exists():
        pytest.skip("The tab is not built; run: make tab")
    house = TabHouse(below="/some/where")
    house.open()
    yield house
    house.close()


@pytest.fixture
def people(browser: Browser, house: TabHouse) -> Iterator[People]:
    there: list[TabPerson] = []

    def person(name: str = "Ana", look: Look = SMALL) -> TabPerson:
        there.append(tab_person(browser, name, house, look))
        return there[-1]

    yield person
    try:
        for one in there:
            one.watcher.check()
    finally:
        for one in there:
            one.context.close()


def test_a_game_with_bots_from_a_folder_below_a_path(
    people: People, record_property: Callable[[str, object], None]
) -> None:
    ana = people()
    ana.play_now()
    record_property("a tab is awake after", f"{awake(ana.page):.0f} ms")
    play([ana])


def test_three_on_one_device_who_close_it_in_the_middle(people: People) -> None:
    ana = people(look=Look((768, 1024), "fr", "night"))
    ana.open_table(target=5, decks=["first-dreams"])
    share(ana, "Bea", "Cleo")
    ana.start()
    ana.close_and_open()
    ana.begin()
    play([ana], mover=shared_move)


def test_a_second_tab_says_so_and_takes_the_game_over(people: People) -> None:
    ana = people()
    ana.play_now()
    first, place = ana.page, ana.page.url
    second = ana.context.new_page()
    second.goto(place)
    second.get_by_role("heading", name=re("^Reverie is open in another tab$")).wait_for()
    second.get_by_role("button", name=re("^Continue here$")).click()
    first.get_by_role("heading", name=re("^The game went on in another tab$")).wait_for()
    second.get_by_role("button", name=ana.words.menu).wait_for()
    second.close()
    first.get_by_role("button", name=re("^Bring it back$")).click()
    ana.begin()


def test_a_table_is_saved_as_a_file_that_can_be_checked_and_opened_elsewhere(
    people: People, tmp_path: Path
) -> None:
    ana, ben = people(), people("Ben")
    ana.play_now()
    ana.page.goto(f"{ana.address}/")
    ana.button(GAMES).click()
    with ana.page.expect_download() as saving:
        ana.button(re("^Save as a file$")).click()
    file = tmp_path / "table.jsonl"
    saving.value.save_as(file)
    with file.open("rb") as log:
        rows = [line for _, line in read(log) if isinstance(line, LogRow)]
    assert [game.ruleset for game in verify(Entry(r.version, r.seat, r.events) for r in rows)] == ["dixit"]
    ben.home()
    ben.button(GAMES).click()
    ben.page.get_by_label(re("^Open a file$")).set_input_files(file)
    ben.begin()
    ben.watcher.look("from a file")


@pytest.mark.slow
def test_without_a_network_it_opens_and_goes_on(browser: Browser) -> None:
    """The host is gone: not only the line."""
    own = TabHouse()
    own.open()
    ana = tab_person(browser, "Ana", own, SMALL)
    try:
        ana.play_now()
        ana.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        ana.page.wait_for_timeout(1000)
        ana.page.evaluate(KEPT)
        own.close()
        ana.close_and_open(offline=True)
        ana.begin()
        play([ana])
    finally:
        ana.context.close()
        own.close()


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", [name for name, rules in RULESETS.items() if not rules.owls])
def test_every_game_with_bots(ruleset: str, people: People) -> None:
    ana = people()
    ana.open_table(target=6, rounds=1, decks=["first-dreams"])
    ana.add_bots(max(4, RULESETS[ruleset].players[0]) - 1)
    ana.choose_ruleset(ruleset)
    ana.start()
    play([ana], mover=meadow_move if ruleset == "kids" else move)


@pytest.mark.slow
def test_a_night_of_duet_with_a_tame_owl(people: People) -> None:
    ana = people()
    ana.open_table(ruleset="duet", owls=1, decks=["first-dreams"])
    ana.button(re(f"^{texts(ana, 'river')['aloneDo']}$")).click()
    ana.start()
    Pair([ana]).night()  # a bot that need not wait begins


@pytest.mark.slow
def test_six_on_one_device(people: People) -> None:
    ana = people(look=Look((768, 1024), "en", "night"))
    ana.open_table(target=5, decks=["first-dreams"])
    share(ana, "Bea", "Cleo", "Dan", "Eva", "Finn")
    ana.start()
    play([ana], mover=shared_move)
