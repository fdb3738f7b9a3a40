"""The One Who Stayed.

The night train is pulling out of a snowy station, its windows warm; in the last one somebody in a hat looks
back. The platform is empty, but on the snow lies the shadow of a woman in the same hat, waving, with the shadow
of her suitcase; it begins at two footprints nobody stands in. A dropped mitten, quite real, has no shadow at all.
"""

import numpy as np
import skia

from studio.colour import Arr
from studio.elements.plants.trees import conifer
from studio.elements.rooms.household import clock
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import IRON, RED, SNOW, WOOD
from studio.shapes import Path, blob, cut, ell, join, poly, rect, taper, xf

META = {"number": 56, "slug": "the-one-who-stayed", "seed": 5656}
FINISH = Finish(bloom=0.5, vignette=0.3)

FAR = (612.0, 306.0)  # where train, rails and platform meet
LAMPS = (150.0, 620.0, 240.0)
NIGHT_SNOW = ["#1a2848", "#384c78", "#6c86ac", "#a4b4cc", "#e8dcc8"]
CARRIAGE = ["#0a101c", "#122230", "#1e3844", "#345460", "#7c8c84"]
ROOF_SNOW = ["#22304c", "#4c6084", "#8c9cb4", "#c8ccd0"]
STANDS = (306.0, 1040.0)  # where nobody stands


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
    traveller = [xf(part, 92, 558, 0.3, 0, True, sy=-0.3) for part in waving()]
    c.flat(together(c, traveller) * pane, "#2c1826", 0.96, det=0.9)
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


def waving() -> list[Path]:
    """Somebody in a wide hat and a flared coat, one arm up, one down: 540 high, feet at (0, 0), v upwards."""
    coat = blob((-30, 386), (30, 386), (60, 364), (48, 270), (66, 190), (112, 70, "c"), (0, 54), (-112, 70, "c"),
        (-66, 190), (-48, 270), (-60, 364))  # fmt: skip
    legs = [taper((side * 26, 80, 40), (side * 26, 24, 28), (side * 38, 6, 24)) for side in (-1, 1)]
    head = join(ell(0, 428, 36, 42), ell(28, 406, 21, 19))  # a knot of hair at the nape
    hat = join(
        blob((-100, 448), (-40, 470), (40, 470), (100, 448), (60, 444), (-60, 444)),
        blob((-42, 462), (-38, 512), (0, 524), (38, 512), (42, 462)),
    )
    down = taper((50, 354, 42), (92, 280, 34), (124, 200, 27), (136, 140, 25))
    up = taper((-44, 352, 44), (-112, 372, 36), (-138, 436, 29), (-148, 490, 25))
    palm = ell(-151, 510, 20, 24)
    fingers = [
        taper((-151 + dx * 0.4, 520, 12), (-151 + dx, 520 + dy, 9))
        for dx, dy in ((-26, 38), (-9, 48), (9, 47), (26, 36))
    ]
    thumb = taper((-138, 502, 11), (-112, 522, 9))
    neck = taper((0, 370, 30), (0, 410, 28))
    return [coat, *legs, neck, head, hat, down, up, palm, *fingers, thumb]


def together(c: Card, paths: list[Path], soft: float = 0) -> Arr:
    """One mask of many overlapping parts."""
    return np.asarray(np.maximum.reduce([c.mask(path, 0.3, soft) for path in paths]), np.float32)


def suitcase() -> Path:
    """Standing under the lower hand."""
    return join(rect(76, 0, 200, 100, 8), cut(rect(104, 92, 172, 140, 16), rect(116, 82, 160, 128, 8)))


def lying(path: Path) -> Path:
    """A shape laid flat on the platform: it runs away from us, up right, and narrows as the rails do."""
    lateral, depth = (0.9, 0.5), (-0.0007, 0.0019)  # of one unit across and one along, on the ground
    far, feet = FAR, STANDS
    out = skia.Path(path)
    out.transform(
        skia.Matrix.MakeAll(
            lateral[0] + far[0] * depth[0], lateral[1] + far[0] * depth[1], feet[0], far[1] * depth[0], far[1] * depth[1], feet[1],
            *depth, 1,
        )
    )  # fmt: skip
    return out


def shadows(c: Card) -> None:
    """All that is left, in one blue; and where it begins, two prints in the snow."""
    soft = together(c, [lying(part) for part in (*waving(), suitcase())], 1.0)
    c.flat(c.blur(soft, 9) * 0.5, "#5c78b0", 0.5, mode="mul")
    c.flat(soft, "#22366c", 0.94, mode="mul", det=0.8)
    for side in (-1, 1):
        x, y = STANDS[0] + side * 34 + 2, STANDS[1] - 4 - side * 8
        c.flat(ell(x - 2, y + 4, 19, 27, 24), "#c8d4e4", 0.7, 3)
        c.flat(ell(x + 2, y - 4, 13, 21, 24), "#1c2c58", 0.9, 1, det=0.8)
        c.flat(ell(x - 9, y + 20, 10, 10), "#1c2c58", 0.9, 1, det=0.8)


def mitten(c: Card) -> None:
    """Real, red, without a shadow."""
    f = c.at(
        156, 1096, 1.2, -16, vol=10, wob=0.3, edge=0.35, det=0.9, rim=0.7, amb=0.4, light=(300, 900, 120)
    )
    f.paint(blob((-26, 18), (-26, -18), (6, -26), (44, -22), (58, 0), (44, 22), (6, 24)), RED)
    f.paint(taper((-4, -16, 17), (12, -36, 16), (22, -42, 14)), RED)
    f.paint(rect(-46, -21, -22, 21, 7), ["#6c2a24", "#c88468", "#fbe0bc"])


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=LAMPS, key="#ffd490", fog="#6c84a4")
    night(c)
    station(c)
    c.glow(240, 820, 460, "#ff9c40", 0.3, 1.4, 0.7)
    train(c)
    steam(c)
    shadows(c)
    mitten(c)
    c.darken(c.radial(360, 640, 420, 900) * 0.6, "#0c1430", 0.7)
    c.snowfall(240)
