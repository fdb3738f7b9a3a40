"""What will have to happen by itself, as data: the shell stamps the times and fires it."""

from typing import Literal

from msgspec import Struct

from reverie.game.decide import seconds, waiting_for
from reverie.game.ids import Seat
from reverie.game.menu import MayGive, MayReword
from reverie.game.phases.phase import Phase
from reverie.game.state import Game, owls
from reverie.lobby.state import Room, playing
from reverie.lobby.table_rules import rules_of


class Due(Struct, frozen=True):
    """`time-up` after `seconds`; a bot's move after a human pause; `count` for an absent chief.

    `patient`: the bot lets people go first (C3). `held_back`: the storyteller may correct a typo first (C11).
    """

    what: Literal["time-up", "bot", "count"]
    serial: int
    seat: Seat | None = None
    seconds: int | None = None
    patient: bool = False
    held_back: bool = False


def due(room: Room) -> tuple[Due, ...]:
    game = playing(room)
    if game is None or room.paused:
        return ()
    rules = rules_of(game.settings)
    limit, phase = seconds(rules, game), rules.phase(game.phase)
    if limit is None and not game.seating.bots and not phase.counted and not owls(game):
        return ()  # as at most tables
    time_up = () if limit is None else (Due("time-up", game.serial, seconds=limit),)
    return (*time_up, *_bots(phase, game, waiting_for(rules, game)))


def _bots(phase: Phase, game: Game, waiting: tuple[Seat, ...]) -> tuple[Due, ...]:
    bots = [s for s in waiting if s in game.seating.bots or s in owls(game)]
    if phase.role == "race":
        people = any(s not in game.seating.bots for s in waiting)
        return tuple(Due("bot", game.serial, s, patient=people) for s in bots[:1])
    held = [s for s in bots if _held_back(phase, game, s)]
    moves = tuple(Due("bot", game.serial, s, held_back=s in held) for s in bots)
    chief = game.turn.storyteller
    if phase.counted and chief in waiting and chief in game.seating.away:
        return (*moves, Due("count", game.serial, chief))  # K7
    return moves


def _held_back(phase: Phase, game: Game, seat: Seat) -> bool:
    """C11: a bot's gift would make the words final that a person may still be correcting."""
    teller = game.turn.storyteller
    if teller is None or teller in game.seating.bots:
        return False
    return _offers(phase, game, teller, MayReword) and _offers(phase, game, seat, MayGive)


def _offers(phase: Phase, game: Game, seat: Seat, kind: type) -> bool:
    return any(isinstance(option, kind) for option in phase.options(game, seat))
