"""How often a JPEG goes over its pixels: a progressive one about ten times, a hostile one thousands (S20)."""

from typing import Final

MOST: Final = 100

_SCAN, _END, _STUFFED = 0xDA, 0xD9, 0x00
_ALONE: Final = (0x01, *range(0xD0, 0xD9))
"""Markers without a length: restarts, and the beginning."""


def too_many_scans(data: bytes) -> bool:
    """Up to the end of the picture; what phones append behind it is not looked at."""
    at, scans = 0, 0
    while (at := data.find(b"\xff", at)) >= 0 and at + 4 <= len(data):
        kind = data[at + 1]
        if kind == _END:
            return False
        if kind in (_STUFFED, 0xFF, *_ALONE):
            at += 1 if kind == 0xFF else 2
            continue
        scans += kind == _SCAN
        if scans > MOST:
            return True
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return False
