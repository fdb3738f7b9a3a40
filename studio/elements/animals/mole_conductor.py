"""A mole in a tail-coat who conducts: seen from behind, its head turned in profile, a twig for a baton."""

import math

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import Point, blob, ell, taper

VELVET: Ramp = ["#14101a", "#34303e", "#686070", "#a89a9c", "#e4ccb4"]
COAT: Ramp = ["#0a0c18", "#1c2034", "#383c54", "#70707c", "#c8a890"]
PAW: Ramp = ["#6c2c34", "#c47870", "#f4b8a0", "#ffe8cc"]
SHIRT: Ramp = ["#80747c", "#dcd0c4", "#fffaf0"]
BOW: Ramp = ["#4a0c18", "#a82434", "#f0645c"]
DARK = "#0a060c"


def conductor_mole(c: Card, x: float, y: float, h: float = 200) -> Frame:
    """Feet at (x, y), about `h` to the crown; the baton is in its right hand, the left one asks for more."""
    f = c.at(x, y, h / 115, vol=20, wob=0.3, edge=0.28, rim=1.0, tex=0.18, det=0.4)
    f.shade(ell(0, 7, 50, 8), 0.7, 6)
    _below(f)
    _arm(f, (-24, -62), (-52, -52), (-70, -72))
    _arm(f, (24, -62), (49, -64), (50, -92))
    _coat(c, f)
    _head(c, f)
    _open_hand(f, (-74, -78))
    _baton_hand(f, (50, -98))
    return f


def _below(f: Frame) -> None:
    """Two broad pink feet and a short tail under the coat."""
    for s in (-1, 1):
        f.paint(blob((s * 4, 4), (s * 8, -8), (s * 26, -7), (s * 36, 6), (s * 20, 11)), PAW, vol=5)
        for k in (14, 21, 28):
            f.line([(s * (k - 1), 4), (s * (k + 3), 10)], 1.4, PAW[0], alpha=0.7)
    f.paint(taper((0, -14, 9), (2, -2, 6), (9, 6, 2)), PAW, vol=3)


def _arm(f: Frame, shoulder: Point, elbow: Point, wrist: Point) -> None:
    """A sleeve with room in it, and the cuff."""
    f.paint(taper((*wrist, 15), (wrist[0], wrist[1] + 9, 14)), SHIRT, vol=5, amb=0.4)
    f.paint(taper((*shoulder, 27), (*elbow, 22), (wrist[0], wrist[1] + 9, 16)), COAT, vol=11, amb=0.2)
    inner = (elbow[0] * 0.86, elbow[1] - 7)
    f.line([inner, (elbow[0], elbow[1] - 2), (elbow[0] * 1.1, elbow[1])], 1.8, DARK, alpha=0.5)


def _coat(c: Card, f: Frame) -> None:
    """A back well filled, two tails, the seam and its two buttons."""
    rump = blob((-30, -40), (30, -40), (40, -22), (36, -3), (18, 4), (-18, 4), (-36, -3), (-40, -22))
    fur = f.paint(rump, VELVET, vol=22, amb=0.2)
    c.marks(fur, f.angle(math.pi / 2), 120, 14, 2.4, jit=0.1, alpha=0.45)
    right = ((12, -78), (27, -70), (36, -48), (38, -32), (30, -14), (19, 9, "c"), (7, -6), (0, -27, "c"))
    left = [(-p[0], *p[1:]) for p in reversed(right[:-1])]
    coat = blob(*right, *left)
    f.shade(coat, 0.6, 4, DARK, clip=fur)
    m = f.paint(coat, COAT, vol=26, amb=0.16)
    cx, cy = f.pt(0, -120)
    c.marks(m, lambda px, py: np.arctan2(py - cy, px - cx), 240, 18, 2.6, jit=0.07, alpha=0.35)
    f.line([(0, -70), (1, -50), (0, -27)], 2, DARK, alpha=0.7, clip=m)
    for s in (-1, 1):
        f.line([(s * 19, -66), (s * 24, -48), (s * 15, -30)], 1.8, DARK, alpha=0.55, clip=m)
        f.shade(taper((s * 30, -70, 7), (s * 38, -46, 6)), 0.5, 4, DARK, clip=m)
        f.paint(ell(s * 8, -31, 3.2), ["#6a3c10", "#d89c40", "#fff0a8"], vol=2, det=1)
    f.shade(ell(0, -74, 24, 7), 0.6, 4, DARK, clip=m)


