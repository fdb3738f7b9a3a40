"""A person who makes a deck of their own pictures on the page."""

from re import compile as re
from typing import Any

from playwright.sync_api import FilePayload, Locator

from tests.browser.person import Person

WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "title": re(r"^Your pictures$"),
        "play": re(r"^Play with these$"),
        "saved": re(r"^Saved"),
        "count": "{} pictures",
        "edit": re(r"^Edit "),
        "delete": re(r"^Delete the deck$"),
        "yes": re(r"^Delete for good$"),
        "after": re(r"^Delete after the game$"),
        "decks": re(r"^Your decks$"),
        "open": re(r"^Open “"),
        "new": re(r"^New deck$"),
    },
    "fr": {
        "title": re(r"^Tes images$"),
        "play": re(r"^Jouer avec celles-ci$"),
        "saved": re(r"^Enregistré"),
        "count": "{} images",
        "edit": re(r"^Modifier "),
        "delete": re(r"^Supprimer le paquet$"),
        "yes": re(r"^Supprimer pour de bon$"),
        "after": re(r"^Supprimer après la partie$"),
        "decks": re(r"^Tes paquets$"),
        "open": re(r"^Ouvrir «"),
        "new": re(r"^Nouveau paquet$"),
    },
}


def files(pictures: dict[str, bytes], kind: str = "image/jpeg") -> list[FilePayload]:
    return [FilePayload(name=name, mimeType=kind, buffer=data) for name, data in pictures.items()]


class Album:
    """The page of own pictures as one person uses it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.words = WORDS[person.look.language]

    def open(self) -> None:
        self.person.button(self.words["title"]).click()
        self.dialog.get_by_role("group").or_(self.dialog.get_by_role("list")).first.wait_for()

    @property
    def dialog(self) -> Locator:
        return self.person.page.get_by_role("dialog", name=self.words["title"])

    def give(self, sent: list[FilePayload], way: str = "files") -> None:
        self.dialog.locator(f"input[data-way={way}]").set_input_files(sent)

    def wait_for(self, count: int, seconds: float = 120) -> None:
        words = self.words["count"].format(count)
        self.dialog.get_by_text(re(rf"^\s*{words}\.")).wait_for(timeout=seconds * 1000)

    def press(self, word: str) -> None:
        self.person.button(self.words[word]).last.click()
