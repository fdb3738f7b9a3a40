"""Seats for guests who own no chairs, drawn in the perspective of the table: thimble on books, toadstool, nest."""

from studio.colour import Ramp
from studio.elements.rooms.perspective import Place, box, cast, plane, turned
from studio.paint import Card
from studio.palettes import BARK, CREAM, CRIMSON, GREEN, NAVY, OCHRE, PLUM
from studio.shapes import ell

CAP: Ramp = ["#3c0a24", "#8c1830", "#d83c38", "#fc9c6c", "#ffe0a8"]
STALK: Ramp = ["#5c5888", "#a09cb8", "#e4d8c8", "#fff4d8"]
STRAW: Ramp = ["#2c1c20", "#6c4c2c", "#b88c48", "#f4d890"]
TIN: Ramp = ["#28304c", "#5c6880", "#9ca8b0", "#e8e4d0"]
BOOKS = (  # cover, thickness, half width, how far it is shoved
    (NAVY, 0.15, 0.3, 0.02),
    (OCHRE, 0.11, 0.26, -0.04),
    (CRIMSON, 0.14, 0.27, 0.04),
    (GREEN, 0.11, 0.22, -0.03),
    (PLUM, 0.13, 0.24, 0.03),
)
EGG: Ramp = ["#3c6888", "#78acb8", "#c0e4dc", "#fff8e8"]


def thimble_on_books(c: Card, p: Place) -> None:
    """The smallest guest: a thimble upside down on as many books as it takes."""
    cast(c, p, 1.4, 0.3)
    h = 0.0
    for cover, thick, half, a in BOOKS:
        box(c, p, (a - half, a + half), (h, h + thick), (-half * 0.8, half * 0.8), cover, (0.3, 0.5, 0.8))
        lip = thick * 0.2
        a0, a1, h0, h1, d = a - half + 0.05, a + half, h + lip, h + thick - lip, -half * 0.8
        leaves = p.face((a0, h0, d), (a1, h0, d), (a1, h1, d), (a0, h1, d))
        plane(c, p, leaves, CREAM, 0.36, edge=0.1)
        h += thick
    c.shade(p.ring(0.17, h, -0.04), 0.5, 0.03 * p.s, "#1c1030")
    how = {"amb": 0.12, "gain": 0.8, "det": 0.8, "rim": 0.6}
    turned(c, p, ((0.15, h), (0.15, h + 0.045)), TIN, **how)
    m = turned(c, p, ((0.135, h + 0.045), (0.12, h + 0.2), (0.1, h + 0.26), (0.05, h + 0.3)), TIN, **how)
    for row in range(4):
        for k in range(-3, 4):
            x, y = p.pt((k + 0.5 * (row % 2)) * 0.036, h + 0.1 + 0.045 * row, -0.1)
            c.flat(ell(x, y, 0.011 * p.s, 0.012 * p.s), "#2c3450", 0.7, clip=m, wob=0)


def toadstool(c: Card, p: Place, h: float = 0.52) -> None:
    """A fly agaric of the right height, its cap dented by somebody's sitting."""
    cast(c, p, 1.5, 0.34)
    turned(c, p, ((0.17, 0), (0.12, 0.12), (0.11, h - 0.1)), STALK, amb=0.24)
    c.paint(p.ring(0.42, h - 0.1), STALK, vol=2, amb=0.1, gain=0.3, wob=0.4)
    back = ((-0.44, h - 0.08, 0), (-0.36, h + 0.12, 0), (-0.14, h + 0.2, 0.1), (0.14, h + 0.19, 0.1))
    brim = ((0.34, h - 0.13, -0.28), (0, h - 0.13, -0.42), (-0.34, h - 0.13, -0.28))
    dome = p.swell(*back, (0.36, h + 0.12, 0), (0.45, h - 0.08, 0), *brim)
    m = c.paint(dome, CAP, vol=0.24 * p.s, amb=0.18, edge=0.32, rim=0.7, wob=0.5, det=0.4)
    c.shade(p.ring(0.2, h + 0.17, 0, 0.02), 0.35, 0.05 * p.s, "#3c0a24", clip=m)
    spots = (
        (-0.26, 0.06, -0.2, 0.06),
        (0.02, 0.0, -0.34, 0.075),
        (0.28, 0.04, -0.18, 0.06),
        (-0.1, 0.14, -0.1, 0.05),
        (0.2, 0.16, 0.04, 0.05),
        (-0.24, 0.14, 0.06, 0.045),
    )
    for a, up, d, r in spots:
        x, y = p.pt(a, h + up, d)
        c.paint(ell(x, y, r * p.s, r * 0.72 * p.s, a * 40), STALK, vol=4, amb=0.5, wob=0.6, clip=m, edge=0.1)


def nest(c: Card, p: Place, h: float = 1.1) -> None:
    """A nest in the fork of a bare post, two eggs still in it."""
    cast(c, p, 1.6, 0.16)
    c.paint(p.bar((0, 0, 0), (0.02, h, 0), 0.13, 0.1), BARK, vol=5, amb=0.2, rim=0.8, wob=0.6)
    for a in (-0.3, 0.3):
        c.paint(p.bar((0, h - 0.24, 0), (a, h + 0.12, 0), 0.08, 0.05), BARK, vol=4, amb=0.2, rim=0.8, wob=0.6)
    low = ((-0.4, h + 0.06, -0.2), (0, h - 0.04, -0.3), (0.4, h + 0.06, -0.2))
    bowl = p.swell((-0.5, h + 0.26, 0), *low, (0.5, h + 0.26, 0), (0, h + 0.28, 0.34))
    m = c.paint(bowl, STRAW, vol=0.18 * p.s, amb=0.26, rim=0.7, wob=1.2, edge=0.3)
    c.marks(m, 0.15, 60, 22, 2.6, STRAW, jit=0.16, alpha=0.8)
    plane(c, p, p.ring(0.38, h + 0.24, 0, 0, 0.26), STRAW, 0.02, gain=0.05)
    for a in (-0.13, 0.13):
        x, y = p.pt(a, h + 0.28, -0.02)
        egg = ell(x, y, 0.11 * p.s, 0.15 * p.s, 12 if a > 0 else -14)
        c.paint(egg, EGG, vol=6, amb=0.4, wob=0.2, det=0.9)
    upper = ((-0.47, h + 0.2, -0.06), (0, h + 0.16, -0.28), (0.47, h + 0.2, -0.06))
    front = p.swell(*upper, (0.3, h + 0.06, -0.2), (0, h, -0.3), (-0.3, h + 0.06, -0.2))
    k = c.paint(front, STRAW, vol=6, amb=0.3, wob=1.2, rim=0.6)
    c.marks(k, 0.1, 40, 20, 2.4, STRAW, jit=0.2, alpha=0.8)
