"""Umbrella Ark.

It pours, and the ants' town is under water. But the crow has an idea: turn the umbrella over and it is a
boat! The first two ants are aboard: one bows with joined hands, the other is seasick already. Two more are
still clinging to a leaf, trembling. And the fat toad keeps the only dry mushroom for itself.
"""

from studio.papercut.bits import pleated, stamp
from studio.papercut.elements.beasts import bird, insect
from studio.papercut.elements.puppets import STOUT, Pose, upright
from studio.papercut.elements.stage import backdrop, bands, grass, rain, sea
from studio.papercut.lamp import GREY
from studio.papercut.page import Page
from studio.papercut.papers import dot, painted, printed, sponged, stripes, tone
from studio.shapes import blob, taper

META = {
    "number": 25,
    "slug": "umbrella-ark",
    "seed": 251,
    "attitudes": ("selfish", "grateful", "afraid", "inspired", "poorly"),
}
LAMP = GREY


def downpour(c: Page) -> None:
    """Grey on grey, and one hole in it."""
    backdrop(c, painted("#f6d98a", "#fbe6a8", force=0.4), 3)
    for y, sheet in ((-60, "#8a98a4"), (40, "#77868f")):
        c.lay(
            blob((-60, y - 60), (110, y + 20), (150, y + 120), (110, y + 210), (-60, y + 260)),
            tone(sheet),
            5,
            tear=9,
        )
        c.lay(
            blob((860, y - 80), (360, y), (330, y + 100), (420, y + 200), (860, y + 240)),
            tone(sheet),
            5,
            tear=9,
        )
    bands(c, (220, 330), [sponged("#b4bec6", "#c4ccd2", 26, 0.4), painted("#9aa8b2", "#a6b2bc", force=0.5)])
    rain(c, 46, 0, 800, 240, 640, "#6a8ca4", 12)


def toad(c: Page) -> None:
    """There is only one, and it is its."""
    c.lay(
        blob((500, 800), (540, 690), (660, 660), (790, 690), (840, 800)),
        sponged("#7a8a4a", "#8a9a58", 16),
        6,
        tear=7,
    )
    c.lay(blob((458, 396), (500, 270), (620, 216), (740, 260), (800, 390), (630, 420)),
          printed("#b1543c", dot, "#f4ead6", pitch=64, size=0.4), 9, 1.4)  # fmt: skip
    for x in range(490, 790, 36):
        c.lay(taper((630 + (x - 630) * 0.3, 410, 6), (x, 400, 4)), "#e4d4c0", 0.5, 0)

    c.lay(taper((640, 700, 104), (636, 420, 88)), tone("#f4ead6"), 5)
    upright(c, 640, 742, 1.26, "toad", "selfish", turn=-0.3, look=(-0.8, 0.4), frame=STOUT,
            pose=Pose((-60, 74), (64, 66), "sit", 4, 6, -6))  # fmt: skip
    c.lay(taper((560, 660, 60), (640, 640, 56), (720, 664, 60)), tone("#8a7a4a"), 4)


def flood(c: Page) -> None:
    """What was the garden."""
    sea(
        c,
        770,
        [painted("#5b7b8a", "#668694", force=0.5), painted("#4f6d7e", "#5a788a", force=0.5)],
        rows=2,
        step=70,
        crest=18,
    )
    for x in (40, 110, 760):
        grass(c, x, 800, 70, tone("#6a8a4a"), 3)


def ark(c: Page) -> None:
    """Handle up, everybody in."""
    c.lay(taper((300, 1000, 14), (300, 560, 13)), tone("#6a4a34"), 5)
    for x, turn, feel in ((106, 0.5, "grateful"), (466, -0.5, "poorly")):
        insect(c, x, 930, 1.0, "ant", feel, arms=((-8, -118), (10, -112)), turn=turn)
    bird(c, 280, 880, 1.44, "crow", "inspired", wings=("down", "up"), turn=0.2, look=(0, -1), legs=30)
    rim = [(590 - i * 74, 840 + (16 if i % 2 else -8)) for i in range(9)]
    c.lay(blob(*((a, b, "c") for a, b in rim), (60, 960), (180, 1060), (300, 1090), (420, 1060), (540, 960)),
          stripes("#e0ab2e", "#f4ead6", pitch=66), 10, 1.2, relief=pleated(120, 6), angle=90)  # fmt: skip
    sea(c, 1030, [painted("#44606f", "#4e6c7c", force=0.5)], rows=1, crest=20)


def leaf(c: Page) -> None:
    """Three on one leaf is one too many."""
    for x, turn, y in ((560, -0.4, 1120), (710, -0.5, 1104)):
        insect(c, x, y, 1.0, "ant", "afraid", arms=((-40, -170), (40, -170)), turn=turn, look=(-0.6, -0.3))
    c.lay(
        blob((450, 1104, "c"), (560, 1080), (700, 1078), (820, 1110), (760, 1170), (600, 1180)),
        tone("#8fb04a"),
        8,
        1.6,
    )
    c.lay(taper((450, 1106, 10), (620, 1124, 8), (800, 1120, 4)), tone("#6a8a34"), 1, 0)
    sea(c, 1150, [painted("#3a5464", "#445f70", force=0.5)], rows=1, crest=22)


def scene(c: Page) -> None:
    """Lay the card."""
    downpour(c)
    toad(c)
    flood(c)
    ark(c)
    leaf(c)
    rain(c, 16, 0, 800, 560, 1150, "#a8c4d4", 12)
    stamp(c, 70, 520, -8)
