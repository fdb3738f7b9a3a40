"""Records a turn of a real game and takes the pictures of README and site.

python -m tests.browser.recording [folder].  Two people with phones, one at a laptop, bots and a TV. Bea knows
the true card beforehand: that the turn is worth seeing is the script's doing, all else is the game's.
"""

import io
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from re import compile as re

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.browser.chromium import ROOT, launch
from tests.browser.conftest import new_person
from tests.browser.filming import FPS, Camera, Film, Take, rooms, webp
from tests.browser.house import House
from tests.browser.look import LAPTOP, Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.television import HD, Television, call_screen
from tests.browser.touring_tv import SHOWN

FOLDER = ROOT / "docs" / "screens"
DECK = ROOT / "src/reverie/data/decks/first-dreams/deck.toml"
MOVING = Look(motion=True)
LOVED = (
    "The Door on the Sea",
    "While the Stork Sits",
    "The Island That Dreams",
    "The Kite of Night",
    "The River Behind the Face",
    "Last Ride",
)
"""Told rather than others, where somebody holds one of them."""
FACE = 'img[src*="/cards/"]'
ON_ITS_WAY = "One moment…"
"""On a page that still waits for the code of a screen."""
NOT_SEEN = re(r"^I can[’']t see it")
CLUES = {
    card["texts"]["en"]["title"]: [
        clue["text"] for clue in card["texts"]["en"]["clues"] if clue["kind"] == "poetic"
    ]
    for card in tomllib.loads(DECK.read_text("utf-8"))["cards"]
}


class Evening:
    def __init__(self, browser: Browser, house: House) -> None:
        self.ana = new_person(browser, "Ana", house.address, MOVING)
        self.bea = new_person(browser, "Bea", house.address, MOVING)
        self.cleo = new_person(browser, "Cleo", house.address, Look(LAPTOP, motion=True))
        self.people = (self.ana, self.bea, self.cleo)
        link = self.ana.open_table(decks=["first-dreams"])
        for person in (self.bea, self.cleo):
            person.join(link)
        self.tv = Television(browser, house, HD)
        call_screen(self.ana, self.tv)
        self.ana.do(self.ana.words.sees_tv)
        for person in (self.bea, self.cleo):
            person.do(NOT_SEEN)
        self.ana.add_bots(2)
        self.pause(6)  # what was said about the television is gone; once it begins, a bot may tell first
        self.ana.start()
        for person in (self.bea, self.cleo):
            person.begin()

    def until(self, seen: Callable[[], object], seconds: float = 90) -> None:
        """Waits without holding up the cameras."""
        end = time.monotonic() + seconds
        while not seen():
            assert time.monotonic() < end, self.tv.page.evaluate(SHOWN)
            self.ana.page.wait_for_timeout(100)

    def pause(self, seconds: float) -> None:
        self.ana.page.wait_for_timeout(seconds * 1000)


def cards(person: Person) -> list[Locator]:
    return [one for one in person.button(person.words.card).all() if one.locator(FACE).count()]


def address(card: Locator) -> str:
    """Without the width: the same for whoever sees the card."""
    return str(card.locator(FACE).last.get_attribute("src")).rsplit(".", 2)[0]


def title(person: Person, card: Locator) -> str:
    return str(person.page.request.get(f"{address(card)}.json").json()["title"]["en"])


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), pace=0.2)
        house.open()
        browser = launch(playwright)
        try:
            film(browser, house, folder)
        finally:
            browser.close()
            house.close()


