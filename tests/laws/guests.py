"""Random commands to a room: from those who sit there, from the door and from the server."""

from random import Random
from typing import Any

from msgspec.structs import replace

from reverie.game import commands as moves
from reverie.game.ids import NIGHT, TABLE, CardId, Seat, Slot
from reverie.game.settings import Timers
from reverie.game.state import Ballot
from reverie.lobby import commands as do
from reverie.lobby.state import VISITOR, Room, playing
from tests.laws.guesses import TEXTS, any_move

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea", "Max", "ann ")
BAD_NAMES = ("", "  ", "x" * 25, "\x07", "\u202enna")


def any_chair(room: Room, rng: Random) -> Seat:
    seats = [c.seat for c in room.chairs]
    return rng.choice(seats) if seats and rng.random() < 0.95 else Seat(rng.randrange(40))


def gone_chair(room: Room, rng: Random) -> Seat:
    """Somebody who is not there, if possible."""
    game = playing(room)
    gone = [] if game is None else [*game.seating.away, *game.seating.left]
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


def any_correction(room: Room, rng: Random) -> moves.PutRight:
    """What the turn came to, or nearly that."""
    done = room.game.history[-1] if room.game is not None and room.game.history else None
    claims: dict[Seat, tuple[Slot, ...]] = {}
    votes: dict[Seat, Ballot] = {}
    for played in () if done is None else done.table:
        if played.owner != NIGHT:
            claims[played.owner] = (*claims.get(played.owner, ()), played.slot)
        for voter in played.votes:
            slots = votes[voter].slots if voter in votes else ()
            votes[voter] = Ballot((*slots, played.slot))
    if done is not None and done.red is not None and done.storyteller in votes:
        votes[done.storyteller] = Ballot(votes[done.storyteller].slots, done.red)
    for seat in list(votes):
        if rng.random() < 0.3:
            votes[seat] = replace(votes[seat], slots=(Slot(rng.randint(0, 6)),))
        elif rng.random() < 0.1:
            del votes[seat]
    if len(claims) > 1 and rng.random() < 0.5:
        one, other = rng.sample(list(claims), 2)
        claims[one], claims[other] = claims[other], claims[one]
    return moves.PutRight(claims, votes)


def any_watch(room: Room, rng: Random) -> do.Watch:
    """At a table that is full with four."""
    brought = any_chair(room, rng) if rng.random() < 0.4 else None
    gone = tuple(w.number for w in room.watchers if rng.random() < 0.2)
    return do.Watch(rng.choice(("spectator", "tv")), 4, rng.choice(("", any_name(rng))), brought, gone)


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
            do.RemoveWatcher(rng.choice([w.number for w in room.watchers] or [1])),
            do.OpenDoor(),
            do.PassHost(other),
            do.Lock(rng.random() < 0.2),
            do.Pause(rng.random() < 0.3),
            do.Start(),
            do.Start(),
            do.BackToLobby(),
            do.Unshare(rng.randrange(3)),
            any_correction(room, rng),
            do.WriteDown(rng.randrange(4), rng.choice(TEXTS)),
            do.HandToBot(other),
            do.HandToBot(gone_chair(room, rng)),
            do.AnswerAsker(gone_chair(room, rng), rng.random() < 0.8),
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
    if game is not None and game.seating.left and rng.random() < 0.4:
        return VISITOR, do.Sit(any_name(rng))  # a place is free, or seems to be
    command = rng.choice(
        (
            do.Sit(any_name(rng), rng.choice((None, 3))),
            do.Sit(any_name(rng)),
            do.TakeOver(other, any_name(rng)),
            do.TakeOver(gone_chair(room, rng), any_name(rng)),
            do.AskForSeat(gone_chair(room, rng), f"{rng.getrandbits(64):064x}"),
            any_watch(room, rng),
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
    visitors = do.Sit | do.TakeOver | do.AskForSeat | do.Watch
    return (VISITOR if isinstance(command, visitors) else TABLE), command
