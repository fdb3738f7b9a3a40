"""A stamp on the reveal: everyone is told of it, and the most loved clue is shown at the end."""

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import LAPTOP, Look
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.seeing import Scene
from tests.browser.sitting import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(900)]


def test_a_heart_is_seen_by_all_and_counted(guests: Guests, house: House) -> None:
    ana, bea = sit_down(guests, house, "dixit", 3, (Look(), Look(LAPTOP, "fr", "paper")), target=30)
    sent: list[str] = []

    def loves_a_good_clue(person: Person, scene: Scene) -> None:
        # Only another's clue that some found and not all is praised.
        worked = scene.button(ana.words.heart) and ana.page.get_by_text("some found it, not all").count()
        if person is ana and not sent and worked and not ana.page.get_by_text("You said").count():
            ana.do(ana.words.heart)
            ana.do(ana.words.lovely)
            bea.page.get_by_text("Ana : J’adore", exact=True).wait_for(state="attached")
            sent.append("heart")

    play([ana, bea], onlooker=loves_a_good_clue)
    assert sent
    for person in (ana, bea):
        person.page.get_by_text(person.words.most_loved).wait_for()
