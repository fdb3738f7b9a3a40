"""Laptops and televisions use their space: the pictures are as large as the window allows."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.seeing import Scene
from tests.browser.sitting import sit_down
from tests.browser.television import FULL_HD, Television, call_screen
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

# The share of the window that whole, uncovered pictures take, and how many there are.
COVERED = """() => {
  const all = [...document.querySelectorAll(".middle .card, .laid .card")];
  const cards = all.filter((one) => one.checkVisibility());
  const boxes = cards.map((one) => one.getBoundingClientRect()).filter(
    ({ top, left, right, bottom }) => top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight);
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  return [boxes.length, area / innerWidth / innerHeight];
}"""
LEAST = {6: 0.45, 8: 0.44}
WINDOWS = ((1366, 768), (1920, 1080))
ON_TV = 0.5
HAND = 6


def share(page: Page) -> tuple[int, float]:
    page.locator(".middle .card, .laid .card").first.wait_for()
    at_rest(page)
    count, covered = page.evaluate(COVERED)
    return int(count), float(covered)


def shares(page: Page) -> list[tuple[int, float]]:
    found = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        found.append(share(page))
    return found


def until_the_vote(people: list[Person], seen: list[tuple[int, float]]) -> None:
    """Plays on; what the first sees of their hand on the way is measured, unless `seen` has something."""
    while True:
        for person in people:
            scene = person.see()
            if person is people[0] and chooses(person, scene) and not seen:
                seen += shares(person.page)
            if scene.button(person.words.vote) and person is people[0]:
                return
            move(person, scene)


def chooses(person: Person, scene: Scene) -> bool:
    words = person.words
    return any(scene.button(one) for one in (words.announce, words.tell)) or bool(scene.says(words.give_hint))


@pytest.mark.parametrize("players", list(LEAST))
def test_on_a_laptop(players: int, guests: Guests, house: House) -> None:
    people = sit_down(guests, house, "dixit", players, (Look(WINDOWS[0]),), target=99)
    hand: list[tuple[int, float]] = []
    until_the_vote(people, hand)
    table = shares(people[0].page)
    print(f"{players} players, {WINDOWS}: hand {hand}, table {table}")
    assert [cards for cards, _ in hand] == [HAND] * 2
    assert min(covered for _, covered in hand) >= LEAST[HAND], hand
    assert [cards for cards, _ in table] == [players] * 2
    assert min(covered for _, covered in table) >= LEAST[players], table
    assert not outside(people[0].page)


def test_on_a_television(browser: Browser, guests: Guests, house: House) -> None:
    players = 6
    people = sit_down(guests, house, "dixit", players, (Look(PHONE),), target=99)
    screen = Television(browser, house, FULL_HD)
    try:
        call_screen(people[0], screen)
        until_the_vote(people, [(0, 0)])
        screen.page.locator(".slot .plate").last.wait_for()
        cards, covered = share(screen.page)
        print(f"TV {FULL_HD}: {covered:.3f}")
        assert cards == players
        assert covered >= ON_TV
        screen.check()
    finally:
        screen.context.close()
