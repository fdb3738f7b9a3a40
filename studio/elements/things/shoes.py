"""Shoes that somebody took off: low ones, boots, heels, slippers, set out in rows that do not stay neat."""

from collections.abc import Callable, Sequence

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import GREY, NAVY, OCHRE, PLUM, RED, SAGE, WALNUT, WOOD
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
    f.paint(blob((-6.5, 0), (-7, -10), (-6, -20), (0, -25), (6, -20), (7, -10), (6.5, 0), (0, 2)), ramp)
    f.flat(ell(0, -7, 5, 4.8), INSIDE, 0.85)
    f.line([(-6, 0), (0, 1.8), (6, 0)], 2, SOLE[0], alpha=0.8)


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
GROWN = (1.0, 0.72, 1.1, 0.92, 1.14, 0.86, 0.66, 1.05, 0.9)


def shoe_rows(
    c: Card, x: float, rows: Sequence[tuple[float, int, float]], red: tuple[int, int] = (1, 3)
) -> None:
    """Pairs in rows of (y, how many, size) from `x`, no two alike; at `red` (row, place) stands one red shoe alone."""
    for row, (y, n, w) in enumerate(rows):
        for i in range(n):
            k = i + row * 7
            px, py = x + row * 14 + i * w * 1.5 + (k * 7 % 5 - 2) * 1.2, y + (k * 5 % 7 - 3) * 1.3
            if (row, i) == red:
                _stand(c, px + w * 0.16, py, w * 1.1, (heeled, 0, 0, -4, False), RED)
                continue
            for lie in PAIRS[k % len(PAIRS)]:
                _stand(c, px, py, w * GROWN[(k * 4) % 9], lie, LEATHER[(k * 3) % 7])


def _stand(c: Card, x: float, y: float, w: float, lie: Lie, ramp: Ramp) -> None:
    kind, dx, dy, turn, mirrored = lie
    s = w / 30
    c.shade(ell(x + (dx + 2) * s, y + dy * s, 16 * s, 3.4 * s), 0.45, 2, "#6a5844")
    kind(c.at(x + dx * s, y + dy * s, s, turn, mirrored, vol=4, wob=0.2, det=0.95, rim=0.4, edge=0.3), ramp)
