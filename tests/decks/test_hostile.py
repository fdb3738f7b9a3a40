"""S8: pictures that are not what they say are refused with a clear message, or come out clean."""

import io
import struct
import zlib
from collections.abc import Callable

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from reverie.decks import image_sandbox, pictures
from reverie.decks.pictures import develop, look
from reverie.decks.problems import Problem
from reverie.decks.sandbox_answers import Prints
from reverie.decks.webp import pure_size
from tests.decks.files import SECRET, chunk, encoded, painted, png, png_of, png_with

Bytes = Callable[[], bytes]


def bomb() -> bytes:
    """Half a megabyte that would take 660 MB of memory as colours."""
    rows = zlib.compress(b"\0" * (1626 * 13_000), 1)
    return png_of(13_000, 13_000, rows, chunk(b"tEXt", b"Comment\0" + bytes(range(32, 127)) * 4200))


def cut(kind: str, part: float = 0.6) -> Bytes:
    def whole() -> bytes:
        data = encoded(painted(), kind)
        return data[: int(len(data) * part)]

    return whole


def jpeg_claiming(width: int, height: int) -> bytes:
    data = bytearray(encoded(painted(), "JPEG"))
    frame = data.index(b"\xff\xc0")
    data[frame + 5 : frame + 9] = struct.pack(">HH", height, width)
    return bytes(data)


def webp_claiming(width: int, height: int) -> bytes:
    data = bytearray(encoded(painted(), "WEBP"))
    data[26:30] = struct.pack("<HH", width, height)
    return bytes(data)


def avif_claiming(width: int, height: int) -> bytes:
    data = encoded(painted(), "AVIF", speed=10)
    return data.replace(struct.pack(">II", 400, 600), struct.pack(">II", width, height))


def damaged(data: bytes, every: int = 97) -> bytes:
    torn = bytearray(data)
    for place in range(200, len(torn), every):
        torn[place] ^= 0xFF
    return bytes(torn)


def text_bomb() -> bytes:
    return png_with(*(chunk(b"zTXt", b"Comment\0\0" + zlib.compress(b"A" * 40_000_000)) for _ in range(2)))


