"""The Watering Hole.

At sunset the cranes and diggers of a building site have come down to the river to drink like giraffes and
elephants. A small one keeps close to its mother's tracks. On the far bank an unfinished tower waits with washing
already hung in it; a traffic cone swims.
"""

from studio.elements.animals.birds import bird_path
from studio.elements.land.water import ring
from studio.elements.plants.plants import grass
from studio.elements.rooms.household import sheet, shirt
from studio.elements.things.lights import sun
from studio.elements.things.machines_wild import elephant_digger, giraffe_crane
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import LINEN, ROSE
from studio.shapes import blob, ell, rect

META = {"number": 62, "slug": "watering-hole", "seed": 6262}
FINISH = Finish(bloom=0.45, vignette=0.28)

SUN = (430.0, 560.0)
CITY = ["#6c3c5c", "#a8605c", "#e09868", "#ffd090"]
BANK = ["#1c1028", "#3c2438", "#6c4044", "#d88c50"]
CONE = ["#7c1c10", "#d84c1c", "#ff8038", "#ffc08c"]
SHORE = 880.0


def sunset(c: Card) -> None:
    """A tangerine sky, a sun to stand in front of, the town far off."""
    c.sky([(0, "#7c4a78"), (220, "#c8646c"), (460, "#f08c4c"), (680, "#ffc468"), (880, "#ffe0a0")])
    c.clouds(60, 380, "#98507c", "#ffb070", cover=0.42, cell=200, a=0.6)
    sun(c, *SUN, 330, "#fff0b0", "#ff9c40", 0.5)
    for x, h, w in ((40, 150, 60), (300, 110, 50), (356, 170, 46), (560, 130, 60), (640, 190, 50), (700, 120, 60),
            (770, 160, 60)):  # fmt: skip
        c.paint(
            rect(x - w / 2, 850 - h, x + w / 2, 860),
            CITY,
            vol=6,
            fog=0.45,
            edge=0.1,
            light=(*SUN, 200),
            wob=0.6,
        )
    for x, y, s in ((620, 230, 0.7), (676, 266, 0.5), (590, 292, 0.45)):
        c.flat(bird_path(x, y, s), "#5c2c4c", 0.8)


def unfinished(c: Card) -> None:
    """Concrete floors without walls; somebody has moved in."""
    f = c.at(672, 866, 1.0, wob=0.4, vol=4, fog=0.3, edge=0.2, light=(*SUN, 200), amb=0.3)
    grey = ["#3c2c48", "#745868", "#b88c80", "#f4c898"]
    for k in range(5):
        f.paint(rect(-92, -82 * k - 10, 92, -82 * k, 2), grey)
        for x in (-84, -30, 24, 78):
            f.paint(rect(x, -82 * k - 82, x + 9, -82 * k - 8), grey)
    for k in range(7):
        f.line([(-80 + 26 * k, -410), (-78 + 26 * k, -448 + k * 5 % 12)], 3, "#5c3c50", alpha=0.8)
    c.light = (*SUN, 200)
    for y, hung in ((622, ((614, "s"), (652, "l"), (702, "s"))), (540, ((638, "l"), (692, "s")))):
        c.line([(592, y), (672, y + 10), (752, y)], 2, "#5c3c50", 0.9, 0.2, ends=0.8)
        for x, kind in hung:
            if kind == "s":
                shirt(c, x, y + 8, 40, LINEN, 0.2)
            else:
                sheet(c, x, y + 8, 40, 36, ROSE, 0.2)


def far_bank(c: Card) -> None:
    """The shore they have come down to."""
    bank = blob((-30, 856), (160, 862), (360, 850), (560, 858), (830, 846), (830, 900, "c"), (-30, 900, "c"))
    c.paint(bank, BANK, vol=8, amb=0.25, edge=0.1, rim=0.8, light=(*SUN, 120))
    for x in range(10, 800, 34):
        grass(c, x, 866, 20 + x * 7 % 22, 6, ("#2c1830", "#5c3440", "#b06c44"))


def herd(c: Card) -> list[tuple[float, float]]:
    """Two giraffes of iron, a mother with her trunk in the water, the little one."""
    light = (*SUN, 90.0)
    far = giraffe_crane(c, 72, 872, 0.42, drinking=True, flip=True, fog=0.16, light=light)
    giraffe_crane(c, 330, 876, 1.06, flip=True, light=light)
    trunk = elephant_digger(c, 662, 886, 0.74, light=light)
    elephant_digger(c, 522, 890, 0.35, light=light, trunk=False)
    return [far, trunk]


def near_bank(c: Card) -> None:
    """Reeds and mud on our side."""
    mud = blob(
        (-30, 1130),
        (120, 1120),
        (300, 1150),
        (520, 1140),
        (700, 1110),
        (830, 1100),
        (830, 1240, "c"),
        (-30, 1240, "c"),
    )
    c.paint(mud, BANK, vol=10, amb=0.2, edge=0.1, rim=0.6, light=(*SUN, 200))
    for x in (40, 70, 96, 640, 690, 730, 764):
        grass(c, x, 1150, 110 + x * 7 % 60, 7, ("#1c1028", "#4c2838", "#a05c40"))


def cone(c: Card, x: float, y: float) -> None:
    """A traffic cone, swimming."""
    f = c.at(x, y, 1.0, -16, vol=12, wob=0.3, edge=0.32, rim=0.8, det=0.7, light=(*SUN, 260), amb=0.3)
    m = f.paint(blob((-36, 0), (-26, -30), (-9, -86), (9, -86), (26, -30), (36, 0), (0, 8)), CONE)
    for y0 in (-28, -58):
        w = 28 + y0 * 0.24 + 6
        f.paint(
            blob((-w, y0), (0, y0 + 7), (w, y0), (w - 4, y0 - 14), (0, y0 - 8), (-w + 4, y0 - 14)),
            LINEN,
            vol=4,
            clip=m,
        )
    c.flat(ell(x + 4, y + 6, 56, 13), "#c8705c", 0.9, 3)
    c.line([(x - 46, y + 2), (x, y - 5), (x + 48, y + 2)], 3, "#ffe4b0", 0.8, 0.5)
    for k in range(3):
        c.line(
            [(x + 40 + 30 * k, y + 4 - 6 * k), (x + 70 + 36 * k, y + 2 - 14 * k)],
            3,
            "#ffe4b0",
            0.6 - 0.15 * k,
            0.5,
        )
        c.line(
            [(x + 40 + 30 * k, y + 12 + 6 * k), (x + 70 + 36 * k, y + 16 + 14 * k)],
            3,
            "#ffe4b0",
            0.6 - 0.15 * k,
            0.5,
        )


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*SUN, 150), key="#ffd890", fog="#f4a868")
    sunset(c)
    unfinished(c)
    far_bank(c)
    sips = herd(c)
    c.water(SHORE, "#a84c58", 0.25, 1.0, deep="#4c2448")
    c.glints(SUN[0], SHORE + 20, 1110, 90, "#ffe8b0", 120, 0.6)
    for x, y in sips:
        for w in (70, 120, 180):
            ring(c, x, max(y, SHORE) + 6, w, "#ffe8c0", 0.55)
    cone(c, 250, 1050)
    near_bank(c)
