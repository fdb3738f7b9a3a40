"""The birthday: the long table with its cake, the empty chairs, the letter, bunting and balloons."""

import math

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import RED, ROSE, TEAL, WOOD
from studio.shapes import blob, curve, ell, poly, rect, taper
from studio.world._pieces import piece
from studio.world.doors import MOON, SUN, crescent, rayed

PAPER: Ramp = ["#8a6a58", "#cdb394", "#f3e6c8", "#fffaea"]
ICING: Ramp = ["#a8788c", "#e4b8bc", "#fbe6dc", "#fffaf2"]
SPONGE: Ramp = ["#5a2e18", "#a86a34", "#dca458", "#f8d894"]
FLAGS: tuple[Ramp, ...] = (RED, SUN, TEAL, MOON, ROSE)


def daylight(c: Card) -> None:
    """The meadow's sun, from the upper left."""
    c.stage((c.page[0] * 0.2, -140, 420), "#fff0c0", "#cfe0c8")


def table(c: Card) -> None:
    """A long table under a white cloth with scallops, a cake in the middle, plates that wait."""
    daylight(c)
    f = c.at(500, 290, 1.0, wob=0.4)
    f.shade(ell(0, 172, 410, 13), 0.45, 8, "#16301c")
    for x in (-390, 390):
        f.paint(taper((x, 50, 34), (x, 110, 26), (x, 170, 32)), WOOD, vol=12, edge=0.3)
    top = f.paint(
        blob((-456, 8, "c"), (-408, -40, "c"), (408, -40, "c"), (456, 8, "c")),
        PAPER, vol=5, amb=0.4, gain=0.66, edge=0.15,
    )  # fmt: skip
    cloth(f)
    f.shade(ell(0, -10, 130, 18), 0.4, 8, "#8a6a58", clip=top)
    for x in (-350, -246, -148, 148, 246, 350):
        plate(f, x, -16)
    cake(c.at(500, 284, 1.0, wob=0.3))


def cloth(f: Frame) -> None:
    """The hanging side of the cloth: scallops, folds, dots, a red border."""
    scallops, width = 10, 91.2
    hem: list[tuple[float, float] | tuple[float, float, str]] = [(-456, 6, "c")]
    for i in range(scallops):
        x = -456 + width * i
        hem += [(x, 80, "c"), (x + width / 2, 108), (x + width, 80, "c")]
    m = f.paint(blob(*hem, (456, 6, "c")), PAPER, vol=8, amb=0.34, gain=0.62, edge=0.25, grad=(0.1, -0.1))
    for i in range(scallops):
        x = -456 + width * i
        if i:
            f.line([(x, 18), (x + 4, 50), (x, 84)], 8, "#a88a70", alpha=0.55, clip=m)
        f.paint(ell(x + width / 2, 66, 15), (RED, SUN, TEAL)[i % 3], vol=6, clip=m, gain=0.8, det=0.5)
    f.flat(rect(-460, 0, 460, 13), "#d2453a", 0.9, 1)


def plate(f: Frame, x: float, y: float) -> None:
    """An empty plate that waits."""
    f.shade(ell(x, y + 4, 42, 11), 0.4, 4, "#8a6a58")
    f.paint(
        ell(x, y, 40, 12), ["#6a84a0", "#a4c4d0", "#dceaea", "#ffffff"], vol=5, gain=0.75, edge=0.3, det=0.5
    )
    f.flat(ell(x, y + 1, 26, 7), "#8fb4c4", 0.7, 1)


