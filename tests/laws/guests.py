"""Random commands to a room: from those who sit there, from the door and from the server."""

from random import Random
from typing import Any

from msgspec.structs import replace

from reverie.game import commands as moves
from reverie.game.ids import TABLE, CardId, Seat
from reverie.game.settings import Timers
from reverie.lobby import commands as do
from reverie.lobby.state import VISITOR, Room, playing
from tests.laws.guesses import any_move

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea", "Max", "ann ")
BAD_NAMES = ("", "  ", "x" * 25, "\x07", "\u202enna")


def any_chair(room: Room, rng: Random) -> Seat:
    seats = [c.seat for c in room.chairs]
    return rng.choice(seats) if seats and rng.random() < 0.95 else Seat(rng.randrange(40))


def gone_chair(room: Room, rng: Random) -> Seat:
    """Somebody who is not there, if possible."""
    game = playing(room)
    gone = [] if game is None else [*game.away, *game.left]
    return rng.choice(gone) if gone else any_chair(room, rng)


def any_name(rng: Random) -> str:
    return rng.choice(BAD_NAMES) if rng.random() < 0.1 else rng.choice(NAMES) + rng.choice(("", "", " 2"))


def any_act(room: Room, seat: Seat, rng: Random) -> do.Act:
    """A move with the right serial, mostly."""
    game = room.game
    if game is None:
        return do.Act(1, moves.Ready())
    serial = game.serial if rng.random() < 0.9 else game.serial + rng.choice((-1, 1))
    match rng.randrange(8):
        case 0:
            return do.Act(serial, moves.SkipTurn())
        case 1 | 2:
            return do.Act(serial, moves.PlayFor(gone_chair(room, rng)))
        case 3:
            return do.Act(serial, moves.MoveOn())
        case _:
            return do.Act(serial, any_move(game, seat, rng))


def any_settings(room: Room, rng: Random) -> do.Configure:
    changes: dict[str, Any] = {
        "ruleset": rng.choice((room.settings.ruleset, "dixit", "kids", "odyssey-team", "chess")),
        "target": rng.choice((5, 30, 4, 101)),
        "rounds": rng.choice((1, 3, 0)),
        "timers": Timers(clue=rng.choice((None, 30, 1)), vote=30),
        "decks": rng.choice((("test",), ("test", "more"), (), ("lost",))),
    }
    field = rng.choice(list(changes))
    return do.Configure(replace(room.settings, **{field: changes[field]}))


def by_player(room: Room, seat: Seat, rng: Random) -> Any:
    """Anything a seat may send, legal or not; the game's moves are the most likely."""
    if playing(room) is not None and rng.random() < 0.5:
        return any_act(room, seat, rng)
    other = any_chair(room, rng)
    return rng.choice(
        (
            any_act(room, seat, rng),
            do.Rename(any_name(rng)),
            do.PickColour(rng.randrange(13)),
            do.TeamUp(seat, other),
            do.TeamUp(other, any_chair(room, rng)),
            do.PartTeam(other),
            do.NameOldest(other),
            any_settings(room, rng),
            do.AddBot(any_name(rng)),
            do.Remove(other),
            do.PassHost(other),
            do.Lock(rng.random() < 0.2),
            do.Pause(rng.random() < 0.3),
            do.Start(),
            do.Start(),
            do.BackToLobby(),
            do.Unshare(rng.randrange(3)),
            do.HandToBot(other),
            do.HandToBot(gone_chair(room, rng)),
            do.HandToBot(gone_chair(room, rng)),
            do.Leave() if rng.random() < 0.5 else do.Lock(False),
            do.StopGame() if rng.random() < 0.1 else do.Pause(False),
            moves.SkipTurn(),
            moves.MoveOn(),
            do.Sit(any_name(rng)),
            do.Absent(other),
        )
    )


def from_outside(room: Room, rng: Random) -> tuple[Seat, Any]:
    """What the door and the server ask."""
    other = any_chair(room, rng)
    game = room.game
    serial = 0 if game is None else game.serial - rng.randrange(2)
    if game is not None and game.left and rng.random() < 0.4:
        return VISITOR, do.Sit(any_name(rng))  # a place is free, or seems to be
    command = rng.choice(
        (
            do.Sit(any_name(rng), rng.choice((None, 3))),
            do.Sit(any_name(rng)),
            do.TakeOver(other, any_name(rng)),
            do.TakeOver(gone_chair(room, rng), any_name(rng)),
            do.OfferDeck("more", tuple(CardId(f"card-{n}") for n in range(90, 100))),
            do.WithdrawDeck("more"),
            do.Absent(other),
            do.Absent(other),
            do.Absent(other if room.host is None else room.host),
            do.Present(other),
            do.Present(gone_chair(room, rng)),
            do.HostGone(other),
            do.TimeUp(serial),
            do.CountForChief(serial),
        )
    )
    return (VISITOR if isinstance(command, do.Sit | do.TakeOver) else TABLE), command
