"""The Sun Has Spots.

This morning it will not get light: the sun is in bed with red spots and a thermometer. The moon has stayed on
in her apron, lays a cool cloth on its forehead and holds its hand, and the sun is glad of it. Down in the
yard the rooster taps its foot, and the sunflower has nothing to turn to. Only the mole is delighted: dark
till noon!
"""

from studio.papercut.bits import drop, heart, stamp, stitches
from studio.papercut.elements.faces import face
from studio.papercut.elements.heads import head
from studio.papercut.elements.props import thermometer
from studio.papercut.elements.puppets import Pose, hand, upright
from studio.papercut.elements.stage import backdrop, bands, cloud_path, fence, house, land, star_on_string
from studio.papercut.elements.things import arm
from studio.papercut.lamp import Lamp
from studio.papercut.page import Page
from studio.papercut.papers import dot, gingham, painted, printed, spattered, stripes, tone
from studio.shapes import blob, ell, taper

META = {
    "number": 3,
    "slug": "sun-has-spots",
    "seed": 32,
    "attitudes": ("bored", "poorly", "impatient", "caring", "joyful"),
}
LAMP = Lamp(angle=-70, key="#e8e4ff", sky="#9aa8e0", soft=0.46, bloom=1.6)
GOLD = painted("#f2b23c", "#f6c050", "#eaa430", force=0.5)
SILVER = painted("#e9e4d2", "#f3efe0", "#ddd6c0", force=0.5)


def morning(c: Page) -> None:
    """It is late, and it is still blue."""
    backdrop(c, spattered(painted("#2f3d7a", "#384788", "#27336b", force=0.5), "#ffe9a8", 52), 2)
    bands(c, (560, 700), [painted("#4a4f8e", "#545a98", force=0.4), painted("#6a5f96", "#746aa0", force=0.4)])
    for x, y in ((60, 120), (730, 90), (690, 470)):
        star_on_string(c, x, y, 15)
    house(c, 640, 880, 190, 200, wall=tone("#4a3a66"), roof=tone("#6a3a5a"), windows=2, lit=True, door=None)
    land(c, 850, painted("#2f4a5c", "#365466", force=0.5), swell=18, wave=190, tear=8)
    fence(c, 330, 540, 930, 80, tone("#5a5f8a"), 50)
    land(c, 1010, painted("#263f4e", "#2d4858", force=0.5), swell=14, wave=230, phase=2, tear=9)


def bed(c: Page) -> None:
    """Two pillows of cloud."""
    for x, y, w, col in ((140, 330, 360, "#aab0d6"), (420, 470, 640, "#b8bde0"), (120, 470, 420, "#c8cce8")):
        with c.at(x, y):
            c.lay(cloud_path(w), tone(col, 0.4), 6, 1.3, tear=9)


def sun(c: Page) -> None:
    """Spots, and somebody to hold on to."""
    for i in range(15):
        with c.at(278, 346, 1, i * 24 - 8):
            c.lay(blob((-26, -150), (4, -206, "c"), (28, -150)), tone("#e0a038"), 5, 1.4)
    with c.at(278, 346, 1, -8):
        c.lay(ell(0, 0, 168), GOLD, 8, 0.8, glow=0.06)
        for x, y, r in (
            (-104, -70, 17),
            (-60, -124, 13),
            (70, -116, 15),
            (118, -40, 13),
            (-126, 20, 14),
            (-84, 84, 13),
            (110, 60, 15),
            (10, -140, 11),
            (30, 98, 10),
        ):
            c.lay(ell(x, y, r, r * 0.9), tone("#d8403a"), 0.6, 0)
        with c.at(8, -14, 1.72):
            face(c, "grateful", tone("#eaa430"), gap=32, my=46, turn=0.2)
        thermometer(c, 62, 74, 58, 1.5)


def quilt(c: Page) -> None:
    """Up to the chin."""
    c.lay(blob((40, 520), (130, 474), (280, 492), (440, 478), (560, 520), (620, 600), (520, 660), (300, 680), (100, 650), (20, 590)),
          printed(painted("#8a5a96", "#9666a2", force=0.4), dot, "#f0c8d8", pitch=54, size=0.4), 9, 1.4)  # fmt: skip
    c.lay(
        taper((36, 528, 40), (140, 486, 44), (290, 504, 46), (440, 490, 44), (566, 530, 36)),
        tone("#f4ecd8"),
        4,
        0.8,
    )
    stitches(c, [(60, 620), (200, 642), (400, 640), (560, 600)], "#f4ecd8", 4)


