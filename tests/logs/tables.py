"""Whole evenings at tables nobody planned: the logs that a server would keep of them."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from reverie.bots.random_player import random_move
from reverie.game import commands as moves
from reverie.game.chance import SeededChance
from reverie.game.decide import waiting_for
from reverie.game.ids import TABLE, CardId, Seat
from reverie.game.observe import menu
from reverie.game.refusals import Refusal
from reverie.lobby import commands as do
from reverie.lobby.decide import decide
from reverie.lobby.events import RoomEvent, RoomOpened
from reverie.lobby.fairness import next_seed
from reverie.lobby.state import VISITOR, Room, chair_of, playing, taken
from reverie.lobby.table_rules import rules_of
from reverie.rulesets import RULESETS
from tests.laws.guests import NAMES, any_name, any_watch, by_player, from_outside, gone_chair
from tests.laws.openings import random_deck, random_settings
from tests.laws.room_walk import by_whoever_plays

MORE: Final = tuple(CardId(f"own-{n}") for n in range(30))


class Written(Struct, frozen=True):
    """A row as the server stores it."""

    version: int
    seat: Seat | None
    events: tuple[RoomEvent, ...]


class Evening:
    """A table with the log that a server would have kept of it."""

    def __init__(
        self,
        ruleset: str,
        count: int,
        rng: Random,
        *,
        reading: bool,
        later: int = 0,
        opened: RoomOpened | None = None,
    ) -> None:
        """`reading`: no bot ever moves at random. `later`: cards enough for so many more."""
        if opened is None:
            deck = {"test": random_deck(RULESETS[ruleset].needed(count + later), rng)}
            opened = RoomOpened(random_settings(ruleset, rng), deck, f"secret-{rng.getrandbits(32)}")
        self.rng, self.reading = rng, reading
        self.room: Room = opened.open()
        self.log = [Written(1, None, (opened,))]
        for name in NAMES[:count]:
            bot = len(self.room.chairs) > 1 and rng.random() < 0.25
            self.do(*((Seat(0), do.AddBot(name, "bold")) if bot else (VISITOR, do.Sit(name))))
        for _ in range(6):
            self.do(*_lobby(self.room, rng))
        self.do(Seat(0), do.Configure(random_settings(ruleset, rng)))
        self.do(Seat(0), do.Start())

    def do(self, actor: Seat, command: Any) -> bool:
        version = self.log[-1].version + 1
        running = playing(self.room)
        seed = (next_seed(self.room) or "drawn") if running is None else running.seed
        done = decide(self.room, actor, command, SeededChance(seed, version))
        if isinstance(done, Refusal):
            return False
        self.room = done.after
        self.log.append(Written(version, None if actor in (TABLE, VISITOR) else actor, done.events))
        return True

    def goes_on(self, rows: int) -> None:
        """Until the log has so many rows, or nobody is left who could do anything."""
        for _ in range(rows * 6):
            if len(self.log) >= rows or not any(c.holder == "player" for c in self.room.chairs):
                return
            for actor, command in something(self.room, self.rng):
                self.do(actor, self._as_bots_do(actor, command))

    def goes_on_to(self, phase: str, turn: int) -> None:
        """Everybody does what they are waited for until then."""
        while (game := playing(self.room)) is not None and (game.phase, game.turn.number) != (phase, turn):
            self.do(*onward(self.room, self.rng))

    def _as_bots_do(self, actor: Seat, command: Any) -> Any:
        chair = chair_of(self.room, actor)
        bots = isinstance(command, do.Act) and chair is not None and chair.holder == "bot"
        return (
            do.RandomFallback(command) if bots and not self.reading and self.rng.random() < 0.2 else command
        )


def something(room: Room, rng: Random) -> Iterator[tuple[Seat, Any]]:
    """Mostly what gets the evening on; now and then somebody comes, goes, or asks for what they may not."""
    chance = rng.random()
    if chance < 0.08:
        yield from_outside(room, rng)
    elif chance < 0.14:
        seat = room.host if room.host is not None and rng.random() < 0.4 else _anybody(room, rng)
        yield seat, by_player(room, seat, rng)
    elif chance < 0.2:
        yield from _without_somebody(room, rng)
    elif chance < 0.28:
        yield _coming_or_going(room, rng)
    elif playing(room) is None:
        yield from _between_games(room, rng)
    elif room.paused:
        yield from _everybody_leaves(room) if rng.random() < 0.1 else [(_host(room), do.Pause(False))]
    elif chance < 0.31:
        yield _second_thoughts(room, rng)
    else:
        yield onward(room, rng)


def _anybody(room: Room, rng: Random) -> Seat:
    return rng.choice([c.seat for c in taken(room)] or [Seat(0)])


def _lobby(room: Room, rng: Random) -> tuple[Seat, Any]:
    seat, other = _anybody(room, rng), _anybody(room, rng)
    return seat, rng.choice(
        (
            do.Rename(any_name(rng)),
            do.PickColour(rng.randrange(12)),
            do.TeamUp(seat, other),
            do.TeamUp(seat, other),
            do.PartTeam(seat),
            do.NameOldest(other),
        )
    )


def onward(room: Room, rng: Random) -> tuple[Seat, Any]:
    game = playing(room)
    assert game is not None
    rules = rules_of(game.settings)
    seat = rng.choice(waiting_for(rules, game))
    move = random_move(menu(rules, game, seat), rng)
    return seat, by_whoever_plays(room, seat, do.Act(game.serial, move))  # type: ignore[arg-type]


def _second_thoughts(room: Room, rng: Random) -> tuple[Seat, Any]:
    game = playing(room)
    assert game is not None
    seat = game.turn.storyteller
    if seat is None or rng.random() < 0.4:
        return (seat := _anybody(room, rng)), do.Act(game.serial, moves.TakeBack())
    return seat, do.Act(game.serial, rng.choice((moves.StepBack(), moves.Reword("as I meant to say"))))


def _host(room: Room) -> Seat:
    return room.host if room.host is not None else Seat(0)


def _everybody_leaves(room: Room) -> Iterator[tuple[Seat, Any]]:
    """In the middle of a pause; the next people find the table as it was left."""
    yield from [(c.seat, do.Leave()) for c in room.chairs if c.holder == "player"]
    for name in ("Zoe", "Yan", "Xia"):
        yield VISITOR, do.Sit(name)


def _between_games(room: Room, rng: Random) -> Iterator[tuple[Seat, Any]]:
    host = _host(room)
    kinds: list[tuple[Seat, Any]] = [
        (VISITOR, do.Sit(any_name(rng))),
        (host, do.AddBot(any_name(rng))),
        _coming_or_going(room, rng),
        _lobby(room, rng),
    ]
    if room.game is not None:
        kinds += [
            (host, do.BackToLobby()),
            (TABLE, do.ShareGallery(_anybody(room, rng), f"{rng.getrandbits(64):064x}", 1_800_000_000)),
            (host, do.Unshare(room.games)),
        ]
    elif "own" not in room.decks:
        kinds.append((TABLE, do.OfferDeck("own", MORE, "Holidays")))
    elif "own" not in room.settings.decks:
        kinds.append((host, do.Configure(replace(room.settings, decks=("test", "own")))))
    if room.locked:
        kinds.append((host, do.Lock(False)))
    yield rng.choice(kinds)
    yield host, do.Start()


def _coming_or_going(room: Room, rng: Random) -> tuple[Seat, Any]:
    game, somebody = playing(room), _anybody(room, rng)
    gone = gone_chair(room, rng)
    kinds: list[tuple[Seat, Any]] = [
        (somebody, do.Leave()),
        (VISITOR, do.Sit(any_name(rng))),
        (VISITOR, do.Sit(any_name(rng))),
        (VISITOR, do.TakeOver(gone, any_name(rng))),
        (VISITOR, do.TakeOver(somebody, any_name(rng))),
        (VISITOR, any_watch(room, rng)),
        (TABLE, do.Absent(somebody)),
        (TABLE, do.Present(gone)),
        (TABLE, do.Present(rng.choice([c.seat for c in room.chairs if c.stands_in] or [somebody]))),
    ]
    if room.host is not None:
        host = room.host
        kinds += [(host, do.Remove(somebody)), (host, do.HandToBot(gone)), (host, do.Pause(True))]
        kinds += [(host, do.RemoveWatcher(w.number)) for w in room.watchers[:1]]
        kinds += [(host, do.OpenDoor())] if room.locked or not room.by_code else [(host, do.Lock(True))]
    if game is not None and (halves := [m for s, m in game.mates.items() if s in game.seating.left]):
        kinds += [(m, do.Leave()) for m in halves]  # X6: with the second of a team its seats close
    if game is not None and game.seating.newcomers:
        arriving = rng.choice(game.seating.newcomers)
        kinds += [(TABLE, do.Absent(arriving)), (TABLE, do.Present(arriving)), (arriving, do.Leave())]
    return rng.choice(kinds)


def _without_somebody(room: Room, rng: Random) -> Iterator[tuple[Seat, Any]]:
    """X2: what the host, or two without the host, may do for a table with somebody missing."""
    game = playing(room)
    if game is None:
        return
    if (teller := game.turn.storyteller) is not None and rng.random() < 0.2:
        yield TABLE, do.Absent(teller)
        for seat in _helpers(room, teller, rng):
            yield seat, do.Act(game.serial, moves.SkipTurn())
        return
    if rng.random() < 0.5:
        yield TABLE, do.Absent(_anybody(room, rng) if room.host is None or rng.random() < 0.6 else room.host)
    gone = gone_chair(room, rng)
    if rng.random() < 0.25:
        return (yield VISITOR, do.TakeOver(gone, any_name(rng)))
    if rng.random() < 0.25:
        yield VISITOR, do.AskForSeat(gone, f"{rng.getrandbits(64):064x}")
        answer = do.AnswerAsker(gone, rng.random() < 0.7)
        return (yield from [(seat, answer) for seat in _helpers(room, gone, rng)])
    stop = do.StopGame() if rng.random() < 0.1 else do.HandToBot(gone)
    acts = [do.Act(game.serial, m) for m in (moves.SkipTurn(), moves.PlayFor(gone), moves.MoveOn())]
    ask = rng.choice((stop, *acts))
    for seat in _helpers(room, gone, rng):
        yield seat, ask


def _helpers(room: Room, gone: Seat, rng: Random) -> list[Seat]:
    """The host and somebody, or two."""
    present = [c.seat for c in room.chairs if c.holder == "player" and not c.away and c.seat != gone]
    two = rng.sample(present, min(2, len(present)))
    return [room.host, *two[:1]] if room.host in present and room.host is not None else two
