"""What a child does on the meadow: invites, delivers, points, counts. The words are for the test."""

from tests.browser.meadow_moves import meadow_move
from tests.browser.person import Person
from tests.browser.playing import play
from tests.browser.seeing import Scene
from tests.browser.sharing import PASS, shared_move

# Everything a child touches is 64 px and more, wherever it can be touched.
SMALL = """() => [...document.querySelectorAll("main button:not([disabled])")]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("dialog"))
  .map((e) => [e.getBoundingClientRect(), (e.getAttribute("aria-label") || e.textContent).trim()])
  .filter(([box]) => box.width < 63.5 || box.height < 63.5)
  .map(([box, words]) => `${words}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""


def childs_move(person: Person, scene: Scene) -> bool:
    return shared_move(person, scene) if scene.heading(PASS) else meadow_move(person, scene)


def childs_game(people: list[Person], seconds: float = 240) -> list[str]:
    """Plays to the birthday. Returns what was too small for a child's finger."""
    small: list[str] = []

    def onlooker(person: Person, scene: Scene) -> None:
        small.extend(f"{scene.title}: {one}" for one in person.page.evaluate(SMALL))

    play(people, seconds, onlooker, childs_move)
    return list(dict.fromkeys(small))
