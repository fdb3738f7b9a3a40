"""Which rules a table plays by: those of its ruleset, or of the same game beside a real box (N6)."""

from reverie.game.ruleset import Ruleset
from reverie.game.settings import Settings
from reverie.rulesets import PLAYED


def rules_of(settings: Settings) -> Ruleset:
    return PLAYED[settings.box][settings.ruleset]
