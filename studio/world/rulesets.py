"""The games of the lobby.

Five small pictures of one world: the moon and who looks at it alone; a ship full of them; lanterns for a party;
two who share one light; and, by day, the friend who looks out of the burrow.
"""

import math

from studio.elements.animals.moon_hare import moon_hare
from studio.elements.animals.rabbit_back import rabbit_from_behind
from studio.elements.land.water import boat, sailing_boat
from studio.elements.plants.plants import grass
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.pages import Page
from studio.paint import Card
from studio.palettes import BRASS, FURS, MEADOW, OCHRE, ROSE, TEAL, WOOD, ramp
from studio.shapes import blob, ell

W, H = 920, 460
COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#d55e00", "#7a56b3", "#f0e442")
COATS = [ramp(colour) for colour in COLOURS]


def night_sea(c: Card, y: float = 300, low: str = "#6c7c9c") -> None:
    """Night over still water."""
    c.stage(light=(460, 170, 120), key="#ffdca0", fog="#38587c")
    c.sky([(0, "#0a1634"), (180, "#1c3a68"), (y, low)], calm=0.4)
    c.stars(70, y * 0.8, big=4)
    c.clouds(60, y, "#1c3866", "#7c94b8", cover=0.45, a=0.5, cell=130)


def dixit(c: Card) -> None:
    """One rabbit in a small boat under the moon that is a rabbit."""
    night_sea(c)
    moon_hare(c, 470, 232, 68, a=0.9)
    c.water(310, "#1c4468", 0.15, 0.6, deep="#061024")
    c.glints(470, 316, 440, 120, "#ffd88c", 130, 0.75)
    c.light = (470, 200, 60)
    rabbit_from_behind(c, 660, 352, 0.9)
    boat(c, 660, 360, 150, WOOD, rim=1.0)


def odyssey(c: Card) -> None:
    """The same sea, wider: everybody is on the ship."""
    night_sea(c, 320, "#c87c64")
    c.glow(180, 310, 330, "#ffb060", 0.6, 1.4)
    c.water(320, "#2c4468", 0.15, 0.7, deep="#0c1430")
    c.glints(180, 326, 440, 160, "#ffc878", 120, 0.7)
    c.light = (180, 260, 70)
    for i in range(6):
        rabbit_from_behind(c, 404 + i * 44, 312 + 6 * math.sin(i), 0.5, COATS[i], i % 3)
    sailing_boat(c, 512, 340, 330, sail=OCHRE)


def party(c: Card) -> None:
    """Lanterns on a line, and a row of ears beneath."""
    c.stage(light=(460, 140, 110), key="#ffd890", fog="#5c3c64")
    c.sky([(0, "#1c1440"), (230, "#5c2c64"), (460, "#b8544c")], calm=0.4)
    c.stars(50, 200, big=3)
    c.glow(460, 190, 520, "#ff9c48", 0.45, 1.4)
    rope = [(x, 70 + 70 * math.sin(math.pi * x / W)) for x in range(-20, W + 40, 40)]
    c.line(rope, 3.5, "#2a1420", 0.9, 0.3, ends=0.9)
    for i in range(7):
        x = 70 + i * 130
        y = 76 + 70 * math.sin(math.pi * x / W)
        glow = ("#ffcf70", "#ff9c6c", "#a8e0c8", "#ffb0c8")[i % 4]
        c.halo(x, y + 40, 96, glow, 0.6)
        c.paint(ell(x, y + 40, 27, 32), ["#8c3c20", glow, "#fff4d0"], vol=20, amb=0.62, wob=0.4, det=0.6)
        c.paint(ell(x, y + 9, 11, 5), BRASS, vol=4, wob=0.3)
    c.paint(blob((-40, 480), (-40, 420), (200, 396), (460, 388), (720, 396), (960, 420), (960, 480)),
        ["#1c1028", "#3c2040", "#6c3850"], vol=10, edge=0.1)  # fmt: skip
    for i in range(7):
        rabbit_from_behind(c, 100 + i * 120, 420 - 16 * math.sin(i * 1.9), 1.15, COATS[i], (i * 2) % 3)


