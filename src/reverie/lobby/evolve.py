"""How each event changes the room; events of the game are handed on to it."""

from msgspec.structs import replace

from reverie.game.events import GameEnded, GameStarted, TurnBegan, TurnPutRight
from reverie.game.state import Game
from reverie.lobby.events import LobbyChange, RoomEvent, RoomOpened
from reverie.lobby.nights import after
from reverie.lobby.state import Chair, Room, reseated, taken, turn_began

PHASES_APART = 10_000  # far more than the longest game has


def evolve(room: Room, event: RoomEvent) -> Room:
    if isinstance(event, LobbyChange):
        return event.apply(room)
    if isinstance(event, RoomOpened):
        return event.open()
    if isinstance(event, GameStarted):
        return with_new_game(room, event.apply())
    assert room.game is not None
    room = replace(room, game=event.apply(room.game))
    if isinstance(event, TurnPutRight):  # N7: the game may go on after all
        return reseated(room)
    if isinstance(event, GameEnded):
        assert room.game is not None
        room = replace(room, nights=after(room, room.game))
        return replace(turn_began(room), asked_for={}) if room.asked_for else turn_began(room)
    return turn_began(room) if isinstance(event, TurnBegan) else room


def with_new_game(room: Room, game: Game) -> Room:
    """No two phases of a room have the same serial: a move sent very late cannot be meant for the rematch."""
    begun = replace(
        room,
        game=replace(game, serial=room.games * PHASES_APART + game.serial),
        games=room.games + 1,
        chairs=tuple(replace(c, left=False) for c in taken(room)),
        paused=False,
        asked=None,
    )
    return reseated(begun)


def room_of(started: GameStarted) -> Room:
    """A room made from a game's first event, to replay a log that holds that game only (an exported file)."""
    chairs = tuple(Chair(p.seat, p.name, p.colour, "bot" if p.bot else "player") for p in started.players)
    return Room(started.settings, {}, chairs=chairs, next_seat=len(chairs))
