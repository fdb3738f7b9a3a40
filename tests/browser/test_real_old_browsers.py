"""Browsers of the time itself, where REVERIE_OLD_CHROMIUM names some: a game on the television, or a word.

For instance those that came with the npm package chrome-aws-lambda: 10.1.0 brought Chromium 92, 8.0.0 brought
90, 1.20.4 brought 78 (bin/chromium.br, to be unpacked).
"""

import os
from collections.abc import Iterator
from pathlib import Path
from re import compile as re

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.old_chromium import OldChromium
from tests.browser.playing import play

NAMED = [Path(one) for one in os.environ.get("REVERIE_OLD_CHROMIUM", "").split(":") if one]
pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.timeout(300),
    pytest.mark.skipif(not NAMED, reason="REVERIE_OLD_CHROMIUM names no old browser"),
]

OLDEST = 89
"""docs/server.md says 88; early builds of that number lack what its release had."""
TOO_SMALL = """[...document.querySelectorAll("h1, h2, p, b, strong, em, span, img")].filter((e) => {
  const { left, right, top, bottom, width, height } = e.getBoundingClientRect();
  return width && height && (left < -2 || right > innerWidth + 2 || top < -2 || bottom > innerHeight + 2);
}).map((e) => e.outerHTML.slice(0, 90)).join("\\n")"""


@pytest.fixture(params=NAMED, ids=lambda path: path.parent.name)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OldChromium]:
    browser = OldChromium(request.param, tmp_path / "old")
    yield browser
    browser.close()


def number(old: OldChromium) -> int:
    found = re(r"Chrome/(\d+)").search(old.version)
    assert found
    return int(found[1])


def test_a_television_of_its_time(old: OldChromium, guests: Guests, house: House, tmp_path: Path) -> None:
    old.go(f"{house.address}/tv")
    if number(old) < OLDEST:
        assert f"127.0.0.1:{house.port}/tv" in old.read(re("too old|trop ancien"))
        return
    code = re(r"\b[0-9A-Z]{5}\b").search(old.read(re(r"\b[0-9A-Z]{5}\n")))
    assert code
    ana = guests("Ana", house, Look(PHONE))
    ana.open_table(target=5, decks=house.decks())
    ana.page.goto(f"/pair#{code[0]}")
    ana.button(ana.words.show_there).click()
    old.read(re("is here|est là"))
    ana.page.go_back()
    ana.add_bots(5)
    ana.start()
    seen: set[str] = set()

    def look(*_: object) -> None:
        seen.add(old.run("document.body.innerText").split("\n")[0])
        assert old.run(TOO_SMALL) == ""

    play([ana], 200, look)
    old.read(re("wins?\n"))
    folder = os.environ.get("REVERIE_OLD_PICTURES")
    old.photograph((Path(folder) if folder else tmp_path) / f"{number(old)}.png")
    assert len(seen) > 2
    assert not old.problems, "\n".join(old.problems)
