"""The world under a bed: the bedroom beyond at floor level, and the bed's slats, mattress and legs overhead."""

import numpy as np

from studio.colour import sstep
from studio.paint import Card
from studio.shapes import blob, ell, poly, rect, taper, xf

PLANK = ["#1c1018", "#4c2c28", "#8c5838", "#dc9c5c"]
BED = ["#140c18", "#38242c", "#6c4838", "#b8845c"]
TICKING = ["#2c2440", "#5c5074", "#9488a4", "#d8ccd0"]
VANISH = 640.0
BULGES = ((50, 132, 30), (180, 250, 26), (286, 338, 16))
SLATS = ((-10, 66, 10), (132, 54, 8), (256, 42, 5), (340, 52, 0))


def bedroom_floor(c: Card, candle: tuple[float, float]) -> None:
    """The bedroom seen from under the bed: violet dusk, skirting, boards."""
    c.sky([(0, "#3c3058"), (400, "#685a8c"), (720, "#9488ac")], calm=0.5)
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
    """Slats, the mattress that bulges between them, a broken spring, the rail and two legs at the edges of the page."""
    c.paint(rect(-20, -20, 820, 372), ["#0c0814", "#1c1428", "#34284c"], vol=4, amb=0.3, edge=0)
    for y0, y1, sag in BULGES:
        _bulge(c, y0, y1, sag, candle)
    for y, h, bow in SLATS:
        edges = (
            (-20, y, "c"),
            (400, y + bow),
            (820, y, "c"),
            (820, y + h, "c"),
            (400, y + h + bow),
            (-20, y + h, "c"),
        )
        slat = blob(*edges)
        c.shade(xf(slat, 0, 14), 0.55, 9)
        m = c.paint(slat, BED, vol=10, amb=0.2, gain=1.3, grain=1, wob=0.5, edge=0.35, light=(*candle, 420))
        c.marks(m, 0.0, 90, 60, 3.4, jit=0.1, alpha=0.5)
    _spine(c, candle)
    _spring(c, 590, 220)
    c.darken(np.asarray(sstep(260, 0, c.yy), np.float32), "#0a0614", 0.5)
    for x in (16, 784):
        _leg(c, x, candle)


def _bulge(c: Card, y0: float, y1: float, sag: float, candle: tuple[float, float]) -> None:
    """The mattress between two slats, heavy in the middle; its stripes run away to one point beyond the bed."""
    lower = (
        (640, y1 + sag * 0.5),
        (470, y1 + sag),
        (330, y1 + sag * 0.96),
        (160, y1 + sag * 0.4),
        (-30, y1 - 20, "c"),
    )
    belly = blob((-30, y0, "c"), (830, y0, "c"), (830, y1 - 20, "c"), *lower)
    m = c.paint(belly, TICKING, vol=34, amb=0.1, gain=1.15, light=(*candle, 340), edge=0.28, wob=0.6)
    for k in range(-10, 11):
        top, low = (430 + k * 0.14 * (VANISH - y) for y in (y0, y1 + sag))
        mid = (top + low) / 2 + k * 1.6
        c.line(
            [(top, y0), (mid, (y0 + y1 + sag) / 2), (low, y1 + sag)],
            11 - y0 * 0.014,
            "#241c3c",
            0.5,
            0.5,
            clip=m,
            ends=1,
            det=0,
        )


def _spine(c: Card, candle: tuple[float, float]) -> None:
    """The board that runs the length of the bed under its slats, away from us to the far rail."""
    beam = poly([(250, -20), (470, -20), (440, 344), (380, 344)])
    c.shade(xf(beam, -16, 4), 0.6, 12)
    m = c.paint(beam, BED, vol=9, amb=0.24, gain=1.2, grain=2, wob=0.5, edge=0.35, light=(*candle, 420))
    c.marks(m, 1.5, 120, 60, 3.4, jit=0.08, alpha=0.5)
    for y, x0, x1 in ((34, 286, 432), (158, 316, 434), (276, 364, 430)):  # where it is nailed to them
        for x in (x0, x1):
            c.flat(ell(x, y, 5, 4), "#140c18", 0.85, 0.8)
            c.flat(ell(x - 1, y - 1, 2, 1.6), "#e8c498", 0.7, 0.5)


def _spring(c: Card, x: float, y: float) -> None:
    """A spring that has come through the cloth and hangs 110 down, with a tuft of horsehair."""
    f = c.at(x, y)
    f.flat(blob((-38, -4), (-12, -16), (30, -12), (40, 2), (2, 12)), "#140c1c", 0.9, 2)
    for dx, dy in ((-34, 20), (-20, 32), (24, 30), (36, 18), (4, 36)):
        f.line([(dx * 0.5, -2), (dx * 0.8, dy * 0.5), (dx, dy)], 4, "#b89c74", alpha=0.85)
    turn = np.linspace(0, 4.25 * 2 * np.pi, 160)
    coil = np.stack([(27 - turn * 0.35) * np.cos(turn), turn * 4.0 + 9 * np.sin(turn)], 1)
    f.line(coil + np.array([9.0, 8.0]), 6, "#140c1c", alpha=0.45, wob=0.2, ends=0.9)
    f.line(coil, 6.4, "#6c6478", alpha=1, wob=0.2, ends=0.9, det=0.8)
    f.line(coil - np.array([1.0, 1.2]), 2.8, "#f0d8b4", alpha=0.95, wob=0.2, ends=0.9, det=0.8)


def _leg(c: Card, x: float, candle: tuple[float, float]) -> None:
    """A turned leg: square at the rail, a waist, a ring, a bun foot that stands on the boards at 806."""
    c.shade(ell(x + 4, 804, 74, 13), 0.8, 8, "#08040c")
    light = (*candle, 200)
    shaft = blob((x - 52, 360, "c"), (x + 52, 360, "c"), (x + 50, 430), (x + 38, 470), (x + 44, 600), (x + 32, 730, "c"),
        (x - 32, 730, "c"), (x - 44, 600), (x - 38, 470), (x - 50, 430))  # fmt: skip
    m = c.paint(shaft, BED, vol=30, amb=0.16, gain=1.15, grain=2, wob=0.4, edge=0.3, light=light)
    c.marks(m, 1.57, 110, 50, 3.4, jit=0.1, alpha=0.5)
    c.paint(
        blob(
            (x - 38, 748), (x - 52, 770), (x - 44, 796), (x, 806), (x + 44, 796), (x + 52, 770), (x + 38, 748)
        ),
        BED,
        vol=24,
        amb=0.16,
        edge=0.3,
        light=light,
    )
    c.shade(ell(x, 802, 46, 12), 0.6, 6, "#08040c")
    c.paint(taper((x - 40, 738, 20), (x + 40, 738, 20)), BED, vol=9, amb=0.2, edge=0.35, light=light)
