"""Letters without an address: one held up, one lying flat, those that lap at a boat, the nearest of a river."""

import math

from studio.colour import Colour, Ramp, mix
from studio.paint import Card
from studio.palettes import CREAM
from studio.shapes import ell, poly

PAPER: tuple[Ramp, ...] = (
    CREAM,
    ["#6c6058", "#b4a48c", "#f0e4c8", "#fffcf0"],
    ["#5c5c68", "#a0a8b0", "#dce0dc", "#fbfbf4"],
)
PAPERS: tuple[Colour, ...] = ("#e2d5b6", "#d8c8a6", "#e9dec0", "#d0cbc0", "#dfcfac")
SUNNY: Ramp = ["#a08c68", "#dcc898", "#fff2cc", "#fffdf0"]
SHADY: Ramp = ["#4c4468", "#807898", "#b4a8b4", "#dccfc4"]
BLUE_SHADE = "#3a3558"
SEAL = "#c0302a"
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


def lying_letter(
    c: Card,
    x: float,
    y: float,
    s: float = 1,
    turn: float = 0,
    sy: float = 0.5,
    seal: bool = False,
    paper: Colour = PAPERS[0],
    lift: float = 0.3,
) -> None:
    """One envelope lying flat at (x, y), 30 wide at s=1, turned in its own plane; `lift` is how dark its shadow is."""
    a = math.radians(turn)

    def at(u: float, v: float, dx: float = 0, dy: float = 0) -> tuple[float, float]:
        px, py = u * math.cos(a) - v * math.sin(a), u * math.sin(a) + v * math.cos(a)
        return x + (px + dx) * s, y + (py * sy + dy) * s

    corners = ((-15, -10), (15, -10), (15, 10), (-15, 10))
    c.flat(poly([at(u, v, 1.8, 2.0) for u, v in corners]), BLUE_SHADE, lift, 0.8 * s, wob=0.1)
    c.flat(poly([at(u, v) for u, v in corners]), paper, 1, wob=0.1, det=0.5 if s > 0.9 else 0.2)
    if s < 0.6:
        return
    light, fold = mix(paper, "#fffcee", 0.6), mix(paper, "#5c4a48", 0.55)
    c.flat(poly([at(-15, 10), at(-2, -1), at(2, -1), at(15, 10)]), light, 0.8, wob=0.1)
    c.flat(poly([at(-15, -10), at(15, -10), at(0, 4.2)]), fold, 0.7, 0.3, wob=0.1)
    c.flat(poly([at(-14, -9.6), at(14, -9.6), at(0, 2.2)]), mix(paper, "#fffcee", 0.25), 1, wob=0.1, det=0.4)
    if seal:
        c.flat(ell(*at(0, 2.4), 3.7 * s, 3.5 * s * sy**0.7), SEAL, 1, wob=0.1, det=0.8)


def letters_afloat(c: Card, x: float, y: float, half: float = 170) -> None:
    """What laps against a boat that goes left: thrown up at its bow, smooth along its side, (x, y) its waterline."""
    c.shade(ell(x, y - 22, half * 0.94, 15), 0.6, 7, "#1c1218")
    for i in range(34):
        u = -1 + 2 * (i % 17 + c.rng.random()) / 17
        bow = max(0.0, (-u - 0.5) / 0.5)
        yy = y + (-19, 6)[i // 17] + c.rng.uniform(-4, 6) + 6 * (1 - u * u) - 22 * bow
        paper, turn = PAPERS[i % 5], c.rng.normal(0, 16) - 34 * bow
        lying_letter(c, x + u * half, yy, 1.9 + 0.4 * bow, turn, 0.5 + 0.3 * bow, i % 8 == 3, paper, 0.45)
    c.shade(ell(x + half * 0.1, y - 20, half * 0.9, 11), 0.42, 7, "#2c2440")
    for dx, dy, rot, size in (
        (-150, -24, -30, 1.7),
        (-172, -8, -16, 2.1),
        (-146, 4, -38, 1.9),
        (-118, 22, -14, 2.2),
    ):
        loose_letter(c, x + dx * half / 170, y + dy, size, rot, 0.74, dx == -172, SUNNY)


def letters_stirred(c: Card, x: float, y: float) -> None:
    """The dent a pole makes at (x, y), and the letters that close over its foot."""
    c.shade(ell(x, y - 6, 34, 11), 0.7, 5, "#2c2440")
    for dx, dy, s, turn, sy in ((-26, 8, 2.0, -22, 0.6), (30, 4, 2.1, 26, 0.6), (4, 16, 2.5, 6, 0.64)):
        lying_letter(c, x + dx, y + dy, s, turn, sy, paper=PAPERS[2], lift=0.55)


def letters_in_front(c: Card) -> None:
    """A few that have come quite close, at the foot of the page."""
    for x, y, rot, seal in NEAREST:
        loose_letter(c, x, y, 3.7, rot, 0.66, seal, SUNNY if x > 160 else SHADY)
