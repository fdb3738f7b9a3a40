"""What a newcomer sees in their first turns: python -m tests.browser.coached [folder] [game ...].

For readers who have never seen the game: can they say afterwards what to do, and where the points come from?
"""

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ROOT, launch
from tests.browser.conftest import new_person
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.meadow_moves import meadow_move
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.playing import Standstill
from tests.browser.sitting import sit_down
from tests.browser.watching import at_rest
from tests.browser.whispering import Pair

PLAYERS = {"dixit": 4, "odyssey": 7, "odyssey-party": 6, "odyssey-team": 6, "kids": 4}
ENOUGH = {"points", "points-told"}
"""When both have been told, somebody has been the storyteller and has voted."""
CHILD = {"meeting", "guest", "other", "point"}
FAILED = ("two of you have to find", "we’ll be back")
VISIT = "visit"
DUET = "duet"
NEW = Look(PHONE, "en", tips=True)
MOST = 14
UNTURNED = 2500
"""Milliseconds after which cards that were laid are turned."""
SAID = "() => document.querySelector('aside.lantern')?.innerText ?? ''"
SEEN = (
    "() => JSON.parse(localStorage['reverie.tips'] ?? '{\"seen\":[]}').seen.map((tip) => tip.split('.')[1])"
)


def main(folder: Path, games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), pace=1)
        house.open()
        browser = launch(playwright)
        try:
            for game in games or [*PLAYERS, DUET]:
                (folder / game).mkdir(parents=True, exist_ok=True)
                if game == DUET:
                    lead_two(browser, house, folder / game)
                    continue
                [ana] = sit_down(
                    lambda name, house, look: new_person(browser, name, house.address, look),
                    *(house, game, PLAYERS[game], [NEW]),
                    target=30,
                    rounds=1,
                    decks=[],
                )
                lead(ana, folder / game, kids=game == "kids")
                ana.context.close()
        finally:
            browser.close()
            house.close()


def lead_two(browser: Browser, house: House, folder: Path) -> None:
    """A turn in each part, as the one sees it who opened the table."""
    ana, ben = (new_person(browser, name, house.address, NEW) for name in ("Ana", "Ben"))
    ben.join(ana.open_table(ruleset=DUET, owls=2))
    ana.wait_for_count(2)
    ana.start()
    ana.page.locator("aside.lantern").wait_for()
    at_rest(ana.page)
    ana.page.screenshot(path=folder / "00-race-Ana.png")
    pair = Pair([ana, ben], shots=folder, whose=[ana])
    pair.begin()
    pair.turn()
    pair.turn()
    for person in (ana, ben):
        person.context.close()


def lead(person: Person, folder: Path, kids: bool) -> None:
    """Plays on, with a picture of everything the lantern says, until both parts have been told; with children
    also of how each visit ends, until one has failed."""
    told: list[tuple[str, str]] = []
    standstill = Standstill()
    person.page.locator("aside.lantern").wait_for()
    while len(told) < MOST and not _enough(person, kids, told):
        scene = person.see()
        standstill.look(person, scene)
        said = person.page.evaluate(SAID)
        now = (said, "" if kids else scene.title)
        if said and now not in told:
            person.page.wait_for_timeout(UNTURNED)
            at_rest(person.page)
            if person.page.evaluate(SAID) != said:  # it went while the page came to rest
                continue
            _photograph(person, folder, told, now)
            continue
        if kids and not said and scene.button(person.words.talked):
            _photograph(person, folder, told, (VISIT, person.page.locator("main").inner_text()))
        if not (meadow_move if kids else move)(person, scene):
            time.sleep(0.1)
        standstill.check()


def _photograph(person: Person, folder: Path, told: list[tuple[str, str]], what: tuple[str, str]) -> None:
    told.append(what)
    person.page.screenshot(path=folder / f"{len(told):02}.png")
    print(folder.name, f"{len(told):02}", " | ".join(what).replace("\n", " "), flush=True)


def _enough(person: Person, kids: bool, told: list[tuple[str, str]]) -> bool:
    seen = set(person.page.evaluate(SEEN))
    if not kids:
        return seen >= ENOUGH
    ends = {what for what, _ in told} >= {VISIT}
    return seen >= CHILD and ends and any(said in " ".join(what).lower() for what in told for said in FAILED)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "coached", sys.argv[2:])
