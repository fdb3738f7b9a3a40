"""What the server tells the room about who is there; blips stay outside the log (X1)."""

from reverie.game.chance import Chance
from reverie.game.commands import HandOver, MarkAway, MarkBack
from reverie.game.events import PlayerAway, PlayerBack
from reverie.game.refusals import Refusal, refuse
from reverie.lobby import commands as do
from reverie.lobby import events as ev
from reverie.lobby.in_game import Found, ask_game
from reverie.lobby.options import host_away
from reverie.lobby.state import Room, chair_of, in_game


def absent(room: Room, command: do.Absent, chance: Chance) -> Found:
    chair = chair_of(room, command.seat)
    if chair is None or chair.holder != "player" or chair.away:
        return refuse("nothing-to-do")
    if not in_game(room, command.seat):
        return (PlayerAway(command.seat),)
    return ask_game(room, MarkAway(command.seat), chance)


def present(room: Room, command: do.Present, chance: Chance) -> Found:
    """Back at the table: the seat a bot kept, and the host's role, return as well."""
    chair = chair_of(room, command.seat)
    if chair is None or not (chair.away or chair.stands_in):
        return refuse("nothing-to-do")
    found = _returned(room, command, chance, stands_in=chair.stands_in)
    if isinstance(found, Refusal) or room.host == command.seat:
        return found
    hosting = room.host is None or room.founder == command.seat
    return (*found, ev.HostPassed(command.seat)) if hosting else found


def _returned(room: Room, command: do.Present, chance: Chance, *, stands_in: bool) -> Found:
    seated = in_game(room, command.seat)
    if not stands_in:
        return ask_game(room, MarkBack(command.seat), chance) if seated else (PlayerBack(command.seat),)
    back: tuple[ev.RoomEvent, ...] = (ev.PlayerReturned(command.seat),)
    if not seated:
        return back
    handed = ask_game(room, HandOver(command.seat, bot=False), chance)
    return handed if isinstance(handed, Refusal) else (*back, *handed)


def host_gone(room: Room, command: do.HostGone, chance: Chance) -> Found:
    """The role passes on and comes back with its owner."""
    heir = chair_of(room, command.to)
    if not host_away(room) or heir is None or heir.holder != "player" or heir.away:
        return refuse("nothing-to-do")
    return (ev.HostPassed(command.to, for_good=False),)