def cake(f: Frame) -> None:
    """Two tiers, icing that drips, five candles."""
    tiers = ((112, 0, 76), (76, -76, 62))
    for w, y, h in tiers:
        f.paint(
            blob((-w, y - h, "c"), (w, y - h, "c"), (w, y - 6), (0, y + 14), (-w, y - 6)),
            SPONGE, vol=30, amb=0.2, gain=0.85, edge=0.3, rim=0.3,
        )  # fmt: skip
        f.paint(ell(0, y - h, w, w * 0.16), ICING, vol=6, amb=0.4, gain=0.75, edge=0.12)
        drips: list[tuple[float, float]] = [(-w - 2, y - h - 4)]
        n = 7
        for i in range(n):
            x = -w + 2 * w * (i + 0.5) / n
            drips += [
                (x - w / n * 0.9, y - h + 14),
                (x, y - h + (38 if i % 2 else 26)),
                (x + w / n * 0.9, y - h + 14),
            ]
        f.paint(
            blob(*drips, (w + 2, y - h - 4), (0, y - h + 6)),
            ICING,
            vol=9,
            amb=0.3,
            gain=0.8,
            edge=0.2,
            rim=0.3,
        )
        for i in range(5):
            f.paint(
                ell(-w * 0.72 + i * w * 0.36, y - 20 + 6 * math.sin(i * 1.6), 8), RED, vol=6, rim=0.6, det=0.7
            )
    for i, x in enumerate((-48, -24, 0, 24, 48)):
        foot = -140 - 5 * math.cos(x / 34)
        f.paint(rect(x - 5, foot - 44, x + 5, foot, 2), (TEAL, RED, SUN, RED, TEAL)[i], vol=5, det=0.7)
        gx, gy = f.pt(x, foot - 56)
        f.card.halo(gx, gy, 36 * f.s, "#ffd27a", 0.6)
        f.paint(
            blob((x - 7, foot - 52), (x, foot - 76, "c"), (x + 7, foot - 52), (x, foot - 44)),
            ["#f08020", "#ffcc50", "#fff8d0"],
            vol=5,
            amb=0.7,
            det=0.9,
        )


def chair(c: Card, kind: str) -> None:
    """An empty chair with a cushion: round back for a sun rabbit, square for a moon rabbit."""
    daylight(c)
    wood, deep = (SUN, "#5a2c0c") if kind == "sun" else (MOON, "#0c1430")
    back = ell(100, 84, 78, 76) if kind == "sun" else rect(22, 10, 178, 160, 16)
    inner = ell(100, 84, 54, 52) if kind == "sun" else rect(46, 34, 154, 136, 8)
    for x in (40, 160):
        c.paint(taper((x, 110, 20), (x, 218, 18)), wood, vol=8, amb=0.2, gain=0.8, edge=0.3, wob=0.3)
    c.flat(back, deep, wob=0.3)
    c.paint(back, wood, vol=12, amb=0.22, gain=0.85, edge=0.35, rim=0.4, wob=0.3, grain=2)
    m = c.paint(inner, PAPER, vol=20, amb=0.24, gain=0.7, edge=0.3, wob=0.4)
    if kind == "sun":
        c.paint(rayed(100, 84, 34), ["#b8620c", "#e8961c", "#fcc83c"], vol=5, clip=m, wob=0.3, det=0.6)
    else:
        c.paint(crescent(96, 86, 32), MOON, vol=6, clip=m, wob=0.3, det=0.6, gain=0.8)
    c.paint(blob((14, 176), (24, 152), (100, 146), (176, 152), (186, 176), (176, 196), (100, 202), (24, 196)), RED if kind == "sun" else TEAL, vol=16, amb=0.2, gain=0.85, edge=0.3, rim=0.4, wob=0.5)  # fmt: skip


def sun_chair(c: Card) -> None:
    """A yellow chair with a round back."""
    chair(c, "sun")


def moon_chair(c: Card) -> None:
    """A blue chair with a square back."""
    chair(c, "moon")


