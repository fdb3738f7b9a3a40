"""Grey people sitting in a row, seen from the front, behind newspapers; one foot gives each of them away."""

from dataclasses import dataclass

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import WHITE
from studio.shapes import Path, blob, ell, join, poly, rect, taper

MOUSY = ["#2c2c34", "#54545a", "#84827e", "#bcb6aa"]
TROUSER = ["#22222a", "#424249", "#686668", "#9c968c"]
PAPER = ["#a09888", "#d4ccb8", "#f0e8d4", "#fff8e8"]
HAND = ["#6c5854", "#b4a094", "#dcc8b8", "#f4e6d6"]
SHOE = ["#16161c", "#2c2c32", "#4c4a4e", "#a09c98"]
BAND = "#26262c"


@dataclass(frozen=True)
class Grey:
    """One who waits: where, which foot (side -1 or 1) is the other one, in what colours, and how he sits."""

    x: float
    side: float
    sock: Ramp
    shoe: Ramp
    frill: Ramp | None = None
    tall: float = 0
    tilt: float = 0
    crossed: bool = False
    towards: bool = False


def _trouser(x: float, hem: float) -> Path:
    """A shin from the bent knee down to an open hem, cut straight and a little wider than the ankle."""
    knee = ((x - 23, -126), (x - 16, -150), (x + 2, -156), (x + 18, -149), (x + 23, -126))
    return blob(*knee, (x + 20, -84), (x + 20, hem, "c"), (x, hem + 5), (x - 20, hem, "c"), (x - 20, -84))


def _shin(f: Frame, x: float, hem: float) -> None:
    """One trouser leg with its crease and turn-up, dark below the knee where the lap ends."""
    m = f.paint(_trouser(x, hem), TROUSER, vol=13, grad=(0.14, -0.16))
    f.shade(taper((x - 3, -128, 2), (x - 2, -70, 3), (x - 1, hem, 2)), 0.45, 1.6, TROUSER[0], clip=m)
    f.line(
        [(x - 20, hem - 10), (x, hem - 5), (x + 20, hem - 10)], 2.2, TROUSER[0], alpha=0.8, clip=m, ends=0.9
    )
    f.shade(blob((x - 22, -124), (x, -116), (x + 22, -124), (x, -108)), 0.4, 4, TROUSER[0], clip=m)


def _plain_shoe(f: Frame, x: float) -> None:
    f.shade(ell(x, 2, 26, 7), 0.45, 4)
    f.paint(blob((x - 14, -20), (x + 14, -20), (x + 20, -6), (x + 15, 3), (x - 15, 3), (x - 20, -6)), SHOE, vol=9, rim=0.5)  # fmt: skip
    f.line([(x - 9, -14), (x, -11), (x + 9, -14)], 2, BAND, alpha=0.9)


def _striped_sock(f: Frame, top: float, foot: float, ramp: Ramp) -> None:
    """An ankle in stripes, in the shadow of the hem at its top."""
    m = f.paint(poly([(-12, top), (12, top), (12, foot), (-12, foot)]), ramp, vol=8, det=0.8)
    for y in range(int(top) + 14, int(foot), 15):
        f.paint(poly([(-20, y - 1), (0, y + 2), (20, y - 1), (20, y + 6), (0, y + 9), (-20, y + 6)]), WHITE, vol=3, clip=m, edge=0)  # fmt: skip
    f.shade(rect(-16, top - 4, 16, top + 13), 0.55, 4, "#1c1c28", clip=m)


