"""The world under a bed: the bedroom beyond at floor level, and the bed's slats, mattress and legs overhead."""

from studio.paint import Card
from studio.shapes import blob, poly, rect

PLANK = ["#1c1018", "#4c2c28", "#8c5838", "#dc9c5c"]
BED = ["#140c18", "#38242c", "#6c4838", "#b8845c"]
TICKING = ["#2c2440", "#5c5074", "#9488a4", "#d8ccd0"]


def bedroom_floor(c: Card, candle: tuple[float, float]) -> None:
    """The bedroom seen from under the bed: violet dusk, skirting, boards."""
    c.sky([(0, "#3c3058"), (400, "#5c5080"), (720, "#8478a0")], calm=0.5)
    c.glow(640, 520, 420, "#c8c0e8", 0.42, 1.6)
    for x in range(40, 800, 84):
        c.line([(x, 200), (x + 2, 640)], 20, "#4c4070", 0.28, 1, ends=1, det=0)
    c.paint(rect(-20, 634, 820, 692), ["#3c3054", "#5c5078", "#9084a4"], vol=6, wob=0.4)
    shape = poly([(-20, 690), (820, 690), (820, 1220), (-20, 1220)])
    floor = c.paint(
        shape, PLANK, vol=2, amb=0.3, gain=0.75, edge=0, grain=1, tex=0.3, wob=0.3, light=(*candle, 130)
    )
    for i in range(-9, 10):
        c.line([(430 + i * 56, 692), (430 + i * 190, 1215)], 3.4, PLANK[0], 0.7, 0.6, clip=floor)
    for x, y in ((300, 742), (560, 880), (240, 860), (470, 1010), (640, 1120)):
        c.line([(x - 30, y), (x + 34, y + 1)], 2.4, PLANK[0], 0.6)


def bed_overhead(c: Card, candle: tuple[float, float]) -> None:
    """Slats, the sagging mattress, the rail and its two legs, at the edges of the page."""
    c.paint(rect(-20, -20, 820, 372), ["#0c0814", "#1c1428", "#34284c"], vol=4, amb=0.3, edge=0)
    for y0, y1 in ((60, 140), (186, 262), (288, 346)):
        upper = ((-30, y0, "c"), (830, y0, "c"), (830, y1 - 26, "c"), (600, y1 + 4))
        lower = ((400, y1 + 14), (200, y1 + 4), (-30, y1 - 26, "c"))
        sag = blob(*upper, *lower)
        m = c.paint(sag, TICKING, vol=30, amb=0.1, gain=1.1, light=(*candle, 340), edge=0.25, wob=0.6)
        for x in range(0, 820, 46):
            c.line([(x, y0), (x + (x - 400) * 0.05, y1 + 12)], 9, "#241c3c", 0.55, 0.6, clip=m, ends=1, det=0)
    for y, h in ((-10, 74), (132, 60), (252, 46), (340, 52)):
        c.shade(rect(-20, y + h, 820, y + h + 16), 0.5, 8)
        shape = rect(-20, y, 820, y + h)
        slat = c.paint(
            shape, BED, vol=10, amb=0.2, gain=1.3, grain=1, wob=0.5, edge=0.35, light=(*candle, 420)
        )
        c.marks(slat, 0.0, 120, 60, 3.4, jit=0.1, alpha=0.5)
    for x in (14, 786):
        leg_right = ((x - 52, 360, "c"), (x + 52, 360, "c"), (x + 40, 560), (x + 50, 740))
        leg_left = ((x + 34, 790), (x - 34, 790), (x - 50, 740), (x - 40, 560))
        leg = blob(*leg_right, *leg_left)
        m = c.paint(leg, BED, vol=30, amb=0.16, gain=1.15, grain=2, wob=0.4, edge=0.3, light=(*candle, 200))
        c.marks(m, 1.57, 140, 50, 3.4, jit=0.1, alpha=0.5)
