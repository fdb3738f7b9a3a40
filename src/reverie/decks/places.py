"""Where Reverie keeps its things on this machine: the data folder, its decks, its secret."""

import os
import secrets
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

import reverie

BUILT_IN: Final = Path(reverie.__file__).parent / "data" / "decks"
"""The decks that come with the game."""


def data_folder() -> Path:
    """`REVERIE_DATA`, or where programs of this system keep their data."""
    if chosen := os.environ.get("REVERIE_DATA"):
        return Path(chosen).expanduser()
    return user_data_path("reverie", appauthor=False)


def installed_decks(data: Path) -> Path:
    return data / "decks"


def installation_secret(data: Path) -> bytes:
    """The secret that picture addresses are keyed with; made once, readable by the owner only."""
    path = data / "secret"
    try:
        return _read(path)
    except FileNotFoundError:
        pass
    data.mkdir(parents=True, exist_ok=True)
    part = data / f".secret.{os.getpid()}.{secrets.token_hex(4)}"
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(part, path)  # unlike a rename, never replaces what another process made just now
    except FileExistsError:
        pass
    except OSError:
        part.replace(path)
    part.unlink(missing_ok=True)
    return _read(path)


def _read(path: Path) -> bytes:
    secret = path.read_bytes()
    if len(secret) < 32:
        raise ValueError(
            f"{path} is damaged: it should hold 32 bytes. Remove it to get new picture addresses."
        )
    return secret
