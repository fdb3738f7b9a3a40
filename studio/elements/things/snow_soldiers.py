"""Snowmen under arms: the soldier with his pike, the general with his recorder."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, ell, poly, taper

RANK = ["#303c84", "#5468a8", "#8496c8", "#b8c4e0", "#e8e4ec"]
MOUND = ["#6474b4", "#8c94c8", "#b8b4d8"]
PARADE = ["#3c4c94", "#6878b4", "#98a0cc", "#c8c0d8", "#f0d4c8"]
FELT = ["#2c2040", "#5c4874", "#a08cac"]
PIPE = ["#2c140c", "#5c2c18", "#a0602c", "#e8b068"]
CARROT = ["#6c1c0c", "#c84c14", "#f88c30", "#ffd088"]
TWIG = "#3c241c"


def snow_soldier(c: Card, x: float, y: float, h: float, scarf: Ramp, flip: bool, fog: float) -> None:
    """One of the ranks: packed snow with its back to the last light, a pike at its shoulder."""
    f = c.at(
        x, y, h / 120, 0, flip, fog=fog, vol=22, wob=0.4, det=0.5, edge=0.34, amb=0.16, gain=0.8, tex=0.12
    )
    f.line([(-40, -4), (-40, -80), (-40, -138)], 4.4, "#3c2c44", alpha=1, ends=0.95)
    f.paint(poly([(-46, -134), (-34, -134), (-40, -168)]), ["#7c94c8", "#c4dcf0", "#f8ffff"], vol=3)
    f.shade(ell(0, 0, 48, 8), 0.5, 5, "#24306c")
    for ball_at, size in ((ell(0, -30, 39, 33), 26), (ell(0, -74, 29, 26), 20), (ell(0, -108, 21, 20), 16)):
        m = f.paint(ball_at, RANK, vol=size)
        f.shade(ell(6, -48 if size == 26 else -88, 34, 12), 0.34 if size > 16 else 0, 6, "#2c3878", clip=m)
    f.line([(-16, -82), (-28, -70), (-41, -77)], 4.6, TWIG, alpha=1, ends=0.7)
    for k in (-5.0, 0.0, 5.0):  # fingers closed round the shaft
        f.line([(-45.5, -79 + k), (-40, -76 + k), (-34, -74 + k * 0.8)], 2.8, TWIG, alpha=1, ends=0.8)
    f.paint(taper((-18, -92, 9), (0, -88, 11), (18, -92, 9)), scarf, vol=4)
    f.paint(taper((14, -90, 9), (21, -72, 10), (18, -56, 9)), scarf, vol=4)
    f.paint(blob((-12, -112, "c"), (-36, -105, "c"), (-12, -103, "c")), CARROT, vol=3)
    for px in (-12, 1):
        f.flat(ell(px, -115, 2.3), "#1c1820", det=1)


def snow_general(c: Card, x: float, y: float) -> None:
    """The general on his mound, a hat on, a recorder at his lips, pointing down before him."""
    foot = ((x - 100, y + 26), (x - 60, y - 8), (x, y - 22), (x + 60, y - 8), (x + 100, y + 26))
    c.paint(blob(*foot), MOUND, vol=3, amb=0.45, edge=0, soft=6)
    f = c.at(x, y, 1.06, wob=0.25, vol=20, edge=0.3, det=0.8, gain=0.7, amb=0.2, rim=0.9, rimcol="#ffd8b0")
    f.shade(taper((0, 2, 58), (-3, 40, 50), (-8, 92, 22)), 0.36, 8, "#1c2868")
    f.shade(ell(0, 4, 50, 10), 0.75, 5, "#18225c")
    m = f.paint(ell(0, -28, 38, 32), PARADE)
    f.shade(ell(0, -50, 30, 9), 0.4, 5, "#3c4c8c", clip=m)
    f.paint(ell(0, -76, 28, 26), PARADE)
    f.paint(ell(0, -116, 22, 21), PARADE)
    shape = blob((-30, -128), (0, -122), (30, -128), (20, -138), (14, -154), (-14, -154), (-20, -138))
    f.paint(shape, FELT, vol=6)
    f.flat(ell(0, -145, 5), "#f0c858", 1, det=1)
    for ex in (-12, 3):
        f.line([(ex - 4, -119), (ex, -116.5), (ex + 4, -119)], 2.4, "#1c1828", alpha=1, det=1)
    f.flat(ell(-2, -111, 8, 5), "#ff9c78", 0.3, 3)
    for hand in (((24, -84), (16, -72), (-16, -74)), ((-26, -84), (-40, -68), (-27, -58))):
        f.line(list(hand), 4, TWIG, alpha=1)
    _recorder(f)


def _recorder(f: Frame) -> None:
    """Played with two twigs for hands, which go over it."""
    upper = ((-8, -108), (-3, -105), (-22, -62), (-27, -44))
    lower = ((-25, -38, "c"), (-42, -44, "c"), (-37, -49), (-29, -66))
    pipe = blob(*upper, *lower)
    f.paint(pipe, PIPE, vol=5, edge=0.35)
    for t in (0.3, 0.46, 0.6):
        f.flat(ell(-6 - 26 * t, -106 + 62 * t, 1.7), "#180c0c", 1, det=1)
    for rx, ry in ((-10, -97), (-31, -53)):
        f.line([(rx - 4.6, ry - 2.4), (rx + 4.8, ry + 2.2)], 3, "#f4dca0", alpha=1, ends=0.95)
    for hx, hy in ((-18, -76), (-28, -60)):
        for k in (0, 4.4):
            f.line([(hx - 6, hy - 1 + k), (hx + 5, hy + 3 + k)], 2.2, TWIG, alpha=1, ends=0.8)
