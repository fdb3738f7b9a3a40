"""The clues of a deck that bots may tell, and how often each has been listened to."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

ROOT: Final = Path(__file__).parents[2]
READINGS: Final = ROOT / "studio" / "readings"
LANGUAGES: Final = ("en", "fr")


class Clue(Struct, frozen=True):
    card: str
    language: str
    text: str


class Told(Struct, frozen=True):
    """What one teller wrote for one card."""

    card: str
    en: list[dict[str, str]]
    fr: list[dict[str, str]]


class Says(Struct, frozen=True):
    """What one reader thought of at one card."""

    card: str
    says: dict[str, list[str]]


def folder(deck: str, kind: str = "") -> Path:
    return READINGS / (deck.replace("-", "_") + (f"_{kind}" if kind else ""))


def deck_file(deck: str) -> Path:
    return ROOT / "src" / "reverie" / "data" / "decks" / deck / "deck.toml"


def dealt(deck: str) -> set[str]:
    """The cards that may still come to a table."""
    cards = tomllib.loads(deck_file(deck).read_text())["cards"]
    return {card["id"] for card in cards if not card.get("retired")}


def written(deck: str) -> Iterator[Clue]:
    """Those in the deck's own file."""
    for card in tomllib.loads(deck_file(deck).read_text())["cards"]:
        for language, texts in card["texts"].items():
            yield from (Clue(card["id"], language, clue["text"]) for clue in texts.get("clues", ()))


def told(deck: str) -> Iterator[Clue]:
    """Those of the tellers, who saw the pictures alone."""
    for path in sorted(folder(deck, "told").glob("teller-*.jsonl")):
        for line in path.read_bytes().splitlines():
            found = msgspec.json.decode(line, type=Told)
            for language in LANGUAGES:
                yield from (Clue(found.card, language, c["text"]) for c in getattr(found, language))


def associations(deck: str) -> dict[str, dict[str, list[str]]]:
    """By card and language, what all its readers thought of."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted(folder(deck).glob("reader-*.jsonl")):
        for line in path.read_bytes().splitlines():
            one = msgspec.json.decode(line, type=Says)
            for language, says in one.says.items():
                found.setdefault(one.card, {}).setdefault(language, []).extend(says)
    return found
