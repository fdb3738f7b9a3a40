"""The safe way in for a picture: known by its content, bounded, developed in another process (S8)."""

import os
import subprocess
import sys
import tempfile
from typing import Final, Literal

import msgspec

from reverie.decks import darkroom
from reverie.decks.darkroom import Prints, Spoilt
from reverie.decks.problems import Problem, problem
from reverie.decks.webp import pure_size

MOST_BYTES: Final = 15 * 1024 * 1024
SECONDS: Final = 60.0
COMMAND: Final = ("-m", darkroom.__name__)

_FOREIGN: Final[tuple[tuple[bytes, str], ...]] = (
    (b"GIF8", "gif"),
    (b"BM", "bmp"),
    (b"II*\0", "tiff"),
    (b"MM\0*", "tiff"),
    (b"8BPS", "photoshop"),
    (b"%PDF", "pdf"),
    (b"%!PS", "pdf"),
    (b"PK\x03\x04", "archive"),
    (b"\x1f\x8b", "archive"),
    (b"MZ", "program"),
    (b"\x7fELF", "program"),
    (b"#!", "program"),
)


def kind_of(data: bytes) -> Literal["png", "jpeg", "webp", "avif"] | None:
    """What the bytes say the picture is; its name does not matter."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    if data[4:8] == b"ftyp" and data[8:12] in (b"avif", b"avis"):
        return "avif"
    return None


def unfit(data: bytes) -> Problem | None:
    """What is wrong with a picture before it is even opened."""
    if not data:
        return problem("picture-empty")
    if len(data) > MOST_BYTES:
        return problem("picture-too-heavy", limit=MOST_BYTES // 2**20)
    return None if kind_of(data) else problem("picture-format", found=_name(data))


def develop(data: bytes) -> Prints | Problem:
    """The picture cut to the shape of a card, in both sizes and as a preview."""
    answer = _ask(data, "develop")
    if isinstance(answer, Problem):
        return answer
    sizes = pure_size(answer.small), pure_size(answer.large)
    if sizes != (darkroom.SIZES[600], darkroom.SIZES[1200]) or pure_size(answer.preview) is None:
        return problem("picture-broken")
    return answer


def look(data: bytes) -> Problem | None:
    """What is wrong with a picture, found by opening it."""
    answer = _ask(data, "look")
    return answer if isinstance(answer, Problem) else None


def _ask(data: bytes, task: Literal["look", "develop"]) -> Prints | Problem:
    if (wrong := unfit(data)) is not None:
        return wrong
    with tempfile.TemporaryFile() as question, tempfile.TemporaryFile() as answer:
        question.write(data)
        question.seek(0)
        try:
            done = subprocess.run(
                [sys.executable, "-I", *COMMAND, task],
                stdin=question,
                stdout=answer,  # a file, because the child's limits bound a file
                stderr=subprocess.DEVNULL,
                env={name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ},
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return problem("picture-too-hard")
        answer.seek(0)
        printed = answer.read(darkroom.MOST_OUTPUT)
    if done.returncode != 0:
        return problem("picture-too-hard")
    try:
        read = msgspec.msgpack.decode(printed, type=Prints | Spoilt)
    except msgspec.DecodeError:
        return problem("picture-broken")
    return read if isinstance(read, Prints) else _refusal(read)


def _refusal(spoilt: Spoilt) -> Problem:
    match spoilt.code:
        case "picture-too-small":
            wide, high = darkroom.LEAST
            return problem(
                spoilt.code, width=spoilt.width, height=spoilt.height, least_width=wide, least_height=high
            )
        case "picture-too-large":
            return problem(spoilt.code, limit=darkroom.MOST_PIXELS // 1_000_000)
        case _:
            return problem(spoilt.code)


def _name(data: bytes) -> str:
    """A guess for the message at what this is instead of a picture for a card."""
    for start, name in _FOREIGN:
        if data.startswith(start):
            return name
    if data[4:8] == b"ftyp":
        return "heic" if data[8:11] in (b"hei", b"hev", b"mif") else "film"
    text = data[:512].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if b"<svg" in text:
        return "svg"
    if text.startswith((b"<!doctype", b"<html", b"<script", b"<?xml")):
        return "page"
    return "unknown"
