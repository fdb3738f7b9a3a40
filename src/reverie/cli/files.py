"""Opening what a person names on the command line; `-` is standard input."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from reverie.cli.command import Complaint


@contextmanager
def reading(name: str) -> Iterator[IO[bytes]]:
    if name == "-":
        yield sys.stdin.buffer
        return
    with _naming(name), Path(name).open("rb") as file:
        yield file


@contextmanager
def writing(name: str) -> Iterator[IO[bytes]]:
    with _naming(name), Path(name).open("wb") as file:
        yield file


@contextmanager
def _naming(name: str) -> Iterator[None]:
    """What goes wrong with a file is said with its name, as a sentence."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Complaint(f"cannot use {name}: {error.strerror}") from None
