"""How each event changes the room; events of the game are handed on to it."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from reverie.game import evolve as game
from reverie.game.events import GameStarted, PlayerAway, PlayerBack
from reverie.game.ids import Seat
from reverie.lobby import events as ev
from reverie.lobby.state import Chair, Room, Share, StewardAsk, chair_of, in_game, taken

PHASES_APART = 10_000  # far more than the longest game has


def open_room(e: ev.RoomOpened) -> Room:
    return Room(settings=e.settings, decks=e.decks, secret=e.secret)


def evolve(room: Room, event: ev.RoomEvent) -> Room:
    how = _HOW.get(type(event))
    if how is not None:
        return how(room, event)
    return _in_game(room, event)


def _in_game(room: Room, event: Any) -> Room:
    assert room.game is not None
    return replace(room, game=game.evolve(room.game, event))


def _with_chair(room: Room, seat: Seat, **changes: Any) -> Room:
    chairs = tuple(replace(c, **changes) if c.seat == seat else c for c in room.chairs)
    return replace(room, chairs=chairs)


def _deck_offered(room: Room, e: ev.DeckOffered) -> Room:
    titles = room.titles | {e.deck: e.title} if e.title else room.titles
    return replace(room, decks=room.decks | {e.deck: e.cards}, titles=titles)


def _deck_withdrawn(room: Room, e: ev.DeckWithdrawn) -> Room:
    """The chosen decks without it; where none is left, the first on offer."""
    decks = {deck: cards for deck, cards in room.decks.items() if deck != e.deck}
    titles = {deck: title for deck, title in room.titles.items() if deck != e.deck}
    chosen = tuple(deck for deck in room.settings.decks if deck != e.deck) or tuple(decks)[:1]
    return replace(room, decks=decks, titles=titles, settings=replace(room.settings, decks=chosen))


def _seat_taken(room: Room, e: ev.SeatTaken) -> Room:
    chair = Chair(e.seat, e.name, e.colour, "bot" if e.bot else "player", character=e.character)
    if chair_of(room, e.seat) is not None:
        chairs = tuple(chair if c.seat == e.seat else c for c in room.chairs)
    else:
        chairs = (*room.chairs, chair)
    return replace(room, chairs=chairs, next_seat=max(room.next_seat, e.seat + 1))


def _seat_given_up(room: Room, e: ev.SeatGivenUp) -> Room:
    room = _unpaired(room, e.seat)
    if room.game is not None and e.seat in room.game.order:
        holder = "bot" if e.bot else "nobody"
        return _with_chair(room, e.seat, holder=holder, away=False, stands_in=False)
    return replace(room, chairs=tuple(c for c in room.chairs if c.seat != e.seat))


def _unpaired(room: Room, seat: Seat) -> Room:
    pairs = tuple(p for p in room.pairs if seat not in p)
    oldest = None if room.oldest == seat else room.oldest
    founder = room.host if room.founder == seat else room.founder
    return replace(room, pairs=pairs, oldest=oldest, founder=founder)


def _bot_stood_in(room: Room, e: ev.BotStoodIn) -> Room:
    chair = chair_of(room, e.seat)
    assert chair is not None
    room = replace(room, asked=None)
    return _with_chair(room, e.seat, holder="bot", away=False, stands_in=chair.holder == "player")


def _player_returned(room: Room, e: ev.PlayerReturned) -> Room:
    return _with_chair(room, e.seat, holder="player", away=False, stands_in=False)


def _renamed(room: Room, e: ev.Renamed) -> Room:
    return _with_chair(room, e.seat, name=e.name)


def _colour_picked(room: Room, e: ev.ColourPicked) -> Room:
    return _with_chair(room, e.seat, colour=e.colour)


def _pairs_made(room: Room, e: ev.PairsMade) -> Room:
    return replace(room, pairs=e.pairs)


def _oldest_named(room: Room, e: ev.OldestNamed) -> Room:
    return replace(room, oldest=e.seat)


def _settings_changed(room: Room, e: ev.SettingsChanged) -> Room:
    return replace(room, settings=e.settings)


def _host_passed(room: Room, e: ev.HostPassed) -> Room:
    return replace(room, host=e.seat, founder=e.seat if e.for_good else room.founder, asked=None)


def _lock_changed(room: Room, e: ev.LockChanged) -> Room:
    return replace(room, locked=e.locked)


def _pause_changed(room: Room, e: ev.PauseChanged) -> Room:
    return replace(room, paused=e.paused)


def _steward_asked(room: Room, e: ev.StewardAsked) -> Room:
    return replace(room, asked=StewardAsk(e.seat, e.ask, e.serial))


def _game_put_away(room: Room, e: ev.GamePutAway) -> Room:
    return replace(room, game=None, chairs=tuple(taken(room)), paused=False)


def _gallery_shared(room: Room, e: ev.GalleryShared) -> Room:
    return replace(room, shared=room.shared | {e.game: Share(e.seat, e.digest, e.expires)})


def _gallery_closed(room: Room, e: ev.GalleryClosed) -> Room:
    return replace(room, shared={game: s for game, s in room.shared.items() if game != e.game})


def _game_started(room: Room, e: GameStarted) -> Room:
    """No two phases of a room have the same serial: a move sent very late cannot be meant for the rematch."""
    return replace(
        room,
        game=replace(game.begin(e), serial=room.games * PHASES_APART),
        games=room.games + 1,
        chairs=tuple(taken(room)),
        paused=False,
        asked=None,
    )


def _player_away(room: Room, e: PlayerAway) -> Room:
    return _sits_in_game(_with_chair(room, e.seat, away=True), e)


def _player_back(room: Room, e: PlayerBack) -> Room:
    return _sits_in_game(_with_chair(room, e.seat, away=False), e)


def _sits_in_game(room: Room, e: PlayerAway | PlayerBack) -> Room:
    return _in_game(room, e) if in_game(room, e.seat) else room


_HOW: dict[type, Callable[[Room, Any], Room]] = {
    ev.DeckOffered: _deck_offered,
    ev.DeckWithdrawn: _deck_withdrawn,
    ev.SeatTaken: _seat_taken,
    ev.SeatGivenUp: _seat_given_up,
    ev.BotStoodIn: _bot_stood_in,
    ev.PlayerReturned: _player_returned,
    ev.Renamed: _renamed,
    ev.ColourPicked: _colour_picked,
    ev.PairsMade: _pairs_made,
    ev.OldestNamed: _oldest_named,
    ev.SettingsChanged: _settings_changed,
    ev.HostPassed: _host_passed,
    ev.LockChanged: _lock_changed,
    ev.PauseChanged: _pause_changed,
    ev.StewardAsked: _steward_asked,
    ev.GamePutAway: _game_put_away,
    ev.GalleryShared: _gallery_shared,
    ev.GalleryClosed: _gallery_closed,
    GameStarted: _game_started,
    PlayerAway: _player_away,
    PlayerBack: _player_back,
}
