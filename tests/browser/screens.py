"""Pictures of every screen, for a look: python -m tests.browser.screens [folder] [part of a name ...].

In English and French; in another language where `phone-<language>` is one of the parts, or `every-language`.
`phone-en-XK` shows where each text stands, by its key; `phone-en-XA` is two fifths longer than English,
`phone-ar-XB` runs from right to left (client/scripts/pseudo.mjs).
"""

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from reverie.web.client import STATIC
from tests.browser.chromium import ROOT, launch
from tests.browser.conftest import new_person
from tests.browser.house import House
from tests.browser.look import LAPTOP, PHONE, Look
from tests.browser.messages import LANGUAGES
from tests.browser.person import Person
from tests.browser.pseudo import PSEUDO, built
from tests.browser.touring import tour_of_a_game, tour_of_doors
from tests.browser.touring_beside import TOURS
from tests.browser.touring_guests import tour_of_guests
from tests.browser.watching import at_rest

Tour = Callable[..., None]
EVERY = "every-language"
GAMES = (("dixit", 4), ("odyssey", 12), ("odyssey-party", 6), ("odyssey-team", 6), ("dixit", 3))
LOOKS = (
    Look(PHONE, "en", "night"),
    Look(LAPTOP, "fr", "night"),
    Look(PHONE, "fr", "paper"),
    Look(LAPTOP, "en", "paper"),
)


def main(folder: Path, parts: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        unspoken = any(look.language in PSEUDO for look in looks(parts))
        house = House(Path(data), away=1500, pace=0.25, site=built() if unspoken else STATIC)
        house.open()
        browser = launch(playwright)
        try:
            for look in looks(parts):
                for name, tour in tours().items():
                    if all(part in f"{name}-{look}" for part in parts if part != EVERY):
                        photograph(browser, house, look, folder, tour)
        finally:
            browser.close()
            house.close()


def looks(parts: list[str]) -> list[Look]:
    others = [Look(PHONE, language) for language in LANGUAGES if language not in ("en", "fr")]
    unspoken = [Look(PHONE, language) for language in PSEUDO]
    named = [look for look in (*others, *unspoken) if str(look).startswith(tuple(parts) or "-")]
    return [*LOOKS, *(others if EVERY in parts else named)]


def tours() -> dict[str, Tour]:
    games = {f"{game}-{n}": partial(tour_of_a_game, ruleset=game, players=n) for game, n in GAMES}
    return {"doors": tour_of_doors, "guests": tour_of_guests, **TOURS, **games}


def photograph(browser: Browser, house: House, look: Look, folder: Path, tour: Tour) -> None:
    people: list[Person] = []

    def guest(name: str, house: House, look: Look) -> Person:
        people.append(new_person(browser, name, house.address, look))
        return people[-1]

    def visit(person: Person, screen: str) -> None:
        person.page.wait_for_load_state("networkidle")
        at_rest(person.page)
        file = folder / f"{screen}-{look}.png"
        person.page.screenshot(path=file)
        print(file.name, flush=True)

    try:
        tour(guest, house, look, visit=visit)
    finally:
        for person in people:
            for problem in person.watcher.problems:
                print(f"  {person.name}, {look}: {problem}", flush=True)
            person.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "screens", sys.argv[2:])