def team(c: Card) -> None:
    """Two on one hill, one lantern between them."""
    night_sea(c, 380, "#4c7088")
    c.glow(460, 330, 330, "#ffb050", 0.75, 1.4)
    c.light = (460, 320, 60)
    hill = blob((-40, 480), (-20, 430), (200, 384), (460, 366), (720, 384), (950, 430), (960, 480))
    m = c.paint(hill, ["#0a1a26", "#1c4038", "#4c7448", "#d8c070"], vol=30, edge=0.1, rim=0.6)
    c.marks(m, -1.45, 700, 18, 2.6, jit=0.14, alpha=0.6, curl=0.3)
    for x, coat, pose in ((356, COATS[1], 1), (564, COATS[4], 0)):
        c.shade(ell(x, 388, 60, 12), 0.5, 6)
        rabbit_from_behind(c, x, 386, 1.9, coat, pose)
    lantern(c, 460, 388, 110, g=1.2)


def kids(c: Card) -> None:
    """A round yellow door in a green hill, and two ears."""
    c.stage(light=(200, 20, 320), key="#fff0c0", fog="#c8e0d0")
    c.sky([(0, "#5cb0d8"), (220, "#b8e0d8"), (460, "#f0ecc0")], calm=0.4)
    c.clouds(10, 200, "#d0e4e4", "#fffaf0", cover=0.5, a=0.8, cell=110)
    hill = blob((-60, 500), (-40, 330), (200, 170), (470, 96), (740, 170), (960, 330), (980, 500))
    m = c.paint(hill, MEADOW, vol=90, edge=0.05, tex=0.3)
    c.marks(m, -1.4, 1500, 22, 3, jit=0.13, alpha=0.6, curl=0.35)
    c.shade(ell(460, 292, 150, 150), 0.4, 12, "#14341c", clip=m)
    c.paint(ell(460, 292, 140), ["#5c3414", "#b87c20", "#f0c040", "#fff0a0"], vol=16, wob=0.4, edge=0.3)
    inside = c.paint(ell(460, 292, 110), ["#1c0e0c", "#3c2418", "#5c3c28"], vol=4, wob=0.4)
    f = c.at(460, 394, 1.45, wob=0.25, clip=inside, edge=0.2, amb=0.4)
    f.paint(blob((-20, -92), (-34, -130), (-28, -168), (-14, -150), (-8, -96)), FURS["snow"], vol=8)
    f.paint(blob((20, -92), (34, -130), (28, -168), (14, -150), (8, -96)), FURS["snow"], vol=8)
    f.paint(ell(0, -64, 46, 42), FURS["snow"], vol=30, det=0.5)
    for s in (-1, 1):
        f.flat(ell(18 * s, -70, 6, 8), "#241820", 1, det=1, wob=0.2)
        f.flat(ell(18 * s - 2, -73, 2, 2.4), "#fffaf0", 1, det=1, wob=0.2)
        f.flat(ell(28 * s, -54, 9, 6), "#f0909c", 0.5, 3, wob=0.2)
    f.flat(ell(0, -56, 5, 4), "#c4576a", 1, det=1, wob=0.2)
    for i, x in enumerate((250, 300, 640, 690, 740, 180)):
        grass(c, x, 440, 50, 8, ("#2c6430", "#68a040", "#c8dc70"))
        c.paint(ell(x + 10, 396 + i * 3, 9), (ROSE, OCHRE, TEAL)[i % 3], vol=5, wob=0.5, det=0.6)


FINISH = Finish(border=0, vignette=0.16, bloom=0.32, kuwahara=3)
PAGES = tuple(
    Page(f"ruleset-{name}", (W, H), 460, paint, seed=61 + i, finish=FINISH, limit=24_000, oversize=2)
    for i, (name, paint) in enumerate(
        (
            ("dixit", dixit),
            ("odyssey", odyssey),
            ("odyssey-party", party),
            ("odyssey-team", team),
            ("kids", kids),
        )
    )
)
