"""Mossy rocks to sit on."""

from studio.elements.people.armour_empty import moss
from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import blob, ell

ROCK = ["#333c44", "#667268", "#a0a488", "#dcd8b0"]


def mossy_seat(c: Card) -> None:
    """One broad boulder in the middle of the page, 570 wide, its sunny top at 740, overgrown at the foot."""
    block = blob((118, 1044), (122, 960), (134, 850), (146, 772), (206, 742), (320, 730), (480, 730), (596, 740),
        (664, 768), (682, 850), (690, 960), (690, 1044), (400, 1046))  # fmt: skip
    m = c.paint(block, ROCK, vol=60, amb=0.42, lump=0.2, tex=0.26, wob=1.6, light=(160, 420, 260), edge=0.3,
        rim=0.6, grad=(0.1, -0.16))  # fmt: skip
    top = blob(
        (138, 800),
        (164, 762),
        (320, 736),
        (480, 736),
        (640, 758),
        (676, 794),
        (580, 812),
        (400, 822),
        (220, 816),
    )
    c.paint(top, ROCK[1:], vol=8, amb=0.6, lump=0.2, tex=0.3, wob=2, edge=0.05, soft=5, clip=m, alpha=0.9)
    c.marks(m, 0.9, 160, 30, 5, jit=0.12, alpha=0.3)
    for x in (184, 622):
        c.flat(ell(x, 774, 56, 16), "#f8f0c8", 0.7, 6, clip=m)
    for crack in (
        ((374, 830), (352, 880), (366, 930), (350, 980)), ((176, 846), (204, 880), (196, 930), (214, 970)),
        ((650, 824), (634, 876), (652, 930)), ((470, 860), (488, 900), (478, 960)),
    ):  # fmt: skip
        c.line(crack, 3.4, "#1c2428", 0.55, clip=m)
    c.shade(blob((250, 800), (400, 770), (550, 800), (530, 1040), (270, 1040)), 0.42, 26, "#141c28", clip=m)
    for s in (-1, 1):  # what the thighs keep the sun from
        c.shade(ell(400 + s * 170, 850, 52, 90), 0.34, 18, "#141c28", clip=m)
    for x, y, r in ((166, 760, 34), (640, 762, 36), (598, 746, 24), (400, 1030, 66), (330, 1020, 46),
        (470, 1016, 44), (160, 1020, 50), (642, 1020, 50)):  # fmt: skip
        moss(c, m, [(x, y)], r)
    for x in range(124, 690, 20):
        grass(c, x, 1052 + x * 7 % 12, 34 + x * 3 % 20, 6, ("#2c5c34", "#5c943c", "#a8bc4c"))
