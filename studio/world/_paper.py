"""What the kids' paper world is cut from: the greens of the hills, kraft, and small things that stand in it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from studio.pages import Page as Picture
from studio.papercut.bits import heart
from studio.papercut.elements.stage import grass
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import (
    Ground,
    dot,
    gingham,
    kraft,
    leaf,
    painted,
    plain,
    printed,
    stripes,
    tone,
    wave,
)
from studio.shapes import blob, ell, poly, rect

EVEN = replace(DAY, falloff=0)  # pieces lie anywhere: no side of theirs is nearer to the lamp
SKY = painted("#a9d3dd", "#bbdfe4", "#98c6d6", force=0.5)
HAZE = painted("#cfe3c0", "#dbeccb", force=0.4)
GREENS: tuple[Ground, ...] = (
    painted("#8fb35c", "#9cc068", "#7fa350", force=0.5),
    printed(painted("#7aa95a", "#86b465", force=0.5), leaf, "#8fbc6c", pitch=58, size=0.4),
    painted("#6a9c55", "#78ab60", "#5d8d4a", force=0.5),
    printed(painted("#578a54", "#64985e", force=0.5), wave, "#66985f", pitch=64, size=0.5),
    painted("#3f7350", "#4a805a", "#366646", force=0.5),
)
DEEP = painted("#2c5742", "#34634c", force=0.5)
CLEARING = painted("#8fb56c", "#9abf76", force=0.3)
PATH, EARTH = kraft("#c79c68"), kraft("#6d4a35", "#452d20")
ROUGE, TEAL = painted("#d2573c", "#dd6a4c", "#c0492f", force=0.5), painted("#2f7f80", "#3a8f8e", force=0.5)
MARIGOLD, NIGHT = painted("#f0b23c", "#f6c158", force=0.5), painted("#2c4a86", "#375896", force=0.5)
CREAM = plain("#fbf0d8")
CLOTH = gingham("#fdf3e0", "#d2573c", 32)
FLAGS: tuple[Ground, ...] = (
    gingham("#fdf3e0", "#e0a23a", 20),
    printed("#f4bd55", dot, "#d2573c", pitch=20),
    stripes("#fdf3e0", "#2f6f8f", pitch=14),
    tone("#d2573c"),
)


def page(name: str, size: tuple[int, int], width: int, lay: Callable[[Page], None], limit: int) -> Picture:
    """A whole page of paper."""
    return Picture(name, size, width, lay, 61, limit=limit, lamp=DAY)


def piece(name: str, size: tuple[int, int], width: int, lay: Callable[[Page], None]) -> Picture:
    """A piece on nothing, laid larger than it is shipped."""
    file = f"src/assets/kids/{name}.webp"
    return Picture(name, size, width, lay, 7, limit=60_000, oversize=1.3, cut=True, file=file, lamp=EVEN)


def hill(
    c: Page,
    line: Sequence[tuple[float, float]],
    sheet: Ground,
    lift: float = 5,
    tear: float = 8,
    angle: float = 2,
) -> None:
    """A torn hill: everything below a line of (share of the width, share of the height)."""
    w, h = c.size
    points = [(x * w, y * h) for x, y in line]
    first, last = points[0][1], points[-1][1]
    ends = (w + 60, last, "c"), (w + 60, h + 60, "c"), (-60, h + 60, "c")
    c.lay(blob((-60, first, "c"), *points, *ends), sheet, lift, tear=tear, angle=angle)


def cake(c: Page, x: float, y: float, s: float, candles: int = 3) -> None:
    """The birthday cake, two floors of it, standing at (x, y)."""
    with c.at(x, y, s):
        c.lay(ell(0, 2, 92, 18), plain("#fffdf4"), 2)
        c.lay(rect(-70, -74, 70, 0, 8), painted("#f6dfe0", "#fbeced"), 6)
        hem = ((72, -50), (48, -38), (24, -52), (0, -36), (-26, -52), (-48, -38), (-72, -50))
        c.lay(blob((-72, -78), (72, -78), *hem), plain("#cf5a6c"), 1.6)
        c.lay(rect(-46, -128, 46, -72, 8), painted("#fbeced", "#fff6f4"), 3)
        upper = ((48, -108), (26, -98), (0, -110), (-26, -98), (-48, -108))
        c.lay(blob((-48, -132), (48, -132), *upper), plain("#f0a83a"), 1.4)
        for i in range(candles):
            a = (i - (candles - 1) / 2) * 18
            c.lay(rect(a - 3, -164, a + 3, -130), TEAL if i % 2 else ROUGE, 2, 0)
            c.lay(ell(a, -171, 5, 9), plain("#fff3c0"), 1, 0, glow=0.6)


def tufts(c: Page, places: Sequence[tuple[float, float, float]], sheet: Ground) -> None:
    """Fringes of grass cut with scissors, at (share, share, height)."""
    w, h = c.size
    for x, y, high in places:
        grass(c, x * w, y * h, high, sheet)


def envelope(c: Page, x: float, y: float, s: float) -> None:
    """The post house: an envelope stood on edge, its flap the roof, the seal a door, the stamp a window."""
    with c.at(x, y, s):
        c.lay(rect(-62, -84, 62, 0, 3), painted("#f4e6c8", "#faf0d8"), 7)
        for q in (-1, 1):
            c.lay(poly([(q * 62, -84), (q * 62, 0), (q * 8, -40)]), painted("#ecdcb8", "#f2e4c4"), 1, 0.4)
        c.lay(poly([(-72, -80), (72, -80), (0, -140)]), ROUGE, 5, 1.2)
        c.lay(ell(0, -20, 24, 27), plain("#b8303a"), 4, 0.6)
        c.lay(heart(0, -20, 11), plain("#d8525a"), 1, 0)
        c.lay(rect(30, -66, 52, -40), plain("#9fc4d8"), 2, 0.3)
        c.lay(rect(90, -34, 96, 4), kraft("#8a6040"), 4)
        c.lay(blob((74, -34, "c"), (74, -54), (93, -68), (112, -54), (112, -34, "c")), plain("#d2392c"), 5)
        c.lay(rect(82, -52, 104, -47), plain("#5a1a18"), 0.4, 0)
