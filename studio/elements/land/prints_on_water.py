"""The bare, wet prints of somebody who has walked over the water, daylight still in them."""

from studio.paint import Card
from studio.shapes import blob, cut, ell

LYING = 0.5  # a print on the water is seen at a slant
# from the heel (above, away from us) to the toes (below); the hollow is on the inner side, at the right
SOLE = (
    (-2.6, -25), (2.6, -24), (5, -18), (4, -9), (4.4, -1), (7.6, 6), (8, 12), (3.6, 16.4), (-3.4, 15), (-7.4, 9), (-7.4, 0), (-6.4, -9),
    (-6.6, -19),
)  # fmt: skip
TOES = ((-9.2, 16.4, 1.5), (-5.8, 20.6, 1.7), (-1.8, 23.4, 1.8), (2.4, 24.6, 2.0), (7.6, 23.0, 2.8))


def print_on_water(c: Card, x: float, y: float, r: float, left: bool = False, a: float = 0.8) -> None:
    """One bare foot about twice `r` wide that steps towards us, lying on the water round (x, y): a dent full of light, and its ring."""
    for k, w in enumerate((2.2, 3.3)):
        ring = cut(
            ell(x, y, r * w, r * w * 0.36), ell(x, y, r * w - 0.9 - r * 0.05, r * w * 0.36 - 0.7 - r * 0.03)
        )
        c.flat(ring, "#ffdc94", a * (0.5 - 0.22 * k), 0.5 + r * 0.02, wob=0.5)
    c.shade(ell(x, y, r * 1.4, r * 1.1), 0.55, r * 0.36, "#06202e", wob=0.2)
    c.halo(x, y, r * 2.6, "#ff9c34", 0.42 * a)
    f = c.at(x, y, r / 10, 24 if left else 14, not left, wob=0.1)
    sole = blob(*[(px, py * LYING) for px, py in SOLE])
    m = c.mask(f.path(sole), 0.1)
    f.flat(sole, "#f6b658", a * 0.85, 0.7, det=0.9)
    for py, rx, ry in ((8, 5.2, 6), (-17, 3.4, 5.4)):
        f.flat(ell(-0.4, py * LYING, rx, ry * LYING), "#fff0b8", a, 1.5, clip=m, det=0.9)
    for tx, ty, tr in TOES:
        f.flat(ell(tx, ty * LYING, tr, tr * 0.72), "#ffe09a", a, 0.3, det=1)
    for dy, wide in ((-0.3, 1.1), (0.44, 1.5)):
        c.streak(x - r * 0.2, y + r * dy, r * wide, max(0.5, r * 0.05), "#5c6c54", 0.26)
