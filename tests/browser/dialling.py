"""People beside a real box: each taps their number and their vote, and every tap is counted (N2–N8)."""

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from re import compile as re
from re import escape

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.person import Person
from tests.browser.television import Television
from tests.browser.watching import at_rest
from tests.browser.whispering import texts

SHOTS = os.environ.get("REVERIE_SHOTS")


class Round:
    """A table with a box. The first of `people` is the host."""

    def __init__(self, people: Sequence[Person], shots: str = "box") -> None:
        self.people = list(people)
        self.taps: Counter[str] = Counter()
        self._shots = shots
        self._taken: set[str] = set()

    def by_name(self, name: str) -> Person:
        return next(p for p in self.people if p.name == name)

    def with_our_box(self) -> None:
        host = self.people[0]
        host.button_named(texts(host, "box")["box"]).click()
        host.page.get_by_text(texts(host, "box")["why"]).wait_for()

    def begins(self) -> None:
        self.people[0].start()
        for person in self.people[1:]:
            person.page.locator("main.lobby").wait_for(state="detached")

    def tells(self, person: Person) -> None:
        self._tap(person, re(f"^{escape(texts(person, 'box')['iTell'])}$"))

    def taps_number(self, person: Person, *slots: int) -> None:
        number = texts(person, "box")["number"]
        for slot in slots:
            self._tap(person, re(f"^{escape(number.replace('{n}', str(slot)))}(,|$)"))

    def as_seat(self, name: str, *slots: int) -> None:
        """Whoever has the one device in their hands taps for themselves."""
        (one,) = self.people
        one.do(texts(one, "box")["iAm"].replace("{name}", name))
        self.taps_number(one, *slots)

    def only_this(self, person: Person) -> None:
        self._tap(person, re(f"^{escape(texts(person, 'box')['onlyThis'])}$"))

    def _tap(self, person: Person, name: object) -> None:
        button = person.button(name).first  # type: ignore[arg-type]
        button.wait_for()
        button.click()
        self.taps[person.name] += 1

    def agree(self, people: Sequence[Person]) -> list[Person]:
        """Of each pair that is asked somebody says that they give, and their partner says so too."""
        givers: list[Person] = []
        for person in people:
            mine = person.button(person.words.me)
            if not mine.count():
                continue
            if person.page.get_by_text(person.words.mate_says_me).count():
                person.button(person.words.mate).click()
            else:
                mine.click()
                givers.append(person)
            self.taps[person.name] += 1
            person.page.wait_for_timeout(400)  # until their partner's page has heard of it
        return givers

    def asks_for_a_card(self, person: Person) -> bool:
        whole = texts(person, "box")["played"]
        one = whole.split("one {")[1].split("}")[0]
        person.page.get_by_role("heading", level=1).wait_for()
        return person.page.get_by_text(one).count() > 0

    def pressed(self, person: Person, group: str) -> list[str]:
        """What is chosen where the host puts a turn right."""
        buttons = person.page.get_by_role("group", name=re(escape(group).replace(r"\.", r"\W*")))
        buttons.first.wait_for()
        return buttons.get_by_role("button", pressed=True).all_inner_texts()

    def waits_for(self, person: Person, key: str, **values: str) -> None:
        text: str = texts(person, "box")[key]
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", value)
        person.page.get_by_text(text).first.wait_for()

    def looks_at(self, television: Television, screen: str) -> None:
        """In both usual sizes."""
        television.page.wait_for_timeout(1500)  # its pictures come with the recap
        television.look(screen)
        if SHOTS:
            television.page.screenshot(path=Path(SHOTS) / f"{self._shots}-tv-{screen}.png")

    def looks(self, person: Person, screen: str) -> None:
        """Once for each: overflow, the rules of accessibility, and a picture if one is asked for."""
        if screen in self._taken:
            return
        self._taken.add(screen)
        at_rest(person.page)
        person.watcher.look(screen)
        found = Axe().run(person.page).response["violations"]
        serious = [v["id"] for v in found if v["impact"] in ("serious", "critical")]
        assert not serious, f"{screen}: {serious}, {[v['nodes'][0]['target'] for v in found]}"
        if SHOTS:
            folder = Path(SHOTS)
            folder.mkdir(parents=True, exist_ok=True)
            person.page.screenshot(path=folder / f"{self._shots}-{screen}.png")
