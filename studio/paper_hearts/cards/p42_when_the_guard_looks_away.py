"""When the Guard Looks Away.

Nothing ever happens in the museum, thinks the panda on his stool, chin in his paw. And behind his back a
painted lady and a suit of armour lean out of their frames and kiss, and the dinosaur bones dance and stick
out their tongue. The girl in the headscarf has seen it all. She lays a finger on her lips: shh! And the
smallest visitor has the map upside down.
"""

from studio.papercut.bits import heart, stamp, strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.people import Person, person_profile
from studio.papercut.elements.props import map_sheet
from studio.papercut.elements.puppets import STOUT, Pose, person, upright
from studio.papercut.elements.stage import room
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import flower, painted, printed, stripes, tone, wood
from studio.shapes import blob, cut, ell, rect, taper

META = {
    "number": 42,
    "slug": "when-the-guard-looks-away",
    "seed": 421,
    "attitudes": ("bored", "silly", "in-love", "secretive", "lost"),
}
SMALL = Person(SKINS[1], "curls", HAIRS[5], "baby", top=tone("#e2574b"), legs=tone("#3a5a86"))
LAMP = DAY
LADY = Person(SKINS[5], "bun", HAIRS[0], "adult", top=tone("#b1543c"))
GIRL = Person(SKINS[2], "none", HAIRS[0], top=tone("#e0ab2e"), dress=True, legs=tone("#5b6b7a"), shoes=tone("#b1543c"),
              scarf=printed("#3f8a86", flower, "#f4ead2", pitch=30, size=0.5))  # fmt: skip
BONE = "#f4ecd8"


def museum(c: Page) -> None:
    """A quiet afternoon, or so he believes."""
    room(c, 900, stripes(painted("#6f8090", "#788998", force=0.4), "#66778a", pitch=80, share=0.5), wood("#b98a58", "#a07444"),
         skirting=tone("#f4ead6"), angle=90)  # fmt: skip
    for x0, x1 in ((30, 290), (330, 570)):
        c.lay(cut(rect(x0 - 26, 80, x1 + 26, 470), rect(x0, 106, x1, 444)), tone("#e0ab2e"), 7)
        c.lay(rect(x0, 106, x1, 444), painted("#c8b48a", "#d4c29a", force=0.5), 1)


def lovers(c: Page) -> None:
    """Three hundred years on the same wall."""
    c.lay(blob((60, 444), (80, 350), (160, 300), (240, 340), (262, 444)), LADY.top, 5)
    c.lay(taper((190, 340, 60), (226, 290, 50)), tone(SKINS[5]), 3)
    with c.at(252, 240, 1.12, 10, True):
        person_profile(c, LADY, "kissing")
    steel = tone("#a9b4bc")
    c.lay(blob((360, 444), (380, 350), (460, 310), (540, 350), (556, 444)), steel, 5)
    c.lay(taper((450, 340, 70), (420, 300, 60)), tone("#8f9aa4"), 3)
    with c.at(408, 236, 1.1, -8):
        c.lay(blob((-74, 20), (-66, -60), (0, -94), (66, -60), (76, 20), (50, 82), (-40, 86)), steel, 8)
        c.lay(blob((-82, 10), (-60, -14), (70, -14), (76, 6), (60, 30), (-70, 44)), tone("#f4ead6"), 1)
        c.lay(taper((0, -88, 12), (20, -140, 30), (70, -150, 10)), tone("#c84a3a"), 5)
        with c.at(-14, 10, 0.94):
            face(c, "in-love", tone("#e4dccb"), gap=28, my=40, turn=-0.6)
        for x in (-40, -10, 20):
            strip(c, [(x, 62), (x, 78)], 5, "#6a7480", 0.4)
    for x, y, r in ((330, 150, 20), (352, 110, 13), (308, 104, 15)):
        c.lay(heart(x, y, r), tone("#e0364a"), 9, 1)


def bones(c: Page) -> None:
    """It has been standing still since the Cretaceous."""
    bone = tone(BONE, 0.4, 0.06)
    pts = [(300, 800, 40), (420, 700, 44), (560, 620, 46), (650, 520, 42), (680, 400, 36)]
    c.lay(taper((60, 700, 14), (160, 790, 24), (300, 800, 40)), bone, 7)
    c.lay(taper(*pts), bone, 8)
    for i, (x, y) in enumerate(((370, 752), (430, 712), (490, 676), (548, 640))):
        c.lay(taper((x, y, 20), (x + 30, y + 70, 16), (x + 10 + i * 4, y + 130, 8)), bone, 6)
    for (x, y), (kx, ky), (fx, fy) in (
        ((330, 800), (260, 880), (320, 960)),
        ((540, 660), (640, 740), (700, 690)),
    ):
        c.lay(taper((x, y, 26), (kx, ky, 24), (fx, fy, 18)), bone, 6)
        for q in (-1, 0, 1):
            c.lay(taper((fx, fy, 12), (fx + q * 20, fy + 24, 8)), bone, 4)
    with c.at(672, 330, 1.2, 14):
        c.lay(blob((-106, 10), (-96, -60), (-10, -96), (80, -70), (96, 0), (60, 70), (-60, 82)), bone, 9)
        with c.at(-8, -12, 1.16):
            face(c, "silly", tone("#e4d8bc"), gap=32, my=46)


def guard(c: Page) -> None:
    """Nothing ever happens here."""
    c.lay(rect(110, 1000, 310, 1030, 8), tone("#7a4630"), 6)
    for x in (140, 280):
        c.lay(taper((x, 1020, 18), (x, 1180, 16)), tone("#7a4630"), 5)
    who = upright(c, 212, 1010, 1.5, "panda", "bored", turn=0.2, look=(0.2, -0.5), frame=STOUT, coat=tone("#3a5a86"),
                  pose=Pose("chin", "hang", "bench", 6, 18, -14))  # fmt: skip
    with c.at(who.head[0] - 16, who.head[1] - 100, 1.3, 16):
        c.lay(blob((-64, 20), (-54, -30), (0, -46), (54, -30), (64, 20)), tone("#3a5a86"), 6)
        c.lay(blob((-70, 22), (0, 6), (70, 22), (54, 38), (0, 26), (-54, 38)), tone("#2f4a70"), 4)
        c.lay(ell(0, -12, 13), tone("#e0ab2e"), 2)


def girl(c: Page) -> None:
    """You did not see anything either."""
    person(c, 620, 1170, 1.3, GIRL, "secretive", turn=-0.1, pose=Pose("behind", "finger", "stand", 4, 8, -4))


def smallest_visitor(c: Page) -> None:
    """The dinosaurs were to be on the left. Or the mummies."""
    person(c, 462, 1184, 0.92, SMALL, "lost", turn=0.1, pose=Pose((-58, 40), "scratch", "cross", 0, 12, 0),
           left_holds=lambda: map_sheet(c, -6, 0, 120, 88, -10, upside=True))  # fmt: skip


def scene(c: Page) -> None:
    """Lay the card."""
    museum(c)
    lovers(c)
    bones(c)
    guard(c)
    girl(c)
    smallest_visitor(c)
    stamp(c, 740, 900, 8)
