"""A dig in the desert: banded walls of clay, a trodden floor, a mound that still holds something."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, curve, ell, poly

CLAY: Ramp = ["#34141c", "#7c3424", "#bc6038", "#eca468", "#fcd8a0"]
CLAY_DARK: Ramp = ["#240e18", "#5c2420", "#984828", "#d08850"]
SHADE = "#2c0c1c"
UPPER_BANDS = ((486, "#f4c888"), (540, "#6c2820"), (592, "#e8a060"))
LOWER_BANDS = ((650, "#541c20"), (716, "#c87040"), (776, "#481820"))


def dig_walls(c: Card) -> None:
    """The far wall from about 440 to 900: bands of clay, stones in them, shade on the left."""
    ridge = ((-20, 452), (120, 436), (400, 446), (640, 434), (820, 450))
    wall = poly([*ridge, (820, 900), (-20, 900)])
    back = c.paint(wall, CLAY, vol=4, tex=0.34, edge=0.1, amb=0.34, grad=(0.12, -0.3))
    for k, (at, col) in enumerate((*UPPER_BANDS, *LOWER_BANDS)):
        d = 10 if k % 2 else -8
        band = curve((-20, at), (180, at + d), (400, at - d), (620, at + d), (820, at - 4))
        c.line(band, 22 - k, col, alpha=0.75, clip=back, ends=0.9, wob=1.4)
    c.marks(back, 0.02, 260, 50, 4, jit=0.05, alpha=0.4)
    for sx, sy in c.scatter(back, 26):
        c.paint(ell(sx, sy, 9, 6), CLAY_DARK, vol=4, wob=1)
    c.shade(poly([(-20, 452), (60, 440), (300, 900), (-20, 900)]), 0.5, 40, SHADE)


def dig_ledge(c: Card, x: float, y: float) -> None:
    """A shelf of firm clay at the wall's top, from `x` to the right edge: a sunlit top at `y`, a dark underside."""
    c.shade(
        blob((x - 10, y + 24), (x + 80, y + 40), (820, y + 40), (820, y + 90), (x + 60, y + 74)),
        0.55,
        14,
        SHADE,
    )
    face = (
        (x + 4, y + 4, "c"),
        (820, y + 2, "c"),
        (820, y + 46),
        (x + 130, y + 50),
        (x + 60, y + 40),
        (x + 16, y + 26),
    )
    m = c.paint(
        blob(*face), CLAY_DARK, vol=8, lump=0.3, edge=0.16, tex=0.3, wob=0.8, amb=0.4, grad=(0.2, -0.1)
    )
    c.line([(x + 20, y + 24), (x + 120, y + 30), (820, y + 24)], 6, "#f0b878", 0.5, 1, clip=m, ends=0.8)
    top = (
        (x - 6, y + 5, "c"),
        (x + 50, y - 8),
        (x + 130, y - 14),
        (820, y - 14),
        (820, y + 8),
        (x + 120, y + 10),
    )
    c.paint(blob(*top), CLAY[2:], vol=3, amb=0.62, edge=0.14, tex=0.24, wob=0.5)


def dig_floor(c: Card) -> None:
    """The trodden bottom of the dig from about 820 down, lit from above."""
    ridge = ((-40, 850, "c"), (120, 822), (400, 810), (680, 820), (840, 846, "c"))
    ground = blob((-40, 1260), *ridge, (840, 1260))
    m = c.paint(ground, CLAY, vol=5, tex=0.34, edge=0, amb=0.5, grad=(0.2, -0.12))
    c.marks(m, 0.03, 300, 54, 4, jit=0.06, alpha=0.4)


def dig_mound(c: Card) -> None:
    """Earth that still holds the foot of a great thing at (400, 870) and its side as far as (840, 690)."""
    c.shade(ell(380, 866, 300, 40), 0.7, 16, SHADE)
    foot = ((90, 884), (150, 850), (230, 838), (300, 858), (410, 848), (520, 856))
    slope = ((590, 812), (650, 742), (710, 690), (790, 668), (840, 690))
    earth = blob(*foot, *slope, (840, 900), (640, 896), (400, 912), (200, 906))
    m = c.paint(earth, CLAY, vol=26, tex=0.4, lump=0.3, edge=0.12, amb=0.36, wob=1.6)
    c.marks(m, 0.3, 160, 26, 4, jit=0.1, alpha=0.4)
    upper, lower = ((90, 900), (240, 884), (420, 892), (620, 876), (820, 860)), ((830, 920), (500, 934))
    c.shade(blob(*upper, *lower, (160, 930)), 0.5, 12, SHADE)


def dig_near_bank(c: Card) -> None:
    """A dark bank of clay in the near right corner, before whatever lies at (610, 1100)."""
    ridge = ((450, 1130), (520, 1118), (600, 1136), (700, 1120), (800, 1100))
    bank = blob(*ridge, (840, 1240), (440, 1240))
    c.paint(bank, CLAY_DARK, vol=16, lump=0.3, tex=0.4, edge=0.1, amb=0.4)
