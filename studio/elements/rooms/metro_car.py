"""A metro carriage from the side we sit on: windows into the tunnel, a bench, poles, straps that all swing one way."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import STEEL
from studio.shapes import blob, ell, rect, taper

PANEL: Ramp = ["#5c4c34", "#b09058", "#e4cc94", "#fcf0cc"]
SEAT: Ramp = ["#0c3c34", "#1c7060", "#54b094", "#bce8cc"]
FLOOR: Ramp = ["#2c2830", "#5c545c", "#948c8c", "#c8c0b4"]


def metro_car(c: Card) -> None:
    """Fills the page: ceiling to 150, windows 230 to 610, the bench at 860, the floor from 1010."""
    c.paint(rect(-20, -20, 820, 1240), PANEL, vol=2, amb=0.5, tex=0.2, wob=0.3, grad=(0.08, -0.16))
    c.paint(rect(-20, -20, 820, 150), ["#6c6458", "#b4a890", "#e8dcc0", "#fff8e4"], vol=14, amb=0.5, wob=0.3)
    for x in (200, 600):
        c.flat(rect(x - 150, 84, x + 150, 108, 10), "#fffce4", 1, 2, wob=0.2)
    c.glow(400, 110, 520, "#fff0c0", 0.3, 1.4, 0.6)
    c.paint(rect(-20, 880, 820, 1016), ["#1c2830", "#3c4c54", "#6c7c80"], vol=4, amb=0.3, wob=0.3)
    floor = c.paint(rect(-20, 1010, 820, 1240), FLOOR, vol=2, amb=0.5, tex=0.3, wob=0.3)
    for k in range(40):
        c.flat(ell((k * 137) % 800, 1020 + (k * 71) % 170, 4, 2), "#c8c0b4", 0.4, clip=floor)


def tunnel_window(c: Card, x0: float, x1: float) -> None:
    """One window: the tunnel outside is a wood at night, ferns and stems in the carriage's light."""
    pane = rect(x0, 236, x1, 604, 26)
    before = c.img.copy()
    m = c.flat(pane, "#0c2028", 1, wob=0.2)
    for k in range(9):
        x = x0 + (k + 0.4) * (x1 - x0) / 8
        c.paint(
            taper((x, 640, 16 + 9 * (k % 3)), (x + 8, 400, 13 + 6 * (k % 3)), (x - 6, 210, 10)),
            ["#0c2c2c", "#1c4c44", "#3c7c64"],
            vol=6,
            clip=m,
            fog=0.2 * (k % 3),
            fogcol="#1c4c50",
        )
    for k in range(7):
        bx, by = x0 + 20 + k * (x1 - x0) / 6.4, 612 - 20 * (k % 2)
        for side in (-1, 1):
            tip = (bx + side * 64, by - 96 - 16 * (k % 3))
            c.line([(bx, by), (bx + side * 22, by - 76), tip], 5, "#4c9c5c", 0.9, clip=m)
            for j in range(1, 6):
                t = j / 6
                px, py = bx + (tip[0] - bx) * t, by + (tip[1] - by) * t - 26 * (1 - t) * t * 4
                c.line(
                    [(px, py), (px + side * 6, py + 20), (px + side * 2, py + 28)], 4, "#64b46c", 0.85, clip=m
                )
    for k in range(8):
        c.halo(x0 + 24 + (k * 61) % (x1 - x0 - 40), 300 + (k * 97) % 240, 16, "#f0ff9c", 0.8)
    c.img = before * (1 - m[..., None]) + c.img * m[..., None]
    c.flat(blob((x0 + 20, 590), (x0 + 90, 250), (x0 + 130, 250), (x0 + 60, 590)), "#dcf4f0", 0.09, 3, clip=m)
    for w, col in ((9, "#54503c"), (4, "#e8d8a8")):
        c.line(
            [
                (x0 + 26, 236),
                (x1 - 26, 236),
                (x1, 262),
                (x1, 578),
                (x1 - 26, 604),
                (x0 + 26, 604),
                (x0, 578),
                (x0, 262),
                (x0 + 26, 236),
            ],
            w,
            col,
            1,
            0.2,
            ends=1,
        )


def bench(c: Card) -> None:
    """The bench from wall to wall, its back and its seat."""
    c.paint(rect(-20, 640, 820, 840, 20), SEAT, vol=16, amb=0.34, wob=0.3, tex=0.2)
    for x in (138, 270, 402, 534, 666):
        c.shade(taper((x, 650, 5), (x, 830, 5)), 0.4, 4, SEAT[0])
    c.paint(rect(-20, 820, 820, 892, 16), SEAT, vol=18, amb=0.4, wob=0.3, grad=(0.1, -0.2))


def straps(c: Card, lean: float = 26) -> None:
    """A rail under the ceiling and the loops that hang from it, all swung out by `lean`."""
    c.paint(taper((-10, 172, 13), (810, 172, 13)), STEEL, vol=6, wob=0.2)
    for k in range(8):
        x = 52 + 100 * k
        side = lean if x < 400 else -lean
        c.line([(x, 176), (x + side * 0.5, 220), (x + side, 258)], 6, "#4c3828", 1, 0.2, ends=0.9)
        c.line(
            [
                (x + side - 15, 290),
                (x + side - 12, 264),
                (x + side, 256),
                (x + side + 12, 264),
                (x + side + 15, 290),
                (x + side, 300),
                (x + side - 15, 290),
            ],
            6,
            "#e8e0c8",
            1,
            0.2,
            ends=1,
        )


def pole(c: Card, x: float) -> None:
    """A pole from floor to ceiling."""
    c.shade(taper((x + 10, 150, 12), (x + 10, 1100, 14)), 0.25, 6)
    c.paint(taper((x, 120, 15), (x, 1120, 17)), STEEL, vol=8, wob=0.15, det=0.5, edge=0.25)
