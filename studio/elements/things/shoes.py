"""Shoes that somebody took off: low ones, boots, heels, in pairs that do not stay neat."""

from collections.abc import Callable

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import GREY, NAVY, OCHRE, PLUM, SAGE, WALNUT, WOOD
from studio.shapes import blob, ell, taper

LEATHER = (WALNUT, GREY, WOOD, NAVY, PLUM, SAGE, OCHRE)
SOLE: Ramp = ["#2c1c18", "#6c4c38", "#a88460"]
INSIDE = "#201814"


def low_shoe(f: Frame, ramp: Ramp) -> None:
    """A laced shoe from the side, toe to the right, 30 long."""
    f.paint(blob((-15, 0, "c"), (-14, -14, "c"), (-3, -13), (3, -8), (13, -7), (16, 0, "c")), ramp)
    f.flat(ell(-8, -13.4, 5.4, 2.2), INSIDE, 0.85)
    f.line([(-15, -0.6), (16, -0.6)], 2, SOLE[0], alpha=0.8, ends=0.9)


def tall_boot(f: Frame, ramp: Ramp) -> None:
    """A boot to the knee, its shaft slumping."""
    f.paint(
        blob((-15, 0, "c"), (-13, -14), (-17, -38, "c"), (0, -40, "c"), (-1, -14), (13, -8), (16, 0, "c")),
        ramp,
    )
    f.flat(ell(-8.5, -38.6, 8, 2.8, -4), INSIDE, 0.85)
    f.line([(-14, -17), (-8, -15), (-2, -18)], 1.6, ramp[0], alpha=0.6)


def heeled(f: Frame, ramp: Ramp) -> None:
    """A lady's shoe with a heel."""
    f.paint(taper((-13, -9, 5), (-13, 0, 3)), ramp, vol=2)
    f.paint(
        blob(
            (-16, -14, "c"),
            (-9, -9),
            (2, -4),
            (6, -8, "c"),
            (15, -5),
            (17, 0, "c"),
            (4, 0),
            (-8, -4),
            (-15, -7),
        ),
        ramp,
    )


def from_behind(f: Frame, ramp: Ramp) -> None:
    """One shoe that points away from us: heel, opening, toe."""
    f.paint(
        blob(
            (-5.4, 0), (-5.2, -8), (-7.4, -18), (-4, -26), (1.6, -27), (6.6, -20), (5.4, -8), (5.4, 0), (0, 2)
        ),
        ramp,
    )
    f.flat(blob((-3.6, -2), (-3.8, -10), (0, -14), (3.8, -10), (3.6, -2), (0, 0)), INSIDE, 0.9)
    f.line([(-5, 0), (0, 2), (5, 0)], 2.6, ramp[0], alpha=0.9)


def sole_up(f: Frame, ramp: Ramp) -> None:
    """One that has fallen over and shows its sole."""
    f.paint(blob((-16, -1), (-15, -11), (-6, -12), (6, -15), (15, -12), (17, -5), (12, 0), (-6, 1)), ramp)
    f.paint(blob((-15, 0), (-14, -7), (-6, -7), (4, -10), (14, -8), (16, -3), (10, 1), (-6, 0)), SOLE, vol=3)
    f.line([(-6, -7), (-6, 0)], 1.6, SOLE[0], alpha=0.8)


Kind = Callable[[Frame, Ramp], None]
# how the two of a pair lie: (kind, dx, dy, turn, mirrored) of the far and of the near one
Lie = tuple[Kind, float, float, float, bool]
PAIRS: tuple[tuple[Lie, ...], ...] = (
    ((low_shoe, 5, -6, 0, False), (low_shoe, 0, 0, 0, False)),
    ((from_behind, -8, -1, -8, False), (from_behind, 8, 0, 10, False)),
    ((tall_boot, 9, -5, 3, False), (tall_boot, -4, 0, -3, False)),
    ((low_shoe, -4, -5, 0, True), (sole_up, 6, 2, 6, False)),
    ((from_behind, -9, 0, 16, False), (from_behind, 7, -1, 22, False)),
    ((heeled, 6, -6, 0, False), (heeled, -1, 0, 0, False)),
    ((low_shoe, 2, -6, 0, True), (low_shoe, -3, 1, 0, True)),
    ((sole_up, -6, 0, -6, True), (tall_boot, 14, -4, 2, False)),
    ((from_behind, -7, 0, -3, False), (from_behind, 8, 0, 3, False)),
)


def shoe_pair(c: Card, x: float, y: float, w: float = 30, kind: int = 0, ramp: Ramp | None = None) -> None:
    """Two shoes as somebody took them off at (x, y), each `w` long; `kind` picks how they lie, and the leather."""
    leather = LEATHER[(kind * 3) % len(LEATHER)] if ramp is None else ramp
    for lie in PAIRS[kind % len(PAIRS)]:
        _stand(c, x, y, w, lie, leather)


def _stand(c: Card, x: float, y: float, w: float, lie: Lie, ramp: Ramp) -> None:
    make, dx, dy, turn, mirrored = lie
    s = w / 30
    c.shade(ell(x + (dx + 1) * s, y + (dy + 1) * s, 17 * s, 3.6 * s), 0.5, 2, "#2c2448")
    make(c.at(x + dx * s, y + dy * s, s, turn, mirrored, vol=4, wob=0.2, det=0.95, rim=0.5, edge=0.3), ramp)
