"""Photographs as a phone makes them, with place, time and maker written into them, made by the tests."""

import io
import zipfile
from random import Random

from PIL import Image, ImageDraw, ImageFilter

MAKER = "MARKER-of-the-camera-that-must-not-come-out"
PLACE = (48.0, 51.0, 29.9)


def photograph(number: int, size: tuple[int, int] = (600, 800)) -> bytes:
    """A landscape of its own for every number."""
    rng = Random(number)
    image = Image.linear_gradient("L").resize(size).convert("RGB")
    sky, earth = ([rng.randrange(40, 230) for _ in range(3)] for _ in range(2))
    image = Image.blend(
        Image.new("RGB", size, tuple(sky)),
        Image.merge("RGB", [image.getchannel(0).point(_toward(c)) for c in earth]),
        0.6,
    )
    pen = ImageDraw.Draw(image)
    for _ in range(9):
        x, y, r = rng.randrange(size[0]), rng.randrange(size[1]), rng.randrange(20, 160)
        pen.ellipse((x - r, y - r, x + r, y + r), fill=tuple(rng.randrange(256) for _ in range(3)))
    image = image.filter(ImageFilter.GaussianBlur(2))
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=85, exif=_exif(), comment=MAKER.encode())
    return buffer.getvalue()


def _toward(colour: int) -> list[int]:
    return [round(v * colour / 255) for v in range(256)]


def _exif() -> Image.Exif:
    exif = Image.Exif()
    exif[0x010F] = exif[0x9286] = MAKER
    exif[0x0132] = "2026:07:14 20:11:09"
    exif[0x8825] = {1: "N", 2: PLACE, 3: "E", 4: (2.0, 17.0, 40.2)}
    return exif


def zip_of(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return buffer.getvalue()


def assert_bare(webp: bytes) -> None:
    """Pixels and nothing else: no place, no maker, no comment, no profile."""
    assert webp[:4] == b"RIFF"
    assert webp[8:16] == b"WEBPVP8 "
    pixels = int.from_bytes(webp[16:20], "little")
    assert len(webp) == 20 + pixels + pixels % 2  # no chunk beside that of the pixels
    # Four letters at least: three are among the pixels by chance.
    for trace in (MAKER.encode(), b"EXIF", b"Exif", b"XMP ", b"ICCP", b"2026:07"):
        assert trace not in webp
    with Image.open(io.BytesIO(webp)) as image:
        assert not image.getexif()
        assert not {"exif", "xmp", "icc_profile", "comment"} & set(image.info)
