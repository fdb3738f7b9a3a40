"""Someone at Home.

At dawn in the snow the smoke from a cabin chimney curls down again and becomes a bear lying round the
house, chin on the doorstep. Tracks of many feet come near, stop, and go back; eyes wait between the firs.
In the window a candle; on the sill a bowl has been put out.
"""

import math

import numpy as np

from studio.colour import Arr, sstep
from studio.elements.land.land import footprints, snowfield
from studio.elements.plants.trees import conifer
from studio.elements.things.lights import flame
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRICK, CRIMSON, SNOW
from studio.shapes import Path, blob, curve, ell, poly, rect, taper

META = {"number": 23, "slug": "someone-at-home", "seed": 2301}
FINISH = Finish(bloom=0.4, vignette=0.3)

SMOKE = ["#1c2840", "#3e5068", "#6c7e90", "#a4aeb4", "#dcd6cc"]
LOG = ["#140e14", "#34221f", "#64422e", "#a87444"]
DARK_FIR = ["#08121a", "#10262a", "#203e3e", "#54746a"]
DAWN_SNOW = ["#3c4c70", "#7488a8", "#b4c2d0", "#f0e8e0"]
WINDOW = (560.0, 748.0)
INK = "#1c2434"


def wood(c: Card) -> None:
    """Grey dawn behind a wall of firs."""
    c.sky([(0, "#46586e"), (150, "#64788a"), (300, "#a09c9c"), (430, "#e0b498"), (560, "#f0c898")])
    c.clouds(40, 380, "#556a80", "#98a6ac", cover=0.5, a=0.6)
    for fog, y, tall, step in ((0.6, 700, 470, 62), (0.34, 730, 560, 88), (0.1, 770, 640, 126)):
        for x in range(-20, 840, step):
            side = abs(x - 400) / 400
            h = tall * (0.5 + 0.55 * side) * c.rng.uniform(0.85, 1.1)
            conifer(c, x + c.rng.uniform(-18, 18), y, h, DARK_FIR, fog=fog, snow=0.35, rim=0.2)
        c.haze(y + 60, y - 240, "#8a98a4", 0.3)


def eyes(c: Card) -> None:
    """Those who did not dare come nearer."""
    for x, y, far in ((92, 520, 7), (206, 468, 6), (756, 470, 6)):
        c.shade(ell(x, y, 46, 40), 0.5, 16, "#08141c")
        for dx in (-far, far):
            c.halo(x + dx, y, 12, "#ffc860", 0.7)
            c.dot(x + dx, y, 3.4, "#ffe08c", 1)


def fray(c: Card, shape: Path, soft: float, wild: float, cell: float = 70) -> Arr:
    """A shape made of smoke: its edge comes apart in wisps."""
    m = c.mask(shape, 1.6, soft)
    return np.asarray(
        sstep(0.24, 0.76, m + (c.noise(cell, 5) - 0.5) * wild * np.minimum(1, 4 * m)), np.float32
    )


def smoke_fur(c: Card, m: Arr, centre: tuple[float, float], n: int, length: float = 58) -> None:
    """Long strokes that run round the body, half fur, half drift."""
    cx, cy = centre
    c.marks(
        m, lambda x, y: np.arctan2(y - cy, x - cx) + math.pi / 2 + 0.35 * np.sin(x / 46 + y / 60), n, length, 5,
        jit=0.07, alpha=0.34, curl=0.4,
    )  # fmt: skip


def plume(c: Card) -> None:
    """Up from the chimney, over, and down again into the bear's back."""
    ribbon = taper(
        (620, 552, 16), (612, 480, 26), (572, 410, 36), (470, 350, 46), (400, 262, 54), (420, 160, 60),
        (520, 104, 66), (630, 128, 72), (700, 220, 80), (722, 340, 90), (712, 470, 110), (690, 580, 150),
    )  # fmt: skip
    m = fray(c, ribbon, 7, 0.55, 50)
    c.over(np.clip(c.blur(m, 22) * 0.3, 0, 1), "#b8c4c8")
    c.paint(m, SMOKE, vol=34, amb=0.36, edge=0, tex=0.3, lump=0.3, light=(300, 60, 260), alpha=0.9)
    smoke_fur(c, m, (560, 260), 300, 54)


