"""A log checked from outside: every command decided again by the rules, every shuffle from its seed."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from msgspec import Struct

from reverie.game.chance import SeededChance
from reverie.game.events import CardsDrawn, GameEnded, GameStarted, TableLaid
from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.lobby import events as ev
from reverie.lobby.decide import decide
from reverie.lobby.evolve import open_room
from reverie.lobby.fairness import next_seed
from reverie.lobby.guess import guesses
from reverie.lobby.state import Room, playing


class Entry(Struct, frozen=True):
    """A row of the log, as it was exported."""

    version: int
    seat: Seat | None
    events: tuple[ev.RoomEvent, ...]


class Checked(Struct):
    """One game, as far as the log goes."""

    ruleset: str
    names: tuple[str, ...]
    commitment: str
    promised: bool
    """The seed was settled when the room opened, before the game began."""
    moves: int = 0
    shuffles: int = 0
    over: bool = False


class Mismatch(Exception):
    """The log does not follow from the rules; the message says where and how."""


def verify(log: Iterable[Entry]) -> Iterator[Checked]:
    """Every game of the log that stands the check; a `Mismatch` where one does not."""
    rows = iter(log)
    room = _opened(next(rows, None))
    version = 1
    checked: Checked | None = None
    for row in rows:
        if row.version != version + 1:
            raise Mismatch(f"after version {version} comes {row.version}: rows are missing or out of order")
        version = row.version
        started = next((e for e in row.events if isinstance(e, GameStarted)), None)
        if started is not None:
            if checked is not None:
                yield checked
            checked = _begun(room, started)
        room = _again(room, row, started)
        if checked is not None:
            checked.moves += 1
            checked.shuffles += sum(map(_drawn, row.events))
            checked.over |= any(isinstance(e, GameEnded) for e in row.events)
    if checked is not None:
        yield checked


def _opened(row: Entry | None) -> Room:
    if row is None or row.version != 1 or not row.events or not isinstance(row.events[0], ev.RoomOpened):
        raise Mismatch("the log does not begin with the opening of a table: export it with `reverie export`")
    return open_room(row.events[0])


def _begun(room: Room, started: GameStarted) -> Checked:
    settled = next_seed(room)
    if settled is not None and settled != started.seed:
        raise Mismatch("the game's seed is not the one that the table had promised")
    names = tuple(p.name for p in started.players)
    commitment = sha256(started.seed.encode()).hexdigest()
    return Checked(started.ruleset, names, commitment, promised=settled is not None)


def _again(room: Room, row: Entry, started: GameStarted | None) -> Room:
    running = playing(room)
    seed = started.seed if started is not None else "" if running is None else running.seed
    tried = False
    for actor, command in guesses(room, row.seat, row.events):
        tried = True
        done = decide(room, actor, command, SeededChance(seed, row.version))
        if not isinstance(done, Refusal) and done.events == row.events:
            return done.after
    kind = type(row.events[0]).__name__
    why = "another outcome follows from the rules and the seed" if tried else "no command brings this about"
    raise Mismatch(f"version {row.version} ({kind}): {why}")


def _drawn(event: ev.RoomEvent) -> bool:
    """Where chance had a part."""
    return isinstance(event, GameStarted | TableLaid | CardsDrawn)
