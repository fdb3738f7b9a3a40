"""Every language at the table: a whole game, and every screen, on a small phone; nothing off its edges."""

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import Look
from tests.browser.messages import LANGUAGES
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.seeing import Scene
from tests.browser.sitting import sit_down
from tests.browser.test_every_screen import inspect
from tests.browser.touring import tour_of_a_game, tour_of_doors
from tests.browser.watching import at_rest, outside

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

SMALL = (320, 640)
OTHERS = [language for language in LANGUAGES if language not in ("en", "fr")]


def test_one_table_in_every_language(guests: Guests, house: House) -> None:
    """Each device speaks its own."""
    looks = tuple(Look(SMALL, language) for language in OTHERS[:4])
    found: list[str] = []

    def look(person: Person, scene: Scene) -> None:
        at_rest(person.page)
        found.extend(f"{person.look.language}, {scene.title}: {out}" for out in outside(person.page))

    play(sit_down(guests, house, "dixit", len(looks), looks), onlooker=look)
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_every_screen_in_a_language(language: str, guests: Guests, house: House) -> None:
    found: list[str] = []
    look = Look((390, 844), language)
    tour_of_doors(guests, house, look, inspect(found))
    tour_of_a_game(guests, house, look, "dixit", 4, inspect(found))
    assert not found, "\n".join(found)
