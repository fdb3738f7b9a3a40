"""Coming and going: sit down, take over a seat, leave, give a seat to a bot (X2–X4, X6)."""

from reverie.game.chance import Chance
from reverie.game.commands import Admit, HandOver, LeaveForGood
from reverie.game.ids import Seat
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game
from reverie.lobby import commands as do
from reverie.lobby import events as ev
from reverie.lobby.in_game import Found, ask_game
from reverie.lobby.names import cleaned, unfit
from reverie.lobby.state import COLOURS, Room, chair_of, free_colours, playing, taken
from reverie.rulesets import RULESETS


def sit(room: Room, command: do.Sit, chance: Chance) -> Found:
    if room.locked:
        return refuse("room-locked")
    running = playing(room)
    closed = None if running is None else _closed_seat(running)
    seat = Seat(room.next_seat) if closed is None else closed
    if (problem := unfit(command.name, [c.name for c in room.chairs if c.seat != seat])) is not None:
        return problem
    colours = RULESETS[running.ruleset if running else room.settings.ruleset].colours
    free = free_colours(room, colours) or (free_colours(room, COLOURS) if running is None else [])
    if not free:
        return refuse("table-full")
    colour = command.colour if command.colour in free else free[0]
    taken_ = ev.SeatTaken(seat, cleaned(command.name), colour)
    hosting = () if room.host is not None else (ev.HostPassed(seat),)
    if running is None:
        return (taken_, *hosting)
    admitted = ask_game(room, Admit(seat), chance)
    return admitted if isinstance(admitted, Refusal) else (taken_, *admitted, *hosting)


def _closed_seat(game: Game) -> Seat | None:
    """X4: a closed seat first."""
    closed = (s for s in game.order if s not in game.ring and s not in game.newcomers)
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
    others = [c.name for c in room.chairs if c.seat != command.seat]
    if (problem := unfit(command.name, others)) is not None:
        return problem
    handed = ask_game(room, HandOver(command.seat, bot=False), chance)
    if isinstance(handed, Refusal):
        return handed
    return (ev.SeatTaken(command.seat, cleaned(command.name), chair.colour), *handed)


def leave(room: Room, seat: Seat, chance: Chance) -> Found:
    """X3, X6: the seat stays until the turn boundary; the host's role passes on."""
    running = playing(room)
    gone: tuple[ev.RoomEvent, ...] = (ev.SeatGivenUp(seat),)
    if running is not None:
        told = ask_game(room, LeaveForGood(seat), chance)
        assert not isinstance(told, Refusal)
        stands_in = RULESETS[running.ruleset].pairs and seat in running.ring
        gone = (ev.SeatGivenUp(seat, bot=stands_in), *told)
    if seat != room.host:
        return gone
    return (*gone, ev.HostPassed(heir(room, seat), for_good=seat == room.founder))


def heir(room: Room, leaving: Seat) -> Seat | None:
    """The longest-present player, those who are there first."""
    players = [c for c in taken(room) if c.holder == "player" and c.seat != leaving]
    players.sort(key=lambda c: (c.away, c.seat))
    return players[0].seat if players else None


def hand_to_bot(room: Room, command: do.HandToBot, chance: Chance) -> Found:
    handed = ask_game(room, HandOver(command.seat, bot=True), chance)
    return handed if isinstance(handed, Refusal) else (ev.BotStoodIn(command.seat), *handed)


def offer_deck(room: Room, command: do.OfferDeck, chance: Chance) -> Found:
    return (ev.DeckOffered(command.deck, command.cards, command.title),)


def withdraw_deck(room: Room, command: do.WithdrawDeck, chance: Chance) -> Found:
    if command.deck not in room.decks or len(room.decks) == 1:
        return refuse("unknown-deck")
    return (ev.DeckWithdrawn(command.deck),)
