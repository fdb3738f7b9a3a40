"""A room dug between the roots of a tree: plum earth, a trodden floor, roots for beams, a drop of resin for a lamp."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, rect, taper

EARTH: Ramp = ["#1c1024", "#3c2440", "#6c4858", "#b48878"]
ROOT: Ramp = ["#201418", "#543828", "#94683c", "#e0b070"]
RESIN: Ramp = ["#c0601c", "#ffa030", "#ffdc70", "#fffbd0"]
LEFT = ((-20, 60, 150), (60, 200, 96), (34, 420, 74), (70, 640, 54), (30, 900, 66), (-10, 1080, 90))
RIGHT = ((830, 20, 150), (748, 240, 86), (778, 460, 66), (742, 700, 46), (780, 960, 70))
BEAM = ((-20, 20, 110), (180, 60, 78), (400, 34, 62), (620, 62, 78), (820, 10, 110))
HANGING = (
    ((160, 50, 46), (196, 120, 30), (178, 190, 12)),
    ((420, 40, 40), (404, 110, 22), (424, 160, 8)),
    ((560, 50, 44), (586, 110, 28), (590, 150, 18)),
)


def den_of_earth(c: Card) -> None:
    """Plum earth lit from (590, 240), and a trodden floor from about 990 down."""
    c.sky([(0, "#2c1c3c"), (400, "#583c58"), (900, "#6c4850"), (1200, "#3c2430")], calm=0.6)
    m = c.paint(rect(-20, -20, 820, 1010), EARTH, vol=2, amb=0.4, tex=0.26, edge=0, lump=0.16)
    c.marks(m, 0.6, 260, 26, 7, jit=0.8, alpha=0.2)
    c.glow(590, 240, 700, "#ffb050", 0.5, 1.5)
    ground = blob((-40, 1000), (200, 984), (600, 990), (860, 1000), (860, 1260), (-40, 1260))
    floor = c.paint(ground, ROOT, vol=8, amb=0.44, gain=0.9, edge=0.1)
    c.marks(floor, 0.04, 300, 50, 4, jit=0.1, alpha=0.4)
    c.shade(rect(-20, 980, 820, 1004), 0.4, 12)


def den_roots(c: Card) -> None:
    """The tree above comes down on both sides and runs along the ceiling."""
    for pts in (LEFT, RIGHT, BEAM, *HANGING):
        m = c.paint(taper(*pts), ROOT, vol=26, wob=1.6, tex=0.4, rim=0.7, edge=0.25, amb=0.16)
        along = 1.4 if abs(pts[0][1] - pts[-1][1]) > 60 else 0.05
        c.marks(m, along, 160, 40, 4, jit=0.12, alpha=0.6)


def resin_lamp(c: Card, x: float, y: float) -> None:
    """A drop of resin with the sun still in it, hanging from a root; (x, y) is its middle."""
    c.glow(x, y, 260, "#ffc050", 0.7, 1.7)
    right, left = ((x + 24, y - 30), (x + 38, y + 16), (x, y + 54)), ((x - 38, y + 16), (x - 24, y - 30))
    drop = blob((x, y - 82, "c"), *right, *left)
    c.paint(drop, RESIN, vol=26, amb=0.6, wob=0.3, edge=0.2, light=(x, y + 10, 60))
    c.flat(ell(x - 14, y - 4, 9, 18, 12), "#fffdf0", 0.9, 2)
