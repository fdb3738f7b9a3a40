"""One server per data folder: a lock that the system gives back when the process ends, however it ends."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reverie.storage.locks import lock_file
from reverie.storage.port import StoreError
from reverie.storage.private import hand_over, own_folder

LOCK = "reverie.lock"


class Guard:
    """Held while the folder is in use; the file says by which process."""

    def __init__(self, data: Path) -> None:
        with _writable(data):
            own_folder(data)
            self._file = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
            hand_over(data / LOCK)
        if not lock_file(self._file):
            os.close(self._file)
            raise StoreError(
                f"Another Reverie is using {data}. Stop it first, or choose another folder with --data."
            )
        os.truncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        os.close(self._file)


def usable(data: Path) -> None:
    """The folder is there and ours, or it is said what to do."""
    with _writable(data):
        own_folder(data)


@contextmanager
def _writable(data: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise StoreError(
            f"Reverie cannot write to {data}: {problem.strerror}. "
            "Choose a folder you may write to with --data."
        ) from None


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
