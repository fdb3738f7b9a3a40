"""The log of games as JSON Lines: a header line per game, then one line for each move with its events."""

from collections.abc import Iterator
from typing import IO, Final

import msgspec
from msgspec import Struct

from reverie import __version__
from reverie.cli.command import Complaint
from reverie.game.ids import Seat
from reverie.lobby.events import RoomEvent

FORMAT: Final = 1


class Header(Struct, frozen=True, tag_field="line", tag="game"):
    game: int
    ruleset: str
    players: tuple[str, ...]
    seed: str
    format: int = FORMAT
    reverie: str = __version__


class Row(Struct, frozen=True, tag_field="line", tag="row"):
    """What one move brought about, so that whoever reads never stops in the middle of one."""

    version: int
    events: tuple[RoomEvent, ...]
    seat: Seat | None = None


Line = Header | Row
_DECODER: Final = msgspec.json.Decoder(Line)


def write(file: IO[bytes], line: Line) -> None:
    file.write(msgspec.json.encode(line) + b"\n")


def read(file: IO[bytes]) -> Iterator[tuple[int, Line]]:
    """Every line with its number."""
    for number, text in enumerate(file, 1):
        if not text.strip():
            continue
        try:
            line = _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Complaint(f"line {number} is not a line of a game log: {error}") from None
        if isinstance(line, Header) and line.format > FORMAT:
            raise Complaint(f"line {number}: written by a newer Reverie ({line.reverie}); update to read it.")
        yield number, line
