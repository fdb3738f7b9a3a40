"""Crows in winter, fluffed up: on a perch, asleep, and on foot with something in the beak."""

from studio.colour import Colour
from studio.paint import Card, Frame
from studio.palettes import CROW
from studio.shapes import blob, ell

HORN = ["#16161e", "#3a3a44", "#80808a"]
LEG = "#1c1a22"


def perched_crow(
    c: Card,
    x: float,
    y: float,
    h: float = 90,
    look: int = -1,
    shut: bool = False,
    rimcol: Colour = "#ffc070",
    gain: float = 1.0,
) -> Frame:
    """A crow puffed up to a ball on a bar at (x, y), breast towards us, beak to the left (`look` -1) or right."""
    f = c.at(
        x,
        y,
        h / 100,
        0,
        look > 0,
        vol=12,
        det=0.7,
        wob=0.3,
        rim=0.9,
        rimcol=rimcol,
        rimw=4,
        amb=0.2,
        gain=gain,
    )
    f.paint(
        blob((-10, -14), (20, -14), (24, 22, "c"), (14, 27), (6, 23, "c"), (-3, 26), (-8, 19, "c")),
        CROW[:3],
        vol=5,
    )
    body = f.paint(
        blob(
            (-30, -16), (-37, -40), (-28, -66), (0, -80), (28, -66), (38, -40), (31, -16), (12, -4), (-12, -4)
        ),
        CROW,
        vol=30,
    )
    c.marks(body, f.angle(1.57), int(h * 0.7), h * 0.12, h * 0.026, jit=0.1, alpha=0.5)
    for s in (-1, 1):
        f.paint(
            blob((s * 24, -68), (s * 39, -44), (s * 35, -14), (s * 22, 6, "c"), (s * 21, -30)),
            CROW[:3],
            vol=7,
        )
    for lx in (-12, 10):
        for dx in (-7, 0, 7):
            f.line([(lx + dx * 0.3, -6), (lx + dx, 3), (lx + dx, 8)], 4, LEG, alpha=1, ends=0.8)
    f.shade(ell(-2, -66, 24, 10), 0.45, 5)
    beak(f, -4, -82, 12 if shut else 0, shut)
    return f


def beak(f: Frame, x: float, y: float, droop: float = 0, shut: bool = False) -> None:
    """The head of a crow in profile, looking left: a round crown, a heavy beak, one eye."""
    g = f.card.at(*f.pt(x, y), f.s, (-droop if not f.flip else droop) + f.rot, f.flip, **f.defaults)
    g.paint(blob((-18, -18, "c"), (-34, -10), (-49, 4, "c"), (-30, 5), (-16, 8, "c")), HORN, vol=6)
    g.line([(-46, 3), (-30, -2), (-17, -2)], 1.8, "#0a0a12", alpha=0.9)
    g.paint(
        blob((-23, -8), (-15, -24), (2, -29), (19, -22), (26, -2), (20, 16), (0, 20), (-18, 12)), CROW, vol=17
    )
    if shut:
        g.line([(-14, -6), (-8, -2), (-1, -6)], 3, "#c8ccd8", alpha=0.95, det=1)
    else:
        g.flat(ell(-9, -8, 5), "#f8ecc8", det=1)
        g.flat(ell(-10, -8, 2.7), "#12101a", det=1)


def walking_crow(
    c: Card,
    x: float,
    y: float,
    h: float = 120,
    flip: bool = False,
    rimcol: Colour = "#ffc070",
    stoop: float = 0,
) -> tuple[float, float]:
    """A crow on foot, looking left, its feet at (x, y), `stoop` degrees forward; returns the tip of its beak."""
    f = c.at(x, y, h / 120, 0, flip, vol=14, det=0.7, wob=0.3, rim=0.9, rimcol=rimcol, rimw=4)
    for hip, knee, foot in (((4, -40), (14, -22), (8, -2)), ((-10, -40), (-18, -20), (-22, 0))):
        f.line([hip, knee, foot], 5, LEG, alpha=1, ends=0.9)
        f.line([(foot[0] + 8, foot[1]), foot, (foot[0] - 15, foot[1] + 2)], 4, LEG, alpha=1, ends=0.6)
        f.line([foot, (foot[0] - 11, foot[1] + 6)], 3.4, LEG, alpha=1, ends=0.6)
    g = c.at(*f.pt(0, -40), h / 120, -stoop if not flip else stoop, flip, **f.defaults)
    g.paint(
        blob((34, -10, "c"), (62, 4), (88, 28, "c"), (76, 30), (78, 38, "c"), (50, 24), (24, 10)),
        CROW[:3],
        vol=6,
    )
    body = g.paint(
        blob((-36, -32), (-24, -52), (0, -50), (30, -32), (50, -8), (44, 6), (18, 14), (-12, 14), (-34, -4)),
        CROW,
        vol=28,
    )
    c.marks(body, g.angle(0.5), int(h * 0.6), h * 0.12, h * 0.024, jit=0.1, alpha=0.5)
    wing = blob(
        (-20, -34), (4, -40), (36, -22), (70, 12, "c"), (46, 8), (42, 13, "c"), (20, 7), (-6, 2), (-22, -16)
    )
    g.shade(wing, 0.35, 4)
    w = g.paint(wing, CROW[:3], vol=9)
    for k in range(4):
        g.line(
            [(-6 + 11 * k, -24 + 7 * k), (18 + 10 * k, -6 + 4 * k), (40 + 6 * k, 4 + 2 * k)],
            2,
            "#0a0a14",
            alpha=0.6,
            clip=w,
        )
    beak(g, -30, -52, 0)
    return g.pt(-78, -48)
