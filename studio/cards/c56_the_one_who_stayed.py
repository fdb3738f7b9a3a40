"""The One Who Stayed.

The night train is pulling out of a snowy station, its windows warm; in the last one somebody in a hat looks
back. On the platform the bench is empty, but on the bench's shadow sits the shadow of a woman in the same hat,
and waves. Beside it stands the shadow of a suitcase; a dropped glove, quite real, has no shadow at all.
"""

import numpy as np

from studio.elements.figures import bell
from studio.elements.household import clock
from studio.elements.trees import conifer
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import IRON, RED, SNOW, WOOD
from studio.shapes import Path, blob, ell, join, poly, rect, taper

META = {"number": 56, "slug": "the-one-who-stayed", "seed": 5656}
FINISH = Finish(bloom=0.5, vignette=0.3)

FAR = (612.0, 306.0)  # where train, rails and platform meet
LAMPS = (150.0, 620.0, 240.0)
NIGHT_SNOW = ["#1a2848", "#384c78", "#6c86ac", "#a4b4cc", "#e8dcc8"]
CARRIAGE = ["#0a101c", "#122230", "#1e3844", "#345460", "#7c8c84"]
ROOF_SNOW = ["#22304c", "#4c6084", "#8c9cb4", "#c8ccd0"]
BENCH = (236.0, 1036.0)


def along(side: float, drop: float, d: float) -> tuple[float, float]:
    """A point beside the track: sideways and downwards in pixels at the near end, d lengths away."""
    return FAR[0] + (side - FAR[0]) / d, FAR[1] + (drop - FAR[1]) / d


def strip(side: tuple[float, float], drop: tuple[float, float], d0: float, d1: float) -> Path:
    """A four-sided patch running away from us."""
    a, b = along(side[0], drop[0], d0), along(side[1], drop[1], d0)
    return poly([a, b, along(side[1], drop[1], d1), along(side[0], drop[0], d1)])


def night(c: Card) -> None:
    """Steel sky, a wood in the mist, the snow."""
    c.sky([(0, "#0c1428"), (180, "#1c2c4c"), (320, "#4c6488"), (420, "#6c84a0")])
    c.clouds(0, 280, "#141e38", "#2c4468", cover=0.45, cell=180, a=0.6)
    for x, h, fog in ((470, 60, 0.7), (520, 84, 0.66), (566, 66, 0.7), (650, 96, 0.5), (700, 130, 0.42),
            (752, 110, 0.45), (790, 150, 0.36), (610, 70, 0.62)):  # fmt: skip
        conifer(c, x, 326, h, fog=fog, snow=0.6)
    ground = poly([(-30, 312), (830, 304), (830, 1240), (-30, 1240)])
    m = c.paint(ground, NIGHT_SNOW, vol=3, amb=0.22, gain=0.95, edge=0, tex=0.2, light=LAMPS, lump=0.06)
    c.marks(m, lambda x, y: np.arctan2(y - FAR[1], x - FAR[0]) + 1.4, 700, 60, 5, jit=0.04, alpha=0.5)
    c.haze(300, 470, "#6c84a4", 0.75)


def station(c: Card) -> None:
    """A far shelter with its clock, right."""
    f = c.at(724, 470, 1.0, fog=0.34, wob=0.4, vol=8)
    f.paint(rect(-46, -92, 100, 0), WOOD, light=LAMPS)
    f.paint(poly([(-74, -84), (-50, -128), (100, -134), (100, -84)]), SNOW, vol=10, light=LAMPS)
    clock(c, 706, 416, 40, hands=(300, 0))
    c.haze(440, 500, "#6c84a4", 0.3)


def train(c: Card) -> None:
    """The last carriages, a dark wedge with lit windows, running away up right."""
    rails = poly([along(-120, 860, 0.7), along(250, 860, 0.7), along(250, 860, 12), along(-120, 860, 12)])
    c.flat(rails, "#1c2a40", 0.75, 10)
    side = {"vol": 6, "amb": 0.2, "edge": 0.2, "tex": 0.3, "light": (300, 600, 300)}
    for d0, d1 in ((4.2, 9.0), (2.3, 4.0), (1.0, 2.2)):
        c.paint(strip((186, 186), (262, 800), d0, d1), CARRIAGE, wob=0.3, **side)
        c.paint(
            strip((186, 150), (262, 214), d0, d1), ROOF_SNOW, wob=0.4, vol=4, amb=0.3, light=(400, 100, 300)
        )
        c.flat(strip((186, 186), (640, 656), d0, d1), "#c8a868", 0.6, wob=0.3)
        for d in np.arange(d0 * 1.035, d1 * 0.93, 0.17 * d0**0.4):
            lit_window(c, float(d), float(d) + 0.115 * d0**0.4)
    rear(c)


