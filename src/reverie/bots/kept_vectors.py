"""What the encoder has read and keeps on disk, for a while."""

from contextlib import suppress
from pathlib import Path
from typing import Final

KEPT_DAYS: Final = 30
"""How long vectors that nobody opens stay on the disk."""


def tidy(folder: Path, now: float) -> int:
    """Cards are written anew and decks go: what nobody has opened for long goes too. Tells how many went."""
    gone = 0
    for path in folder.glob("*.npy"):
        with suppress(OSError):  # another node was quicker
            if path.stat().st_mtime < now - KEPT_DAYS * 24 * 3600:
                path.unlink()
                gone += 1
    return gone