def letter(c: Card) -> None:
    """The invitation: a cream envelope with a red seal, a heart in it."""
    daylight(c)
    f = c.at(160, 120, 1.0, -4, wob=0.35)
    f.flat(rect(-131, -89, 131, 89, 10), "#4a2418", 0.9)
    f.paint(rect(-128, -86, 128, 86, 10), PAPER, vol=8, amb=0.3, gain=0.78, edge=0.25, tex=0.14, det=0.3)
    for sg in (-1, 1):
        f.line([(sg * 124, 82), (sg * 62, 20), (sg * 10, -14)], 4, "#a8846a", alpha=0.8)
    m = f.paint(rect(-128, -86, 128, 86, 10), PAPER, vol=3, amb=0.2, gain=0.6, edge=0.1, alpha=0.4)
    f.shade(poly([(-132, -78), (132, -78), (0, 46)]), 0.75, 7, "#7a5440", clip=m)
    f.paint(
        blob((-128, -86, "c"), (128, -86, "c"), (14, 18), (0, 24), (-14, 18)),
        PAPER,
        vol=9,
        amb=0.45,
        gain=0.75,
        edge=0.4,
        tex=0.12,
        det=0.4,
    )
    f.flat(ell(2, 22, 40), "#4a0c14", 0.6, 4)
    f.paint(
        blob((0, -20), (28, -12), (40, 14), (30, 44), (2, 56), (-30, 46), (-41, 16), (-26, -14)),
        RED, vol=12, amb=0.25, rim=0.6, edge=0.35, lump=0.2, det=0.6,
    )  # fmt: skip
    f.paint(
        blob((0, 4, "c"), (12, -6), (24, 8), (0, 38, "c"), (-24, 8), (-12, -6)),
        ["#8a1f24", "#e8705c", "#ffd0b0"],
        vol=6,
        amb=0.4,
        det=0.9,
    )


def bunting(c: Card) -> None:
    """A string of little flags."""
    daylight(c)
    line = curve((6, 20), (150, 62), (300, 74), (450, 62), (594, 20))
    for i in range(9):
        x, y = line[int((i + 0.5) / 9 * (len(line) - 1))]
        tilt = (y - 74) * 0.14 * (1 if x < 300 else -1) if abs(x - 300) > 30 else 0
        f = c.at(float(x), float(y), 1.0, -float(tilt), wob=0.4)
        f.flat(poly([(-31, -5), (31, -5), (0, 68)]), "#3a2018", 0.85)
        m = f.paint(
            poly([(-27, -2), (27, -2), (0, 60)]), FLAGS[i % 5], vol=6, amb=0.24, gain=0.85, edge=0.25, det=0.3
        )
        if i % 2:
            for dx, dy in ((-10, 12), (10, 12), (0, 30)):
                f.flat(ell(dx, dy, 5), "#fff6e0", 0.9, clip=m)
    c.line(line, 6, "#fff3d8", alpha=1, ends=0.9)


def balloons(c: Card) -> None:
    """Three balloons on strings."""
    daylight(c)
    for x, y in ((74, 104), (150, 74), (222, 112)):
        c.line([(x, y + 66), ((x + 150) / 2 + 6, 250), (150, 350)], 4, "#fff3d8", alpha=0.95, ends=0.8)
    for x, y, ramp in ((74, 104, RED), (222, 112, TEAL), (150, 74, SUN)):
        c.flat(ell(x, y, 57, 67), "#3a2018", 0.5, wob=0.3)
        c.paint(ell(x, y, 54, 64), ramp, vol=50, amb=0.22, rim=0.3, edge=0.3, wob=0.3, tex=0.1)
        c.paint(poly([(x - 9, y + 74), (x + 9, y + 74), (x, y + 58)]), ramp, vol=4, wob=0.3)
        c.flat(ell(x - 20, y - 26, 9, 17, 24), "#ffffff", 0.7, 2, det=0.7)


PAGES = (
    piece("party_table", (1000, 500), 1000, table),
    piece("chair_sun", (200, 230), 200, sun_chair),
    piece("chair_moon", (200, 230), 200, moon_chair),
    piece("letter", (320, 240), 256, letter),
    piece("bunting", (600, 150), 480, bunting),
    piece("balloons", (300, 356), 180, balloons),
)
