"""By Invitation.

In a frozen forest lake a hole has been cut, and stairs lead down under the ice, each landing with its lamps. A file of
deer descends without a sound; far below, the windows of a great house are lit. On the snow a tray with white gloves;
the last fawn looks back at us.
"""

import numpy as np

from studio.elements.animals import deer
from studio.elements.houses import pane
from studio.elements.sea_life import fish
from studio.elements.trees import bare_tree, conifer
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import SILVER, SNOW, WHITE
from studio.shapes import blob, curve, ell, poly, rect, taper

META = {"number": 66, "slug": "by-invitation", "seed": 6666}
FINISH = Finish(bloom=0.5, vignette=0.32)

DEEP = ["#040a14", "#08182a", "#0f3044", "#246068", "#80bca8"]
ICE = ["#1c4458", "#4c8c94", "#98ccc0", "#e0f4e4"]
STEP = ["#0c2030", "#24505c", "#5c9c98", "#c8e4c4", "#fff0c0"]
FAWN = ["#2a1814", "#744828", "#bc8048", "#ecbc7c", "#fff0c8"]
MANSION = ["#060c18", "#10202e", "#203c48", "#4c7074"]
FLIGHTS = (((588, 470), (176, 642)), ((176, 642), (628, 812)), ((628, 812), (400, 944)))
ICE_LINE = 452.0


def winter(c: Card) -> None:
    """A blue-black wood on the far shore, snow on the ice."""
    c.sky([(0, "#0a1226"), (200, "#16284a"), (360, "#34547c"), (460, "#5c80a0")])
    c.stars(110, 330)
    for x, h, fog in ((40, 190, 0.5), (110, 150, 0.6), (180, 210, 0.5), (250, 140, 0.64), (320, 176, 0.6), (400, 130, 0.68),
            (470, 170, 0.62), (540, 150, 0.62), (620, 200, 0.52), (690, 160, 0.56), (760, 220, 0.46)):  # fmt: skip
        conifer(c, x, 408, h, fog=fog, snow=0.7)
    c.fogband(396, 40, "#7c9cb4", 0.6)
    snow = blob((-30, 396), (200, 404), (420, 396), (640, 404), (830, 394), (830, 470, "c"), (-30, 470, "c"))
    c.paint(
        snow, ["#2c4068", "#5c78a0", "#a0b8cc", "#e4e8e4"], vol=8, amb=0.4, edge=0.05, light=(600, 300, 200)
    )
    bare_tree(c, 92, 424, 300, fog=0.1, seed=5)


def under_ice(c: Card) -> None:
    """The lake cut open: a lid of green ice, then water getting darker."""
    lid = curve(
        (-30, ICE_LINE), (160, ICE_LINE + 4), (400, ICE_LINE - 3), (640, ICE_LINE + 5), (830, ICE_LINE)
    )
    m = c.paint(poly([*lid, (830, 1240), (-30, 1240)]), DEEP, vol=3, amb=0.12, gain=0.55, edge=0, tex=0.16, light=(400, 900, 260),
        grad=(0.16, -0.1))  # fmt: skip
    c.marks(m, 0.03, 400, 70, 6, jit=0.08, alpha=0.4)
    ice = poly([*lid, *(lid[::-1] + np.array([0, 34]))])
    im = c.paint(ice, ICE, vol=12, amb=0.4, edge=0.25, wob=1.4, light=(588, 420, 160))
    for x in range(20, 800, 46):
        c.line(
            [(x, ICE_LINE + 2), (x + 10, ICE_LINE + 16), (x + 4, ICE_LINE + 34)],
            2,
            "#f0fff4",
            0.5,
            0.6,
            clip=im,
        )
        drop = 14 + x * 7 % 34
        c.paint(
            taper((x + 8, ICE_LINE + 30, 16), (x + 8, ICE_LINE + 34 + drop, 2)),
            ICE,
            vol=5,
            alpha=0.7,
            amb=0.3,
        )
    for x, y, w, flip in (
        (700, 620, 44, True),
        (90, 800, 40, False),
        (720, 960, 36, False),
        (120, 560, 34, True),
    ):
        fish(c, x, y, w, flip=flip, fog=0.4)


