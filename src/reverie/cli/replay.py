"""`reverie replay`: a log as a story, as the table or as one seat saw it."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from reverie.cli.command import Complaint
from reverie.cli.files import reading
from reverie.cli.log import LogHeader, LogRow, read
from reverie.cli.story import tell
from reverie.cli.wording import UNSEATED, listed, printable
from reverie.game.events import GameStarted
from reverie.game.ids import Seat
from reverie.game.observe import Onlooker, Viewer, observe
from reverie.game.views import GameView
from reverie.lobby.events import LobbyChange, RoomOpened
from reverie.lobby.evolve import evolve, room_of
from reverie.lobby.state import Room, playing
from reverie.lobby.table_rules import rules_of

DESCRIPTION = "Tell the games in a log as a story: as everybody at the table saw it, or as one player did."
EXAMPLES = """\
  reverie simulate --seed 7 --log game.jsonl
  reverie replay game.jsonl                what everybody could see
  reverie replay game.jsonl --seat ann     … and what ann could see
  head -n 40 game.jsonl | reverie replay - --seat ann
"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a log of `reverie simulate --log` (- for input)")
    parser.add_argument("--seat", metavar="NAME", help="see the game with the eyes of this player")


def run(args: Namespace) -> int:
    console = Console(highlight=False, soft_wrap=True)
    teller = Teller(args.seat)
    with reading(args.file) as file:
        for number, line in read(file):
            try:
                for text in teller.header(line) if isinstance(line, LogHeader) else teller.row(line):
                    console.print(text)
            except (LookupError, AssertionError, AttributeError, TypeError, ValueError):
                raise Complaint(f"line {number} does not follow from the lines before it.") from None
    for text in teller.stop():
        console.print(text)
    return 0


class Teller:
    """Follows the log and shows only what the chosen viewer is shown; knows one game at a time."""

    def __init__(self, wanted: str | None) -> None:
        self.wanted = wanted
        self.names: dict[Seat, str] = {}
        self.room: Room | None = None
        self.alone = True
        """The log has games but no room: each brings its own."""
        self.seen: GameView | None = None

    def header(self, header: LogHeader) -> Iterator[Text]:
        yield from self.stop()
        yield Text(f"Game {header.game}", "bold underline")

    def row(self, row: LogRow) -> Iterator[Text]:
        """A viewer sees the game between two rows, never in the middle of one."""
        running = self.seen is not None
        for event in row.events:
            if isinstance(event, RoomOpened):
                self.room, self.alone = event.open(), False
                continue
            if isinstance(event, GameStarted):
                yield from self._start(event)
            elif self.room is None and isinstance(event, LobbyChange):
                continue  # before a game whose log stands alone
            assert self.room is not None
            self.room = evolve(self.room, event)
            self.names |= {c.seat: printable(c.name) for c in self.room.chairs}
            running = running or playing(self.room) is not None
        game = None if self.room is None else self.room.game
        if game is None or not running:
            return
        now = observe(rules_of(game.settings), game, self._viewer())
        yield from tell(self.seen, now, self.names)
        self.seen = None if now.result is not None else now  # what follows happens in the lobby

    def stop(self) -> Iterator[Text]:
        """Where a log breaks off, whom the game waits for."""
        if self.seen is not None and self.seen.result is None:
            waiting = listed([(UNSEATED | self.names)[s] for s in self.seen.waiting_for])
            yield Text(f"\nHere the log ends; the game waits for {waiting}.")
        self.seen = None

    def _start(self, event: GameStarted) -> Iterator[Text]:
        self.seen = None
        if self.alone:
            self.room = room_of(event)
        self.names |= {p.seat: printable(p.name) for p in event.players}
        viewer = self._viewer()
        rules = rules_of(event.settings)
        eyes = "" if isinstance(viewer, Onlooker) else f", as {self.names[viewer]} saw it"
        yield Text.assemble(
            (rules.title, "bold"), f" with {listed([self.names[p.seat] for p in event.players])}{eyes}"
        )

    def _viewer(self) -> Viewer:
        if self.wanted is None:
            return Onlooker.SPECTATOR
        for seat, name in self.names.items():
            if name.casefold() == self.wanted.casefold():
                return seat
        raise Complaint(
            f"nobody called {self.wanted} plays here. At the table: {listed([*self.names.values()])}"
        )
