"""House Call.

A small house lies ill in a big bed, quilt up to its sills, a thermometer in the door, its windows fever-red, an
ice-bag on its roof. The doctor on a footstool listens to the wall. On the night table: a bowl of roof tiles, a brick
for a visiting card; under the bed wait two worried sheds.
"""

from studio.elements.people.figures import doctor
from studio.elements.rooms.furniture import stool
from studio.elements.rooms.rooms import pillow, room
from studio.elements.things.lights import table_lamp
from studio.finish import Finish
from studio.paint import Card, Frame
from studio.palettes import BRICK, PINE, PORCELAIN, SLATE, WALNUT, WOOD
from studio.shapes import arch, blob, ell, poly, quad, rect, taper

META = {"number": 64, "slug": "house-call", "seed": 6464}
FINISH = Finish(bloom=0.5, vignette=0.3)

LAMP = (112.0, 760.0)
WALL = ["#5c4440", "#a88878", "#e0c8a4", "#fff0d0"]
ROOF = ["#2c1420", "#6c3034", "#a8584c", "#e49c78"]
ROSES = (
    ["#542030", "#a04c58", "#dc8c88", "#ffd4c0"], ["#5c3c40", "#b08878", "#ecd0b4", "#fff4e0"],
    ["#3c2838", "#805868", "#bc909c", "#f0ccc8"], ["#384840", "#6c8c74", "#a8bc98", "#e4e8c8"],
)  # fmt: skip
FEVER = "#ff3018"
SHEET = ["#4c4a5c", "#8c8690", "#c8bcb0", "#f0e2c8"]
SHADE = ["#9c4c14", "#e8922c", "#ffcc68", "#fff2b8"]


def sickroom(c: Card) -> None:
    """Plaster green walls, a boarded floor, the light of one lamp."""
    room(
        c,
        ("#54705c", "#94a884"),
        ("#1a1210", "#4c3424", "#8c6440", "#dcac6c"),
        1000,
        paper="damask",
        ink="#40584c",
    )
    c.glow(*LAMP, 420, "#ffc870", 0.3, 1.5)
    c.darken(c.radial(330, 700, 380, 860) * 0.7, "#101c1c", 0.6)


def bedstead(c: Card) -> None:
    """The headboard and the pillows behind the patient."""
    f = c.at(400, 0, 1.0, vol=14, wob=0.4, edge=0.3, light=(*LAMP, 200), rim=0.5)
    f.shade(rect(-320, 360, 330, 900), 0.4, 24)
    f.paint(blob((-306, 900, "c"), (-306, 470), (-240, 420), (-120, 380), (0, 350), (120, 380), (240, 420), (306, 470),
        (306, 900, "c")), PINE, vol=16)  # fmt: skip
    f.paint(
        blob((-262, 900, "c"), (-262, 496), (-120, 420), (0, 396), (120, 420), (262, 496), (262, 900, "c")),
        WOOD,
        vol=8,
    )
    for s in (-1, 1):
        f.paint(taper((s * 312, 1070, 44), (s * 312, 440, 38)), PINE, vol=14)
        f.paint(ell(s * 312, 420, 32), PINE, vol=20)
    for x, rot in ((-170, -14), (170, 14)):
        g = c.at(400 + x, 716, 1.0, rot)
        pillow(c, g.x, g.y, 130, SHEET)


def patient(c: Card) -> None:
    """The house, slumped: leaning walls, a sagging ridge, two red windows, a door that holds the thermometer."""
    f = c.at(400, 800, 1.0, -4, vol=20, wob=0.6, edge=0.3, light=(*LAMP, 190), rim=0.5, amb=0.26)
    f.paint(rect(86, -548, 136, -420, 3), BRICK, vol=12)
    m = f.paint(poly([(-158, -372), (162, -366), (176, 60), (-172, 60)]), WALL, vol=16, tex=0.3)
    for line in (
        [(-120, -340), (-96, -300), (-110, -270), (-84, -240)],
        [(118, -120), (96, -90), (110, -60)],
    ):
        f.line(line, 3.5, "#6c4c44", alpha=0.8)
    f.shade(rect(-180, -384, 190, -340), 0.5, 14, clip=m)
    roof = blob((-214, -356, "c"), (-150, -420), (-104, -506, "c"), (-40, -488), (20, -470), (70, -492), (120, -510, "c"), (160, -430),
        (222, -346, "c"), (120, -330), (0, -342), (-120, -338))  # fmt: skip
    rm = f.paint(roof, ROOF, vol=22, edge=0.35)
    for row in range(7):
        y = -492 + row * 24
        for k in range(15):
            x = -216 + k * 31 + (row % 2) * 15
            f.line([(x, y), (x + 15, y + 13), (x + 30, y)], 4, "#3c1820", alpha=0.6, clip=rm)
    f.line(
        [(-214, -352), (-120, -336), (0, -340), (120, -328), (222, -342)], 12, "#8c9c94", alpha=0.95, ends=0.9
    )
    for s in (-1, 1):
        fever_window(c, f, s * 82 + 2, -232)
    f.paint(arch(-46, -170, 50, 40), WALNUT, vol=8)
    f.paint(arch(-36, -158, 40, 40), ["#1c3034", "#34585c", "#689090"], vol=6)
    thermometer(c, f)
    for x in (-122, 128):
        f.flat(ell(x, -160, 34, 20), "#ff5c3c", 0.32, 8, clip=m)
    ice_bag(c, f)
    c.smoke([f.pt(112, -552), f.pt(124, -590), f.pt(104, -630), f.pt(130, -668)], 9, 26, "#e4dcd0", 0.3)


