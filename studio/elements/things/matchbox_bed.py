"""A matchbox made up as a bed."""

from studio.paint import Card
from studio.palettes import BLUE, LINEN, RED
from studio.shapes import blob, ell, poly


def matchbox_bed(c: Card, x: float, y: float, rot: float = -3, s: float = 1.0) -> None:
    """The drawer, 220 wide, its pillow at the left and a striped red blanket; (x, y) is the middle of its near edge."""
    f = c.at(x, y, s, rot, wob=0.3, vol=6, edge=0.3, det=0.6)
    f.shade(ell(0, 8, 110, 16), 0.55, 9)
    f.paint(poly([(-96, -46), (80, -46), (104, 0), (-112, 0)]), ["#2c2c4c", "#545880", "#9494ac"], vol=4)
    f.paint(poly([(-112, 0), (104, 0), (104, 30), (-112, 30)]), BLUE, vol=5)
    f.paint(poly([(104, 0), (80, -46), (86, -20), (106, 28)]), BLUE, vol=3)
    f.shade(ell(-58, -16, 40, 12), 0.45, 6)
    m = f.paint(
        blob((-88, -44), (-58, -48), (-30, -44), (-26, -24), (-30, -6), (-62, -2), (-94, -6), (-92, -26)),
        LINEN,
        vol=14,
    )
    f.shade(ell(-60, -24, 14, 7), 0.25, 5, "#5c5a74", clip=m)  # where a head has lain
    blanket = blob((-30, -48, "c"), (24, -52), (82, -48, "c"), (100, -16), (108, 16, "c"), (84, 20), (56, 14), (24, 20),
        (-8, 14), (-40, 19, "c"), (-38, -12))  # fmt: skip
    m = f.paint(blanket, RED, vol=9, edge=0.26)
    f.shade(blob((-44, 2), (106, 2), (112, 22), (-44, 24)), 0.32, 3, RED[0], clip=m)  # it hangs over the side
    for i in range(3):
        f.line(
            [(6 + i * 30, -50), (12 + i * 34, 0), (11 + i * 34, 20)],
            5,
            "#f4c488",
            alpha=0.6,
            clip=m,
            ends=0.9,
        )
    f.paint(
        blob((-34, -49, "c"), (-16, -50, "c"), (-22, 0), (-23, 17, "c"), (-43, 19, "c"), (-42, -4)),
        LINEN,
        vol=6,
    )
