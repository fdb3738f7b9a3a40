"""An astronaut sitting on a seat, turned half to the left, both hands on the suitcase on the knees."""

import math
from typing import Any

from studio.elements.land.low_sun import Ball, Spot, box
from studio.paint import Card
from studio.palettes import BRASS, RED
from studio.shapes import Path, blob, ell, taper

SUIT = ["#3a4478", "#707cae", "#b6bccc", "#efe6d2", "#fffae8"]
GLOVE = ["#2c3064", "#545c8c", "#9498a8", "#dccfb4", "#f4e4c4"]
MITT = ["#1c2048", "#39406c", "#6a7094", "#b8b4ac", "#ece0c4"]
LEATHER = ["#2a1420", "#5c2c24", "#a05a34", "#dc9c5c"]
INK = "#2c3468"

BODY: tuple[Ball, ...] = ((0, 150, -6, 58), (0, 210, -8, 62), (0, 262, -6, 48))
PACK: tuple[Ball, ...] = ((0, 178, -62, 46), (0, 272, -60, 46))
THIGH: tuple[Ball, ...] = ((36, 148, 4, 37), (40, 150, 60, 37), (42, 148, 112, 34))
SHIN: tuple[Ball, ...] = ((42, 146, 112, 33), (43, 90, 110, 29), (43, 46, 108, 28))
ARM: tuple[Ball, ...] = ((56, 256, -6, 31), (90, 246, 38, 27), (72, 247, 74, 23), (52, 246, 96, 19))
HAND = (40.0, 243.0, 110.0)
CASE = ((-80.0, 80.0), (184.0, 232.0), (36.0, 124.0))
HEAD = (0.0, 338.0, 4.0)


def _other(balls: tuple[Ball, ...]) -> tuple[Ball, ...]:
    return tuple((-a, h, d, r) for a, h, d, r in balls)


def _padded(vol: float) -> dict[str, Any]:
    """How the padded suit takes the paint."""
    return {
        "vol": vol,
        "wob": 0.3,
        "edge": 0.3,
        "rim": 0.7,
        "amb": 0.18,
        "gain": 1.2,
        "tex": 0.16,
        "lump": 0.05,
    }


def seated_spot(x: float, y: float, s: float = 1.0) -> Spot:
    """Where the sitter's ground is: the seat is 110 above (x, y), the boots stand before it."""
    return Spot(x, y, s, -36)


def sitter_shadows(p: Spot) -> list[Path]:
    """All shadows of the sitter, for `cast`."""
    limbs = (BODY, PACK, *(part for b in (THIGH, SHIN, ARM) for part in (b, _other(b))))
    boots = [p.limb_shadow((sg * 44, 14, 100, 26), (sg * 44, 10, 146, 24)) for sg in (-1, 1)]
    return [
        *(p.limb_shadow(*b) for b in limbs), *boots, p.box_shadow(*CASE), p.limb_shadow((*HEAD, 78), (0, 340, 4, 78)),
    ]  # fmt: skip


def _leg(c: Card, p: Spot, sg: int) -> None:
    """Shin and boot, then the thigh that lies along the seat and ends in a round knee."""
    k = p.s
    look = _padded(24 * k)
    x, y = p.pt(sg * 44, 0, 112)
    boot = blob((x + 30 * k, y + 2 * k), (x + 29 * k, y - 44 * k), (x - 26 * k, y - 46 * k), (x - 40 * k, y - 18 * k),
        (x - 64 * k, y - 6 * k), (x - 66 * k, y + 14 * k), (x - 20 * k, y + 19 * k))  # fmt: skip
    shin = c.paint(p.limb(*((sg * a, h, d, r) for a, h, d, r in SHIN)), SUIT, **look)
    m = c.paint(boot, GLOVE, **{**look, "vol": 16 * k})
    c.line(
        [(x - 66 * k, y + 4 * k), (x - 24 * k, y + 9 * k), (x + 30 * k, y - 4 * k)], 5 * k, INK, 0.7, clip=m
    )
    c.line([(x - 30 * k, y - 44 * k), (x, y - 36 * k), (x + 30 * k, y - 44 * k)], 5 * k, INK, 0.6)
    knee = p.pt(sg * 42, 110, 112)
    c.shade(ell(*knee, 36 * k, 16 * k), 0.5, 8 * k, INK, clip=shin)
    thigh = c.paint(p.limb(*((sg * a, h, d, r) for a, h, d, r in THIGH)), SUIT, **look)
    c.shade(p.limb((sg * 38, 112, 10, 12), (sg * 42, 112, 90, 10)), 0.45, 9 * k, INK, clip=thigh)
    for d, a in ((96, 0.4), (84, 0.3)):
        c.line(
            p.line((sg * 42 - 34, 160, d), (sg * 42, 140, d + 6), (sg * 42 + 30, 124, d)),
            3 * k,
            INK,
            a,
            clip=thigh,
        )


