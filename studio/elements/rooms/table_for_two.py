"""A small table laid for two after a quarrel: broken in two halves that stand apart, the candle just out."""

from typing import Any

from studio.elements.things.lights import candle
from studio.elements.things.moon_sulking import SILVERED
from studio.paint import Card, Frame
from studio.palettes import LINEN, PORCELAIN, WALNUT
from studio.shapes import Points, blob, curve, cut, ell, poly, taper

SPLINTER = ["#2c1a14", "#5c3820", "#98683c", "#dcb884"]
# where the boards of each half broke off, from the back to the front
BREAKS = ((2.0, -16.0, 0.0), (-13.0, 6.0, -12.0))


def table_for_two(c: Card, x: float, y: float, gap: float = 76) -> None:
    """126 high, both halves 116 wide with `gap` between them, standing at (x, y)."""
    for sg, breaks in zip((-1, 1), BREAKS, strict=True):
        c.shade(ell(x + sg * (gap / 2 + 64), y - 4, 88, 20), 0.6, 10)
        f = c.at(x + sg * gap / 2, y, 1.14, 0, sg < 0, wob=0.3)
        _legs(f)
        g = c.at(*f.pt(2, 8), 1.14, -sg * 6, sg < 0, wob=0.3)  # the top sinks towards the break
        _planks(g, breaks)
        _cloth(g, 0 if sg < 0 else -9)
        _setting(g)
    _candle_out(c, x - gap / 2 - 40, y - 128)


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
    """The outer pair still stands, the far one in shade; the inner pair has given way towards the gap."""
    wood: dict[str, Any] = {"vol": 4, "det": 0.5}
    for px, top, foot in ((30, -66, 16), (86, -70, 86)):
        f.paint(taper((px, top, 9), (foot, -15, 8)), [WALNUT[0], *WALNUT[:-1]], **wood)
    for px, foot in ((20, 3), (104, 105)):
        f.paint(taper((px, -78, 11), (foot, 0, 9)), WALNUT, rim=0.4, **wood)


def _planks(f: Frame, ends: tuple[float, ...]) -> None:
    """Three boards from the back to the front, each broken off where it liked, in a few broad splinters, pale inside."""
    apron = [(ends[2] + 14, -95), (ends[2] + 24, -88), (ends[2] + 16, -84), (60, -80), (60, -95)]
    f.paint(poly(apron), WALNUT[:3], vol=3, det=0.6, edge=0.35)
    for k, e in enumerate(ends):
        y0, y1 = -128 + 11.5 * k, -128 + 11.5 * (k + 1)
        teeth = ((5, 0), (-9, 0.3), (1, 0.52), (-5, 0.8), (4, 1))
        board = [(e + dx, y0 + (y1 - y0) * (t if k % 2 else 1 - t)) for dx, t in teeth]
        board = board if k % 2 else board[::-1]
        m = f.paint(
            poly([*board, (64, y1), (64, y0)]), SPLINTER, vol=2, det=0.9, edge=0.45, amb=0.42, wob=0.1
        )
        f.flat(taper((e - 8, y0 + 5, 5), (e + 9, y0 + 6, 9)), SPLINTER[3], 0.7, 2, clip=m)
        f.shade(poly([(e + 16, y0), (64, y0), (64, y1), (e + 22, y1)]), 0.45, 4, "#2c1810", clip=m)
        f.line([(e + 10, y1), (64, y1)], 2, "#1c100c", alpha=0.9)


def _cloth(f: Frame, rip: float) -> None:
    """The linen torn well behind the wood, a rag of it hanging from the front edge by `rip`, folds at the outer corner."""
    edge = (
        (34, -128),
        (26, -124),
        (37, -119),
        (29, -114),
        (21, -110),
        (31, -106),
        (17, -100),
        (22, -97),
        (14, -93.5),
    )
    side = (
        (14, -93.5),
        (19, -84),
        (11, -74),
        (15, -62),
        (7, -52 - rip * 0.4),
        (10, -44 - rip),
        (3, -30 - rip),
    )
    hem = ((13, -34 - rip), (17, -46 - rip * 0.6), (22, -42), (27, -54), (48, -54), (72, -46), (96, -54))
    drop = blob(*[(*p, "c") for p in (*side, *hem[:4])], *hem[4:], (121, -46, "c"), (117, -93, "c"))
    f.shade(poly([(edge[-1][0] - 9, -92), (edge[0][0] - 8, -128), (60, -128), (60, -92)]), 0.4, 3, "#2c1810")
    m = f.paint(drop, LINEN, vol=8, amb=0.26, grad=(0.1, -0.1), tex=0.12)
    for px, dx in ((22, -6), (46, 1), (70, 3), (95, 4)):
        f.shade(taper((px, -88, 2), (px + dx, -48, 8)), 0.3, 3, "#3c3c60", clip=m)
    f.paint(poly([*edge, (117, -93), (93, -128)]), LINEN, vol=3, amb=0.56, edge=0.1, tex=0.1)
    f.line([(14, -93), (50, -92), (117, -93)], 2, "#8c8ca8", alpha=0.5, det=0.2)
    for px, py, dx, dy in (
        (3, -30 - rip, -2, 12),
        (11, -74, -7, 8),
        (17, -100, -10, 2),
        (29, -114, -10, 3),
        (22, -42, 0, 9),
    ):
        f.line([(px, py), (px + dx * 0.6, py + dy * 0.4), (px + dx, py + dy)], 1.2, LINEN[2], alpha=0.9)


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