REFUSED: dict[str, tuple[str, Bytes]] = {
    "nothing": ("picture-empty", lambda: b""),
    "text": ("picture-format", lambda: b"Dear server, this is a picture. Honestly."),
    "web page": ("picture-format", lambda: b"<!DOCTYPE html><script>alert(1)</script>"),
    "script in a page": ("picture-format", lambda: b"  <script src=x></script>"),
    "svg": ("picture-format", lambda: b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    "svg with entities": (
        "picture-format",
        lambda: b'\xef\xbb\xbf<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><svg>&a;</svg>',
    ),
    "gif": ("picture-format", lambda: encoded(painted(), "GIF")),
    "bmp": ("picture-format", lambda: encoded(painted(), "BMP")),
    "tiff": ("picture-format", lambda: encoded(painted(), "TIFF")),
    "ico": ("picture-format", lambda: encoded(painted((64, 64)), "ICO")),
    "tga without a mark": ("picture-format", lambda: encoded(painted(), "TGA")),
    "ppm": ("picture-format", lambda: encoded(painted(), "PPM")),
    "jpeg 2000": ("picture-format", lambda: b"\0\0\0\x0cjP  \r\n\x87\n" + bytes(200)),
    "eps": ("picture-format", lambda: b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n"),
    "pdf": ("picture-format", lambda: b"%PDF-1.7\n" + bytes(99)),
    "photoshop": ("picture-format", lambda: b"8BPS\0\1" + bytes(99)),
    "heic": ("picture-format", lambda: b"\0\0\0\x18ftypheic" + bytes(99)),
    "film": ("picture-format", lambda: b"\0\0\0\x18ftypmp42" + bytes(99)),
    "program": ("picture-format", lambda: b"MZ\x90\0" + bytes(99)),
    "shell script": ("picture-format", lambda: b"#!/bin/sh\necho hello\n"),
    "web page before a picture": ("picture-format", lambda: b"<html><!--" + png()),
    "too heavy": ("picture-too-heavy", lambda: png() + bytes(pictures.MOST_BYTES)),
    "png bomb": ("picture-too-large", bomb),
    "png claiming the world": ("picture-too-large", lambda: png_of(2**31 - 1, 2**31 - 1, zlib.compress(b""))),
    "just over 20 million": ("picture-too-large", lambda: png_of(5001, 4000, zlib.compress(b""))),
    "jpeg claiming 65000": ("picture-too-large", lambda: jpeg_claiming(65_000, 65_000)),
    "webp claiming 16383": ("picture-too-large", lambda: webp_claiming(16_383, 16_383)),
    "avif claiming 60000": ("picture-broken", lambda: avif_claiming(60_000, 60_000)),
    "cut png": ("picture-broken", cut("PNG")),
    "cut jpeg": ("picture-broken", cut("JPEG")),
    "cut webp": ("picture-broken", cut("WEBP")),
    "cut avif": ("picture-broken", cut("AVIF")),
    "cut after the header": ("picture-broken", cut("PNG", 0.03)),
    "png of noughts": ("picture-broken", lambda: b"\x89PNG\r\n\x1a\n" + bytes(4000)),
    "jpeg of noise": ("picture-broken", lambda: b"\xff\xd8\xff\xe0" + bytes(range(256)) * 20),
    "webp of noise": ("picture-broken", lambda: b"RIFF\xff\xff\xff\x7fWEBPVP8 " + bytes(range(256)) * 9),
    "avif of noise": ("picture-broken", lambda: b"\0\0\0\x18ftypavif" + bytes(range(256)) * 9),
    "png of no size": ("picture-broken", lambda: png_of(0, 0, zlib.compress(b""))),
    "png without pixels": ("picture-broken", lambda: png_of(400, 600, zlib.compress(b""))),
    "damaged png": ("picture-broken", lambda: damaged(png())),
    "damaged header": ("picture-broken", lambda: png()[:20] + b"\x7f" + png()[21:]),
    "png text bomb": ("picture-broken", text_bomb),
    "one pixel": ("picture-too-small", lambda: encoded(painted((1, 1)), "PNG")),
    "too narrow": ("picture-too-small", lambda: encoded(painted((299, 900)), "JPEG")),
    "a ribbon": ("picture-too-small", lambda: encoded(painted((9_000, 60)), "PNG")),
}


@pytest.mark.parametrize("name", REFUSED)
def test_s8_a_hostile_picture_is_refused_with_a_reason_in_two_languages(name: str) -> None:
    code, make = REFUSED[name]
    found = look(make())
    assert isinstance(found, Problem)
    assert found.code == code
    assert found.message("en") != found.message("fr")
    assert "{" not in found.message("en") + found.message("fr")


def with_text() -> bytes:
    notes = PngInfo()
    notes.add_text("Comment", SECRET.decode())
    notes.add_itxt("XML:com.adobe.xmp", SECRET.decode(), zip=True)
    return encoded(painted(), "PNG", pnginfo=notes)


def with_exif(kind: str) -> Bytes:
    def make() -> bytes:
        exif = Image.Exif()
        exif[0x010E] = exif[0x9286] = SECRET.decode()
        exif[0x8825] = {1: "N", 2: (48.0, 51.0, 29.0)}
        return encoded(painted(), kind, exif=exif)

    return make


def polyglot(kind: str, tail: bytes) -> Bytes:
    return lambda: encoded(painted(), kind) + tail


def animated(kind: str) -> Bytes:
    frames = [painted(seed=seed) for seed in range(4)]
    return lambda: encoded(frames[0], kind, save_all=True, append_images=frames[1:])


def deep() -> bytes:
    """16 bits a pixel: half of the range is white for a reader that only clips."""
    return encoded(Image.new("I;16", (400, 600), 32_768), "PNG")


CLEANED: dict[str, Bytes] = {
    "png text": with_text,
    "png with an unknown chunk": lambda: png_with(chunk(b"prVt", SECRET)),
    "png with a broken profile": lambda: png_with(chunk(b"iCCP", b"x\0\0" + zlib.compress(SECRET))),
    "jpeg comment": lambda: encoded(painted(), "JPEG", comment=SECRET),
    "jpeg place and maker": with_exif("JPEG"),
    "png place and maker": with_exif("PNG"),
    "webp place and maker": with_exif("WEBP"),
    "avif place and maker": with_exif("AVIF"),
    "webp xmp": lambda: encoded(painted(), "WEBP", xmp=SECRET),
    "png and page": polyglot("PNG", b"<html><script>" + SECRET),
    "jpeg and program": polyglot("JPEG", b"MZ" + SECRET),
    "jpeg and zip": polyglot("JPEG", b"PK\x03\x04" + SECRET),
    "webp and php": polyglot("WEBP", b"<?php " + SECRET),
    "animated webp": animated("WEBP"),
    "animated png": animated("PNG"),
    "animated avif": animated("AVIF"),
    "four inks": lambda: encoded(painted(mode="CMYK"), "JPEG"),
    "palette": lambda: encoded(painted(mode="P"), "PNG", transparency=0),
    "transparent": lambda: encoded(Image.new("RGBA", (400, 600), (9, 9, 9, 0)), "PNG"),
    "grey and transparent": lambda: encoded(painted(mode="LA"), "PNG"),
    "black and white": lambda: encoded(painted(mode="1"), "PNG"),
    "sixteen bits": deep,
    "turned": lambda: encoded(painted((900, 600)), "JPEG", exif=_turned()),
}


def _turned() -> Image.Exif:
    exif = Image.Exif()
    exif[0x0112] = 6
    return exif


@pytest.mark.parametrize("name", CLEANED)
def test_s8_a_strange_picture_comes_out_as_pixels_and_nothing_else(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image_sandbox, "SIZES", {600: (60, 90), 1200: (120, 180)})
    prints = image_sandbox.develop(CLEANED[name]())
    assert isinstance(prints, Prints), prints
    assert pure_size(prints.small) == (60, 90)
    assert pure_size(prints.large) == (120, 180)
    assert pure_size(prints.preview) == (12, 18)
    assert len(prints.preview) <= image_sandbox.PREVIEW_BYTES
    for data in (prints.small, prints.large, prints.preview):
        assert SECRET not in data
        assert b"EXIF" not in data
        assert b"XMP " not in data


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "AVIF"])
def test_s8_the_child_process_prints_both_sizes_and_the_preview(kind: str) -> None:
    prints = develop(with_exif(kind)())
    assert isinstance(prints, Prints), prints
    assert (prints.width, prints.height) == (400, 600)
    assert pure_size(prints.small) == (600, 900)
    assert pure_size(prints.large) == (1200, 1800)
    assert SECRET not in prints.small + prints.large + prints.preview


