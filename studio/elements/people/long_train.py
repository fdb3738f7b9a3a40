"""A woman in red on a stair, looking at us, and the skirt of her gown, under which there is more than the stair."""

from studio.colour import Arr, Ramp
from studio.elements.people.grown_heads import BLACK, DEEP, facing
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, ell, poly, taper

GOWN: Ramp = ["#3c0818", "#8c1428", "#d43834", "#fc9c6c"]
SHAWL: Ramp = ["#5c2804", "#b8681c", "#f0b040", "#fff0b0"]
HOOF: Ramp = ["#1c1210", "#4c3428", "#8c6c50"]


def long_train(c: Card, bumps: tuple[tuple[float, float, float], ...]) -> None:
    """From her waist at (590, 420) down to a hem across the page at 1056; `bumps` (x, y, r) is who is below."""
    c.shade(blob((560, 420), (300, 760), (40, 1060), (40, 1120), (800, 1120), (800, 560)), 0.4, 24, "#1c0c24")
    m = c.paint(
        blob((556, 400, "c"), (490, 520), (380, 660), (240, 800), (120, 930), (52, 1040), (44, 1052, "c"), (120, 1038), (210, 1056), (300, 1040),
             (400, 1060), (500, 1042), (600, 1060), (690, 1042), (752, 1054, "c"), (764, 960), (730, 780), (690, 600), (640, 400, "c")),
        GOWN, vol=70, amb=0.24, grad=(0.06, -0.12), tex=0.16, wob=0.5, edge=0.28, rim=0.6,
    )  # fmt: skip
    for a, b in (((580, 440), (96, 1040)), ((590, 450), (214, 1048)), ((598, 450), (356, 1046)), ((608, 450), (470, 1050)), ((618, 450), (560, 1050)), ((626, 450), (660, 1048)), ((632, 440), (730, 1042))):  # fmt: skip
        mid = ((a[0] * 0.5 + b[0] * 0.5) + 26, a[1] * 0.5 + b[1] * 0.5)
        c.shade(taper((*a, 3), (*mid, 12), (*b, 22)), 0.4, 8, GOWN[0], clip=m)
    for x, y, r in bumps:
        _somebody_below(c, x, y, r, m)
    hem = [(44, 1052), (120, 1038), (210, 1056), (300, 1040), (400, 1060), (500, 1042), (600, 1060), (690, 1042), (752, 1054)]  # fmt: skip
    c.line(hem, 13, "#e8b84c", 0.95, ends=1)
    c.line(hem, 4, "#8c5414", 0.7, ends=1)


def _somebody_below(c: Card, x: float, y: float, r: float, m: Arr) -> None:
    """A head and shoulders that press up the cloth: crown, brow, nose, and folds that fall from it."""
    for dx in (-1, 1):
        c.shade(taper((x + dx * r * 1.0, y - r * 0.3, 8), (x + dx * r * 1.2, y + r * 0.9, 18), (x + dx * r * 2.0, y + r * 2.2, 24), (x + dx * r * 2.3, y + r * 4.4, 28)), 0.55, 9, GOWN[0], clip=m)  # fmt: skip
    c.flat(blob((x - r * 1.5, y + r * 2.4), (x - r * 0.9, y + r * 1.5), (x + r * 0.9, y + r * 1.5), (x + r * 1.4, y + r * 2.4), (x, y + r * 3.4)), GOWN[2], 0.4, 12, clip=m)  # fmt: skip
    head = c.paint(
        blob((x - r * 0.7, y + r * 0.5), (x - r * 0.8, y - r * 0.4), (x - r * 0.4, y - r * 0.95), (x + r * 0.4, y - r * 0.95), (x + r * 0.8, y - r * 0.4), (x + r * 0.7, y + r * 0.5), (x, y + r * 1.25)),
        GOWN, vol=r * 0.7, amb=0.3, soft=4, clip=m, wob=0.5, edge=0.0, tex=0.16,
    )  # fmt: skip
    c.shade(blob((x - r * 0.55, y - r * 0.02), (x, y - r * 0.16), (x + r * 0.55, y - r * 0.02), (x, y + r * 0.14)), 0.3, 7, GOWN[0], clip=head)  # fmt: skip
    c.flat(
        taper((x - r * 0.05, y - r * 0.1, 5), (x - r * 0.05, y + r * 0.34, 10)), GOWN[3], 0.3, 5, clip=head
    )
    c.shade(blob((x - r * 0.7, y + r * 1.0), (x, y + r * 1.25), (x + r * 0.7, y + r * 1.0), (x, y + r * 1.7)), 0.5, 8, GOWN[0], clip=m)  # fmt: skip


