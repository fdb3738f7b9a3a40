"""Animals standing upright like people, in side view, looking left."""

from studio.colour import Ramp
from studio.elements.animals.beasts_seated import fur
from studio.paint import Card, Frame
from studio.palettes import BEAR, LINEN
from studio.shapes import blob, ell, taper

INK = "#160c10"
NOSE = ["#0c080c", "#241a1e", "#5c5258"]


def _foot(f: Frame, x: float, y: float, ramp: Ramp) -> None:
    """A hind foot with its heel at the right, three toes and their claws to the left."""
    foot = blob(
        (x - 34, y),
        (x - 38, y - 10),
        (x - 26, y - 19),
        (x, y - 24),
        (x + 30, y - 22),
        (x + 42, y - 8),
        (x + 34, y),
    )
    f.shade(ell(x, y + 1, 44, 6), 0.5, 4)
    f.paint(foot, ramp, vol=12, grad=(0.1, -0.25))
    for k in range(3):
        tx, ty = x - 34 + 9 * k, y - 7 + 1.6 * k
        f.paint(ell(tx, ty, 7, 7.6), ramp, vol=5, edge=0.35)
        f.paint(taper((tx - 4, ty + 4, 3.4), (tx - 9, ty + 7, 1)), NOSE, vol=2)


def holding_paw(c: Card, x: float, y: float, s: float = 1.0, rot: float = 0, ramp: Ramp = BEAR) -> None:
    """Four fingers of a paw closed over what it holds at (x, y), knuckles to the left."""
    f = c.at(x, y, s, rot, vol=5, wob=0.3, rim=0.6, edge=0.34, amb=0.3, det=0.7)
    f.paint(ell(8, 0, 13, 13), ramp, vol=8)
    for k in (-1.5, -0.5, 0.5, 1.5):
        f.paint(taper((8, k * 6, 8), (-5, k * 6.6, 7)), ramp, vol=4)


def polite_bear(c: Card, x: float, y: float, h: float = 230, ramp: Ramp = BEAR, napkin: Ramp = LINEN,
    fog: float = 0) -> tuple[tuple[float, float], tuple[float, float]]:  # fmt: skip
    """A bear on its hind legs with a napkin round its neck, nose up; returns its near and far paw."""
    f = c.at(x, y, h / 240, fog=fog, vol=20, wob=0.45, rim=0.7, edge=0.28, amb=0.28, det=0.5)
    f.shade(ell(2, 2, 66, 11), 0.5, 7)
    f.paint(taper((-14, -150, 34), (-50, -132, 27), (-80, -144, 22)), ramp, vol=12, grad=(0, -0.2))
    f.paint(
        blob((-40, -4), (-40, -34), (-34, -70), (10, -70), (2, -30), (-8, -4)),
        ramp,
        vol=16,
        grad=(-0.1, -0.3),
    )
    _foot(f, -32, 0, ramp)
    body = blob((-44, -60), (-46, -96), (-34, -138), (-16, -172), (22, -180), (48, -150), (60, -100), (60, -50),
        (46, -16), (0, -20), (-34, -28))  # fmt: skip
    m = f.paint(body, ramp, vol=42, grad=(0.12, -0.25))
    fur(c, f, m, int(700 * f.s**2), (-10, -100))
    f.paint(ell(62, -40, 11, 10), ramp, vol=7)
    f.shade(taper((2, -64, 12), (0, -34, 12), (2, -6, 8)), 0.5, 6, "#1a0a10", clip=m)
    near = blob((6, -2), (2, -34), (2, -66), (18, -90), (46, -88), (60, -60), (54, -28), (48, -2))
    nm = f.paint(near, ramp, vol=20, grad=(0.06, -0.2), edge=0.12, soft=1.5)
    fur(c, f, nm, int(160 * f.s**2), (-60, -60))
    _foot(f, 16, 2, ramp)
    g = c.at(*f.pt(2, -186), f.s, 14, fog=fog, vol=20, wob=0.35, rim=0.7, edge=0.28, amb=0.28, det=0.7)
    g.shade(ell(4, 22, 44, 16), 0.5, 8, "#1a0a10")
    g.paint(ell(-8, -38, 11, 12), ramp, vol=7, grad=(0, -0.2))
    skull = blob((-30, -14), (-18, -32), (6, -40), (32, -30), (42, -4), (38, 22), (16, 34), (-14, 32), (-38, 28),
        (-56, 22), (-62, 8), (-54, -2), (-42, -6))  # fmt: skip
    hm = g.paint(skull, ramp, vol=26, grad=(0.12, -0.15))
    fur(c, g, hm, int(200 * f.s**2), (-60, 8), 0)
    g.paint(blob((-32, 4), (-48, -1), (-60, 8), (-56, 22), (-38, 28), (-22, 20)), [*ramp[1:], "#f8e4b8"], vol=12,
        soft=2, clip=hm, edge=0)  # fmt: skip
    g.paint(ell(22, -34, 13, 14), ramp, vol=8, edge=0.4)
    g.paint(ell(21, -32, 6, 7), ramp[:3], vol=3, edge=0, soft=1)
    g.paint(blob((-64, 6), (-60, -2), (-50, 0), (-52, 10), (-60, 12)), NOSE, vol=4, det=0.9)
    g.flat(ell(-22, -8, 3.6, 4.2), INK, 0.95, det=1)
    g.flat(ell(-23.4, -9.6, 1.2), "#fff4d8", 1, det=1)
    g.line([(-54, 18), (-42, 21), (-28, 15)], 2, INK, alpha=0.75)
    bib = blob(
        (-26, -162), (0, -152), (34, -164), (26, -148), (-8, -118), (-36, -96), (-54, -104), (-44, -136)
    )
    f.shade(bib, 0.35, 5, "#1a0a10")
    f.paint(bib, napkin, vol=10, amb=0.45, det=0.8, edge=0.3)
    for a, b in (((-30, -150), (-44, -102)), ((-14, -150), (-26, -106)), ((-40, -132), (-6, -126))):
        f.line([a, b], 2.2, "#c04a3a", alpha=0.6)
    f.paint(blob((28, -166), (44, -180), (52, -166), (46, -152)), napkin, vol=5, amb=0.45)
    f.shade(taper((26, -142, 34), (14, -104, 28), (-22, -96, 24)), 0.4, 8, "#1a0a10", clip=m)
    f.paint(taper((28, -146, 36), (24, -106, 32), (-20, -92, 25)), ramp, vol=14, grad=(0.1, -0.2))
    f.paint(ell(-26, -92, 13, 12), ramp, vol=9)
    return f.pt(-26, -92), f.pt(-82, -146)
