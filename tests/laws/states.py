"""States to look at: those a game passes through, with every phase among them."""

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random

from reverie.game.decide import Progress
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game
from reverie.rulesets import RULESETS
from tests.laws.openings import opened
from tests.laws.walk import walk


def states(ruleset: str, how_many: int, seed: int = 0) -> Iterator[tuple[Ruleset, Game]]:
    """So many states, some from each game, all numbers of players in turn."""
    rng, counts = Random(f"{ruleset} {seed}"), cycle(RULESETS[ruleset].players)
    found = (state for count in counts for state in _passed_through(ruleset, count, rng))
    return islice(found, how_many)


def _passed_through(ruleset: str, count: int, rng: Random) -> Iterator[tuple[Ruleset, Game]]:
    game = opened(ruleset, count, rng)
    yield game.rules, game.progress.after
    for step in walk(game.rules, game.progress.after, rng, rng.randint(10, 30 * count)):
        if isinstance(step.found, Progress) and rng.random() < 0.25:
            yield game.rules, step.after
