"""Beside a real box the host puts claims and votes of the turn right that was told last (N7)."""

from reverie.game.chance import Chance
from reverie.game.decide import put_right as count_again
from reverie.game.events import TurnPutRight
from reverie.game.ids import Seat, Slot
from reverie.game.moves.putting_right import MayPutRight
from reverie.game.phases.box_claiming import ClaimAndVote
from reverie.game.state import Ballot
from reverie.lobby.in_game import Found
from reverie.lobby.state import Room, taken
from reverie.lobby.table_rules import rules_of


def put_right_option(room: Room) -> MayPutRight | None:
    """From the reveal to the next storyteller's first tap, or until the table goes back to the lobby."""
    game = room.game
    if game is None or room.paused:
        return None
    rules = rules_of(game.settings)
    phase = rules.turn[rules.roles["vote"]] if "vote" in rules.roles else None
    if not isinstance(phase, ClaimAndVote):
        return None
    return phase.put_right_option(game) if game.result is None or _same_people(room) else None


def _same_people(room: Room) -> bool:
    """The game may turn out not to be over: whoever played it has to be there to go on."""
    assert room.game is not None
    seats = {c.seat for c in taken(room)}
    return set(room.game.ring) <= seats <= set(room.game.order)


def put_right(
    room: Room, claims: dict[Seat, tuple[Slot, ...]], votes: dict[Seat, Ballot], chance: Chance
) -> Found:
    assert room.game is not None
    news = TurnPutRight(claims, votes)
    return count_again(rules_of(room.game.settings), room.game, news, chance).events
