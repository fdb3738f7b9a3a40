"""Next, Please.

In the middle of the ice stands an orange bathtub, steaming. A penguin with a foam crown sings at the top of
its voice and keeps every duck, sponge and towel for itself. Outside they queue: one taps its foot, one lies
flat and stares at the sky, and the last has wrapped itself up to the eyes. Far off on the ice a small one
sits all alone.
"""

from dataclasses import replace

from studio.papercut.bits import stamp
from studio.papercut.elements.heads import HEADS, head
from studio.papercut.elements.props import steam_puffs
from studio.papercut.elements.puppets import STOUT, TINY, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, land, mountain
from studio.papercut.elements.things import arm
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import Ground, cross, dot, painted, printed, spattered, sponged, stripes, tone
from studio.shapes import blob, ell, poly, rect

META = {
    "number": 24,
    "slug": "next-please",
    "seed": 241,
    "attitudes": ("shy", "joyful", "impatient", "bored", "lonely"),
}
LAMP = Lamp(angle=-122, key="#fff8ec", sky="#cfdcf4", soft=0.46)
DARK = HEADS["penguin"]
PLUM = replace(DARK, skin="#4a3f6a")
CHICK = replace(DARK, skin="#8f93a8", light="#f4f2f0")


def ice(c: Page) -> None:
    """Pale day at the end of the world."""
    backdrop(c, painted("#d8d2ec", "#e2ddf2", "#cdc6e6", force=0.4), 3)
    bands(c, (180,), [painted("#e6e6f4", "#efeef8", force=0.4)])
    mountain(c, 640, 470, 420, 270, painted("#b7a9d6", "#c3b7de", force=0.5))
    mountain(c, 90, 480, 380, 220, painted("#a79aca", "#b3a7d3", force=0.5))
    land(c, 430, painted("#a9c8de", "#b9d4e6", "#9cbcd4", force=0.5), swell=10, wave=180, tear=9)
    land(
        c,
        620,
        spattered(painted("#bcd6e8", "#c9dfee", force=0.4), "#e8f3fa", 34),
        swell=14,
        wave=220,
        phase=2,
        tear=9,
    )
    land(c, 930, painted("#cfe3f0", "#dcebf5", "#c2daea", force=0.5), swell=12, wave=200, phase=4, tear=9)


def duck(c: Page, x: float, y: float, s: float, sheet: Ground = "#f7cf4a", flip: bool = False) -> None:
    """A bath duck; decoration, it feels nothing."""
    with c.at(x, y, s, 0, flip):
        c.lay(blob((-30, 0), (-34, -22), (0, -20), (24, -40, "c"), (34, -8), (14, 8)), sheet, 4)
        c.lay(ell(-22, -36, 21), sheet, 3)
        c.lay(blob((-40, -36), (-58, -32), (-40, -24)), "#f28a2e", 2, 0)
        c.lay(ell(-28, -40, 3.6), "#2b2130", 0.5, 0)


def heap(c: Page) -> None:
    """Every duck, sponge and towel there is."""
    c.lay(rect(300, 470, 440, 520, 20), stripes("#f7f9fa", "#7fa8d4", pitch=18), 5)
    c.lay(rect(320, 430, 452, 478, 20), printed("#f49fb6", dot, "#fff4f0", pitch=22, size=0.4), 5)
    c.lay(blob((330, 436), (336, 380), (420, 376), (430, 432)), sponged("#f4c860", "#d8a43c", 8, 0.3), 5)
    duck(c, 372, 382, 1.1)
    duck(c, 454, 470, 1.0, "#f28a2e", True)


def bather(c: Page) -> None:
    """It sings the long song, the one with all the verses."""
    upright(
        c,
        250,
        700,
        1.6,
        DARK,
        "laughing",
        turn=0.2,
        frame=STOUT,
        pose=Pose((-108, -130), (108, 92), "none", 4, 10, 6),
    )
    with c.at(34, -6):
        heap(c)
    arm(c, [(330, 560), (450, 580), (524, 500), (496, 416)], 66, tone(DARK.skin), kind="none", lift=7)
    for x, y, r in (
        (176, 318, 34),
        (222, 292, 40),
        (272, 284, 42),
        (318, 304, 32),
        (248, 258, 34),
        (278, 242, 22),
    ):
        c.lay(ell(x, y, r, r * 0.86), "#fbfdff", 4, tear=5)


