"""Pictures, zips and decks made on the fly for the tests of decks."""

import io
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

SECRET = b"MARKER-5d1c-of-what-must-not-come-out"


def painted(size: tuple[int, int] = (400, 600), mode: str = "RGB", seed: int = 0) -> Image.Image:
    """A picture with something to see in it."""
    image = Image.new("RGB", size, (40 + seed * 7 % 200, 90, 140))
    pen = ImageDraw.Draw(image)
    pen.ellipse((size[0] // 4, size[1] // 4, size[0] // 2, size[1] // 2), fill=(230, 200 - seed % 90, 80))
    pen.line((0, seed % size[1], *size), fill=(250, 250, 250), width=5)
    return image.convert(mode)


def encoded(image: Image.Image, kind: str, **options: Any) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def png(seed: int = 0) -> bytes:
    return encoded(painted(seed=seed), "PNG")


def chunk(name: bytes, data: bytes) -> bytes:
    """One chunk of a PNG file."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png_of(width: int, height: int, pixels: bytes, *extra: bytes) -> bytes:
    """A PNG of one bit a pixel that claims any size, with any compressed pixels."""
    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    chunks = (chunk(b"IHDR", header), *extra, chunk(b"IDAT", pixels), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def png_with(*extra: bytes) -> bytes:
    """An ordinary PNG with chunks of one's own after the header."""
    whole = png()
    return whole[:33] + b"".join(extra) + whole[33:]


def zip_of(path: Path, files: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def deck_toml(*cards: str, deck: str = "seaside", rest: str = "") -> bytes:
    lines = [f'id = "{deck}"', 'title = "By the sea"', 'licence = "CC0-1.0"', 'author = "Ana"', rest]
    lines += (f'[[cards]]\nid = "{card}"\nfile = "{card}.png"' for card in cards)
    return "\n".join(lines).encode()


def deck_files(count: int = 3, deck: str = "seaside") -> dict[str, bytes]:
    """A small deck that is well in every respect."""
    names = [f"card-{number}" for number in range(count)]
    pictures = {f"{name}.png": png(seed) for seed, name in enumerate(names)}
    return {"deck.toml": deck_toml(*names, deck=deck), **pictures}


def folder_of(path: Path, files: Mapping[str, bytes]) -> Path:
    for name, data in files.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_bytes(data)
    return path
