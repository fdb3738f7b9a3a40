"""The Kindly Lamp.

In the deepest sea hangs a friendly lamp, and under it, before a white picket fence, a bench where a seahorse
reads. The lamp's stalk goes up, over and back: it grows from a face as wide as the dark, and the fence is its
teeth. One picket is missing, and the path leads in. There is room on the bench; several hats are lying about.
"""

from studio.elements.animals.sea_life import fish, seahorse
from studio.elements.rooms.furniture import bench
from studio.elements.things.props import boots, hat, umbrella
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS, CREAM, CRIMSON, GREEN, GREY, NAVY, OCHRE, PLUM, RED, STONE, TEAL, WALNUT
from studio.shapes import blob, curve, ell, poly, taper

META = {"number": 84, "slug": "kindly-lamp", "seed": 8484}
FINISH = Finish(vignette=0.3, bloom=0.5)

LAMP = (404.0, 724.0)
GLOW = (404.0, 760.0, 150.0)
SKIN = ["#0c0a20", "#1c1a3a", "#332f58", "#6c5468", "#c08c5c"]
LIP = ["#0c0a1c", "#1e1c36", "#453a54", "#94684c", "#e8b468"]
IVORY = ["#2a2438", "#786450", "#d8b478", "#fff0c0"]
MUD = ["#0a1418", "#1a2c2c", "#4c4c38", "#a8844c", "#f0c878"]
SEAHORSE = ["#4c2414", "#b4602c", "#f0a448", "#ffe8a4"]
GAP = 8  # the missing picket


def abyss(c: Card) -> None:
    """Violet water with marine snow, black at the edges."""
    c.sky([(0, "#1c1448"), (300, "#221a52"), (700, "#16143a"), (1200, "#0a0c1e")], calm=0.4)
    c.glow(400, 240, 560, "#4c3c9c", 0.5, 1.4)


def face(c: Card) -> None:
    """The fish from the front: a mountain with two eyes that look down at the bench."""
    for s in (-1, 1):
        fin = blob((400 + s * 300, 560), (400 + s * 400, 520), (400 + s * 450, 700), (400 + s * 310, 760))
        c.paint(fin, SKIN, vol=20, amb=0.35, light=GLOW, edge=0.25, alpha=0.9)
    head = blob((400, 196), (520, 214), (640, 300), (712, 450), (760, 700), (780, 960), (600, 1060), (400, 1080),
        (200, 1060), (20, 960), (40, 700), (88, 450), (160, 300), (280, 214))  # fmt: skip
    m = c.paint(head, SKIN, vol=150, amb=0.3, gain=0.9, tex=0.26, lump=0.12, light=GLOW, edge=0.3, rim=0.5,
        rimcol="#6c60b8")  # fmt: skip
    for x, y in c.scatter(m, 90):
        if abs(x - 400) > 90 and y < 720:
            c.paint(ell(x, y, 7 + (x * 7 + y) % 8), SKIN, vol=5, amb=0.35, light=GLOW, alpha=0.6, clip=m)
    for s in (-1, 1):
        eye(c, 400 + s * 206, 432, s)


def eye(c: Card, x: float, y: float, s: int) -> None:
    """A lidded eye, patient, with the lamp in it."""
    c.shade(ell(x, y, 92, 82), 0.6, 16, "#06061a")
    c.paint(ell(x, y, 70, 64), ["#141c34", "#2c4854", "#5c7c6c", "#b4b080"], vol=26, amb=0.34, light=GLOW, wob=0.4,
        edge=0.35)  # fmt: skip
    c.flat(ell(x - s * 16, y + 20, 25, 30), "#07081a", 1, det=0.8)
    c.flat(ell(x - s * 24, y + 32, 8, 10), "#ffd070", 1, det=1)
    lid = blob((x - 84, y + 6), (x - 62, y - 58), (x, y - 84), (x + 62, y - 58), (x + 84, y + 6), (x, y - 14))
    c.paint(lid, SKIN, vol=24, amb=0.36, light=GLOW, edge=0.35, rim=0.4)
    c.line(curve((x - 80, y + 4), (x, y - 12), (x + 80, y + 4)), 6, "#07061a", 0.8)