def fever_window(c: Card, f: Frame, x: float, y: float) -> None:
    """A window with heavy lids, glowing too red."""
    f.paint(rect(x - 42, y - 48, x + 42, y + 48, 5), WALNUT, vol=6)
    f.paint(rect(x - 33, y - 39, x + 33, y + 39, 3), ["#7c0c08", "#d02414", FEVER], vol=3, amb=0.6, det=0.6)
    f.flat(ell(x, y + 16, 20, 16), "#ff7444", 0.6, 6)
    for pts in ([(x, y - 38), (x, y + 38)], [(x - 32, y + 6), (x + 32, y + 6)]):
        f.line(pts, 5, "#36201a", alpha=0.95, ends=0.9)
    f.paint(
        blob((x - 36, y - 42, "c"), (x + 36, y - 42, "c"), (x + 34, y - 12), (x, y - 2), (x - 34, y - 14)),
        ROSES[0],
        vol=6,
    )
    c.halo(*f.pt(x, y), 130, FEVER, 0.55)


def thermometer(c: Card, f: Frame) -> None:
    """In the letter slot."""
    f.paint(rect(-22, -92, 28, -78, 4), ["#1c0c10", "#3c2024"], vol=3)
    f.paint(taper((0, -84, 16), (92, -44, 16)), PORCELAIN, vol=7, det=0.7, edge=0.35)
    f.line([(4, -83), (70, -54)], 5, "#e02c20", alpha=1, ends=0.9)
    for k in range(5):
        f.line([(24 + 13 * k, -80 + 6 * k), (20 + 13 * k, -72 + 6 * k)], 1.6, "#4c5468", alpha=0.8)


def ice_bag(c: Card, f: Frame) -> None:
    """On the ridge, knotted."""
    f.shade(ell(-30, -476, 90, 22), 0.4, 8)
    f.paint(blob((-112, -486), (-100, -530), (-44, -556), (16, -540), (48, -498), (40, -468), (-30, -458), (-96, -466)),
        ["#2c5470", "#6ca4bc", "#b4dce4", "#f4fffa"], vol=30, edge=0.32)  # fmt: skip
    f.paint(
        blob((-50, -550), (-56, -586), (-30, -578), (-12, -592), (-16, -550)),
        ["#2c5470", "#6ca4bc", "#b4dce4"],
        vol=8,
    )
    f.line([(-54, -554), (-34, -548), (-14, -554)], 6, "#c83c34", alpha=0.95, ends=0.8)


def quilt(c: Card) -> None:
    """Patchwork, in four quiet colours, and the fold of the sheet."""
    outline = blob((84, 1000, "c"), (88, 800), (150, 742), (280, 752), (400, 740), (520, 750), (650, 736), (712, 800), (716, 1000, "c"),
        (600, 1012), (400, 1004), (200, 1012))  # fmt: skip
    c.shade(rect(80, 990, 720, 1060), 0.6, 14)
    m = c.paint(outline, ROSES[0], vol=50, light=(*LAMP, 220), amb=0.28)
    corners = ((96, 760), (704, 760), (724, 1016), (76, 1016))
    for row in range(4):
        for k in range(9):
            u0, u1, v0, v1 = k / 9, (k + 1) / 9, row / 4, (row + 1) / 4
            patch = poly([quad(*corners, u, v) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))])
            ramp = ROSES[(k * 3 + row * 2 + k * row) % 4]
            pm = c.paint(patch, ramp, vol=12, clip=m, light=(*LAMP, 220), amb=0.3, edge=0.35, wob=0.7)
            if (k + row) % 3 == 0:
                for i in range(3):
                    for j in range(3):
                        x, y = quad(*corners, (k + (i + 0.5) / 3) / 9, (row + (j + 0.5) / 3) / 4)
                        c.flat(ell(x, y, 4), "#fff0dc", 0.7, clip=pm)
    sheet = blob((96, 800), (150, 742), (280, 752), (400, 738), (520, 750), (650, 734), (706, 800), (640, 792), (520, 806), (400, 792),
        (280, 808), (160, 796))  # fmt: skip
    c.shade(sheet, 0.4, 10, clip=m)
    c.paint(sheet, SHEET, vol=14, light=(*LAMP, 200), amb=0.3, edge=0.28)


