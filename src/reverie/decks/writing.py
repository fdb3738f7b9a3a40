"""Writing a deck to disk: deck.toml, the pictures in both sizes, previews.json."""

import json
import os
from pathlib import Path

from reverie.decks.format import DECK_FILE, DeckFile
from reverie.decks.sandbox_answers import Prints
from reverie.decks.shelf import PREVIEWS
from reverie.decks.texts import Texts
from reverie.decks.webp import data_uri


def write_file(path: Path, data: bytes) -> None:
    """Whole or not at all: somebody may be reading."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}")
    part.write_bytes(data)
    part.replace(path)


def write_pictures(folder: Path, card: str, prints: Prints) -> None:
    write_file(folder / "cards" / f"{card}.600.webp", prints.small)
    write_file(folder / "cards" / f"{card}.1200.webp", prints.large)


def write_deck(folder: Path, deck: DeckFile, previews: dict[str, bytes]) -> None:
    """deck.toml last: a folder without it is not a deck yet."""
    uris = {card: data_uri(preview) for card, preview in previews.items()}
    write_file(folder / PREVIEWS, (json.dumps(uris, indent=1) + "\n").encode())
    write_file(folder / DECK_FILE, to_toml(deck).encode())


def to_toml(deck: DeckFile) -> str:
    """The deck as a person would have written it."""
    header = deck.header
    title = header.title if isinstance(header.title, str) else dict(header.title)
    lines = [
        f"id = {_value(header.id)}",
        f"title = {_value(title)}",
        f"author = {_value(header.author)}",
        f"licence = {_value(header.licence)}",
        f"public = {_value(header.public)}",
        f"language = {_value(header.language)}",
    ]
    if header.mood:
        lines.append(f"mood = {_value(header.mood)}")
    if header.age:
        lines.append(f"age = {_value(header.age)}")
    for card in deck.cards:
        lines += ["", "[[cards]]", f"id = {_value(card.id)}"]
        if card.file:
            lines.append(f"file = {_value(card.file)}")
        lines += [f"{word} = true" for word in ("retired", "frightening") if getattr(card, word)]
        if card.attitudes is not None:
            seen = {"strict": card.attitudes.strict, "arguable": card.attitudes.arguable}
            lines.append(f"attitudes = {_value(seen)}")
        for language, texts in card.texts.items():
            lines += [f"[cards.texts.{language}]", *_texts(texts)]
    return "\n".join(lines) + "\n"


def _texts(texts: Texts) -> list[str]:
    said = {name: getattr(texts, name) for name in ("title", "description", "tags", "emotions")}
    lines = [f"{name} = {_value(value)}" for name, value in said.items() if value]
    if texts.clues:
        clues = (f"    {{ kind = {_value(c.kind)}, text = {_value(c.text)} }}," for c in texts.clues)
        lines += ["clues = [", *clues, "]"]
    return lines


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case dict():
            return "{ " + ", ".join(f"{k} = {_value(v)}" for k, v in value.items()) + " }"
        case list() | tuple():
            return "[" + ", ".join(_value(item) for item in value) + "]"
        case _:
            return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
