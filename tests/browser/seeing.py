"""What a person perceives of a page: roles, names and states, as a screen reader would list them."""

from dataclasses import dataclass
from re import Match, Pattern
from re import compile as re

from playwright.sync_api import Page

_LINE = re(
    r'^\s*- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?'
    r"(?P<states>(?: \[[^\]]*\])*)(?:: (?P<text>.*))?:?$"
)


@dataclass(frozen=True)
class Thing:
    role: str
    name: str
    states: str

    @property
    def pressed(self) -> bool:
        return "[pressed]" in self.states

    @property
    def disabled(self) -> bool:
        return "[disabled]" in self.states


@dataclass(frozen=True)
class Scene:
    things: tuple[Thing, ...]
    raw: str

    def button(self, name: Pattern[str]) -> Thing | None:
        return next(iter(self.buttons(name)), None)

    def buttons(self, name: Pattern[str]) -> list[Thing]:
        return [thing for thing in self.things if thing.role == "button" and name.search(thing.name)]

    def heading(self, name: Pattern[str]) -> Thing | None:
        return next((t for t in self.things if t.role == "heading" and name.search(t.name)), None)

    def says(self, words: Pattern[str]) -> Match[str] | None:
        return next((found for t in self.things if (found := words.search(t.name))), None)

    @property
    def title(self) -> str:
        return next((t.name for t in self.things if t.role == "heading"), "")


def see(page: Page) -> Scene:
    raw = page.locator("body").aria_snapshot(timeout=60_000)
    # What was announced before is no part of the screen.
    shown = raw.split("\n- log")[0]
    things = []
    for line in shown.splitlines():
        plain = line.replace("- '", "- ", 1).replace("\"': ", '": ', 1)
        plain = plain.removesuffix("':").removesuffix("'").replace("''", "'")
        plain = plain.replace("\"': ", '": ', 1)  # a name with a colon in it, and a text
        if found := _LINE.match(plain):
            text = (found["name"] or found["text"] or "").strip().strip('"')
            things.append(Thing(found["role"], text.replace('\\"', '"'), found["states"] or ""))
    return Scene(tuple(things), raw)
