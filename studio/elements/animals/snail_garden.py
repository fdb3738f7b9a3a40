"""A garden snail on its way."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import blob, ell, spiral


def garden_snail(c: Card, x: float, y: float, w: float, shell: Ramp, skin: Ramp, flip: bool = False) -> None:
    """It creeps left at (x, y), head raised, `w` long."""
    f = c.at(x, y, w / 130, 0, flip, vol=10, det=0.5, wob=0.35, rim=0.5, edge=0.28)
    f.shade(ell(4, 3, 64, 7), 0.5, 5, "#182414")
    for tip in ((-70, -56), (-54, -60)):
        f.line([(-52, -34), (tip[0] + 5, tip[1] + 10), tip], 4, skin[2], alpha=1, ends=0.7)
        f.paint(ell(*tip, 3.6), [skin[0], skin[0], skin[1]], vol=2)
    body = f.paint(blob((-54, 2), (-64, -10), (-66, -28), (-56, -40), (-44, -38), (-36, -24), (-18, -18), (28, -16),
        (54, -8), (70, 2), (20, 5)), skin, grad=(0.1, -0.2))  # fmt: skip
    for k in range(6):
        f.line([(-34 + k * 15, -12), (-38 + k * 15, 1)], 2, skin[0], alpha=0.35, clip=body)
    f.shade(ell(10, -12, 40, 9), 0.55, 5, clip=body)
    f.line([(-66, -20), (-60, -17)], 2, skin[0], alpha=0.8)
    house = f.paint(
        blob((-26, -22), (-28, -46), (-10, -70), (16, -74), (40, -58), (48, -32), (36, -12), (6, -8)),
        shell,
        vol=30,
    )
    f.shade(ell(22, -16, 30, 14), 0.35, 8, clip=house)
    whorl = spiral(8, -41, 33, 3, 2.3, 2.4)
    f.line(whorl + 1.5, 5, shell[0], alpha=0.5, clip=house)
    f.line(whorl - 2.5, 3, shell[-1], alpha=0.5, clip=house)
