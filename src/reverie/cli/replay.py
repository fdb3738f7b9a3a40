"""`reverie replay`: a log as a story, as the table or as one seat saw it."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from reverie.cli.command import Complaint
from reverie.cli.files import reading
from reverie.cli.log import Header, Row, read
from reverie.cli.story import tell
from reverie.cli.wording import listed, printable
from reverie.game.events import GameStarted, NewcomerAdmitted, PlayerAway, PlayerBack
from reverie.game.evolve import begin, evolve
from reverie.game.ids import Seat
from reverie.game.observe import Onlooker, Viewer, observe
from reverie.game.state import Game
from reverie.game.views import GameView
from reverie.lobby.events import LobbyEvent, Renamed, SeatTaken
from reverie.rulesets import RULESETS

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
                for text in teller.header(line) if isinstance(line, Header) else teller.row(line):
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
        self.game: Game | None = None
        self.seen: GameView | None = None

    def header(self, header: Header) -> Iterator[Text]:
        yield from self.stop()
        yield Text(f"Game {header.game}", "bold underline")

    def row(self, row: Row) -> Iterator[Text]:
        """A viewer sees the game between two rows, never in the middle of one."""
        for event in row.events:
            if isinstance(event, GameStarted):
                yield from self._start(event)
            elif isinstance(event, LobbyEvent):
                if isinstance(event, SeatTaken | Renamed):
                    self.names[event.seat] = printable(event.name)
            elif self.game is not None or not isinstance(event, PlayerAway | PlayerBack):
                assert self.game is not None
                if isinstance(event, NewcomerAdmitted):
                    self.names.setdefault(event.seat, f"player {event.seat + 1}")
                self.game = evolve(self.game, event)
        if self.game is None:
            return
        now = observe(RULESETS[self.game.ruleset], self.game, self._viewer())
        yield from tell(self.seen, now, self.names)
        self.seen = now
        if now.result is not None:  # what follows happens in the lobby
            self.game = self.seen = None

    def stop(self) -> Iterator[Text]:
        """Where a log breaks off, whom the game waits for."""
        if self.seen is not None and self.seen.result is None:
            waiting = listed([self.names[s] for s in self.seen.waiting_for])
            yield Text(f"\nHere the log ends; the game waits for {waiting}.")
        self.game = self.seen = None

    def _start(self, event: GameStarted) -> Iterator[Text]:
        self.game, self.seen = begin(event), None
        self.names |= {p.seat: printable(p.name) for p in event.players}
        viewer = self._viewer()
        rules = RULESETS[event.ruleset]
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
