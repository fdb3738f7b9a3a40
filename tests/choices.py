"""Which rulesets a test is about, by what they say of themselves. One about the rules of a game names it."""

from typing import Final

from reverie.game.rehearsal import rehearse
from reverie.game.ruleset import Ruleset
from reverie.game.settings import Settings
from reverie.lobby.table_rules import rules_of
from reverie.rulesets import BESIDE_BOX, RULESETS


def blind(ruleset: str) -> bool:
    """The clue comes before the cards (P2)."""
    rules = RULESETS[ruleset]
    turn = rehearse(rules, rules.players[0])
    return turn is not None and turn.blind


def some(ruleset: str) -> int:
    """Six players, or as many as it takes."""
    return min(6, RULESETS[ruleset].players[-1])


def settings_named(game: str) -> Settings:
    """A ruleset by its id, "+box" after it where it is played with a real box."""
    ruleset, _, box = game.partition("+")
    return Settings(ruleset, box=bool(box))


def rules_named(game: str) -> Ruleset:
    return rules_of(settings_named(game))


GAMES: Final = (*RULESETS, *(f"{ruleset}+box" for ruleset in BESIDE_BOX))
"""All that can be played, for laws that hold of everything."""
EVERY: Final = list(RULESETS)
SCORED: Final = [r.id for r in RULESETS.values() if r.goal != "together"]
TIMED: Final = [r.id for r in RULESETS.values() if r.timed]
SINGLE: Final = [r.id for r in RULESETS.values() if r.volunteers and not r.seats_wait]
"""A seat closes by itself, and the first storyteller is found by a race."""
LATE: Final = [r.id for r in RULESETS.values() if r.late_join]
FEWEST: Final = [(r.id, r.players[0]) for r in RULESETS.values()]
FEWEST_SCORED: Final = [(ruleset, players) for ruleset, players in FEWEST if ruleset in SCORED]
MOST: Final = [(r.id, r.players[-1]) for r in RULESETS.values()]
NEVER: Final = [
    (r.id, count)
    for r in RULESETS.values()
    for count in range(2, r.players[-1] + 2)
    if count not in r.players
]
"""Numbers of players it is not for, to the first that is too many."""
