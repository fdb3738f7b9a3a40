"""A television beside three phones: brought to the table by its code, it shows a whole game by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.seeing import Scene
from tests.browser.sitting import sit_down
from tests.browser.television import FULL_HD, HD, Television, call_screen

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PHONES = (Look(PHONE, "en", "night"), Look(PHONE, "fr", "paper"), Look(PHONE, "en", "night"))
NO_PICTURES = """() => document.querySelector(".beside") ? document.documentElement.outerHTML : "" """

PICTURES = """() => [...document.querySelectorAll("main .card img")]
  .filter(({ currentSrc }) => currentSrc.includes("/cards/")).length"""
ANSWERED = """() => localStorage.getItem("reverie.sees-tv") !== null"""
"""Nobody is asked while their move is awaited; until they have answered nothing changes (X8)."""
TABLE = 5
"""Of three players two give two cards each (D1)."""


@pytest.fixture
def television(browser: Browser, house: House) -> Iterator[Television]:
    screen = Television(browser, house, HD)
    yield screen
    screen.context.close()


def test_a_television_and_three_phones(television: Television, guests: Guests, house: House) -> None:
    people = sit_down(guests, house, "dixit", 3, PHONES, target=5)
    call_screen(people[0], television)
    beside: set[str] = set()

    def onlooker(person: Person, scene: Scene) -> None:
        if page := person.page.evaluate(NO_PICTURES):
            beside.add(person.name)
            assert "/cards/" not in page, "a phone beside a television shows the table's pictures"
        if person is people[0]:
            television.look(f"{scene.title}")

    play(people, 240, onlooker)
    television.page.locator(".podium").wait_for()
    television.look("end")
    assert beside == {person.name for person in people}
    television.check()


def test_x8_one_on_the_sofa_and_one_on_a_call(television: Television, guests: Guests, house: House) -> None:
    """Who cannot see the television keeps every picture; who can has numbers, and looks up."""
    sofa, call = people = sit_down(guests, house, "dixit", 3, PHONES[:2], target=5)
    call_screen(sofa, television)
    most: dict[str, dict[str, int]] = {sofa.name: {}, call.name: {}}

    def onlooker(person: Person, scene: Scene) -> None:
        words = person.words
        phase = "vote" if scene.button(words.vote) else "told" if scene.button(words.next) else ""
        if phase and person.page.evaluate(ANSWERED):
            seen = most[person.name]
            seen[phase] = max(seen.get(phase, 0), person.page.evaluate(PICTURES))

    def mover(person: Person, scene: Scene) -> bool:
        if person is call and scene.button(person.words.keeps_pictures):
            return person.press(person.words.keeps_pictures)
        return move(person, scene)

    play(people, 240, onlooker, mover)
    # How many turns are left once they have answered, chance decides; the last recap is always among them.
    assert "told" in most[sofa.name]
    assert set(most[sofa.name].values()) == {0}
    assert "told" in most[call.name]
    assert set(most[call.name].values()) == {TABLE}
    television.check()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ruleset", "players"), [("odyssey", 12), ("odyssey-party", 9), ("odyssey-team", 8), ("odyssey", 9)]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_fits_on_a_television(
    ruleset: str, players: int, language: str, browser: Browser, guests: Guests, house: House
) -> None:
    people = sit_down(guests, house, ruleset, players, PHONES[:1], target=5)
    screen = Television(browser, house, FULL_HD, language)
    try:
        call_screen(people[0], screen)
        play(people, 280, lambda person, scene: screen.look(scene.title))
        screen.page.locator(".podium").wait_for()
        screen.look("end")
        screen.check()
    finally:
        screen.context.close()


def test_a_scanned_television_needs_a_seat(television: Television, guests: Guests, house: House) -> None:
    """The QR code leads a phone without a table to a friendly word, one with a table to its button."""
    code = television.code()
    ana = guests("Ana", house, PHONES[0])
    ana.page.goto(f"/pair#{code}")
    ana.page.get_by_text(ana.words.sit_first).first.wait_for()
    ana.open_table()
    ana.page.goto(f"/pair#{code}")
    ana.button(ana.words.show_there).click()
    television.page.wait_for_url("**/tv/*")
    television.page.get_by_text("Ana", exact=True).wait_for()
    television.look("lobby")
    television.check()