def great_house(c: Card) -> None:
    """Far below, every window lit."""
    c.glow(400, 1060, 420, "#ffb85c", 0.36, 1.5)
    f = c.at(400, 1190, 1.0, wob=0.4, vol=10, edge=0.25, light=(400, 1000, 120), amb=0.24, rim=0.4)
    for x, w, h in ((-236, 130, 170), (236, 130, 170), (-130, 150, 196), (130, 150, 196), (0, 170, 236)):
        f.paint(rect(x - w / 2, -h + 40, x + w / 2, 40), MANSION)
        f.paint(poly([(x - w / 2 - 12, -h + 44), (x - w * 0.3, -h - 6), (x + w * 0.3, -h - 6), (x + w / 2 + 12, -h + 44)]), MANSION,
            vol=12)  # fmt: skip
    for x, y in [(px, py) for py in (1060, 1122) for px in (140, 188, 244, 300, 500, 556, 612, 660)]:
        pane(c, x, y, 26, 40, g=0.5)
    for x in (352, 448):
        pane(c, x, 1030, 26, 40, g=0.5)
    f.paint(rect(-40, -96, 40, 40, 4), STEP, vol=6)
    f.flat(rect(-28, -84, 28, 40), "#ffe09c", 1, det=0.6)
    c.halo(400, 1130, 150, "#ffd080", 0.8)
    c.fogband(1180, 40, "#24606c", 0.4)


def flight(c: Card, a: tuple[float, float], b: tuple[float, float], n: int) -> None:
    """One run of steps hung in the water, a lamp at every other tread."""
    for k in range(n):
        t = (k + 0.5) / n
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        w = abs(b[0] - a[0]) / n * 0.62
        c.paint(poly([(x - w, y), (x + w, y), (x + w, y + 20), (x - w, y + 20)]), STEP, vol=5, wob=0.4, edge=0.3, amb=0.24,
            light=(x, y - 40, 60))  # fmt: skip
        c.flat(rect(x - w, y, x + w, y + 5), "#fff0c8", 0.55, 1, wob=0.4)
    c.flat(
        poly([(a[0], a[1] + 22), (b[0], b[1] + 22), (b[0], b[1] + 34), (a[0], a[1] + 34)]), "#0c2838", 0.8, 2
    )


def lamps(c: Card) -> None:
    """The gold that goes down."""
    for a, b in FLIGHTS:
        n = 5 if abs(a[0] - b[0]) > 300 else 3
        for k in range(n):
            t = (k + 0.15) / n
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 40
            c.line([(x, y - 8), (x, y + 14)], 3, "#20343c", 0.9, 0.2)
            c.halo(x, y + 22, 74, "#ffbe5c", 0.75)
            c.flat(ell(x, y + 22, 9, 11), "#ffdc84", 1, det=1)
            c.flat(ell(x, y + 23, 4.5, 6), "#fffbe0", 1, det=1)


def guests(c: Card) -> None:
    """Six on the stairs; the first is nearly at the door."""
    places = (
        (0, 0.5, 96, 0.0), (0, 0.82, 112, 1.0), (1, 0.28, 108, 0.0), (1, 0.56, 110, 1.0), (1, 0.84, 100, 0.0), (2, 0.6, 96, 1.0),
    )  # fmt: skip
    for i, t, h, antlers in places:
        a, b = FLIGHTS[i]
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        deer(
            c,
            x,
            y + 4,
            h,
            FAWN,
            antlers,
            flip=i == 1,
            head="up",
            light=(x - 40, y - 110, 80),
            rim=0.8,
            shadow=0.2,
        )


