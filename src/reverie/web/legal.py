"""The operator's own words about themselves and about privacy: a file, perhaps in several languages."""

from pathlib import Path
from typing import Final

MOST: Final = 100_000
"""Bytes that are read of it."""


class LegalFile:
    """Read anew whenever somebody looks: it may be edited while the server runs."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    @property
    def there(self) -> bool:
        return self._path is not None and self._path.is_file()

    def text(self, language: str) -> str | None:
        """`legal.fr.txt` beside `legal.txt`, where it is there and French is asked for."""
        if self._path is None:
            return None
        known = language.isascii() and language.replace("-", "").isalnum()
        own = self._path.with_suffix(f".{language}{self._path.suffix}") if known else self._path
        for path in (own, self._path):
            try:
                with path.open("rb") as file:
                    return file.read(MOST).decode("utf-8", errors="replace").strip()
            except OSError:
                continue
        return None
