"""Mice on their way, upright like people, in shawls: with a bundle on a stick, a sack on the back, a stick to lean on, a lantern."""

from studio.colour import Ramp
from studio.elements.things.lights import lantern
from studio.paint import Card, Frame
from studio.palettes import MOUSE, ROSE, WALNUT
from studio.shapes import Point, blob, ell, taper

SACK: Ramp = ["#4c3838", "#98806c", "#dcc8a0", "#fff4d4"]
PAW: Ramp = ["#6c3c40", "#c08080", "#f0c4b4"]


def wandering_mouse(
    c: Card,
    x: float,
    y: float,
    h: float,
    shawl: Ramp,
    load: str = "",
    flip: bool = True,
    bent: float = 0.0,
) -> None:
    """One mouse with its feet at (x, y), looking left; `load`: bundle, sack, staff, lantern; `bent` 0..1 under it."""
    f = c.at(x, y, h / 62, 0, flip, vol=9, det=0.8, wob=0.25, rim=0.5, edge=0.28)
    lean = -8 * bent
    f.shade(ell(2, 0, 24, 4), 0.6, 4, "#0a0818")
    f.line([(9, -8), (24, -2), (34, -6), (46, -2)], 3.2, ROSE[2], alpha=1, ends=0.4)
    if load == "sack":
        _sack(f, lean)
    _legs(f)
    f.paint(
        blob(
            (-5 + lean, -42),
            (6 + lean, -41),
            (14 + lean * 0.4, -24),
            (14, -9),
            (2, -6),
            (-10, -9),
            (-11, -24),
        ),
        MOUSE,
    )
    hem = ((15 + lean * 0.4, -22), (8, -17), (-2, -20), (-12 + lean * 0.3, -18))
    f.paint(
        blob((-6 + lean, -44), (7 + lean, -43), (14 + lean * 0.7, -32), *hem, (-12 + lean * 0.7, -30)),
        shawl,
        vol=7,
    )
    _head(f, lean, bent * 5, shawl if load in ("sack", "staff") else None)
    if load == "bundle":
        _bundle(f, lean, shawl)
    elif load == "staff":
        f.line([(-24, -44), (-22, -20), (-21, 0)], 3.4, WALNUT[2], alpha=1, ends=0.8, det=1)
        _arm(f, (-2 + lean, -34), (-21, -30))
    elif load == "sack":
        _arm(f, (-2 + lean, -34), (4 + lean, -42))
    elif load == "lantern":
        _arm(f, (-2, -34), (-24, -47))
        lantern(c, *f.pt(-25, -20), h * 0.42, g=0.5)
    else:
        _arm(f, (-2 + lean, -34), (-15, -26))


def _legs(f: Frame) -> None:
    """Two short legs in mid step, pink feet on the ground."""
    for hip, foot in (((6, -12), (11, -2)), ((-3, -12), (-8, -2))):
        f.paint(taper((*hip, 10), (*foot, 6)), MOUSE, vol=4)
        f.paint(ell(foot[0] - 4, -1.6, 6.6, 2.8), PAW, vol=2)


def _arm(f: Frame, shoulder: Point, hand: Point) -> None:
    """A thin sleeve of fur and a pink hand."""
    f.paint(taper((*shoulder, 6.5), (*hand, 4.4)), MOUSE, vol=3)
    f.paint(ell(hand[0], hand[1], 3), PAW, vol=2)


def _head(f: Frame, lean: float, nod: float, kerchief: Ramp | None) -> None:
    """A pointed head with round ears, or with one ear out of a kerchief."""
    x, y = lean * 1.4, -50.0 + nod
    f.paint(ell(x + 9, y - 10, 8), MOUSE, vol=4)
    f.shade(ell(x, y + 9, 11, 4), 0.35, 3)
    f.paint(
        blob((x - 17, y + 6), (x - 8, y - 7), (x + 4, y - 10), (x + 11, y), (x + 4, y + 9), (x - 8, y + 9)),
        MOUSE,
    )
    if kerchief:
        over = (
            (x - 6, y - 9),
            (x + 4, y - 12),
            (x + 12, y - 4),
            (x + 13, y + 8),
            (x + 4, y + 11),
            (x + 1, y),
        )
        f.paint(blob(*over), kerchief, vol=6)
    f.paint(ell(x + 3, y - 11, 8), MOUSE, vol=4)
    f.paint(ell(x + 3, y - 10, 5), ROSE, vol=3, edge=0)
    f.flat(ell(x - 6, y - 1, 1.8), "#14101c", 1, det=1)
    f.flat(ell(x - 17, y + 5, 2.1), "#6a2c34", 1, det=1)


def _bundle(f: Frame, lean: float, cloth: Ramp) -> None:
    """A bundle that hangs by its knot from a stick over the shoulder."""
    tip = (36 + lean, -56)
    f.line([(-19 + lean, -27), (6 + lean, -42), tip], 4.2, WALNUT[1], alpha=1, ends=0.9, det=1)
    f.line(
        [(-19 + lean, -28), (6 + lean, -43), (tip[0], tip[1] - 1)], 2, WALNUT[3], alpha=0.9, ends=0.9, det=1
    )
    _arm(f, (-2 + lean, -34), (-15 + lean, -29))
    x, y = tip[0] - 2, tip[1] + 2
    for ear in (((x, y), (x - 9, y - 9), (x - 4, y + 2)), ((x + 1, y), (x + 10, y - 8), (x + 5, y + 2))):
        f.paint(blob(*ear), SACK, vol=2)
    m = f.paint(
        blob((x - 3, y), (x + 4, y), (x + 14, y + 12), (x + 11, y + 25), (x - 9, y + 26), (x - 13, y + 13)),
        SACK,
        vol=9,
    )
    for dx, dy in ((-6, 10), (4, 8), (-1, 18), (8, 18), (-8, 21)):
        f.flat(ell(x + dx, y + dy, 2), cloth[1], 0.8, clip=m, det=0.7)
    f.line([(x - 4, y + 2), (x, y + 4), (x + 4, y + 2)], 2.4, SACK[0], alpha=0.8)


def _sack(f: Frame, lean: float) -> None:
    """A sack on the back, larger than its bearer, with a pan tied to it."""
    x = 18 + lean * 0.4
    f.paint(
        blob((x - 14, -48), (x + 2, -54), (x + 16, -42), (x + 18, -22), (x + 4, -12), (x - 12, -16)),
        SACK,
        vol=12,
    )
    f.line([(x - 6, -50), (x + 4, -36), (x + 3, -16)], 1.8, SACK[0], alpha=0.5)
    f.paint(ell(x + 15, -24, 6.4), ["#1c2230", "#5c6878", "#a8b0b4"], vol=3)
    f.line([(x + 15, -31), (x + 14, -38)], 2.4, "#2c3038", alpha=1)