def doorstep(c: Card) -> None:
    """The hole, the tray, the one who has not gone down yet."""
    c.paint(ell(528, 446, 100, 18), ["#7c4410", "#d88c30", "#ffcc70"], vol=4, amb=0.5, edge=0.5, wob=0.6)
    c.glow(528, 440, 170, "#ffb450", 0.3, 1.6, 0.6)
    for s in (-1, 1):
        c.paint(blob((528 + s * 92, 458), (528 + s * 108, 444), (528 + s * 140, 446), (528 + s * 156, 460)), SNOW, vol=9, amb=0.4,
            light=(560, 400, 120))  # fmt: skip
    fawn(c, 662, 442, 1.0)
    f = c.at(340, 434, 1.3, vol=6, wob=0.2, edge=0.34, det=0.9, light=(560, 380, 120), rim=0.6)
    f.shade(ell(0, 6, 72, 9), 0.6, 6, "#1c2c50")
    f.paint(ell(0, 0, 66, 15), SILVER, vol=5, amb=0.2)
    f.paint(ell(0, -1, 52, 10), ["#2a3040", "#586478", "#98a4b0"], vol=3, amb=0.3)
    for s in (-1, 1):
        g = c.at(*f.pt(s * 20, -6), 1.3, s * 14, vol=5, wob=0.2, edge=0.36, det=1, amb=0.55)
        g.paint(blob((-9, 4), (-10, -12), (0, -18), (10, -12), (9, 4)), WHITE)
        for k, (x, y) in enumerate(((-11, -30), (-4, -36), (4, -36), (11, -30))):
            g.paint(taper((-7.5 + 5 * k, -12, 6), (x, y, 5)), WHITE, vol=3)
        g.paint(taper((-s * 8, -6, 6), (-s * 18, -16, 5)), WHITE, vol=3)


def fawn(c: Card, x: float, y: float, s: float) -> None:
    """The last of the file, side on, its face turned to us."""
    f = c.at(x, y, s, vol=16, wob=0.35, edge=0.3, rim=0.9, amb=0.26, light=(540, 420, 110), tex=0.25)
    f.shade(ell(8, 2, 70, 9), 0.5, 7, "#1c2c50")
    for hip, knee, foot in ((-34, -40, -36), (-22, -20, -24), (44, 54, 46), (56, 68, 58)):
        f.paint(taper((hip, -70, 17), (knee, -38, 10), (foot, -4, 7)), FAWN, vol=6)
        f.paint(ell(foot - 1, -3, 6, 4.5), ["#1c1014", "#3c241c"], vol=3)
    m = f.paint(
        blob((-48, -92), (-34, -118), (10, -120), (56, -118), (74, -94), (64, -68), (14, -62), (-34, -66)),
        FAWN,
    )
    for px, py in ((4, -106), (22, -100), (40, -106), (54, -96), (14, -90), (34, -88), (-8, -98)):
        f.flat(ell(px, py, 4.4, 3.6), "#fff4dc", 0.85, clip=m)
    f.paint(blob((66, -112), (84, -122), (84, -104), (72, -96)), WHITE, vol=5)
    f.paint(taper((-36, -100, 36), (-50, -140, 28)), FAWN, vol=11)
    f.shade(ell(-52, -140, 22, 14), 0.4, 6)
    for sd in (-1, 1):
        f.paint(
            blob((-52 + sd * 14, -176), (-52 + sd * 36, -198), (-52 + sd * 56, -190), (-52 + sd * 34, -170)),
            FAWN,
            vol=7,
        )
        f.paint(blob((-52 + sd * 20, -178), (-52 + sd * 36, -190), (-52 + sd * 48, -187), (-52 + sd * 32, -175)),
            ["#6c3c34", "#c88878", "#f4c8b0"], vol=3)  # fmt: skip
    f.paint(
        blob(
            (-77, -176),
            (-52, -190),
            (-27, -176),
            (-31, -150),
            (-42, -130),
            (-52, -126),
            (-62, -130),
            (-73, -150),
        ),
        FAWN,
        vol=16,
    )
    f.paint(
        blob((-62, -146), (-52, -150), (-42, -146), (-43, -132), (-52, -127), (-61, -132)),
        ["#c8a078", "#fff4dc"],
        vol=4,
        soft=2,
    )
    f.flat(ell(-52, -137, 6, 4), "#1c1014", det=1)
    for sd in (-1, 1):
        f.flat(ell(-52 + sd * 14, -161, 5, 6), "#140c10", det=1)
        f.flat(ell(-52 + sd * 14 - 1.6, -163, 1.8), "#fff4e0", det=1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 900, 240), key="#ffd890", fog="#2c4c68")
    winter(c)
    c.snowfall(110)
    under_ice(c)
    great_house(c)
    for (a, b), n in zip(FLIGHTS, (9, 10, 6), strict=True):
        flight(c, a, b, n)
    lamps(c)
    c.darken(c.radial(400, 760, 330, 700) * c.ground(490), "#030a18", 0.6)
    guests(c)
    doorstep(c)
