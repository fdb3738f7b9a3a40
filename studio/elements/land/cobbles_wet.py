"""Cobbles, wet at night, and the pavements on both sides of them."""

import numpy as np

from studio.colour import Arr, sstep
from studio.paint import Card
from studio.shapes import poly

WET = ["#060c18", "#12202c", "#2c4450", "#6c8484"]
FLAGS = ["#0a1424", "#1c3044", "#3c5668", "#7c9498"]


def wet_cobbles(c: Card, vanish: tuple[float, float], lamp: tuple[float, float]) -> None:
    """A street coming towards us from 884, where it is 200 wide, to the foot of the page; gold near the foot of a `lamp`."""
    ground = poly([(-20, 1100), (330, 884), (530, 884), (820, 1090), (820, 1220), (-20, 1220)])
    m = c.paint(ground, WET, vol=2, amb=0.4, gain=0.4, edge=0, tex=0.3)
    c.marks(m, 0.0, 700, 26, 7, jit=0.2, alpha=0.35, curl=0.2)
    near = np.exp(-(((c.xx - lamp[0]) / 230) ** 2 + ((c.yy - lamp[1]) / 150) ** 2))
    joint, crown = _stones(c, vanish)
    c.over(np.asarray(np.clip(m * joint * 0.6, 0, 1), np.float32), "#040914")
    c.over(np.asarray(np.clip(m * crown * 0.2, 0, 1), np.float32), "#8cacb4")
    c.over(np.asarray(np.clip(m * crown * near * 1.1, 0, 1), np.float32), "#ffc458")
    c.over(np.asarray(np.clip(m * near * 0.2, 0, 1), np.float32), "#b06c20")


def _stones(c: Card, vanish: tuple[float, float]) -> tuple[Arr, Arr]:
    """Rows of setts that lie in the perspective of the street: the joints between them, and the wet crown of each."""
    away = 340 / np.clip(c.yy - vanish[1], 24, None)
    row = away * 9 + 0.12 * (c.bank[1] - 0.5)
    across = (c.xx - vanish[0]) * away / 42 + np.floor(row) * 0.5 + 0.2 * (c.bank[2] - 0.5)
    u, v = across - np.floor(across), row - np.floor(row)
    rim = np.minimum(np.minimum(u, 1 - u) * 1.2, np.minimum(v, 1 - v))
    far = sstep(vanish[1] + 60, vanish[1] + 180, c.yy)  # too small to see, far off
    joint = (1 - sstep(0.03, 0.2, rim)) * far
    crown = sstep(0.62, 0.8, v) * (1 - sstep(0.82, 0.95, v)) * sstep(0.12, 0.4, np.minimum(u, 1 - u)) * far
    return np.asarray(joint, np.float32), np.asarray(crown, np.float32)


def pavements(c: Card, vanish: tuple[float, float], wall: float = 0.62, kerb: float = 1.04) -> None:
    """Flags along both rows of houses, and the kerb; `wall` and `kerb` are how steeply their feet run from the vanishing point."""
    vx, vy = vanish
    for side in (-1, 1):
        low, high = vy + 380, vy + 52
        inner = [(vx + side * 52 / kerb, high), (vx + side * 380 / kerb, low)]
        outer = [(vx + side * 380 / wall, low), (vx + side * 52 / wall, high)]
        drop = [(x - side * (y - vy) * 0.012, y + (y - vy) * 0.05) for x, y in inner]
        c.shade(poly([*drop, *reversed(inner)]), 0.9, 3, "#03070f")
        m = c.paint(poly([*inner, *outer]), FLAGS, vol=2, amb=0.36, gain=0.5, edge=0.1, tex=0.3, wob=0.3)
        for y in (918, 938, 966, 1004, 1054, 1120):
            joint = [(vx + side * (y - vy) / kerb, y), (vx + side * (y - vy) / wall, y)]
            c.line(joint, 2.4, FLAGS[0], 0.6, 0.4, clip=m, ends=0.9)
        c.line(inner, 4, "#8ca4a8", 0.6, 0.4, ends=0.7)
