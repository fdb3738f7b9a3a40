"""A waiting room in cold light: cream wall, panel and skirting, a floor of worn squares, one long ceiling lamp."""

from studio.colour import Ramp
from studio.paint import Card
from studio.shapes import ell, poly, rect

WALL: Ramp = ["#8c887c", "#b8b2a0", "#d8d0bc", "#f4ecd8"]
PANEL: Ramp = ["#5c5a54", "#86827a", "#a8a294", "#ccc4b0"]
LINO: Ramp = ["#6c6860", "#9c968a", "#c4bcaa", "#e8e0cc"]
BEECH: Ramp = ["#54402c", "#a07c54", "#d4b484", "#fcecc4"]
TUBE: Ramp = ["#dcecec", "#f4fcfa", "#ffffff"]


def waiting_room(c: Card) -> None:
    """The room fills the page; its floor begins at 964."""
    c.sky([(0, "#ccd4c4"), (400, "#d8d0b8"), (800, "#bcae94")], calm=0.6)
    c.marks(c.all(), 1.57, 700, 50, 8, jit=0.05, alpha=0.4)
    c.glow(400, 90, 560, "#f4fcf4", 0.6, 1.5)
    c.paint(rect(-20, 700, 820, 960), PANEL, vol=3, edge=0.05, wob=0.4, amb=0.5)
    c.paint(rect(-20, 690, 820, 708), WALL, vol=4, wob=0.4)
    c.paint(rect(-20, 930, 820, 966), WALL, vol=5, wob=0.4, grad=(0, -0.2))
    floor = c.paint(rect(-20, 964, 820, 1220), LINO, vol=3, amb=0.5, edge=0.05, grad=(-0.1, 0.08))
    for row, (y0, y1) in enumerate(((966, 1000), (1000, 1052), (1052, 1124), (1124, 1230))):
        k0, k1 = 0.62 + (y0 - 966) / 420, 0.62 + (y1 - 966) / 420
        for i in range(-8, 8):
            if (i + row) % 2 == 0:
                far = ((400 + i * 110 * k0, y0), (400 + (i + 1) * 110 * k0, y0))
                near = ((400 + (i + 1) * 110 * k1, y1), (400 + i * 110 * k1, y1))
                c.flat(poly([*far, *near]), "#8c867a", 0.5, 1, clip=floor)


def long_bench(c: Card, seat: float, feet: float, legs: tuple[float, ...]) -> None:
    """One bench for all, from edge to edge: the top of its seat at `seat`, the edge under it, legs down to `feet`."""
    c.shade(rect(-20, seat + 40, 820, feet - 16), 0.68, 12)
    c.shade(rect(-20, feet - 40, 820, feet + 6), 0.4, 14)
    for x in legs:
        c.shade(ell(x, feet + 2, 26, 7), 0.5, 5)
        c.paint(rect(x - 9, seat + 30, x + 9, feet, 2), BEECH[:3], vol=5, wob=0.3, grad=(-0.3, 0.05), grain=2)
    c.paint(rect(-20, seat - 8, 820, seat + 12), BEECH[1:], vol=2, amb=0.6, wob=0.3, grain=1, edge=0.1)
    c.paint(
        rect(-20, seat + 10, 820, seat + 44),
        BEECH,
        vol=7,
        amb=0.5,
        wob=0.3,
        grain=1,
        grad=(0.14, -0.16),
        edge=0.3,
        rim=0.4,
    )


def ceiling_lamp(c: Card) -> None:
    """One long lamp on two cords, 340 wide, at the top of the page."""
    for x in (300, 500):
        c.line([(x, 20), (x, 96)], 4, "#6c6860", 0.9)
    c.paint(rect(230, 92, 570, 118, 8), PANEL, vol=8, wob=0.3)
    c.paint(rect(240, 112, 560, 130, 8), TUBE, vol=5, amb=0.8, wob=0.3, det=0.6)
