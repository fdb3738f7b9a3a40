"""Every screen of the television, in both sizes and themes: nothing beyond the edge, axe finds nothing."""

import pytest

from tests.browser.conftest import Guests
from tests.browser.house import House
from tests.browser.look import PHONE, Look
from tests.browser.television import Television
from tests.browser.test_every_screen import serious
from tests.browser.touring_tv import tour_of_a_television

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]

DRESS = "(theme) => { document.documentElement.dataset.theme = theme; }"
NEEDED = {"door", "lobby", "recap", "end"}
"""The others may pass while a busy machine looks away."""


@pytest.mark.parametrize(
    ("ruleset", "players", "language"),
    [
        ("dixit", 3, "en"),
        ("dixit", 6, "fr"),
        ("odyssey", 12, "en"),
        ("odyssey-party", 6, "fr"),
        ("odyssey-team", 8, "fr"),
    ],
)
def test_the_screens_of_a_television(
    ruleset: str, players: int, language: str, guests: Guests, house: House
) -> None:
    found: list[str] = []

    def visit(screen: Television, shown: str) -> None:
        screen.look(shown)
        # What passes by is measured when it has come to rest: axe takes longer than a step of the reveal.
        if shown in ("dim", "tokens", "owners", "truth", "points", "hops"):
            return
        for theme in ("paper", "night"):
            screen.page.evaluate(DRESS, theme)
            screen.page.wait_for_timeout(300)
            found.extend(f"{shown}, {theme}: {one}" for one in serious(screen.page))

    look = Look(PHONE, "fr" if language == "fr" else "en")
    seen = tour_of_a_television(guests, house, look, ruleset, players, visit)
    assert not found, "\n".join(dict.fromkeys(found))
    assert seen >= NEEDED, f"not seen: {sorted(NEEDED - seen)}"
    assert seen & {"vote", "voting"}
