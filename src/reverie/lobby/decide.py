"""What a command does to a room: events, or a refusal. Game moves are judged by the game."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reverie.game import commands as moves
from reverie.game import decide as game
from reverie.game.chance import Chance
from reverie.game.events import WentByMood
from reverie.game.ids import TABLE, Seat
from reverie.game.refusals import Refusal, refuse
from reverie.lobby import commands as do
from reverie.lobby import events as ev
from reverie.lobby.beginning import begin_game
from reverie.lobby.doorway import hand_to_bot, leave, offer_deck, sit, take_over, withdraw_deck
from reverie.lobby.evolve import evolve
from reverie.lobby.in_game import Found, ask_game
from reverie.lobby.names import cleaned
from reverie.lobby.options import options, stewards, why_no_start
from reverie.lobby.presence import absent, host_gone, present
from reverie.lobby.state import COLOURS, VISITOR, Room, chair_of, free_colours, playing
from reverie.rulesets import RULESETS


class Progress(Struct, frozen=True):
    """What happened, and the room after it."""

    events: tuple[ev.RoomEvent, ...]
    after: Room


def decide(room: Room, actor: Seat, command: Any, chance: Chance) -> Progress | Refusal:
    """One command of a seat, of a visitor (`VISITOR`) or of the server (`TABLE`)."""
    if not _well_formed(command):
        return refuse("unknown-move")
    if actor in (TABLE, VISITOR):
        how = (_SERVER if actor == TABLE else _VISITOR).get(type(command))
        found = refuse("unknown-move") if how is None else how(room, command, chance)
    elif isinstance(command, do.Act):
        return _act(room, actor, command, chance)
    elif isinstance(command, do.ByMood):
        return _by_mood(room, actor, command.act, chance)
    else:
        found = _by_player(room, actor, command, chance)
    return found if isinstance(found, Refusal) else _progress(room, found)


def _well_formed(command: Any) -> bool:
    """Fields of a wrong type make no command at all."""
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except (TypeError, UnicodeError, msgspec.ValidationError):
        return False
    return True


def _progress(room: Room, events: tuple[ev.RoomEvent, ...]) -> Progress:
    for event in events:
        room = evolve(room, event)
    return Progress(events, room)


def _act(room: Room, seat: Seat, act: do.Act, chance: Chance) -> Progress | Refusal:
    running = playing(room)
    if running is None:
        return refuse("no-game")
    if chair_of(room, seat) is None:
        return refuse("not-seated")
    if room.paused:
        return refuse("paused")
    if act.serial != running.serial:
        return refuse("too-late")
    if isinstance(act.move, moves.SkipTurn | moves.PlayFor | moves.MoveOn):
        found = _stewarded(room, seat, act.move, ask_game(room, act.move, chance))
        return found if isinstance(found, Refusal) else _progress(room, found)
    done = game.decide(RULESETS[running.ruleset], running, seat, act.move, chance)
    if isinstance(done, Refusal):
        return done
    return Progress(done.events, replace(room, game=done.after))


def _by_mood(room: Room, seat: Seat, act: do.Act, chance: Chance) -> Progress | Refusal:
    """The note comes before the move: a last vote settles the turn, and its recap has the note."""
    running, chair = playing(room), chair_of(room, seat)
    if running is None or chair is None or chair.holder != "bot":
        return refuse("unknown-move")
    noted = _progress(room, (WentByMood(seat),))
    done = _act(noted.after, seat, act, chance)
    return done if isinstance(done, Refusal) else Progress(noted.events + done.events, done.after)


def _by_player(room: Room, seat: Seat, command: Any, chance: Chance) -> Found:
    kind = type(command)
    how = _PLAYER.get(kind)
    if how is None:
        return refuse("unknown-move")
    chair = chair_of(room, seat)
    if chair is None or chair.holder != "player":
        return refuse("not-seated")
    for option in options(room, seat):
        if option.command is kind:
            return option.refuses(command) or how(room, seat, command, chance)
    return _why_not(room, seat, kind)


def _why_not(room: Room, seat: Seat, kind: type) -> Refusal:
    if kind is do.Start and seat == room.host:
        return why_no_start(room) or refuse("not-now")
    if kind in _HOSTS and seat != room.host:
        return refuse("host-only")
    if kind is do.Unshare:
        return refuse("no-such-gallery")
    if playing(room) is None:
        return refuse("table-full" if kind is do.AddBot else "no-game" if kind in _DURING else "not-now")
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
    if earlier and earlier.seat != seat and earlier.ask == ask and earlier.serial == running.serial:
        return found
    return (ev.StewardAsked(seat, ask, running.serial),)


def _rename(room: Room, seat: Seat, c: do.Rename, chance: Chance) -> Found:
    return (ev.Renamed(seat, cleaned(c.name)),)


def _pick_colour(room: Room, seat: Seat, c: do.PickColour, chance: Chance) -> Found:
    return (ev.ColourPicked(seat, c.colour),)


def _team_up(room: Room, seat: Seat, c: do.TeamUp, chance: Chance) -> Found:
    two = (c.one, c.other)
    apart = tuple(p for p in room.pairs if not set(p) & set(two))
    return (ev.PairsMade((*apart, two)),)


def _part_team(room: Room, seat: Seat, c: do.PartTeam, chance: Chance) -> Found:
    return (ev.PairsMade(tuple(p for p in room.pairs if c.seat not in p)),)


def _name_oldest(room: Room, seat: Seat, c: do.NameOldest, chance: Chance) -> Found:
    return (ev.OldestNamed(c.seat),)


def _configure(room: Room, seat: Seat, c: do.Configure, chance: Chance) -> Found:
    return (ev.SettingsChanged(c.settings),)


def _add_bot(room: Room, seat: Seat, c: do.AddBot, chance: Chance) -> Found:
    colour = free_colours(room, COLOURS)[0]
    return (ev.SeatTaken(Seat(room.next_seat), cleaned(c.name), colour, True, c.character),)


def _remove(room: Room, seat: Seat, c: do.Remove, chance: Chance) -> Found:
    return leave(room, c.seat, chance)


def _pass_host(room: Room, seat: Seat, c: do.PassHost, chance: Chance) -> Found:
    return (ev.HostPassed(c.seat),)


def _lock(room: Room, seat: Seat, c: do.Lock, chance: Chance) -> Found:
    return (ev.LockChanged(c.locked),)


def _pause(room: Room, seat: Seat, c: do.Pause, chance: Chance) -> Found:
    return (ev.PauseChanged(c.paused),)


def _start(room: Room, seat: Seat, c: do.Start, chance: Chance) -> Found:
    return begin_game(room, chance)


def _back_to_lobby(room: Room, seat: Seat, c: do.BackToLobby, chance: Chance) -> Found:
    return (ev.GamePutAway(),)


def _stop_game(room: Room, seat: Seat, c: do.StopGame, chance: Chance) -> Found:
    return _stewarded(room, seat, c, ask_game(room, moves.EndGame(), chance))


def _hand_to_bot(room: Room, seat: Seat, c: do.HandToBot, chance: Chance) -> Found:
    return _stewarded(room, seat, c, hand_to_bot(room, c, chance))


def _unshare(room: Room, seat: Seat, c: do.Unshare, chance: Chance) -> Found:
    return (ev.GalleryClosed(c.game),)


def _leave(room: Room, seat: Seat, c: do.Leave, chance: Chance) -> Found:
    return leave(room, seat, chance)


def _share(room: Room, c: do.Share, chance: Chance) -> Found:
    """Only a game that is over has nothing left to hide."""
    chair = chair_of(room, c.seat)
    if chair is None or chair.holder != "player":
        return refuse("not-seated")
    if room.game is None or room.game.result is None:
        return refuse("game-running" if playing(room) else "no-game")
    return (ev.GalleryShared(room.games, c.seat, c.digest, c.expires),)


def _time_up(room: Room, c: do.TimeUp, chance: Chance) -> Found:
    return _in_phase(room, c.serial, moves.Expire(), chance)


def _count_for_chief(room: Room, c: do.CountForChief, chance: Chance) -> Found:
    running = playing(room)
    chief = None if running is None else running.turn.storyteller
    if chief is None or running is None or running.phase != "point":
        return refuse("not-now")
    return _in_phase(room, c.serial, moves.PlayFor(chief), chance)


def _in_phase(room: Room, serial: int, command: moves.TableCommand, chance: Chance) -> Found:
    running = playing(room)
    if running is None or room.paused or serial != running.serial:
        return refuse("too-late")
    return ask_game(room, command, chance)


_PLAYER: dict[type, Callable[[Room, Seat, Any, Chance], Found]] = {
    do.Rename: _rename,
    do.PickColour: _pick_colour,
    do.TeamUp: _team_up,
    do.PartTeam: _part_team,
    do.NameOldest: _name_oldest,
    do.Configure: _configure,
    do.AddBot: _add_bot,
    do.Remove: _remove,
    do.PassHost: _pass_host,
    do.Lock: _lock,
    do.Pause: _pause,
    do.Start: _start,
    do.BackToLobby: _back_to_lobby,
    do.StopGame: _stop_game,
    do.HandToBot: _hand_to_bot,
    do.Unshare: _unshare,
    do.Leave: _leave,
}
_HOSTS = frozenset(
    {do.Configure, do.AddBot, do.Remove, do.PassHost, do.Lock, do.Pause, do.Start, do.BackToLobby}
    | {do.StopGame, do.HandToBot}
)
_DURING = frozenset({do.Pause, do.StopGame, do.HandToBot})
_VISITOR: dict[type, Callable[[Room, Any, Chance], Found]] = {do.Sit: sit, do.TakeOver: take_over}
_SERVER: dict[type, Callable[[Room, Any, Chance], Found]] = {
    do.OfferDeck: offer_deck,
    do.Share: _share,
    do.WithdrawDeck: withdraw_deck,
    do.Absent: absent,
    do.Present: present,
    do.HostGone: host_gone,
    do.TimeUp: _time_up,
    do.CountForChief: _count_for_chief,
}