def _clown_shoe(f: Frame, side: float, ramp: Ramp) -> None:
    """Heel under the ankle at (0, 0), a long sole, a ball of a toe, a bow; it points to `side`."""
    k = side
    upper = (
        (-15 * k, -6),
        (-13 * k, -24),
        (13 * k, -24),
        (22 * k, -20),
        (32 * k, -27),
        (46 * k, -21),
        (50 * k, -8),
    )
    f.paint(blob(*upper, (47 * k, 2), (0, 3), (-14 * k, 2)), ramp, vol=12, det=0.7, rim=0.5, edge=0.3)
    f.paint(
        blob((-16 * k, -2), (20 * k, -1), (50 * k, -4), (48 * k, 4), (20 * k, 6), (-15 * k, 5)), SHOE, vol=3
    )
    for d in (-1, 1):
        f.paint(blob((8 * k, -22), (8 * k + 11 * d, -28), (8 * k + 10 * d, -16)), WHITE, vol=3, det=0.8)


def _clown_shoe_front(f: Frame, ramp: Ramp) -> None:
    """The same shoe pointing at us: the ball of its toe before the bow."""
    f.paint(blob((-15, -22), (15, -22), (20, -10), (-20, -10)), ramp, vol=6, det=0.7)
    for d in (-1, 1):
        f.paint(blob((0, -22), (12 * d, -29), (11 * d, -16)), WHITE, vol=3, det=0.8)
    f.paint(blob((-28, 6), (-28, 12), (0, 15), (28, 12), (28, 6)), SHOE, vol=3)
    f.paint(
        blob((-28, 8), (-26, -9), (0, -18), (26, -9), (28, 8), (0, 12)),
        ramp,
        vol=16,
        det=0.7,
        rim=0.5,
        edge=0.3,
    )


def _secret_leg(f: Frame, who: Grey) -> None:
    """The leg that gives him away, either planted, or thrown over the other with its foot in the air."""
    x, k = who.side * 29, who.side
    if not who.crossed:
        g = f.card.at(*f.pt(x, -4), f.s, **f.defaults)
        g.shade(ell(20 * k, 6, 44, 7), 0.45, 4)
        _striped_sock(g, -78, -18, who.sock)
        if who.towards:
            _clown_shoe_front(g, who.shoe)
        else:
            _clown_shoe(g, k, who.shoe)
        _shin(f, x, -74)
        return
    f.shade(taper((x + 4 * k, -140, 30), (x + 16 * k, -84, 26)), 0.55, 7)
    g = f.card.at(*f.pt(x + 30 * k, -50), f.s, -14 * k, **f.defaults)
    _striped_sock(g, -60, -16, who.sock)
    _clown_shoe(g, k, who.shoe)
    shin = blob((x - 14 * k, -150), (x - 10 * k, -120), (x, -92, "c"), (x + 18 * k, -92), (x + 38 * k, -102, "c"),
        (x + 30 * k, -136), (x + 22 * k, -164))  # fmt: skip
    m = f.paint(shin, TROUSER, vol=13, grad=(0.1, -0.16))
    f.line(
        [(x - 2 * k, -100), (x + 18 * k, -100), (x + 36 * k, -110)],
        2.2,
        TROUSER[0],
        alpha=0.8,
        clip=m,
        ends=0.9,
    )
    f.shade(taper((-8 * k, -128, 20), (x + 2 * k, -134, 20)), 0.4, 6)
    thigh = blob((-44 * k, -180), (-54 * k, -156), (-40 * k, -136), (4 * k, -136), (x + 6 * k, -136), (x + 24 * k, -146),
        (x + 24 * k, -170), (x + 6 * k, -186), (0, -184))  # fmt: skip
    m = f.paint(thigh, TROUSER, vol=18, grad=(0.16, -0.16))
    f.shade(taper((-36 * k, -160, 2), (-4 * k, -158, 5), (x, -166, 2)), 0.4, 2.4, TROUSER[0], clip=m)


def _lap(f: Frame) -> None:
    """Jacket down to the seat and the thighs that come towards us."""
    coat = (
        (-58, -136),
        (-66, -200),
        (-60, -250),
        (-46, -296),
        (0, -312),
        (46, -296),
        (60, -250),
        (66, -200),
        (58, -136),
    )
    f.paint(blob(*coat), MOUSY, vol=30)
    for k in (-1, 1):
        f.paint(blob((k * 4, -184), (k * 36, -190), (k * 56, -168), (k * 54, -138), (k * 30, -126), (k * 6, -140)), TROUSER, vol=18)  # fmt: skip
    m = f.paint(blob((-60, -170), (-62, -212), (0, -218), (62, -212), (60, -170), (20, -176), (0, -190), (-20, -176)), MOUSY, vol=10)  # fmt: skip
    f.line([(0, -214), (1, -192)], 2.4, MOUSY[0], alpha=0.8, clip=m)


