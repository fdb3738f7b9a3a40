"""Random play through our own rules: whole games, with and without what every seat sees of them."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from bench.contender import Contender, Tally
from reverie.cli.random_game import any_of, deal, move
from reverie.game.chance import SeededChance
from reverie.game.decide import opening
from reverie.game.observe import observe_all
from reverie.game.refusals import Refusal
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game
from reverie.rulesets import RULESETS

TABLES: Final = (
    ("dixit", 6),
    ("odyssey", 12),
    ("odyssey-party", 8),
    ("odyssey-team", 8),
    ("kids", 4),
)


def contenders() -> list[Contender]:
    found = []
    for name, players in TABLES:
        rules = RULESETS[name]
        found.append(Contender(f"{name} {players}", partial(_game, rules, players, _look_away)))
        found.append(Contender(f"{name} {players}, all views", partial(_game, rules, players, _look)))
    return found


def _game(rules: Ruleset, players: int, look: Callable[[Ruleset, Game], None], number: int) -> Tally:
    seed = f"bench:{number}"
    started = deal(rules, players, seed)
    assert not isinstance(started, Refusal)
    done = opening(rules, started, SeededChance(seed, 0))
    rng, version = Random(number), 0
    while done.after.result is None:
        version += 1
        seat = any_of(done.waiting_for, rng)
        done = move(rules, done.after, seat, rng, SeededChance(seed, version))
        look(rules, done.after)
    return Tally(moves=version, actions=version)


def _look_away(rules: Ruleset, g: Game) -> None:
    pass


def _look(rules: Ruleset, g: Game) -> None:
    for _ in observe_all(rules, g, g.order):
        pass
