"""A plain wooden chair that has been knocked over: it lies on its back, built of solid bars in space."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import WALNUT
from studio.shapes import poly, taper

Solid = tuple[float, float, float]
# from corner to corner of each piece of the standing chair: sideways, up, to the front
SEAT = ((-27.0, 50.0, -26.0), (27.0, 57.0, 28.0))
LEGS = tuple(((a - 3.6, 0.0, d - 3.6), (a + 3.6, 50.0, d + 3.6)) for a in (-22, 22) for d in (-22, 24))
POSTS = tuple(((a - 3.6, 57.0, -26.0), (a + 3.6, 120.0, -19.0)) for a in (-22, 22))
SLATS = (((-19.0, 76.0, -24.0), (19.0, 88.0, -20.0)), ((-19.0, 104.0, -24.0), (19.0, 118.0, -20.0)))


def fallen_chair(
    c: Card, x: float, y: float, s: float = 1.0, turn: float = 35, pitch: float = 32, ramp: Ramp = WALNUT
) -> None:
    """On its back, its middle lying at (x, y); `turn` swings the feet away from us, seen from `pitch` degrees above."""
    t, p = math.radians(turn), math.radians(pitch)

    def lay(q: Solid) -> Solid:
        """Tip a point on the back, turn it on the ground: right, up, towards us."""
        along, up, side = q[1] - 62, q[2] + 26, q[0]
        return (
            along * math.cos(t) - side * math.sin(t),
            up,
            along * math.sin(t) + side * math.cos(t),
        )

    def at(q: Solid) -> tuple[float, float]:
        r, u, n = lay(q)
        return x + s * r, y + s * (n * math.sin(p) - u * math.cos(p))

    def near(q: Solid) -> float:
        _, u, n = lay(q)
        return n * math.cos(p) + u * math.sin(p)

    for lo, hi in (SEAT, *LEGS, *POSTS, *SLATS):
        a, b, d = ((lo[i] + hi[i]) / 2 for i in range(3))
        foot = [(*at((a, lo[1], -26)), 9 * s), (*at((a, hi[1], -26)), 9 * s)]
        if (lo, hi) == SEAT:
            foot = [(*at((lo[0], b, -26)), 13 * s), (*at((hi[0], b, -26)), 13 * s)]
        far = 0.36 * (d + 26) * s  # the light is above, a little behind and to the left
        c.shade(taper(*((px + far * 0.5, py + far * 0.4, w) for px, py, w in foot)), 0.5, 4 * s, "#10122a")

    faces = [face for lo, hi in (*LEGS, SEAT, *POSTS, *SLATS) for face in _faces(lo, hi)]
    faces = [f for f in faces if _turned_to_us([at(q) for q in f])]
    for f in sorted(faces, key=lambda f: sum(near(q) for q in f)):
        e1, e2 = np.subtract(lay(f[1]), lay(f[0])), np.subtract(lay(f[3]), lay(f[0]))
        n = np.cross(e1, e2)
        n = n / (np.linalg.norm(n) + 1e-9)
        n = n if n[1] * math.sin(p) + n[2] * math.cos(p) > 0 else -n
        lit = 0.36 + 0.5 * max(0.0, float(n[1])) + 0.2 * max(0.0, float(-n[0])) + 0.22 * max(0.0, float(n[2]))
        c.paint(
            poly([at(q) for q in f]), ramp, vol=1.5, amb=lit, gain=0.2, wob=0.2, edge=0.3, det=0.6, tex=0.16
        )


def _faces(lo: Solid, hi: Solid) -> list[list[Solid]]:
    """The six sides of a box, each listed the same way round seen from outside."""
    (a, b, d), (e, f, g) = lo, hi
    return [
        [(a, b, g), (e, b, g), (e, f, g), (a, f, g)],
        [(e, b, d), (a, b, d), (a, f, d), (e, f, d)],
        [(e, b, g), (e, b, d), (e, f, d), (e, f, g)],
        [(a, b, d), (a, b, g), (a, f, g), (a, f, d)],
        [(a, f, g), (e, f, g), (e, f, d), (a, f, d)],
        [(a, b, d), (e, b, d), (e, b, g), (a, b, g)],
    ]


def _turned_to_us(page: list[tuple[float, float]]) -> bool:
    """Whether a side, listed round as `_faces` does, is seen on the page from its outside."""
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(page, [*page[1:], page[0]], strict=True))
    return area > 0
