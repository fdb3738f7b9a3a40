"""The Wanderer standing in a small open boat that makes for a light: both seen from astern, the oar over the side."""

from studio.colour import Ramp
from studio.elements.land.water import ring
from studio.elements.things.key_hung import hung_key
from studio.paint import Card, Frame
from studio.palettes import BOOT, COAT, SKIN, WOOD
from studio.shapes import blob, ell, poly, taper

HULL: Ramp = ["#0b0910", "#2a1c22", "#5e4034", "#d89c60"]
INNER: Ramp = ["#140d12", "#4a3026", "#94683e", "#f0c07c"]
CLOTH: Ramp = ["#2c1a18", "#6e461c", "#bc8426", "#f4cc68"]
GLEAM = "#ffdc90"
# in the boat's own units, the middle of its stern on the water at (0, 30): corners of the stern, the bow
PORT, STARBOARD, BOW = (-50, -12), (56, -6), (-40, -112)
OAR = ((34, -128), (44, -108), (66, -62), (98, 6), (112, 36))


def _hull(f: Frame) -> None:
    """The side that turns away to the bow, the open inside with light falling in from ahead, the stern towards us."""
    f.shade(
        blob((-96, -24), (-40, 34), (20, 50), (76, 40), (86, 4), (60, 62), (-20, 62), (-84, 20)),
        0.55,
        8,
        "#050c18",
    )
    side = (
        (-50, -12, "c"),
        (-80, -36),
        (-78, -66),
        (-40, -112, "c"),
        (-48, -82),
        (-84, -42),
        (-88, -14),
        (-66, 14),
    )
    f.paint(blob(*side, (-34, 30, "c")), HULL, vol=12, rim=0.5)
    rail = ((-50, -12, "c"), (-79, -38), (-76, -68), (-40, -112, "c"), (10, -86), (50, -52), (56, -6, "c"))
    inside = f.paint(blob(*rail), INNER, vol=5, amb=0.2, gain=0.7, edge=0.3, rim=0)
    f.shade(blob((-44, -104), (-12, -94), (8, -74), (-30, -64), (-60, -66)), 0.5, 7, "#0c0810", clip=inside)
    for y0, y1 in ((-68, -62), (-34, -26)):
        f.shade(poly([(-84, y0 + 8), (60, y1 + 10), (60, y1 + 20), (-84, y0 + 18)]), 0.5, 3, clip=inside)
        f.paint(
            poly([(-84, y0), (60, y1), (60, y1 + 11), (-84, y0 + 11)]), WOOD, vol=3, amb=0.34, clip=inside
        )
    stern = ((-50, -12, "c"), (4, -5), (56, -6, "c"), (52, 16), (38, 34), (2, 40), (-34, 30), (-48, 10))
    m = f.paint(blob(*stern), HULL, vol=10, amb=0.2, edge=0.3)
    for y in (8, 22):
        f.line([(-48, y - 2), (2, y + 7), (54, y)], 2.4, "#120a10", alpha=0.7, clip=m)
    f.line([(-40, -112), (10, -86), (50, -52), (56, -6)], 4.4, "#a87448", alpha=0.95, ends=0.7)
    f.line([(-50, -12), (-79, -38), (-76, -68), (-40, -112)], 5, "#e0ac68", alpha=0.95, ends=0.7)
    f.line([(-50, -12), (4, -5), (56, -6)], 6, "#8a5c3c", alpha=0.95, ends=0.9)
    f.paint(taper((-39, -104, 10), (-41, -126, 8)), WOOD, vol=4, rim=1.2)


def _legs(f: Frame) -> None:
    f.shade(ell(16, -14, 34, 8), 0.6, 4)
    for x in (4, 28):
        f.paint(taper((x + 1, -44, 12), (x, -22, 10), (x, -16, 11)), BOOT, vol=7, rim=0.15, amb=0.1)
        f.paint(ell(x, -14, 9, 6), BOOT, vol=5, rim=0.15, amb=0.1)


