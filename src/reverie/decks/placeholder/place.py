"""Where the plain deck lies once it is drawn."""

from pathlib import Path
from typing import Final

from reverie.decks.format import DECK_FILE, Header

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
    return (folder_in(data) / HEADER.id / DECK_FILE).is_file()


def folder_in(data: Path) -> Path:
    return data / "drawn" / str(EDITION)