def moon(c: Page) -> None:
    """It has come off shift and stayed on."""
    c.lay(
        blob((560, 330), (690, 300), (760, 400), (776, 560), (700, 640), (600, 620), (548, 500)),
        tone("#7f86b8"),
        7,
    )
    c.lay(
        blob((566, 370), (650, 360), (706, 420), (704, 560), (640, 606), (570, 580), (550, 470)),
        gingham("#fffaf0", "#d8404a", 34),
        4,
        1.2,
    )
    with c.at(604, 236, 1.0, -12):
        c.lay(ell(0, 0, 136), "#fffbe8", 8, 0.6, tear=5, glow=0.12)
        c.lay(ell(0, 0, 126), SILVER, 3, 0.6, glow=0.12)
        for x, y, r in ((70, -74, 17), (94, 30, 13), (-30, -98, 11), (40, 92, 12)):
            c.lay(ell(x, y, r, r * 0.84), "#c8c0a4", 0.6, 0, tissue=0.7)
        with c.at(-18, -12, 1.42):
            face(c, "caring", SILVER, gap=30, my=46, turn=-0.6, look=(-0.8, 0.6))
        c.lay(blob((-118, -60), (-96, -132), (0, -166), (96, -132), (118, -60), (0, -92)), tone("#fffaf0"), 5)
        c.lay(heart(0, -128, 22), "#d8404a", 1, 0)
    arm(c, [(596, 380), (500, 330), (410, 236)], 48, tone("#7f86b8"), SILVER, "flat", lift=9)
    c.lay(
        blob((232, 214), (300, 178), (410, 200), (424, 246), (350, 258), (250, 262)),
        stripes("#e4f0f8", "#8fb4dc", pitch=24),
        8,
        1.6,
    )
    for x, y in ((246, 284), (300, 278)):
        c.lay(drop(x, y, 8), "#8fc4ea", 3, 0)
    arm(c, [(610, 460), (540, 540), (462, 520)], 46, tone("#7f86b8"), SILVER, "mitten", lift=9)
    arm(c, [(380, 560), (410, 510), (450, 506)], 42, GOLD, kind="mitten", lift=8)


def rooster(c: Page) -> None:
    """Everybody is waiting, and whose fault is it going to be?"""
    c.lay(ell(222, 1158, 130, 15), "#182a36", 0, 0, tissue=0.6)
    for i, col in enumerate(("#2f7a6a", "#c8482c", "#3f6fa8", "#e0a038")):
        c.lay(
            taper((180, 1010, 40), (96 - i * 8, 980 - i * 34, 44), (60 + i * 18, 1050 - i * 60, 12)),
            tone(col),
            4,
        )
    upright(c, 226, 1152, 1.24, "rooster", "impatient", turn=0.5, look=(0.4, -0.95), coat=printed("#b8482c", dot, "#f0b04a", pitch=30, size=0.4),
            pose=Pose("hip", "hip", "tap", 4, -6, 6))  # fmt: skip


def sunflower(c: Page) -> None:
    """It has nothing to turn to."""
    stem = tone("#4f8a5a")
    c.lay(taper((600, 1220, 34), (640, 1130, 30), (690, 1060, 26), (660, 1000, 24)), stem, 5)
    with c.at(592, 976, 1.0, -16):
        for i in range(14):
            with c.at(0, 0, 1, i * 360 / 14):
                c.lay(
                    blob((-24, -84), (-16, -130), (4, -150, "c"), (20, -128), (24, -84)),
                    tone(("#d8a02c", "#e4b03c")[i % 2]),
                    4,
                    1.6,
                )
        c.lay(ell(0, 0, 98), printed(painted("#8a5a34", "#96663e"), dot, "#6f4628", pitch=22, size=0.4), 5)
        c.lay(ell(0, 4, 78), tone("#a8744a"), 1.5)
        with c.at(0, -10, 1.24):
            face(c, "bored", tone("#96663e"), gap=28, my=44, look=(-0.2, -0.7))
    c.lay(taper((640, 1150, 24), (560, 1150, 30), (530, 1080, 26)), stem, 6)
    c.lay(blob((470, 1084), (500, 1040), (570, 1050), (600, 1094), (540, 1110)), stem, 6, 1.4)


def mole(c: Page) -> None:
    """Dark till noon. At last somebody has understood."""
    c.lay(blob((360, 1210), (372, 1140), (440, 1112), (508, 1140), (520, 1210)), tone("#3a2f3e"), 6, tear=7)
    with c.at(440, 1086, 0.9, -4):
        head(c, "mole", "joyful", 0.1)
    for q in (-1, 1):
        hand(c, 440 + q * 92, 1064, 26, tone("#e8a8a0"), q * 30, "open", paws=True, flip=q > 0)


def scene(c: Page) -> None:
    """Lay the card."""
    morning(c)
    bed(c)
    sun(c)
    quilt(c)
    moon(c)
    sunflower(c)
    rooster(c)
    mole(c)
    stamp(c, 60, 1170, 8)
