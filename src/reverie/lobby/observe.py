"""From a room to what one viewer sees of it."""

from typing import Final

from msgspec.structs import asdict, replace

from reverie.game.chance import SeededChance
from reverie.game.commands import Command
from reverie.game.ids import Seat
from reverie.game.menu import allows as game_allows
from reverie.game.observe import Onlooker, Viewer, as_views
from reverie.game.observe import observe_all as observe_game
from reverie.game.state import River, owls, unit
from reverie.game.views import GameView
from reverie.lobby.commands import PLAYER_COMMANDS, Act
from reverie.lobby.fairness import promise
from reverie.lobby.nights import remembered, tonight
from reverie.lobby.options import options, unavailable
from reverie.lobby.state import Chair, Room, chair_of, playing
from reverie.lobby.table_decks import decks_of, kept_from_children, kept_from_owls
from reverie.lobby.table_rules import rules_of
from reverie.lobby.views import AskView, ChairView, NightView, PublicRoom, RoomView, RulesetView, ShareView
from reverie.rulesets import BESIDE_BOX, RULESETS


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
    rules = rules_of(room.settings)
    decks = decks_of(room, rules) if running is None else running.settings.decks
    return PublicRoom(
        host=room.host,
        chairs=tuple(_chair(room, c) for c in room.chairs),
        settings=room.settings,
        decks={deck: len(cards) for deck, cards in room.decks.items()},
        deck_titles=room.titles,
        playing_with=decks,
        frightening=len(kept_from_children(room, rules, decks)),
        wordless=len(kept_from_owls(room, rules, decks)),
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
        night=_night(room) if running is None else None,
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


def _night(room: Room) -> NightView | None:
    settings = room.settings
    board = tonight(room, rules_of(settings).board((), settings, _UNUSED))
    return (
        NightView(board.night, board.lights_goal, board.feathers_goal) if isinstance(board, River) else None
    )


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
    played = (rules_of(replace(room.settings, ruleset=ruleset)) for ruleset in RULESETS)
    return tuple(
        RulesetView(r.id, r.players, r.length, r.timed, unavailable(room, r), r.id in BESIDE_BOX)
        for r in played
    )


def _game(room: Room, viewer: Viewer) -> GameView | None:
    if room.game is None:
        return None
    view = next(observe_game(rules_of(room.game.settings), room.game, (viewer,), paused=room.paused))
    if viewer not in owls(room.game):
        return view
    earlier = as_views(remembered(room, room.game.ring))  # W4: its memory goes when the table closes
    return replace(view, history=(*(replace(t, number=0) for t in earlier), *view.history))


_UNUSED: Final = SeededChance("", 0)
"""Lights and feathers need no luck."""
