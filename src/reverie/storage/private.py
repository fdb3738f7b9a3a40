"""The data folder belongs to whoever runs the server: nobody else on the machine may look into it (S15)."""

import os
import sys
from contextlib import suppress
from pathlib import Path


def own_folder(folder: Path) -> None:
    """Made if it is not there; for its owner only."""
    new = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(OSError):  # somebody else's folder, lent to us
        folder.chmod(0o700)
    if new:
        hand_over(folder)


def own(file: Path) -> None:
    """Made, empty, if it is not there; for its owner only."""
    own_folder(file.parent)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(OSError):
        file.chmod(0o600)
    hand_over(file)


def own_all(folder: Path) -> None:
    """Everything in a folder, as older versions or a backup may have left it."""
    own_folder(folder)
    for path in folder.rglob("*"):
        if not path.is_symlink():
            with suppress(OSError):
                path.chmod(0o700 if path.is_dir() else 0o600)
            hand_over(path)


def hand_over(path: Path) -> None:
    """What an administrator makes in the folder of another user is that user's: the server has to read it."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    with suppress(OSError):
        parent, now = path.parent.stat(), path.lstat()
        if parent.st_uid != 0 and now.st_uid == 0:
            os.chown(path, parent.st_uid, parent.st_gid, follow_symlinks=False)
