"""A child on a ladder with a house in both arms."""

from studio.colour import Ramp
from studio.elements.buildings.houses_hanging import fruit_house
from studio.elements.people.figures import child
from studio.paint import Card
from studio.palettes import COAT, SKIN
from studio.shapes import ell, taper


def house_picker(c: Card, x: float, y: float, h: float, wall: Ramp, roof: Ramp, lean: float = -6) -> None:
    """The child, feet at (x, y), looking left; it clasps a lit house, one arm under it, a hand round the far side."""
    child(c, x, y, h, view="side", arm="fwd", rim=0.9, shadow=0, lean=lean)
    f = c.at(x, y, h / 112, lean, vol=8, det=0.9, wob=0.25, edge=0.25, rim=0.8, rimw=3, tex=0.15)
    hx, hy = f.pt(-34, -37)
    c.halo(hx, hy - 40, 110, "#ffb050", 0.4)
    f.paint(ell(-56, -50, 4.4, 5.2), SKIN)
    fruit_house(c, hx, hy, h * 0.56, 5, wall, roof, True, rot=-7, stalk=18)
    f.shade(taper((-8, -62, 9), (-22, -44, 9), (-40, -34, 7)), 0.4, 3, "#3c1c14")
    f.paint(taper((-5, -67, 11), (-15, -50, 10), (-27, -40, 9), (-36, -37, 8)), COAT)
    f.paint(ell(-40, -37, 5, 4.2), SKIN)
    f.line([(-33, -41), (-34, -33)], 1.2, COAT[0], alpha=0.6)
