"""A long table laid out of doors: a cloth to the ground, plates of hot soup, candelabra."""

import math

from studio.colour import Ramp
from studio.elements.rooms.perspective import View
from studio.elements.things.lights import flame
from studio.paint import Card
from studio.palettes import PORCELAIN
from studio.shapes import blob, ell, poly, rect, taper

CLOTH: Ramp = ["#3c3668", "#7c7098", "#dcc0a4", "#ffe8b8"]
BRONZE: Ramp = ["#1c0c14", "#4c2418", "#8c5028", "#e8a858"]
STEPS = (0.04, 0.18, 0.34, 0.5, 0.66, 0.82, 1.0)
SOUP: Ramp = ["#7c3414", "#c8642c", "#f4a85c"]


def clothed_table(c: Card, v: View, half: float, high: float, near: float, far: float) -> None:
    """Ivory cloth to the ground: `half` metres to each side of the middle, `high`, from depth near to far."""
    (x0, y0), (x1, _), (_, foot) = v.pt(-half, high, near), v.pt(half, high, near), v.pt(0, 0, near)
    w = x1 - x0
    c.shade(
        poly([(x0 - 20, y0 + 40), (x1 + 20, y0 + 40), (x1 + 60, foot + 14), (x0 - 60, foot + 14)]),
        0.5,
        18,
        "#14103c",
    )
    c.shade(ell(v.x, foot + 6, w * 0.57, 20), 0.75, 10, "#14103c")
    hem = [
        (x1 - w * k / 12, foot + (6 if k % 2 else -10), "c")
        if k in (0, 12)
        else (x1 - w * k / 12, foot + (5 if k % 2 else -9))
        for k in range(13)
    ]
    front = blob(
        (x0, y0 - 2, "c"),
        (x0 + w / 2, y0 + 4),
        (x1, y0 - 2, "c"),
        (x1 + 12, (y0 + foot) / 2 + 40),
        *hem,
        (x0 - 12, (y0 + foot) / 2 + 40),
    )
    m = c.paint(front, CLOTH, vol=10, amb=0.2, gain=0.16, tex=0.12, edge=0.2, wob=0.6, grad=(0.2, -0.12))
    for k in range(6):
        x = x0 + w * (0.1 + 0.16 * k)
        fold = taper(
            (x, y0 + 10, 3), (x + (x - v.x) * 0.03, (y0 + foot) / 2, 16), (x + (x - v.x) * 0.05, foot, 30)
        )
        c.shade(fold, 0.5, 6, "#4c4474", clip=m)
    top = poly([v.pt(-half, high, far), v.pt(half, high, far), (x1, y0), (x0, y0)])
    m = c.paint(
        top, CLOTH, vol=4, amb=0.2, gain=0.72, tex=0.06, edge=0.25, wob=0.4, light=(v.x, y0 - 140, 90)
    )
    folds = [(v.pt(x, high, near), v.pt(x, high, far)) for x in (-half / 3, half / 3)]
    folds += [(v.pt(-half, high, z), v.pt(half, high, z)) for z in (5.4, 6.6, 8.2, 10.2)]
    for (ax, ay), (bx, by) in folds:
        c.line([(ax, ay + 1.5), (bx, by + 1.5)], 2.4, "#7c7098", 0.4, clip=m, ends=0.6)
        c.line([(ax, ay - 1), (bx, by - 1)], 1.6, "#fff4dc", 0.5, clip=m, ends=0.6)


def soup(c: Card, x: float, y: float, s: float, flat: float = 0.36, spoon: bool = False) -> None:
    """A plate of soup, `s` px from the middle to the rim, with a `spoon` or without; `flat` is its foreshortening."""
    f = c.at(x, y, s, vol=0.16, wob=0.25, det=0.7, rim=0.5, edge=0.3, amb=0.4)
    f.shade(ell(0.06, 0.2, 1.08, flat), 0.55, 0.1, "#3c2c58")
    f.paint(ell(0, 0, 1, flat), PORCELAIN)
    f.paint(ell(0, -0.02, 0.7, flat * 0.64), SOUP)
    if spoon:
        f.shade(taper((1.34, -0.14, 0.34), (1.5, 0.66, 0.16)), 0.5, 0.06, "#3c2c58")
        f.line([(1.3, -0.1), (1.38, 0.24), (1.5, 0.64)], 0.17, "#544868", alpha=1, ends=0.9)
        f.paint(ell(1.27, -0.24, 0.22, 0.26, -10), ["#4c4464", "#a89cac", "#fff0d8"], vol=0.1)


def steam(c: Card, x: float, y: float, h: float, sway: float, seed: int) -> None:
    """Steam off a plate: veils that twist, thin out and never do it twice alike."""
    for k in range(3):
        ph, tall = seed * 1.7 + k * 2.1, h * (0.78 + 0.24 * math.sin(seed * 2.1 + k * 1.9))
        foot = x + (k - 1) * h * 0.1
        turn = [foot + sway * t * t + h * 0.1 * t**0.6 * math.sin(ph + (3.2 + k) * t) for t in STEPS]
        line = [(tx, y - tall * t) for tx, t in zip(turn, STEPS, strict=True)]
        wisp = taper(
            *(
                (px, py, h * w)
                for (px, py), w in zip(line, (0.02, 0.05, 0.07, 0.08, 0.06, 0.03, 0.01), strict=True)
            )
        )
        c.flat(wisp, "#fff8f0", 0.6, h * 0.02, wob=0.5)
        c.smoke(line[1:], h * 0.05, h * 0.14, "#fff4ec", 0.16)


def candelabra(c: Card, x: float, y: float, h: float) -> None:
    """Three arms, three flames."""
    f = c.at(x, y, h / 120, vol=6, wob=0.25, det=0.8, rim=0.6, edge=0.3)
    f.shade(ell(0, 2, 26, 7), 0.4, 4)
    f.paint(blob((-22, 2), (-8, -8), (0, -10), (8, -8), (22, 2), (0, 6)), BRONZE)
    f.paint(taper((0, -6, 10), (0, -50, 12), (0, -74, 9)), BRONZE)
    for s in (-1, 1):
        f.paint(taper((0, -44, 9), (s * 22, -40, 8), (s * 34, -62, 8)), BRONZE, vol=4)
    for dx, dy in ((-34, -64), (34, -64), (0, -76)):
        f.paint(rect(dx - 5, dy - 30, dx + 5, dy, 2), ["#7c5c5c", "#c89c7c", "#fce0b0"], vol=4, edge=0.35)
        flame(c, *f.pt(dx, dy - 30), 30 * h / 120, 0.22)
