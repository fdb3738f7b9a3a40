"""What a killed command leaves in the data folder: named, and swept at the next start (R12)."""

import logging
import os
import re
import secrets
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from reverie.storage.locks import lock_file
from reverie.storage.private import own_folder

log = logging.getLogger(__name__)

TMP: Final = "tmp-"
"""How everything begins that is of no use once the process that made it is gone."""
LOCK: Final = ".lock"
OLDER: Final = re.compile(r"tmp[a-z0-9_]{8}|\.secret\.\d+\.[0-9a-f]{8}")
"""What earlier versions left behind when they were killed."""
ASIDE: Final = re.compile(r"before-restore-\d{8}-\d{6}|reverie-moved-\d{8}-\d{6}\.db")
"""What earlier versions put aside for good."""


@contextmanager
def workshop(data: Path, what: str) -> Iterator[Path]:
    """A folder to work in, locked while the process lives."""
    own_folder(data)
    folder = data / f"{TMP}{what}-{secrets.token_hex(6)}"
    own_folder(folder)
    lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        lock_file(lock)
        yield folder
    finally:
        os.close(lock)
        shutil.rmtree(folder, ignore_errors=True)


def sweep(data: Path) -> None:
    """Called by whoever has the folder to itself, before anything is opened there."""
    for path in list(data.iterdir()):
        if path.name.startswith(TMP) or OLDER.fullmatch(path.name):
            if not _in_use(path):
                log.info("swept away what a command left that was killed: %s", path.name)
                remove(path)
        elif ASIDE.fullmatch(path.name):
            log.warning(
                "%s holds games as they were: what is erased here stays in it. Delete it, or keep it "
                "elsewhere as a backup",
                path,
            )


def _in_use(path: Path) -> bool:
    """A backup may be taken while the server starts."""
    try:
        lock = os.open(path / LOCK, os.O_RDWR)
    except OSError:
        return False
    try:
        return not lock_file(lock)
    finally:
        os.close(lock)


def remove(path: Path) -> None:
    """A file, or a folder with all that is in it, if it is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def flush(*paths: Path) -> None:
    """A file, or the list of what is in a folder, reaches the disk."""
    for one in paths:
        if one.is_dir() and sys.platform == "win32":
            continue
        descriptor = os.open(one, os.O_RDWR if sys.platform == "win32" else os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
