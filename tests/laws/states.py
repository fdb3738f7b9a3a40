"""States to look at: those a game passes through, with every phase among them."""

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random

from reverie.game.decide import GameProgress
from reverie.game.refusals import Refusal
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game
from reverie.lobby.state import Room
from tests.choices import rules_named
from tests.laws.openings import opened
from tests.laws.room_walk import furnished, room_walk
from tests.laws.walk import walk


def states(ruleset: str, how_many: int, seed: int = 0) -> Iterator[tuple[Ruleset, Game]]:
    """So many states, some from each game, all numbers of players in turn."""
    rng, counts = Random(f"{ruleset} {seed}"), cycle(rules_named(ruleset).players)
    found = (state for count in counts for state in _passed_through(ruleset, count, rng))
    return islice(found, how_many)


def _passed_through(ruleset: str, count: int, rng: Random) -> Iterator[tuple[Ruleset, Game]]:
    game = opened(ruleset, count, rng)
    yield game.rules, game.progress.after
    for step in walk(game.rules, game.progress.after, rng, rng.randint(10, 30 * count)):
        if isinstance(step.found, GameProgress) and rng.random() < 0.25:
            yield game.rules, step.after


def rooms(ruleset: str, how_many: int) -> Iterator[Room]:
    """So many rooms in which a game is played or just over."""
    rng, counts = Random(ruleset), cycle(rules_named(ruleset).players)
    return islice((room for count in counts for room in _rooms_passed_through(ruleset, count, rng)), how_many)


def _rooms_passed_through(ruleset: str, count: int, rng: Random) -> Iterator[Room]:
    for step in room_walk(furnished(ruleset, count, rng).room, rng, 40 * count):
        if not isinstance(step.found, Refusal) and step.after.game is not None and rng.random() < 0.25:
            yield step.after
