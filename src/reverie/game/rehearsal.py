"""A turn as it goes with so many players: who gives how many cards, who votes for which, who scores together.

Found out by playing one through the ruleset's own phases, so no ruleset has to say it; bots plan with it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar

from msgspec import Struct

from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.chance import SeededChance
from reverie.game.decide import GameProgress, current, decide, opening
from reverie.game.events import Player
from reverie.game.ids import CardId, Seat, Slot
from reverie.game.refusals import Refusal, refuse
from reverie.game.ruleset import Ruleset
from reverie.game.settings import Settings
from reverie.game.start import start
from reverie.game.state import Game, slot_owners, unit, units

T = TypeVar("T")
MOST_MOVES: Final = 100
"""A turn that is not over by then never will be."""


class Rehearsal(Struct, frozen=True):
    """What whoever knows the rules knows of a turn beforehand. Seat 0 tells."""

    hand: int
    owners: dict[Slot, Seat]
    """Whose card lies where."""
    blind: bool
    """The clue came before the cards and is about none of them (P2)."""
    ballots: dict[Seat, may.MayVote]
    """Who votes, for which cards, with how many tokens."""
    units: tuple[Seat, ...]
    unit_of: dict[Seat, Seat]


def why_no_bots(rules: Ruleset) -> Refusal | None:
    """Bots sit down only where they can see what is played for, and know every move of a turn."""
    if rules.real_box:
        return refuse("no-bots-beside-box")
    known = rules.goal is not None and all(rehearse(rules, count) for count in rules.players)
    return None if known else refuse("bots-cannot-play")


@lru_cache(maxsize=256)
def rehearse(rules: Ruleset, players: int) -> Rehearsal | None:
    """None where nothing on a menu gets the turn on, or nobody votes in it."""
    found: Rehearsal | None = None
    done, blind = _begun(rules, players), False
    for version in range(MOST_MOVES):
        g, phase = done.after, current(rules, done.after)
        if g.turn.number > 1 or not done.waiting_for:
            return found
        if phase.role == "vote" and found is None:
            found = _seen(rules, g, blind)
        seat = done.waiting_for[0]
        move = next((m for o in phase.options(g, seat) if (m := o.chosen_by(FIRST)) is not None), None)
        if move is None:
            return None
        blind = blind or (isinstance(move, do.Tell) and move.card is None)
        progress = decide(rules, g, seat, move, SeededChance("rehearsal", version))
        assert not isinstance(progress, Refusal)  # it is from the menu
        done = progress
    return None


def _begun(rules: Ruleset, players: int) -> GameProgress:
    chance = SeededChance("rehearsal", players)
    seated = [Player(Seat(n), str(n), n) for n in range(players)]
    cards = [CardId(str(n)) for n in range(rules.needed(players))]
    started = start(rules, Settings(rules.id), seated, cards, chance)
    assert not isinstance(started, Refusal)  # as many players and cards as the ruleset itself says
    return opening(rules, started, chance)


def _seen(rules: Ruleset, g: Game, blind: bool) -> Rehearsal:
    phase = current(rules, g)
    asked = [(s, option) for s in g.ring for option in phase.options(g, s)]
    return Rehearsal(
        hand=rules.hand_size(len(g.ring)),
        owners=slot_owners(g),
        blind=blind,
        ballots={s: option for s, option in asked if isinstance(option, may.MayVote)},
        units=units(g),
        unit_of={s: unit(g, s) for s in g.ring},
    )


class _First:
    """The first that comes to mind."""

    def one(self, items: Sequence[T]) -> T:
        return items[0]

    def some(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        return tuple(items[:count])

    def up_to(self, most: int) -> int:
        return 1

    def phrase(self) -> str:
        return "…"


FIRST: Final = _First()
