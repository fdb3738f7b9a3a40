"""The plain deck: 84 simple cards drawn by code, to play with until enough are painted."""

import os
import shutil
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import product
from pathlib import Path

import msgspec

from reverie.decks.format import CardEntry, DeckFile
from reverie.decks.image_sandbox import preview
from reverie.decks.placeholder.drawing import MOODS
from reverie.decks.placeholder.place import HEADER, folder_in, is_drawn
from reverie.decks.placeholder.scenes import MOTIFS
from reverie.decks.placeholder.scenes import draw as draw_card
from reverie.decks.sandbox_answers import Prints
from reverie.decks.texts import CardClue, Texts
from reverie.decks.writing import write_deck, write_pictures


def draw(data: Path, progress: Callable[[int, int], None] = lambda done, total: None) -> Path:
    """Draw the deck unless it is there; returns the folder that holds it."""
    folder = folder_in(data)
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
