"""A big wooden bed: the headboard, its pillows, a patchwork quilt."""

from studio.elements.rooms.rooms import pillow
from studio.paint import Card
from studio.palettes import PINE, WOOD
from studio.shapes import Point, blob, ell, poly, quad, rect, taper

ROSES = (
    ["#542030", "#a04c58", "#dc8c88", "#ffd4c0"],
    ["#5c3c40", "#b08878", "#ecd0b4", "#fff4e0"],
    ["#3c2838", "#805868", "#bc909c", "#f0ccc8"],
    ["#384840", "#6c8c74", "#a8bc98", "#e4e8c8"],
)
SHEET = ["#4c4a5c", "#8c8690", "#c8bcb0", "#f0e2c8"]
FOLD = ((150, 742), (280, 752), (400, 738), (520, 750), (650, 734))
CORNERS = ((96, 760), (704, 760), (724, 1016), (76, 1016))


def bedstead(c: Card, x: float, light: tuple[float, float, float]) -> None:
    """A headboard 660 wide, 350 to 1070 on the page, and two pillows before it."""
    f = c.at(x, 0, 1.0, vol=14, wob=0.4, edge=0.3, light=light, rim=0.5)
    f.shade(rect(-320, 360, 330, 900), 0.4, 24)
    crest = ((-306, 470), (-240, 420), (-120, 380), (0, 350), (120, 380), (240, 420), (306, 470))
    f.paint(blob((-306, 900, "c"), *crest, (306, 900, "c")), PINE, vol=16)
    panel = ((-262, 496), (-120, 420), (0, 396), (120, 420), (262, 496))
    f.paint(blob((-262, 900, "c"), *panel, (262, 900, "c")), WOOD, vol=8)
    for s in (-1, 1):
        f.paint(taper((s * 312, 1070, 44), (s * 312, 440, 38)), PINE, vol=14)
        f.paint(ell(s * 312, 420, 32), PINE, vol=20)
    for dx in (-170, 170):
        pillow(c, x + dx, 752, 160, SHEET)


def foot_posts(c: Card, x: float, light: tuple[float, float, float]) -> None:
    """The two posts nearest to us, outside the quilt, a ball on each, and their shadows on the floor."""
    f = c.at(x, 0, 1.0, vol=14, wob=0.4, edge=0.3, light=light, rim=0.4)
    for px in (-322, 322):
        f.shade(ell(px, 1090, 40, 8), 0.6, 7)
        f.paint(taper((px, 900, 38), (px, 1000, 46), (px, 1050, 42), (px, 1076, 32)), PINE)
        f.paint(ell(px, 1082, 22, 9), PINE, vol=8)
        f.paint(ell(px, 910, 27, 8), PINE, vol=6)
        f.paint(ell(px, 880, 29), PINE, vol=20)


def quilt(c: Card, lamp: Point) -> None:
    """Patchwork in four quiet colours over the whole bed, and the fold of the sheet; lit from `lamp`."""
    light = (lamp[0], lamp[1], 220)
    upper = ((88, 800), (150, 742), (280, 752), (400, 740), (520, 750), (650, 736), (712, 800))
    lower = ((600, 1012), (400, 1004), (200, 1012))
    c.paint(rect(84, 996, 716, 1024), PINE, vol=8, wob=0.4, edge=0.3, light=light, gain=0.7)
    c.shade(rect(80, 996, 720, 1016), 0.6, 8)
    shape = blob((84, 1000, "c"), *upper, (716, 1000, "c"), *lower)
    m = c.paint(shape, ROSES[0], vol=50, light=light, amb=0.28)
    for row in range(4):
        for k in range(9):
            u0, u1, v0, v1 = k / 9, (k + 1) / 9, row / 4, (row + 1) / 4
            patch = poly([quad(*CORNERS, u, v) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))])
            ramp = ROSES[(k * 3 + row * 2 + k * row) % 4]
            pm = c.paint(patch, ramp, vol=12, clip=m, light=light, amb=0.3, edge=0.35, wob=0.7)
            if (k + row) % 3 == 0:
                for i, j in ((i, j) for i in range(3) for j in range(3)):
                    dot = quad(*CORNERS, (k + (i + 0.5) / 3) / 9, (row + (j + 0.5) / 3) / 4)
                    c.flat(ell(*dot, 4), "#fff0dc", 0.7, clip=pm)
    hem = ((640, 792), (520, 806), (400, 792), (280, 808), (160, 796))
    sheet = blob((96, 800), *FOLD, (706, 800), *hem)
    c.shade(sheet, 0.4, 10, clip=m)
    c.paint(sheet, SHEET, vol=14, light=(lamp[0], lamp[1], 200), amb=0.3, edge=0.28)


def dark_under_bed(c: Card) -> None:
    """The dark between the floor and the quilt, 1000 to 1072 on the page."""
    c.flat(rect(104, 1000, 700, 1072), "#140c10", 0.9, 5)
