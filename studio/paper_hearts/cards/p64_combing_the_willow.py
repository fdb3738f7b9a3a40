"""Combing the Willow.

A girl combs the old willow with a garden rake, gently, and the willow shuts its eyes and bows to her, a
branch on its heart. All sorts of things come out of its hair: a kite, a shoe, and a little postman who no
longer knows which way is up. The magpie is not amused: that was her nest! One small cloud has been left
behind by the others.
"""

from dataclasses import replace

from studio.papercut.bits import stamp, string, strip
from studio.papercut.elements.beasts import bird
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import HEADS
from studio.papercut.elements.people import Person
from studio.papercut.elements.props import map_sheet
from studio.papercut.elements.puppets import Pose, person
from studio.papercut.elements.stage import backdrop, land
from studio.papercut.elements.things import arm, cloud_being
from studio.papercut.families import HAIRS, SKINS
from studio.papercut.lamp import DAY
from studio.papercut.page import Page
from studio.papercut.papers import combed, marbled, painted, printed, spark, tone
from studio.shapes import blob, ell, poly, rect, taper

META = {
    "number": 64,
    "slug": "combing-the-willow",
    "seed": 641,
    "attitudes": ("grateful", "furious", "lost", "caring", "lonely"),
}
LAMP = DAY
GIRL = Person(SKINS[2], "plaits", HAIRS[0], top=printed("#d8504a", spark, "#f8d8a0", pitch=34, size=0.6), dress=True,
              sleeves=tone("#d8504a"), shoes=tone("#3a4a6a"))  # fmt: skip
POSTMAN = Person(SKINS[3], "short", HAIRS[0], "adult", top=tone("#3f6f9a"), legs=tone("#2f4a6a"), hat="cap",
                 hat_paper=tone("#3f6f9a"))  # fmt: skip
CROSS_MAGPIE = replace(HEADS["magpie"], skin="#a83a3a", light="#f4ead8")
BARK = "#9a7a58"


def river(c: Page) -> None:
    """A mild morning by the water."""
    backdrop(c, painted("#d8ecd8", "#e2f2de", "#cce4d0", force=0.5), 3)
    land(c, 520, painted("#a8cc94", "#b4d4a0", force=0.5), swell=24, wave=140, phase=1, tear=7)
    c.lay(blob((-40, 700), (200, 660), (500, 690), (860, 650), (860, 860), (-40, 860)),
          marbled("#5fb3c4", "#7ac4d0", "#4fa4b8", "#a0d8dc", size=110), 3, tear=6)  # fmt: skip
    land(c, 860, painted("#7aae4a", "#86b856", "#6ea240", force=0.5), swell=16, wave=210, phase=3, tear=9)


def strand(c: Page, pts: list[tuple[float, float]], sheet: str, w: float = 34) -> None:
    """One lock of the willow."""
    c.lay(taper(*((x, y, w * (1 - 0.66 * i / (len(pts) - 1))) for i, (x, y) in enumerate(pts))),
          combed(sheet, "#8fb84a", 11), 5, 1.4, angle=80)  # fmt: skip


def willow(c: Page) -> None:
    """Nobody has done its hair since the dynasty before last."""
    greens = ("#5a9a3f", "#6aa84a", "#4c8a3c")
    for i, x in enumerate((330, 760, 800, 700, 390)):
        strand(
            c,
            [(530, 130), ((530 + x) / 2, 90), (x, 330 + i * 20), (x + (x - 530) * 0.1, 760 + i % 3 * 60)],
            greens[i % 3],
            60,
        )
    c.lay(blob((560, 1200), (600, 900), (560, 700), (400, 520), (380, 360), (460, 240), (600, 240), (690, 360), (720, 560),
               (740, 900), (800, 1200)), tone(BARK), 9, 1.2)  # fmt: skip
    for pts in ([(690, 700), (680, 900)], [(640, 780), (650, 1000)], [(720, 940), (730, 1100)]):
        strip(c, pts, 7, "#7a5c40", 0.4)
    with c.at(522, 430, 1.78, -16):
        face(c, "grateful", tone("#8a6c4c"), gap=34, my=50)
        c.lay(blob((-10, 6), (12, 6), (18, 34), (0, 42), (-16, 34)), tone("#86684a"), 2)
    for i, (x, low) in enumerate(((452, 620), (408, 700), (360, 760), (640, 560), (700, 640), (756, 720))):
        strand(
            c,
            [(540, 190), (x + (540 - x) * 0.3, 200), (x, 320), (x + (x - 540) * 0.14, low)],
            greens[(i + 1) % 3],
            52,
        )
    c.lay(blob((420, 280), (470, 170), (560, 140), (650, 180), (690, 290), (600, 236), (500, 236)),
          combed("#5a9a3f", "#8fb84a", 11), 6)  # fmt: skip
    arm(c, [(720, 740), (640, 860), (560, 780)], 60, tone(BARK), tone("#a88862"), "open", lift=9)


