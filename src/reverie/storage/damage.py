"""A file that SQLite cannot make sense of: how it is known, and what to do about it."""

import sqlite3
from pathlib import Path
from typing import Final

DAMAGE: Final = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def said(told: str, path: Path, problem: Exception, otherwise: str = "") -> str:
    """What went wrong, with the way out: of a broken file, or another."""
    broken = getattr(problem, "sqlite_errorcode", None) in DAMAGE
    return f"{told}: {problem}. {cure(path) if broken else otherwise}".rstrip()


def cure(path: Path) -> str:
    return (
        f"The file is damaged. Put a backup back: reverie restore FILE --data {path.parent}. "
        f"Or move it away, with {path.name}-wal, to begin with an empty one."
    )


def sound(db: sqlite3.Connection) -> bool:
    """Looked through from end to end, but for what an index says of a row."""
    return bool(db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
