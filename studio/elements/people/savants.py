"""Scholars of one faculty: gown and hat of the same cloth, seen from the side."""

from typing import Any

from studio.elements.people.figures import scholar
from studio.paint import Card
from studio.palettes import NAVY, PLUM, SLATE

GOWNS = (NAVY, PLUM, SLATE)


def savant(c: Card, x: float, y: float, h: float, kind: int, **how: Any) -> tuple[float, float]:
    """One scholar standing at (x, y), `kind` picks the cloth; returns the near hand."""
    gown = GOWNS[kind % 3]
    return scholar(c, x, y, h, coat=gown, hat_ramp=gown, view="side", **how)
