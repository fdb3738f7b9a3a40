"""How long what is kept, where no setting says it."""

from typing import Final

DAY: Final = 86_400_000
ERASED_FOR: Final = 90 * DAY
"""How long the codes of erased tables are listed, so that an older backup does not bring them back (S15)."""
LONGEST_GAP: Final = DAY
"""R13: a stretch in which no server ran counts for this much at most: the clock says how long it was."""
