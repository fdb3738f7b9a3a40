"""The library of phrases: clues that fit many cards a little and, now and then, one card well."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Final

import reverie
from reverie.bots.clues import Spoken
from reverie.texts import written

FILE: Final = Path(reverie.__file__).parent / "data" / "phrases.toml"


@lru_cache(maxsize=16)
def phrases(language: str) -> tuple[Spoken, ...]:
    """All phrases in a language; in English where there are none."""
    kinds: dict[str, list[str]] = written(language, "phrases") or _english()
    return tuple(Spoken(text, kind, False) for kind, texts in kinds.items() for text in texts)


def _english() -> dict[str, list[str]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))
