"""Dixit Kids: together, invite eight rabbits to the birthday before Sunday.  Rules K1–K12."""

from collections.abc import Sequence

from reverie.game.attitudes import BLANK, BURROWS, MOON_DOORS, SUN_DOORS
from reverie.game.chance import Chance
from reverie.game.ids import Attitude, Seat
from reverie.game.phases.contribute import Contribute, storyteller_included
from reverie.game.phases.end_of_turn import EndOfTurn
from reverie.game.phases.invite import Invite
from reverie.game.phases.next_day import SUNDAY, NextDay
from reverie.game.phases.next_turn import Advance
from reverie.game.phases.point import PointAtCards
from reverie.game.phases.recap import Recap
from reverie.game.phases.refill import Refill, pile_then_discard_shuffled
from reverie.game.phases.score import WelcomeGuest
from reverie.game.ruleset import Ruleset
from reverie.game.settings import Settings
from reverie.game.state import Burrow, Game, Meadow

MONDAY, WEDNESDAY = 0, 2


def three(players: int) -> int:
    """K1."""
    return 3


def meadow(seats: tuple[Seat, ...], settings: Settings, chance: Chance) -> Meadow:
    """K2, K3: one door of each kind per burrow; the sun on Monday, or Wednesday if hard."""
    day = WEDNESDAY if settings.difficulty == "hard" else MONDAY
    return Meadow(tuple(Burrow(*doors) for doors in _doors(settings, chance)), pawn=0, day=day)


def _doors(settings: Settings, chance: Chance) -> Sequence[tuple[Attitude, Attitude]]:
    """K2, N5."""
    if settings.box and settings.doors != "drawn":
        return settings.chosen_doors if settings.doors == "chosen" else [(BLANK, BLANK)] * BURROWS
    suns, moons = chance.shuffled(SUN_DOORS)[:BURROWS], chance.shuffled(MOON_DOORS)[:BURROWS]
    return list(zip(suns, moons, strict=True))


def party_time(g: Game) -> bool:
    """K10: all eight rabbits are there, or it is Sunday."""
    assert isinstance(g.board, Meadow)
    return g.board.day == SUNDAY or all(b.closed for b in g.board.burrows)


RULES = Ruleset(
    id="kids",
    title="Kids",
    summary="Together, invite eight rabbits before Sunday.",
    players=(3, 4, 5, 6),
    colours=12,
    hand_size=three,
    smallest_deck=lambda players: 4 * players,
    board=meadow,
    turn=(
        Invite(),
        Contribute(storyteller_included, hinges_on_storyteller=True),
        PointAtCards(),
        WelcomeGuest(enough=2),
        Recap(),
        NextDay(),
        EndOfTurn(party_time, fewest=3),
        Refill(three, pile_then_discard_shuffled),
        Advance(),
    ),
    length="difficulty",
    audience="children",
    timed=False,
)
