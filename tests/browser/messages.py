"""What the page says, by the keys of its texts: as patterns that find it on a screen, in any language."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.browser.pseudo import PSEUDO, TEXTS

FOLDER: Final = Path(__file__).parents[2] / "client" / "src" / "i18n"
LANGUAGES: Final = tuple(
    sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir() and folder.name not in PSEUDO)
)

_ARGUMENT: Final = re.compile(r"\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,|(,[^{}]*)?\})")
_CASE: Final = re.compile(r"\s*(?:=\d+|[\w-]+)\s*\{")
ANYTHING: Final = ".+?"


@lru_cache
def _texts(language: str, subject: str) -> dict[str, Any]:
    folder = FOLDER if language in LANGUAGES else TEXTS
    return msgspec.json.decode((folder / language / f"{subject}.json").read_bytes(), type=dict[str, Any])


def locale(language: str) -> str:
    """What a browser of that language asks for."""
    found: str = _texts(language, "grammar")["locale"]
    return found if language in LANGUAGES else language


def message(language: str, key: str) -> str:
    """`doors.home.newTable`: the file, then the way to the message in it."""
    subject, *path = key.split(".")
    found: Any = _texts(language, subject)
    for step in path:
        found = found[int(step)] if isinstance(found, list) else found[step]
    assert isinstance(found, str), key
    return found


def saying(language: str, key: str, given: Mapping[str, str] | None = None) -> str:
    """A regular expression for whatever it may say; `given` are the patterns of some of its values."""
    return _pattern(message(language, key), given or {})


def in_any(*keys: str) -> str:
    """What one of them says in any language."""
    return f"(?:{'|'.join(saying(language, key) for language in LANGUAGES for key in keys)})"


def _pattern(text: str, given: Mapping[str, str]) -> str:
    return "".join(_parts(text, given))


def _parts(text: str, given: Mapping[str, str]) -> Iterator[str]:
    at = 0
    while found := _ARGUMENT.search(text, at):
        yield _words(text[at : found.start()])
        at = found.end()
        if not found[2]:
            yield given.get(found[1], ANYTHING)
            continue
        cases = []
        while case := _CASE.match(text, at):
            at = _closing(text, case.end())
            cases.append(_pattern(text[case.end() : at - 1], given))
        at = text.index("}", at) + 1
        yield f"(?:{'|'.join(cases)})"
    yield _words(text[at:])


def _words(text: str) -> str:
    """`#` is the number of a plural, and spaces of all widths are one on the screen."""
    return re.sub(r"\s+", r"\\s+", re.escape(text).replace(r"\ ", " ")).replace(r"\#", r"\d+")


def _closing(text: str, at: int) -> int:
    """The place after the brace that closes what was opened before `at`."""
    depth = 1
    while depth:
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at
