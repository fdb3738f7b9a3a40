"""One server per data folder: a lock that the system gives back when the process ends, however it ends."""

import os
import signal
import sys
import time
from pathlib import Path

from reverie.storage.port import StoreError

if sys.platform != "win32":  # there, two servers on one folder are not caught
    import fcntl


LOCK = "reverie.lock"


class Guard:
    """Held while the folder is in use; the file says by which process."""

    def __init__(self, data: Path) -> None:
        try:
            data.mkdir(parents=True, exist_ok=True)
            self._file = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
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

        os.truncate(self._file, 0)
        os.pwrite(self._file, str(os.getpid()).encode(), 0)

    def release(self) -> None:
        os.close(self._file)


def ask_to_stop(data: Path, seconds: float) -> bool:
    """Ask the server that uses the folder to stop, as SIGTERM does; whether the folder is free now."""
    for moment in range(max(1, round(seconds * 10))):
        try:
            Guard(data).release()
            return True
        except StoreError:
            if moment == 0:
                pid = int((data / LOCK).read_text() or 0)
                if pid > 0:
                    os.kill(pid, signal.SIGTERM)
            time.sleep(0.1)
    return False
