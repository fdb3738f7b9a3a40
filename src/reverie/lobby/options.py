"""Which options a player has in the room: everyone's own, the host's, and those for a gone player."""

from collections.abc import Iterator

from reverie.game.ids import Seat
from reverie.game.refusals import Refusal, refuse
from reverie.game.rehearsal import why_no_bots
from reverie.game.ruleset import Ruleset
from reverie.game.start import unplayable
from reverie.game.table_options import table_options
from reverie.lobby import menu as may
from reverie.lobby.putting_right import put_right_option
from reverie.lobby.state import COLOURS, Room, chair_of, free_colours, playing, taken
from reverie.lobby.table_decks import possible_cards
from reverie.lobby.table_rules import rules_of
from reverie.lobby.writing_down import to_write_down
from reverie.rulesets import RULESETS


def options(room: Room, seat: Seat) -> tuple[may.RoomOption, ...]:
    return tuple(each_option(room, seat))


def each_option(room: Room, seat: Seat) -> Iterator[may.RoomOption]:
    """One after the other: whoever looks for one need not find out about all."""
    chair = chair_of(room, seat)
    if chair is None or chair.holder != "player":
        return
    yield may.MayLeave()
    if turns := to_write_down(room, seat):
        yield may.MayWriteDown(turns)
    if room.shared:
        yield may.MayUnshare(tuple(room.shared))
    if playing(room) is None:
        yield from _between_games(room, seat)
    if seat == room.host:
        yield from _host(room, seat)
    yield from steward_options(room, seat)


def unavailable(room: Room, rules: Ruleset) -> Refusal | None:
    """Why those who sit here cannot play this ruleset with the cards they would have, if they cannot."""
    chairs = taken(room)
    problem = unplayable(rules, len(chairs), len(possible_cards(room, rules)), room.settings)
    return why_no_bots(rules) if problem is None and any(c.holder == "bot" for c in chairs) else problem


def _between_games(room: Room, seat: Seat) -> Iterator[may.RoomOption]:
    rules = rules_of(room.settings)
    seats = tuple(c.seat for c in taken(room))
    yield may.MayRename(tuple(c.name for c in room.chairs if c.seat != seat))
    yield may.MayPickColour(tuple(free_colours(room, rules.colours)))
    if rules.pairs:
        host = seat == room.host
        paired = tuple(s for pair in room.pairs for s in pair)
        yield may.MayTeamUp(
            seats if host else tuple(s for s in seats if s not in paired), None if host else seat
        )
        yield may.MayPartTeam(paired if host else tuple(s for s in paired if s == seat))
    if not rules.volunteers:
        yield may.MayNameOldest(seats)


def _host(room: Room, seat: Seat) -> Iterator[may.RoomOption]:
    if (correction := put_right_option(room)) is not None:
        yield correction
    game = playing(room)
    left = () if game is None else game.seating.left  # X6: a bot plays for someone who has left already
    others = [c for c in taken(room) if c.seat != seat]
    yield may.MayRemove(tuple(c.seat for c in others if c.seat not in left))
    yield may.MayPassHost(tuple(c.seat for c in others if c.holder == "player"))
    yield may.MayLock()
    if room.watchers:
        yield may.MayRemoveWatcher(tuple(w.number for w in room.watchers))
    if room.locked or not room.by_code:
        yield may.MayOpenDoor()
    if game is not None:
        yield may.MayPause()
        return
    yield may.MayConfigure(tuple(RULESETS), tuple(room.decks))
    if why_no_bot(room) is None:
        yield may.MayAddBot(tuple(c.name for c in room.chairs))
    if unavailable(room, rules_of(room.settings)) is None:
        yield may.MayStart()
    if room.nights is not None:
        yield may.MayBeginAnew()
    if room.game is not None:
        yield may.MayGoBackToLobby()


def why_no_bot(room: Room) -> Refusal | None:
    """Why no bot can sit down between games, if none can."""
    if len(taken(room)) >= COLOURS:
        return refuse("table-full")
    return why_no_bots(rules_of(room.settings))


def steward_options(room: Room, seat: Seat) -> Iterator[may.RoomOption]:
    """X2: for the host, or for any two players while the host is away."""
    game = playing(room)
    if game is None or room.paused or not stewards(room, seat):
        return
    now = table_options(rules_of(game.settings), game)
    yield may.MayStopGame()
    if now.for_bots:
        yield may.MayHandToBot(now.for_bots)
    if room.asked_for:
        yield may.MayAnswerAsker(tuple(room.asked_for))
    if now.skip:
        yield may.MaySkipTurn()
    if now.late:
        yield may.MayPlayFor(now.late)
    if now.move_on:
        yield may.MayMoveOn()


def stewards(room: Room, seat: Seat) -> bool:
    chair = chair_of(room, seat)
    return chair is not None and chair.holder == "player" and (seat == room.host or host_away(room))


def host_away(room: Room) -> bool:
    host = None if room.host is None else chair_of(room, room.host)
    return host is None or host.away or host.holder != "player"
