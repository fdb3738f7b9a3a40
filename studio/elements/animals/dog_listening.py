"""A golden dog that sits and listens, nose lifted."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper

GOLDEN: Ramp = ["#442412", "#94602c", "#d4a454", "#fce8b0"]
INK = "#160c10"


def listening_dog(c: Card, x: float, y: float, h: float = 130, ramp: Ramp = GOLDEN) -> Frame:
    """Sitting at (x, y) in side view, looking left; the nose is at (-56, -128) for h=130."""
    f = c.at(x, y, h / 130, vol=14, wob=0.4, rim=0.7, edge=0.2, amb=0.3, det=0.6)
    f.shade(ell(8, 2, 62, 8), 0.55, 5)
    f.paint(taper((44, -8, 13), (68, -5, 13), (86, -18, 11), (92, -40, 4)), ramp, vol=6)
    shade = [ramp[0], *ramp[:-1]]
    f.paint(taper((-14, -52, 20), (-10, -24, 13), (-10, -6, 11)), shade, vol=6)
    f.paint(ell(-15, -5, 11, 5), shade, vol=3)
    _body(c, f, ramp)
    _head(c, f, ramp)
    return f


def _body(c: Card, f: Frame, ramp: Ramp) -> None:
    """One outline from the nape over the back to the haunch, chest and foreleg; soft creases, a ruff of fur."""
    back = ((-18, -116), (4, -112), (20, -92), (36, -62), (49, -30), (48, -4), (30, 2))
    front = ((0, 0), (-6, -14), (-10, -34), (-24, -44), (-32, -64), (-31, -90))
    m = f.paint(blob(*back, *front), ramp, vol=24, grad=(0.1, -0.2))
    c.marks(m, 1.25, 110, 17, 2.4, jit=0.09, alpha=0.45)
    f.shade(taper((0, -2, 8), (3, -26, 10), (16, -42, 8)), 0.4, 4, ramp[0], clip=m)
    f.paint(
        blob((8, 0), (9, -26), (24, -43), (42, -36), (50, -16), (48, 0)), ramp, vol=14, edge=0.06, soft=1.2
    )
    f.paint(blob((38, -7), (12, -12), (-3, -7), (-2, 1), (36, 2)), ramp, vol=5, edge=0.2)
    f.shade(taper((-10, -40, 8), (-8, -14, 7)), 0.4, 3, ramp[0], clip=m)
    n = f.paint(
        taper((-20, -72, 24), (-22, -46, 19), (-24, -24, 13), (-24, -5, 12)), ramp, vol=8, edge=0.12, soft=0.8
    )
    c.marks(n, 1.5, 30, 14, 2.2, jit=0.08, alpha=0.4)
    f.paint(blob((-18, -9), (-26, -11), (-38, -6), (-39, 0), (-18, 1)), ramp, vol=5, edge=0.2)
    for dx in (-34, -29):
        f.line([(dx, -6), (dx - 1, -1)], 1.4, ramp[0], alpha=0.6)
    ruff = f.paint(
        blob((-30, -94), (-10, -92), (-8, -72), (-20, -52), (-32, -66)), ramp, vol=7, edge=0, soft=4
    )
    c.marks(ruff, 1.7, 40, 18, 2.6, jit=0.09, alpha=0.5, bias=0.03)


def _head(c: Card, f: Frame, ramp: Ramp) -> None:
    """A brow, a long muzzle, a soft ear laid back."""
    g = c.at(*f.pt(-12, -110), f.s, 4, vol=12, wob=0.3, rim=0.7, edge=0.22, amb=0.3, det=0.8)
    g.shade(ell(2, 14, 20, 7), 0.4, 6)
    muzzle = ((-16, 6), (-34, -7), (-46, -15), (-46, -24), (-34, -27), (-20, -28))
    m = g.paint(blob((-2, 17), *muzzle, (-10, -34), (6, -33), (18, -20), (20, 2), (10, 17)), ramp)
    g.shade(taper((-16, -18, 4), (-18, -27, 4)), 0.25, 3, ramp[0], clip=m)
    g.paint(
        blob((-50, -21), (-48, -27), (-41, -26), (-41, -19), (-47, -17)),
        ["#0c080c", "#2a1e20", "#6c6064"],
        vol=3,
    )
    g.flat(ell(-14, -21, 2.8, 3.2), INK, 0.95, det=1)
    c.dot(*g.pt(-15, -22.4), 1, "#fff6e0")
    g.line([(-44, -14), (-32, -5), (-20, -4), (-16, -7)], 1.8, INK, alpha=0.7)
    ear = blob((2, -27), (14, -24), (24, -4), (24, 14), (15, 20), (7, 8), (3, -8))
    g.shade(ear, 0.35, 4, ramp[0])
    g.paint(ear, [ramp[0], ramp[1], ramp[2]], vol=7, edge=0.25)