def bear_back(c: Card) -> Arr:
    """The great back behind the cabin."""
    outline = blob(
        (26, 900), (22, 760), (60, 640), (120, 560), (190, 508), (264, 498), (340, 452), (460, 420), (590, 436),
        (690, 508), (752, 620), (768, 760), (744, 880), (600, 910), (200, 920),
    )  # fmt: skip
    m = fray(c, outline, 14, 0.55)
    c.over(np.clip(c.blur(m, 26) * 0.35, 0, 1), "#a8b6be")
    c.paint(
        m,
        SMOKE,
        vol=150,
        amb=0.16,
        gain=0.86,
        edge=0,
        tex=0.22,
        lump=0.16,
        light=(200, 160, 300),
        grad=(0.12, -0.2),
        alpha=0.93,
    )
    smoke_fur(c, m, (420, 800), 1100, 74)
    wisps(c)
    return m


def wisps(c: Card) -> None:
    """Threads of smoke that still drift along the back."""
    for line in (
        [(70, 700), (110, 590), (200, 540), (300, 540)], [(250, 520), (350, 490), (470, 460), (560, 480)],
        [(120, 800), (150, 680), (240, 610), (340, 600)], [(560, 470), (650, 520), (710, 620), (724, 740)],
        [(300, 470), (240, 450), (190, 470), (170, 500), (196, 516)], [(30, 640), (14, 590), (40, 556), (66, 574)],
    ):  # fmt: skip
        c.smoke(line, 5, 20, "#e4e2dc", 0.3)


def cabin(c: Card) -> None:
    """Crisp logs, a thick quilt of snow, one warm window."""
    c.shade(rect(380, 640, 690, 880), 0.5, 34, "#182236")
    c.paint(rect(600, 556, 642, 660), BRICK, vol=6, wob=0.4, det=0.5, amb=0.3)
    c.paint(blob((594, 560), (600, 546), (622, 540), (644, 548), (650, 560)), SNOW, vol=6, wob=0.4)
    wall = poly([(402, 868), (402, 716), (522, 596), (650, 716), (650, 868)])
    m = c.paint(wall, LOG, vol=3, amb=0.22, wob=0.4, edge=0.3, det=0.4, light=(*WINDOW, 130))
    for y in range(640, 868, 22):
        c.line([(402, y), (522, y + 2), (652, y)], 5, "#160e12", 0.75, 0.5, clip=m, ends=0.9)
        c.line([(402, y + 6), (522, y + 8), (652, y + 6)], 4, "#b07c4c", 0.3, 0.5, clip=m, ends=0.9)
        if y > 716:
            for x in (402, 650):
                c.paint(ell(x, y + 11, 11, 10), ["#3a2418", "#86603c", "#d0a468"], vol=6, wob=0.5, det=0.4)
    c.halo(*WINDOW, 190, "#ff9a40", 0.55)
    door = rect(424, 752, 492, 868)
    dm = c.paint(
        door, ["#16100f", "#40241c", "#7c4830", "#c8884c"], vol=3, wob=0.3, edge=0.4, det=0.6, grain=2
    )
    for x in (441, 458, 475):
        c.line([(x, 752), (x, 868)], 2.4, "#1c100e", 0.7, 0.3, clip=dm, ends=0.9)
    c.dot(482, 816, 4, "#f0c060", 1)
    glass = rect(WINDOW[0] - 34, WINDOW[1] - 38, WINDOW[0] + 34, WINDOW[1] + 36)
    c.paint(rect(516, 700, 604, 794), ["#2a1810", "#6a4226", "#b07c44"], vol=4, wob=0.3, det=0.7)
    c.flat(glass, "#ffb44a", 1, wob=0.3, det=0.9)
    c.flat(ell(WINDOW[0] + 4, WINDOW[1] + 6, 26, 28), "#ffe89c", 0.85, 7)
    c.paint(rect(556, 758, 570, 784), ["#c89858", "#f4dca4", "#fff6d8"], vol=4, wob=0.2, det=0.9)
    flame(c, 563, 758, 24, 0.4)
    c.line([(560, 710), (560, 736)], 4, "#3a2014", 1, 0.3, ends=0.9)
    c.line([(526, 738), (594, 738)], 4, "#3a2014", 1, 0.3, ends=0.9)
    c.paint(rect(508, 790, 634, 803), SNOW, vol=4, wob=0.5, amb=0.4, det=0.5)
    bowl = blob((592, 770, "c"), (634, 770, "c"), (628, 788), (618, 795), (606, 795), (598, 788))
    c.paint(bowl, CRIMSON, vol=8, wob=0.2, det=0.9, rim=0.6, light=(*WINDOW, 60), amb=0.4)
    c.flat(ell(613, 770, 20, 4.5), "#fff0c8", 1, wob=0.2, det=0.9)
    c.smoke([(613, 764), (606, 746), (618, 728), (610, 706)], 5, 13, "#fff0dc", 0.4)
    roof = poly([(366, 746), (522, 580), (690, 746), (668, 760), (522, 618), (388, 760)])
    c.shade(poly([(388, 764), (522, 622), (664, 764), (640, 770), (522, 650), (410, 776)]), 0.5, 8, clip=m)
    c.paint(roof, LOG, vol=5, wob=0.5, edge=0.3)
    snow = blob(
        (352, 742), (396, 676), (460, 606), (522, 556), (588, 606), (652, 672), (704, 742), (686, 756),
        (640, 706), (580, 646), (522, 600), (462, 652), (406, 710), (372, 756),
    )  # fmt: skip
    c.paint(
        snow, DAWN_SNOW, vol=16, wob=0.7, amb=0.4, rim=0.6, rimcol="#fff0dc", light=(300, 300, 160), det=0.3
    )


