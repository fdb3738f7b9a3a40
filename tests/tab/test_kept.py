"""Nothing lost in Chromium: killed, cleared, refused, full, published anew; people's own pictures."""

import os
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route

from tab.build import OUT
from tests.browser import chromium
from tests.browser.albums import Album, files
from tests.browser.conftest import NO_TIPS
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.playing import play
from tests.tab.tab_house import TabHouse, TabPerson, tab_person
from tests.tab.waiting import awake, controlled, until
from tests.web.photographs import photograph

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(900)]

SMALL = Look(PHONE, "en", "night")
GAMES = re.compile("^Your games$")
REFUSED = 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };'
FULL = """
const { put } = IDBObjectStore.prototype;
let full = false;
addEventListener("message", ({ data }) => {
  full ||= data.kind === "frame" && data.body.includes("add-bot");
});
IDBObjectStore.prototype.put = function (...what) {
  if (full) throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, what);
};
"""
CLEARED = """() => new Promise((done, failed) => {
  const gone = indexedDB.deleteDatabase("reverie");
  gone.onsuccess = () => done(); gone.onerror = failed; gone.onblocked = failed;
})"""
CACHES = "() => caches.keys()"
DRAWN = """() => {
  const seen = [...document.querySelectorAll(".card img")];
  return seen.length > 2 && seen.every((one) => one.complete && one.naturalWidth > 100);
}"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[TabHouse]:
    """A folder of one's own, which may change."""
    if not (OUT / "index.html").exists():
        pytest.skip("The tab is not built; run: make tab")
    shutil.copytree(OUT, tmp_path / "site")
    house = TabHouse(tmp_path / "site")
    house.open()
    yield house
    house.close()


@pytest.fixture
def ana(browser: Browser, house: TabHouse) -> Iterator[TabPerson]:
    ana = tab_person(browser, "Ana", house, SMALL)
    yield ana
    ana.context.close()


def with_a_worker_that(page: Page, does: str) -> None:
    """The browser of the worker behaves so, whatever the page may do about it."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=does + answer.text())

    page.route("**/assets/worker-*.js", changed)


def hand(page: Page) -> list[str]:
    cards = page.locator(".card img").all()
    return sorted({(card.get_attribute("src") or "").split("/")[-1].split(".")[0] for card in cards})


def test_a_killed_browser_has_everything_that_was_acknowledged(
    playwright: Playwright, house: TabHouse, tmp_path: Path
) -> None:
    folder = tmp_path / "profile"

    def launched() -> BrowserContext:
        return playwright.chromium.launch_persistent_context(
            folder, executable_path=chromium.path(), args=[*chromium.FLAGS], locale="en-GB"
        )

    def sat_down(context: BrowserContext) -> TabPerson:
        context.set_default_timeout(90_000)
        context.add_init_script(NO_TIPS)
        return TabPerson(context, "Ana", SMALL, house.address)

    ana = sat_down(launched())
    ana.play_now()
    until(ana.page, DRAWN)
    before, code = hand(ana.page), ana.page.url.split("/")[-1]
    kill_all_of(folder)

    ana = sat_down(launched())
    ana.home()
    ana.button(GAMES).click()
    ana.page.get_by_text(f"{code[:3]} {code[3:]}").or_(ana.page.get_by_text(code)).first.wait_for()
    ana.button(re.compile("^Go on$")).click()
    ana.begin()
    until(ana.page, DRAWN)
    assert hand(ana.page) == before
    ana.context.close()


def kill_all_of(folder: Path) -> None:
    """The processes of the browser that we started with this folder, and no others."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"--user-data-dir={folder}".encode() in (process / "cmdline").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)
        except (FileNotFoundError, ProcessLookupError):
            continue


def test_a_browser_that_keeps_nothing_says_so_and_offers_a_file(ana: TabPerson) -> None:
    with_a_worker_that(ana.page, REFUSED)
    ana.page.goto(f"{ana.address}/")
    ana.page.get_by_role("heading", name=re.compile("^This browser won’t save your games$")).wait_for()
    ana.button(re.compile("^Got it$")).click()
    ana.button(ana.words.play_now).click()
    ana.begin()
    ana.watcher.check()


def test_a_full_device_says_so_and_what_was_played_can_be_saved(ana: TabPerson) -> None:
    with_a_worker_that(ana.page, FULL)
    ana.open_table()
    ana.button(ana.words.add_bot).click()
    ana.button(ana.words.add_this_bot).click()
    ana.page.get_by_role("heading", name=re.compile("^This browser won’t save your games$")).wait_for()
    ana.button(GAMES).last.click()
    with ana.page.expect_download() as saving:
        ana.button(re.compile("^Save as a file$")).first.click()
    assert saving.value.path().read_text().count('"line":"row"') >= 1


def test_a_browser_that_has_thrown_games_away_says_so(ana: TabPerson) -> None:
    ana.play_now()
    ana.page.goto(f"{ana.address}/version.json")  # nobody has the database open
    ana.page.evaluate(CLEARED)
    ana.page.goto(f"{ana.address}/")
    ana.page.get_by_role("heading", name=re.compile("^This browser has cleared your games$")).wait_for()
    ana.button(GAMES).last.click()
    ana.page.get_by_text("Nothing has been played here yet.").wait_for()


def test_a_new_version_takes_over_and_the_games_stay(ana: TabPerson, house: TabHouse) -> None:
    ana.play_now()
    awake(ana.page)
    controlled(ana.page)
    place = ana.page.url
    (old,) = [name for name in ana.page.evaluate(CACHES) if name != "reverie-tab-cards"]
    for name in ("sw.js", "index.html"):
        file = house.folder / name
        text = file.read_text().replace("<head>", '<head><meta name="edition" content="next">')
        file.write_text(re.sub(r'VERSION = "[^"]+"', 'VERSION = "next"', text))
    ana.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    until(ana.page, "async () => (await caches.keys()).includes('reverie-tab-next')")
    until(ana.page, f"async () => !(await caches.keys()).includes({old!r})")
    ana.button(ana.words.menu).wait_for()  # the open page goes on
    ana.page.goto(place)
    ana.begin()
    assert ana.page.evaluate("() => document.querySelector('meta[name=edition]')?.content") == "next"
    ana.watcher.check()


def test_own_pictures_are_printed_kept_and_played_with(browser: Browser, house: TabHouse) -> None:
    ana = tab_person(browser, "Ana", house, Look(LAPTOP, "en", "night"))
    album = Album(ana)
    ana.open_table(target=6, rounds=1)
    ana.add_bots(2)
    controlled(ana.page)
    album.open()
    photographs = {f"day {n}.jpg": photograph(n, (640, 480)) for n in range(40)}
    album.give(files({**photographs, "film.gif": b"GIF89a"}))
    album.wait_for(40, 400)
    ana.page.get_by_role("alert").get_by_text("film.gif").wait_for()
    album.press("play")
    ana.start()
    until(ana.page, DRAWN)
    house.close()  # nothing of this is anywhere else
    ana.close_and_open(offline=True)
    ana.begin()
    until(ana.page, DRAWN)
    play([ana])
    ana.context.close()
