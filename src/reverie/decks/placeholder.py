"""The plain deck: 84 simple cards drawn by code, to play with until enough are painted."""

import os
import shutil
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from reverie.decks.darkroom import Prints, preview
from reverie.decks.format import DECK_FILE, CardEntry, DeckFile, Header
from reverie.decks.motifs import MOTIFS
from reverie.decks.motifs import draw as draw_card
from reverie.decks.sketch import MOODS
from reverie.decks.texts import CardClue, Texts
from reverie.decks.writing import write_deck, write_pictures

EDITION: Final = 1
"""To be raised when the drawings change: the deck is then drawn anew."""
HEADER: Final = Header(
    id="plain",
    title={"en": "Plain cards", "fr": "Cartes simples"},
    author="Reverie",
    licence="CC-BY-4.0",
    public=True,
)


def is_drawn(data: Path) -> bool:
    return (_folder(data) / HEADER.id / DECK_FILE).is_file()


def draw(data: Path, progress: Callable[[int, int], None] = lambda done, total: None) -> Path:
    """Draw the deck unless it is there; returns the folder that holds it."""
    folder = _folder(data)
    if is_drawn(data):
        return folder
    part = folder / f".{HEADER.id}.{os.getpid()}"
    cards = list(product(MOTIFS, MOODS))
    previews: dict[str, bytes] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done, (name, prints) in enumerate(pool.map(_prints, cards), 1):
            write_pictures(part, name, prints)
            previews[name] = prints.preview
            progress(done, len(cards))
    write_deck(part, _deck(cards), previews)
    try:
        part.rename(folder / HEADER.id)
    except OSError:  # another process was faster
        shutil.rmtree(part, ignore_errors=True)
        if not is_drawn(data):
            raise
    return folder


def _folder(data: Path) -> Path:
    return data / "drawn" / str(EDITION)


def _prints(card: tuple[str, str]) -> tuple[str, Prints]:
    """Shapes as soft as these gain nothing from the larger size: it is the small one once more."""
    drawn = draw_card(*card)
    buffer = BytesIO()
    drawn.save(buffer, "WEBP", quality=86, method=1)
    picture = buffer.getvalue()
    return "-".join(card), Prints(*drawn.size, picture, picture, preview(drawn))


class _Half(Texts, frozen=True, forbid_unknown_fields=True):
    """What is written about a scene or about a mood."""

    clues: tuple[tuple[str, str], ...] = ()  # type: ignore[assignment]


class _Written(msgspec.Struct, frozen=True):
    scene: dict[str, dict[str, _Half]]
    mood: dict[str, dict[str, _Half]]


def _deck(cards: list[tuple[str, str]]) -> DeckFile:
    source = Path(__file__).with_name("plain.toml").read_text("utf-8")
    written = msgspec.convert(tomllib.loads(source), _Written)
    entries = (
        CardEntry(
            id=f"{scene}-{mood}",
            texts={
                language: _both(written.scene[scene][language], written.mood[mood][language])
                for language in ("en", "fr")
            },
        )
        for scene, mood in cards
    )
    return DeckFile(HEADER, tuple(entries))


def _both(scene: _Half, mood: _Half) -> Texts:
    clues = [{"kind": kind, "text": text} for kind, text in scene.clues + mood.clues]
    return Texts(
        title=f"{scene.title} {mood.title}",
        description=f"{scene.description} {mood.description}",
        tags=scene.tags + mood.tags,
        emotions=mood.emotions,
        clues=msgspec.convert(clues, tuple[CardClue, ...]),
    )
