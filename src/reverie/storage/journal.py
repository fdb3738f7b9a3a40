"""A restore that was begun is finished; one that had not got so far leaves no trace (R12).

First everything new lies ready in a folder of its own. Then the journal is written: from that moment on the
new takes the place of the old, step by step, and each step can be done again. Whoever opens the data folder
next goes on with it.
"""

import json
import os
from pathlib import Path
from typing import Final

from reverie.storage.deck_sqlite import PICTURES
from reverie.storage.guard import Guard
from reverie.storage.head import FILE as HEAD
from reverie.storage.leftovers import flush, remove, sweep
from reverie.storage.port import StoreError
from reverie.storage.private import hand_over, own_all

DATABASE: Final = "reverie.db"
SECRET: Final = "secret"
DECKS: Final = "decks"
SETTINGS: Final = "reverie.toml"
KEPT: Final = (DATABASE, PICTURES, HEAD, DECKS, SECRET, SETTINGS)
"""What a backup replaces, in this order."""
STAY: Final = (SECRET, SETTINGS)
"""Where a backup has none of these, the ones that are there stay."""
READY: Final = "restoring"
JOURNAL: Final = "restoring.journal"
MOVING: Final = "moving.journal"


def commit(data: Path) -> None:
    """What lies ready counts from now on."""
    ready = data / READY
    flush(*(path for path in ready.rglob("*")), ready)
    write(data / JOURNAL, json.dumps(sorted(path.name for path in ready.iterdir())))
    finish(data)


def write(file: Path, text: str) -> None:
    part = file.with_name(f"tmp-{file.name}")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(descriptor)
    hand_over(part)
    part.replace(file)
    flush(file.parent)


def finish(data: Path) -> None:
    """The new in the place of the old; what stands there already is left alone."""
    ready, new = data / READY, set(json.loads((data / JOURNAL).read_text(encoding="utf-8")))
    for name in KEPT:
        if (ready / name).exists():
            _clear(data / name)
            (ready / name).rename(data / name)
        elif name not in new and name not in STAY:
            _clear(data / name)
    remove(ready)
    flush(data)
    remove(data / JOURNAL)
    flush(data)


def _clear(path: Path) -> None:
    """With what SQLite keeps beside a file: it must not be taken for part of the new one."""
    for beside in ("-wal", "-shm", "-journal", ""):
        remove(path.with_name(path.name + beside))


def clear_games(data: Path) -> None:
    """Games and own pictures go; installed decks and the secret stay."""
    for name in (DATABASE, PICTURES, HEAD):
        _clear(data / name)


def settle(data: Path) -> None:
    """By whoever has the folder to itself: what was begun is finished, what is left over is swept."""
    if (data / JOURNAL).is_file():
        finish(data)
    remove(data / READY)
    sweep(data)
    own_all(data)


def check_whole(data: Path) -> None:
    """For commands that look at the folder while a server may run."""
    if (data / JOURNAL).is_file():
        guard = Guard(data)
        try:
            settle(data)
        finally:
            guard.release()


def refuse_moving(data: Path) -> None:
    """A file whose games may be in a database already is not played on."""
    if (data / MOVING).is_file():
        raise StoreError(
            f"A move of the games in {data} to PostgreSQL was broken off. Run the same `reverie move` again: "
            f"it goes on. Or, if that database is given up for good, delete {data / MOVING} to stay with the "
            "file."
        )