def gown_wearer(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """Her waist at (x, y), towards us: a shawl round her shoulders, her hands laid one on the other."""
    f = c.at(x, y, s, vol=24, det=0.7, wob=0.3, edge=0.27, rim=0.8, rimw=5, tex=0.16)
    f.paint(
        blob((-42, 34), (-34, -30), (-50, -100), (-14, -134), (22, -134), (54, -100), (36, -30), (48, 34)),
        GOWN,
        vol=34,
    )
    f.paint(taper((2, -122, 38), (-1, -150, 33)), DEEP, vol=10)
    for side in (-1, 1):
        f.paint(
            taper((side * 56 + 2, -58, 26), (side * 34 + 2, -24, 24), (side * 12 + 2, -20, 20)), GOWN, vol=12
        )
    hands = f.paint(blob((-22, -28), (4, -34), (28, -27), (26, -10), (0, -6), (-22, -12)), DEEP, vol=9)
    for k in range(4):
        f.line([(-14 + 8 * k, -26), (-10 + 8 * k, -10)], 1.8, DEEP[0], alpha=0.7, clip=hands)
    f.paint(ell(12, -21, 4, 3), BRASS, vol=2)
    for side in (-1, 1):
        half = f.paint(
            blob((side * -3, -116), (side * 18, -133), (side * 44, -129), (side * 70, -104), (side * 82, -54), (side * 66, -34), (side * 44, -48), (side * 24, -78), (side * -3, -94)),
            SHAWL, vol=20,
        )  # fmt: skip
        for a in (0.2, 0.5, 0.8):
            f.line([(side * (16 + 44 * a), -130 + 16 * a), (side * (26 + 50 * a), -80 + 8 * a), (side * (40 + 34 * a), -44)], 3, SHAWL[0], alpha=0.45, clip=half)  # fmt: skip
        f.line([(side * 8, -110), (side * 32, -78), (side * 46, -42), (side * 66, -32), (side * 82, -58)], 5, "#8c1c28", alpha=0.85, clip=half, ends=1)  # fmt: skip
    f.paint(ell(0, -104, 8, 9), BRASS, vol=5)
    head = c.at(*f.pt(-2, -138), s * 0.9, -6, **f.defaults)
    head.paint(ell(10, -92, 48, 48), BLACK, vol=24)
    facing(head, DEEP, look=(-0.4, 0.8), lids=0.36, brows=-1)
    head.paint(
        blob((-42, -84), (-44, -112), (-14, -136), (26, -134), (50, -108), (46, -76), (36, -96), (6, -112), (-28, -106)),
        BLACK, vol=12,
    )  # fmt: skip
    head.paint(ell(12, -152, 38, 26), BLACK, vol=18)
    head.line([(-34, -122), (6, -134), (46, -118)], 9, "#e8b84c", alpha=1, ends=0.9)
    for side in (-1, 1):
        head.paint(ell(side * 40, -50, 5, 11), BRASS, vol=3)


def feet_below(c: Card, places: tuple[tuple[float, str], ...], y: float = 1064) -> None:
    """Feet that come out below the hem: bare, boots, hooves, paws, slippers; paint them before the train."""
    c.shade(poly([(60, y - 10), (750, y - 10), (760, y + 26), (70, y + 26)]), 0.6, 14, "#14081c")
    for x, kind in places:
        for dx in (-18, 18):
            f = c.at(x + dx * 1.15, y + 42, 1.2, vol=8, det=0.75, wob=0.2, edge=0.3, rim=0.8, rimw=3)
            f.shade(ell(0, 2, 26, 6), 0.5, 4)
            if kind == "hoof":
                f.paint(taper((0, -70, 15), (0, -26, 12)), ["#5c4030", "#a07c5c", "#dcc09c"])
                f.paint(poly([(-9, -28), (9, -28), (14, 0), (-14, 0)]), HOOF, vol=5)
                f.line([(0, -16), (0, 0)], 2.4, HOOF[0], alpha=1)
            elif kind == "boot":
                f.paint(blob((-13, -70), (13, -70), (14, -20), (18, -4), (0, 4), (-18, -4), (-14, -20)), ["#0c1424", "#24344c", "#5c7488"])  # fmt: skip
            elif kind == "paw":
                f.paint(blob((-16, -70), (16, -70), (20, -18), (26, -4), (0, 5), (-26, -4), (-20, -18)), ["#6c3410", "#cc7c28", "#f8c068"])  # fmt: skip
                for k in (-10, 0, 10):
                    f.line([(k, -8), (k, 3)], 2, "#6c3410", alpha=0.9)
            elif kind == "claw":
                f.paint(taper((0, -70, 8), (0, -10, 7)), ["#8c5414", "#d89c34", "#fce088"], vol=3)
                for a in (-16, 0, 16):
                    f.paint(taper((0, -10, 7), (a, 2, 4)), ["#8c5414", "#d89c34", "#fce088"], vol=2)
            else:
                f.paint(taper((0, -70, 17), (0, -18, 14)), ["#3c1c14", "#8c5438", "#c88c60"])
                f.paint(blob((-10, -20), (10, -20), (17, -4), (0, 4), (-17, -4)), ["#3c1c14", "#8c5438", "#c88c60"], vol=6)  # fmt: skip
                for k in (-8, -1, 6):
                    f.line([(k, -6), (k, 2)], 1.6, "#3c1c14", alpha=0.8)


def hem_lifter(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A maid flat on the floor at (x, y), looking right, who holds up the hem."""
    skin: Ramp = ["#341812", "#74422c", "#b07448", "#e0ac7c"]
    dress: Ramp = ["#6c5410", "#c49c24", "#f4d45c", "#fff8c4"]
    f = c.at(x, y, s, vol=16, det=0.75, wob=0.25, edge=0.28, rim=0.9, rimw=4)
    f.shade(ell(-40, 4, 110, 9), 0.5, 6)
    f.paint(taper((-92, -18, 24), (-140, -12, 15), (-150, -54, 12)), skin)
    f.paint(blob((-158, -56), (-146, -54), (-140, -78), (-152, -80)), skin, vol=4)
    m = f.paint(
        blob((20, -52), (0, -56), (-60, -46), (-112, -40), (-128, -8), (-60, 2), (10, 0), (28, -24)),
        dress,
        vol=22,
    )
    f.flat(
        blob((-40, -60), (20, -60), (34, 6), (-40, 8)), "#f8f4e8", 0.92, clip=m
    )  # a maid's apron, its bow behind
    f.line([(-40, -50), (-44, -2)], 6, "#c8c4c0", alpha=0.9, clip=m, ends=1)
    for dx, dy in ((-14, -12), (-4, -18)):
        f.paint(taper((-42, -46, 6), (-42 + dx, -46 + dy, 11)), ["#8c8c98", "#d4d0cc", "#fbf8f0"], vol=3)
    f.paint(taper((8, -34, 20), (44, -10, 15), (66, -8, 12)), dress)
    f.paint(ell(70, -8, 8, 7), skin, vol=4)
    f.paint(
        blob(
            (6, -58), (4, -86), (22, -104), (46, -98), (54, -80), (58, -72), (52, -64), (44, -50), (18, -46)
        ),
        skin,
        vol=16,
    )
    f.paint(blob((2, -62), (-4, -88), (14, -112), (44, -106), (46, -92), (26, -88), (20, -64)), BLACK, vol=9)
    f.paint(ell(-4, -104, 14, 13), BLACK, vol=7)
    f.paint(
        blob((2, -112), (10, -126), (34, -122), (48, -106), (30, -110), (12, -100)),
        ["#8c8c98", "#d4d0cc", "#fbf8f0"],
        vol=5,
    )  # her cap
    f.line([(38, -81), (44, -84), (50, -80)], 2.8, "#140a0c", alpha=1)
    f.paint(taper((4, -40, 18), (40, -30, 15), (84, -62, 12)), dress, vol=8)
    f.paint(taper((66, -48, 13), (98, -78, 10)), skin, vol=5)
    f.paint(ell(102, -82, 9, 8), skin, vol=4)
