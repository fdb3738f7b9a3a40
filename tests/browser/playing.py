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


def play(
    people: Sequence[Person],
    seconds: float = 200,
    onlooker: Onlooker | None = None,
    mover: Callable[[Person, Scene], bool] = move,
) -> None:
    """Ends when everyone sees the end; a table that stands still is a failure."""
    over: set[str] = set()
    until = time.monotonic() + seconds
    while len(over) < len(people):
        moved = False
        for person in people:
            if person.name in over:
                continue
            scene = person.see()
            if person.screens[-1:] != [scene.title]:
                person.screens.append(scene.title)
                person.watcher.look(scene.title)
            if onlooker:
                onlooker(person, scene)
            if told_all(person, scene):
                over.add(person.name)
            else:
                moved |= mover(person, scene)
        if time.monotonic() > until:
            raise AssertionError(
                "\n\n".join(f"{p.name}: {p.see().raw}" for p in people if p.name not in over)
            )
        if not moved:
            time.sleep(0.1)
