"""How long the log of one table may get: far longer than an evening, and not for ever (S17)."""

from msgspec import Struct

from reverie.lobby.commands import Leave, RoomCommand, Start
from reverie.rooms.live.folded_state import FoldedRoom

MB = 1024 * 1024


class TableLimits(Struct, frozen=True):
    """For what people ask; the table's own clock and its bots bring a game to its end in any case."""

    rows: int = 20_000
    megabytes: int = 16

    def allow(self, folded: FoldedRoom, command: RoomCommand) -> bool:
        """A new game begins only where there is room to finish it; whoever leaves always may."""
        if isinstance(command, Leave):
            return True
        part = 7 / 8 if isinstance(command, Start) else 1.0
        return folded.version < self.rows * part and folded.size < self.megabytes * MB * part


USUAL = TableLimits()
