"""From a room to what one viewer sees of it."""

from msgspec.structs import asdict, replace

from reverie.game.commands import Command
from reverie.game.ids import Seat
from reverie.game.menu import allows as game_allows
from reverie.game.observe import Onlooker, Viewer
from reverie.game.observe import observe_all as observe_game
from reverie.game.state import unit
from reverie.game.views import GameView
from reverie.lobby.commands import PLAYER_COMMANDS, Act
from reverie.lobby.fairness import promise
from reverie.lobby.options import options, unavailable
from reverie.lobby.state import Chair, Room, chair_of, playing
from reverie.lobby.views import AskView, ChairView, PublicRoom, RoomView, RulesetView, ShareView
from reverie.rulesets import RULESETS


def observe(room: Room, viewer: Viewer) -> RoomView:
    """The public part, which is the same for everybody, and the viewer's own."""
    public, game = asdict(public_room(room)), _game(room, viewer)
    if isinstance(viewer, Onlooker):
        return RoomView(**public, you=None, menu=(), game=game)
    return RoomView(**public, you=viewer, menu=options(room, viewer), game=game)


def as_played(room: Room) -> Room:
    """The room as bots see it: they play the seats that are taken from the next turn on as they were (X7)."""
    if room.game is None or not room.game.seating.pending:
        return room
    game = replace(room.game, seating=replace(room.game.seating, pending=frozenset()))
    return replace(room, game=game, chairs=tuple(c.until_turn or c for c in room.chairs))


def public_room(room: Room) -> PublicRoom:
    """Of a running game only who plays it, with whom, and the serial of its phase."""
    running, asked = playing(room), room.asked
    if running is None or (asked is not None and asked.serial != running.serial):
        asked = None
    return PublicRoom(
        host=room.host,
        chairs=tuple(_chair(room, c) for c in room.chairs),
        settings=room.settings,
        decks={deck: len(cards) for deck, cards in room.decks.items()},
        deck_titles=room.titles,
        rulesets=_rulesets(room) if running is None else (),
        locked=room.locked,
        by_code=room.by_code and not room.locked,
        paused=room.paused and running is not None,
        pairs=room.pairs,
        oldest=room.oldest,
        asked=None if asked is None else AskView(asked.seat, asked.ask),
        asked_for=tuple(room.asked_for),
        games=room.games,
        shared=tuple(ShareView(game, s.seat, s.expires) for game, s in room.shared.items()),
        promise=promise(room),
    )


def allows(view: RoomView, command: Command) -> bool:
    """True exactly when `decide` accepts the command from this viewer."""
    if not isinstance(command, Act):
        return type(command) in PLAYER_COMMANDS and game_allows(view.menu, command)
    game = view.game
    if game is None or command.serial != game.serial or view.paused:
        return False
    return game_allows(game.menu, command.move) or game_allows(view.menu, command.move)


def _chair(room: Room, c: Chair) -> ChairView:
    team = _team_colour(room, c.seat)
    colour = c.colour if team is None else team
    return ChairView(
        c.seat, c.name, colour, c.holder, c.away, c.stands_in, c.character, c.until_turn is not None
    )


def _team_colour(room: Room, seat: Seat) -> int | None:
    """C1: a team has one colour, its first player's."""
    if room.game is None or seat not in room.game.mates:
        return None
    first = chair_of(room, unit(room.game, seat))
    return None if first is None else first.colour


def _rulesets(room: Room) -> tuple[RulesetView, ...]:
    return tuple(
        RulesetView(r.id, r.players, r.length, r.timed, unavailable(room, r)) for r in RULESETS.values()
    )


def _game(room: Room, viewer: Viewer) -> GameView | None:
    if room.game is None:
        return None
    return next(observe_game(RULESETS[room.game.ruleset], room.game, (viewer,), paused=room.paused))