def _arm(c: Card, p: Spot, sg: int) -> None:
    """A sleeve from the shoulder out to the elbow and in over the lid of the case, with its rings."""
    k = p.s
    balls = tuple((sg * a, h, d, r) for a, h, d, r in ARM)
    look = _padded(22 * k)
    if sg > 0:
        c.shade(p.limb(*((a - 4, h - 16, d, r * 0.9) for a, h, d, r in balls)), 0.5, 6 * k, INK)
    m = c.paint(p.limb(*balls), SUIT, **look)
    c.shade(p.limb(*((a, h - 20, d, r * 0.4) for a, h, d, r in balls)), 0.4, 7 * k, INK, clip=m)
    ex, ey = p.pt(*balls[1][:3])
    for dx in (-8, 6):
        c.line(
            [
                (ex + dx * k - 12 * k, ey + 10 * k),
                (ex + dx * k, ey - 4 * k),
                (ex + dx * k + 3 * k, ey - 20 * k),
            ],
            3 * k,
            INK,
            0.35,
            clip=m,
        )


def _suitcase(c: Card, p: Spot) -> None:
    """Lying on the thighs: lid, front with its handle, two straps, brass corners."""
    k, (a, h, d) = p.s, CASE
    under = [p.pt(a[0], h[0] - 8, d[1]), p.pt(a[1], h[0] - 8, d[1]), p.pt(a[1], h[0] - 8, d[0])]
    c.shade(taper(*((*q, 18 * k) for q in under)), 0.6, 7 * k, INK)
    _side, front, top = box(c, p, a, h, d, LEATHER, (0.12, 0.34, 0.74), edge=0.35, grain=0)
    y = (h[0] + h[1]) / 2 + 8
    c.line(
        p.line((a[0], y, d[1]), (0, y, d[1]), (a[1], y, d[1])), 2.6 * k, LEATHER[0], 0.8, clip=front, ends=0.9
    )
    for s in (-50.0, 50.0):
        for face, path, v in (
            (
                front,
                p.face((s - 8, h[0], d[1]), (s + 8, h[0], d[1]), (s + 8, h[1], d[1]), (s - 8, h[1], d[1])),
                0.34,
            ),
            (
                top,
                p.face((s - 8, h[1], d[0]), (s + 8, h[1], d[0]), (s + 8, h[1], d[1]), (s - 8, h[1], d[1])),
                0.8,
            ),
        ):
            c.paint(path, BRASS[:4], vol=2, amb=v, gain=0.2, wob=0.2, edge=0.3, clip=face)
        c.paint(ell(*p.pt(s, y, d[1]), 7 * k, 6 * k), BRASS, vol=4, amb=0.5, det=0.9, wob=0.2)
    grip = p.line((-22, y + 2, d[1]), (-20, y - 16, d[1] + 14), (20, y - 16, d[1] + 14), (22, y + 2, d[1]))
    c.line(grip, 8 * k, "#38181c", 1, ends=0.9)
    c.line(grip - 1.4 * k, 2.6 * k, "#c88850", 0.8, ends=0.7)


