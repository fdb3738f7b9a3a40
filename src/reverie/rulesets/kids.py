"""Dixit Kids: together, invite eight rabbits to the birthday before Sunday.  Rules K1–K12."""

from typing import Final

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

SUN_DOORS: Final = (
    Attitude("joyful"),
    Attitude("proud"),
    Attitude("in-love"),
    Attitude("curious"),
    Attitude("mischievous"),
    Attitude("grateful"),
    Attitude("amazed"),
    Attitude("sleepy"),
    Attitude("brave"),
    Attitude("caring"),
    Attitude("hungry"),
    Attitude("calm"),
    Attitude("inspired"),
    Attitude("silly"),
    Attitude("secretive"),
    Attitude("dreamy"),
)
MOON_DOORS: Final = (
    Attitude("sad"),
    Attitude("furious"),
    Attitude("afraid"),
    Attitude("shy"),
    Attitude("jealous"),
    Attitude("disgusted"),
    Attitude("bored"),
    Attitude("lonely"),
    Attitude("sulky"),
    Attitude("guilty"),
    Attitude("suspicious"),
    Attitude("lost"),
    Attitude("disappointed"),
    Attitude("impatient"),
    Attitude("selfish"),
    Attitude("poorly"),
)

MONDAY, WEDNESDAY = 0, 2


def three(players: int) -> int:
    """K1."""
    return 3


def meadow(seats: tuple[Seat, ...], settings: Settings, chance: Chance) -> Meadow:
    """K2, K3: one door of each kind per burrow; the sun on Monday, or Wednesday if hard."""
    suns, moons = chance.shuffled(SUN_DOORS)[:4], chance.shuffled(MOON_DOORS)[:4]
    day = WEDNESDAY if settings.difficulty == "hard" else MONDAY
    return Meadow(tuple(Burrow(*doors) for doors in zip(suns, moons, strict=True)), pawn=0, day=day)


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
