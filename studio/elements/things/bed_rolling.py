"""An iron bed on castors, seen a little from above, and whoever has not woken up in it."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CREAM, IRON
from studio.shapes import blob, ell, poly, taper

QUILT: Ramp = ["#1c1c34", "#3a3c5c", "#6c6c80", "#b8b0a4"]
SHEET: Ramp = ["#6c6864", "#b0a890", "#e4d8b4", "#fff4d4"]
FACE: Ramp = ["#6c3c30", "#b87858", "#e8b48c"]
CAP: Ramp = ["#4c1420", "#9c2c34", "#d86c5c"]
FAR = (17.0, -21.0)  # from the near long side to the far one


def rolling_bed(c: Card, x: float, y: float, h: float) -> None:
    """The bed, its pillow at the left, 130 long where a person beside it is 100; `h` is the height of that person."""
    f = c.at(x, y, h / 100, vol=6, wob=0.25, det=0.7, rim=0.6, amb=0.3, edge=0.28)
    f.shade(poly([(-62, -6), (-40, -24), (78, -22), (112, 26), (66, 40), (-36, 34)]), 0.5, 7, "#2c3c4c")
    for px in (-64, 64):
        _castor(f, px + FAR[0], FAR[1])
    _end(f, -64, -84)
    f.paint(
        poly([(-62, -36), (62, -36), (62 + FAR[0], -36 + FAR[1]), (-62 + FAR[0], -36 + FAR[1])]),
        SHEET,
        vol=3,
        amb=0.5,
    )
    f.paint(poly([(-62, -38), (62, -38), (62, -22), (-62, -22)]), SHEET, vol=4, gain=0.6)
    f.paint(taper((-64, -20, 5), (64, -20, 5)), IRON, vol=3)
    _sleeper(f)
    _end(f, 64, -62)
    for px in (-64, 64):
        _castor(f, px, 0)


def _castor(f: Frame, x: float, y: float) -> None:
    """The foot of a post and its wheel."""
    f.paint(taper((x, y - 30, 5), (x, y - 9, 5)), IRON, vol=3)
    f.paint(ell(x, y - 4, 6), IRON, vol=3)
    f.flat(ell(x, y - 4, 2), "#c8b078", 0.9)


def _end(f: Frame, x: float, top: float) -> None:
    """Headboard or footboard: two posts with brass knobs, two rails and the bars between them."""
    dx, dy = FAR
    for px, py in ((x + dx, dy), (x, 0.0)):
        f.paint(taper((px, py - 18, 5), (px, py + top, 5)), IRON, vol=3)
    for up in (top + 5, -30):
        f.paint(taper((x, up, 4), (x + dx, up + dy, 4)), IRON, vol=2)
    for t in (0.33, 0.67):
        f.paint(taper((x + dx * t, top + 5 + dy * t, 2.6), (x + dx * t, -30 + dy * t, 2.6)), IRON, vol=2)
    for px, py in ((x + dx, dy), (x, 0.0)):
        f.paint(ell(px, py + top - 2, 4.6), BRASS, vol=3)


def _sleeper(f: Frame) -> None:
    """A pillow, a head in a nightcap with its eyes shut, a body under the quilt, feet that stand up."""
    f.paint(blob((-58, -42), (-50, -60), (-40, -64), (-24, -60), (-28, -42), (-42, -38)), CREAM, vol=8)
    f.paint(ell(-35, -57, 9.5, 9), FACE, vol=6)
    f.paint(blob((-40, -50), (-44, -60), (-37, -67), (-30, -66), (-36, -60)), CAP, vol=4)
    f.paint(taper((-41, -62, 9), (-50, -62, 7), (-56, -54, 4)), CAP, vol=3)
    f.paint(ell(-57, -51, 3.4), CREAM, vol=3)
    f.line([(-33, -59), (-30.6, -57.6), (-28.4, -59)], 1.3, "#3a1c18", alpha=0.95)
    f.paint(ell(-26, -60, 2, 2.4), FACE, vol=2)
    body = ((-28, -46), (-20, -60), (0, -64), (28, -60), (50, -62), (60, -74), (70, -70), (74, -54))
    m = f.paint(
        blob(*body, (64, -30), (62, -14, "c"), (40, -17), (16, -13), (-6, -17), (-27, -14, "c")),
        QUILT,
        vol=13,
    )
    f.shade(poly([(-30, -36), (66, -36), (66, -10), (-30, -10)]), 0.3, 4, clip=m)
    for px in (-2, 22, 46):
        f.line([(px + 9, -62), (px + 1, -38), (px - 1, -14)], 1.8, QUILT[0], alpha=0.55, clip=m)
    f.paint(taper((-26, -20, 7), (-26, -40, 8), (-17, -59, 7)), SHEET, vol=4)
