"""Coming and going: sit down, take over a seat, leave, give a seat to a bot (X2–X4, X6)."""

from reverie.game.chance import Chance
from reverie.game.ids import Seat
from reverie.game.refusals import refuse
from reverie.game.seats import why_no_hand_over, why_no_newcomer
from reverie.game.state import Game
from reverie.lobby import commands as do
from reverie.lobby import events as ev
from reverie.lobby.in_game import Found, with_game
from reverie.lobby.names import cleaned, unfit
from reverie.lobby.state import COLOURS, Room, chair_of, free_colours, names_but, playing, taken
from reverie.lobby.table_rules import rules_of


def sit(room: Room, command: do.Sit) -> Found:
    if room.locked:
        return refuse("room-locked")
    running = playing(room)
    closed = None if running is None else _closed_seat(running)
    seat = Seat(room.next_seat) if closed is None else closed
    if (problem := unfit(command.name, names_but(room, seat))) is not None:
        return problem
    colours = rules_of(running.settings if running else room.settings).colours
    free = free_colours(room, colours) or (free_colours(room, COLOURS) if running is None else [])
    if not free:
        return refuse("table-full")
    colour = command.colour if command.colour in free else free[0]
    taken_ = ev.SeatTaken(seat, cleaned(command.name), colour)
    hosting = () if room.host is not None else (ev.HostPassed(seat),)
    if running is not None and (problem := why_no_newcomer(rules_of(running.settings), running)) is not None:
        return problem
    return (taken_, *hosting)


def _closed_seat(game: Game) -> Seat | None:
    """X4: a closed seat first."""
    closed = (s for s in game.order if s not in game.ring and s not in game.seating.newcomers)
    return next(closed, None)


def take_over(room: Room, command: do.TakeOver, chance: Chance) -> Found:
    if room.locked:
        return refuse("room-locked")
    running, chair = playing(room), chair_of(room, command.seat)
    if running is None:
        return refuse("no-game")
    if chair is None or chair.holder == "player" or chair.stands_in:
        return refuse("seat-taken")
    if not running.settings.late_join:
        return refuse("no-late-join")
    if (problem := unfit(command.name, names_but(room, command.seat))) is not None:
        return problem
    rules = rules_of(running.settings)
    if (problem := why_no_hand_over(rules, running, command.seat, bot=False)) is not None:
        return problem
    name = cleaned(command.name)
    if running.edition.seats_wait_for_the_turn:
        return with_game(room, ev.SeatPromised(command.seat, name), chance)
    return with_game(room, ev.SeatTaken(command.seat, name, chair.colour), chance)


def ask_for_seat(room: Room, command: do.AskForSeat) -> Found:
    """X7: who lost their device asks the table for the seat they had; a locked table may be asked too."""
    chair = chair_of(room, command.seat)
    if playing(room) is None:
        return refuse("no-game")
    if chair is None:
        return refuse("no-such-seat")
    if not (chair.away or chair.stands_in):
        return refuse("not-away")
    if command.seat in room.asked_for:
        return refuse("already-asked")
    return (ev.SeatAskedFor(command.seat, command.digest),)


def answer_asker(room: Room, command: do.AnswerAsker, chance: Chance) -> Found:
    """Only seats that somebody asks for are on offer. The host's role returns with its owner, as in X1."""
    seat = command.seat
    if not command.yes:
        return (ev.SeatDenied(seat),)
    found = with_game(room, ev.SeatReclaimed(seat, room.asked_for[seat]), chance)
    return (*found, ev.HostPassed(seat)) if room.founder == seat != room.host else found


def leave(room: Room, seat: Seat, chance: Chance) -> Found:
    """X3, X6: the seat stays until the turn boundary; the host's role passes on."""
    running = playing(room)
    plays = running is not None and seat in running.ring
    stands_in = running is not None and plays and rules_of(running.settings).seats_wait
    gone = with_game(room, ev.SeatGivenUp(seat, bot=stands_in), chance, left=plays)
    if seat != room.host:
        return gone
    return (*gone, ev.HostPassed(heir(room, seat), for_good=seat == room.founder))


def heir(room: Room, leaving: Seat) -> Seat | None:
    """The longest-present player, those who are there first."""
    players = [c for c in taken(room) if c.holder == "player" and c.seat != leaving]
    players.sort(key=lambda c: (c.away, c.seat))
    return players[0].seat if players else None


def hand_to_bot(room: Room, command: do.HandToBot, chance: Chance) -> Found:
    """Only seats that can be handed over are on offer (X2)."""
    return with_game(room, ev.BotStoodIn(command.seat), chance)
