"""A woman on a ladder who takes a house down from a tree."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.elements.buildings.houses_hanging import fruit_house
from studio.elements.people.figures import bell
from studio.paint import Card
from studio.palettes import BLUE, BOOT, OCHRE, SKIN
from studio.shapes import Point, ell, taper

STOCKING: Ramp = ["#5a2430", "#a84840", "#dc8464", "#f8c098"]
FEET = ((6.0, 22.0), (-8.0, 0.0))


def house_picker(
    c: Card,
    x: float,
    y: float,
    h: float,
    wall: Ramp,
    roof: Ramp,
    lean: float = -8,
    feet: Sequence[Point] = (),
) -> None:
    """She, her hem at (x, y), looking left, a lit house at arm's length before her; `feet` are the two rungs she stands on."""
    f = c.at(x, y, h / 112, lean, vol=8, det=0.9, wob=0.25, edge=0.25, rim=0.8, rimw=3, tex=0.15)
    k = h / 112
    for (px, py), hip, knee in zip(feet or [f.pt(*p) for p in FEET], (6, -3), (5, -15), strict=False):
        (ax, ay), (bx, by) = f.pt(hip, -16), f.pt(knee, 1 if knee > 0 else -12)
        c.shade(ell(px, py + 3 * k, 13 * k, 3.4 * k), 0.6, 2, "#2a1810")
        f.card.paint(
            taper((ax, ay, 12 * k), (bx, by, 10 * k), (px + 3 * k, py - 8 * k, 7.5 * k)),
            STOCKING,
            **f.defaults,
        )
        shoe = taper(
            (px + 5 * k, py - 7 * k, 9 * k),
            (px + 2 * k, py - 3.4 * k, 8.4 * k),
            (px - 9 * k, py - 2 * k, 5.5 * k),
        )
        f.card.paint(shoe, BOOT, **f.defaults)
    hx, hy = f.pt(-50, -16)
    c.halo(hx, hy - 40, 100, "#ffb050", 0.4)
    f.paint(taper((-6, -66, 9), (-24, -60, 8), (-38, -52, 7)), [BLUE[0], *BLUE[:-1]])
    bell(c, x, y, h, BLUE, "straw", OCHRE, view="side", arm="hip", rim=0.9, shadow=0, lean=lean, skirt=True)
    fruit_house(c, hx, hy, h * 0.5, 5, wall, roof, True, rot=-7, stalk=18)
    f.shade(taper((-10, -60, 8), (-24, -36, 8), (-42, -15, 7)), 0.5, 3, "#3c1c14")
    f.paint(taper((-3, -67, 12), (-15, -46, 11), (-30, -24, 9.4), (-42, -16, 8.4)), BLUE)
    f.paint(taper((-42, -15, 7), (-49, -13, 7), (-55, -15, 4)), SKIN)
    f.line([(-38, -22), (-41, -12)], 1.4, BLUE[0], alpha=0.7)
