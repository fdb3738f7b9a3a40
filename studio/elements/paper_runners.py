"""Flat people cut out of thick card, running: bent limbs, a pale core at the edge, a dark side where the card ends."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import Path, blob, ell, join, poly, taper

EDGE = ["#6c6884", "#c4b8b0", "#f8ecd0", "#fffae8"]  # the core of the card, where it is cut

# far arm, near arm, far leg, near leg: two strides, running to the left
STRIDES = (
    (((4, -70), (24, -58), (34, -74)), ((-4, -70), (-26, -56), (-40, -70)), ((4, -40), (26, -26), (48, -34)), ((-4, -40), (-26, -30), (-30, -2))),
    (((2, -70), (-18, -80), (-36, -94)), ((0, -70), (20, -62), (38, -74)), ((4, -40), (16, -18), (38, -8)), ((-4, -40), (-28, -42), (-44, -22))),
)  # fmt: skip


def stride(pose: int, skirt: bool) -> Path:
    """One running figure in one piece, 112 high."""
    limbs = []
    for k, (a, b, e) in enumerate(STRIDES[pose % 2]):
        w = (10, 8, 7) if k < 2 else (14, 11, 8)
        limbs.append(taper((*a, w[0]), (*b, w[1]), (*e, w[2])))
        if k > 1:
            limbs.append(ell(e[0] - 5, e[1] + 1, 8, 4.5))
    trunk = blob((-10, -78), (6, -78), (12, -40), (-10, -38))
    if skirt:
        trunk = join(trunk, poly([(-9, -54), (9, -54), (26, -28), (-18, -26)]))
    return join(ell(-8, -94, 13), trunk, *limbs)


def paper_runner(
    c: Card, x: float, y: float, h: float, ramp: Ramp, pose: int = 0, flip: bool = False, skirt: bool = False, lift: float = 0
) -> None:  # fmt: skip
    """Somebody flat running left; `lift` is how high above the ground the stride has carried them."""
    s, shape = h / 108, stride(pose, skirt)
    way = -1 if flip else 1
    c.shade(ell(x + way * 10, y + 3, h * 0.4, h * 0.06), 0.6, 5, "#141438")
    for k, (dx, ramp_k) in enumerate(((7, ramp[:2]), (5, ramp[:2]), (3, EDGE), (-2, EDGE), (0, ramp))):
        f = c.at(x + dx, y - lift - (2 if k == 3 else 0), s, -8 * way, flip, vol=1.5, wob=0.25, det=0.9)
        f.paint(shape, ramp_k, edge=0.25 if k == 4 else 0.1, amb=0.5, gain=0.8)
    f.line([(-2, -74), (1, -58), (1, -42)], 2, ramp[0], alpha=0.5)
