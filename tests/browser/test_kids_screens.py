"""Every screen of a game of Kids: nothing serious for axe, off the edge, or too small to touch."""

from re import sub

import pytest

from tests.browser.childs_play import SMALL, childs_move
from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.seeing import Scene
from tests.browser.sharing import share
from tests.browser.sitting import sit_down
from tests.browser.test_every_screen import serious
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]

SIZES = ((768, 1024), (1024, 768), (1280, 720), (1920, 1080), PHONE, (360, 640), (844, 390))
TABLET, SMALL_PHONE = Look((1024, 768), "en", "night"), Look(PHONE, "fr", "paper")
LAID = """() => [...document.querySelectorAll("main.meadow :is(h1, .doorways button, .act > *)")]
  .filter((e) => e.checkVisibility())
  .map((e) => [e.getBoundingClientRect(), e.getAttribute("aria-label") || e.textContent.trim()])
  .filter(([box]) => box.top < -1 || box.bottom > innerHeight + 1)
  .map(([, words]) => `${words} lies above or below the screen`)"""


def inspect(person: Person) -> list[str]:
    at_rest(person.page)
    found = serious(person.page)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        at_rest(person.page)
        seen = outside(person.page) + person.page.evaluate(SMALL) + person.page.evaluate(LAID)
        found += [f"at {width} × {height}: {one}" for one in seen]
    person.page.set_viewport_size({"width": person.look.size[0], "height": person.look.size[1]})
    return found


class Inspector:
    """Looks at each kind of screen once; which rabbit is asked for makes no other kind."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.found: list[str] = []

    def __call__(self, person: Person, scene: Scene) -> None:
        offered = [thing.name for thing in scene.things if thing.role == "button"]
        kind = sub(r"[“«].*[”»]|\d", "", "|".join([scene.title, *sorted(set(offered))]))
        kind = sub(r"(Invite|Inviter) ?: [^|]*", "", kind)
        if kind not in self.kinds and len(self.kinds) < 16:
            self.kinds.add(kind)
            self.found += [f"{scene.title}: {one}" for one in inspect(person)]


@pytest.mark.parametrize("look", [TABLET, SMALL_PHONE], ids=str)
def test_the_screens_of_a_childrens_game(look: Look, guests: Guests, house: House) -> None:
    people = sit_down(guests, house, "kids", 4, (look,))
    inspector = Inspector()
    play(people, 500, inspector, childs_move)
    assert len(inspector.kinds) >= 6, inspector.kinds
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.parametrize("look", [TABLET, SMALL_PHONE], ids=str)
def test_the_screens_round_one_device(look: Look, guests: Guests, house: House) -> None:
    ana = guests("Ana", house, look)
    ana.open_table(decks=house.decks())
    share(ana, "Bea", "Cleo")
    ana.choose_ruleset("kids")
    ana.start()
    inspector = Inspector()
    play([ana], 500, inspector, childs_move)
    assert len(inspector.kinds) >= 6, inspector.kinds
    assert not inspector.found, "\n".join(inspector.found)
