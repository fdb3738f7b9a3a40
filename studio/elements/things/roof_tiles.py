"""What a house lives on: a bowl of roof tiles."""

from studio.paint import Card
from studio.palettes import PORCELAIN, STEEL
from studio.shapes import blob, ell, taper

RED_TILE = ["#3c1418", "#8c3430", "#cc6c4c", "#ffb888"]
EDGE = ["#8c4434", "#d0805c", "#ffc09c"]
TILE = ["#2c1420", "#6c3034", "#a8584c", "#e49c78"]
PILE = ((24, -25, 6), (-6, -26, -2), (-33, -24, -14), (6, -43, 10), (-22, -42, -6))


def roof_tile(c: Card, x: float, y: float, s: float, rot: float, light: tuple[float, float, float]) -> None:
    """A barrel tile 28 wide lying on (x, y), seen from its end: a thick arch, its round back running away from us."""
    f = c.at(x, y, s, rot, gain=0.9, amb=0.26, vol=7, wob=0.15, edge=0.45, light=light, rim=0.6, det=0.8)
    f.shade(ell(2, 0, 17, 5), 0.5, 3, TILE[0])
    back = (-15, 0, "c"), (-14, -9), (-4, -17), (8, -32), (18, -35), (29, -30), (32, -20, "c"), (15, 0, "c")
    m = f.paint(blob(*back), RED_TILE, vol=10)
    f.flat(taper((-2, -15, 4), (14, -33, 4)), "#ffc8a0", 0.5, 1.6, clip=m)
    f.shade(taper((14, -6, 7), (30, -22, 7)), 0.5, 2, TILE[0], clip=m)
    arch = (-15, 0, "c"), (-13, -9), (0, -16), (13, -9), (15, 0, "c")
    f.paint(blob(*arch), EDGE, vol=2, edge=0.5)
    f.flat(
        blob((-11.4, 0, "c"), (-9.6, -6.4), (0, -12), (9.6, -6.4), (11.4, 0, "c")), "#44181c", 1, 0.4, det=1
    )


def bowl_of_tiles(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """A porcelain bowl, 90 wide, five curved roof tiles heaped in it, and a spoon."""
    f = c.at(x, y, 0.98, vol=9, wob=0.3, edge=0.34, light=light, rim=0.5)
    f.shade(ell(2, 0, 40, 5), 0.5, 4)
    f.paint(taper((30, -30, 5), (50, -58, 4.5), (57, -68, 9), (61, -76, 7)), STEEL, vol=4, det=0.7)
    for dx, up, rot in PILE:
        roof_tile(c, *f.pt(dx, up), 1.06, rot, light)
    f.paint(
        blob((-46, -30, "c"), (0, -27), (46, -30, "c"), (38, -10), (20, 0, "c"), (-20, 0, "c"), (-38, -10)),
        PORCELAIN,
    )
    f.line([(-41, -20), (0, -15), (41, -20)], 3.4, "#4a78a4", alpha=0.85)
