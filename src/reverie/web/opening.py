"""The page as it is sent: where the game lies, and what the first screen needs, named before it asks."""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

HOME: Final = "src/routes/Home.svelte"
ENTRY: Final = "index.html"
APP: Final = '<div id="app"'
"""Where the page is told that there is a text of the operator's (`legal`)."""
WORDS: Final = re.compile(r"main\.([\w-]+)-[\w-]{8}\.js")


class Chunk(Struct, frozen=True):
    """A file of the built page, as Vite's manifest tells of it."""

    file: str
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


def opening(static: Path, base: str, path: str, accepted: str, *, legal: bool = False) -> str:
    """The page's HTML: addresses made absolute, as it is opened at any depth, and the visitor's language."""
    index = static / "index.html"
    language = preferred(accepted, tuple(_words(static, index.stat().st_mtime_ns)))
    page = _written(static, index.stat().st_mtime_ns, base, language, at_home=not path)
    return page.replace(APP, f"{APP} data-legal", 1) if legal else page


@lru_cache(maxsize=64)
def _written(static: Path, built: int, base: str, language: str | None, *, at_home: bool) -> str:
    text = (static / "index.html").read_text(encoding="utf-8")
    words = _words(static, built).get(language or "", None)
    links = [] if words is None else [_module(words)]
    if at_home:
        links += _home(static)
    return text.replace("  </head>", "".join(f"    {link}\n" for link in links) + "  </head>").replace(
        '="./', f'="{base}/'
    )


@lru_cache(maxsize=4)
def _words(static: Path, built: int) -> dict[str, str]:
    """What a page says first, by language."""
    names = sorted(file.name for file in (static / "assets").glob("main.*.js"))
    return {found[1]: f"assets/{name}" for name in names if (found := WORDS.fullmatch(name))}


def _home(static: Path) -> list[str]:
    """The start page is a screen of its own, which would be asked for only after the first file has run."""
    manifest = msgspec.json.decode((static / "manifest.json").read_bytes(), type=dict[str, Chunk])
    there = {chunk.file for chunk in _chunks(manifest, ENTRY)}
    chunks = [chunk for chunk in _chunks(manifest, HOME) if chunk.file not in there]
    styles = [
        f'<link rel="preload" as="style" crossorigin href="./{css}">' for chunk in chunks for css in chunk.css
    ]
    return [_module(chunk.file) for chunk in chunks] + styles


def _chunks(manifest: dict[str, Chunk], key: str, seen: set[str] | None = None) -> Iterator[Chunk]:
    seen = set() if seen is None else seen
    if key in seen or key not in manifest:
        return
    seen.add(key)
    yield manifest[key]
    for name in manifest[key].imports:
        yield from _chunks(manifest, name, seen)


def _module(file: str) -> str:
    return f'<link rel="modulepreload" crossorigin href="./{file}">'


def preferred(accepted: str, languages: tuple[str, ...]) -> str | None:
    """The first language a browser asks for that there is, as the page chooses (i18n/language.svelte.ts)."""
    for tag in _tags(accepted[:200]):
        close = [one for one in languages if one.split("-")[0] == tag.split("-")[0]]
        if tag in languages or close:
            return tag if tag in languages else close[0]
    return "en" if "en" in languages else None


def _tags(accepted: str) -> list[str]:
    weighed = []
    for part in accepted.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), tag))
        except ValueError:
            continue
    return [tag for _, tag in sorted(weighed, key=lambda one: one[0])]