def tub(c: Page) -> None:
    """Orange, with feet, and boiling."""
    enamel = painted("#f28a2e", "#f59a44", "#e67c20", force=0.5)
    c.lay(ell(290, 836, 300, 30), "#7f9fb8", 0, 0, tissue=0.6)
    for x in (104, 470):
        c.lay(
            blob((x - 40, 770), (x + 40, 770), (x + 30, 826), (x + 44, 846), (x - 44, 846), (x - 30, 826)),
            tone("#e0b84a"),
            5,
        )
    c.lay(
        blob((24, 560, "c"), (552, 560, "c"), (528, 700), (450, 800), (130, 800), (52, 700)), enamel, 9, 1.0
    )
    c.lay(rect(2, 538, 574, 584, 22), tone("#fbf3e4"), 5, 0.5)
    for x, y, r in (
        (70, 540, 36),
        (120, 524, 42),
        (180, 534, 38),
        (360, 534, 34),
        (420, 522, 42),
        (486, 532, 38),
        (530, 544, 30),
        (90, 580, 26),
        (450, 574, 30),
    ):
        c.lay(ell(x, y, r, r * 0.82), "#fbfdff", 4, tear=5)
    c.lay(ell(300, 690, 54, 40), "#f7b26a", 0.5, 0, tissue=0.5)


def tapper(c: Page) -> None:
    """It was here before the tide."""
    c.lay(ell(648, 850, 100, 14), "#7f9fb8", 0, 0, tissue=0.6)
    upright(
        c,
        648,
        842,
        1.16,
        PLUM,
        "impatient",
        turn=-0.5,
        frame=STOUT,
        look=(-0.95, -0.5),
        pose=Pose("hip", "hip", "tap", 6, 2, 4),
    )
    with c.at(648, 842, 1.16):
        c.lay(
            blob((-64, -150), (-20, -178), (34, -176), (66, -150), (60, -118), (0, -132), (-60, -120)),
            printed("#fbf3e4", cross, "#f28a2e", pitch=24),
            5,
        )


def flat(c: Page) -> None:
    """It has counted the clouds. There was one."""
    towel = stripes("#f7f9fa", "#7fa8d4", pitch=34)
    c.lay(poly([(30, 1090), (500, 1050), (540, 1150), (60, 1194)]), towel, 4, 1.4, angle=-5)
    c.lay(
        blob((190, 1080), (250, 1000), (380, 990), (470, 1040), (470, 1104), (380, 1140), (230, 1136)),
        tone(DARK.skin),
        7,
    )
    c.lay(
        blob((220, 1078), (270, 1026), (380, 1016), (446, 1052), (430, 1092), (270, 1108)), tone("#fbf3e2"), 2
    )
    for y, r in ((1030, -16), (1096, 14)):
        with c.at(478, y, 1, r):
            c.lay(blob((-10, -16), (40, -28), (56, -10), (60, 8), (42, 22), (-10, 16)), tone("#f0952e"), 4)
    arm(c, [(300, 1110), (320, 1160), (290, 1186)], 40, tone(DARK.skin), kind="none", lift=5)
    with c.at(150, 1060, 1.06, -78):
        head(c, DARK, "bored", 0.0, (0.75, 0.3))


def last(c: Page) -> None:
    """Nobody is to look."""
    towel = printed(painted("#f49fb6", "#f7b0c2", force=0.4), dot, "#fff4f0", pitch=34, size=0.42)
    c.lay(ell(664, 1182, 110, 14), "#7f9fb8", 0, 0, tissue=0.6)
    for q in (-1, 1):
        with c.at(668 + q * 34, 1168, 1.2, 0, q > 0):
            c.lay(blob((-22, 8), (-20, -10), (20, -12), (38, 2), (30, 12)), tone("#f0952e"), 4)
    c.lay(
        blob((566, 1160), (576, 1020), (620, 970), (720, 970), (764, 1030), (772, 1160), (668, 1176)),
        towel,
        7,
    )
    with c.at(668, 970, 1.1, 6):
        head(c, CHICK, "shy", -0.2, (-0.9, 0.5))
    c.lay(
        blob(
            (572, 1012),
            (600, 988),
            (660, 1014),
            (730, 990),
            (764, 1014),
            (758, 1090),
            (670, 1110),
            (580, 1090),
        ),
        towel,
        5,
        1.4,
    )
    c.lay(ell(640, 1046, 25, 19), tone("#8f93a8"), 4)
    c.lay(ell(702, 1044, 25, 19), tone("#8f93a8"), 4)


def far_away(c: Page) -> None:
    """Nobody has asked it whether it would like a bath."""
    c.lay(ell(716, 410, 76, 10), "#9ab8d4", 0, 0, tissue=0.5)
    upright(c, 716, 404, 0.86, CHICK, "lonely", turn=-0.3, frame=TINY, look=(-0.5, 0.8))


def scene(c: Page) -> None:
    """Lay the card."""
    ice(c)
    far_away(c)
    with c.at(6, -58):
        steam_puffs(c, 70, 470, 4, 1.2, rot=8)
        steam_puffs(c, 560, 430, 4, 1.1, rot=14)
        bather(c)
        tub(c)
    tapper(c)
    flat(c)
    with c.at(48, 82, 0.93):
        last(c)
    stamp(c, 750, 470, -8)
