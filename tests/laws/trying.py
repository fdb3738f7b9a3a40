"""Seeds, and how many of them a law is tried with.

Apart from the rest: the Python of the tab has no Hypothesis.
"""

from typing import Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from tests.laws.effort import LONG, STATES

SEEDS: Final = st.integers(0, 2**32 - 1)

tried = settings(
    max_examples=max(3, STATES // 60),
    deadline=None,
    derandomize=not LONG,
    database=None,
    phases=(Phase.explicit, Phase.generate),  # a smaller seed is not a simpler game
    suppress_health_check=list(HealthCheck),
)
"""Per ruleset and number of players; the short version is the same every time."""
