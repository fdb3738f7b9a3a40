"""The Wanderer standing in a small open boat, both hands on the oar, seen from behind as he makes for a light."""

from studio.colour import Ramp
from studio.elements.land.water import ring
from studio.elements.people.hats import hood
from studio.elements.things.key_hung import hung_key
from studio.paint import Card, Frame
from studio.palettes import BOOT, COAT, SKIN, WOOD
from studio.shapes import blob, ell, poly, taper

HULL: Ramp = ["#0b0910", "#2a1c22", "#5e4034", "#d89c60"]
INNER: Ramp = ["#140d12", "#3c2822", "#80573a", "#e8b470"]
# the oar: from above the upper hand down to the neck of the blade
GRIP, UPPER, LOWER, NECK, TIP = (-22, -112), (-29, -100), (-52, -62), (-106, 26), (-128, 62)


def _hull(f: Frame) -> None:
    """The outside of the near plank, then the open inside, lit on the side the light falls into."""
    f.shade(
        blob((-106, -16), (-50, 24), (10, 56), (80, 60), (112, 40), (60, 84), (-30, 72)), 0.6, 9, "#050c18"
    )
    side = ((-108, -60, "c"), (-72, -18), (0, 16), (72, 30, "c"), (92, 2, "c"), (88, 34), (62, 58, "c"))
    f.paint(blob(*side, (0, 50), (-58, 22), (-98, -24)), HULL, vol=15, rim=0.5)
    rail = ((-108, -60, "c"), (-44, -58), (40, -28), (92, 2, "c"), (72, 30, "c"), (0, 18), (-72, -16))
    inside = f.paint(blob(*rail), INNER, vol=4, amb=0.12, gain=0.6, edge=0.3, rim=0)
    f.shade(
        blob((-104, -58), (-44, -52), (40, -24), (88, 4), (60, 4), (0, -20), (-60, -42)), 0.6, 5, clip=inside
    )
    f.line([(-106, -58), (-72, -17), (0, 17), (72, 29)], 4.6, "#c08a54", alpha=0.95, ends=0.6)
    f.line([(-104, -58), (-44, -57), (40, -27), (91, 2)], 3.4, "#8a5c3c", alpha=0.9, ends=0.6)
    f.line([(92, 2), (72, 30)], 4.4, "#8a5c3c", alpha=0.95, ends=0.8)
    f.shade(blob((-50, -50), (-30, -54), (4, 14), (-14, 14)), 0.5, 4, clip=inside)
    f.paint(poly([(-62, -56), (-44, -55), (-20, 8), (-40, 2)]), WOOD, vol=2, amb=0.36, clip=inside)
    f.line([(-60, 24), (0, 51), (60, 59), (90, 36)], 2.2, "#e8bc7c", alpha=0.5)


def _legs(f: Frame) -> None:
    f.shade(ell(18, 6, 34, 8), 0.6, 4)
    for x, y in ((4, -2), (27, 4)):
        f.paint(taper((x + 1, -32, 11), (x, y - 10, 9), (x - 1, y - 2, 10)), BOOT, vol=7, rim=0.15, amb=0.1)
        f.paint(ell(x - 4, y, 10, 5.5), BOOT, vol=5, rim=0.15, amb=0.1)


def _coat(f: Frame) -> None:
    """The far sleeve, the bell of the coat blown a little to the side, its folds."""
    f.paint(taper((4, -88, 13), (-14, -98, 12), (UPPER[0] + 3, UPPER[1], 9)), COAT, vol=8)
    shoulders = ((6, -104), (22, -104), (32, -86), (36, -60))
    hem = ((44, -22), (28, -14), (12, -18), (-4, -12), (-19, -18))
    coat = f.paint(blob(*shoulders, *hem, (-9, -54), (-5, -86)), COAT, vol=13)
    for top, bottom in (((16, -92), (15, -22)), ((-1, -60), (-8, -24)), ((29, -66), (36, -26))):
        f.line([top, ((top[0] + bottom[0]) / 2 + 2, -56), bottom], 1.8, COAT[0], alpha=0.45, clip=coat)
    f.shade(ell(12, -104, 22, 8), 0.5, 4, COAT[0], clip=coat)


def _oar(f: Frame) -> None:
    """Shaft and blade, and the rings where it dips."""
    f.paint(taper((*GRIP, 5.5), (*UPPER, 5), (*LOWER, 5), (*NECK, 6)), WOOD, vol=4, rim=0.5)
    (nx, ny), (tx, ty) = NECK, TIP
    f.paint(
        blob((nx - 3, ny - 3), (nx + 4, ny), (tx + 12, ty - 9), (tx + 3, ty), (tx - 8, ty - 6)), WOOD, vol=5
    )
    f.flat(ell(tx + 3, ty + 1, 18, 6), "#123044", 0.75, 2)
    ring(f.card, *f.pt(tx + 3, ty), 86 * f.s, "#f0dca8", 0.45)


def child_sculling(c: Card, x: float, y: float, h: float = 150) -> None:
    """The boat with its middle at (x, y), bow to the upper left with a key on it, and the hooded child `h` high."""
    f = c.at(x, y, h / 150, det=0.9, wob=0.25, edge=0.25, tex=0.15, rim=1.1, rimw=3.5)
    _hull(f)
    _legs(f)
    _coat(f)
    _oar(f)
    f.shade(taper((0, -84, 12), (-22, -70, 10), (-44, -60, 8)), 0.4, 3, COAT[0])
    f.paint(taper((0, -90, 14), (-20, -74, 12.5), (LOWER[0] + 6, LOWER[1] - 2, 9.5)), COAT, vol=9)
    for hx, hy in (UPPER, LOWER):
        f.paint(ell(hx, hy, 5.4, 5), SKIN, vol=5)
    head = c.at(*f.pt(14, 0), f.s * 1.36, 0, **{**f.defaults, "vol": 9})
    hood(head, COAT, "back")
    hung_key(c, *f.pt(-108, -54), h * 0.27)
