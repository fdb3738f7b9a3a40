"""The log of games as JSON Lines: a header line per game, then one line for each move with its events."""

from collections.abc import Iterator
from typing import IO

import msgspec

from reverie.cli.command import Complaint
from reverie.rooms.table_log import DECODER, FORMAT, LogHeader, LogLine, LogRow

__all__ = ["LogHeader", "LogLine", "LogRow", "read", "write"]


def write(file: IO[bytes], line: LogLine) -> None:
    file.write(msgspec.json.encode(line) + b"\n")


def read(file: IO[bytes]) -> Iterator[tuple[int, LogLine]]:
    """Every line with its number."""
    for number, text in enumerate(file, 1):
        if not text.strip():
            continue
        try:
            line = DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Complaint(f"line {number} is not a line of a game log: {error}") from None
        if isinstance(line, LogHeader) and line.format > FORMAT:
            raise Complaint(f"line {number}: written by a newer Reverie ({line.reverie}); update to read it.")
        yield number, line
