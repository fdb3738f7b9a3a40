"""Honey: comb in a hole, and the runs that come out of it."""

import math

from studio.paint import Frame
from studio.shapes import blob, ell, poly, taper

HONEY = ["#7a3008", "#cc7010", "#f6a818", "#ffd44c", "#fff6b8"]
COMB = ["#6a2a08", "#b86410", "#e89c20", "#ffd060"]


def honey_heart(f: Frame) -> None:
    """A rusted hole over the heart of a sitting suit of armour, full of comb, and two runs out of it."""
    hole = blob(
        (20, -520), (44, -548), (84, -540), (104, -506), (92, -458), (62, -424), (34, -446), (14, -484)
    )
    f.paint(hole, ["#241014", "#5c2414", "#8c4018"], vol=6, edge=0.3, wob=1.6)
    shape = blob(
        (28, -516), (48, -538), (80, -532), (95, -504), (84, -460), (62, -434), (40, -452), (22, -484)
    )
    inner = f.paint(shape, COMB, vol=18, amb=0.5, wob=1.2, edge=0.2)
    for row in range(8):
        for col in range(6):
            x, y = 22 + col * 16 + (row % 2) * 8, -536 + row * 14
            turns = [a * math.pi / 3 + 0.52 for a in range(6)]
            cell = poly([(x + 7 * math.cos(a), y + 7 * math.sin(a)) for a in turns])
            full = (row * 7 + col * 3) % 4
            f.paint(cell, HONEY if full else HONEY[:2], vol=5, clip=inner, wob=0.2, edge=0.45, det=0.6)
    honey_run(f, (58, -438, 26), (62, -390, 20), (56, -330, 22))
    honey_run(f, (34, -450, 12), (34, -420, 11), (36, -404, 14))


def honey_visor(h: Frame) -> None:
    """The two slits of a helmet's visor, brimming over."""
    for s in (-1, 1):
        slit = blob((s * 12, -92), (s * 40, -104), (s * 84, -98), (s * 88, -86), (s * 46, -84), (s * 14, -76))
        h.paint(slit, ["#1a0a10", "#4c1c0c", "#c4700c"], vol=4, wob=0.3, edge=0.2, det=0.7)
    honey_run(h, (-46, -84, 24), (-52, -40, 15), (-50, 6, 17))
    honey_run(h, (-22, -78, 14), (-22, -54, 11), (-24, -44, 14))
    honey_run(h, (36, -86, 26), (34, -20, 18), (24, 40, 16), (26, 78, 20))
    honey_run(h, (68, -90, 16), (72, -66, 11), (72, -54, 13))


def honey_run(f: Frame, *points: tuple[float, float, float]) -> None:
    """One run of honey, ending in a drop, with its wet light."""
    f.shade(taper(*points), 0.35, 5, "#3a1408")
    x, y, w = points[-1]
    f.paint(taper(*points), HONEY, vol=13, amb=0.42, edge=0.25, rim=0.4, tex=0.08, wob=0.3, det=0.6)
    f.paint(
        ell(x, y + w * 0.2, w * 0.78, w * 1.0), HONEY, vol=13, amb=0.45, edge=0.25, tex=0.05, wob=0.2, det=0.7
    )
    f.line([(px - pw * 0.2, py) for px, py, pw in points], 3, "#fff8d0", alpha=0.9)
    f.flat(ell(x - w * 0.25, y - w * 0.1, w * 0.16, w * 0.26), "#fffbe0", 0.95, det=1)
