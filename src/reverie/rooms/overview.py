"""What whoever runs the server may know of a table: names, sizes, ages; no clue, card, vote or invite."""

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct

from reverie.lobby.state import Room, chair_of, playing, taken
from reverie.rooms.live.folded_state import FoldedRoom, NoSuchRoom, Remembered, UnreadableRoom, remember
from reverie.storage.port import RoomRow

TableState = Literal["lobby", "playing", "paused", "over", "unreadable"]


class TableGuest(Struct, frozen=True):
    name: str
    colour: int
    bot: bool


class TableSummary(Struct, frozen=True):
    code: str
    host: str
    """Whose table it is."""
    ruleset: str
    who: tuple[TableGuest, ...]
    state: TableState
    """`unreadable`: its log holds something that this version does not know."""
    turn: int
    phase: str
    games: int
    """Begun so far."""
    created: int
    active: int
    """When the last move came."""
    size: int
    """Bytes of all moves."""


class TableStore(Remembered, Protocol):
    async def rooms(self) -> list[RoomRow]: ...


class Overview:
    """Keeps what it has read of a table until that table has moved on."""

    def __init__(self, store: TableStore, known: Callable[[str], FoldedRoom | None] = lambda _: None) -> None:
        self._store = store
        self._known = known
        """A table that is open here needs no reading."""
        self._kept: dict[str, tuple[int, TableSummary]] = {}

    async def tables(self, most: int | None = None) -> tuple[list[TableSummary], int]:
        """Those that moved last, and how many there are in all."""
        rows = await self._store.rooms()
        told: dict[str, tuple[int, TableSummary]] = {}
        for row in rows[:most]:
            kept = self._kept.get(row.code)
            if kept is None or kept[0] != row.version:
                try:
                    kept = row.version, await self._summary(row)
                except NoSuchRoom:  # deleted meanwhile
                    continue
            told[row.code] = kept
        self._kept = told
        return [summary for _, summary in told.values()], len(rows)

    async def _summary(self, row: RoomRow) -> TableSummary:
        try:
            return summary(row, self._known(row.code) or await remember(self._store, row.code))
        except UnreadableRoom:
            return TableSummary(row.code, "?", "", (), "unreadable", 0, "", 0, row.created, row.active, 0)


def summary(row: RoomRow, folded: FoldedRoom) -> TableSummary:
    room, game = folded.room, playing(folded.room)
    return TableSummary(
        code=row.code,
        host=_host(room),
        ruleset=game.ruleset if game is not None else room.settings.ruleset,
        who=tuple(TableGuest(c.name, c.colour, c.holder == "bot" and not c.stands_in) for c in taken(room)),
        state=_state(room),
        turn=0 if game is None else game.turn.number,
        phase="" if game is None else game.phase,
        games=room.games,
        created=row.created,
        active=row.active,
        size=folded.size,
    )


def _state(room: Room) -> TableState:
    if playing(room) is not None:
        return "paused" if room.paused else "playing"
    return "lobby" if room.game is None else "over"


def _host(room: Room) -> str:
    for seat in (room.founder, room.host):
        chair = None if seat is None else chair_of(room, seat)
        if chair is not None:
            return chair.name
    return next((c.name for c in room.chairs), "?")
