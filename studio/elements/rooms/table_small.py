"""A small round table on splayed legs with a short cloth, laid outdoors."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import LINEN, WALNUT
from studio.shapes import blob, ell, taper


def table_small(c: Card, x: float, y: float, h: float = 84, w: float = 104, cloth: Ramp = LINEN) -> None:
    """Its feet at (x, y), its top `h` above and `w` wide; the cloth ends well above the feet."""
    top, half = y - h, w / 2
    c.shade(ell(x + 12, y - 4, half * 1.05, 11), 0.6, 5, "#2c1420")
    for side, foot, tone in (
        (-0.4, -10, WALNUT[:3]),
        (0.4, -10, WALNUT[:3]),
        (-0.74, 0, WALNUT),
        (0.74, 0, WALNUT),
    ):
        leg = taper((x + side * half * 0.82, top + 10, 8), (x + side * half * 1.06, y + foot, 6))
        c.paint(leg, tone, vol=4, wob=0.25, edge=0.3, rim=0.4, det=0.5)
    drop = h * 0.36
    right = ((x + half, top, "c"), (x + half * 1.02, top + drop * 0.8), (x + half * 0.72, top + drop * 1.2))
    folds = ((x + half * 0.36, top + drop * 1.1), (x, top + drop * 1.42), (x - half * 0.36, top + drop * 1.1))
    left = ((x - half * 0.72, top + drop * 1.26), (x - half * 1.02, top + drop * 0.8), (x - half, top, "c"))
    m = c.paint(
        blob(*right, *folds, *left), cloth, vol=10, amb=0.3, wob=0.3, edge=0.25, grad=(0.05, -0.2), det=0.4
    )
    for dx in (-0.5, -0.08, 0.34, 0.7):
        c.line(
            [(x + dx * half, top + 12), (x + dx * half * 1.06, top + drop * 1.3)],
            7,
            cloth[0],
            0.35,
            0.4,
            clip=m,
            det=0,
        )
    c.paint(ell(x, top, half, half * 0.25), cloth, vol=3, amb=0.6, wob=0.3, edge=0.15, det=0.4)
