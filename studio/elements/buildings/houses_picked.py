"""Houses that were fruit: one fallen in the grass with a cracked roof, and a basket of ripe ones, a chimney still smoking."""

from studio.colour import Ramp
from studio.elements.buildings.houses_hanging import fruit_house
from studio.paint import Card, Frame
from studio.palettes import PINE, ROOF_BLUE, ROOF_GOLD, ROOF_PLUM
from studio.shapes import blob, ell, taper


def windfall_house(c: Card, x: float, y: float, wall: Ramp, h: float = 98) -> None:
    """A dark house lying askew at (x, y), its roof cracked."""
    c.shade(ell(x + 26, y + 2, 78, 12), 0.55, 7, "#1c2818")
    f = fruit_house(c, x, y + 2, h, 0, wall, ROOF_BLUE, False, rot=24, stalk=14)
    f.line([(-20, -68), (-8, -62), (-12, -54), (2, -46), (-2, -36)], 4, "#1c1420", alpha=0.95)
    f.line([(-8, -62), (6, -66)], 2.6, "#1c1420", alpha=0.9)


def harvest_basket(c: Card, x: float, y: float, wall: Ramp) -> None:
    """A basket standing at (x, y) with two lit houses in it, smoke rising from the right one."""
    c.shade(ell(x + 8, y + 2, 88, 13), 0.6, 7, "#1c2818")
    f = c.at(x, y, 1.0, vol=20, wob=0.4, det=0.4, rim=0.5, edge=0.25)
    f.paint(ell(0, -66, 66, 17), [PINE[0], PINE[0], PINE[1]], vol=4)
    f.paint(
        taper((-62, -66, 9), (-56, -130, 8), (-24, -172, 8), (24, -172, 8), (56, -130, 8), (62, -66, 9)),
        PINE,
        vol=5,
    )
    for dx, kind, roof in ((-26, 2, ROOF_PLUM), (26, 1, ROOF_GOLD)):
        fruit_house(c, x + dx, y - 42, 80, kind, wall, roof, True, stalk=0)
    smoke = ((48, -122, 12), (44, -146, 17), (52, -172, 22), (42, -204, 28), (54, -242, 32))
    for dx, dy, r in smoke:
        c.puff(x + dx, y + dy, r * 1.5, "#5c7488", 0.85)
        c.puff(x + dx - r * 0.3, y + dy - r * 0.3, r, "#e8ece4", 0.7)
    _wicker(f)


def _wicker(f: Frame) -> None:
    """The front of a round basket: staves and withies, a plaited rim that curves towards us."""
    rim = ((-67, -66), (-44, -54), (0, -48), (44, -54), (67, -66))
    m = f.paint(blob((-67, -66, "c"), *rim[1:4], (67, -66, "c"), (56, -10), (38, 3), (0, 7), (-38, 3), (-56, -10)), PINE,
        grad=(0.08, -0.3))  # fmt: skip
    for row in range(5):
        y, half = -44 + row * 11, 64 - row * 3
        for k in range(9):
            x0, x1 = (
                (-1 + 2 * (k + 0.1 + 0.5 * (row % 2)) / 9.5) * half,
                (-1 + 2 * (k + 0.8 + 0.5 * (row % 2)) / 9.5) * half,
            )
            drop = [10 * (1 - (v / half) ** 2) for v in (x0, x1)]
            f.line(
                [(x0, y + drop[0]), ((x0 + x1) / 2, y + max(drop) + 2), (x1, y + drop[1])],
                6,
                PINE[2],
                alpha=0.55,
                clip=m,
            )
            f.line([(x0, y + drop[0] + 5), (x1, y + drop[1] + 5)], 2.2, PINE[0], alpha=0.6, clip=m)
    f.paint(taper(*[(px, py, 11) for px, py in rim]), PINE, vol=6)
    for k in range(12):
        px = -62 + k * 11.2
        py = -49 - 17 * (px / 67) ** 2
        f.line([(px - 3, py - 4), (px + 3, py + 5)], 2.2, PINE[0], alpha=0.6)
