"""A heron in a long coat, tall as a house, walking to the left."""

from studio.paint import Frame
from studio.palettes import BRASS
from studio.shapes import blob, ell, taper

COAT = ["#050a18", "#0c1a32", "#1c3450", "#4c6478", "#d8b878"]
PLUME = ["#1c2c44", "#4c6480", "#8ca4b4", "#d8dcd4", "#fff6dc"]


def coat_heron_legs(f: Frame) -> None:
    """Two long legs in mid-step. All his parts are in the units of a page: near foot at (404, 1122), crest at 160."""
    skin = ["#0c1018", "#2c3434", "#5c6458", "#c0a868"]
    for hip, knee, foot in (((520, 880), (556, 985), (600, 1092)), ((428, 880), (392, 990), (404, 1122))):
        f.shade(ell(foot[0] - 14, foot[1] + 3, 70, 8), 0.6, 6)
        f.paint(taper((*hip, 26), (*knee, 19), (foot[0], foot[1] - 6, 15)), skin, vol=7, wob=0.3, rim=0.7)
        for dx, dy in ((-74, 4), (-50, 14), (34, 6)):
            shape = taper(
                (foot[0], foot[1] - 6, 13),
                (foot[0] + dx * 0.6, foot[1] + dy * 0.5 - 5, 9),
                (foot[0] + dx, foot[1] + dy, 4),
            )
            f.paint(shape, skin, vol=4, wob=0.3)


def coat_heron_body(f: Frame) -> None:
    """The long coat with its buttons and a watch on a chain."""
    right = ((398, 424), (468, 404), (540, 470), (580, 620), (606, 780), (634, 908, "c"), (560, 922))
    left = ((500, 906), (430, 918), (340, 900, "c"), (352, 760), (352, 600), (366, 500))
    tail = blob(*right, *left)
    m = f.paint(tail, COAT, vol=70, amb=0.12, gain=1.25, edge=0.3, rim=0.9, rimw=8, tex=0.18, wob=0.5)
    for pts in (
        ((440, 480), (446, 700), (430, 912)),
        ((500, 500), (540, 720), (566, 915)),
        ((476, 620), (492, 760), (498, 905)),
    ):
        f.line(list(pts), 9, COAT[0], alpha=0.55, wob=1, clip=m, det=0)
    f.card.marks(m, 1.6, 500, 34, 4, jit=0.1, alpha=0.4)
    for y in (560, 640, 720, 800):
        f.paint(ell(384 - (y - 560) * 0.05, y, 8), BRASS, vol=3, det=0.8, wob=0.2)
    watch = [(384, 640), (398, 690), (440, 700), (470, 668)]
    f.line(watch, 3, "#f0c868", alpha=0.95, wob=0.2, ends=0.9)
    f.paint(ell(472, 676, 19), BRASS, vol=5, det=0.9, wob=0.2)
    f.paint(ell(472, 676, 14), ["#b8a888", "#f4ecd0", "#fffaf0"], vol=2, det=0.9, wob=0.2, amb=0.6)
    f.line([(472, 676), (472, 667)], 2.4, "#2c2020", alpha=1, wob=0, ends=0.9)
    f.line([(472, 676), (479, 679)], 2.4, "#2c2020", alpha=1, wob=0, ends=0.9)


def coat_heron_head(f: Frame) -> None:
    """Neck in a collar, crest, gold eye, and the beak down to the left."""
    neck = taper((438, 456, 84), (404, 380, 56), (436, 296, 40), (420, 226, 44), (398, 196, 46))
    m = f.paint(neck, PLUME, vol=20, amb=0.2, rim=0.7, edge=0.3, wob=0.4)
    f.card.marks(m, 1.75, 320, 24, 3, jit=0.1, alpha=0.7)
    for i, x in enumerate((396, 410, 402, 418)):
        f.line([(x, 340 + i * 14), (x - 5, 366 + i * 14)], 5, "#1c2840", alpha=0.6, wob=0.5)
    crest = blob((380, 168), (420, 158), (470, 176), (540, 196, "c"), (470, 202), (430, 206))
    f.paint(crest, ["#060a18", "#141c30", "#2c3c54"], vol=8, wob=0.4)
    shape = blob((346, 196), (366, 170), (404, 164), (434, 184), (436, 212), (404, 230), (362, 224))
    f.paint(shape, PLUME, vol=18, amb=0.25, wob=0.3, rim=0.6)
    shape = blob((372, 170), (410, 158), (440, 172), (500, 188, "c"), (440, 194), (404, 184))
    f.paint(shape, ["#060a18", "#18243c", "#3c4c64"], vol=6, wob=0.3)
    beak = ["#4c2c10", "#a06c20", "#e8b048", "#fff0b0"]
    shape = blob((366, 212, "c"), (360, 228), (200, 268, "c"), (190, 264, "c"), (340, 212))
    f.paint(shape, beak, vol=6, wob=0.2, amb=0.4, det=0.6)
    shape = blob((360, 190), (352, 212), (170, 252, "c"), (168, 246, "c"), (330, 192))
    f.paint(shape, beak, vol=8, wob=0.2, amb=0.45, det=0.6)
    f.flat(ell(378, 194, 11), "#ffd050", 1, det=1)
    f.flat(ell(375, 194, 5.5), "#140c10", 1, det=1)
    f.card.dot(*f.pt(373, 191), 2.2, "#ffffff", 1)
    f.line([(362, 184), (378, 180), (394, 184)], 4, "#0c1424", alpha=0.9)
    for sg, pts in (
        (-1, ((392, 470), (376, 430), (396, 396), (430, 430), (424, 480))),
        (1, ((430, 480), (436, 430), (474, 384), (500, 420), (486, 480))),
    ):
        f.paint(blob(*pts), COAT, vol=12, amb=0.16 + sg * 0.03, rim=0.7, edge=0.35, wob=0.4)


def coat_heron_sleeve(f: Frame) -> None:
    """The near sleeve, over all else, and three feather fingers for a handle."""
    sleeve = taper((440, 500, 92), (404, 600, 80), (330, 660, 62), (296, 664, 60))
    f.shade(taper((450, 530, 90), (420, 630, 80), (340, 690, 50)), 0.5, 14)
    f.paint(sleeve, COAT, vol=26, amb=0.14, gain=1.3, edge=0.35, rim=1.0, rimw=7, wob=0.4)
    for dy in (-16, 0, 15):
        shape = taper((288, 664 + dy * 0.6, 17), (262, 662 + dy, 13), (240, 668 + dy * 1.2, 5))
        f.paint(shape, PLUME, vol=5, wob=0.3)