def mouth(c: Card) -> None:
    """The dark behind the fence, under a long patient smile."""
    gape = blob((36, 790), (120, 800), (260, 772), (400, 764), (540, 772), (680, 800), (764, 790), (730, 980), (560, 1040),
        (240, 1040), (70, 980))  # fmt: skip
    m = c.paint(gape, ["#050410", "#0a0818", "#160e20"], vol=4, amb=0.3, wob=0.6, edge=0.3)
    for k in range(11):
        x = 110 + k * 58
        y = 776 + abs(x - 400) * 0.06
        c.paint(blob((x - 15, y - 14), (x + 15, y - 14), (x + 5, y + 40), (x, y + 56 + k % 3 * 8), (x - 6, y + 40)),
            ["#1c1830", "#4c4048", "#8c7458"], vol=8, clip=m, amb=0.3, wob=0.4)  # fmt: skip
    c.paint(taper((20, 770, 16), (120, 786, 32), (260, 760, 40), (400, 750, 42), (540, 760, 40), (680, 786, 32),
        (780, 770, 16)), LIP, vol=16, amb=0.3, light=GLOW, edge=0.3)  # fmt: skip


def fence(c: Card) -> None:
    """The lower teeth, as neat as pickets; one is missing."""
    for k in range(13):
        x = 64 + k * 56
        if k == GAP:
            continue
        foot = 1014 - abs(x - 400) * 0.10
        h = 168 + 14 * ((k * 5) % 3) - abs(x - 400) * 0.07
        tooth = poly(
            [(x - 21, foot), (x - 20, foot - h + 34), (x, foot - h), (x + 20, foot - h + 34), (x + 21, foot)]
        )
        c.paint(
            tooth, IVORY, vol=13, amb=0.2, wob=0.6, edge=0.32, rim=0.5, light=GLOW, grad=(0.1, -0.25), grain=2
        )
    c.paint(taper((-20, 986, 40), (120, 1008, 50), (400, 1028, 56), (680, 1008, 50), (820, 986, 40)), LIP, vol=18,
        amb=0.3, light=GLOW, edge=0.3)  # fmt: skip


def bed(c: Card) -> None:
    """The sea floor, the pool of light on it, and the path to the gap."""
    m = c.paint(blob((-40, 1016), (140, 1032), (400, 1044), (660, 1032), (840, 1016), (840, 1260, "c"), (-40, 1260, "c")),
        MUD, vol=4, amb=0.3, tex=0.35, light=GLOW, edge=0, grad=(0.1, -0.35))  # fmt: skip
    c.marks(m, 0.05, 260, 34, 4, jit=0.1, alpha=0.4)
    c.glow(400, 1090, 330, "#ffb850", 0.42, 1.5, 0.3)
    for k, (x, y) in enumerate(((512, 1030), (524, 1050), (542, 1076), (572, 1108), (616, 1150))):
        r = 22 + k * 7
        c.shade(ell(x, y + 6, r, r * 0.34), 0.5, 5)
        c.paint(ell(x, y, r, r * 0.34), STONE, vol=6, light=GLOW, amb=0.3)


def stalk(c: Card) -> None:
    """Up from the brow, over, and down to the lamp that hangs before the face."""
    c.paint(ell(318, 232, 46, 34), SKIN, vol=20, amb=0.36, light=GLOW, edge=0.3)
    rod = taper((318, 244, 44), (300, 170, 34), (320, 104, 28), (384, 76, 24), (440, 116, 21), (454, 220, 19), (436, 360, 16),
        (412, 500, 14), (404, 646, 11))  # fmt: skip
    c.shade(taper((470, 260, 18), (452, 380, 16), (426, 520, 14)), 0.5, 10)
    c.paint(
        rod,
        ["#140f2c", "#3a2f5c", "#7c5c68", "#e8ac64"],
        vol=12,
        amb=0.36,
        rim=0.7,
        wob=0.5,
        edge=0.35,
        light=GLOW,
    )


