"""What the server tells the room about who is there; blips stay outside the log (X1)."""

from reverie.game.chance import Chance
from reverie.game.ids import Seat
from reverie.game.refusals import refuse
from reverie.lobby import events as ev
from reverie.lobby.in_game import Found, with_game
from reverie.lobby.options import host_away
from reverie.lobby.state import Room, chair_of


def absent(room: Room, seat: Seat, chance: Chance) -> Found:
    chair = chair_of(room, seat)
    if chair is None or chair.holder != "player" or chair.away:
        return refuse("nothing-to-do")
    return with_game(room, ev.PlayerAway(seat), chance)


def present(room: Room, seat: Seat, chance: Chance) -> Found:
    """Back at the table: the seat a bot kept, and the host's role, return as well."""
    chair = chair_of(room, seat)
    if chair is None or not (chair.away or chair.stands_in):
        return refuse("nothing-to-do")
    back = ev.PlayerReturned(seat) if chair.stands_in else ev.PlayerBack(seat)
    found = with_game(room, back, chance)
    hosting = room.host != seat and (room.host is None or room.founder == seat)
    return (*found, ev.HostPassed(seat)) if hosting else found


def host_gone(room: Room, to: Seat) -> Found:
    """The role passes on and comes back with its owner."""
    heir = chair_of(room, to)
    if not host_away(room) or heir is None or heir.holder != "player" or heir.away:
        return refuse("nothing-to-do")
    return (ev.HostPassed(to, for_good=False),)
