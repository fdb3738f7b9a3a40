"""`kill -9` of a real process at every step it takes on disk: each file operation, each SQL statement (R12).

A test makes `template` in a folder and names a function. A process of its own copies it for each step, forks,
and lets the child work on its copy until it is killed at that step; at last a child comes to the end.
"""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

FILES = frozenset(
    {
        *("open", "os.rename", "os.remove", "os.rmdir", "os.mkdir", "os.chmod", "os.link", "os.truncate"),
        *("shutil.rmtree", "shutil.copyfile", "tempfile.mkstemp"),
    }
)
MOST = 2000
EVERY = int(os.environ.get("REVERIE_KILL_EVERY", "6"))
"""Where there are many steps, every sixth; `make kills`: every single one."""


class Steps:
    """Counts what a process does below a folder, and ends it at one of these steps."""

    def __init__(self, folder: Path, last: int) -> None:
        self._folder = str(folder)
        self._last = last
        self._done = 0

    def step(self, *_: object) -> None:
        self._done += 1
        if self._done == self._last:
            os.kill(os.getpid(), signal.SIGKILL)

    def watch(self) -> None:
        sys.addaudithook(self.hear)
        connect = sqlite3.connect

        def traced(*args: Any, **how: Any) -> sqlite3.Connection:
            self.step()
            db: sqlite3.Connection = connect(*args, **how)
            db.set_trace_callback(self.step)
            return db

        sqlite3.connect = traced  # type: ignore[assignment]

    def hear(self, event: str, args: tuple[object, ...]) -> None:
        if event in FILES and any(self._below(arg) for arg in args[:2]):
            self.step()

    def _below(self, path: object) -> bool:
        return isinstance(path, str | os.PathLike) and str(os.fspath(path)).startswith(self._folder)


def killed_at_every_step(
    folder: Path, work: str, check: str = "", every: int = 1, **environment: str
) -> list[Path]:
    """The folders after each kill, and at the end after none. `work` and `check`: module:function.

    The check is made after each kill, before the next, where all of them share something.
    """
    run = subprocess.run(
        [sys.executable, "-m", "tests.kills.killing", str(folder), work, check, str(every)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return sorted(folder.glob("[0-9]*"))


def _main(folder: Path, work: str, check: str, every: int) -> None:
    do, look = _named(work), _named(check) if check else None  # imported once, here
    for last in range(1, MOST, every):
        place = folder / f"{last:04}"
        shutil.copytree(folder / "template", place)
        steps = Steps(place, last)
        ended = _forked(lambda place=place, steps=steps: (steps.watch(), do(place, steps)))  # type: ignore[misc]
        assert ended in (0, -signal.SIGKILL), f"it fails by itself at step {last}: {ended}"
        if look is not None:
            failed = _forked(lambda place=place: look(place))  # type: ignore[misc]
            assert not failed, f"killed at step {last}"
        if ended == 0:
            return
    raise AssertionError("it never ends")


def _named(name: str) -> Callable[..., object]:
    module, _, function = name.partition(":")
    found: Callable[..., object] = getattr(import_module(module), function)
    return found


def _forked(work: Callable[[], object]) -> int:
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    status = 1
    try:
        work()
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    _main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]))