def lamp(c: Card) -> None:
    """A glass globe in a brass cap: half street lamp, half fruit."""
    x, y = LAMP
    c.glow(x, y, 460, "#ff9c38", 0.34, 1.8)
    c.glow(x, y, 180, "#ffd070", 0.6, 1.7)
    c.paint(
        ell(x, y, 58, 64),
        ["#f09030", "#ffc858", "#ffeca0", "#fffbe0"],
        vol=14,
        amb=0.75,
        wob=0.4,
        edge=0.12,
        det=0.5,
    )
    c.flat(ell(x, y + 6, 26, 30), "#fffbe4", 0.8, 14)
    cap = blob(
        (x - 54, y - 40), (x - 34, y - 70), (x, y - 88), (x + 34, y - 70), (x + 54, y - 40), (x, y - 48)
    )
    c.paint(cap, BRASS, vol=12, wob=0.3, edge=0.35, det=0.6, amb=0.2, light=(x, y + 60, 60))
    c.paint(ell(x, y + 68, 11, 13), BRASS, vol=6, wob=0.3, det=0.6)
    for s in (-1, 1):
        c.line(curve((x + s * 24, y - 46), (x + s * 40, y), (x + s * 12, y + 60)), 4, "#8a5218", 0.7)


def open_book(c: Card, x: float, y: float, s: float) -> None:
    """A book held up, seen from the side of its red covers."""
    f = c.at(x, y, s, -8, vol=5, wob=0.25, det=0.8, edge=0.35, light=GLOW)
    f.paint(poly([(-44, -54), (0, -42), (42, -56), (42, -48), (0, -34), (-44, -46)]), CREAM, amb=0.5)
    f.paint(poly([(-46, -48), (0, -35), (0, 22), (-46, 10)]), CRIMSON)
    f.paint(poly([(0, -35), (44, -50), (44, 8), (0, 22)]), RED)


def reader(c: Card) -> None:
    """The bench with its one guest, and what the others have left."""
    hat(c, 680, 868, 46, CRIMSON, CREAM)
    bench(c, 356, 1108, 320)
    c.shade(ell(300, 1044, 40, 9), 0.5, 5)
    seahorse(c, 306, 1052, 236, SEAHORSE)
    c.paint(
        taper((296, 934, 20), (274, 948, 16), (254, 950, 9)), SEAHORSE, vol=6, wob=0.3, edge=0.35, light=GLOW
    )
    open_book(c, 228, 956, 0.9)
    c.shade(ell(548, 1112, 24, 6), 0.5, 4)
    umbrella(c, 548, 1112, 160, TEAL, rot=-13, shut=True)
    hat(c, 432, 1042, 50, PLUM, OCHRE)
    c.shade(ell(612, 1064, 40, 8), 0.6, 5)
    boots(c, 612, 1064, 58, WALNUT)
    for x, y, h, ramp, band in ((122, 1104, 54, GREEN, WALNUT), (214, 1160, 46, NAVY, GREY), (440, 1166, 50, WALNUT, PLUM),
            (712, 1112, 48, GREY, NAVY)):  # fmt: skip
        c.shade(ell(x, y, h * 0.9, 8), 0.6, 6)
        hat(c, x, y, h, ramp, band)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=GLOW, key="#ffd080", fog="#1c1848")
    abyss(c)
    face(c)
    mouth(c)
    fence(c)
    bed(c)
    stalk(c)
    lamp(c)
    fish(c, 600, 590, 50, rot=8)
    fish(c, 660, 640, 38, rot=4)
    reader(c)
    c.sparks(c.all(), 130, "#d8d0f0", (0.6, 1.6), 0.6)
