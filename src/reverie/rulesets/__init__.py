"""The rulesets, a closed registry: what is not listed here cannot be played."""

from typing import Final

from reverie.game.ruleset import Ruleset
from reverie.rulesets import dixit, duet, kids, odyssey, odyssey_party, odyssey_team

RULESETS: Final[dict[str, Ruleset]] = {
    r.id: r
    for r in (
        dixit.RULES,
        odyssey.RULES,
        odyssey_party.RULES,
        odyssey_team.RULES,
        kids.RULES,
        duet.RULES,
    )
}
DEFAULT: Final = next(iter(RULESETS))
"""The first of them is what a new table plays."""