def lit_window(c: Card, d0: float, d1: float) -> None:
    """One window and the quad of light it lays on the platform."""
    for reach, a in ((400, 0.5), (500, 0.36), (640, 0.26)):
        c.flat(strip((262, reach), (850, 866), d0, d1), "#f4b866", a, 3.5 / d0)
    c.flat(strip((186, 186), (378, 596), d0, d1), "#100c10", 0.8, wob=0.3)
    c.flat(strip((186, 186), (392, 582), d0 + 0.012, d1 - 0.012), "#ffc768", wob=0.25, det=0.6)
    c.flat(strip((186, 186), (392, 470), d0 + 0.012, d1 - 0.012), "#ffe8ac", 0.7, 3, wob=0.25)


def rear(c: Card) -> None:
    """The end of the last carriage: a door with its window, and who looks out of it."""
    f = c.at(186, 800, 1.0, wob=0.35, vol=10, edge=0.3, amb=0.16, light=(420, 560, 260), tex=0.3)
    m = f.paint(poly([(-250, -548), (0, -538), (0, 0), (-250, 0)]), CARRIAGE, rim=0.7)
    c.marks(m, np.pi / 2, 120, 50, 4, jit=0.06)
    f.paint(blob((-260, -536, "c"), (-120, -606), (4, -530, "c")), ROOF_SNOW, vol=16, amb=0.3)
    f.paint(rect(-132, -480, -18, -30, 6), [*CARRIAGE[:3]], vol=6, amb=0.35)
    f.paint(rect(-120, -462, -30, -300, 10), IRON, vol=4)
    pane = f.paint(rect(-113, -455, -37, -307, 8), ["#e08c3c", "#ffc868", "#ffe8a8"], vol=2, amb=0.5, det=0.7)
    before = c.img.copy()
    dark = ["#140c1c", "#2c1c30", "#4c3444"]
    bell(
        c,
        111,
        586,
        176,
        dark,
        "brim",
        dark,
        dark,
        dark,
        "back",
        "up",
        light=(110, 460, 60),
        rim=0.4,
        shadow=0,
    )
    c.img = before * (1 - pane[..., None]) + c.img * pane[..., None]
    for x in (-150, -8):
        f.paint(ell(x - 4, -70, 16), RED, amb=0.7, vol=8, det=0.7)
        c.halo(*f.pt(x - 4, -70), 70, "#ff5030", 0.5)
    f.paint(rect(-250, -20, 10, 20), IRON, vol=6)
    c.halo(111, 420, 130, "#ffc468", 0.35)


def steam(c: Card) -> None:
    """The engine is already in the mist."""
    c.smoke([(600, 292), (570, 220), (480, 150), (330, 96), (160, 70)], 22, 110, "#b8c4d0", 0.16)
    c.smoke([(604, 300), (640, 250), (700, 210)], 14, 60, "#c8d0d8", 0.12)
    c.fogband(330, 60, "#9cb0c0", 0.5)


def cast(u: float, v: float) -> tuple[float, float]:
    """Where the shadow of a point falls: `u` along the bench's end, `v` above the ground."""
    return BENCH[0] + u + 0.74 * v, BENCH[1] - 0.06 * u - 0.9 * v


def shade_of(*points: tuple[float, ...]) -> Path:
    """A blob of shadow through points (u, v)."""
    return blob(*[(*cast(p[0], p[1]), *p[2:]) for p in points])


def limb_of(*points: tuple[float, float, float]) -> Path:
    """A limb of shadow through points (u, v, width)."""
    return taper(*[(*cast(u, v), w) for u, v, w in points])


def woman() -> Path:
    """The shadow of somebody sitting, hat on, one arm up."""
    skirt = shade_of((96, 140), (98, 186), (40, 200), (-30, 206), (-96, 196), (-122, 150), (-134, 40), (-150, 14),
        (-60, 10), (-52, 80), (-50, 136), (20, 138))  # fmt: skip
    torso = shade_of(
        (28, 190), (36, 250), (14, 300), (20, 344), (56, 362), (88, 340), (100, 280), (86, 230), (98, 180)
    )
    head = shade_of((30, 352), (14, 362), (8, 376), (-2, 384), (8, 396), (6, 424), (30, 440), (70, 440), (82, 410),
        (74, 376), (60, 352))  # fmt: skip
    brim = limb_of((-52, 420, 7), (-10, 434, 13), (40, 440, 17), (96, 436, 13), (132, 424, 6))
    crown = shade_of((4, 436), (12, 482), (44, 494), (74, 482), (84, 436))
    arm = limb_of((40, 326, 40), (-36, 290, 32), (-82, 330, 26), (-104, 404, 20))
    hand = [
        limb_of((-104, 400, 20), (-104 + dx, 446 + dy, 8))
        for dx, dy in ((-34, -18), (-20, 2), (-2, 8), (16, 0))
    ]
    return join(skirt, torso, head, brim, crown, arm, *hand, limb_of((50, 330, 34), (48, 366, 32)), limb_of((76, 386, 34), (82, 380, 34)),
        limb_of((-132, 16, 20), (-168, 8, 14)))  # fmt: skip


