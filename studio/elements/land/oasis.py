"""An oasis: a pool in the sand, and a garden that grows in the bell of something great and overflows."""

import math

from studio.colour import Arr
from studio.elements.land.water import ring, waterfall
from studio.elements.plants.palm_feathered import feathered_palm
from studio.elements.plants.plants import grass
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

EMERALD = ["#06302c", "#0c6c48", "#2cac60", "#b0e890"]
OASIS = ["#0c4c6c", "#1c94a4", "#6cd4cc", "#e8fff0"]
PALMS = ((300, 478, 260, 0.16), (214, 520, 330, -0.12), (182, 560, 176, -0.2), (344, 450, 180, 0.4))
LEAVES = ("#0c6c48", "#2cac60", "#a0e080")
FROTH = ["#3c9cb4", "#84ccd4", "#d4f2ee", "#fdfffa"]
WET_SAND = ["#7c5444", "#a87c58", "#d0a878"]


def oasis_pool(c: Card) -> None:
    """Water in the sand at the left, from 940 to 1080, its rings about (110, 980)."""
    damp = ((-60, 950), (60, 916), (200, 926), (340, 956), (396, 1010), (316, 1082), (150, 1100), (-60, 1086))
    c.paint(blob(*damp), WET_SAND, vol=6, edge=0, soft=6)
    far = ((-40, 960), (60, 930), (190, 940), (320, 968), (372, 1010))
    near = ((300, 1066), (150, 1084), (-40, 1070))
    m = c.paint(blob(*far, *near), OASIS, vol=5, amb=0.5, edge=0.15, tex=0.2, grad=(0.2, -0.2))
    c.marks(m, 0.0, 160, 40, 3.4, jit=0.14, alpha=0.6)
    for w in (120, 190, 260):
        ring(c, 110, 980, w, "#f4fff4", 0.6)


def bell_garden(c: Card, f: Frame, mouth: Arr) -> None:
    """Palms, bushes and water in the mouth of a great tuba lying in the frame, and the fall over its lip down to 968."""
    brim = ell(-60, -530, 182, 74)
    pond = c.mask(f.path(brim)) * mouth
    c.paint(pond, OASIS, vol=4, amb=0.5, edge=0.1)
    c.marks(pond, 2.5, 24, 40, 3.4, OASIS, jit=0.14, alpha=0.6)
    for x, y, h, lean in PALMS:
        feathered_palm(c, x, y, h, EMERALD, lean)
        _tuft(c, x, y + 4, 22)
    for x, y in ((252, 528), (286, 508), (330, 470), (192, 588), (362, 446), (226, 566)):
        _tuft(c, x, y, 30)
    lip_fall(c, *f.pt(-238, -520), 968)


def _tuft(c: Card, x: float, y: float, r: float) -> None:
    """A low bush, its grass and its shadow on the water."""
    c.shade(ell(x + 4, y + r * 0.3, r * 1.1, r * 0.3), 0.4, 4, "#0c3c4c")
    bush = (
        (x - r, y + r * 0.27),
        (x - r * 0.7, y - r * 0.66),
        (x, y - r),
        (x + r * 0.7, y - r * 0.6),
        (x + r, y + r * 0.27),
    )
    c.paint(blob(*bush), EMERALD, vol=14, wob=2, edge=0.1)
    grass(c, x, y + r * 0.2, r * 1.3, 9, LEAVES)


def lip_fall(c: Card, x: float, y: float, foot: float) -> None:
    """Water drawn together on a pond, bent over its lip at (x, y) and fallen to `foot`, with loose strands at its sides."""
    for dx, top, w in ((-44, 70, 9), (48, 96, 11), (58, 30, 6)):
        strand = taper(
            (x + dx * 0.7, y + top * 0.4, w * 0.5),
            (x + dx * 1.1, y + top + 90, w),
            (x + dx * 1.15 - 10, foot - 60, w * 1.5),
        )
        c.paint(strand, OASIS, vol=5, alpha=0.8, wob=1.4, amb=0.5, edge=0)
    bend = ((x + 64, y - 46, 40), (x + 30, y - 26, 76), (x + 4, y + 10, 92), (x - 10, y + 90, 92))
    waterfall(c, (*bend, (x - 14, y + 200, 102), (x - 10, foot, 124)), OASIS, 360)
    for k in (-28, -6, 16):
        over = [(x + 44 + k * 0.4, y - 40 + k * 0.5), (x + 12 + k * 0.8, y - 8 + k * 0.3), (x + k, y + 44)]
        c.line(over, 5, "#f8fff8", 0.8, 0.6)
    _foam(c, x - 14, foot + 48, 70)


def _foam(c: Card, x: float, y: float, w: float) -> None:
    """Where a fall meets a pool: ripples that run out, a heap of froth, drops thrown up."""
    for k, a in ((1.25, 0.8), (1.6, 0.65), (1.95, 0.5)):
        turns = [math.pi * (t / 12 * 0.9 + 0.05) for t in range(13)]
        front = [(x + w * k * math.cos(t), y + 2 + w * k * 0.36 * math.sin(t)) for t in turns]
        c.line(front, 3.4, "#f0fff8", a, 0.8)
    c.shade(ell(x + 6, y + 13, w * 1.06, 14), 0.5, 5, "#0c5c7c")
    c.halo(x, y - 14, w * 0.9, "#f0fff8", 0.3)
    for row, n in ((-13, 6), (0, 8), (10, 6)):
        for i in range(n):
            t = (i + 0.5) / n * 2 - 1
            px, r = x + t * w * (0.86 if row else 1.0), 20 - 7 * abs(t) + 3 * math.sin(i * 2.4 + row)
            py = y + row * (1 - 0.5 * t * t) + 2 * math.sin(i * 1.9 + row)
            c.paint(
                ell(px, py, r, r * 0.74),
                FROTH,
                vol=9,
                wob=0.8,
                amb=0.26,
                edge=0.25,
                det=0.4,
                grad=(0.1, -0.1),
            )
    for i in range(12):
        t = (i + 0.5) / 6 - 1
        c.dot(
            x + t * w * 1.16, y - 20 - 26 * (1 - t * t) - 9 * math.sin(i * 2.1), 2.6 + i % 3, "#f8fffc", 0.9
        )


def tap_stream(c: Card, x: float, y: float, lips: tuple[float, float]) -> None:
    """A thin run of water from a spout at (x, y) to the lips below it, what is spilt, and a puddle in the sand."""
    lx, ly = lips
    run = taper((x, y, 9), ((x * 2 + lx) / 3 - 1, (y * 2 + ly) / 3, 7), (lx, ly, 9))
    c.paint(run, OASIS, vol=4, wob=0.3, det=0.9, amb=0.55, edge=0.3)
    c.line([(x - 1, y + 1), (lx - 1, ly - 2)], 2.2, "#ffffff", 0.9, 0.2, det=1)
    for dx, dy, r in ((-9, 2, 3.4), (8, -5, 3), (-12, 14, 3), (-6, 30, 3.4)):
        c.paint(ell(lx + dx, ly + dy, r, r * 1.25), OASIS, vol=2, wob=0.2, det=0.9, amb=0.6)
    c.paint(ell(lx - 4, ly + 62, 34, 9), WET_SAND, vol=3, edge=0, soft=4)
    c.paint(ell(lx - 6, ly + 61, 22, 5), OASIS, vol=2, amb=0.6, edge=0.1, det=0.6)
