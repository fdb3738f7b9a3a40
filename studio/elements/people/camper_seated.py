"""Somebody sitting by a fire, seen from the side and looking left: knees up, boots on the ground, hands to the warmth."""

from math import cos, radians, sin

from studio.colour import Ramp
from studio.elements.people.hats import HATS
from studio.elements.things.crumbs import boulder_crumb
from studio.paint import Card, Frame
from studio.palettes import BOOT, HAIR, SKIN
from studio.shapes import blob, ell, taper

Light3 = tuple[float, float, float]


def seated_camper(
    c: Card,
    x: float,
    y: float,
    h: float,
    coat: Ramp,
    trousers: Ramp,
    hat: str,
    hat_ramp: Ramp,
    light: Light3,
    warm: bool = True,
    flip: bool = False,
    hair: Ramp = HAIR,
    up: float = 0.0,
) -> None:
    """On a crumb at (x, y), `h` high when sitting; `warm` holds the hands out, else they clasp the knees; `up` (degrees) looks up."""
    s = h / 84
    boulder_crumb(c, x + (-6 if flip else 6) * s, y - 2 * s, 19 * s, light)
    f = c.at(x, y, s, 0, flip, vol=8, det=0.9, wob=0.25, edge=0.28, rim=0.9, rimw=3, tex=0.15, light=light)
    f.shade(ell(-18, 0, 22, 4), 0.5, 4)
    for dx, dy in ((-5, -3), (2, 0)):
        f.paint(
            taper(
                (4 + dx, -20, 13), (-17 + dx, -29 + dy, 11), (-21 + dx, -27 + dy, 10), (-21 + dx, -5 + dy, 8)
            ),
            trousers,
        )
        f.paint(
            blob(
                (-17 + dx, dy), (-17 + dx, -8 + dy), (-24 + dx, -9 + dy), (-34 + dx, -3 + dy), (-34 + dx, dy)
            ),
            BOOT,
            vol=4,
        )
    f.paint(
        blob(
            (-9, -56), (-2, -60), (8, -56), (15, -40), (18, -20), (12, -12), (-4, -14), (-11, -26), (-12, -42)
        ),
        coat,
    )
    f.line([(15, -22), (4, -18), (-8, -22)], 1.4, coat[0], alpha=0.5)
    reach = ((-20, -40), (-32, -44)) if warm else ((-16, -34), (-25, -28))
    f.paint(taper((0, -50, 11), (*reach[0], 9), (*reach[1], 7)), coat, vol=5)
    f.paint(ell(reach[1][0] - 3, reach[1][1], 4), SKIN, vol=3)
    _head(f, hat, hat_ramp, hair, up)


def _head(f: Frame, hat: str, hat_ramp: Ramp, hair: Ramp, up: float) -> None:
    """A head on the shoulders, nose to the left, and a hat in the measure of the standing figures."""
    tilt = radians(up)  # about the neck, 74 above the standing figure's feet
    at = f.pt(-4 - sin(tilt) * 74 + up * 0.08, 17 - 74 + cos(tilt) * 74)
    g = f.card.at(*at, f.s, -up if f.flip else up, f.flip, **f.defaults)
    g.shade(ell(2, -75, 9, 4), 0.35, 3)
    g.paint(ell(0, -86, 10.5, 11.5), SKIN)
    g.paint(ell(-10.5, -85, 2.6, 2.2), SKIN)
    g.paint(blob((-7, -94), (-4, -100), (5, -100), (12, -93), (12, -80), (7, -75), (3, -82), (-1, -90)), hair)
    g.flat(ell(-5, -87, 1.1, 1.4), "#2a1418", 0.9, det=1)
    HATS[hat](g, hat_ramp, "side")
