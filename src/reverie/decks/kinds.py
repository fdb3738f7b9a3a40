"""What a file is by its content: one of the four kinds of picture we take, or something else (S8)."""

from typing import Final, Literal

from reverie.decks.problems import Problem, problem

MOST_BYTES: Final = 15 * 1024 * 1024
HEAD: Final = 512
"""So many bytes tell what a file is."""

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
    return unfit_size(len(data)) or unfit_head(data[:HEAD])


def unfit_size(size: int) -> Problem | None:
    if size == 0:
        return problem("picture-empty")
    return problem("picture-too-heavy", limit=MOST_BYTES // 2**20) if size > MOST_BYTES else None


def unfit_head(head: bytes) -> Problem | None:
    """What its first bytes say against a file."""
    return None if kind_of(head) else problem("picture-format", found=_name(head))


def _name(data: bytes) -> str:
    """A guess for the message at what this is instead of a picture for a card."""
    for start, name in _FOREIGN:
        if data.startswith(start):
            return name
    if data[4:8] == b"ftyp":
        return "heic" if data[8:11] in (b"hei", b"hev", b"mif") else "film"
    text = data[:HEAD].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if b"<svg" in text:
        return "svg"
    if text.startswith((b"<!doctype", b"<html", b"<script", b"<?xml")):
        return "page"
    return "unknown"
