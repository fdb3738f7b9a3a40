"""One line of the doctor: how it is, what is so, what to type."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from reverie.web.options import Options

Verdict = Literal["ok", "look", "fix"]


class Finding(Struct, frozen=True):
    verdict: Verdict
    about: str
    said: str
    advice: str = ""
    """What to do, as a sentence without its end."""
    typed: tuple[str, ...] = ()
    """What to type, or to write somewhere, line by line."""


class Case(Struct, frozen=True):
    """What is examined: the settings in force, and the files they come from."""

    options: Options
    settings: Path | None
    """The settings file, if there is one."""
    secrets: tuple[Path, ...] = ()
    """Files with a password or a key in them."""
    unknown: tuple[str, ...] = ()
    """A sentence for each variable that is no setting."""

    @property
    def data(self) -> Path:
        return self.options.data


def count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
