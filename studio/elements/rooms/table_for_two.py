"""A small table laid for two after a quarrel: broken in two halves that stand apart, the candle just out."""

from typing import Any

from studio.elements.things.lights import candle
from studio.elements.things.moon_sulking import SILVERED
from studio.paint import Card, Frame
from studio.palettes import LINEN, PORCELAIN, WALNUT
from studio.shapes import Points, blob, curve, cut, ell, poly, taper

SPLINTER = ["#3c2418", "#7c5030", "#c09058", "#f0d4a0"]
# the torn edge of the cloth, from the back of the table over its front edge to the hem
TORN = ((2, -128), (9, -119), (-1, -111), (8, -103), (-3, -94), (7, -85), (0, -74), (9, -64), (2, -52))


def table_for_two(c: Card, x: float, y: float, gap: float = 44) -> None:
    """126 high, both halves 116 wide with `gap` between them, standing at (x, y)."""
    for sg in (-1, 1):
        c.shade(ell(x + sg * (gap / 2 + 64), y - 4, 84, 20), 0.55, 10)
        f = c.at(x + sg * gap / 2, y, 1.06, sg * 3.4, sg < 0, wob=0.3)
        _legs(f)
        _cloth(f)
        _setting(f)
    _candle_out(c, x - gap / 2 - 30, y - 116)


def split_in_the_sand(c: Card, x: float, y0: float, y1: float) -> None:
    """The crack that runs on under the table, thin where it is far at y0, wide at y1."""
    steps = ((0, 0.0), (-7, 0.2), (6, 0.34), (-8, 0.5), (8, 0.62), (-9, 0.74), (9, 0.87), (-7, 1.0))
    line = [(x + dx * (0.3 + t), y0 + (y1 - y0) * t, 0.8 + 16 * t * t) for dx, t in steps]
    c.paint(
        taper(*[(px + 3, py, w * 1.3 + 1) for px, py, w in line]),
        ["#6c6878", "#a8a0a8", "#d8d0cc"],
        vol=3,
        wob=1.2,
        edge=0,
    )
    c.flat(taper(*line), "#15152a", 0.92, 1, wob=1.6)


def _legs(f: Frame) -> None:
    """Four of them, the far ones in shade: half a table still stands."""
    wood: dict[str, Any] = {"vol": 4, "det": 0.5}
    for px, top in ((24, -70), (86, -70)):
        f.paint(taper((px, top, 9), (px, -15, 8)), [WALNUT[0], *WALNUT[:-1]], **wood)
    for px in (13, 104):
        f.paint(taper((px, -80, 11), (px + 1, 0, 9)), WALNUT, rim=0.4, **wood)


def _cloth(f: Frame) -> None:
    """The wood broken through, the linen torn along it, folds at the outer corner."""
    rag = (
        (-5, -122),
        (3, -116),
        (-9, -108),
        (2, -100),
        (-12, -92),
        (1, -84),
        (-9, -78),
        (8, -74),
        (30, -84),
        (30, -124),
    )
    f.paint(poly(rag), SPLINTER, vol=3, det=0.7, edge=0.35)
    for py in (-112, -96, -86):
        f.line([(-6, py), (8, py - 1)], 1.6, SPLINTER[0], alpha=0.7)
    top = poly([*TORN[:5], (117, -93), (93, -128)])
    drop = blob(
        *[(*p, "c") for p in TORN[4:]],
        (26, -46),
        (48, -54),
        (72, -46),
        (96, -54),
        (121, -46, "c"),
        (117, -93, "c"),
    )
    m = f.paint(drop, LINEN, vol=8, amb=0.26, grad=(0.1, -0.1), tex=0.12)
    for px, dx in ((24, 2), (46, 1), (70, 3), (95, 4)):
        f.shade(taper((px, -88, 2), (px + dx, -52, 8)), 0.3, 3, "#3c3c60", clip=m)
    f.paint(top, LINEN, vol=3, amb=0.56, edge=0.1, tex=0.1)
    f.line([(-2, -93), (40, -92), (117, -93)], 2, "#8c8ca8", alpha=0.5, det=0.2)
    for px, py, dx in ((4, -52, -6), (8, -66, -7), (7, -86, -6)):
        f.line([(px, py), (px + dx * 0.5, py + 4), (px + dx, py + 9)], 1.2, LINEN[2], alpha=0.9)


def _setting(f: Frame) -> None:
    """A plate with its rim and shadow, and a cup one looks into, its handle outwards."""
    f.shade(ell(50, -103, 29, 8.5), 0.4, 2.4, "#3c3c60")
    f.paint(ell(48, -106, 28, 8.6), SILVERED, vol=3, wob=0.2, det=0.7, edge=0.4)
    f.paint(ell(48, -106, 18, 5), ["#8088a4", "#b4bccc", "#dce0e6"], vol=2, wob=0.2, det=0.7, edge=0.3)
    f.shade(ell(86, -108, 16, 4.6), 0.4, 2.4, "#3c3c60")
    f.paint(cut(ell(98, -119, 6, 7), ell(98, -119, 3.2, 4)), PORCELAIN, vol=1.4, wob=0.2, det=0.7)
    rim = (84, -128)
    f.paint(
        blob((70, -128, "c"), (98, -128, "c"), (93, -112), (84, -108), (75, -112)),
        PORCELAIN,
        vol=6,
        det=0.8,
        edge=0.3,
    )
    f.paint(ell(*rim, 14, 4.4), PORCELAIN, vol=1, wob=0.1, det=0.8, amb=0.7)
    f.paint(ell(rim[0], rim[1] + 0.8, 11.4, 3), ["#20120c", "#4c3020", "#7c5434"], vol=1, wob=0.1, det=0.8)


def _candle_out(c: Card, x: float, y: float) -> None:
    """On the left half, its smoke still standing."""
    candle(c, x, y, 36, lit=False)
    wisp: Points = curve((x, y - 42), (x - 6, y - 72), (x + 8, y - 106), (x - 4, y - 146), (x + 6, y - 186))
    c.smoke([tuple(p) for p in wisp[::8]], 4, 16, "#e4eaee", 0.6)
