"""The back of the cards.

The curtain of night, closed. On it a moon, which is two rabbits asleep, nose to tail; twelve stars for twelve
players. The same upside down.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.rooms.drapery import dyed, folds
from studio.finish import Finish
from studio.pages import Page
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import Path, blob, curve, cut, ell, inter, join, rect, star, taper

X, Y, R = 400, 600, 232
FUR = ["#54280e", "#a0621f", "#dc9c44", "#f8cc7c", "#fff0c4"]
INNER = ["#8c4428", "#c87c4c", "#f0b884"]
INK = "#4c2810"
PAPER, LINO = "#f0d8a0", "#1c1a2c"


def curtain(c: Card) -> None:
    """Folds that hang the same on both sides, lit by the moon in the middle."""
    own = np.abs(c.xx - X) / X
    high = c.blur(folds(own, 5.5, 12) * 12, 7)
    base = 0.27 + 0.12 * (high / 12 - 0.5)
    c.img = dyed(c, high, 12, base, np.where(c.xx < X, 0.8, -0.8), (X, Y, 40), reach=330)
    c.darken(c.radial(X, Y, 300, 760), "#060c24", 0.5)
    c.glow(X, Y, 400, "#e8843c", 0.16, 1.6)


def frame(c: Card) -> None:
    """Two gold lines with hollow corners, a star in each."""
    for inset, w, notch in ((62, 8, 64), (82, 3.5, 58)):
        corners = rect(inset, inset, 800 - inset, 1200 - inset)
        for cx in (inset, 800 - inset):
            for cy in (inset, 1200 - inset):
                corners = cut(corners, ell(cx, cy, notch))
        inner = rect(inset + w, inset + w, 800 - inset - w, 1200 - inset - w)
        for cx in (inset, 800 - inset):
            for cy in (inset, 1200 - inset):
                inner = cut(inner, ell(cx, cy, notch + w))
        line = cut(corners, inner)
        c.shade(line, 0.5, 4, "#02040c")
        c.paint(line, BRASS, vol=w * 0.6, amb=0.34, tex=0.3, edge=0.2, wob=0.3, det=0.6, light=(X, Y, 260))
    for cx in (86, 714):
        for cy in (86, 1114):
            gold_star(c, cx, cy, 26)


def gold_star(c: Card, x: float, y: float, r: float, tips: int = 8) -> None:
    """A star of gold thread."""
    c.halo(x, y, r * 2.2, "#ffc860", 0.4)
    c.paint(
        star(x, y, r, tips, 0.42), BRASS, vol=r * 0.3, amb=0.5, edge=0.2, wob=0.2, det=0.8, light=(X, Y, 300)
    )
    c.dot(x, y, min(3.4, r * 0.14), "#fff6dc", 0.9)


def half() -> Path:
    """Half of the moon, cut by an S: one rabbit of radius 100 round (0, 0)."""
    right = inter(ell(0, 0, 100), rect(0, -101, 101, 101))
    return cut(join(right, ell(0, -50, 50)), ell(0, 50, 50))


def cut_haunch(f: Frame, m: Arr) -> None:
    """The body is of the other hand: flat paper, and the lines a gouge leaves, thick in the shade, gone in the light."""
    body = cut(half(), blob((-60, -40), (-30, -110), (60, -110), (110, -40), (60, -10), (-10, 0), (-50, -14)))
    f.flat(body, PAPER, 0.9, 1.5, wob=0.2, clip=m, det=0.8)
    for i in range(15):
        r = 16 + 6.0 * i
        for k, (a, b) in enumerate(((-14, 22), (28, 60), (66, 104))):
            w = 0.8 + 3.6 * (i / 14) * (0.55 + 0.45 * ((i + k) % 3) / 2)
            arc = [
                (math.cos(math.radians(t)) * r + 6, math.sin(math.radians(t)) * r + 12)
                for t in np.linspace(a + i % 2 * 4, b + i % 3 * 3, 7)
            ]
            f.line(arc, w, LINO, alpha=0.95, clip=m, wob=0.3, ends=0.15, det=0.9)


def rabbit(c: Card, f: Frame) -> None:
    """Asleep in a curl, the head painted, the body cut in lino: nose on the other's tail, ears along the back."""
    m = f.paint(half(), FUR, vol=34, amb=0.12, tex=0.2, edge=0.5, wob=0.2, lump=0.05)
    f.shade(
        blob((26, 6), (58, 22), (62, 58), (40, 82), (66, 60), (70, 20), (44, -2)), 0.3, 5, "#5c2c10", clip=m
    )
    f.paint(
        ell(62, 34, 30, 34, 20), FUR, vol=22, amb=0.2, tex=0.2, edge=0.12, wob=0.2, clip=m, alpha=0.85, soft=2
    )
    angle = lambda x, y: np.arctan2(y - Y, x - X) + math.pi / 2  # noqa: E731
    cut_haunch(f, m)
    f.line([(58, -6), (36, 10), (33, 40), (44, 66), (60, 74)], 4.5, INK, alpha=0.55, clip=m)
    f.paint(ell(20, 88, 11, 9), ["#a0621f", "#f0c47c", "#fff4dc"], vol=8, wob=0.3, edge=0.3, clip=m)
    f.paint(
        blob((-2, -8), (14, -18), (30, -12), (32, 0), (14, 4)),
        FUR,
        vol=8,
        amb=0.25,
        edge=0.4,
        wob=0.2,
        clip=m,
    )
    head = blob(
        (-47, -44), (-44, -66), (-22, -92), (8, -96), (36, -80), (42, -50), (24, -20), (-8, -8), (-36, -22)
    )
    f.shade(join(head, ell(8, -40, 40)), 0.45, 6, "#5c2c10", clip=m)
    h = f.paint(head, FUR, vol=34, amb=0.26, tex=0.18, edge=0.25, wob=0.2, clip=m, det=0.4)
    c.marks(h, angle, 260, 18, 2.8, jit=0.07, alpha=0.4)
    for ear, inner in EARS:
        f.shade(ear, 0.4, 4, "#5c2c10", clip=m)
        f.paint(ear, FUR, vol=10, amb=0.3, tex=0.15, edge=0.4, wob=0.2, clip=m, det=0.4)
        f.flat(inner, "#c87444", 0.5, 2.5, wob=0.2, clip=m)
    f.flat(taper((-30, -52, 3), (-23, -46, 5), (-14, -45, 5.4), (-5, -51, 3)), INK, 0.95, wob=0.2, det=1)
    f.flat(ell(-43, -38, 5.5, 4.2), "#a44c38", 0.95, 0.5, wob=0.2, det=1)
    f.line([(-40, -34), (-35, -28), (-28, -27)], 2.4, INK, alpha=0.7)


