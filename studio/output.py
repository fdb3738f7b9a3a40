"""Writing pictures: drafts as PNG under build/studio, shipped cards as WebP in the deck."""

import io
import os
from pathlib import Path

import numpy as np
from PIL import Image

from studio.colour import Arr

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "studio"
DECK = ROOT / "src" / "reverie" / "data" / "decks" / "first-dreams" / "cards"
QUALITY = 82
FULL_QUALITY = 80  # at full screen nobody sees the difference, and the deck keeps within its 20 MB
PREVIEW_SIZE = (12, 18)
PREVIEW_LIMIT = 400


def to_image(picture: Arr) -> Image.Image:
    """A float picture as an 8-bit image."""
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")


def write(path: Path, data: bytes) -> None:
    """Write whole or not at all: others may be reading."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}")
    part.write_bytes(data)
    part.replace(path)


def encode(image: Image.Image, kind: str, **options: object) -> bytes:
    """An image as the bytes of a file."""
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def preview(image: Image.Image) -> bytes:
    """A blurred card in a few hundred bytes, shown until the picture has come."""
    small = image.resize(PREVIEW_SIZE, Image.Resampling.BOX)
    for quality in (60, 40, 20, 5):
        data = encode(small, "WEBP", quality=quality, method=6)
        if len(data) < PREVIEW_LIMIT:
            break
    return data


def shipped(name: str) -> dict[str, Path]:
    """The files of one shipped card."""
    return {kind: DECK / f"{name}.{kind}.webp" for kind in ("600", "1200", "preview")}


def ship(name: str, picture: Arr) -> None:
    """One rendering at 1200 x 1800 gives both sizes, so they agree to the last star."""
    full = to_image(picture)
    half = full.resize((600, 900), Image.Resampling.LANCZOS)
    files = shipped(name)
    write(files["1200"], encode(full, "WEBP", quality=FULL_QUALITY, method=6))
    write(files["600"], encode(half, "WEBP", quality=QUALITY, method=6))
    write(files["preview"], preview(full))
