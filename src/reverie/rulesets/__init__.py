"""The rulesets, a closed registry: what is not listed here cannot be played."""

from typing import Final

from reverie.game.beside_box import beside_box
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
BESIDE_BOX: Final[dict[str, Ruleset]] = {
    r.id: boxed for r in RULESETS.values() if (boxed := beside_box(r)) is not None
}
"""The same games with the cards of a real box (N6)."""
PLAYED: Final[dict[bool, dict[str, Ruleset]]] = {False: RULESETS, True: {**RULESETS, **BESIDE_BOX}}
"""How they are played, without a box and beside one; some can only be played without."""
DEFAULT: Final = next(iter(RULESETS))
"""The first of them is what a new table plays."""
