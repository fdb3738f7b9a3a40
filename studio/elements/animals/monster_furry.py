"""A small round furry monster with large eyes, hugging a rag doll."""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.things.rag_doll import rag_doll
from studio.paint import Card, Frame
from studio.palettes import CREAM
from studio.shapes import blob, ell, join, poly, taper

MOSS = ["#101c1c", "#2c4c34", "#5c8444", "#a8b858", "#f4e898"]


def furry_monster(c: Card, x: float, y: float, candle: tuple[float, float]) -> None:
    """A furry dome 290 high, two horns, two very large eyes, and the doll in its arms."""
    f = c.at(x, y, 1.0, wob=0.5, edge=0.2)
    f.shade(ell(10, 2, 168, 22), 0.65, 12)
    for sg in (-1, 1):
        horn = taper((sg * 74, -258, 36), (sg * 108, -304, 24), (sg * 96, -350, 6))
        f.paint(horn, ["#5c4c48", "#a8947c", "#ecdcb0", "#fff8e0"], vol=12, wob=0.3, light=(*candle, 130))
    right = ((0, -286), (70, -270), (122, -206), (146, -110), (150, -20), (110, 2))
    left = ((0, 6), (-110, 2), (-150, -20), (-146, -110), (-122, -206), (-70, -270))
    body = blob(*right, *left)
    m = f.paint(body, MOSS, vol=110, amb=0.14, gain=1.15, light=(*candle, 150), rim=0.6, rimw=10, tex=0.3)
    _fur(c, m, f)
    near = np.exp(-((np.hypot(c.xx - candle[0], c.yy - candle[1]) / 190) ** 2))
    c.over(np.asarray(np.clip(m * near * 0.5, 0, 1), np.float32), "#ffb850")
    _in_the_shade(c, m, x)
    for sg in (-1, 1):
        foot = f.paint(ell(sg * 74 - 4, 0, 50, 19), MOSS, vol=16, amb=0.2, light=(*candle, 150))
        c.marks(foot, 0.6, 60, 18, 3.4, jit=0.09, alpha=0.7)
        _in_the_shade(c, foot, x)
    _eyes(f)
    f.line([(-22, -140), (-8, -146), (6, -138), (20, -146), (34, -139)], 5, "#14201c", alpha=0.95)
    f.paint(poly([(0, -141), (13, -143), (8, -127)]), CREAM, vol=2, det=0.9)
    rag_doll(c.at(*f.pt(0, 14), 0.96, wob=0.5, edge=0.2))
    for sg in (-1, 1):
        shape = taper(
            (sg * 122, -112, 30),
            (sg * 124, -88, 42),
            (sg * 110, -58, 48),
            (sg * 68, -46, 44),
            (sg * 24, -56, 36),
        )
        arm = f.paint(shape, MOSS, vol=18, amb=0.16, gain=1.15, light=(*candle, 150), edge=0.22)
        c.marks(arm, 2.2 if sg > 0 else 0.9, 240, 24, 3.6, jit=0.1, alpha=0.75)
        _in_the_shade(c, arm, x)
        shoulder = c.mask(f.path(ell(sg * 118, -122, 34, 40)), 1, 8) * m
        c.marks(np.asarray(shoulder, np.float32), math.pi / 2 - sg * 0.4, 320, 34, 4, jit=0.1, alpha=0.85)


def monster_cast(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Its shadow on a wall whose foot is at (x, y): horns and all, far larger than it feels."""
    f = c.at(x, y, s)
    horns = [taper((sg * 74, -226, 44), (sg * 116, -276, 28), (sg * 98, -326, 5)) for sg in (-1, 1)]
    right = ((0, -256), (76, -240), (126, -186), (150, -90), (156, 4, "c"))
    dome = blob(*right, (-156, 4, "c"), (-150, -90), (-126, -186), (-76, -240))
    m = c.mask(f.path(join(dome, *horns)), 0.6, 3)
    c.over(np.clip(m * 0.72, 0, 1), "#120a22")


def _in_the_shade(c: Card, m: Arr, x: float) -> None:
    """The side away from the candle sinks into the dark; x is his middle."""
    c.over(np.asarray(np.clip(m * sstep(x - 10, x - 140, c.xx) * 0.46, 0, 1), np.float32), "#0c1424")


def _fur(c: Card, m: Arr, f: Frame) -> None:
    """Hair running down and out from the crown."""
    cx, _ = f.pt(0, -300)
    down = math.pi / 2
    c.marks(m, lambda x, _: down - (x - cx) / 260, 2600, 34, 4, jit=0.1, alpha=0.75, curl=0.3)


def _eyes(f: Frame) -> None:
    """Round as plates, looking to the right and up."""
    for sg in (-1, 1):
        x = 14 + sg * 52
        f.shade(ell(x, -200, 52, 54), 0.45, 7)
        f.paint(ell(x, -204, 46, 48), ["#8c8064", "#e4d8a8", "#fff8dc"], vol=22, amb=0.5, wob=0.2, det=0.9)
        f.flat(ell(x + 21, -212, 17, 18), "#1c1418", 1, det=1, wob=0.2)
        f.flat(ell(x + 14, -219, 6), "#fffdf0", 1, det=1, wob=0.2)
        f.line([(x - sg * 34, -266), (x, -268), (x + sg * 34, -248)], 9, "#1c3020", alpha=0.95)
