"""Where a deck comes from: a folder or a zip, read file by file and never trusted (S8)."""

import os
import stat
import zipfile
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import BinaryIO, Final, Protocol
from unicodedata import normalize
from zlib import error as ZlibError  # noqa: N812

from reverie.decks.format import DECK_FILE
from reverie.decks.kinds import MOST_BYTES
from reverie.decks.problems import Problem, problem
from reverie.game.clue import readable

MB: Final = 1024 * 1024
MOST_ZIP: Final = 300 * MB
MOST_UNPACKED: Final = 600 * MB
MOST_FILES: Final = 4000
MOST_RATIO: Final = 100
"""Pictures hardly shrink and texts shrink tenfold; what shrinks more is meant to burst."""
SMALL: Final = 64 * 1024
"""Below this no ratio is of interest."""
_LITTER: Final = ("__MACOSX/", ".DS_Store", "Thumbs.db", "desktop.ini")
_ARCHIVES: Final = (".zip", ".7z", ".rar", ".tar", ".gz", ".bz2", ".xz", ".jar")


class Source(Protocol):
    """The files of a deck, by name relative to deck.toml."""

    def read(self, name: str, most: int = MOST_BYTES) -> bytes | Problem: ...


def open_source(path: Path) -> Source | tuple[Problem, ...]:
    """The deck at a place, or everything that speaks against opening it."""
    if path.is_dir():
        return Folder(path)
    if not path.is_file():
        return (problem("no-such-place").at(str(path)),)
    if not zipfile.is_zipfile(path):
        return (problem("not-a-deck").at(str(path)),)
    return open_zip(path)


def safe_name(name: str) -> bool:
    """Whether a path from a deck stays in its folder on every operating system."""
    parts = name.rstrip("/").split("/")
    return (
        0 < len(name) <= 200
        and readable(name)
        and not any(sign in name for sign in '\\:*?"<>|\n')
        and all(part not in ("", ".", "..") and part.strip() == part for part in parts)
    )


class Folder:
    """A deck that lies open in a folder."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def read(self, name: str, most: int = MOST_BYTES) -> bytes | Problem:
        if not safe_name(name):
            return problem("path-unsafe").at(name)
        path = self._root / PurePosixPath(name)
        if not path.resolve().is_relative_to(self._root.resolve()):
            return problem("link").at(name)
        try:
            with path.open("rb") as file:
                data = file.read(most + 1)
        except OSError:
            return problem("picture-missing", file=name)
        return problem("file-too-heavy", limit=most // MB).at(name) if len(data) > most else data


class Zip:
    """A deck packed in a zip that has passed `open_zip`; it is never unpacked to disk."""

    def __init__(self, archive: zipfile.ZipFile, entries: dict[str, zipfile.ZipInfo]) -> None:
        self._archive = archive
        self._entries = entries

    def names(self) -> tuple[str, ...]:
        return tuple(self._entries)

    def read(self, name: str, most: int = MOST_BYTES) -> bytes | Problem:
        entry = self._entries.get(name)
        if entry is None:
            return problem("picture-missing", file=name)
        try:
            with self._archive.open(entry) as file:
                data = file.read(most + 1)  # whatever size the zip claims
        except (zipfile.BadZipFile, ZlibError, OSError, EOFError, NotImplementedError, RuntimeError):
            return problem("zip-broken").at(name)
        if len(data) > most:
            return problem("file-too-heavy", limit=most // MB).at(name)
        return problem("zip-nested").at(name) if data.startswith(b"PK\x03\x04") else data


def open_zip(place: Path | BinaryIO) -> Zip | tuple[Problem, ...]:
    name = place.name if isinstance(place, Path) else ""
    size = place.stat().st_size if isinstance(place, Path) else place.seek(0, os.SEEK_END)
    if size > MOST_ZIP:
        return (problem("zip-too-heavy", limit=MOST_ZIP // MB).at(name),)
    try:
        archive = zipfile.ZipFile(place)
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        return (problem("zip-broken").at(name),)
    entries = [e for e in archive.infolist() if not e.is_dir() and not _is_litter(e.filename)]
    if problems := (*_whole(archive.infolist()), *(p for e in entries for p in _entry(e)), *_twice(entries)):
        archive.close()
        return problems
    top = _top(entries)
    return Zip(archive, {e.filename.removeprefix(top): e for e in entries if e.filename.startswith(top)})


def _whole(entries: list[zipfile.ZipInfo]) -> tuple[Problem, ...]:
    if len(entries) > MOST_FILES:
        return (problem("zip-too-many", limit=MOST_FILES),)
    if sum(e.file_size for e in entries) > MOST_UNPACKED:
        return (problem("zip-bomb"),)
    lying = sorted(entries, key=lambda e: e.header_offset)
    for one, next_one in pairwise(lying):
        if one.header_offset + 30 + one.compress_size > next_one.header_offset:
            return (problem("zip-overlap"),)
    return ()


def _entry(entry: zipfile.ZipInfo) -> tuple[Problem, ...]:
    found: list[Problem] = []
    mode = entry.external_attr >> 16
    if not safe_name(entry.orig_filename) or entry.orig_filename != entry.filename:
        found.append(problem("path-unsafe"))
    if mode and not stat.S_ISREG(mode) and stat.S_IFMT(mode):
        found.append(problem("link"))
    if entry.flag_bits & 0x1:
        found.append(problem("zip-locked"))
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        found.append(problem("zip-method"))
    if entry.file_size > SMALL and entry.file_size > MOST_RATIO * max(1, entry.compress_size):
        found.append(problem("zip-bomb"))
    if entry.filename.lower().endswith(_ARCHIVES):
        found.append(problem("zip-nested"))
    return tuple(p.at(repr(entry.filename[:80])) for p in found)


def _twice(entries: list[zipfile.ZipInfo]) -> tuple[Problem, ...]:
    """The same name for some system: `Door.png` and `door.png`, or é written in two ways."""
    seen: set[str] = set()
    found: list[Problem] = []
    for entry in entries:
        name = normalize("NFC", entry.filename).casefold()
        if name in seen:
            found.append(problem("path-twice").at(repr(entry.filename[:80])))
        seen.add(name)
    return tuple(found)


def _top(entries: list[zipfile.ZipInfo]) -> str:
    """Many programs pack the folder itself: then deck.toml lies one level down."""
    tops = [e.filename.removesuffix(DECK_FILE) for e in entries if e.filename.endswith(f"/{DECK_FILE}")]
    names = {e.filename for e in entries}
    if DECK_FILE not in names and len(tops) == 1 and tops[0].count("/") == 1:
        return tops[0]
    return ""


def _is_litter(name: str) -> bool:
    return name.startswith(_LITTER[0]) or name.rsplit("/", 1)[-1] in _LITTER