EARS = (
    (blob((14, -86), (44, -90), (76, -66), (92, -30), (86, -18), (64, -38), (34, -64)),
     blob((34, -78), (60, -66), (80, -34), (58, -50))),
    (blob((16, -74), (42, -66), (66, -36), (74, 0), (64, 8), (44, -18), (22, -50)),
     blob((32, -58), (52, -36), (64, -4), (46, -26))),
)  # fmt: skip


def scene(c: Card) -> None:
    """Paint the back."""
    c.stage(light=(X, Y, 330), key="#ffe2a8", fog="#28467a")
    curtain(c)
    frame(c)
    for i in range(12):
        a = math.radians(i * 30 + 15)
        gold_star(c, X + math.cos(a) * 300, Y + math.sin(a) * 300, 17, 5)
    for sy in (-1, 1):
        gold_star(c, X, Y + sy * 420, 40)
        for sx in (-1, 1):
            c.line(curve((X + sx * 52, Y + sy * 420), (X + sx * 110, Y + sy * 400),
                (X + sx * 180, Y + sy * 424),
                (X + sx * 238, Y + sy * 396)), 7, "#e8b04c", 0.95, 0.2)  # fmt: skip
            gold_star(c, X + sx * 244, Y + sy * 392, 13, 5)
    for x, y in c.scatter(c.all(), 150):
        c.dot(x, y, 0.7 + (x * 7 % 10) / 9, "#fff4d6", 0.6)
    c.glow(X, Y, 330, "#ffb860", 0.25, 2.0)
    c.shade(ell(X, Y + 4, R + 10), 0.6, 12, "#02040c")
    c.paint(cut(ell(X, Y, R + 13), ell(X, Y, R + 3)), BRASS, vol=6, amb=0.4, wob=0.15, det=0.6)
    c.paint(ell(X, Y, R + 4), ["#2c1408", "#5c3014", "#8c5424"], vol=4, wob=0.1)
    for turn in (0, 180):
        rabbit(c, c.at(X, Y, R / 100, turn))


def upright_both_ways(picture: Arr) -> Arr:
    """The upper half, and the upper half again turned round: not one stroke tells which way a card lies."""
    turned = picture[::-1, ::-1]
    t = np.linspace(-1, 1, picture.shape[0], dtype=np.float32)[:, None, None]
    upper = 1 - sstep(-0.06, 0.06, t)
    return np.asarray(picture * upper + turned * (1 - upper), np.float32)


PAGES = (
    Page("back", (800, 1200), 600, scene, seed=41, finish=Finish(vignette=0.3, bloom=0.2), oversize=1.5,
         after=upright_both_ways, limit=70_000),
)  # fmt: skip
