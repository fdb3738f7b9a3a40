"""A person who makes a deck of their own pictures on the page."""

from re import compile as re

from playwright.sync_api import FilePayload, Locator

from tests.browser.messages import saying
from tests.browser.person import Person

KEYS = {
    "title": "pictures.title",
    "play": "pictures.play",
    "saved": "pictures.saved",
    "edit": "pictures.edit",
    "delete": "pictures.remove",
    "yes": "pictures.yes",
    "after": "pictures.after",
    "decks": "pictures.shelf",
    "open": "pictures.open",
    "new": "pictures.newDeck",
}


def files(pictures: dict[str, bytes], kind: str = "image/jpeg") -> list[FilePayload]:
    return [FilePayload(name=name, mimeType=kind, buffer=data) for name, data in pictures.items()]


class Album:
    """The page of own pictures as one person uses it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.words = {word: re(f"^{saying(person.look.language, key)}") for word, key in KEYS.items()}

    def open(self) -> None:
        self.person.button(self.words["title"]).click()
        self.dialog.get_by_role("group").or_(self.dialog.get_by_role("list")).first.wait_for()

    @property
    def dialog(self) -> Locator:
        return self.person.page.get_by_role("dialog", name=self.words["title"])

    def give(self, sent: list[FilePayload], way: str = "files") -> None:
        self.dialog.locator(f"input[data-way={way}]").set_input_files(sent)

    def wait_for(self, count: int, seconds: float = 120) -> None:
        words = saying(self.person.look.language, "pictures.cards").replace(r"\d+", str(count))
        self.dialog.get_by_text(re(rf"^\s*{words}[.。]")).wait_for(timeout=seconds * 1000)

    def press(self, word: str) -> None:
        self.person.button(self.words[word]).last.click()
