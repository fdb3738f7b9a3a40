"""Scholars of one faculty: gown and hat of the same cloth, seen from the side; old ones have beards, all have tools."""

from typing import Any

from studio.elements.people.figures import scholar
from studio.paint import Card, Frame
from studio.palettes import BRASS, NAVY, PINE, PLUM, SKIN, SLATE, WALNUT
from studio.shapes import blob, ell, poly, taper

GOWNS = (NAVY, PLUM, SLATE)
BEARD = ["#7c7890", "#c4bcc4", "#fffaf0"]
PAPER = ["#a894a0", "#ecdcc8", "#fffbec"]


def savant(
    c: Card, x: float, y: float, h: float, kind: int, tool: str | None = None, beard: bool = False, **how: Any
) -> tuple[float, float]:
    """One scholar standing at (x, y), `kind` picks the cloth; returns the near hand, with a `tool` in it."""
    gown = GOWNS[kind % 3]
    hand = scholar(c, x, y, h, coat=gown, hat_ramp=gown, view="side", **how)
    s, lean, flip = h / 112, how.get("lean", 0), how.get("flip", False)
    look = {"vol": 4, "wob": 0.15, "det": 0.9, "edge": 0.25, "fog": how.get("fog", 0)}
    if beard:
        _beard(c.at(x, y, s, lean, flip, **look))
    if tool:
        TOOLS[tool](c.at(*hand, s, lean, flip, **look))
    return hand


def hand_over(c: Card, x: float, y: float, r: float = 6) -> None:
    """A scholar's hand once more, over what he has taken hold of at (x, y)."""
    c.paint(ell(x, y, r), SKIN, vol=3, wob=0.2, det=0.9, edge=0.3)


def _beard(f: Frame) -> None:
    f.paint(blob((-10, -83), (-4, -82), (2, -80), (0, -66), (-7, -54), (-12, -64), (-13, -76)), BEARD)


def _brush(f: Frame) -> None:
    """A broad brush on a stick, its hair ahead."""
    f.paint(taper((8, 6, 3), (-22, -14, 3)), PINE, vol=2)
    f.paint(blob((-19, -17), (-29, -25), (-34, -17), (-23, -10)), BEARD, vol=3)


def _hammer(f: Frame) -> None:
    """A small mallet, raised."""
    f.paint(taper((2, 6, 3.4), (-8, -18, 3)), PINE, vol=2)
    f.paint(taper((-15, -17, 9), (-1, -22, 9)), WALNUT, vol=3)


def _staff(f: Frame) -> None:
    """A measuring staff, taller than its owner, in bands."""
    f.paint(taper((-3, 36, 4), (-3, -84, 4)), PAPER, vol=2)
    for k in range(5):
        f.flat(
            poly([(-5.2, 20 - k * 24), (-0.8, 20 - k * 24), (-0.8, 8 - k * 24), (-5.2, 8 - k * 24)]),
            "#a83c34",
            0.9,
        )


def _notes(f: Frame) -> None:
    """A board with paper on it."""
    f.paint(poly([(-14, -14), (4, -8), (0, 12), (-18, 5)]), WALNUT, vol=2)
    f.paint(poly([(-12, -12), (3, -7), (-1, 9), (-15, 4)]), PAPER, vol=2, amb=0.7)


def _trumpet(f: Frame) -> None:
    """An ear trumpet, its bell on what is listened to."""
    f.paint(blob((8, -3), (-12, -6), (-26, -15, "c"), (-26, 13, "c"), (-12, 5), (8, 2)), BRASS, vol=5)
    f.paint(ell(-26, -1, 4, 14), BRASS[:3], vol=3)


TOOLS = {"brush": _brush, "hammer": _hammer, "staff": _staff, "notes": _notes, "trumpet": _trumpet}
