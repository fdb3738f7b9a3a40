"""Reads off its events which command a row of the log was, so that the rules can decide it again."""

from collections.abc import Iterator
from typing import assert_never

from reverie.game import commands as moves
from reverie.game import events as game
from reverie.game.ids import TABLE, Seat
from reverie.game.moves.move import MoveEvent
from reverie.game.state import Game, owls
from reverie.lobby import commands as do
from reverie.lobby import events as ev
from reverie.lobby.state import VISITOR, Room, playing

Candidate = tuple[Seat, do.RoomCommand | do.BotMove | do.RandomFallback]
"""Who may have asked for what."""


def guesses(room: Room, seat: Seat | None, events: tuple[ev.RoomEvent, ...]) -> Iterator[Candidate]:
    """Every command that can begin with this event. Several may: what follows tells them apart."""
    note = events[0]
    if isinstance(note, game.MovedAtRandom | game.BotWentBy) and seat is not None:
        asked = (act for move in events[1:2] for act in _asked(room, seat, move, ()))
        yield from ((seat, _noted(note, act)) for act in asked if isinstance(act, do.Act))
        return
    running = playing(room)
    for command in _asked(room, seat, events[0], events[1:]):
        if seat is not None:
            yield seat, command
            if isinstance(command, do.Act) and running is not None and _by_bot(running, seat):
                yield seat, do.BotMove(command)
        elif isinstance(command, do.VisitorCommand):
            yield VISITOR, command
        elif isinstance(command, do.ServerCommand):
            yield TABLE, command


def _noted(note: game.MovedAtRandom | game.BotWentBy, act: do.Act) -> do.BotMove | do.RandomFallback:
    return do.RandomFallback(act) if isinstance(note, game.MovedAtRandom) else do.BotMove(act, note.because)


def _by_bot(running: Game, seat: Seat) -> bool:
    """A bot moves where somebody waits for the next turn (X7), and where nobody sits (W1)."""
    return seat in running.seating.pending or seat in owls(running)


def _instead(room: Room, gone: int, then: tuple[ev.RoomEvent, ...]) -> tuple[do.Watch, ...]:
    """A watcher made room for another one."""
    came = (e for e in then[:1] if isinstance(e, ev.WatcherCame))
    return tuple(do.Watch(e.kind, len(room.watchers), e.name, e.brought, (gone,)) for e in came)


def _asked(
    room: Room, by: Seat | None, e: ev.RoomEvent, rest: tuple[ev.RoomEvent, ...]
) -> tuple[do.RoomCommand, ...]:
    running = playing(room)
    serial = -1 if running is None else running.serial

    def act(*asked: do.InGame) -> tuple[do.Act, ...]:
        return tuple(do.Act(serial, move) for move in asked)

    match e:
        case MoveEvent():
            return act(e.asked())
        case game.RaceReopened():
            return act(moves.StepBack(), moves.SkipTurn())
        case game.CardsTakenBack() | game.VoteTakenBack():
            return act(moves.TakeBack())
        case game.CountedToThree():
            return (*act(moves.CountToThree()), do.TimeUp(serial), do.CountForChief(serial))
        case game.ReadySaid():
            return (*act(moves.Ready(), moves.MoveOn()), do.TimeUp(serial))
        case game.TurnSkipped():
            return act(moves.SkipTurn())
        case game.ServerMoved(seats):
            played = act(*(moves.PlayFor(s) for s in seats))
            return (*played, do.TimeUp(serial), do.CountForChief(serial))
        case ev.StewardAsked(_, ask):
            if isinstance(ask, moves.SkipTurn | moves.PlayFor | moves.MoveOn):
                return act(ask)
            return (ask,)
        case ev.Renamed(_, name):
            return (do.Rename(name),)
        case ev.ColourPicked(_, colour):
            return (do.PickColour(colour), do.Start())
        case ev.PairsMade(pairs):
            made = sorted(pairs, key=lambda pair: pair in room.pairs)  # the same two may be told so again
            parted = [s for pair in room.pairs if pair not in pairs for s in pair]
            return (*(do.TeamUp(*pair) for pair in made), *map(do.PartTeam, parted))
        case ev.OldestNamed(oldest):
            return (do.NameOldest(oldest),)
        case ev.SettingsChanged(settings):
            return (do.Configure(settings),)
        case ev.SeatTaken(_, name, _, True, character):
            return (do.AddBot(name, character),)
        case ev.SeatTaken(seat, name, colour):
            return (do.Sit(name, colour), do.TakeOver(seat, name))
        case ev.SeatPromised(seat, name):
            return (do.TakeOver(seat, name),)
        case ev.SeatAskedFor(seat, digest):
            return (do.AskForSeat(seat, digest),)
        case ev.SeatReclaimed(seat):
            return (do.AnswerAsker(seat, True),)
        case ev.SeatDenied(seat):
            return (do.AnswerAsker(seat, False),)
        case ev.SeatGivenUp(given_up):
            return (do.Leave(),) if given_up == by else (do.Remove(given_up),)
        case ev.HostPassed(to):
            return () if to is None else (do.PassHost(to), do.HostGone(to))
        case ev.LockChanged(locked):
            return (do.Lock(locked), do.OpenDoor())
        case ev.DoorOpened():
            return (do.OpenDoor(),)
        case ev.WatcherCame(_, kind, name, brought):
            return (do.Watch(kind, len(room.watchers) + 1, name, brought),)
        case ev.WatcherGone(watcher):
            return (do.RemoveWatcher(watcher), *_instead(room, watcher, rest))
        case ev.PauseChanged(paused):
            return (do.Pause(paused),)
        case ev.BotStoodIn(absent):
            return (do.HandToBot(absent),)
        case game.ClueWrittenDown(turn, _, text):
            return (do.WriteDown(turn, text),)
        case game.TurnPutRight(claims, votes):
            return (moves.PutRight(claims, votes),)
        case ev.GalleryClosed(number):
            return (do.Unshare(number),)
        case ev.NightsForgotten():
            return (do.FirstNight(),)
        case ev.GamePutAway():
            return (do.BackToLobby(),)
        case game.GameStarted():
            return (do.Start(),)
        case game.GameEnded():
            return (do.StopGame(),)
        case ev.DeckOffered(deck, cards, title, frightening, wordless):
            return (do.OfferDeck(deck, cards, title, frightening, wordless),)
        case ev.DeckWithdrawn(deck):
            return (do.WithdrawDeck(deck),)
        case ev.GalleryShared(_, seat, digest, expires):
            return (do.ShareGallery(seat, digest, expires),)
        case ev.PlayerAway(seat):
            return (do.Absent(seat),)
        case ev.PlayerBack(seat) | ev.PlayerReturned(seat):
            return (do.Present(seat),)
        case (
            ev.RoomOpened()
            | game.PhaseBegan()
            | game.TableLaid()
            | game.Abstained()
            | game.MovedAtRandom()
            | game.BotWentBy()
            | game.ClaimsClashed()
            | game.VotesCameBack()
            | game.SlotsRevealed()
            | game.TurnScored()
            | game.NightGave()
            | game.LightsCounted()
            | game.BurrowVisited()
            | game.DayPassed()
            | game.TableCleared()
            | game.CardsPutBack()
            | game.CardsDrawn()
            | game.HandsPassed()
            | game.TurnBegan()
            | game.SeatClosed()
            | game.SeatOpened()
            | ev.InviteRenewed()
            | ev.PlayerLeft()
            | ev.SeatHanded()
            | ev.NewcomerAdmitted()
        ):
            return ()  # no command begins with it
        case _:
            assert_never(e)
