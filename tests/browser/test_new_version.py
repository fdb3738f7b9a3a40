"""A new version of the home-screen app takes over from an old one under open tabs; nothing old is left."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from reverie.web.client import STATIC
from tests.browser.conftest import Guests
from tests.browser.house import House

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


def test_a_new_version_takes_over_from_an_old_one(guests: Guests, changing: House) -> None:
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
