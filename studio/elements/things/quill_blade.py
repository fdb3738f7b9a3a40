"""A pheasant's tail feather large enough to cut with."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import Points, curve, ell, poly, taper

RUST: Ramp = ["#2c141c", "#7c3c24", "#c47c3c", "#f4c478", "#fff0c0"]
BAR: Ramp = ["#1c1018", "#3c2020", "#6c3c28"]
FLOCK: Ramp = ["#5c5468", "#a89ca0", "#ece0d0", "#fffaf0"]


def quill_blade(
    c: Card, x: float, y: float, length: float = 250, rot: float = 0, flip: bool = False
) -> Frame:
    """The feather held by its quill at (x, y), pointing up when rot=0 and bent to the right: bars, splits, fluff at the foot."""
    f = c.at(x, y, length / 250, rot, flip, vol=9, wob=0.3, det=0.6, edge=0.3, rim=0.5, amb=0.36)
    spine = curve((0, 20), (-5, -50), (-3, -130), (10, -200), (30, -252))
    f.shade(taper((8, -20, 20), (10, -130, 50), (36, -240, 16)), 0.62, 9, "#2c3050")
    vane = f.paint(poly(_outline(spine)), RUST)
    for k in range(7):
        i = int(len(spine) * (0.34 + 0.085 * k))
        (px, py), (qx, qy) = spine[i], spine[i - 3]
        d = np.array([px - qx, py - qy]) / np.hypot(px - qx, py - qy)
        n = np.array([-d[1], d[0]])
        for s in (-1, 1):
            tip = np.array([px, py]) + n * s * 34 + d * 22
            f.paint(
                taper((px, py, 5), (*((np.array([px, py]) + tip) / 2), 8), (*tip, 6)),
                BAR,
                vol=3,
                clip=vane,
                edge=0.05,
            )
    c.marks(vane, f.angle(-1.0), 90, 20 * f.s, 2.2, jit=0.07, alpha=0.55)
    for px, py, r in ((-12, -34, 12), (8, -40, 12), (-16, -52, 11), (10, -58, 11), (-3, -26, 10)):
        f.paint(ell(px, py, r, r * 0.8), FLOCK, vol=6, wob=2, edge=0.12)
    f.line(spine, 6, "#fff0d0", alpha=1, ends=0.35, wob=0.1, det=1)
    f.line(spine + np.array([2.4, 0]), 2, "#8c6040", alpha=0.8, ends=0.35, wob=0.1)
    return f


def _outline(spine: Points) -> list[tuple[float, float]]:
    """Both edges of the vane, with two splits where the barbs have come apart."""
    t = np.linspace(0, 1, len(spine))
    d = np.gradient(spine, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    grown = np.clip((t - 0.16) / 0.22, 0, 1) ** 0.6 * np.clip((1 - t) / 0.34, 0, 1) ** 0.55
    left, right = 30 * grown, 24 * grown
    for at in (0.46, 0.72):
        left = left * (1 - 0.62 * np.exp(-(((t - at) / 0.016) ** 2)))
    right = right * (1 - 0.6 * np.exp(-(((t - 0.6) / 0.016) ** 2)))
    edge = np.vstack([spine + n * right[:, None], (spine - n * left[:, None])[::-1]])
    return [(float(px), float(py)) for px, py in edge]
