"""A log checked from outside: every command decided again by the rules, every shuffle from its seed."""

from collections.abc import Iterable, Iterator
from functools import reduce
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from reverie.game.chance import SeededChance
from reverie.game.edition import edition_of
from reverie.game.events import CardsDrawn, GameEnded, GameStarted, TableLaid
from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.lobby import events as ev
from reverie.lobby.decide import RoomProgress, decide
from reverie.lobby.evolve import evolve
from reverie.lobby.fairness import next_seed
from reverie.lobby.replay_commands import guesses
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
    room, checked = _founded(next(rows, None))
    version = 1
    for row in rows:
        if row.version != version + 1:
            raise Mismatch(f"after version {version} comes {row.version}: rows are missing or out of order")
        version = row.version
        started = next((e for e in row.events if isinstance(e, GameStarted)), None)
        if started is not None:
            if checked is not None:
                yield checked
            checked = _begun(room, started)
        room = _again(_by_edition(room, started), row, started)
        if checked is not None:
            checked.moves += 1
            checked.shuffles += sum(map(_drawn, row.events))
            checked.over |= any(isinstance(e, GameEnded) for e in row.events)
    if checked is not None:
        yield checked


def _founded(row: Entry | None) -> tuple[Room, Checked | None]:
    """The first row: a table is opened, and whatever it began with follows, command after command."""
    if row is None or row.version != 1 or not row.events or not isinstance(row.events[0], ev.RoomOpened):
        raise Mismatch("the log does not begin with the opening of a table: export it with `reverie export`")
    room, checked = row.events[0].open(), None
    started = next((e for e in row.events if isinstance(e, GameStarted)), None)
    room, rest = _by_edition(room, started), row.events[1:]
    while rest:
        done = _next(room, rest, "" if started is None else started.seed)
        if started in done.events:
            assert started is not None
            checked = _begun(room, started)
            checked.moves, checked.shuffles = 1, sum(map(_drawn, done.events))
        room, rest = done.after, rest[len(done.events) :]
    return room, checked


def _next(room: Room, events: tuple[ev.RoomEvent, ...], seed: str) -> RoomProgress:
    """The command that accounts for most of these events, by whoever opened the table."""
    tried = [decide(room, *guess, SeededChance(seed, 1)) for guess in guesses(room, room.host, events)]
    done = [p for p in tried if not isinstance(p, Refusal) and p.events == events[: len(p.events)]]
    if not done:
        raise Mismatch(f"version 1 ({type(events[0]).__name__}): no command brings this about")
    return max(done, key=lambda progress: len(progress.events))


def _by_edition(room: Room, started: GameStarted | None) -> Room:
    """A game is decided again by the rules it began with."""
    if started is None:
        return room
    try:
        return replace(room, edition=edition_of(started.edition))
    except ValueError as unknown:
        raise Mismatch(str(unknown)) from None


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
    tried, happened = False, _said_once(row.events)
    for actor, command in guesses(room, row.seat, row.events):
        tried = True
        done = decide(room, actor, command, SeededChance(seed, row.version))
        if isinstance(done, Refusal):
            continue
        if done.events == happened:
            return done.after
        if _door_left(done.events) == happened:
            return reduce(evolve, happened, room)
    kind = type(row.events[0]).__name__
    why = "another outcome follows from the rules and the seed" if tried else "no command brings this about"
    raise Mismatch(f"version {row.version} ({kind}): {why}")


def _said_once(events: tuple[ev.RoomEvent, ...]) -> tuple[ev.RoomEvent, ...]:
    """Older rows say twice who came and went: the room's event, then the game's (ADR 13)."""
    twice: tuple[type, ...] = (ev.PlayerLeft, ev.SeatHanded, ev.NewcomerAdmitted)
    if any(isinstance(e, GameStarted) for e in events):
        twice += (ev.PlayerAway,)
    return tuple(e for e in events if not isinstance(e, twice))


def _door_left(events: tuple[ev.RoomEvent, ...]) -> tuple[ev.RoomEvent, ...]:
    """As older rows have it: nobody's going renewed the invite (S13)."""
    return tuple(e for e in events if not isinstance(e, ev.InviteRenewed))


def _drawn(event: ev.RoomEvent) -> bool:
    """Where chance had a part."""
    return isinstance(event, GameStarted | TableLaid | CardsDrawn)
