"""Times and sizes as people say them, for reading in a terminal."""

from typing import Final

_UNITS: Final = ("kB", "MB", "GB", "TB")


def span(milliseconds: int) -> str:
    """How long: 12 s, 26 min, 1 h 12, 9 days."""
    seconds = max(0, milliseconds) // 1000
    if seconds < 60:
        return f"{seconds} s"
    if seconds < 3600:
        return f"{seconds // 60} min"
    if seconds < 48 * 3600:
        return f"{seconds // 3600} h {seconds % 3600 // 60:02}"
    return f"{seconds // 86400} days"


def size(amount: float) -> str:
    """How much: 900 bytes, 84 kB, 1.8 GB."""
    if amount < 1000:
        return f"{amount:.0f} bytes"
    for unit in _UNITS:
        amount /= 1000
        if amount < 999.5 or unit == _UNITS[-1]:
            break
    return f"{amount:.1f} {unit}" if amount < 10 and unit != "kB" else f"{amount:.0f} {unit}"
