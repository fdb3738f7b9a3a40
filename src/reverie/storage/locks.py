"""Locks on open files, which the system gives back when the process ends, however it ends."""

import os
import sys
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR: Final = 0x7FFF0000
"""On Windows nobody else may read what is locked, so it is a byte beyond everything that is written."""


def lock_file(file: int) -> bool:
    """Until the file is closed, or its process is gone; False: another has it."""
    try:
        if sys.platform == "win32":
            os.lseek(file, FAR, os.SEEK_SET)
            try:
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(file, 0, os.SEEK_SET)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
