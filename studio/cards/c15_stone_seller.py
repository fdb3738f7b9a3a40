"""The Stone Seller.

On a bright beach fair a seller holds a bunch of stones that float on strings; the balloons lie about on the
sand, heavy, used as seats and doorstops. A boy weeps: his pebble has flown away, a dot in the sky. A strong
man strains to lift a red balloon.
"""

from studio.elements.buildings.houses import tent
from studio.elements.land.land import hills
from studio.elements.land.stones import heavy_balloon, pebble, strings
from studio.elements.people.figures import bell, townsperson
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, CREAM, LINEN, NAVY, OCHRE, RED, ROSE, SKIN, TEAL, WALNUT
from studio.shapes import blob, ell, poly, rect

META = {"number": 15, "slug": "stone-seller", "seed": 1515}
FINISH = Finish(vignette=0.2)

BEACH = ["#b08858", "#dcb880", "#f2d8a4", "#fff0c8"]
SEA = ["#0c5c70", "#1c98a0", "#5cc8bc", "#d4f4e0"]
# x, y, half width, half height of the stones in the bunch, back ones first
BUNCH = (
    (420, 138, 78, 56), (292, 196, 80, 60), (556, 190, 84, 60), (196, 322, 76, 56), (652, 322, 76, 58),
    (122, 446, 58, 44), (700, 458, 56, 42), (352, 300, 90, 68), (504, 316, 94, 68), (250, 444, 86, 62),
    (594, 452, 86, 62), (422, 462, 100, 74), (320, 578, 74, 54), (520, 582, 76, 54),
)  # fmt: skip
HAND = (384, 806)


def beach(c: Card) -> None:
    """Zenith light: turquoise sky, a band of sea, sand nearly white."""
    c.sky([(0, "#2c9cb8"), (300, "#60c0c8"), (600, "#a8e0d4"), (790, "#e8f4dc")])
    c.clouds(500, 770, "#b8e0d8", "#fbfaea", cover=0.45, a=0.7, cell=120, sx=2.6)
    c.paint(rect(-20, 806, 820, 900), SEA, vol=3, amb=0.55, edge=0, grad=(-0.15, 0.3), wob=0.3, grain=1)
    c.glints(400, 812, 884, 420, "#f4fff0", 130, 0.6)
    _, m = hills(c, 884, 8, BEACH, 3, vol=20, amb=0.6, edge=0.02, tex=0.12)
    c.line([(-10, 884), (200, 890), (420, 878), (640, 890), (810, 880)], 9, "#fffdf0", 0.8, 2, ends=0.9)
    c.marks(m, 0.05, 900, 40, 3, jit=0.05, alpha=0.5)
    tent(c, 716, 900, 150, ROSE, CREAM, fog=0.12)
    c.paint(poly([(715, 758), (715, 736), (744, 745)]), OCHRE, vol=3, det=0.6)


def hut(c: Card) -> None:
    """A beach hut whose door is held open by a balloon."""
    f = c.at(86, 940, 1.1, wob=0.4, det=0.4, vol=5)
    m = f.paint(poly([(-52, 4), (-52, -120), (0, -164), (52, -120), (52, 4)]), CREAM, grad=(0.1, -0.1))
    for x in (-44, -16, 12, 40):
        f.paint(rect(x - 7, -170, x + 7, 4), TEAL, vol=3, clip=m, edge=0.03, alpha=0.85)
    f.paint(poly([(-64, -112), (0, -172), (64, -112), (64, -126), (0, -188), (-64, -126)]), OCHRE)
    f.paint(rect(-20, -92, 22, 4), ["#141c20", "#24343a", "#3c5458"], vol=2)
    f.paint(poly([(22, -92), (52, -84), (52, 12), (22, 4)]), LINEN, vol=3)
    heavy_balloon(c, 144, 962, 52, OCHRE)


def sitters(c: Card) -> None:
    """Balloons make sound, solid seats."""
    for x, y, kind, ramp, flip in (
        (262, 940, 6, BLUE, False),
        (560, 934, 11, OCHRE, True),
        (628, 946, 4, LINEN, False),
    ):
        heavy_balloon(c, x, y, 58, ramp)
        townsperson(c, x, y - 30, 92, kind, sit=True, view="side", shadow=0, flip=flip)


