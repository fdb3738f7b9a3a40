"""How hard the laws are tried: a short version every time, REVERIE_LAWS=10000 for a release (S1)."""

import os
from typing import Final

STATES: Final = int(os.environ.get("REVERIE_LAWS", "200"))
"""States looked at per ruleset."""

LONG: Final = STATES >= 10_000
