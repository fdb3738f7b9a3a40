"""A new version of the home-screen app takes over from an old one under open tabs; nothing old is left."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reverie.web.client import STATIC
from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.person import Person
from tests.browser.sitting import sit_down
from tests.browser.test_the_line import begin

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]

CACHES = "() => caches.keys()"
WORKERS = """async () => {
  const found = await navigator.serviceWorker.getRegistrations();
  return found.map(({ installing, waiting, active }) => [!!installing, !!waiting, active?.state]);
}"""
EDITION = """() => document.querySelector("meta[name=edition]")?.content"""


@pytest.fixture
def changing(tmp_path: Path) -> Iterator[House]:
    """A server whose page can be published anew."""
    shutil.copytree(STATIC, tmp_path / "site")
    house = House(tmp_path / "data", site=tmp_path / "site")
    house.open()
    yield house
    house.close()


def publish(site: Path) -> None:
    worker, page = site / "sw.js", site / "index.html"
    worker.write_text(re.sub(r'VERSION = "[^"]+"', 'VERSION = "next"', worker.read_text()))
    for packed in (*site.glob("sw.js.*"), *site.glob("index.html.*")):
        packed.unlink()
    page.write_text(page.read_text().replace("<head>", '<head><meta name="edition" content="next">'))


def controlled(page: Page) -> None:
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def test_a_new_version_takes_over_from_an_old_one(changing: House, guests: Guests) -> None:
    ana = guests("Ana", changing)
    ana.home()
    controlled(ana.page)
    (old,) = ana.page.evaluate(CACHES)
    publish(changing.site)

    ana.page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    for _ in range(100):
        if ana.page.evaluate(CACHES) == ["reverie-next"]:
            break
        ana.page.wait_for_timeout(200)
    assert ana.page.evaluate(CACHES) == ["reverie-next"] != [old]
    controlled(ana.page)
    assert ana.page.evaluate(WORKERS) == [[False, False, "activated"]]
    assert ana.page.evaluate(EDITION) is None  # the tab that was open goes on as it was
    ana.page.get_by_role("link", name=re.compile("^Privacy")).click()
    ana.page.get_by_role("heading", name=re.compile("^What is kept")).wait_for()

    ana.home()
    assert ana.page.evaluate(EDITION) == "next"
    ana.watcher.offline = True
    changing.close()
    ana.page.goto(changing.address)
    ana.page.get_by_role("heading", name="Reverie").wait_for()
    assert ana.page.evaluate(EDITION) == "next"


def rebuild(site: Path) -> None:
    """The same client under other names, as a new build has them; what an old page asks for is gone.

    Made beside the old one and put in its place at once: a page must not load itself from half of it.
    """
    old, site = site, site.with_name("next")
    shutil.copytree(old, site)
    packed = {".br", ".gz"}
    names = {path.name for path in (site / "assets").iterdir() if path.suffix not in packed}
    fresh = {name: re.sub(r"\.(js|css)$", r"2.\1", name) for name in names}
    # The words share one fingerprint, and the page makes their names of it.
    (mark,) = {name[-11:-3] for name in names if re.fullmatch(r"main\.en-.{8}\.js", name)}
    fresh |= {name: name.replace(mark, mark[::-1]) for name in names if mark in name}
    fresh[mark] = mark[::-1]
    names.add(mark)
    old_name = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    for path in [path for path in site.rglob("*") if path.is_file()]:
        if path.suffix in packed:
            path.unlink()
        elif path.suffix in (".js", ".css", ".html", ".json"):
            path.write_text(old_name.sub(lambda found: fresh[found[0]], path.read_text()))
            path.rename(path.with_name(fresh.get(path.name, path.name)))
    publish(site)
    old.rename(old.with_name("before"))
    site.rename(old)


def missing_only(person: Person) -> None:
    """The page was told that files are gone, and of nothing else."""
    told = re.compile(r"404|dynamically imported module|preload CSS|Refused to apply style")
    others = [problem for problem in person.watcher.problems if not told.search(problem)]
    assert not others, others
    person.watcher.problems.clear()


def test_a_page_older_than_the_server_loads_itself_anew(changing: House, guests: Guests) -> None:
    ana, *others = sit_down(guests, changing, "dixit", 3, (Look(), Look(), Look()))
    begin(ana)  # a bot would have begun before her
    for other in others:
        other.page.close()  # they too would ask for files that are gone
    clue = ana.page.get_by_role("textbox", name=ana.words.clue)
    clue.fill("Half a thou")
    rebuild(changing.site)
    ana.do(ana.words.menu)
    ana.page.wait_for_function("() => document.querySelector('meta[name=edition]')")
    expect(clue).to_have_value("Half a thou")
    missing_only(ana)
    settings = ana.button(ana.words.settings)
    if not settings.is_visible():  # something else asked first, and the tap was on the new page
        ana.do(ana.words.menu)
    settings.wait_for()


def test_a_file_that_stays_away_is_no_reason_to_reload_for_ever(changing: House, guests: Guests) -> None:
    ana = guests("Ana", changing)
    ana.open_table()
    for gone in changing.site.glob("assets/MenuSheets-*"):
        gone.unlink()
    with ana.page.expect_navigation():
        ana.do(ana.words.menu)
    with ana.page.expect_event("response", lambda answer: answer.status == 404):
        ana.do(ana.words.menu)
    loads: list[str] = []
    ana.page.on("domcontentloaded", lambda page: loads.append(page.url))
    ana.page.wait_for_timeout(3000)
    assert not loads, "the page loads itself again and again"
    ana.button(ana.words.add_bot).wait_for()
    missing_only(ana)
