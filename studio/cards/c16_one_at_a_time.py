"""One at a Time.

A queue winds across a white plain to a teal door standing alone. Before the door the shoes are lined up
neatly; behind it nobody, only bare footprints that go on to the horizon. The doorman is a coat on a chair;
the last in line has brought a folding bed.
"""

import math

import numpy as np

from studio.colour import Arr, Ramp, tint
from studio.elements.people.figures import townsperson
from studio.elements.rooms.furniture import chair
from studio.elements.rooms.rooms import door
from studio.elements.things.props import suitcase
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, GREY, IRON, LINEN, NAVY, PLUM, RED, SAGE, SLATE, STONE, WALNUT, WOOD
from studio.shapes import blob, curve, ell, poly, taper

META = {"number": 16, "slug": "one-at-a-time", "seed": 1616}
FINISH = Finish(vignette=0.26, bloom=0.4)

CHALK = ["#9c8c74", "#c8b894", "#e4d6b4", "#f6ecd2"]
TEALS = ["#04262c", "#0c525a", "#1c8c8c", "#7cccb8"]
FRAME = ["#4c4438", "#8c7c64", "#ccb890", "#f4e4c0"]
X, Y, HIGH, WIDE = 430, 664, 384, 206
WAY = (
    (352, 748), (500, 772), (640, 806), (672, 846), (600, 884), (360, 906), (150, 944), (116, 1000), (200, 1046),
    (360, 1072), (500, 1104),
)  # fmt: skip
MUTED = [tint(ramp, "#a89c84", 0.3) for ramp in (GREY, SLATE, SAGE, WOOD, NAVY, PLUM, IRON, STONE)]
HORIZON = 372


def plain(c: Card) -> Arr:
    """A dried-up sea: flat light, cracks that shrink with distance."""
    c.sky([(0, "#7ca0a4"), (160, "#a4bcb4"), (300, "#d8d8c0"), (HORIZON, "#f0e4c4")])
    c.clouds(60, 240, "#98b4b0", "#e8e8d4", cover=0.36, a=0.5, cell=240, sx=3)
    for x, h, w in ((120, 34, 300), (690, 44, 260), (330, 20, 260)):
        ridge = blob(
            (x - w / 2, HORIZON + 6), (x - w * 0.2, HORIZON - h * 0.7), (x, HORIZON - h),
            (x + w * 0.24, HORIZON - h * 0.6), (x + w / 2, HORIZON + 6),
        )  # fmt: skip
        c.paint(ridge, CHALK, vol=10, fog=0.72, fogcol="#c4d0c0", edge=0)
    ground = poly([(-20, HORIZON), (820, HORIZON), (820, 1240), (-20, 1240)])
    m = c.paint(ground, CHALK, vol=3, amb=0.66, edge=0, grad=(0.12, -0.22), wob=0.5, tex=0.12, grain=1)
    for row in range(13):
        y = HORIZON + 20 + 780 * (row / 12) ** 1.9
        step = 18 + (y - HORIZON) * 0.23
        for i in range(-1, int(820 / step) + 2):
            x = i * step + (step / 2 if row % 2 else 0) + 8 * math.sin(i * 5 + row)
            deep = step * 0.34
            fork = [
                [(x, y), (x + step * 0.5, y + deep * 0.5)],
                [(x, y), (x - step * 0.5, y + deep * 0.45)],
                [(x, y), (x + 3, y - deep * 0.6)],
            ]
            for line in fork[: 2 + (i + row) % 2]:
                c.line(line, 1.2 + (y - HORIZON) * 0.005, "#a48c60", 0.6, 1.5, clip=m)
    c.fogband(HORIZON + 8, 16, "#f4ead0", 0.7)
    return m


def gone(c: Card, m: Arr) -> None:
    """Bare feet, one after another, from the other side of the door to the edge of the world."""
    way = curve(
        (556, 652), (620, 606), (640, 548), (590, 496), (600, 446), (660, 410), (650, 384), (664, 375)
    )
    dist = np.r_[0, np.cumsum(np.hypot(*np.diff(way, axis=0).T))]
    at, side = 0.0, 1
    while at < dist[-1]:
        x, y = (float(np.interp(at, dist, way[:, i])) for i in (0, 1))
        near = (y - HORIZON) / 270
        r = 2.4 + 13 * near
        px = x + side * r * 0.8
        c.flat(ell(px, y, r * 0.4, r * 0.56, 8 * side), "#84683f", 0.85, 0.5, 0.2, clip=m, det=0.8)
        for toe in range(4):
            c.flat(
                ell(px + (toe - 1.5) * r * 0.24, y - r * 0.84, r * 0.12),
                "#84683f",
                0.85,
                0.2,
                0.1,
                clip=m,
                det=0.9,
            )
        at, side = at + 5 + 19 * near, -side


def the_door(c: Card) -> None:
    """Shut, freshly painted, leading nowhere but through."""
    c.shade(poly([(X - 112, Y), (X + 116, Y), (X + 166, Y + 26), (X - 96, Y + 26)]), 0.5, 5, "#6a5844")
    door(c, X, Y, HIGH, WIDE, TEALS, FRAME)
    step = poly([(X - 128, Y - 4), (X + 128, Y - 4), (X + 150, Y + 20), (X - 150, Y + 20)])
    c.paint(step, FRAME, vol=6, amb=0.5, wob=0.4, det=0.3)
    c.halo(X + 66, Y - 176, 30, "#fff0b0", 0.5)


