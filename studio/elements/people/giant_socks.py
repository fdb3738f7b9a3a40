"""A giant's leg on tiptoe in a striped sock, in side view, looking left, and his shoe hanging by its lace."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, join, poly, rect, taper

TOE = ["#7c4444", "#d08c78", "#f8c8a4", "#ffecd0"]
COBALT: Ramp = ["#0c1038", "#1c2c78", "#3c58b4", "#98b0e8"]
MUSTARD: Ramp = ["#4c2818", "#a86c18", "#e8b030", "#ffe48c"]
PLUM_CLOTH: Ramp = ["#100a20", "#30183c", "#603460", "#a878a0"]
BONE = ((28, -66, 92), (84, -178, 118), (86, -262, 104), (124, -430, 160), (116, -600, 150), (92, -800, 140))


def _stripes(n: int = 18) -> list[np.ndarray]:
    """Every second slice across the leg, bent a little as round a barrel."""
    line = np.asarray(curve(*[(x, y) for x, y, _ in ((-92, -22, 0), (-30, -34, 0), *BONE)]))
    cuts = np.linspace(4, len(line) - 5, n * 2).astype(int)
    out = []
    for a, b in zip(cuts[::2], cuts[1::2], strict=True):
        edges = []
        for i in (a, b):
            t = line[i + 3] - line[i - 3]
            t = t / max(np.hypot(*t), 1e-6)
            side = np.array([-t[1], t[0]])
            edges.append(
                [line[i] + side * w - t * 16 * (1 - (w / 100) ** 2) for w in (-110, -60, 0, 60, 110)]
            )
        out.append(np.array([*edges[0], *edges[1][::-1]]))
    return out


def tiptoe_leg(c: Card, x: float, y: float, s: float, sock: Ramp = COBALT, stripe: Ramp = MUSTARD, hole: bool = False, rot: float = 0) -> Frame:  # fmt: skip
    """The leg standing on its toes at (x, y), 800 high at s=1; `hole` lets the big toe out."""
    f = c.at(x, y, s, rot)
    f.shade(ell(-30, 2, 110, 14), 0.5, 10)
    if hole:
        f.paint(
            taper((-70, -32, 58), (-118, -30, 56), (-140, -28, 40)), TOE, vol=20, wob=0.3, rim=0.5, det=0.6
        )
        f.paint(ell(-140, -40, 15, 10, -30), ["#b08478", "#ecc8b4", "#fff0e0"], vol=4, wob=0.2, det=0.8)
    leg = join(
        taper(*BONE),
        taper((40, -84, 84), (-20, -40, 76), (-74, -28, 58), (-100, -24, 40)),
        ell(82, -176, 64, 60),
    )
    look = {"vol": 60, "amb": 0.3, "tex": 0.25, "edge": 0.28, "rim": 0.9, "rimw": 9, "wob": 0.6}
    m = f.paint(leg, sock, **look)
    plain = c.img.copy()
    f.paint(leg, stripe, **look)
    bands = np.max(
        [c.mask(f.path(poly([(float(px), float(py)) for px, py in b])), 0.5) for b in _stripes()], 0
    )
    c.img = (plain + (c.img - plain) * bands[..., None]).astype(np.float32)
    c.marks(m, f.angle(-1.5), 700, 16, 4, jit=0.07, alpha=0.5)
    if hole:
        f.line([(-96, -46), (-88, -30), (-94, -8)], 5, "#3c2438", alpha=0.9)
    return f


def rolled_trouser(c: Card, x: float, y: float, w: float, ramp: Ramp = PLUM_CLOTH) -> None:
    """The turned-up end of a trouser leg, its hem at (x, y), going up and out of the card."""
    m = c.paint(
        poly([(x - w * 0.5, y), (x - w * 0.62, y - 700), (x + w * 0.62, y - 700), (x + w * 0.5, y)]),
        ramp,
        vol=70,
        wob=0.8,
        rim=0.6,
        edge=0.25,
    )
    c.marks(m, 1.57, 300, 40, 4, jit=0.07, alpha=0.5)
    c.shade(rect(x - w * 0.34, y - 6, x + w * 0.34, y + 26), 0.35, 7)
    c.paint(rect(x - w * 0.56, y - 54, x + w * 0.56, y + 4, 20), ramp, vol=24, wob=0.8, rim=0.7, edge=0.3)


def hanging_shoe(
    c: Card, x: float, y: float, s: float, rot: float, ramp: Ramp, lace: tuple[float, float]
) -> None:
    """A big old shoe hung by its lace from a point above; (x, y) is its ankle opening."""
    f = c.at(x, y, s, rot)
    c.line([lace, ((lace[0] + x) / 2 + 6, (lace[1] + y) / 2), f.pt(-10, 10)], 6, "#e8d8b0", 0.95, det=0.6)
    upper = blob(
        (-44, 0), (-54, 56), (-110, 96), (-156, 122), (-160, 156), (60, 160), (66, 80), (48, -6), (0, 8)
    )
    f.paint(upper, ramp, vol=40, wob=0.5, rim=0.9, rimw=7, edge=0.3)
    f.paint(rect(-170, 148, 70, 174, 12), ["#1c1018", "#3c2830", "#7c6064"], vol=9, wob=0.4, rim=0.5)
    f.paint(rect(24, 168, 72, 196, 6), ["#1c1018", "#3c2830", "#7c6064"], vol=9, wob=0.4)
    f.paint(ell(2, 2, 46, 13), ["#0c0814", "#1c1424", "#3c2c40"], vol=5, wob=0.4)
    for i in range(4):
        f.line([(-52 - i * 15, 40 + i * 17), (-24 - i * 15, 52 + i * 15)], 6, "#e8d8b0", alpha=0.95, det=0.7)
