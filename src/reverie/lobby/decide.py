"""What a command does to a room: events, or a refusal. Game moves are judged by the game."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from reverie.game import commands as moves
from reverie.game import decide as game
from reverie.game.chance import Chance
from reverie.game.events import BotWentBy, ClueWrittenDown, MovedAtRandom
from reverie.game.ids import TABLE, Seat
from reverie.game.refusals import Refusal, refuse
from reverie.game.rehearsal import why_no_bots
from reverie.game.state import owls
from reverie.lobby import commands as do
from reverie.lobby import events as ev
from reverie.lobby.beginning import begin_game
from reverie.lobby.evolve import evolve, with_new_game
from reverie.lobby.in_game import Found, ask_game
from reverie.lobby.joining_leaving import answer_asker, ask_for_seat, hand_to_bot, leave, sit, take_over
from reverie.lobby.names import cleaned
from reverie.lobby.options import each_option, stewards, why_no_bot
from reverie.lobby.presence import absent, host_gone, present
from reverie.lobby.putting_right import put_right
from reverie.lobby.state import COLOURS, VISITOR, Room, chair_of, free_colours, playing
from reverie.lobby.table_rules import rules_of
from reverie.lobby.watching import lock, open_door, remove_watcher, removed, watch

Asked = do.RoomCommand | do.BotMove | do.RandomFallback


class RoomProgress(Struct, frozen=True):
    """What happened, and the room after it."""

    events: tuple[ev.RoomEvent, ...]
    after: Room


def decide(room: Room, actor: Seat, command: Asked, chance: Chance) -> RoomProgress | Refusal:
    """One command of a seat, of a visitor (`VISITOR`) or of the server (`TABLE`)."""
    found: Found
    if actor == TABLE:
        if not isinstance(command, do.ServerCommand):
            return refuse("unknown-move")
        found = _by_server(room, command, chance)
    elif actor == VISITOR:
        if not isinstance(command, do.VisitorCommand):
            return refuse("unknown-move")
        found = _by_visitor(room, command, chance)
    elif isinstance(command, do.Act):
        return _act(room, actor, command, chance)
    elif isinstance(command, do.BotMove):
        note = BotWentBy(actor, command.because) if command.because else None
        return _by_bot(room, actor, command.act, chance, note)
    elif isinstance(command, do.RandomFallback):
        return _by_bot(room, actor, command.act, chance, MovedAtRandom(actor))
    elif isinstance(command, do.Start):
        return _start(room, actor, chance)
    elif isinstance(command, do.RoomAsk):
        found = _by_player(room, actor, command, chance)
    else:
        found = refuse("unknown-move")
    return found if isinstance(found, Refusal) else _progress(room, found)


def _progress(room: Room, events: tuple[ev.RoomEvent, ...]) -> RoomProgress:
    for event in events:
        room = evolve(room, event)
    return RoomProgress(events, room)


def _act(room: Room, seat: Seat, act: do.Act, chance: Chance, *, bot: bool = False) -> RoomProgress | Refusal:
    running, chair = playing(room), chair_of(room, seat)
    if running is None:
        return refuse("no-game")
    if chair is None and not (bot and seat in owls(running)):
        return refuse("not-seated")
    if room.paused:
        return refuse("paused")
    if act.serial != running.serial:
        return refuse("too-late")
    if isinstance(act.move, moves.SkipTurn | moves.PlayFor | moves.MoveOn):
        found = _stewarded(room, seat, act.move, ask_game(room, act.move, chance))
        return found if isinstance(found, Refusal) else _progress(room, found)
    waits = chair is not None and chair.until_turn is not None and not running.settings.box  # X7
    if waits and not bot:
        return refuse("next-turn")
    done = game.decide(rules_of(running.settings), running, seat, act.move, chance)
    if isinstance(done, Refusal):
        return done
    if running.seating.pending or done.after.result is not None:  # news for the chairs too (X7)
        return _progress(room, done.events)
    return RoomProgress(done.events, replace(room, game=done.after))


def _by_bot(
    room: Room, seat: Seat, act: do.Act, chance: Chance, note: BotWentBy | MovedAtRandom | None = None
) -> RoomProgress | Refusal:
    """Where a bot plays: its seat, an absent player's, or one that is taken from the next turn on (X7).

    A note comes before the move: a last vote settles the turn, and its recap has the note.
    """
    chair, running = chair_of(room, seat), playing(room)
    owl = running is not None and seat in owls(running)  # W1: it sits on no chair
    if not owl and (chair is None or not chair.by_bot):
        return refuse("unknown-move")
    if note is None or running is None:
        return _act(room, seat, act, chance, bot=True)
    noted = _progress(room, (note,))
    done = _act(noted.after, seat, act, chance, bot=True)
    return done if isinstance(done, Refusal) else RoomProgress(noted.events + done.events, done.after)


def _start(room: Room, seat: Seat, chance: Chance) -> RoomProgress | Refusal:
    chair = chair_of(room, seat)
    if chair is None or chair.holder != "player":
        return refuse("not-seated")
    if seat != room.host:
        return refuse("host-only")
    if playing(room) is not None:
        return refuse("game-running")
    begun = begin_game(room, chance)
    if isinstance(begun, Refusal):
        return begun
    picks, opened = begun
    for pick in picks:
        room = pick.apply(room)
    return RoomProgress((*picks, *opened.events), with_new_game(room, opened.after))


def _by_player(room: Room, seat: Seat, command: do.SeatAsk, chance: Chance) -> Found:
    chair = chair_of(room, seat)
    if chair is None or chair.holder != "player":
        return refuse("not-seated")
    for option in each_option(room, seat):
        if option.command is type(command):
            return option.refusal(command) or _brought_about(room, seat, command, chance)
    return _why_not(room, seat, type(command))


def _why_not(room: Room, seat: Seat, kind: type[moves.Command]) -> Refusal:
    running = playing(room)
    if kind in _HOSTS and seat != room.host:
        return refuse("host-only")
    if kind is do.Unshare:
        return refuse("no-such-gallery")
    if kind is moves.PutRight and seat == room.host:
        return refuse("not-now")
    if kind is do.WriteDown:
        return refuse("no-game" if running is None else "nothing-to-write-down")
    if running is None:
        if kind is do.AddBot:
            return why_no_bot(room) or refuse("not-now")
        return refuse("no-game" if kind in _DURING else "not-now")
    if kind is do.HandToBot and (unknown := why_no_bots(rules_of(running.settings))) is not None:
        return unknown
    if kind in _DURING:
        return refuse("paused" if room.paused else "nothing-to-do")
    return refuse("game-running")


def _stewarded(room: Room, seat: Seat, ask: do.StewardCommand, found: Found) -> Found:
    """X2: the host decides; while the host is away, two players who ask for the same."""
    if not stewards(room, seat):
        return refuse("host-only")
    if isinstance(found, Refusal) or seat == room.host:
        return found
    running, earlier = playing(room), room.asked
    assert running is not None
    if len(running.ring) == 2:  # W9: there is no second one to ask
        return found
    if earlier and earlier.seat != seat and earlier.ask == ask and earlier.serial == running.serial:
        return found
    return (ev.StewardAsked(seat, ask, running.serial),)


def _brought_about(room: Room, seat: Seat, command: do.SeatAsk, chance: Chance) -> Found:
    """What a command of a player does that is among their options."""
    match command:
        case do.Rename(name):
            return (ev.Renamed(seat, cleaned(name)),)
        case do.PickColour(colour):
            return (ev.ColourPicked(seat, colour),)
        case do.TeamUp(one, other):
            apart = tuple(p for p in room.pairs if one not in p and other not in p)
            return (ev.PairsMade((*apart, (one, other))),)
        case do.PartTeam(parted):
            return (ev.PairsMade(tuple(p for p in room.pairs if parted not in p)),)
        case do.NameOldest(oldest):
            return (ev.OldestNamed(oldest),)
        case do.Configure(settings):
            once = tuple(dict.fromkeys(settings.decks))
            return (ev.SettingsChanged(replace(settings, decks=once)),)
        case do.AddBot(name, character):
            colour = free_colours(room, COLOURS)[0]
            return (ev.SeatTaken(Seat(room.next_seat), cleaned(name), colour, True, character),)
        case do.Remove(other):
            gone = leave(room, other, chance)
            return gone if isinstance(gone, Refusal) else (*gone, *removed(room, other))
        case do.RemoveWatcher(watcher):
            return remove_watcher(watcher)
        case do.PassHost(to):
            return (ev.HostPassed(to),)
        case do.Lock():
            return lock(room, command)
        case do.OpenDoor():
            return open_door(room)
        case do.Pause(paused):
            return (ev.PauseChanged(paused),)
        case do.FirstNight():
            return (ev.NightsForgotten(),)
        case do.BackToLobby():
            return (ev.GamePutAway(),)
        case do.StopGame():
            return _stewarded(room, seat, command, ask_game(room, moves.EndGame(), chance))
        case do.HandToBot():
            return _stewarded(room, seat, command, hand_to_bot(room, command, chance))
        case do.AnswerAsker():
            return _stewarded(room, seat, command, answer_asker(room, command, chance))
        case do.WriteDown(turn, text):
            return (ClueWrittenDown(turn, seat, text.strip()),)
        case moves.PutRight(claims, votes):
            return put_right(room, claims, votes, chance)
        case do.Unshare(number):
            return (ev.GalleryClosed(number),)
        case do.Leave():
            return leave(room, seat, chance)
        case _:
            assert_never(command)


def _by_visitor(room: Room, command: do.VisitorCommand, chance: Chance) -> Found:
    match command:
        case do.Sit():
            return sit(room, command)
        case do.TakeOver():
            return take_over(room, command, chance)
        case do.AskForSeat():
            return ask_for_seat(room, command)
        case do.Watch():
            return watch(room, command)
        case _:
            assert_never(command)


def _by_server(room: Room, command: do.ServerCommand, chance: Chance) -> Found:
    match command:
        case do.OfferDeck(deck, cards, title, frightening, wordless):
            return (ev.DeckOffered(deck, cards, title, frightening, wordless),)
        case do.WithdrawDeck(deck):
            only = deck not in room.decks or len(room.decks) == 1
            return refuse("unknown-deck") if only else (ev.DeckWithdrawn(deck),)
        case do.ShareGallery():
            return _share(room, command)
        case do.Absent(seat):
            return absent(room, seat, chance)
        case do.Present(seat):
            return present(room, seat, chance)
        case do.HostGone(to):
            return host_gone(room, to)
        case do.TimeUp(serial):
            return _in_phase(room, serial, moves.Expire(), chance)
        case do.CountForChief(serial):
            return _count_for_chief(room, serial, chance)
        case _:
            assert_never(command)


def _share(room: Room, c: do.ShareGallery) -> Found:
    """Only a game that is over has nothing left to hide."""
    chair = chair_of(room, c.seat)
    if chair is None or chair.holder != "player":
        return refuse("not-seated")
    if room.game is None or room.game.result is None:
        return refuse("game-running" if playing(room) else "no-game")
    return (ev.GalleryShared(room.games, c.seat, c.digest, c.expires),)


def _count_for_chief(room: Room, serial: int, chance: Chance) -> Found:
    running = playing(room)
    chief = None if running is None else running.turn.storyteller
    if chief is None or running is None or not game.current(rules_of(running.settings), running).counted:
        return refuse("not-now")
    return _in_phase(room, serial, moves.PlayFor(chief), chance)


def _in_phase(room: Room, serial: int, command: moves.TableCommand, chance: Chance) -> Found:
    running = playing(room)
    if running is None or room.paused or serial != running.serial:
        return refuse("too-late")
    return ask_game(room, command, chance)


_HOSTS = frozenset(
    {do.Configure, do.AddBot, do.Remove, do.RemoveWatcher, do.PassHost, do.Lock, do.OpenDoor, do.Pause}
    | {do.BackToLobby, do.FirstNight, moves.PutRight, do.StopGame, do.HandToBot, do.AnswerAsker}
)
_DURING = frozenset({do.Pause, do.StopGame, do.HandToBot, do.AnswerAsker})
