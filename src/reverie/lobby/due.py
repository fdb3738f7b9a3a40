"""What will have to happen by itself, as data: the shell stamps the times and fires it."""

from typing import Literal

from msgspec import Struct

from reverie.game.decide import seconds, waiting_for
from reverie.game.ids import Seat
from reverie.game.state import Game
from reverie.lobby.state import Room, playing
from reverie.rulesets import RULESETS


class Due(Struct, frozen=True):
    """`time-up` after `seconds`; a bot's move after a human pause; `count` for an absent chief.

    `patient`: the bot lets people go first (C3).
    """

    what: Literal["time-up", "bot", "count"]
    serial: int
    seat: Seat | None = None
    seconds: int | None = None
    patient: bool = False


def due(room: Room) -> tuple[Due, ...]:
    game = playing(room)
    if game is None or room.paused:
        return ()
    rules = RULESETS[game.ruleset]
    limit = seconds(rules, game)
    time_up = () if limit is None else (Due("time-up", game.serial, seconds=limit),)
    return (*time_up, *_bots(game, waiting_for(rules, game)))


def _bots(game: Game, waiting: tuple[Seat, ...]) -> tuple[Due, ...]:
    bots = [s for s in waiting if s in game.bots]
    if game.phase == "volunteer":
        people = any(s not in game.bots for s in waiting)
        return tuple(Due("bot", game.serial, s, patient=people) for s in bots[:1])
    moves = tuple(Due("bot", game.serial, s) for s in bots)
    chief = game.turn.storyteller
    if game.phase == "point" and chief in waiting and chief in game.away:
        return (*moves, Due("count", game.serial, chief))  # K7
    return moves
