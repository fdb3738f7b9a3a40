"""A porcelain mask as large as a hill: painted brows and lips, a crack mended in gold, one eye a cave, one somebody's room."""

import numpy as np

from studio.colour import Arr, Ramp, ramp_map
from studio.elements.people.masks import OUTLINE, porcelain_face
from studio.paint import Card, Frame
from studio.shapes import Path, blob, ell, taper, xf

SHELL: Ramp = ["#281a40", "#4c3862", "#805c80", "#c88c90"]
LIP: Ramp = ["#8078a0", "#c0b0c4", "#f4dccc"]
LIPS: Ramp = ["#6a1c34", "#b0404c", "#e08070", "#ffd0b8"]
CURTAIN: Ramp = ["#3c0c24", "#84182c", "#c03c3c", "#f08868"]
EYE = ((42, -44, "c"), (80, -82), (124, -80), (158, -44, "c"), (124, -18), (80, -18))
CRACK = ((-66, -350), (-84, -296), (-56, -256), (-96, -204), (-80, -160), (-104, -118), (-98, -84))
TWIGS = (((-56, -256), (-18, -236), (-4, -200)), ((-96, -204), (-146, -188), (-172, -150), (-214, -140)))


def eye_hole(sg: int) -> Path:
    """The opening of the left (-1) or right (1) eye."""
    return blob(*[(sg * p[0], *p[1:]) for p in EYE])


def _painted_face(f: Frame, m: Arr) -> None:
    for sg in (-1, 1):
        brow = taper((sg * 178, -108, 3), (sg * 122, -144, 13), (sg * 46, -124, 7))
        f.paint(brow, ["#3a2c58", "#5c4878", "#8c749c"], vol=3, clip=m, wob=0.3)
        f.flat(ell(sg * 136, 92, 50, 38), "#f0927c", 0.28, 18, clip=m)
        f.flat(ell(sg * 17, 84, 9, 4, sg * -16), "#3a2848", 0.7, 1.5, clip=m, wob=0.3)
    bow = ((-62, 172, "c"), (-30, 156), (-8, 153), (0, 157), (8, 153), (30, 156), (62, 172, "c"))
    lower = blob((-60, 173, "c"), (0, 176), (60, 173, "c"), (34, 198), (0, 206), (-34, 198))
    f.paint(blob(*bow, (0, 174)), LIPS, vol=9, wob=0.3, edge=0.1, alpha=0.9, gain=0.7)
    f.paint(lower, LIPS, vol=12, wob=0.3, edge=0.1, alpha=0.9)
    f.flat(ell(14, 186, 15, 4, -6), "#fff0e0", 0.7, 1.5)
    f.line([(-62, 173), (-30, 171), (0, 175), (30, 171), (62, 173)], 3, "#4a1428", alpha=0.8)


def _shines(f: Frame, m: Arr) -> None:
    """The evening sky in the glaze of the brow: broad and soft, as on old porcelain."""
    shine = blob((96, -286), (150, -240), (176, -176), (162, -172), (128, -222), (84, -268))
    f.flat(shine, "#fffdf8", 0.6, 7, clip=m, wob=0.3)


def _gold_seams(f: Frame, m: Arr) -> None:
    for seam, w in ((CRACK, 8), (TWIGS[0], 5), (TWIGS[1], 6)):
        f.line([(x + 1.6, y + 2.4) for x, y in seam], w, "#5a3c4c", alpha=0.5, clip=m, wob=2)
        f.line(list(seam), w, "#e0a430", alpha=1, clip=m, wob=2, ends=0.5)
        f.line([(x + 0.8, y - 0.8) for x, y in seam], w * 0.34, "#fff4b0", alpha=0.9, clip=m, wob=2)


def mended_mask(c: Card, x: float, y: float, s: float = 1.24, rot: float = -8) -> tuple[Frame, Arr]:
    """The mask, 700 high at s=1, middle at (x, y), without its eyes; returns its frame and mask."""
    f = c.at(x, y, s, rot)
    f.shade(ell(20, 330, 300, 60), 0.5, 24, "#2a1430")
    sand = (60, 1000, 160)  # the thickness of the shell is lit from below, by the desert
    c.paint(xf(f.path(OUTLINE), -20, 12), SHELL, vol=30, amb=0.2, gain=1.1, edge=0.2, wob=0.3, light=sand)
    c.paint(xf(f.path(OUTLINE), -3, 2), LIP, vol=6, amb=0.5, edge=0.12, wob=0.3, light=sand)
    m = porcelain_face(c, f, (0.70, -0.60, 0.54), (0.95, 0.25))
    _painted_face(f, m)
    _shines(f, m)
    _gold_seams(f, m)
    return f, m


def _socket(f: Frame, sg: int, m: Arr) -> Arr:
    hole = eye_hole(sg)
    middle = (sg * 100, -49)
    f.flat(xf(hole, 0, 0, 1.16, o=middle), "#574a78", 0.55, 4, clip=m, wob=0.3)
    f.flat(xf(hole, -2, -2, 1.05, o=middle), "#fff6e8", 0.55, 1.2, clip=m, wob=0.3)
    return f.flat(hole, "#17102a", 1, wob=0.3, det=0.6)


def cave_eye(f: Frame, m: Arr) -> None:
    """The left eye: a cave with a gleam of water."""
    inside = _socket(f, -1, m)
    f.flat(ell(-100, -33, 46, 16), "#2c5a78", 0.6, 8, clip=inside)


def _curtain(f: Frame, sg: int, inside: Arr) -> None:
    """One side of a pair of curtains, gathered to the corner of the eye."""
    u = [
        (100 + sg * dx, dy)
        for dx, dy in ((4, -94), (66, -94), (64, -30), (48, -22), (40, -34), (34, -48), (20, -62))
    ]
    drape = blob((*u[0], "c"), (*u[1], "c"), *u[2:])
    f.shade(drape, 0.4, 5, "#7a2c18", clip=inside)
    m = f.paint(drape, CURTAIN, vol=7, clip=inside, det=0.8, wob=0.2, edge=0.25, amb=0.34)
    for top, low in ((16, 36), (30, 42), (46, 48)):
        fold = [(100 + sg * top, -88), (100 + sg * (top + 12), -60), (100 + sg * low, -36)]
        f.line(fold, 2.6, CURTAIN[0], alpha=0.75, clip=m)


def window_eye(c: Card, f: Frame, m: Arr) -> None:
    """The right eye: somebody's room, lit, with a curtain and a sill."""
    inside = _socket(f, 1, m)
    x, y = f.pt(100, -49)
    warm = np.clip(1.1 - np.hypot(c.xx - x, (c.yy - y) * 1.3) / 120, 0, 1)
    c.over(inside, ramp_map(warm.astype(np.float32), ["#7a2c18", "#e07c2c", "#ffc458", "#fff0b0"]))
    f.line([(100, -90), (100, -12)], 4, "#5c3020", alpha=1, clip=inside, ends=0.9)
    f.line([(36, -50), (164, -50)], 3.6, "#5c3020", alpha=1, clip=inside, ends=0.9)
    c.glow(x, y, 200, "#ffa040", 0.4, 1.7)
    for sg in (-1, 1):
        _curtain(f, sg, inside)
    above = ((46, -30, "c"), (80, -14), (124, -14), (156, -32, "c"))
    sill = blob(*above, (158, -22), (126, -4), (78, -4), (44, -20))
    f.paint(sill, ["#5c3428", "#a8704c", "#e8b880", "#fff0c8"], vol=5, wob=0.3, det=0.7)