def bear_front(c: Card, back: Arr) -> None:
    """Haunch on the right, foreleg and sleeping head on the left, nose to the door."""
    haunch = fray(
        c, blob((596, 930), (606, 850), (652, 778), (716, 760), (768, 800), (776, 900), (720, 950)), 9, 0.4
    )
    c.shade(np.asarray(c.blur(haunch, 12) * back, np.float32), 0.3, 0, "#26344c")
    c.paint(haunch, SMOKE, vol=70, amb=0.26, edge=0, tex=0.3, light=(520, 640, 200))
    smoke_fur(c, haunch, (690, 880), 260, 46)
    foot = fray(c, taper((720, 930, 74), (640, 944, 66), (574, 948, 50)), 7, 0.35)
    c.paint(foot, SMOKE, vol=30, amb=0.3, edge=0, light=(520, 700, 160))
    arm = fray(c, taper((80, 880, 130), (160, 944, 84), (270, 960, 70), (350, 956, 56)), 8, 0.35)
    c.paint(arm, SMOKE, vol=36, amb=0.3, edge=0, light=(420, 760, 200))
    smoke_fur(c, arm, (200, 700), 220, 40)
    head(c)


def head(c: Card) -> None:
    """Chin on the doorstep, in profile, eye shut."""
    f = c.at(222, 924, 1.5, 3, True)
    far_ear = fray(c, f.path(ell(30, -128, 26, 28)), 5, 0.3, 40)
    c.paint(far_ear, SMOKE, vol=16, amb=0.16, edge=0)
    skull = blob(
        (-128, -32), (-124, -52), (-96, -60), (-68, -68), (-50, -92), (-20, -118), (22, -128), (66, -118), (100, -80),
        (100, -20), (60, 4), (0, 4), (-60, -2), (-108, -4), (-124, -16),
    )  # fmt: skip
    m = fray(c, f.path(skull), 5, 0.3, 46)
    c.shade(np.asarray(np.roll(c.blur(m, 14), int(-8 * c.k), 1), np.float32), 0.42, 0, "#26344c")
    c.paint(m, SMOKE, vol=60, amb=0.26, edge=0.06, tex=0.25, light=(430, 700, 220), rim=0.7, rimcol="#ffdca8")
    c.marks(
        m, lambda x, y: np.arctan2(y - 850, x - 400) + 0.3 * np.sin(y / 30), 420, 34, 4.4, jit=0.09, alpha=0.5
    )
    muzzle = blob(
        (-126, -30), (-122, -50), (-94, -57), (-66, -54), (-58, -30), (-70, -6), (-108, -6), (-122, -16)
    )
    f.paint(muzzle, SMOKE, vol=24, amb=0.44, edge=0, soft=4, light=(430, 720, 160), alpha=0.8)
    ear = fray(c, f.path(ell(20, -116, 28, 30)), 4, 0.3, 40)
    c.paint(ear, SMOKE, vol=18, amb=0.34, edge=0.1, light=(430, 640, 200), rim=0.6)
    f.shade(ell(18, -110, 14, 17), 0.6, 4, "#34445c")
    f.paint(blob((-133, -44), (-122, -55), (-108, -50), (-112, -38), (-126, -34)), ["#141a28", "#2c3648", "#7c8894"],
        vol=7, det=0.9, wob=0.3, edge=0.2)  # fmt: skip
    f.line([(-124, -34), (-112, -20), (-92, -16), (-76, -20)], 3.2, INK, alpha=0.8)
    f.line([(-64, -66), (-54, -58), (-40, -58), (-30, -68)], 4.4, INK, alpha=0.95, det=1)
    f.line([(-72, -84), (-58, -90), (-44, -88)], 3, "#e8ece4", alpha=0.4)


