"""The only pictures that leave the image sandbox: WebP files of one frame and nothing else."""

from base64 import b64decode, b64encode
from binascii import Error
from typing import Final

_PREFIX: Final = "data:image/webp;base64,"
PREVIEW_LIMIT: Final = 800
"""Characters of a preview we still read; those we write are half of that."""


def pure_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a lossy one-frame WebP without metadata or anything after it, else None.

    The decoding process might have been taken over by a hostile picture: what it returns is not trusted.
    """
    length = len(data)
    if length < 30 or data[:4] != b"RIFF" or data[8:16] != b"WEBPVP8 ":
        return None
    chunk = int.from_bytes(data[16:20], "little")
    if int.from_bytes(data[4:8], "little") != length - 8 or chunk + chunk % 2 != length - 20:
        return None
    if data[20] & 1 or data[23:26] != b"\x9d\x01\x2a":
        return None
    return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF


def data_uri(preview: bytes) -> str:
    return _PREFIX + b64encode(preview).decode()


def is_preview(uri: object) -> bool:
    """Whether this is a tiny WebP picture as a data URI, and not something else that a browser would run."""
    if not isinstance(uri, str) or len(uri) > PREVIEW_LIMIT or not uri.startswith(_PREFIX):
        return False
    try:
        return pure_size(b64decode(uri.removeprefix(_PREFIX), validate=True)) is not None
    except (Error, ValueError):
        return False