def bench_shadow() -> Path:
    """The shadow of the bench's end: seat, back, two feet."""
    return join(limb_of((-66, 134, 20), (120, 134, 20)), limb_of((118, 120, 18), (142, 300, 18)),
        limb_of((-48, 0, 16), (-50, 134, 16)), limb_of((110, 0, 16), (116, 134, 16)),
        limb_of((126, 200, 14), (134, 240, 14)))  # fmt: skip


def suitcase_shadow() -> Path:
    """The shadow of a suitcase nobody left."""
    case = poly([cast(*p) for p in ((196, 0), (322, 0), (322, 108), (196, 108))])
    return join(case, limb_of((236, 108, 9), (238, 132, 9), (280, 132, 9), (282, 108, 9)))


def shadows(c: Card) -> None:
    """All that is left, in one blue."""
    whole = join(woman(), bench_shadow(), suitcase_shadow())
    soft = c.mask(whole, 0.5, 1.2)
    c.flat(c.blur(soft, 10) * 0.5, "#5c78b0", 0.5, mode="mul")
    c.flat(soft, "#2c4484", 0.9, mode="mul", det=0.5)


def bench(c: Card) -> None:
    """The bench itself, seen from its end; the snow on it is bare where somebody sat."""
    f = c.at(*BENCH, 1.0, wob=0.35, vol=6, edge=0.3, amb=0.22, light=(120, 760, 160), rim=0.9)
    back = (32, -76)  # the direction it runs away in
    f.shade(poly([(-56, 4), (96, 0), (96 + back[0], back[1]), (-40 + back[0], back[1])]), 0.4, 10, "#1c2c50")
    for dx, dy in (back, (0, 0)):
        f.paint(taper((-44 + dx, dy, 10), (-42 + dx, dy - 74, 9)), IRON)
        f.paint(taper((76 + dx, dy, 10), (74 + dx, dy - 74, 9), (98 + dx, dy - 172, 8)), IRON)
        f.paint(taper((-50 + dx, dy - 74, 9), (80 + dx, dy - 74, 9)), IRON)
    for k in range(4):
        x = -52 + k * 34
        f.paint(poly([(x, -78), (x + 26, -78), (x + 26 + back[0], -78 + back[1]), (x + back[0], -78 + back[1])]), WOOD,
            vol=4)  # fmt: skip
    for k in range(3):
        a = (82 + 7 * k, -96 - 28 * k)
        f.paint(poly([a, (a[0] + 5, a[1] - 20), (a[0] + 5 + back[0], a[1] - 20 + back[1]), (a[0] + back[0],
            a[1] + back[1])]), WOOD, vol=4)  # fmt: skip
    snow = {"vol": 9, "amb": 0.3, "rim": 0.6}
    f.paint(blob((-36, -118), (-20, -148), (20, -160), (76, -160), (104, -152), (98, -128), (60, -122), (10, -114)),
        ROOF_SNOW, **snow)  # fmt: skip
    f.paint(blob((-58, -76), (-44, -92), (10, -96), (60, -94), (80, -80), (30, -74)), ROOF_SNOW, **snow)
    f.paint(taper((100, -176, 12), (100 + back[0], -178 + back[1], 10)), ROOF_SNOW, **snow)


def glove(c: Card) -> None:
    """Real, red, without a shadow."""
    f = c.at(
        560, 1088, 1.15, -24, vol=8, wob=0.3, edge=0.35, det=0.9, rim=0.7, amb=0.4, light=(300, 900, 120)
    )
    f.paint(blob((-24, 16), (-26, -16), (-8, -20), (16, -18), (22, 0), (16, 18), (-6, 20)), RED)
    for k, (x, y) in enumerate(((44, -16), (54, -5), (52, 7), (42, 17))):
        f.paint(taper((12, -12 + 8 * k, 11), (x, y, 8)), RED)
    f.paint(taper((-6, -14, 12), (10, -32, 9)), RED)
    f.paint(rect(-42, -18, -22, 18, 6), ["#6c2a24", "#c88468", "#fbe0bc"])


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=LAMPS, key="#ffd490", fog="#6c84a4")
    night(c)
    station(c)
    c.glow(240, 820, 460, "#ff9c40", 0.3, 1.4, 0.7)
    train(c)
    steam(c)
    shadows(c)
    bench(c)
    glove(c)
    c.darken(c.radial(360, 640, 420, 900) * 0.6, "#0c1430", 0.7)
    c.snowfall(240)