def _head(c: Card, f: Frame) -> None:
    """Turned to the left and up: a round skull, a long snout, a pink nose, the bow under the chin."""
    f.paint(blob((-14, -72), (-28, -82), (-36, -76), (-33, -64), (-22, -65)), BOW, vol=5, det=0.8)
    f.paint(ell(-17, -71, 5, 5.6), BOW, vol=4, det=0.8)
    f.paint(taper((-17, -74, 9), (2, -71, 10), (20, -76, 9)), SHIRT, vol=4, amb=0.35)
    upper = ((-40, -119), (-26, -117), (-12, -119), (4, -120), (20, -111), (26, -96), (22, -82))
    lower = ((6, -75), (-12, -78), (-22, -92), (-32, -104), (-42, -111))
    m = f.paint(blob(*upper, *lower), VELVET, vol=20, amb=0.2)
    c.marks(m, f.angle(0.5), 130, 13, 2.4, jit=0.1, alpha=0.45)
    f.shade(blob((26, -100), (22, -80), (4, -74), (-12, -77), (4, -84), (18, -92)), 0.5, 5, DARK, clip=m)
    f.paint(ell(-43, -116, 5.4, 5), ["#8c3448", "#e87c88", "#ffd0c8"], vol=4, det=1)
    f.line([(-22, -110), (-17, -113), (-12, -110)], 2.2, DARK, alpha=0.95, det=1)
    f.line([(-39, -110), (-31, -104), (-24, -101)], 1.8, DARK, alpha=0.7)
    for dy in (-3, 2):
        f.line([(-34, -111), (-42, -106 + dy), (-50, -106 + dy * 2)], 1, "#f4e4d0", alpha=0.7)


def _fingers(f: Frame, palm: Point, angles: tuple[float, ...], long: float) -> None:
    """Short strong fingers out of a palm, each with its claw."""
    for a in angles:
        t = math.radians(a)
        tip = (palm[0] + math.cos(t) * long, palm[1] + math.sin(t) * long)
        claw = (palm[0] + math.cos(t) * (long + 6), palm[1] + math.sin(t) * (long + 6))
        f.paint(taper((*tip, 4), (*claw, 1.4)), ["#a88c78", "#fff4dc"], vol=2)
        f.paint(taper((*palm, 7), (*tip, 5.6)), PAW, vol=3)


def _open_hand(f: Frame, palm: Point) -> None:
    """A digger's broad hand, open to the choir."""
    _fingers(f, palm, (-168, -132, -98, -64, -28), 19)
    m = f.paint(ell(palm[0], palm[1], 10.5, 10), PAW[:4], vol=4, amb=0.3)
    f.shade(ell(palm[0] + 1, palm[1] + 3, 6, 4), 0.45, 2.5, "#7c3c38", clip=m)


def _baton_hand(f: Frame, palm: Point) -> None:
    """The other one closed round a twig that points over the choir."""
    x, y = palm
    twig = [(x + 10, y + 12), (x - 2, y - 8), (x - 14, y - 34), (x - 20, y - 62)]
    f.line(twig, 3.6, "#2c140c", alpha=0.6)
    f.line(twig, 3, "#e8b878", alpha=1, ends=0.5, det=1)
    f.line([(x - 13, y - 32), (x - 5, y - 42)], 2, "#e8b878", alpha=1, det=1)
    f.paint(ell(x, y, 11, 11), PAW, vol=7)
    for k in range(4):
        fx, fy = x - 9 + k * 2.2, y - 8 + k * 5.2
        f.paint(taper((fx + 9, fy - 1, 6), (fx, fy, 6)), PAW, vol=3, edge=0.35)
