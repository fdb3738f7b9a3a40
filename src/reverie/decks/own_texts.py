"""What its maker says about a card of an own deck, and what the file's name says before that."""

import re
from pathlib import PurePosixPath
from typing import Annotated, Final
from unicodedata import normalize

from msgspec import Meta, Struct

from reverie.decks.texts import Texts, Word
from reverie.game.clue import readable
from reverie.game.ids import Language

MOST_CARDS: Final = 200
"""In one deck; two of them are more than any game needs."""
_CAMERA: Final = re.compile(
    r"(?i)^(img|dsc[a-z]*|dcim|pxl|mvimg|wp|p|photo|image|screenshot|whatsapp|snap)?[\W\d_]*$"
)


class OwnTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """What its maker says about a card in one language: for screen readers and for bots."""

    title: Annotated[str, Meta(max_length=80)] = ""
    description: Annotated[str, Meta(max_length=200)] = ""
    tags: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()


def full_texts(texts: dict[Language, OwnTexts]) -> dict[str, Texts]:
    return {
        language: Texts(t.title, t.description, t.tags) for language, t in texts.items() if t != OwnTexts()
    }


def title_from(name: str) -> str:
    """`the-old_pier.jpg` is a title, `IMG_2041.jpg` is none."""
    stem = normalize("NFC", PurePosixPath(name.replace("\\", "/")).stem)
    words = " ".join(re.sub(r"[_\-.]+", " ", stem).split())
    if not readable(words) or _CAMERA.match(words) or sum(c.isalpha() for c in words) < 3:
        return ""
    return words[:1].upper() + words[1:80]
