"""What the site's menu lists, and in which language each page has a twin."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


@dataclass(frozen=True)
class Section:
    title: dict[Language, str]
    pages: tuple[str, ...]
    """By their English names; one that ends with a slash stands for all pages in that folder."""


PLAYERS_AND_HOSTS = (
    Section(
        {"en": "Play", "fr": "Jouer"},
        (
            "index",
            "guides/five-minutes",
            "play/en",
            "guides/friends",
            "guides/sofa",
            "guides/own-pictures",
            "roadmap",
        ),
    ),
    Section(
        {"en": "Host", "fr": "Héberger"},
        (
            "guides/host-at-home",
            "guides/host-on-a-server",
            "guides/host-in-a-container",
            "guides/host-many-servers",
            "guides/operators",
        ),
    ),
)
"""In English and French."""

ENGLISH_ONLY = (
    Section(
        {"en": "Take part", "fr": "Participer (en anglais)"},
        (
            "project/contributing",
            "guides/add-a-ruleset",
            "guides/write-a-client",
            "guides/paint",
            "translating",
            "project/code-of-conduct",
        ),
    ),
    Section(
        {"en": "Look it up", "fr": "Référence (en anglais)"},
        (
            "server",
            "hosting",
            "tab",
            "upgrading",
            "scale",
            "decks",
            "bots",
            "fairness",
            "reliability",
            "project/security",
            "project/changelog",
            "licences",
        ),
    ),
    Section({"en": "The rules in other languages", "fr": "Les règles en d’autres langues"}, ("play/",)),
    Section({"en": "The exact rules", "fr": "Les règles exactes (en anglais)"}, ("rules/index", "rules/")),
    Section(
        {"en": "How it is built", "fr": "Comment c’est fait (en anglais)"},
        ("project/architecture", "protocol", "adr/"),
    ),
)

SECTIONS = PLAYERS_AND_HOSTS + ENGLISH_ONLY


def language(page: str) -> Language:
    return "fr" if page == "play/fr" or page.startswith("fr/") else "en"


def in_french(page: str) -> str:
    return "play/fr" if page == "play/en" else f"fr/{page}"


def twins(page: str) -> dict[Language, str]:
    """The same page in each language, were there one."""
    english = {"play/fr": "play/en"}.get(page, page.removeprefix("fr/"))
    return {"en": english, "fr": in_french(english)}


def listed(section: Section, pages: set[str]) -> Iterator[str]:
    named = {page for one in SECTIONS for page in one.pages}
    for page in section.pages:
        if page.endswith("/"):
            yield from sorted(p for p in pages if p.startswith(page) and p not in named)
        else:
            yield page


def menu(wanted: Language, pages: set[str]) -> list[tuple[str, list[str]]]:
    """Titles and pages of the menu as read in a language: where there is no French, the English page."""
    found = []
    for section in SECTIONS:
        listing = [
            in_french(page) if wanted == "fr" and in_french(page) in pages else page
            for page in listed(section, pages)
        ]
        found.append((section.title[wanted], [page for page in listing if page in pages]))
    return found
