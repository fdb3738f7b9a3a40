"""Letters in masses: one envelope without an address, a river of them, a drift, a few that float by."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import blob, ell, poly

RIVERBED: Ramp = ["#5c5464", "#8c8088", "#b8a89c", "#dccbb0"]
PAPER: tuple[Ramp, ...] = (
    CREAM,
    ["#6c6058", "#b4a48c", "#f0e4c8", "#fffcf0"],
    ["#5c5c68", "#a0a8b0", "#dce0dc", "#fbfbf4"],
)
SUNNY: Ramp = ["#a08c68", "#dcc898", "#fff2cc", "#fffdf0"]
SHADY: Ramp = ["#4c4468", "#807898", "#b4a8b4", "#dccfc4"]
# what lies at our feet: (x, y, turn, sealed)
NEAREST = (
    (90, 1092, -12, True), (706, 1078, 10, True), (232, 1128, 16, False), (596, 1120, -14, False), (420, 1136, -6, True),
    (118, 1168, 8, False), (730, 1160, -10, True), (310, 1178, -16, True), (520, 1178, 12, False),
)  # fmt: skip


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
    fold = 2.4 * sy
    f.flat(poly([(-15, 10 * sy), (-3, -1 * sy), (3, -1 * sy), (15, 10 * sy)]), "#fff8e4", 0.35, wob=0.1)
    f.flat(poly([(-15, -10 * sy), (15, -10 * sy), (0, fold + 1.6)]), "#6c5444", 0.5, 0.5, wob=0.1)
    f.flat(poly([(-14.4, -9.6 * sy), (14.4, -9.6 * sy), (0, fold)]), "#fffaec", 0.42, wob=0.1, det=0.5)
    if seal:
        f.flat(ell(0, fold, 3.9, 3.7 * sy), "#c02c28", 1, wob=0.1, det=0.9)


def _swell(x: float, y: float) -> float:
    """The height of the paper at a point of the page, -1 in a trough and 1 on a crest; waves are closer further off."""
    return math.sin(4600 / (y - 480) + 0.7 * math.sin(x / 170 + y / 300) + x / 900)


def letter_river(c: Card) -> None:
    """Paper from wall to wall of a street, running in waves towards us from 604 to the foot of the page."""
    shape = poly([(-20, 916), (304, 604), (496, 604), (820, 916), (820, 1220), (-20, 1220)])
    c.paint(shape, RIVERBED, vol=4, amb=0.4, edge=0.05, light=(400, 300, 360))
    drops = []
    for _ in range(980):
        y = 610 + 600 * c.rng.random() ** 1.3
        half = min(98 + (y - 604) * 1.08, 430)
        drops.append((y, 400 + half * c.rng.uniform(-1, 1), c.rng.normal(0, 15), c.rng.random()))
    for y, x, rot, k in sorted(drops):
        depth = (y - 604) / 590
        up = _swell(x, y)
        facing = _swell(x, y + 8 + 30 * depth) - up  # lit on the far slope, in the shade of the crest on ours
        tone = SUNNY if facing > 0.25 else SHADY if facing < -0.25 else PAPER[int(x * 7 + y) % 3]
        loose_letter(
            c, x, y - (2 + 18 * depth) * up, 0.72 + 2.2 * depth, rot, 0.46 + 0.2 * depth, k < 0.16, tone
        )


def letters_in_front(c: Card) -> None:
    """A few that have come quite close, at the foot of the page."""
    for x, y, rot, seal in NEAREST:
        loose_letter(c, x, y, 3.7, rot, 0.66, seal, SUNNY if x > 200 else SHADY)


def wall_shade_on_letters(c: Card) -> None:
    """The shade that the left wall of the street throws on such a river."""
    far, near = ((-20, 916), (304, 604), (360, 604)), ((220, 900), (120, 1220), (-20, 1220))
    c.shade(poly([*far, *near]), 0.3, 30, "#2c2440")


def letter_drift(c: Card, x: float, y: float, w: float, h: float) -> None:
    """Letters heaped like snow against a wall, the middle of the heap's foot at (x, y)."""
    c.shade(ell(x - 30, y + 10, w * 0.7, 30), 0.4, 16, "#4a3828")
    slope = ((x - w * 0.55, y), (x - w * 0.34, y - h * 0.34), (x - w * 0.16, y - h * 0.74), (x, y - h * 0.94))
    c.paint(
        blob(*slope, (x + w * 0.3, y - h * 0.8), (x + w * 0.5, y), (x, y + 24)), RIVERBED, vol=40, amb=0.4
    )
    pile = []
    for _ in range(150):
        u = c.rng.uniform(-1, 1)
        top = h * (1 - abs(u) ** 1.25)
        pile.append(
            (y + 14 - top * c.rng.random() ** 1.1, x + u * w * 0.5, c.rng.uniform(-40, 40), c.rng.random())
        )
    for yy, px, rot, k in sorted(pile):
        tone = SUNNY if px < x - 20 else PAPER[int(px) % 3]
        loose_letter(c, px, yy, 1.5 + 0.5 * k, rot, 0.78, k < 0.2, tone)


def letters_afloat(c: Card, x: float, y: float, half: float = 170) -> None:
    """What laps against a boat: a strip of letters round (x, y), `half` to each side."""
    for _ in range(26):
        u = c.rng.uniform(-1, 1)
        yy = y + c.rng.uniform(-6, 34)
        s, rot, seal = c.rng.uniform(1.6, 2.1), c.rng.uniform(-50, 50), c.rng.random() < 0.15
        loose_letter(c, x + u * half, yy, s, rot, 0.62, seal)
