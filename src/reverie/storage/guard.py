"""One server per data folder: a lock that the system gives back when the process ends, however it ends."""

import os
import sys
from pathlib import Path

from reverie.storage.port import StoreError

if sys.platform != "win32":  # there, two servers on one folder are not caught
    import fcntl


class Guard:
    """Held while the folder is in use."""

    def __init__(self, data: Path) -> None:
        try:
            data.mkdir(parents=True, exist_ok=True)
            self._file = os.open(data / "reverie.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise StoreError(
                f"Reverie cannot write to {data}: {problem.strerror}. "
                "Choose a folder you may write to with --data."
            ) from None
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._file)
                raise StoreError(
                    f"Another Reverie is using {data}. Stop it first, or choose another folder with --data."
                ) from None

    def release(self) -> None:
        os.close(self._file)
