"""How hard the laws are tried: a short version every time, REVERIE_LAWS=10000 for a release (S1)."""

import os
from typing import Final

from hypothesis import HealthCheck, Phase, settings

STATES: Final = int(os.environ.get("REVERIE_LAWS", "200"))
"""States looked at per ruleset."""

LONG: Final = STATES >= 10_000

tried = settings(
    max_examples=max(3, STATES // 60),
    deadline=None,
    derandomize=not LONG,
    database=None,
    phases=(Phase.explicit, Phase.generate),  # a smaller seed is not a simpler game
    suppress_health_check=list(HealthCheck),
)
"""Per ruleset and number of players; the short version is the same every time."""