def grey_sitter(c: Card, who: Grey, y: float, s: float) -> None:
    """Somebody grey behind a blank newspaper, feet at y."""
    f = c.at(who.x, y, s, 0, False, wob=0.3, edge=0.24, tex=0.2, det=0.4)
    f.shade(ell(0, 0, 86, 10), 0.4, 8)
    f.shade(rect(-60, -150, 60, -130), 0.3, 7)
    _lap(f)
    if who.frill is not None:
        ruff = [ell(-28 + i * 14, -206 + (abs(i - 2) - 2) * -3, 10, 11) for i in range(5)]
        f.paint(join(*ruff), who.frill, vol=6, det=0.6)
    planted = who.side * 29 if who.crossed else -who.side * 29
    _plain_shoe(f, planted)
    _shin(f, planted, -22)
    _secret_leg(f, who)
    for k in (-1, 1):
        f.shade(taper((k * 52, -280, 30), (k * 68, -214, 26)), 0.3, 5)
        f.paint(
            taper((k * 46, -284, 36), (k * 62, -232, 32), (k * 66, -208, 28), (k * 63, -256, 22)),
            MOUSY,
            vol=12,
        )
    up = c.at(*f.pt(0, -who.tall), s, who.tilt, **f.defaults)
    _hat_and_head(up)
    _newspaper(up)


def _hat_and_head(f: Frame) -> None:
    f.paint(ell(0, -342, 33, 38), HAND, vol=18)
    for ex in (-34, 34):
        f.paint(ell(ex, -340, 6, 10), HAND, vol=4)
    f.shade(ell(0, -354, 36, 8), 0.5, 4)
    f.paint(
        blob((-34, -364), (-33, -400), (0, -418), (33, -400), (34, -364)), MOUSY, vol=22, grad=(0.15, -0.14)
    )
    f.paint(rect(-34, -377, 34, -364), SHOE, vol=3, edge=0)
    f.paint(blob((-52, -364), (-30, -368), (0, -366), (30, -368), (52, -364), (34, -356), (0, -354), (-34, -356)), MOUSY, vol=5, rim=0.5)  # fmt: skip


def _newspaper(f: Frame) -> None:
    """Two blank leaves that bow towards us, a fold between them, and the fingers that hold them."""
    f.shade(rect(-66, -346, 66, -218), 0.4, 8)
    left = blob((-66, -350, "c"), (-34, -340), (0, -342, "c"), (0, -222, "c"), (-34, -224), (-65, -232, "c"))
    right = blob((0, -342, "c"), (34, -340), (66, -350, "c"), (65, -232, "c"), (34, -224), (0, -222, "c"))
    m = f.paint(left, PAPER, vol=5, amb=0.42, grad=(0.05, -0.12))
    f.shade(taper((-3, -340, 10), (-3, -224, 12)), 0.35, 5, "#6c6458", clip=m)
    f.paint(right, PAPER, vol=5, amb=0.55, grad=(0.02, -0.08))
    f.line([(0, -342), (0, -222)], 1.8, "#8c8474", alpha=0.8, ends=0.9)
    for k in (-1, 1):
        f.shade(ell(k * 58, -266, 14, 20), 0.3, 4)
        f.paint(ell(k * 66, -268, 8, 17), HAND, vol=5)
        for i in range(4):
            y = -280 + i * 8.4
            f.paint(
                taper((k * 66, y, 8), (k * (50 + abs(i - 1) * 1.6), y + 1, 7)),
                HAND,
                vol=3.4,
                det=0.8,
                edge=0.34,
            )