def shoe(c: Card, x: float, y: float, w: float, ramp: Ramp) -> None:
    """One shoe, toe to the right."""
    f = c.at(x, y, w / 30, vol=4, wob=0.2, det=0.9, rim=0.4)
    f.paint(blob((-15, 0, "c"), (-14, -15, "c"), (-3, -14), (3, -8), (14, -6), (16, 0, "c")), ramp)
    f.flat(ell(-8, -14, 5, 2), "#201814", 0.8)


def shoes(c: Card) -> None:
    """In pairs, toes to the door; one of them is red."""
    for row, (y, n, w) in enumerate(((694, 8, 22), (718, 7, 25))):
        for i in range(n):
            x = 62 + row * 12 + i * (w * 1.42)
            red = row == 1 and i == 3
            ramp = RED if red else (WALNUT, GREY, WOOD, NAVY)[(i + row) % 4]
            c.shade(ell(x + 2, y + 1, w * 0.62, 3), 0.4, 2, "#6a5844")
            shoe(c, x + 4, y - 5, w * 0.95, ramp)
            if not red or row == 0:
                shoe(c, x, y, w, ramp)
            else:
                shoe(c, x, y + 1, w * 1.1, ramp)


def doorman(c: Card) -> None:
    """A coat, a cap, a chair, and nobody."""
    x, y = 700, 716
    c.shade(ell(x + 6, y, 62, 9), 0.45, 5, "#6a5844")
    chair(c, x, y, 132, WALNUT)
    f = c.at(x - 6, y - 24, 0.82, vol=10, wob=0.3, det=0.7, rim=0.5)
    f.paint(
        blob(
            (-24, -104), (0, -112), (26, -104), (38, -70), (34, -44), (-6, -40), (-34, -40), (-40, -34),
            (-42, -52), (-28, -70),
        ),
        NAVY,
    )  # fmt: skip
    f.paint(taper((-26, -98, 20), (-36, -70, 18), (-42, -42, 17)), NAVY)
    f.paint(taper((26, -98, 20), (38, -72, 18), (30, -46, 17)), NAVY)
    f.paint(poly([(-38, -44), (34, -44), (28, -8), (-34, -8)]), NAVY)
    f.line([(0, -110), (-4, -74), (-6, -44)], 2.4, NAVY[0])
    for py in (-92, -76, -60):
        f.paint(ell(-10, py, 3.6), BRASS, vol=2)
    f.flat(ell(0, -110, 11, 5), "#0a0c18", 0.95)
    f.paint(blob((-20, -136), (-16, -150), (6, -154), (24, -146), (24, -134)), NAVY)
    f.paint(poly([(-34, -132), (-18, -138), (24, -136), (24, -130)]), WALNUT, vol=3)
    f.paint(ell(-4, -143, 4.4), BRASS, vol=2)


def queue(c: Card) -> tuple[float, float]:
    """Thirty people who have all the time in the world; returns where the last one stands."""
    way = curve(*WAY)
    dist = np.r_[0, np.cumsum(np.hypot(*np.diff(way, axis=0).T))]
    places: list[tuple[float, float, bool]] = []
    at = 0.0
    while at < dist[-1]:
        x, y = (float(np.interp(at, dist, way[:, i])) for i in (0, 1))
        ahead = float(np.interp(max(at - 12, 0), dist, way[:, 0]))
        places.append((x, y, ahead > x))
        at += tall(y) * 0.44
    for i, (x, y, right) in sorted(enumerate(places), key=lambda p: p[1][1]):
        h = tall(y)
        fog = max(0.0, 0.26 - (y - 740) / 900)
        c.shade(ell(x + h * 0.1, y, h * 0.24, h * 0.05), 0.4, 3, "#6a5844")
        look = {
            "view": "side",
            "flip": right,
            "fog": fog,
            "shadow": 0.0,
            "coat": MUTED[(i * 3 + 2) % 8],
            "hat_ramp": MUTED[(i * 5 + 1) % 8],
        }
        if i % 10 in (3, 7):
            look["stoop"] = 0.5
        townsperson(c, x, y, h, i, **look)
        if i % 5 == 2:
            suitcase(c, x + (-1 if right else 1) * h * 0.24, y, h * 0.2, fog=fog)
    return places[-1][0], places[-1][1]


def tall(y: float) -> float:
    """Height of a person standing at y."""
    return 86 + (y - 748) * 0.24


def folding_bed(c: Card, x: float, y: float) -> None:
    """A striped camp bed with a pillow: somebody has asked how long it takes."""
    c.shade(ell(x, y + 2, 110, 11), 0.45, 6, "#6a5844")
    f = c.at(x, y, 1.1, vol=8, wob=0.3, det=0.7, rim=0.5)
    for px in (-66, 66):
        f.line([(px - 18, 0), (px + 18, -40)], 5, "#5c4030", alpha=1, ends=0.9)
        f.line([(px + 18, 0), (px - 18, -40)], 5, "#5c4030", alpha=1, ends=0.9)
    m = f.paint(
        blob((-96, -42, "c"), (0, -34), (96, -42, "c"), (96, -60, "c"), (0, -52), (-96, -60, "c")), LINEN
    )
    for px in range(-80, 90, 20):
        f.line([(px, -62), (px + 2, -34)], 5, "#4c6c7c", alpha=0.85, clip=m, ends=0.9)
    f.paint(blob((50, -56), (56, -76), (86, -78), (94, -60)), LINEN, vol=9)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(330, -300, 340), key="#fffae4", fog="#ece0c4")
    m = plain(c)
    gone(c, m)
    the_door(c)
    shoes(c)
    doorman(c)
    x, y = queue(c)
    folding_bed(c, x + 140, y + 8)
    townsperson(
        c, x + 124, y - 20, tall(y), 5, sit=True, view="side", shadow=0, coat=MUTED[3], hat_ramp=MUTED[1]
    )
