"""Snow that tells who came: prints lying in the floor's perspective, and a patch where it has thawed."""

import math

from studio.colour import Ramp
from studio.elements.plants.plants import flower, grass
from studio.elements.rooms.perspective import View
from studio.paint import Card
from studio.shapes import Path, blob, ell, poly, xf

Spot = tuple[float, float]

Oval = tuple[float, float, float, float]  # right, forwards, half width, half length

TOES = tuple((k * t * 0.05, t * 0.1, 0.018, 0.03) for k in (-1.5, 0, 1.5) for t in (-0.3, 0.3, 0.7, 1.1))
PRINTS: dict[str, tuple[Oval, ...]] = {
    "paw": (
        (0, -0.03, 0.075, 0.06),
        (-0.075, 0.06, 0.025, 0.035),
        (-0.025, 0.09, 0.026, 0.04),
        (0.03, 0.09, 0.026, 0.04),
        (0.08, 0.06, 0.025, 0.035),
    ),
    "hoof": ((-0.035, 0, 0.028, 0.08), (0.035, 0, 0.028, 0.08)),
    "boot": ((0, 0.06, 0.055, 0.1), (0, -0.09, 0.045, 0.05)),
    "bird": TOES,
}
EARTH: Ramp = ["#120f18", "#2c2420", "#4c3e2a", "#7c6c3c"]
MOSS: Ramp = ["#142018", "#2c4a28", "#5c7c38", "#b4b860"]


def _oval(v: View, x: float, z: float, turn: float, oval: Oval, s: float) -> Path:
    """An oval of a print, on the floor at (x, z), its forwards turned from depth towards the right."""
    right, ahead, rx, rz = (s * k for k in oval)
    cos, sin = math.cos(turn), math.sin(turn)
    points = []
    for k in range(14):
        a, b = right + rx * math.cos(k * math.pi / 7), ahead + rz * math.sin(k * math.pi / 7)
        points.append(v.pt(x + a * cos + b * sin, 0, z - a * sin + b * cos))
    return poly(points)


def track(c: Card, v: View, a: Spot, b: Spot, kind: str, s: float = 1.0, stride: float = 0.34) -> None:
    """Prints of one guest from a to b, (x, z) in metres; they only ever go one way."""
    dx, dz = b[0] - a[0], b[1] - a[1]
    long, turn = math.hypot(dx, dz), math.atan2(dx, dz)
    n = int(long / stride / s)
    for i in range(n):
        t = (i + 0.5) / n
        bend = 0.14 * math.sin(t * 3.1 + long) + (0.09 if i % 2 else -0.09) * s
        x, z = a[0] + dx * t + bend * math.cos(turn), a[1] + dz * t - bend * math.sin(turn)
        for oval in PRINTS[kind]:
            c.flat(_oval(v, x, z, turn, oval, s), "#1c1c58", 0.72, 0.6, wob=0.25, det=0.4)


def thaw(c: Card, x: float, y: float, w: float) -> None:
    """A round where the snow has gone, `w` wide: soft wet edge, the cut of the snow behind, earth, moss, one flower."""
    f = c.at(x, y, w / 260)
    f.shade(ell(0, 2, 156, 46), 0.3, 12, "#34407c")
    hole = blob(
        (-120, 6),
        (-106, -10),
        (-74, -18),
        (-34, -26),
        (10, -28),
        (54, -27),
        (90, -16),
        (118, 0),
        (110, 16),
        (72, 25),
        (30, 33),
        (-26, 33),
        (-80, 25),
    )
    for up, grow, col, a in ((6, 1.09, "#c8c8e4", 0.55), (9, 1.0, "#7478b0", 0.9), (3, 0.99, "#444880", 0.8)):
        f.flat(xf(hole, 0, -up, grow), col, a, 2.5, wob=1.3)
    m = f.paint(hole, EARTH, vol=4, amb=0.3, tex=0.45, edge=0.2, wob=1.4, soft=2, grad=(-0.18, 0.16))
    for px, py, r in ((-92, 38, 8), (104, 30, 9), (134, -16, 6)):
        f.flat(ell(px, py, r, r * 0.4), "#3c342c", 0.75, 2, wob=1.5)
    green = blob((-70, 10), (-46, -8), (-6, -12), (20, -18), (56, -10), (78, 4), (50, 18), (0, 20), (-30, 24))
    g = f.paint(green, MOSS, vol=5, amb=0.34, tex=0.4, edge=0, wob=2.4, soft=5, clip=m)
    c.marks(g, -1.5, 150, 12, 3, MOSS, jit=0.16, alpha=0.6)
    for gx, gy, h in (
        (-72, 12, 16),
        (-46, 4, 22),
        (-22, 16, 28),
        (26, 20, 26),
        (46, 6, 24),
        (74, 12, 16),
        (8, 2, 20),
    ):
        grass(c, *f.pt(gx, gy), h, 6, ("#2c4c2c", "#5c8440", "#a8bc60"))
    flower(c, *f.pt(0, 14), 88, ["#7c5c10", "#e8b830", "#fff4a8"])
