"""Eleven Horizons.

Eleven horizons lie one above another, each cut in another way: stubble, swell, roofs, dunes, snow. A mule walks along
the fourth. The seventh has a small sun; the tenth is not quite level.
"""

import numpy as np

from studio.linocut.elements.animals import beast
from studio.linocut.elements.plants import bare_tree
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, rect

META = {"number": 57, "slug": "eleven-horizons", "seed": 57, "inks": "ochre-indigo"}


def band(p: Print, line: list[Point], tone: str, w: float = 0) -> Path:
    """Everything below a line, which later bands cover again."""
    path = p.shape(
        blob((-20, line[0][1], "c"), *line, (820, line[-1][1], "c"), (820, 1220, "c"), (-20, 1220, "c")),
        tone=tone,
    )
    if w:
        p.line((-20, line[0][1]), *[q[:2] for q in line], (820, line[-1][1]), w=w, ends=1)
    return path


def far(p: Print) -> None:
    """One to five, from the top."""
    p.ground("")
    p.chatter(rect(60, 60, 740, 130), 0, 14)
    one = band(p, [(120, 150), (300, 138), (520, 152), (700, 142)], "1")
    p.comb("1", one, 0, p.ramp((0, 146), (0, 230), 0.1, 0.8), 10, length=(60, 260))
    two = band(
        p,
        [(60, 236), (150, 206), (230, 238), (330, 196), (450, 240), (560, 212), (690, 244), (760, 226)],
        "2",
    )
    p.rain("2", two, 62, 500, (14, 40), (2, 4), tone=p.ramp((0, 215), (0, 300)))
    three = band(p, [(400, 300)], "")
    for n, x in enumerate(np.arange(-10, 820, 31.0)):
        h = (26, 44, 34, 60, 22, 40)[n % 6]
        p.shape(
            poly([(x, 304), (x, 304 - h * 0.55), (x + 15, 304 - h), (x + 30, 304 - h * 0.55), (x + 30, 304)]),
            tone="12" if n % 3 else "2",
            halo=1.5,
            clear="12k",
        )
        p.carve("12k", rect(x + 11, 304 - h * 0.45, x + 18, 304 - h * 0.45 + 9))
    p.comb("k", three, 0, 0.16 * p.ramp((0, 380), (0, 300)), 13, False)
    four = band(p, [(100, 398), (300, 386), (520, 402), (720, 388)], "1", 6)
    p.stipple("k", four, 12, 0.5 * p.ramp((0, 470), (0, 392)), cut=False)
    five = band(p, [(60, 476), (160, 500), (300, 462), (430, 506), (560, 470), (700, 500)], "12")
    field = p.guided([(0, 480), (160, 500), (300, 464), (430, 506), (560, 470), (800, 500)])
    p.engrave("12", five, field, 0.7 * p.ramp((0, 560), (0, 478)), 13, length=(60, 200))


def near(p: Print) -> None:
    """Six to eleven."""
    six = band(p, [(120, 566), (400, 574), (640, 562)], "", 5)
    p.chatter(six, 0.1, 60)
    seven = band(p, [(400, 654)], "2", 0)
    p.comb("2", seven, 0, 0.75 * p.ramp((0, 650), (0, 740)), 12, length=(40, 160))
    eight = band(
        p, [(40, 744), (130, 716), (240, 748), (380, 708), (500, 746), (640, 712), (760, 744)], "1", 5
    )
    p.fan("k", eight, 380, 560, 0.34 * p.noise(70, 2), 14, False)
    nine = band(p, [(200, 812), (420, 826), (640, 806)], "k")
    p.rain("k", nine, 92, 420, (10, 36), (2, 5), tone=p.ramp((0, 800), (0, 900)))
    ten = band(p, [(0, 868), (800, 946)], "", 8)
    p.comb("1", ten, 5.6, 0.4, 18, False, length=(90, 300))
    eleven = band(p, [(150, 1040), (400, 1020), (650, 1044)], "2")
    rng = p.dice()
    for x, y in p.spread(rect(40, 1020, 770, 1170), 26, 0.4):
        h = 10 + (float(y) - 1010) * 0.16
        p.carve("2", poly([(x - 2.5, y), (x + 2.5, y), (x + float(rng.uniform(-4, 4)), y - h)]), clip=eleven)


def scene(p: Print) -> None:
    """From the farthest to the nearest, then what is on them."""
    far(p)
    beast(p, 560, 398, 108, "mule", "walk", "k", halo=5)
    near(p)
    p.carve("12k", ell(232, 650, 48), clip=rect(0, 560, 800, 654))
    p.shape(ell(232, 640, 38), tone="1", line=4, within=rect(0, 560, 800, 652))
    bare_tree(p, 640, 936, 88, 9, halo=2)
    p.border()
