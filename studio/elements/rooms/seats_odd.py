"""Twelve guests, twelve chairs: seats of every size and nature, seen from the side, facing left, 100 units high."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BARK, CRIMSON, GREEN, PINE, PLUM, SILVER, STONE, WALNUT, WOOD
from studio.shapes import blob, curve, ell, poly, rect, taper

SNOWY: Ramp = ["#6c74a0", "#a4acc8", "#dcdce4", "#fff8ee"]


def seat(c: Card, x: float, y: float, h: float, kind: str, flip: bool = False, fog: float = 0) -> Frame:
    """One seat standing at (x, y): gothic, stump, highchair, bucket, armchair, nest, bench, thimble, mushroom, stool."""
    f = c.at(x, y, h / 100, 0, flip, vol=9, wob=0.4, rim=1.0, edge=0.3, amb=0.2, fog=fog, det=0.4)
    f.shade(ell(4, 1, 34, 6), 0.7, 4, "#12103c")
    _KINDS[kind](f)
    return f


def _legs(f: Frame, ramp: Ramp, xs: tuple[float, ...], top: float, w: float = 6) -> None:
    for x in xs:
        f.paint(taper((x, top, w), (x * 1.08, 0, w * 0.7)), ramp, vol=4)


def _gothic(f: Frame) -> None:
    _legs(f, WALNUT, (-20, 20), -40)
    f.paint(blob((14, -38, "c"), (16, -92), (22, -104, "c"), (30, -92), (28, 0, "c"), (20, 0, "c")), WALNUT)
    f.paint(rect(-26, -46, 26, -36, 3), CRIMSON, vol=5)


def _stump(f: Frame) -> None:
    m = f.paint(
        blob((-30, 0), (-24, -10), (-22, -52), (0, -56), (22, -52), (24, -10), (32, 0), (0, 5)), BARK, vol=18
    )
    f.card.marks(m, f.angle(-1.5), 26, 20, 3, jit=0.1, alpha=0.6)
    f.paint(ell(0, -52, 22, 6), PINE, vol=3)
    f.line(
        [
            (x * math.cos(t), -52 + x * 0.26 * math.sin(t))
            for t in [k * 0.4 for k in range(16)]
            for x in (12,)
        ],
        1.6,
        "#6c4428",
        alpha=0.7,
    )


def _highchair(f: Frame) -> None:
    for x0, x1 in ((-14, -26), (14, 28)):
        f.paint(taper((x0, -66, 5), (x1, 0, 5)), PINE, vol=4)
    f.line([(-21, -26), (22, -26)], 4, "#84583a", alpha=1, ends=0.9)
    f.paint(rect(-18, -72, 18, -64, 2), PINE, vol=4)
    f.paint(blob((12, -70), (14, -100), (20, -104), (24, -98), (20, -68)), PINE)
    f.paint(taper((-26, -84, 5), (16, -84, 5)), PINE, vol=3)


def _bucket(f: Frame) -> None:
    f.paint(poly([(-22, -58), (22, -58), (28, 0), (-28, 0)]), STONE, vol=14)
    f.paint(ell(0, 0, 28, 5), STONE, vol=3)
    f.paint(ell(0, -58, 22, 6), SNOWY, vol=3)
    f.line(curve((-26, -14), (0, -4), (26, -14)), 3, "#2c2838", alpha=0.8)


def _armchair(f: Frame) -> None:
    _legs(f, WOOD, (-28, 28), -14, 7)
    f.paint(blob((4, -20), (8, -90), (24, -104), (40, -92), (40, -12), (10, -8)), GREEN, vol=16)
    f.paint(blob((-36, -10), (-38, -46), (-28, -54), (16, -52), (22, -14)), GREEN, vol=14)
    f.paint(blob((-40, -46), (-34, -62), (-18, -62), (18, -58), (18, -46)), GREEN, vol=8)


def _nest(f: Frame) -> None:
    f.paint(taper((0, 0, 7), (2, -74, 6)), BARK, vol=4)
    f.paint(taper((1, -40, 4), (22, -58, 3)), BARK, vol=3)
    m = f.paint(blob((-26, -84), (-20, -66), (0, -60), (22, -66), (28, -84), (0, -78)), PINE, vol=8)
    f.card.marks(m, f.angle(0.2), 40, 18, 2.6, jit=0.14, alpha=0.7)


def _bench(f: Frame) -> None:
    for x in (-44, 44):
        f.paint(taper((x, -34, 16), (x, 0, 18)), WOOD, vol=7)
    f.paint(rect(-58, -46, 58, -30, 6), WOOD, vol=8)
    f.paint(blob((48, -40), (46, -94), (54, -104), (66, -94), (62, -32)), WOOD, vol=9)


def _thimble(f: Frame) -> None:
    for k, ramp in enumerate((CRIMSON, PLUM, GREEN)):
        f.paint(rect(-26 + 3 * k, -16 * (k + 1), 26 - 2 * k, -16 * k - 1, 2), ramp, vol=5)
        f.line([(-24 + 3 * k, -16 * k - 8), (-24 + 3 * k, -16 * k - 3)], 2, "#fff4dc", alpha=0.8)
    f.paint(poly([(-9, -74), (9, -74), (13, -48), (-13, -48)]), SILVER, vol=7, det=0.8)
    f.paint(ell(0, -74, 9, 4), SILVER, vol=3)


def _mushroom(f: Frame) -> None:
    f.paint(blob((-9, 0), (-7, -40), (7, -40), (11, 0)), SNOWY, vol=7)
    f.paint(blob((-38, -34), (-28, -58), (0, -70), (28, -58), (38, -34), (0, -28)), CRIMSON, vol=16)
    for x, y in ((-16, -48), (6, -58), (20, -44)):
        f.flat(ell(x, y, 5, 4), "#fff0e0", 0.9)


def _stool(f: Frame) -> None:
    _legs(f, WOOD, (-20, 0, 20), -56)
    f.paint(ell(0, -58, 28, 7), WOOD, vol=5)


_KINDS = {"gothic": _gothic, "stump": _stump, "highchair": _highchair, "bucket": _bucket, "armchair": _armchair, "nest": _nest,
    "bench": _bench, "thimble": _thimble, "mushroom": _mushroom, "stool": _stool}  # fmt: skip


def antler_throne(c: Card, x: float, y: float, h: float = 300, fog: float = 0) -> Frame:
    """A throne from the front whose back ends in antlers; empty."""
    f = c.at(x, y, h / 300, vol=12, wob=0.5, rim=0.9, edge=0.3, amb=0.2, fog=fog, det=0.4)
    for s in (-1, 1):
        beam = [(s * 34, -186), (s * 62, -226), (s * 96, -260), (s * 104, -310), (s * 88, -350)]
        f.paint(
            taper(*[(px, py, w) for (px, py), w in zip(beam, (16, 14, 11, 8, 3), strict=True)]), BARK, vol=6
        )
        for (px, py), (qx, qy) in (
            ((62, -226), (50, -284)),
            ((88, -252), (78, -306)),
            ((98, -266), (138, -292)),
            ((104, -306), (130, -336)),
        ):
            f.paint(
                taper((s * px, py, 9), (s * (px + qx) / 2 - s * 3, (py + qy) / 2, 7), (s * qx, qy, 2)),
                BARK,
                vol=4,
            )
    f.paint(
        blob((-62, 0, "c"), (-64, -150), (-46, -190), (0, -206), (46, -190), (64, -150), (62, 0, "c")),
        WALNUT,
        vol=18,
    )
    f.paint(blob((-44, -20, "c"), (-46, -146), (0, -182), (46, -146), (44, -20, "c")), CRIMSON, vol=12)
    for s in (-1, 1):
        f.paint(taper((s * 66, -84, 18), (s * 70, -4, 14)), WALNUT, vol=7)
        f.paint(ell(s * 68, -88, 14, 11), WALNUT, vol=8)
    return f
