"""Everything bad that somebody might send as a picture or a zip of pictures (S8), and what it is told."""

import io
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image

from tests.decks import test_hostile as pictures
from tests.decks import test_hostile_zips as zips
from tests.decks.files import encoded, painted, png, png_of

Bytes = Callable[[], bytes]


def named(*names: str, content: bytes = b"x") -> Bytes:
    """A zip of files with these names."""

    def make() -> bytes:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            for number, name in enumerate(names):
                archive.writestr(name, content + bytes([number % 250]))
        return buffer.getvalue()

    return make


def crowd() -> bytes:
    return named(*(f"{n}.png" for n in range(10_000)))()


def endless_directory() -> bytes:
    """Thirty megabytes of nothing but names, two hundred thousand of them."""
    entry = (
        b"PK\x01\x02"
        + struct.pack("<6H3L5H2L", 20, 20, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0)
        + b"n" * 100
    )
    count = 200_000
    end = b"PK\x05\x06" + struct.pack("<4H2LH", 0, 0, count % 65536, count % 65536, len(entry) * count, 0, 0)
    return entry * count + end


def bad_utf8() -> bytes:
    data = bytearray(named("aaaa.png")())
    for mark, flags, name in ((b"PK\x03\x04", 6, 30), (b"PK\x01\x02", 8, 46)):
        at = data.index(mark)
        struct.pack_into("<H", data, at + flags, 0x800)
        data[at + name : at + name + 4] = b"\xff\xfe\xc3\x28"
    return bytes(data)


def bombs_in_a_row() -> bytes:
    """Each file is small enough to look harmless; together they are gigabytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for n in range(60):
            archive.writestr(f"{n}.png", bytes(12_000_000))
    return buffer.getvalue()


def as_zip(make: zips.Maker) -> Bytes:
    def whole() -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            return make(Path(folder) / "deck.zip").read_bytes()

    return whole


def polyglot(start: bytes) -> Bytes:
    """It begins as one thing and goes on as a picture."""
    return lambda: start + png()


def lying(kind: str, width: int, height: int) -> Bytes:
    """A picture of few pixels that says it has many."""
    claim = {"JPEG": pictures.jpeg_claiming, "WEBP": pictures.webp_claiming, "AVIF": pictures.avif_claiming}[
        kind
    ]
    return lambda: claim(width, height)


def flat(kind: str, size: tuple[int, int]) -> Bytes:
    """More pixels than we open, honestly packed."""
    return lambda: encoded(Image.new("L", size), kind)


def scan_bomb(scans: int, side: int = 4400) -> bytes:
    """A flat JPEG that goes over its pixels so often: small, and a minute of work with three thousand."""
    plain = encoded(Image.new("RGB", (side, side), (120, 90, 60)), "JPEG", progressive=True, quality=50)
    last, end = plain.rindex(b"\xff\xda"), len(plain) - 2
    return plain[:end] + plain[last:end] * (scans - plain.count(b"\xff\xda")) + plain[end:]


MORE_PICTURES: dict[str, tuple[str, Bytes]] = {
    "png bomb of 600 million": (
        "picture-too-large",
        lambda: png_of(25_000, 25_000, zlib.compress(bytes(99_999))),
    ),
    "png bomb upright": ("picture-too-large", lambda: png_of(1, 30_000_000, zlib.compress(b""))),
    "real 25 million png": ("picture-too-large", flat("PNG", (5000, 5000))),
    "real 25 million jpeg": ("picture-too-large", flat("JPEG", (5000, 5000))),
    "real 25 million webp": ("picture-too-large", flat("WEBP", (5000, 5000))),
    "jpeg claiming 40000": ("picture-too-large", lying("JPEG", 40_000, 30_000)),
    "webp claiming 12000": ("picture-too-large", lying("WEBP", 12_000, 12_000)),
    "avif claiming 30000": ("picture-broken", lying("AVIF", 30_000, 30_000)),
    "gif first, png after": ("picture-format", polyglot(b"GIF89a\x01\x00\x01\x00")),
    "pdf first, png after": ("picture-format", polyglot(b"%PDF-1.4\n")),
    "svg first, png after": ("picture-format", polyglot(b"<svg onload=alert(1)>")),
    "html first, jpeg after": ("picture-format", lambda: b"<html><body>" + encoded(painted(), "JPEG")),
    "tiff first, png after": ("picture-format", polyglot(b"II*\0\x08\0\0\0")),
    "zip first, png after": ("picture-format", polyglot(b"PK\x03\x04")),
    "program first, png after": ("picture-format", polyglot(b"\x7fELF\x02\x01")),
    "big tiff": ("picture-format", lambda: b"MM\0*" + bytes(5_000_000)),
    "sixteen megabytes of png": ("picture-too-heavy", lambda: png() + bytes(16_000_000)),
    "sixteen megabytes of nothing": ("picture-too-heavy", lambda: bytes(16_000_000)),
    "png cut in its last byte": ("picture-broken", lambda: png()[:60] + b"\0" * 900),
    "jpeg that ends at once": ("picture-broken", lambda: b"\xff\xd8\xff\xd9"),
    "webp that ends at once": ("picture-broken", lambda: b"RIFF\x04\0\0\0WEBP"),
    "avif that ends at once": ("picture-broken", lambda: b"\0\0\0\x10ftypavif\0\0\0\0"),
    "jpeg of three thousand scans": ("picture-too-hard", lambda: scan_bomb(3000)),
    "jpeg of a hundred and one scans": ("picture-too-hard", lambda: scan_bomb(101, 800)),
    "avif cut early": ("picture-broken", pictures.cut("AVIF", 0.3)),
    "jpeg cut early": ("picture-broken", pictures.cut("JPEG", 0.2)),
    "webp cut early": ("picture-broken", pictures.cut("WEBP", 0.2)),
}

ZIPS: dict[str, tuple[str, Bytes]] = {
    "ten thousand files": ("zip-too-many", crowd),
    "a directory without end": ("zip-too-many", endless_directory),
    "names that are no text": ("zip-broken", bad_utf8),
    "bombs in a row": ("zip-bomb", bombs_in_a_row),
    "a web server's path": ("path-unsafe", named("../../../var/www/a.png")),
    "windows path": ("path-unsafe", named("..\\..\\a.png")),
    "device name": ("path-unsafe", named("CON:a.png")),
    "same name in a folder": ("path-twice", named("a/b.png", "A/B.png")),
    "a rar inside": ("zip-nested", named("a.png", "more.rar")),
    "no zip at all": ("zip-broken", lambda: b"hello, I am a zip"),
    "a png called zip": ("zip-broken", png),
    "an empty file": ("zip-broken", lambda: b""),
    "an empty zip": ("no-pictures", named()),
    "only notes": ("no-pictures", named("notes.txt", "list.csv")),
}
NOT_FOR_PICTURES = {
    "no deck.toml",
    "heavy picture",
    "zip called a picture",
    "claims too little",
    "other content",
}
"""What is wrong with a zip as a deck, or with one file in it; a zip of pictures is told so file by file."""


def hostile_pictures() -> Iterator[tuple[str, str, Bytes]]:
    for name, (code, make) in {**pictures.REFUSED, **MORE_PICTURES}.items():
        yield name, code, make


def hostile_zips() -> Iterator[tuple[str, str, Bytes]]:
    for name, (code, maker) in zips.REFUSED.items():
        if name not in NOT_FOR_PICTURES:
            yield name, "zip-broken" if code == "not-a-deck" else code, as_zip(maker)
    for name, (code, make) in ZIPS.items():
        yield name, code, make
