"""Which options a player has in the room: everyone's own, the host's, and those for a gone player."""

from reverie.game.by_table import why_no_hand_over
from reverie.game.commands import HandOver
from reverie.game.ids import Seat
from reverie.game.refusals import Refusal, refuse
from reverie.game.start import unplayable
from reverie.lobby import menu as may
from reverie.lobby.state import COLOURS, Room, cards_of, chair_of, free_colours, playing, taken
from reverie.rulesets import RULESETS


def options(room: Room, seat: Seat) -> tuple[may.RoomOption, ...]:
    chair = chair_of(room, seat)
    if chair is None or chair.holder != "player":
        return ()
    mine: tuple[may.RoomOption, ...] = (may.MayLeave(),)
    if room.shared:
        mine += (may.MayUnshare(tuple(room.shared)),)
    if playing(room) is None:
        mine += _between_games(room, seat)
    if seat == room.host:
        mine += _host(room, seat)
    return mine + steward_options(room, seat)


def why_no_start(room: Room) -> Refusal | None:
    """Why the game cannot begin, if it cannot."""
    if playing(room) is not None:
        return refuse("game-running")
    rules = RULESETS[room.settings.ruleset]
    return unplayable(rules, len(taken(room)), len(cards_of(room, room.settings)))


def _between_games(room: Room, seat: Seat) -> tuple[may.RoomOption, ...]:
    others = tuple(c.name for c in room.chairs if c.seat != seat)
    free = free_colours(room, RULESETS[room.settings.ruleset].colours)
    seats = tuple(c.seat for c in taken(room))
    everyones: list[may.RoomOption] = [may.MayRename(others), may.MayPickColour(tuple(free))]
    if RULESETS[room.settings.ruleset].pairs:
        host = seat == room.host
        paired = tuple(s for pair in room.pairs for s in pair)
        single = seats if host else tuple(s for s in seats if s not in paired)
        everyones.append(may.MayTeamUp(single, None if host else seat))
        everyones.append(may.MayPartTeam(paired if host else tuple(s for s in paired if s == seat)))
    if not RULESETS[room.settings.ruleset].volunteers:
        everyones.append(may.MayNameOldest(seats))
    return tuple(everyones)


def _host(room: Room, seat: Seat) -> tuple[may.RoomOption, ...]:
    game = playing(room)
    left = () if game is None else game.left  # X6: a bot plays for someone who has left already
    people = [c.seat for c in taken(room) if c.seat != seat and c.seat not in left]
    players = [c.seat for c in taken(room) if c.holder == "player" and c.seat != seat]
    always: list[may.RoomOption] = [
        may.MayRemove(tuple(people)),
        may.MayPassHost(tuple(players)),
        may.MayLock(),
    ]
    if game is not None:
        return (*always, may.MayPause())
    always.append(may.MayConfigure(tuple(RULESETS), tuple(room.decks)))
    if len(taken(room)) < COLOURS:
        always.append(may.MayAddBot(tuple(c.name for c in room.chairs)))
    if why_no_start(room) is None:
        always.append(may.MayStart())
    if room.game is not None:
        always.append(may.MayGoBackToLobby())
    return tuple(always)


def steward_options(room: Room, seat: Seat) -> tuple[may.RoomOption, ...]:
    """X2: for the host, or for any two players while the host is away."""
    game = playing(room)
    if game is None or room.paused or not stewards(room, seat):
        return ()
    rules = RULESETS[game.ruleset]
    phase = rules.phase(game.phase)
    offered: list[may.RoomOption] = [may.MayStopGame()]
    gone = tuple(s for s in game.ring if why_no_hand_over(rules, game, HandOver(s, bot=True)) is None)
    if gone:
        offered.append(may.MayHandToBot(gone))
    if phase.skippable(game) and game.turn.storyteller in game.away:
        offered.append(may.MaySkipTurn())
    late = tuple(s for s in phase.waiting_for(game) if s in game.away)
    if late and phase.acts_for_absent:
        offered.append(may.MayPlayFor(late))
    if phase.name == "recap":
        offered.append(may.MayMoveOn())
    return tuple(offered)


def stewards(room: Room, seat: Seat) -> bool:
    chair = chair_of(room, seat)
    return chair is not None and chair.holder == "player" and (seat == room.host or host_away(room))


def host_away(room: Room) -> bool:
    host = None if room.host is None else chair_of(room, room.host)
    return host is None or host.away or host.holder != "player"