def _hand(c: Card, p: Spot, sg: int) -> None:
    """A dark glove on the lid behind a red cuff, its four fingers over the front edge."""
    k = p.s
    look: dict[str, Any] = {
        "vol": 8 * k,
        "wob": 0.2,
        "edge": 0.34,
        "rim": 0.7,
        "amb": 0.28,
        "tex": 0.12,
        "det": 0.6,
    }
    a, h, d = sg * HAND[0], HAND[1], HAND[2]
    c.shade(p.limb((a, h - 12, d, 20), (a, h - 34, 126, 19)), 0.6, 5 * k, LEATHER[0])
    (ax, ay), (bx, by) = p.pt(sg * ARM[2][0], *ARM[2][1:3]), p.pt(a, h, d)
    c.paint(p.limb((sg * 45, h + 2, 104, 15), (a, h, d + 4, 18)), MITT, **look)
    for q in (3, 2, 1, 0) if sg > 0 else (0, 1, 2, 3):
        f = a + (q - 1.5) * 10.4
        drop = 24 - 4 * abs(q - 1.5)
        c.paint(
            p.limb((f, h - 2, d + 4, 7), (f, h - 6, 127, 6.6), (f, h - drop, 130, 5.6)),
            MITT,
            **{**look, "vol": 5 * k},
        )
    c.paint(
        p.limb((a - sg * 14, h + 2, d - 2, 7.6), (a - sg * 27, h - 3, d + 8, 6)),
        MITT,
        **{**look, "vol": 5 * k},
    )
    cuff = c.at(ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5, k, math.degrees(math.atan2(by - ay, bx - ax)))
    cuff.paint(blob((-6, -20), (4, -21), (8, 0), (5, 21), (-6, 20), (-2, 0)), RED, **{**look, "vol": 6 * k})


def _helmet(c: Card, p: Spot) -> None:
    """Bent a little; another sky is still in the glass: stars, a ringed planet, one streak of this day."""
    k = p.s
    x, y = p.pt(*HEAD)
    f = c.at(x, y, k, 3, wob=0.3, edge=0.3, rim=0.6, amb=0.18, gain=1.2, tex=0.14, lump=0.04)
    f.paint(ell(-2, 66, 56, 20), GLOVE, vol=10)
    f.line([(58, -48), (78, -104), (80, -118)], 4, "#586490", alpha=1, ends=0.8)
    f.paint(ell(80, -120, 8), RED, vol=5, det=0.8)
    m = f.paint(ell(0, 0, 80, 77), SUIT, vol=66)
    f.paint(ell(66, 8, 15, 25), GLOVE, vol=8)
    f.shade(ell(-19, 4, 63, 58), 0.55, 5, INK, clip=m)
    f.paint(ell(-18, 4, 61, 56), ["#4c5890", "#98a4c4", "#e8e4dc"], vol=5, clip=m)
    g = f.paint(ell(-19, 5, 55, 50), ["#060a1e", "#0e1838", "#22366c"], vol=24, det=0.8, rim=0)
    f.flat(taper((-80, 40, 10), (-19, 8, 26), (46, -30, 12)), "#7c84c0", 0.34, 8, clip=g)
    f.paint(ell(4, 20, 12), ["#6c3040", "#d08858", "#fce0a0"], vol=8, light=(x - 60, y - 60, 60), det=0.8)
    f.line([(-16, 28), (4, 22), (24, 10)], 3, "#ffe8b8", alpha=0.9)
    for i in range(34):
        px, py = 96 * ((i * 0.618) % 1) - 48, 84 * ((i * i * 0.137 + i * 0.29) % 1) - 42
        if (px / 50) ** 2 + (py / 45) ** 2 < 0.9:
            c.dot(*f.pt(px - 19, py + 5), (1.3, 2.0, 2.8)[i % 3], "#fff6dc", 0.95)
    f.flat(blob((-64, -8), (-56, -28), (-36, -40), (-44, -30), (-56, -14)), "#fff4dc", 0.85, 1.5, clip=g)


def seated_astronaut(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """The astronaut on a seat 110 high whose middle stands at (x, y); 417 to the top of the helmet."""
    p = seated_spot(x, y, s)
    look = _padded(30 * s)
    c.paint(p.limb(*PACK), GLOVE, **look)
    _leg(c, p, -1)
    m = c.paint(p.limb(*BODY), SUIT, **look)
    c.shade(p.limb((20, 276, 20, 30), (-20, 270, 20, 30)), 0.4, 12 * s, INK, clip=m)
    c.shade(p.limb((50, 150, 0, 20), (56, 240, -6, 16)), 0.4, 12 * s, INK, clip=m)
    _leg(c, p, 1)
    c.shade(p.limb((84, 250, 8, 30), (96, 196, 34, 28)), 0.5, 12 * s, INK, clip=m)
    _suitcase(c, p)
    for sg in (-1, 1):
        _arm(c, p, sg)
        _hand(c, p, sg)
    _helmet(c, p)
