"""Plays whatever the pages offer until the game is over."""

import time
from collections.abc import Callable, Sequence

from tests.browser.moves import move
from tests.browser.person import Person
from tests.browser.seeing import Scene

Onlooker = Callable[[Person, Scene], None]


def told_all(person: Person, scene: Scene) -> bool:
    """The stories of the evening, or the birthday, whoever came to it: the game is over."""
    return bool(scene.heading(person.words.stories) or person.page.locator("main.birthday").count())


class Standstill:
    """A table on which nothing changes any more; that it is slow is no reason to give up."""

    def __init__(self, seconds: float = 120) -> None:
        self.seconds = seconds
        self._since = time.monotonic()
        self._last: dict[str, str] = {}

    def look(self, person: Person, scene: Scene) -> None:
        if self._last.get(person.name) != scene.raw:
            self._last[person.name] = scene.raw
            self._since = time.monotonic()

    def check(self) -> None:
        if time.monotonic() - self._since > self.seconds:
            raise AssertionError("\n\n".join(f"{name}: {raw}" for name, raw in self._last.items()))


def play(
    people: Sequence[Person],
    seconds: float = 120,
    onlooker: Onlooker | None = None,
    mover: Callable[[Person, Scene], bool] = move,
) -> None:
    """Ends when everyone sees the end; a table that stands still for so many seconds is a failure."""
    over: set[str] = set()
    standstill = Standstill(seconds)
    while len(over) < len(people):
        moved = False
        for person in people:
            if person.name in over:
                continue
            scene = person.see()
            standstill.look(person, scene)
            if person.screens[-1:] != [scene.title]:
                person.screens.append(scene.title)
                person.watcher.look(scene.title)
            if onlooker:
                onlooker(person, scene)
            if told_all(person, scene):
                over.add(person.name)
            else:
                moved |= mover(person, scene)
        standstill.check()
        if not moved:
            time.sleep(0.1)
