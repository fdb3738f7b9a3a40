"""Letters in masses: one envelope without an address, a river of them, a drift, a few that float by."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import ell, poly, taper

RIVERBED: Ramp = ["#5c5050", "#8c7a6c", "#bca68c", "#e4d2ac"]
PAPER: tuple[Ramp, ...] = (
    CREAM,
    ["#6c6058", "#b4a48c", "#f0e4c8", "#fffcf0"],
    ["#5c5c68", "#a0a8b0", "#dce0dc", "#fbfbf4"],
)


def loose_letter(
    c: Card, x: float, y: float, s: float = 1, rot: float = 0, sy: float = 1, seal: bool = True
) -> None:
    """One closed envelope with its middle at (x, y), 30 wide at s=1, foreshortened by `sy`."""
    f = c.at(x, y, s, rot, vol=2, wob=0.15, edge=0.4, tex=0.08, det=0.55)
    f.flat(poly([(-14, -8 * sy), (17, -8 * sy), (17, 13 * sy), (-14, 13 * sy)]), "#3c3038", 0.4, 1.6)
    sheet = poly([(-15, -10 * sy), (15, -10 * sy), (15, 10 * sy), (-15, 10 * sy)])
    f.paint(sheet, PAPER[int(x * 7 + y) % 3], amb=0.55)
    f.line([(-15, -10 * sy), (0, 3 * sy), (15, -10 * sy)], 1.5, "#7c6450", alpha=0.85, wob=0.1)
    if seal:
        f.flat(ell(0, 2 * sy, 3.6, 3.4 * sy), "#c02c28", 1, wob=0.1, det=0.9)


def letter_river(c: Card) -> None:
    """Paper from wall to wall of a street, running towards us from 604 to the foot of the page."""
    shape = poly([(-20, 916), (304, 604), (496, 604), (820, 916), (820, 1220), (-20, 1220)])
    m = c.paint(shape, RIVERBED, vol=4, amb=0.4, edge=0.05, light=(400, 300, 360))
    drops = []
    for _ in range(900):
        t = c.rng.random() ** 1.15
        y = 612 + 590 * t
        half = min(96 + (y - 604) * 1.02, 430)
        drops.append((y, 400 + half * c.rng.uniform(-1, 1), c.rng.uniform(-60, 60), c.rng.random()))
    for y, x, rot, k in sorted(drops):
        depth = (y - 604) / 590
        wave = 8 * math.sin(x / 60 + y / 38) * depth
        loose_letter(c, x, y + wave, 0.42 + 2.0 * depth, rot, 0.62, k < 0.16)
    for k in range(7):
        y = 650 + k * k * 11
        trough = taper((60, y + 20, 6), (300, y, 12 + k * 2), (560, y + 14, 10), (760, y, 6))
        c.shade(trough, 0.16, 9, "#5c4a3c", clip=m)


def wall_shade_on_letters(c: Card) -> None:
    """The shade that the left wall of the street throws on such a river."""
    far, near = ((-20, 916), (304, 604), (360, 604)), ((220, 900), (120, 1220), (-20, 1220))
    c.shade(poly([*far, *near]), 0.3, 30, "#2c2440")


def letter_drift(c: Card, x: float, y: float, w: float, h: float) -> None:
    """Letters heaped like snow against a wall, the middle of the heap's foot at (x, y)."""
    c.shade(ell(x - 30, y + 10, w * 0.7, 30), 0.4, 16, "#4a3828")
    for _ in range(150):
        u = c.rng.uniform(-1, 1)
        top = h * (1 - abs(u) ** 1.3)
        yy = y - top * c.rng.random() ** 0.8
        s, rot, seal = c.rng.uniform(1.3, 1.8), c.rng.uniform(-60, 60), c.rng.random() < 0.18
        loose_letter(c, x + u * w * 0.5, yy, s, rot, 0.8, seal)


def letters_afloat(c: Card, x: float, y: float, half: float = 170) -> None:
    """What laps against a boat: a strip of letters round (x, y), `half` to each side."""
    for _ in range(34):
        u = c.rng.uniform(-1, 1)
        yy = y + c.rng.uniform(-6, 34)
        s, rot, seal = c.rng.uniform(1.6, 2.1), c.rng.uniform(-50, 50), c.rng.random() < 0.15
        loose_letter(c, x + u * half, yy, s, rot, 0.62, seal)
