"""A gilt mirror with a cloth thrown over it."""

from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import Point, blob, curve, ell

VELVET = ["#2c1430", "#643060", "#a06088", "#e8b0b8"]
GLASS = ["#34445c", "#547490", "#88acb8", "#d8e8e4"]
CLOTH: tuple[Point, ...] = (
    (-104, -262), (-84, -306), (-40, -332), (4, -338), (56, -330), (100, -300), (122, -250),
    (130, -160), (126, -60), (112, 6, "c"), (92, -34), (66, -22, "c"), (44, -84), (12, -96, "c"),
    (-14, -150), (-44, -168, "c"), (-72, -204), (-112, -206, "c"), (-116, -236),
)  # fmt: skip
FOLDS = (
    ((-44, -328), (-84, -270), (-92, -212)),
    ((-10, -334), (-40, -250), (-34, -176)),
    ((24, -332), (16, -220), (30, -104)),
    ((62, -322), (76, -190), (78, -40)),
    ((92, -300), (114, -170), (112, -20)),
)


def mirror_covered(c: Card, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """An oval mirror on its nail, with its lowest point at (x, y), 220 wide and 320 high at s = 1; half the glass peeps out."""
    f = c.at(x, y, s, rot, vol=8, wob=0.3, edge=0.3, rim=0.6, amb=0.4)
    f.shade(ell(-10, -148, 112, 162), 0.5, 16)
    f.shade(ell(4, -382, 14, 10), 0.5, 5)
    for dx in (-1, 1):
        f.line([(0, -390), (dx * 52, -296)], 5, "#d8b468", alpha=1, ends=0.9)
    f.paint(ell(0, -392, 10, 10), BRASS, vol=6, det=0.9)
    frame = f.paint(ell(0, -160, 108, 160), BRASS, vol=12, det=0.4)
    f.shade(ell(0, -160, 88, 138), 0.4, 4, clip=frame)
    glass = f.paint(ell(0, -160, 84, 134), GLASS, vol=3, amb=0.55, det=0.5)
    for x0, width in ((-70, 15), (-44, 6)):
        f.line([(x0, -70), (x0 + 80, -184)], width, "#fffdf0", alpha=0.7, clip=glass, ends=1)
    _cloth(f)


def _cloth(f: Frame) -> None:
    """The cloth over its upper half, in folds from the top, slipped to the right."""
    f.shade(blob(*[(p[0], p[1] + 12, *p[2:]) for p in CLOTH]), 0.45, 8)
    m = f.paint(blob(*CLOTH), VELVET, vol=16, tex=0.25, amb=0.42)
    for fold in FOLDS:
        f.shade(ell(fold[1][0] + 9, fold[1][1], 9, 70), 0.25, 8, clip=m)
        f.line(curve(*fold), 4, "#2c1430", alpha=0.5, clip=m, ends=0.3)
