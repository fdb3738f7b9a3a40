"""Letters in masses: one envelope without an address, a river of them, a drift, a few that float by."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import ell, poly

RIVERBED: Ramp = ["#5c5464", "#8c8088", "#b8a89c", "#dccbb0"]
PAPER: tuple[Ramp, ...] = (
    CREAM,
    ["#6c6058", "#b4a48c", "#f0e4c8", "#fffcf0"],
    ["#5c5c68", "#a0a8b0", "#dce0dc", "#fbfbf4"],
)
SUNNY: Ramp = ["#a08c68", "#dcc898", "#fff2cc", "#fffdf0"]
SHADY: Ramp = ["#54507c", "#8884a8", "#bcb4c4", "#e4dccc"]


def loose_letter(
    c: Card,
    x: float,
    y: float,
    s: float = 1,
    rot: float = 0,
    sy: float = 1,
    seal: bool = True,
    paper: Ramp | None = None,
) -> None:
    """One closed envelope with its middle at (x, y), 30 wide at s=1, foreshortened by `sy`."""
    f = c.at(x, y, s, rot, vol=2, wob=0.15, edge=0.4, tex=0.08, det=0.55)
    f.flat(poly([(-14, -8 * sy), (17, -8 * sy), (17, 13 * sy), (-14, 13 * sy)]), "#3c3038", 0.4, 1.6)
    sheet = poly([(-15, -10 * sy), (15, -10 * sy), (15, 10 * sy), (-15, 10 * sy)])
    f.paint(sheet, paper or PAPER[int(x * 7 + y) % 3], amb=0.55)
    f.line([(-15, -10 * sy), (0, 3 * sy), (15, -10 * sy)], 1.5, "#7c6450", alpha=0.85, wob=0.1)
    if seal:
        f.flat(ell(0, 2 * sy, 3.6, 3.4 * sy), "#c02c28", 1, wob=0.1, det=0.9)


def _swell(x: float, y: float) -> float:
    """The height of the paper at a point of the page, -1 in a trough and 1 on a crest; waves are closer further off."""
    return math.sin(4600 / (y - 480) + 0.7 * math.sin(x / 170 + y / 300) + x / 900)


def letter_river(c: Card) -> None:
    """Paper from wall to wall of a street, running in waves towards us from 604 to the foot of the page."""
    shape = poly([(-20, 916), (304, 604), (496, 604), (820, 916), (820, 1220), (-20, 1220)])
    c.paint(shape, RIVERBED, vol=4, amb=0.4, edge=0.05, light=(400, 300, 360))
    drops = []
    for _ in range(1400):
        y = 610 + 600 * c.rng.random() ** 1.35
        half = min(98 + (y - 604) * 1.08, 430)
        drops.append((y, 400 + half * c.rng.uniform(-1, 1), c.rng.normal(0, 22), c.rng.random()))
    for y, x, rot, k in sorted(drops):
        depth = (y - 604) / 590
        up = _swell(x, y)
        facing = _swell(x, y + 8 + 30 * depth) - up  # lit on the far slope, in the shade of the crest on ours
        tone = SUNNY if facing > 0.25 else SHADY if facing < -0.25 else PAPER[int(x * 7 + y) % 3]
        loose_letter(c, x, y - (3 + 20 * depth) * up, 0.42 + 2.0 * depth, rot, 0.62, k < 0.13, tone)


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
