"""Paper patterns of butterflies' wings: chalked veins, an eye spot, a seam to cut along."""

from studio.colour import Colour, Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM
from studio.shapes import Path, Point, blob, curve, ell, join

FORE: dict[str, tuple[Point, ...]] = {
    "pointed": (
        (0, 0, "c"),
        (34, -58),
        (92, -104),
        (150, -116, "c"),
        (146, -70),
        (118, -24),
        (96, 4, "c"),
        (40, 10),
    ),
    "round": ((0, 0, "c"), (30, -64), (84, -98), (128, -82), (138, -40), (112, -2), (90, 8, "c"), (40, 10)),
}
HIND: dict[str, tuple[Point, ...]] = {
    "pointed": (
        (0, 4, "c"),
        (50, 4),
        (96, 12),
        (112, 44),
        (96, 78),
        (88, 138, "c"),
        (68, 90),
        (34, 84),
        (10, 44),
    ),
    "round": ((0, 4, "c"), (50, 4), (92, 16), (110, 48), (98, 84), (64, 104), (30, 88), (8, 44)),
}
VEINS = ((128, -92), (126, -56), (96, -14), (92, 30), (84, 72), (50, 80))


def wing_shape(cut: str = "pointed") -> tuple[Path, Path]:
    """The upper and the lower wing of one side, rooted at (0, 0), spread to the right."""
    return blob(*FORE[cut]), blob(*HIND[cut])


def paint_wing(f: Frame, cut: str, ramp: Ramp, ink: Colour) -> None:
    """The lower wing, the upper over it, veins that run out from the root."""
    fore, hind = wing_shape(cut)
    low = f.paint(hind, ramp, grad=(0, -0.1))
    f.shade(fore, 0.3, 6, clip=low)
    high = f.paint(fore, ramp)
    for k, tip in enumerate(VEINS):
        bend = (tip[0] * 0.5, tip[1] * 0.5 + (-9 if k < 3 else 7))
        f.line(curve((6, 2), bend, tip), 3, ink, alpha=0.6, clip=high if k < 3 else low)


def wing_pattern(
    c: Card,
    x: float,
    y: float,
    s: float,
    cut: str = "pointed",
    ramp: Ramp = CREAM,
    rot: float = 0,
    flip: bool = False,
) -> None:
    """One wing of paper, pinned at its root and its tip."""
    f = c.at(x, y, s, rot, flip, vol=5, wob=0.3, edge=0.28, amb=0.42, tex=0.14, det=0.4)
    f.shade(join(*wing_shape(cut)), 0.4, 9, "#180c1c")
    paint_wing(f, cut, ramp, "#8c5c5c")
    for ex, ey, r in ((104, -62, 15), (76, 50, 12)):
        f.flat(ell(ex, ey, r), "#8c5c5c", 0.55)
        f.flat(ell(ex, ey, r * 0.6), ramp[-1], 0.9)
        f.flat(ell(ex, ey, r * 0.28), "#7c4c54", 0.8)
    for px, py in ((3, 2), (126, -92)):
        f.paint(ell(px, py, 6.5), BRASS, vol=4, det=0.9)