def _coat(f: Frame) -> None:
    """A bell of cloth from behind: shoulders, a belt, folds, a hem that swings; light only where it comes round the edge."""
    shoulders = ((-10, -116), (-2, -126), (16, -129), (34, -126), (42, -116))
    hem = ((46, -84), (54, -44), (40, -36), (26, -40), (8, -34), (-10, -40), (-22, -42), (-15, -84))
    coat = f.paint(blob(*shoulders, *hem), CLOTH, vol=17, grad=(0.04, -0.12))
    for top, bottom in (((16, -72), (14, -38)), ((2, -78), (-8, -42)), ((31, -78), (42, -42))):
        f.line([top, ((top[0] + bottom[0]) / 2 + 1, -72), bottom], 3, CLOTH[0], alpha=0.5, clip=coat)
    f.line([(-15, -82), (16, -77), (46, -82)], 5, "#4a2c1c", alpha=0.85, ends=0.9, clip=coat)
    f.shade(ell(16, -126, 26, 9), 0.55, 4, CLOTH[0], clip=coat)


def _hood(f: Frame) -> None:
    """Round over the head, drawn in at the neck by a collar, its long tip fallen to one side."""
    f.paint(
        blob((-12, -119), (2, -131), (16, -133), (31, -131), (45, -119), (31, -111), (16, -109), (1, -111)),
        CLOTH,
        vol=7,
    )
    skull = ((-3, -134), (-8, -150), (-4, -168), (10, -181), (26, -186), (42, -182), (56, -166), (60, -150))
    m = f.paint(blob(*skull, (50, -158), (40, -160), (38, -146), (34, -133), (16, -128)), COAT, vol=15)
    f.shade(taper((40, -162, 5), (30, -166, 8), (22, -172, 3)), 0.45, 4, CLOTH[0], clip=m)
    f.line([(14, -180), (13, -156), (15, -132)], 2.4, CLOTH[0], alpha=0.45, clip=m)
    f.shade(taper((-4, -132, 4), (16, -127, 8), (35, -132, 4)), 0.6, 3, CLOTH[0])


def _arms(f: Frame) -> None:
    """Both reach forward to the oar on the right; from behind one sees elbows, one hand above the other."""
    f.paint(taper((-4, -112, 16), (-20, -92, 15), (-12, -82, 10)), CLOTH, vol=8)
    f.paint(taper((*OAR[0], 5), (*OAR[1], 5), (*OAR[2], 5), (*OAR[3], 6)), WOOD, vol=4, rim=0.6)
    (nx, ny), (tx, ty) = OAR[3], OAR[4]
    f.paint(
        blob((nx - 4, ny - 4), (nx + 5, ny - 5), (tx + 8, ty - 10), (tx + 4, ty + 2), (tx - 8, ty - 2)),
        WOOD,
        vol=5,
    )
    f.paint(taper((35, -114, 17), (56, -98, 15), (50, -100, 11)), CLOTH, vol=9)
    f.paint(ell(47, -101, 6, 5.6), SKIN, vol=5)
    f.flat(ell(tx - 1, ty, 18, 6), "#123044", 0.8, 2)
    ring(f.card, *f.pt(tx - 1, ty), 84 * f.s, "#f0dca8", 0.5)


def _wake(f: Frame) -> None:
    """Bright water along the side and two long ripples that spread behind the stern."""
    f.line([(-92, -34), (-90, -10), (-66, 18), (-32, 36), (4, 44), (40, 38)], 3.4, GLEAM, alpha=0.7)
    for dx, dy, w, a in (
        (-20, 56, 44, 0.4),
        (26, 66, 34, 0.34),
        (-8, 80, 56, 0.28),
        (30, 94, 40, 0.22),
        (-30, 104, 34, 0.2),
    ):
        f.card.streak(*f.pt(dx, dy), w * f.s, 2.6 * f.s, GLEAM, a)


def child_sculling(c: Card, x: float, y: float, h: float = 150) -> None:
    """The boat with its middle at (x, y), its bow away from us with a key on it, and the hooded child `h` high."""
    f = c.at(x, y, h / 150, det=0.9, wob=0.25, edge=0.25, tex=0.15, rim=1.5, rimw=4.5)
    _hull(f)
    c.mirror(f.pt(0, 36)[1], f.pt(-84, 0)[0], f.pt(70, 0)[0], 0.5, 0.7, 70 * f.s, "#123044", 0.3)
    _wake(f)
    hung_key(c, *f.pt(-43, -120), h * 0.3)
    _legs(f)
    _coat(f)
    _arms(f)
    _hood(f)
