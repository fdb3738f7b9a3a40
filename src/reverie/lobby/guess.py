"""Reads off its events which command a row of the log was, so that the rules can decide it again."""

from collections.abc import Iterator
from typing import Any

from reverie.game import commands as moves
from reverie.game import events as game
from reverie.game.ids import TABLE, Seat
from reverie.lobby import commands as do
from reverie.lobby import events as ev
from reverie.lobby.state import VISITOR, Room, playing

Guess = tuple[Seat, Any]
"""Who may have asked for what."""


def guesses(room: Room, seat: Seat | None, events: tuple[ev.RoomEvent, ...]) -> Iterator[Guess]:
    """Every command that can begin with this event. Several may: what follows tells them apart."""
    first = events[0]
    if seat is None:
        for command in _by_server(room, first):
            yield TABLE, command
        for command in _by_visitor(first):
            yield VISITOR, command
        return
    running = playing(room)
    if running is not None:
        for move in _moves(first):
            yield seat, do.Act(running.serial, move)
    for command in _by_player(room, seat, first):
        yield seat, command


def _moves(e: ev.RoomEvent) -> tuple[Any, ...]:
    match e:
        case game.Announced():
            return (moves.Announce(),)
        case game.RaceReopened():
            return (moves.StepBack(), moves.SkipTurn())
        case game.ClueTold(_, clue, card):
            return (moves.Tell(clue, card),)
        case game.ClueReworded(text):
            return (moves.Reword(text),)
        case game.GuestChosen(rabbit):
            return (moves.ChooseGuest(rabbit),)
        case game.GiverNamed(_, giver):
            return (moves.NameGiver(giver),)
        case game.CardsGiven(_, cards):
            return (moves.Give(cards),)
        case game.CardsTakenBack() | game.VoteTakenBack():
            return (moves.TakeBack(),)
        case game.VoteCast(_, slots, red):
            return (moves.Vote(slots, red),)
        case game.CountedToThree():
            return (moves.CountToThree(),)
        case game.ReadySaid():
            return (moves.Ready(), moves.MoveOn())
        case game.TurnSkipped():
            return (moves.SkipTurn(),)
        case game.ServerMoved(seats):
            return tuple(moves.PlayFor(s) for s in seats)
        case ev.StewardAsked(_, ask):
            return (ask,) if isinstance(ask, moves.SkipTurn | moves.PlayFor | moves.MoveOn) else ()
        case _:
            return ()


def _by_player(room: Room, seat: Seat, e: ev.RoomEvent) -> tuple[Any, ...]:
    match e:
        case ev.Renamed(_, name):
            return (do.Rename(name),)
        case ev.ColourPicked(_, colour):
            return (do.PickColour(colour), do.Start())
        case ev.PairsMade(pairs):
            made = [do.TeamUp(*pair) for pair in pairs if pair not in room.pairs]
            return (*made, *(do.PartTeam(s) for pair in room.pairs if pair not in pairs for s in pair))
        case ev.OldestNamed(oldest):
            return (do.NameOldest(oldest),)
        case ev.SettingsChanged(settings):
            return (do.Configure(settings),)
        case ev.SeatTaken(_, name, _, True, character):
            return (do.AddBot(name, character),)
        case ev.SeatGivenUp(given_up):
            return (do.Leave(),) if given_up == seat else (do.Remove(given_up),)
        case ev.HostPassed(to) if to is not None:
            return (do.PassHost(to),)
        case ev.LockChanged(locked):
            return (do.Lock(locked),)
        case ev.PauseChanged(paused):
            return (do.Pause(paused),)
        case ev.StewardAsked(_, ask):
            return (ask,)
        case ev.BotStoodIn(absent):
            return (do.HandToBot(absent),)
        case ev.GalleryClosed(number):
            return (do.Unshare(number),)
        case ev.GamePutAway():
            return (do.BackToLobby(),)
        case game.GameStarted():
            return (do.Start(),)
        case game.GameEnded():
            return (do.StopGame(),)
        case _:
            return ()


def _by_visitor(e: ev.RoomEvent) -> tuple[Any, ...]:
    match e:
        case ev.SeatTaken(seat, name, colour, False):
            return (do.Sit(name, colour), do.TakeOver(seat, name))
        case _:
            return ()


def _by_server(room: Room, e: ev.RoomEvent) -> tuple[Any, ...]:
    running = playing(room)
    serial = -1 if running is None else running.serial
    match e:
        case ev.DeckOffered(deck, cards, title):
            return (do.OfferDeck(deck, cards, title),)
        case ev.DeckWithdrawn(deck):
            return (do.WithdrawDeck(deck),)
        case ev.GalleryShared(_, seat, digest, expires):
            return (do.Share(seat, digest, expires),)
        case game.PlayerAway(seat):
            return (do.Absent(seat),)
        case game.PlayerBack(seat) | ev.PlayerReturned(seat):
            return (do.Present(seat),)
        case ev.HostPassed(to) if to is not None:
            return (do.HostGone(to),)
        case game.ServerMoved() | game.ReadySaid() | game.CountedToThree():
            return (do.TimeUp(serial), do.CountForChief(serial))
        case _:
            return ()
