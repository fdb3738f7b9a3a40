"""What a house lives on: a bowl of roof tiles."""

from studio.paint import Card
from studio.palettes import PORCELAIN, STEEL
from studio.shapes import blob, ell, taper

RED_TILE = ["#3c1418", "#8c3430", "#cc6c4c", "#ffb888"]
TILE = ["#2c1420", "#6c3034", "#a8584c", "#e49c78"]


def bowl_of_tiles(c: Card, x: float, y: float, light: tuple[float, float, float]) -> None:
    """A porcelain bowl, 82 wide, five roof tiles standing in it like biscuits, and a spoon."""
    f = c.at(x, y, 0.9, vol=9, wob=0.3, edge=0.34, light=light, rim=0.5)
    f.shade(ell(2, 0, 40, 5), 0.5, 4)
    f.paint(taper((24, -30, 5), (44, -64, 4.5), (50, -74, 9), (54, -82, 7)), STEEL, vol=4, det=0.7)
    for k, (dx, up, rot) in enumerate(
        ((-22, -50, -24), (16, -54, 16), (-6, -60, -6), (-16, -38, -14), (10, -40, 10))
    ):
        g = c.at(
            *f.pt(dx * 1.1, up + 18),
            1.12,
            rot,
            gain=0.72,
            amb=0.2,
            vol=6,
            wob=0.25,
            edge=0.6,
            light=light,
            rim=0.7,
            det=0.7,
        )
        g.paint(
            blob((-12, 4, "c"), (-13, -16), (-8, -25), (0, -28), (8, -25), (13, -16), (12, 4, "c")),
            TILE if k % 2 else RED_TILE,
        )
        g.line([(-8, -12), (0, -20), (8, -12)], 2, TILE[0], alpha=0.6)
    f.paint(
        blob((-46, -30, "c"), (0, -27), (46, -30, "c"), (38, -10), (20, 0, "c"), (-20, 0, "c"), (-38, -10)),
        PORCELAIN,
    )
    f.line([(-41, -20), (0, -15), (41, -20)], 3.4, "#4a78a4", alpha=0.85)