def seller(c: Card) -> tuple[float, float]:
    """Moustache, straw hat, apron, and the whole weightless quarry in one fist."""
    x, y, h = 400, 1046, 236
    c.shade(ell(x, y, 74, 12), 0.5, 6, "#6a4428")
    hand: tuple[float, float] = bell(
        c, x, y, h, NAVY, hat="straw", hat_ramp=OCHRE, view="front", arm="high", stout=1.2, shadow=0
    )
    f = c.at(x, y, h / 112, wob=0.25, det=0.9, vol=5)
    f.paint(blob((-10, -66), (10, -66), (15, -40), (18, -20), (0, -17), (-18, -20), (-15, -40)), LINEN)
    f.line([(-10, -66), (-7, -76)], 2, "#e8e0d0", alpha=1)
    f.line([(10, -66), (7, -76)], 2, "#e8e0d0", alpha=1)
    f.paint(
        blob((0, -81), (6, -82), (12, -79, "c"), (5, -77), (0, -78), (-5, -77), (-12, -79, "c"), (-6, -82)),
        WALNUT,
        vol=3,
    )
    return hand


def strong_man(c: Card) -> None:
    """He has already bent his knees."""
    knot = heavy_balloon(c, 574, 1128, 150, RED, 4)
    x, y, h = 686, 1118, 196
    hand = bell(c, x, y, h, LINEN, view="side", arm="fwd", stout=1.4, lean=14, hair=SKIN, shadow=0.5)
    c.line(
        [knot, ((knot[0] + hand[0]) / 2, (knot[1] + hand[1]) / 2 + 3), hand],
        4,
        "#5c3c2c",
        0.95,
        0.2,
        ends=0.9,
    )
    f = c.at(x, y, h / 112, 14, wob=0.25, det=0.9, vol=5)
    coat = c.mask(
        f.path(
            blob(
                (-10, -76), (9, -76), (18, -62), (24, -42), (31, -18), (0, -15), (-31, -18), (-22, -42),
                (-17, -62),
            )
        ),
        0.25,
    )  # fmt: skip
    for py in (-66, -54, -42, -30):
        f.line([(-30, py - 2), (0, py + 3), (30, py - 2)], 4.4, "#2c4468", alpha=0.95, clip=coat, ends=0.9)
    f.paint(
        blob((-14, -72), (-4, -73), (-4, -60), (-16, -50), (-28, -44), (-29, -51), (-22, -58), (-18, -68)),
        SKIN,
        vol=5,
    )
    f.paint(blob((-4, -81), (-10, -82), (-16, -78, "c"), (-9, -77)), WALNUT, vol=2)
    for px, py in ((-22, -100), (-12, -108), (0, -110)):
        f.line([(px, py), (px * 1.2 - 2, py - 9)], 2.6, "#3c8ca0", alpha=0.9)


def boy(c: Card) -> None:
    """His was the lightest of all."""
    x, y, h = 196, 1122, 138
    bell(
        c,
        x,
        y,
        h,
        TEAL,
        hat="cap",
        hat_ramp=NAVY,
        view="back",
        arm="high",
        arm2="down",
        flip=True,
        shadow=0.5,
    )
    for dx, dy in ((-26, -92), (-33, -84), (-30, -74)):
        c.dot(x + dx, y + dy, 3.4, "#4cb8d8", 1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, -420, 330), key="#fffbe8", fog="#d8f0dc")
    beach(c)
    hut(c)
    sitters(c)
    ends = [(x, y + ry * 0.9) for x, y, _, ry in BUNCH]
    strings(c, ends, HAND)
    for i, (x, y, rx, ry) in enumerate(BUNCH):
        pebble(c, x, y, rx, ry, i, (i * 37) % 40 - 20)
    pebble(c, 96, 128, 26, 20, 2, 12, tied=False)
    c.line([(96, 148), (104, 176), (92, 204), (100, 226)], 2.4, "#4c5c5c", 0.9, 0.4)
    hand = seller(c)
    c.line([HAND, hand], 4, "#6a5040", 0.9, 0.2, ends=0.9)
    strong_man(c)
    boy(c)
