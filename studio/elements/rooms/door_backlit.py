"""A tall closed door in its frame, alone, against the light: we see the shaded side, the sun licks round its edges."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS
from studio.shapes import blob, cut, ell, poly, rect

LEAF: Ramp = ["#042028", "#0a464e", "#18747a", "#4cb0a8"]
STONE_SHADE: Ramp = ["#3c3444", "#6c5c60", "#a08878", "#dcc09c"]


def _panel(c: Card, x0: float, y0: float, x1: float, y1: float, b: float) -> None:
    """A raised field in a sunk panel: four mitred slopes, each in its own light, and a flat middle."""
    outer, inner = ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), ((x0 + b, y0 + b), (x1 - b, y0 + b), (x1 - b, y1 - b), (x0 + b, y1 - b))  # fmt: skip
    for i, (col, a) in enumerate((("#02161c", 0.7), ("#58b8ac", 0.3), ("#7cd0bc", 0.45), ("#02161c", 0.55))):
        j = (i + 1) % 4
        c.flat(poly([outer[i], outer[j], inner[j], inner[i]]), col, a, 0.6, 0.25, det=0.5)
    c.paint(
        rect(*inner[0], *inner[2]), LEAF, vol=4, amb=0.42, wob=0.25, det=0.3, edge=0.3, grad=(0.06, -0.08)
    )


def backlit_door(c: Card, x: float, y: float, h: float = 430) -> None:
    """Foot at (x, y), the leaf `h` high; light comes from behind on the left and shows below the leaf."""
    w, b, d = h * 0.44, h * 0.05, h * 0.022
    x0, x1, top = x - w / 2, x + w / 2, y - h
    for reach, a in ((150, 0.4), (60, 0.5)):
        c.halo(x0 - b, y - h * 0.8, reach, "#ffc870", a)
    side = poly([(x1 + b, top - b), (x1 + b + d, top - b + d * 0.9), (x1 + b + d, y - d * 0.6), (x1 + b, y)])
    c.paint(side, [STONE_SHADE[0], *STONE_SHADE[:2]], vol=2, wob=0.25, det=0.5)
    frame = cut(rect(x0 - b, top - b, x1 + b, y + 2), rect(x0, top, x1, y + 4))
    c.paint(frame, STONE_SHADE, vol=b * 0.3, amb=0.2, gain=0.7, wob=0.25, det=0.6, rim=1.2, rimw=4, edge=0.3)
    for p, q in (((x0 - b, top - b), (x0, top)), ((x1 + b, top - b), (x1, top))):
        c.line([p, q], 1.6, STONE_SHADE[0], 0.7, 0.25)
    m = c.paint(
        rect(x0, top, x1, y), LEAF, vol=3, amb=0.36, gain=0.5, wob=0.25, det=0.5, edge=0.4, grad=(0.14, -0.14)
    )
    c.shade(rect(x0, top, x0 + b * 0.6, y), 0.5, 5, "#021016", clip=m)
    c.shade(rect(x0, top, x1, top + b * 0.7), 0.5, 6, "#021016", clip=m)
    for u0, u1 in ((0.13, 0.45), (0.55, 0.87)):
        for v0, v1 in ((0.06, 0.44), (0.53, 0.92)):
            _panel(c, x0 + w * u0, top + h * v0, x0 + w * u1, top + h * v1, h * 0.022)
    for reach, a in ((170, 0.5), (64, 0.7)):  # the light eats into the edge
        c.halo(x0 - b, y - h * 0.8, reach, "#ffb860", a)
    _sun_on_the_edges(c, x0 - b, top - b, x1 + b, y)
    step = poly(
        [(x0 - b * 1.8, y - 2), (x1 + b * 1.8, y - 2), (x1 + b * 2.6, y + 17), (x0 - b * 2.6, y + 17)]
    )
    c.paint(step, STONE_SHADE, vol=3, amb=0.4, gain=0.5, wob=0.3, det=0.5)
    riser = poly(
        [(x0 - b * 2.6, y + 17), (x1 + b * 2.6, y + 17), (x1 + b * 2.6, y + 28), (x0 - b * 2.6, y + 28)]
    )
    c.paint(riser, [STONE_SHADE[0], *STONE_SHADE[:3]], vol=2, amb=0.2, gain=0.4, wob=0.3, det=0.5)
    c.flat(rect(x0 + 3, y - 3, x1 - 3, y), "#ffd890", 0.95, 0.8, 0.2, det=1)
    c.flat(
        poly([(x0 + 4, y), (x1 - 4, y), (x1 + b, y + 16), (x0 + b * 0.6, y + 16)]),
        "#ffb860",
        0.35,
        4,
        mode="add",
    )
    _handle(c, x1 - w * 0.075, y - h * 0.47, h / 430)


def _sun_on_the_edges(c: Card, x0: float, y0: float, x1: float, y1: float) -> None:
    """The rim of light down the left jamb and along the lintel."""
    c.flat(blob((x0 - 1, y0, "c"), (x0 + 5, y0 + 2), (x0 + 7, y0 + 90), (x0 + 4, y1, "c"), (x0 - 1, y1, "c")), "#ffe6a8", 0.9, 1, 0.25, det=0.8)  # fmt: skip
    c.flat(
        poly([(x0, y0 - 1), (x1, y0 - 1), (x1 - 40, y0 + 3), (x0, y0 + 5)]), "#ffe0a0", 0.75, 1, 0.25, det=0.8
    )


def _handle(c: Card, x: float, y: float, s: float) -> None:
    f = c.at(x, y, s, vol=3, wob=0, det=1)
    f.paint(rect(-6, -16, 6, 22, 5), BRASS, gain=0.7)
    f.paint(ell(0, -3, 8.6), BRASS, vol=7, light=(x - 60, y - 80, 60))
    f.flat(ell(0, 12, 2, 3.4), "#140c08", 0.95, det=1)
    c.halo(x - 2, y - 5, 22 * s, "#fff0b0", 0.5)
