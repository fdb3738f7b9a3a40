"""Making a deck from a folder of anyone's pictures."""

import re
from functools import partial
from pathlib import Path
from typing import Final
from unicodedata import normalize

from msgspec import Struct

from reverie.decks.format import CardEntry, DeckFile, Header
from reverie.decks.pictures import MOST_BYTES, kind_of
from reverie.decks.problems import Problem, problem
from reverie.decks.resize import Order, ProgressCallback, print_cards, silently
from reverie.decks.sources import MB, Folder
from reverie.decks.texts import Texts
from reverie.decks.writing import write_deck
from reverie.game.clue import readable

_MEANT: Final = frozenset(
    {".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".heic", ".heif", ".bmp", ".tif", ".tiff", ".svg"}
)
"""Files that were surely meant as cards: if one cannot be used, its maker is told."""


class Made(Struct, frozen=True):
    deck: DeckFile | None
    problems: tuple[Problem, ...] = ()
    """Pictures that were left out, and why; or why there is no deck at all."""


def make(pictures: Path, out: Path, header: Header, progress: ProgressCallback = silently) -> Made:
    """Write a deck of every usable picture in the folder to `out`."""
    if not pictures.is_dir():
        return Made(None, (problem("no-such-place").at(str(pictures)),))
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        return Made(None, (problem("folder-taken", folder=str(out)),))
    files = [p for p in sorted(pictures.iterdir(), key=_naturally) if _is_meant(p)]
    if not files:
        return Made(None, (problem("no-pictures").at(str(pictures)),))
    source = Folder(pictures)
    digits = max(2, len(str(len(files))))
    named = {f"{number:0{digits}d}{_tail(file.stem)}": file for number, file in enumerate(files, 1)}
    orders = [
        Order(card, file.name, partial(source.read, file.name, MOST_BYTES)) for card, file in named.items()
    ]
    try:
        printed = print_cards(out, orders, progress)
        cards = tuple(
            CardEntry(card, texts=_beside(named[card], header.language)) for card in printed.previews
        )
        if not cards:
            return Made(None, printed.problems)
        deck = DeckFile(header, cards)
        write_deck(out, deck, printed.previews)
    except OSError as error:
        wrong = problem("folder-unwritable", folder=str(out), reason=error.strerror or str(error))
        return Made(None, (wrong,))
    return Made(deck, printed.problems)


def slug(text: str) -> str:
    """A name as an id: `Été à Nantes` becomes `ete-a-nantes`."""
    plain = normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:48].strip("-")


def _tail(stem: str) -> str:
    return f"-{name}" if (name := slug(stem)) else ""


def _naturally(path: Path) -> list[tuple[int, str]]:
    """picture2 before picture10."""
    parts = re.split(r"(\d+)", path.name.casefold())
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


def _is_meant(path: Path) -> bool:
    if path.name.startswith(".") or not path.is_file():
        return False
    if path.suffix.lower() in _MEANT:
        return True
    with path.open("rb") as file:
        return kind_of(file.read(32)) is not None


def _beside(picture: Path, language: str) -> dict[str, Texts]:
    """The texts in `door.txt` beside `door.jpg`: title, description, tags with commas, a line each."""
    note = picture.with_suffix(".txt")
    if not note.is_file() or note.stat().st_size > MB // 16:
        return {}
    lines = [line.strip() for line in note.read_text("utf-8", errors="replace").lstrip("\ufeff").splitlines()]
    title, description, tags = (*(line for line in lines if line and readable(line)), "", "", "")[:3]
    words = tuple(word.strip()[:60] for word in tags.split(",") if word.strip())[:40]
    texts = Texts(title[:80], description[:600], words)
    return {language: texts} if title else {}