def tracks(c: Card, snow: Arr) -> None:
    """They came, they stopped, they went back."""
    for line, size in (
        ([(120, 1180), (190, 1120), (250, 1066), (296, 1048), (316, 1066), (296, 1100), (250, 1150), (226, 1196)], 12),
        ([(470, 1196), (440, 1130), (434, 1076), (458, 1046), (486, 1060), (500, 1110), (540, 1180)], 9),
        ([(790, 1090), (710, 1066), (650, 1040), (610, 1038), (606, 1056), (640, 1076), (700, 1108), (780, 1150)], 11),
    ):  # fmt: skip
        footprints(c, curve(*line), size, "#3c4c74", 0.75, clip=snow)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(300, 120, 320), key="#ffe2bc", fog="#93a2ac")
    wood(c)
    plume(c)
    eyes(c)
    back = bear_back(c)
    _, snow = snowfield(c, 884, DAWN_SNOW, seed=6, amp=14)
    c.shade(ell(400, 930, 380, 34), 0.4, 24, "#24345c")
    cabin(c)
    step = c.paint(blob((388, 884), (400, 866), (500, 864), (520, 884), (500, 898), (400, 898)),
        ["#3c3c48", "#7c7878", "#c4b8a8"], vol=8, wob=0.5, det=0.4)  # fmt: skip
    c.shade(ell(450, 868, 50, 6), 0.3, 6, clip=step)
    fresh = fray(
        c, taper((621, 548, 18), (617, 512, 24), (604, 474, 30), (572, 424, 36), (510, 376, 40)), 5, 0.4, 40
    )
    rising = np.asarray(fresh * sstep(370, 440, c.yy), np.float32)
    c.paint(rising, SMOKE, vol=22, amb=0.55, edge=0, tex=0.3, light=(420, 300, 200))
    bear_front(c, back)
    c.glow(540, 930, 280, "#ff9c48", 0.42, 1.7, 0.4)
    c.halo(414, 850, 120, "#ffa850", 0.3)
    tracks(c, snow)
    c.fogband(990, 16, "#c8d0d4", 0.3)
    c.snowfall(90)
