"""A pack donkey built part by part, large enough to be looked at."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import OCHRE, PINE
from studio.shapes import Point, blob, ell, taper

ASS = ["#2a2630", "#5c5458", "#94887e", "#ccbca4", "#f0e4cc"]
FAR_LEGS: tuple[tuple[Point, ...], ...] = (
    ((-34, -70, 19), (-30, -36, 11), (-26, -4, 9)),
    ((44, -80, 26), (46, -44, 13), (40, -4, 9)),
)
NEAR_LEGS: tuple[tuple[Point, ...], ...] = (
    ((-50, -74, 24), (-48, -38, 13), (-50, -4, 10)),
    ((56, -84, 34), (64, -46, 15), (58, -24, 12), (60, -4, 10)),
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
        f.paint(blob((points[2][0] - 7, -9), (points[2][0] + 6, -9), (points[2][0] + 7, 1),
            (points[2][0] - 9, 1)), HOOF, vol=3)  # fmt: skip
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
    for ex, ey, lean in ((-92, -132, dark), (-70, -140, ramp)):
        f.paint(blob((-90, -82), ((-90 + ex) / 2 - 9, (-82 + ey) / 2), (ex, ey),
            ((-80 + ex) / 2 + 8, (-84 + ey) / 2)), lean, vol=5)  # fmt: skip
    neck = blob((-40, -112), (-70, -104), (-96, -88), (-104, -70), (-88, -58), (-66, -64), (-46, -70))
    f.paint(neck, ramp, vol=16)
    for k in range(7):
        px, py = -46 - 8 * k, -112 + 3.2 * k
        f.line([(px, py + 4), (px + 2, py - 8)], 4.4, HOOF[1], alpha=0.9)
    head = blob((-82, -88), (-72, -72), (-84, -52), (-104, -30), (-118, -18), (-132, -20),
        (-134, -34), (-122, -54), (-108, -78), (-96, -90))  # fmt: skip
    hm = f.paint(head, ramp, vol=13)
    f.paint(blob((-104, -32), (-118, -14), (-138, -16), (-138, -38), (-122, -44)),
        [*ramp[2:], "#fffaf0"], vol=8, soft=2, clip=hm, edge=0)  # fmt: skip
    f.paint(ell(-100, -66, 9, 7, 40), [*ramp[2:], "#fffaf0"], vol=4, soft=1.5, edge=0, clip=hm)
    f.flat(ell(-99, -66, 3.4, 3.8), "#17101a", 1, det=1)
    f.line([(-134, -26), (-124, -24)], 2, "#3a2c30", alpha=0.8)
    f.paint(blob((-26, -118), (-10, -124), (26, -124), (36, -116), (34, -84), (-22, -84)), OCHRE, vol=6)
    f.line([(-22, -92), (6, -89), (34, -92)], 3, "#f4e6c0", alpha=0.8)
    f.paint(blob((-20, -116), (26, -116), (24, -86), (16, -80), (-10, -80), (-18, -86)), PINE,
        vol=10, tex=0.35)  # fmt: skip
    for k in range(4):
        f.line([(-19, -110 + 8 * k), (3, -107 + 8 * k), (25, -110 + 8 * k)], 1.8, "#5c3c20", alpha=0.7)
    return f
