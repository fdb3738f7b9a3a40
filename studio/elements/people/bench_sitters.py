"""People on a bench, seen from the front, hands folded, feet side by side."""

from collections.abc import Sequence

from studio.colour import Ramp
from studio.elements.people import hats
from studio.paint import Card
from studio.palettes import BOOT, HAIR, SKIN, WALNUT
from studio.shapes import blob, ell, rect, taper

Sitter = tuple[float, Ramp, str, Ramp]


def bench_sitter(
    c: Card, x: float, y: float, h: float, coat: Ramp, hat: str, felt: Ramp, rim: float = 1.2
) -> None:
    """One person sitting, shoes at (x, y), `h` to the crown of the head; no shadow at all."""
    f = c.at(x, y, h / 158, vol=12, wob=0.25, edge=0.3, rim=rim, amb=0.4, det=0.8)
    for s in (-1, 1):
        f.paint(taper((s * 14, -48, 17), (s * 15, -10, 13)), BOOT, vol=6)
        f.paint(blob((s * 6, -2), (s * 8, -12), (s * 20, -13), (s * 32, -5), (s * 28, 0)), BOOT, vol=5)
    f.paint(
        blob((-34, -46), (-32, -68), (0, -78), (32, -68), (34, -46), (18, -38), (0, -44), (-18, -38)),
        coat,
        vol=14,
    )
    f.line([(0, -72), (0, -46)], 2.6, coat[0], alpha=0.6)
    torso = blob((-29, -62), (-29, -98), (-15, -118), (15, -118), (29, -98), (29, -62), (0, -56))
    f.paint(torso, coat)
    for s in (-1, 1):
        f.paint(taper((s * 23, -108, 17), (s * 33, -84, 15), (s * 14, -64, 13)), coat, vol=8)
        f.paint(ell(s * 7, -62, 8.6, 7), SKIN, vol=5)
    for k in range(3):
        f.flat(ell(0, -104 + 13 * k, 2.6), coat[0], 0.9, det=0.8)
    f.shade(ell(0, -116, 16, 6), 0.4, 4)
    f.paint(ell(0, -136, 20, 21), SKIN, vol=13)
    f.paint(
        blob((-22, -132), (-21, -152), (0, -162), (21, -152), (22, -132), (15, -148), (0, -151), (-15, -148)),
        HAIR,
        vol=6,
    )
    for s in (-1, 1):
        f.flat(ell(s * 7.4, -136, 2.3, 3), "#2a1418", 1, det=1, wob=0.1)
        f.flat(ell(s * 12, -128, 4.6, 3.4), "#e08068", 0.5, 2)
    f.paint(ell(0, -131, 3.2, 2.8), SKIN, vol=3, edge=0.2)
    f.line([(-4, -124), (0, -123), (4, -124)], 1.8, "#7c2c2c", alpha=0.9, det=1)
    large = 1.9  # hats are made for a head of 10.5
    crown = c.at(*f.pt(0, -136 + 86 * large), f.s * large, **f.defaults)
    hats.HATS[hat](crown, felt, "front")


def waiting_row(c: Card, x0: float, x1: float, y: float, h: float, sitters: Sequence[Sitter]) -> None:
    """A bench with a back from x0 to x1 standing at y, and those who sit on it: where, coat, hat and its cloth."""
    s = h / 158
    for up in (112, 84):
        c.paint(rect(x0, y - up * s, x1, y - (up - 18) * s, 5), WALNUT, vol=6, wob=0.3, rim=0.5)
    for x in (x0 + 14, x1 - 14):
        c.paint(rect(x - 8, y - 114 * s, x + 8, y - 4, 3), WALNUT, vol=5, wob=0.3)
    c.paint(rect(x0 - 6, y - 52 * s, x1 + 6, y - 40 * s, 4), WALNUT, vol=5, wob=0.3, rim=0.6)
    for x, coat, hat, felt in sitters:
        bench_sitter(c, x, y, h, coat, hat, felt)
