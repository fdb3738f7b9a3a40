"""The safe way in for a picture: known by its content, bounded, developed in another process (S8)."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import BinaryIO, Final, Literal

import msgspec

import reverie
from reverie.decks.crop import Crop
from reverie.decks.kinds import HEAD, MOST_BYTES, kind_of, unfit, unfit_head, unfit_size
from reverie.decks.problems import Problem, problem
from reverie.decks.sandbox_answers import (
    LEAST,
    MOST_OUTPUT,
    MOST_PIXELS,
    SIZES,
    Prints,
    Proof,
    SandboxAnswer,
    Spoilt,
)
from reverie.decks.sources import safe_name
from reverie.decks.webp import pure_size
from reverie.decks.zip_upload import Contents

__all__ = ["MOST_BYTES", "contents", "develop", "kind_of", "look", "proof", "recut", "take", "unfit"]

SECONDS: Final = 60.0
_CHILD: Final = "reverie.decks.image_sandbox"
_ROOT: Final = str(Path(reverie.__file__).parents[1])
_RUN: Final = f"import sys; sys.path.insert(0, {_ROOT!r}); from {_CHILD} import main; main()"
COMMAND: Final = ("-c", _RUN)
"""The child runs the very code of its parent, wherever that was started from."""

SandboxTask = Literal["look", "develop", "proof", "recut", "contents", "take"]


def develop(data: bytes) -> Prints | Problem:
    """The picture cut to the shape of a card, in both sizes and as a preview."""
    answer = _ask(data, "develop")
    if isinstance(answer, Problem):
        return answer
    sizes = pure_size(answer.small), pure_size(answer.large)
    if sizes != (SIZES[600], SIZES[1200]) or pure_size(answer.preview) is None:
        return problem("picture-broken")
    return answer


def look(data: bytes) -> Problem | None:
    """What is wrong with a picture, found by opening it."""
    answer = _ask(data, "look")
    return answer if isinstance(answer, Problem) else None


def proof(file: BinaryIO) -> Proof | Problem:
    """A picture that somebody sent: cut by itself, and kept whole to be cut otherwise."""
    file.seek(0)
    head = file.read(HEAD)
    if (wrong := unfit_size(file.seek(0, os.SEEK_END)) or unfit_head(head)) is not None:
        return wrong
    return _checked(ask(file, "proof"))


def recut(whole: bytes, crop: Crop) -> Proof | Problem:
    """The same picture, cut round another point."""
    with tempfile.TemporaryFile() as file:
        file.write(whole)
        return _checked(ask(file, "recut", f"{crop.x:.4f}", f"{crop.y:.4f}", f"{crop.zoom:.3f}"), whole=False)


def contents(file: BinaryIO) -> Contents | Problem:
    """What lies in a zip; its directory can be as hostile as a picture, so it is
    read in the sandboxed child process."""
    found = ask(file, "contents")
    if isinstance(found, Problem):
        return found
    if not isinstance(found, Contents) or not all(map(safe_name, found.names)):
        return problem("zip-broken")
    return found.trusted()


def take(file: BinaryIO, name: str) -> Proof | Problem:
    """One picture out of a zip, read and developed by the child."""
    return _checked(ask(file, "take", name))


def _checked(found: SandboxAnswer | Problem, *, whole: bool = True) -> Proof | Problem:
    if isinstance(found, Contents) and (wrong := found.trusted().problems):
        return wrong[0]
    if isinstance(found, Problem):
        return found
    if not isinstance(found, Proof):
        return problem("picture-broken")
    sizes = pure_size(found.small), pure_size(found.large)
    good = sizes == (SIZES[600], SIZES[1200]) and pure_size(found.preview) is not None
    return found if good and (not whole or pure_size(found.whole)) else problem("picture-broken")


def _ask(data: bytes, task: SandboxTask) -> Prints | Problem:
    if (wrong := unfit(data)) is not None:
        return wrong
    with tempfile.TemporaryFile() as question:
        question.write(data)
        found = ask(question, task)
    return found if isinstance(found, Prints | Problem) else problem("picture-broken")


def ask(question: BinaryIO, *task: str) -> SandboxAnswer | Problem:
    """What the child says about a file; when it says nothing, that is a refusal too."""
    question.flush()
    question.seek(0)
    with tempfile.TemporaryFile() as answer:
        try:
            done = subprocess.run(
                [sys.executable, "-I", *COMMAND, *task],
                stdin=question,
                stdout=answer,  # a file, because the child's limits bound a file
                stderr=subprocess.DEVNULL,
                env={name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ},
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return problem("picture-too-hard")
        answer.seek(0)
        printed = answer.read(MOST_OUTPUT)
    if done.returncode != 0:
        return problem("picture-too-hard")
    try:
        read: SandboxAnswer = msgspec.msgpack.decode(printed, type=SandboxAnswer)
    except msgspec.DecodeError:
        return problem("picture-broken")
    return _refusal(read) if isinstance(read, Spoilt) else read


def _refusal(spoilt: Spoilt) -> Problem:
    match spoilt.code:
        case "picture-too-small":
            wide, high = LEAST
            return problem(
                spoilt.code, width=spoilt.width, height=spoilt.height, least_width=wide, least_height=high
            )
        case "picture-too-large":
            return problem(spoilt.code, limit=MOST_PIXELS // 1_000_000)
        case _:
            return problem(spoilt.code)
