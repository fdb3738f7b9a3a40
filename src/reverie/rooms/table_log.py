"""A table's log as JSON Lines: a header line per game, then one line for each row with its events."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from msgspec import Struct

from reverie import __version__
from reverie.game.events import GameStarted
from reverie.game.ids import TABLE, Seat
from reverie.lobby.events import RoomEvent
from reverie.lobby.state import VISITOR
from reverie.rooms.live.folded_state import read_events
from reverie.storage.port import Row

FORMAT: Final = 1


class LogHeader(Struct, frozen=True, tag_field="line", tag="game"):
    game: int
    ruleset: str
    players: tuple[str, ...]
    seed: str
    format: int = FORMAT
    reverie: str = __version__


class LogRow(Struct, frozen=True, tag_field="line", tag="row"):
    """What one move brought about, so that whoever reads never stops in the middle of one."""

    version: int
    events: tuple[RoomEvent, ...]
    seat: Seat | None = None


LogLine = LogHeader | LogRow
DECODER: Final = msgspec.json.Decoder(LogLine)


def lines_of(rows: Iterable[Row]) -> Iterator[LogLine]:
    games = 0
    for row in rows:
        events = read_events(row)
        for started in (e for e in events if isinstance(e, GameStarted)):
            games += 1
            names = tuple(p.name for p in started.players)
            yield LogHeader(games, started.ruleset, names, started.seed)
        yield LogRow(row.version, events, None if row.actor in (TABLE, VISITOR) else Seat(row.actor))
