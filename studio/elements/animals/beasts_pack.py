"""A pack donkey built part by part, large enough to be looked at."""

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.palettes import OCHRE, PINE
from studio.shapes import Point, blob, ell, taper, xf

ASS = ["#2a2630", "#5c5458", "#94887e", "#ccbca4", "#f0e4cc"]
FAR_LEGS: tuple[tuple[Point, ...], ...] = (
    ((-36, -78, 24), (-28, -50, 15), (-27, -36, 11), (-22, -14, 8), (-22, -5, 10)),
    ((46, -84, 34), (36, -56, 18), (45, -38, 10), (39, -15, 8), (38, -5, 10)),
)
NEAR_LEGS: tuple[tuple[Point, ...], ...] = (
    ((-48, -82, 32), (-50, -54, 19), (-49, -37, 13), (-53, -14, 9), (-54, -5, 11)),
    ((54, -90, 48), (52, -60, 26), (66, -40, 12), (60, -15, 9), (58, -5, 11)),
)
HOOF = ["#14101a", "#2e2628", "#5c4c44"]


def pack_donkey(
    c: Card, x: float, y: float, h: float = 150, ramp: Ramp = ASS, flip: bool = False, fog: float = 0
) -> Frame:
    """A donkey with a basket on its back, head down to graze, looking left; its muzzle is at frame (-136, -20)."""
    f = c.at(x, y, h / 140, 0, flip, fog=fog, vol=12, wob=0.3, rim=0.5, edge=0.28, det=0.4)
    dark = [ramp[0], *ramp[:-1]]
    for points in FAR_LEGS:
        f.paint(taper(*points), dark, vol=7)
        f.paint(blob((points[-1][0] - 7, -9), (points[-1][0] + 6, -9), (points[-1][0] + 7, 1),
            (points[-1][0] - 9, 1)), HOOF, vol=3)  # fmt: skip
    f.line([(70, -100), (84, -76), (80, -50)], 4.5, ramp[1], alpha=1, ends=0.6)
    f.paint(ell(79, -44, 5, 12, 8), HOOF, vol=4)
    for points in NEAR_LEGS:
        f.paint(taper(*points), ramp, vol=8)
        lx = points[-1][0]
        f.paint(blob((lx - 7, -9), (lx + 6, -9), (lx + 7, 1), (lx - 9, 1)), HOOF, vol=3)
    body = blob((-66, -92), (-52, -116), (-10, -116), (30, -120), (62, -114), (76, -90),
        (64, -64), (20, -54), (-30, -54), (-58, -68))  # fmt: skip
    m = f.paint(body, ramp, vol=26, grad=(0.1, -0.2))
    c.marks(m, f.angle(0.1), int(130 * f.s**2), 16 * f.s**0.5, 3, jit=0.07)
    f.flat(blob((-40, -66), (20, -62), (50, -66), (20, -54), (-30, -53)), ramp[-1], 0.35, 4, clip=m)
    _ear(f, (-86, -84), 26, dark)
    neck = blob((-40, -112), (-70, -104), (-96, -88), (-104, -70), (-88, -58), (-66, -64), (-46, -70))
    f.paint(neck, ramp, vol=16)
    mane = blob(
        (-34, -112),
        (-40, -122),
        (-56, -121),
        (-72, -115),
        (-88, -104),
        (-97, -92),
        (-88, -90),
        (-68, -102),
        (-50, -109),
    )
    hair = f.paint(mane, HOOF, vol=5, tex=0.3)
    c.marks(hair, f.angle(-1.2), 40, 10, 2.4, jit=0.1)
    head = blob((-82, -88), (-72, -72), (-84, -52), (-104, -30), (-118, -18), (-132, -20),
        (-134, -34), (-122, -54), (-108, -78), (-96, -90))  # fmt: skip
    hm = f.paint(head, ramp, vol=13)
    _ear(f, (-95, -80), -16, ramp)
    f.paint(blob((-104, -32), (-118, -14), (-138, -16), (-138, -38), (-122, -44)),
        ramp[1:4], vol=8, soft=2, clip=hm, edge=0)  # fmt: skip
    f.paint(ell(-100, -66, 9, 7, 40), [*ramp[2:], "#fffaf0"], vol=4, soft=1.5, edge=0, clip=hm)
    f.flat(ell(-99, -66, 3.4, 3.8), "#17101a", 1, det=1)
    f.line([(-134, -26), (-124, -24)], 2, "#3a2c30", alpha=0.8)
    _pack(f, m)
    return f


def _ear(f: Frame, root: tuple[float, float], turn: float, ramp: Ramp) -> None:
    """One long ear standing on `root`, its tip turned clockwise by `turn` degrees, its hollow towards us."""
    leaf = blob((-3, 4), (-7.5, -18), (-7, -34), (0, -56), (7, -34), (7.5, -18), (3, 4))
    f.paint(xf(leaf, *root, 1, turn), ramp, vol=5, edge=0.4, det=0.8)
    hollow = blob((0, -6), (-3.4, -18), (-3.2, -32), (0, -46), (3.2, -32), (3.4, -18))
    f.flat(xf(hollow, *root, 1, turn), "#5c3c40", 0.8, 0.8, det=0.7)


def _pack(f: Frame, body: Arr) -> None:
    """A blanket, a girth under the belly, and a pannier that hangs against the side."""
    f.line([(14, -116), (18, -84), (12, -54)], 5, "#4c2c1c", alpha=0.9, ends=0.9, clip=body)
    f.line([(36, -112), (58, -100), (75, -92)], 3.4, "#4c2c1c", alpha=0.9, ends=0.9, clip=body)
    f.paint(
        blob((-30, -114), (-12, -124), (26, -126), (40, -116), (38, -88), (4, -83), (-28, -88)), OCHRE, vol=8
    )
    f.line([(-27, -93), (4, -88), (37, -93)], 3, "#f4e6c0", alpha=0.8)
    f.shade(blob((-18, -104), (26, -104), (24, -66), (-12, -66)), 0.5, 4, clip=body)
    basket = blob((-22, -108, "c"), (4, -103), (28, -108, "c"), (22, -76), (4, -70), (-16, -76))
    m = f.paint(basket, PINE, vol=12, tex=0.35)
    for k in range(4):
        f.line([(-22, -102 + 8 * k), (3, -97 + 8 * k), (28, -102 + 8 * k)], 1.8, "#5c3c20", alpha=0.7, clip=m)
    f.paint(taper((-23, -108, 6), (4, -103, 7), (29, -108, 6)), PINE, vol=3)
