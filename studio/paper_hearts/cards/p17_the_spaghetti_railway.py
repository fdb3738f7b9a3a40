"""The Spaghetti Railway.

The rails have tied themselves into a knot, and the little green train has no idea which way to go. The map
lies upside down on its nose. At the window the carrot drums on the glass: are we there yet? The radish has
squashed its cheek against the pane. Only the snail on the track does not mind at all. And up on the hill a
sheep dreams of a boat.
"""

from studio.papercut.bits import brad, stamp
from studio.papercut.elements.beasts import snail
from studio.papercut.elements.faces import face
from studio.papercut.elements.props import dream_cloud, map_sheet, steam_puffs
from studio.papercut.elements.puppets import TINY, hand, upright
from studio.papercut.elements.stage import backdrop, grass, tree
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import gingham, leaf, painted, printed, stripes, tone
from studio.shapes import arch, blob, curve, ell, poly, rect, taper

META = {
    "number": 17,
    "slug": "the-spaghetti-railway",
    "seed": 171,
    "attitudes": ("calm", "lost", "bored", "impatient", "dreamy"),
}
LAMP = DAY


def rails(c: Page, points: list[tuple[float, float]]) -> None:
    """A track: sleepers and two rails along a line."""
    line = curve(*points)
    for i in range(4, len(line) - 4, 9):
        x, y = line[i]
        dx, dy = line[i + 3] - line[i - 3]
        n = (dx * dx + dy * dy) ** 0.5 or 1
        c.lay(
            taper((x - dy / n * 34, y + dx / n * 34, 13), (x + dy / n * 34, y - dx / n * 34, 13)),
            tone("#a8744a"),
            2,
            0.3,
        )
    for q in (-1, 1):
        side = []
        for i in range(2, len(line) - 2, 6):
            dx, dy = line[i + 2] - line[i - 2]
            n = (dx * dx + dy * dy) ** 0.5 or 1
            side.append((line[i][0] - q * dy / n * 19, line[i][1] + q * dx / n * 19, 8))
        c.lay(taper(*side), tone("#f2d06a"), 3, 0.4)


def hills(c: Page) -> None:
    """A tablecloth of fields."""
    backdrop(c, painted("#bfe0c4", "#cae8ce", "#b2d6b8", force=0.5), 8)
    c.lay(
        blob((-40, -40), (300, -40), (360, 200), (160, 330), (-40, 300)),
        gingham("#fff8e4", "#e8b0a0", 44),
        2,
        tear=7,
    )
    c.lay(
        blob((520, -40), (860, -40), (860, 300), (640, 260)),
        printed("#a9d8c0", leaf, "#7abf9a", pitch=60, size=0.5),
        2,
        tear=7,
    )
    c.lay(
        blob((-40, 900), (140, 860), (240, 1040), (120, 1260), (-40, 1260)),
        stripes("#f9e08a", "#f0cc62", pitch=30),
        2,
        tear=7,
    )
    for x, y, h in ((80, 520, 190), (740, 560, 210), (690, 150, 150)):
        tree(c, x, y, h, crown=(tone("#5fa870"), tone("#6fb47c"), tone("#4f9862")))


def knot(c: Page) -> None:
    """Somebody has twirled it on a fork."""
    rails(c, [(-40, 620), (120, 560), (300, 420), (520, 250), (640, 160), (720, 250), (600, 380), (380, 330), (230, 200), (360, 80), (540, 200),
              (560, 420), (420, 560), (260, 640)])  # fmt: skip
    rails(c, [(860, 60), (660, 420), (560, 560), (640, 700), (860, 720)])
    rails(c, [(120, 1160), (420, 1110), (700, 1130), (860, 1090)])