def film(browser: Browser, house: House, folder: Path) -> None:
    row(folder / "cards.webp")
    home = new_person(browser, "Guest", house.address, Look(LAPTOP))
    home.home()
    still(home.page, folder / "home.webp")
    home.context.close()
    evening = Evening(browser, house)
    ana, bea, cleo, tv = *evening.people, evening.tv
    anas, beas, shown = Camera(ana.page, "Ana"), Camera(bea.page, "Bea"), Camera(tv.page)
    takes: list[Take] = []

    def take(step: int, phone: Camera, seconds: float, pace: float = 1) -> None:
        """What happens from now on, and what has just been done."""
        begin = time.time()
        evening.pause(seconds)
        takes.append(Take(step, phone, begin, time.time(), pace))

    def acted(step: int, phone: Camera, act: Callable[[], object], after: float) -> None:
        begin = time.time()
        act()
        evening.pause(after)
        takes.append(Take(step, phone, begin, time.time()))

    # 1 a clue
    ana.button(ana.words.announce).wait_for()
    for page in (ana.page, bea.page, tv.page):
        page.wait_for_function(LOADED)
    take(1, anas, 1)
    acted(1, anas, lambda: ana.do(ana.words.announce), 1.2)
    mine = {title(ana, card): card for card in cards(ana)}
    said = {name: min(CLUES[name], key=len) for name in mine}
    told = next((name for name in LOVED if name in mine), min(said, key=lambda name: len(said[name])))
    truth, clue = address(mine[told]), said[told]
    acted(1, anas, mine[told].click, 0.9)
    box = ana.page.get_by_role("textbox", name=ana.words.clue)
    acted(1, anas, lambda: box.press_sequentially(clue, delay=45), 0.8)
    still(ana.page, folder / "clue.webp")
    acted(1, anas, lambda: ana.do(ana.words.tell), 1.6)

    # 2 the others' cards
    evening.until(lambda: bea.see().says(bea.words.give_hint))
    bea.page.evaluate(FETCHED)
    take(2, beas, 1.8)
    acted(2, beas, cards(bea)[Random(clue).randrange(6)].click, 1)
    acted(2, beas, lambda: bea.do(bea.words.play), 1.6)
    while cleo.see().says(cleo.words.give_hint):
        move(cleo, cleo.see())
        evening.pause(0.2)

    # 3 the vote
    evening.until(lambda: bea.see().button(bea.words.vote))
    for page in (bea.page, tv.page):
        page.wait_for_function(LOADED)
    evening.pause(1)
    take(3, beas, 2.2)
    found = next(card for card in cards(bea) if address(card) == truth)
    acted(3, beas, found.click, 1.2)
    still(bea.page, folder / "vote.webp")
    still(tv.page, folder / "tv.webp")
    acted(3, beas, lambda: bea.do(bea.words.vote), 1.4)

    # 4 the reveal
    def decoy() -> None:
        free = [card for card in cards(cleo) if card.is_enabled() and address(card) != truth]
        own = [card for card in free if cleo.words.barred.search(card.get_attribute("aria-label") or "")]
        next(card for card in free if card not in own).click()
        cleo.do(cleo.words.vote)

    decoy()
    evening.until(lambda: tv.page.evaluate(SHOWN) in ("dim", "tokens", "owners", "truth"))
    evening.until(lambda: not bea.page.get_by_text(ON_ITS_WAY).count())
    begin = time.time()
    evening.until(lambda: tv.page.evaluate(SHOWN) in ("points", "hops"))
    evening.pause(6)
    takes.append(Take(4, beas, begin, time.time(), 1.15))
    evening.until(lambda: cleo.see().button(cleo.words.next))
    still(cleo.page, folder / "reveal.webp")
    for camera in (anas, beas, shown):
        camera.stop()

    made = Film(shown, rooms(browser, ["Ana", "Bea"]), takes)
    pictures = list(made.pictures())
    pictures[-1].save(folder / "recording-still.webp", "WEBP", quality=80, method=6)
    (folder / "recording.webp").write_bytes(webp(pictures, hold=2.5))
    print(f"{told}: “{clue}”, {len(pictures) / FPS:.0f} s", flush=True)
    for person in evening.people:
        person.watcher.check()


ROW = (
    "01-door-on-the-sea",
    "90-have-some-more",
    "02-island-that-dreams",
    "86-the-way-in",
    "24-last-ride",
    "37-do-come-in",
)


def row(file: Path) -> None:
    """Six cards beside each other, on no ground: a page brings its own."""
    wide, high, gap = 250, 375, 18
    picture = Image.new("RGBA", (len(ROW) * (wide + gap) - gap, high))
    for n, name in enumerate(ROW):
        with Image.open(DECK.parent / "cards" / f"{name}.600.webp") as card:
            small = card.convert("RGBA").resize((wide, high), Image.Resampling.LANCZOS)
        picture.paste(small, (n * (wide + gap), 0))
    picture.save(file, "WEBP", quality=80, method=6)


# Cards as large as they become at a tap: a machine that films is too slow to fetch them meanwhile.
FETCHED = """() => Promise.all([...document.querySelectorAll("img[src*='/cards/']")].map(({ src }) => {
  const large = new Image();
  large.src = src.replace(".600.", ".1200.");
  return large.decode();
}))"""
LOADED = """() => [...document.images].every((one) => one.complete && !one.classList.contains("loading"))"""


def still(page: Page, file: Path) -> None:
    """A picture for pages: small, and as sharp as it has to be."""
    with Image.open(io.BytesIO(page.screenshot())) as picture:
        picture.convert("RGB").save(file, "WEBP", quality=82, method=6)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