def under_the_bed(c: Card) -> None:
    """Two sheds in the dark, each with one lit window, holding close."""
    c.flat(rect(104, 1000, 700, 1072), "#140c10", 0.9, 5)
    for x, lean, h in ((330, -4, 62), (414, 5, 56)):
        f = c.at(x, 1092, h / 52, lean, vol=7, wob=0.4, edge=0.32, light=(*LAMP, 260), amb=0.34)
        f.paint(rect(-32, -46, 32, 0), WOOD)
        f.paint(poly([(-40, -44), (-30, -66), (40, -60), (40, -42)]), SLATE)
        for k in (-16, 0, 16):
            f.line([(k, -44), (k, -2)], 2, "#241814", alpha=0.7)
        for ex in (-13, 13):
            f.flat(ell(ex, -27, 8, 9), "#ffd890", 1, det=1)
            f.flat(ell(ex - 1, -31, 3.4), "#3c2018", 1, det=1)
        f.line([(-10, -10), (0, -14), (10, -10)], 3, "#140c0a", alpha=0.9)


def bedside(c: Card) -> None:
    """Night table, lamp, a bowl of tiles, a brick."""
    f = c.at(112, 1090, 1.0, vol=12, wob=0.35, edge=0.3, light=(*LAMP, 110), rim=0.6)
    f.shade(ell(0, 4, 90, 12), 0.6, 8)
    f.paint(rect(-74, -196, 82, -176, 4), WALNUT)
    f.paint(rect(-62, -178, 70, 0, 4), WALNUT, grad=(0.05, -0.25))
    f.paint(rect(-50, -160, 58, -110, 3), WALNUT, vol=5)
    f.paint(ell(4, -134, 7), ["#7a5218", "#f8dc80"], vol=4)
    table_lamp(c, 96, 896, 156, SHADE)
    for k in range(4):
        g = c.at(
            150 + 15 * k, 872 - 3 * (k % 2), 1.0, -50 + 24 * k, vol=5, wob=0.3, edge=0.35, light=(*LAMP, 110)
        )
        g.paint(blob((-13, 12), (-13, -20), (0, -28), (13, -20), (13, 12)), ROOF)
    g = c.at(170, 898, 1.0, vol=9, wob=0.3, edge=0.32, light=(*LAMP, 110), rim=0.5)
    g.paint(blob((-46, -30), (46, -30), (34, -4), (0, 0), (-34, -4)), PORCELAIN)
    g.line([(-40, -20), (0, -14), (40, -20)], 3, "#4a78a4", alpha=0.8)
    g = c.at(46, 898, 1.0, vol=6, wob=0.3, edge=0.35, light=(*LAMP, 110))
    g.paint(poly([(-12, 0), (-12, -22), (26, -22), (26, 0)]), BRICK)


def visit(c: Card) -> None:
    """The doctor from behind, on the stool, one ear to the wall by a long tube."""
    stool(c, 606, 1112, 92, PINE)
    doctor(c, 606, 1034, 262, arm="up", lean=-7, light=(*LAMP, 220), rim=1.0)
    disc = (516.0, 660.0)
    c.line([(566, 846), (536, 800), (560, 730), disc], 6, "#1c1418", 0.95, 0.3, ends=0.9)
    c.line([(565, 845), (535, 799), (559, 729), disc], 2, "#a89c98", 0.7, 0.3, ends=0.9)
    c.paint(ell(*disc, 15), ["#485468", "#ccd4d8", "#ffffff"], vol=8, edge=0.35, det=0.8, light=(*LAMP, 200))
    g = c.at(716, 1120, 1.0, vol=12, wob=0.35, edge=0.32, light=(*LAMP, 220), rim=0.7)
    g.shade(ell(0, 4, 56, 9), 0.5, 6)
    g.paint(rect(-46, -54, 46, 0, 10), ["#1c0e10", "#4c2820", "#885038", "#d09c68"])
    g.line([(-18, -54), (-14, -72), (14, -72), (18, -54)], 6, "#3c2018", alpha=0.95, ends=0.8)
    g.paint(rect(-9, -36, 9, -24, 2), ["#7a5218", "#f8dc80"], vol=3)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 200), key="#ffe0a0", fog="#7c947c")
    sickroom(c)
    bedstead(c)
    patient(c)
    under_the_bed(c)
    quilt(c)
    for x in (96, 704):
        c.paint(taper((x, 960, 44), (x, 1086, 40)), PINE, vol=14, wob=0.4, edge=0.3, light=(*LAMP, 200))
    bedside(c)
    visit(c)