def hairdresser(c: Page) -> None:
    """Gently, from the ends upwards."""
    for x0, x1 in ((70, 130), (290, 230)):
        c.lay(taper((x0, 1180, 18), (x1, 880, 16)), tone("#c8925a"), 6)
    for y in (960, 1040, 1120):
        c.lay(rect(92 - (y - 960) * 0.12, y - 8, 268 + (y - 960) * 0.12, y + 8, 4), tone("#b07a44"), 5)
    c.lay(rect(96, 866, 264, 892, 6), tone("#d8a468"), 7)
    c.lay(taper((170, 770, 12), (300, 640, 11), (398, 540, 10)), tone("#b07a44"), 8)
    with c.at(402, 536, 1, 42):
        c.lay(rect(-60, -8, 60, 8, 4), tone("#8a8f98"), 8)
        for i in range(6):
            c.lay(taper((-52 + i * 21, 0, 8), (-52 + i * 21, 46, 4)), tone("#8a8f98"), 3)
    person(
        c,
        182,
        868,
        1.18,
        GIRL,
        "caring",
        turn=0.5,
        look=(0.6, -0.6),
        pose=Pose((44, 30), (96, -10), "stand", 6, -6, 4),
    )


def findings(c: Page) -> None:
    """A kite, a shoe, and the Tuesday post."""
    with c.at(330, 832, 1, 24):
        c.lay(poly([(0, -60), (44, 0), (0, 74), (-44, 0)]), tone("#f2a24a"), 8, 1.2)
        c.lay(poly([(0, -60), (44, 0), (0, 0)]), tone("#d84a3f"), 1, 0)
    string(c, [(330, 900), (300, 940), (340, 980)], "#d84a3f", 4, 5)
    c.lay(
        blob((590, 1060), (600, 1010), (630, 1016), (650, 1042), (700, 1050), (704, 1072), (590, 1074)),
        tone("#b1543c"),
        7,
    )
    person(c, 446, 1172, 0.86, POSTMAN, "lost", turn=0.1, pose=Pose((-84, 60), "scratch", "cross", 0, 12, 0),
           left_holds=lambda: map_sheet(c, -8, -20, 130, 96, -10, upside=True))  # fmt: skip


def magpie(c: Page) -> None:
    """Who told you that this was hair?"""
    who = bird(
        c,
        690,
        400,
        0.98,
        CROSS_MAGPIE,
        "furious",
        turn=-0.4,
        coat=tone("#34323e"),
        chest=tone("#fbf6ea"),
        legs=26,
    )
    with c.at(who[0], who[1] - 66, 1, 14):
        for i in range(9):
            strip(c, [(-84 + i * 6, 8 - i % 3 * 12), (0, 18 - i * 5), (84 - i * 5, -4 - i % 2 * 14)], 9,
                  ("#8a5a34", "#a8744a", "#6a4428")[i % 3], 2.5)  # fmt: skip
        for x in (-24, 14):
            c.lay(ell(x, -34, 20, 26, x), tone("#bfe0e0"), 4)


def cloud(c: Page) -> None:
    """The others have gone on to the sea."""
    cloud_being(c, 190, 176, 300, "lonely", colour="#fdfcf8", look=(0.6, 0.8))


def scene(c: Page) -> None:
    """Lay the card."""
    river(c)
    cloud(c)
    willow(c)
    magpie(c)
    hairdresser(c)
    findings(c)
    stamp(c, 60, 420, 8)