def veg(c: Page, kind: str, feel: str, look: tuple[float, float]) -> None:
    """A passenger's head round (0, 0)."""
    green = tone("#5a9a4a")
    for a in (-24, 0, 24):
        with c.at(0, -70, 1, a):
            c.lay(blob((0, 10), (-14, -40), (0, -84, "c"), (14, -40)), green, 3, 1.4)
    if kind == "carrot":
        c.lay(
            blob((-70, -60), (0, -86), (70, -60), (64, 20), (30, 110), (0, 150), (-30, 110), (-64, 20)),
            tone("#f0872b"),
            5,
        )
        sheet = "#e0761c"
    else:
        c.lay(
            blob((-84, -10), (-60, -76), (60, -76), (84, -10), (56, 76), (0, 110), (-56, 76)),
            tone("#e0487a"),
            5,
        )
        c.lay(blob((-50, 80), (50, 80), (20, 130), (0, 160), (-20, 130)), tone("#fbeef0"), 2)
        sheet = "#d03a6c"
    with c.at(0, -14, 1.06):
        face(c, feel, tone(sheet), gap=30, my=46, look=look)


def train(c: Page) -> None:
    """Second knot on the left, they said."""
    red = tone("#d84a3f")
    c.lay(rect(420, 560, 800, 920, 24), painted("#4f9a5a", "#5aa664", "#458e50", force=0.5), 10)
    c.lay(rect(400, 530, 830, 580, 20), red, 6)
    for x, kind, feel, look in (
        (512, "carrot", "impatient", (-0.5, -0.8)),
        (690, "radish", "bored", (0.2, -0.6)),
    ):
        c.lay(arch(x - 84, 600, x + 84, 850), tone("#f4ead2"), 4)
        pane = c.lay(arch(x - 74, 612, x + 74, 842), tone("#cfe8ee"), 0.5, 0)
        turned = -4 if kind == "carrot" else 14
        with c.inside(pane), c.at(x, 738, 0.98, turned):
            veg(c, kind, feel, look)
    hand(c, 470, 826, 20, tone("#f0872b"), -20, "open")
    for i in (1, 2):
        c.lay(ell(462 - i * 4, 800 - i * 20, 20, 16), tone("#f0872b"), 1, 0, tissue=0.55 - 0.15 * i)
    c.lay(ell(742, 790, 24, 20), tone("#e0487a"), 5)
    c.lay(rect(150, 560, 232, 640, 10), tone("#3a343c"), 6)
    c.lay(blob((130, 566), (150, 530), (232, 530), (252, 566)), tone("#3a343c"), 5)
    steam_puffs(c, 190, 530, 4, 1.1, rot=16)
    c.lay(
        blob((90, 920), (70, 780), (100, 650), (200, 610), (330, 620), (430, 700), (440, 920)),
        painted("#4f9a5a", "#5aa664", force=0.5),
        11,
        1.2,
    )
    c.lay(ell(240, 770, 150, 138), tone("#6ab474"), 3)
    with c.at(240, 740, 1.9):
        face(c, "lost", tone("#5aa664"), gap=34, my=50, size=1.04)
    c.lay(blob((60, 900), (450, 900), (470, 950), (40, 950)), red, 7)
    for x in (130, 260, 390, 540, 700):
        c.lay(ell(x, 972, 52), tone("#3a343c"), 7)
        brad(c, x, 972, 17)
    map_sheet(c, 356, 640, 150, 110, 18, upside=True)


def sleeper(c: Page) -> None:
    """It has all the time there is."""
    rails(c, [(-40, 1030), (300, 1020), (600, 1030), (860, 1016)])
    snail(c, 560, 1170, 1.22, "calm", shell=gingham("#fffaf0", "#d84a3f", 30))
    for x, y in ((60, 1160), (330, 1190), (770, 1190)):
        grass(c, x, y, 44, tone("#6aa86a"))


def meadow(c: Page) -> None:
    """There is a boat up there, and it needs no rails."""
    upright(
        c, 150, 322, 0.92, "sheep", "dreamy", turn=0.3, frame=TINY, coat=tone("#f6f1e8"), look=(0.5, -0.9)
    )
    dream_cloud(c, 250, 96, 190, (190, 176))
    c.lay(blob((206, 100, "c"), (294, 100, "c"), (276, 130), (224, 130)), tone("#d84a3f"), 5)
    c.lay(poly([(246, 94), (246, 44), (284, 94)]), tone("#5fb3c4"), 5)


def scene(c: Page) -> None:
    """Lay the card."""
    hills(c)
    knot(c)
    meadow(c)
    train(c)
    sleeper(c)
    stamp(c, 60, 540, -8)
