"""The carved head of a carousel horse, in profile."""

from studio.colour import Arr, Ramp
from studio.paint import Frame
from studio.palettes import BRASS
from studio.shapes import blob, ell, taper

INK = "#2a1420"


def carved_ear(f: Frame, x: float, ramp: Ramp) -> None:
    """A pricked leaf of an ear, darker than the face, hollow towards us."""
    dark = [*ramp[:3], ramp[2]]
    f.paint(
        blob((x - 8, -194), (x - 10, -212), (x - 5, -238, "c"), (x + 6, -218), (x + 8, -198)),
        dark,
        vol=6,
        edge=0.4,
    )
    f.flat(blob((x - 3, -200), (x - 6, -213), (x - 4.4, -229, "c"), (x + 2, -214)), "#7a3c4c", 0.6, 1)


def _eye(f: Frame) -> None:
    white = blob((-66, -162, "c"), (-58, -169), (-48, -166), (-44, -158, "c"), (-54, -155))
    f.flat(white, "#fff8ec", 1, wob=0.2, det=1)
    f.flat(ell(-56, -162, 5, 5.6), INK, 1, wob=0.2, det=1)
    f.flat(ell(-58, -164, 1.6), "#fff8ec", 1, wob=0, det=1)
    f.line([(-68, -163), (-58, -172), (-46, -169), (-40, -160)], 2.6, INK, alpha=0.9, det=1)


def _bridle(f: Frame, tack: Ramp, head: Arr) -> None:
    """Straps that go round the head: nose, throat, cheek, brow."""
    for way in (
        ((-106, -142), (-93, -118), (-84, -92)), ((-28, -206), (-24, -160), (-36, -108)), ((-62, -186), (-42, -182), (-22, -188)),
    ):  # fmt: skip
        f.line(way, 6, tack[2], alpha=1, ends=0.9, clip=head)
    f.line([(-93, -118), (-62, -134), (-26, -150)], 5, tack[2], alpha=1, ends=0.8, clip=head)
    for x, y in ((-93, -118), (-27, -150)):
        f.paint(ell(x, y, 6.5), BRASS, vol=5, det=0.9)


def carved_head(f: Frame, ramp: Ramp, mane: Ramp, tack: Ramp) -> None:
    """A small carved head in profile, looking left."""
    carved_ear(f, -10, ramp)
    muzzle = (
        (-66, -178),
        (-90, -150),
        (-114, -124),
        (-124, -110),
        (-122, -97),
        (-112, -92),
        (-106, -86),
        (-96, -88),
    )
    shape = blob(
        (-26, -204),
        (-46, -200),
        *muzzle,
        (-84, -100),
        (-62, -112),
        (-40, -116),
        (-22, -130),
        (-12, -160),
        (-14, -190),
    )
    m = f.paint(shape, ramp, vol=17)
    f.shade(blob((-78, -118), (-52, -122), (-34, -136), (-30, -120), (-56, -108)), 0.3, 5, "#5c3048", clip=m)
    f.flat(ell(-116, -108, 3.6, 5, 30), INK, 0.9, wob=0.3, det=1)
    f.line([(-118, -96), (-104, -97), (-94, -102)], 2, INK, alpha=0.7)
    _eye(f)
    _bridle(f, tack, m)
    carved_ear(f, -26, ramp)
    for way in (
        ((-22, -206, 12), (-42, -202, 14), (-58, -186, 9), (-64, -172, 2)),
        ((-24, -202, 9), (-38, -194, 9), (-46, -180, 2)),
    ):
        f.paint(taper(*way), mane, vol=6, edge=0.3)