def shown(data: bytes) -> tuple[int, int, int]:
    """The colour in the middle of what comes out."""
    prints = image_sandbox.develop(data)
    assert isinstance(prints, Prints), prints
    with Image.open(io.BytesIO(prints.small)) as image:
        pixel = image.getpixel((image.width // 2, image.height // 2))
    assert isinstance(pixel, tuple)
    red, green, blue = pixel
    return int(red), int(green), int(blue)


def test_colours_come_out_as_they_went_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image_sandbox, "SIZES", {600: (60, 90), 1200: (120, 180)})
    assert all(abs(part - 128) < 6 for part in shown(deep()))
    for kind in ("PNG", "JPEG", "WEBP", "AVIF"):
        found = shown(encoded(Image.new("RGB", (400, 600), (200, 60, 30)), kind))
        assert all(abs(a - b) < 9 for a, b in zip(found, (200, 60, 30), strict=True))
    assert shown(CLEANED["transparent"]())[0] > 230


def test_the_largest_picture_allowed_can_be_opened_within_the_limits() -> None:
    rows = zlib.compress(bytes((4000 * 4 * 2 + 1) * 5000), 1)  # 16 bits for red, green, blue and clear
    header = struct.pack(">IIBBBBB", 4000, 5000, 16, 6, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    assert look(data) is None


def test_a_picture_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SECONDS", 0.01)
    found = look(png())
    assert isinstance(found, Problem)
    assert found.code == "picture-too-hard"


@pytest.mark.parametrize("task", ["import time; time.sleep(0)", "x = bytearray(2**31)", "while True: pass"])
def test_the_child_cannot_take_more_than_its_share(task: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a taken-over child does, the answer is a refusal: here it does not even speak our language."""
    pytest.importorskip("resource")
    program = (
        f"from reverie.decks import image_sandbox as d; d.CPU_SECONDS = 1; d.limit_this_process(); {task}"
    )
    if task.startswith("while"):
        program = program.replace("; while", "\nwhile")
    monkeypatch.setattr(pictures, "COMMAND", ("-c", program))
    found = look(png())
    assert isinstance(found, Problem)
    assert found.code in {"picture-too-hard", "picture-broken"}


def test_what_a_taken_over_child_returns_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    good = develop(png())
    assert isinstance(good, Prints)
    for bad in (good.small + b"<script>", b"<html>", good.large, encoded(painted((600, 900)), "PNG")):
        forged = Prints(400, 600, bad, good.large, good.preview)
        monkeypatch.setattr(pictures, "_ask", lambda data, task, forged=forged: forged)
        found = develop(png())
        assert isinstance(found, Problem)
        assert found.code == "picture-broken"
