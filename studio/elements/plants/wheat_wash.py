"""What a hull does to a sea of wheat: a bow wave that curls, a furrow along the planks, a wake."""

import math

import numpy as np

from studio.colour import Arr
from studio.elements.plants.wheat_sea import WHEAT, ear
from studio.paint import Card
from studio.shapes import blob, curve

FOAM = ["#f0c858", "#fff0a8", "#fffbe0"]
DEEP = "#6c3418"


def wash(c: Card, x: float, y: float, w: float = 480, h: float = 60) -> Arr:
    """The corn that stands up along a hull from the stem at (x, y) to the stern `w` further, ragged on the planks."""
    top = [
        (-0.06, 0.0),
        (0.06, -0.5),
        (0.2, 0.1),
        (0.4, 0.6),
        (0.62, 0.62),
        (0.84, 0.3),
        (1.0, 0.2),
        (1.14, 0.7),
    ]
    crest = [(x + u * w, y + v * h) for u, v in top]
    m = c.paint(
        blob(*crest, (x + 1.16 * w, y + 2.4 * h, "c"), (x - 0.08 * w, y + 2.4 * h, "c")),
        WHEAT, vol=20, amb=0.34, tex=0.24, edge=0.0, soft=2, wob=1.8, grad=(0.06, -0.3),
    )  # fmt: skip
    line = np.interp(c.xx, [p[0] for p in crest], [p[1] for p in crest]).astype(np.float32)
    lip = m * np.clip(1 - (c.yy - line) / 26, 0, 1).astype(np.float32)
    c.marks(m, lambda px, py: -1.15 + 0.2 * np.sin(px / 46), 420, 34, 3.4, jit=0.12, alpha=0.75)
    c.marks(lip, lambda px, py: -1.0 + 0.3 * np.sin(px / 37), 260, 30, 3, FOAM, jit=0.16, alpha=0.8)
    return m


def bow_wave(c: Card, x: float, y: float, h: float = 130) -> Arr:
    """The near swell, thrown up by a stem at (x, y) and rolling away from it to the right, with a furrow behind its crest.

    From its crest down it covers the card.
    """
    arm = [(-150, 0.72), (-108, 0.5), (-76, 0.16), (-50, -0.12), (-20, -0.26), (20, -0.2), (60, 0.12), (114, 0.52), (200, 0.86), (330, 1.06),
           (470, 1.2), (620, 1.28), (800, 1.26)]  # fmt: skip
    crest = [(x + dx, y + v * h) for dx, v in arm]
    line = np.interp(c.xx, [p[0] for p in crest], [p[1] for p in crest]).astype(np.float32)
    c.shade(
        blob(*[(px + 14, py - 10) for px, py in crest[5:]], *[(px + 40, py - 44) for px, py in crest[:6:-1]]),
        0.62,
        12,
        DEEP,
    )
    for dx, dy, tall, lean in (
        (-86, 34, 54, -46),
        (-64, 6, 62, -46),
        (-42, -8, 66, -34),
        (-16, -14, 52, -18),
    ):
        ear(c, x + dx, y + dy, tall, lean)
    shape = blob(*crest, (x + 800, 1260, "c"), (x - 150, 1260, "c"))
    m = c.paint(shape, WHEAT, vol=34, amb=0.4, tex=0.22, edge=0.04, soft=2, wob=1.6, grad=(0.16, -0.1))
    below = c.yy - line
    c.darken(m * np.clip((below - 26) / 80, 0, 1).astype(np.float32), "#8c4c20", 0.42)

    def comb(px: Arr, py: Arr) -> Arr:
        near = np.exp(-(((px - x) / 130) ** 2))
        return np.asarray(
            -1.2 - 1.0 * near * np.sign(x - 10 - px + 1e-6) * 0.9 + 0.2 * np.sin(px / 60), np.float32
        )

    c.marks(m, comb, 1300, 38, 3.8, jit=0.1, alpha=0.75)
    lip = m * np.clip(1 - below / 34, 0, 1).astype(np.float32)
    c.marks(lip, comb, 420, 34, 3.6, FOAM, jit=0.18, alpha=0.85)
    _curl(c, x, y, m)
    spray(c, x - 54, y - 0.2 * h)
    return m


def _curl(c: Card, x: float, y: float, swell: Arr) -> None:
    """The lip that falls over forward from the crest before a stem, and the hollow under it."""
    hollow = blob(
        (x - 100, y + 70),
        (x - 76, y + 30),
        (x - 40, y + 6),
        (x + 16, y + 8),
        (x - 16, y + 34),
        (x - 44, y + 80),
        (x - 70, y + 120),
    )
    c.shade(hollow, 0.66, 12, DEEP, clip=swell)
    lip = blob((x + 44, y - 10), (x + 6, y - 42), (x - 40, y - 42), (x - 76, y - 14), (x - 88, y + 30), (x - 70, y + 8), (x - 44, y - 6),
               (x - 8, y - 2), (x + 30, y + 24))  # fmt: skip
    m = c.paint(lip, WHEAT, vol=16, amb=0.5, edge=0.1, soft=1, wob=1.4, grad=(0.2, -0.2))

    def over(px: Arr, py: Arr) -> Arr:
        return np.asarray(np.interp(px, [x - 88, x - 60, x - 20, x + 40], [1.9, 2.4, 3.0, 3.7]), np.float32)

    c.marks(m, over, 150, 32, 3.4, FOAM, jit=0.16, alpha=0.8)


def spray(c: Card, x: float, y: float, n: int = 34) -> None:
    """Grains and broken straw thrown up from a crest at (x, y), forward and to both sides."""
    rng = np.random.default_rng(7)
    for _ in range(n):
        a, r = math.radians(float(rng.uniform(195, 300))), float(rng.gamma(2.2, 13))
        px, py = x + math.cos(a) * r, y + math.sin(a) * r * 0.8
        if rng.random() < 0.3:
            c.line(curve((px, py), (px + 6 * math.cos(a + 1), py + 8 * math.sin(a + 1))), 2.6, "#ffeca0", 0.9)
        else:
            c.dot(px, py, float(rng.uniform(1.4, 3.2)), "#fff0b0" if rng.random() < 0.7 else "#b87c28", 0.95)


def furrow(c: Card, course: list[tuple[float, float]], wide: tuple[float, float] = (20, 90)) -> None:
    """The track a hull leaves: corn pressed down along `course`, darker."""
    line = curve(*course)
    t = np.gradient(line, axis=0)
    normal = np.stack([-t[:, 1], t[:, 0]], 1) / (np.hypot(t[:, 0], t[:, 1])[:, None] + 1e-9)
    half = np.linspace(wide[0], wide[1], len(line))[:, None] * np.array([[1.0, 0.6]]) / 2
    a, b = line + normal * half, line - normal * half
    track = c.mask(blob(*[tuple(p) for p in a[::6]], *[tuple(p) for p in b[::-6]]), 1.4, 8)
    c.darken(track, DEEP, 0.36)
    c.marks(track, -0.5, 240, 26, 3, jit=0.12, alpha=0.7)
