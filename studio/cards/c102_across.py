"""What She Brings Across.

Two mountains stand nose to nose, one of red rock with its eye open, one of blue rock asleep under snow. From mouth to mouth
hangs a bridge, and over it a woman carries a great speckled egg on her head; behind her planks are missing.
"""

from studio.elements.buildings.houses import house
from studio.elements.land.face_cliffs import (
    face_cliff,
    mouth_cave,
    open_eye,
    shut_eye,
    snow_crown,
    turf_crown,
)
from studio.elements.people.load_bearers import bearer
from studio.elements.things.head_loads import head_ring
from studio.elements.things.plank_bridge import plank_bridge
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, ROOF_GOLD, ROOF_PLUM, ROOF_RED
from studio.shapes import blob, ell, taper

META = {"number": 102, "slug": "across", "seed": 1022}
FINISH = Finish(vignette=0.22, bloom=0.36)

MAGENTA = ["#3c0830", "#a41c6c", "#f05ca0", "#ffc8dc"]
SAFFRON = ["#6c2408", "#d87818", "#fcc04c", "#fff0b8"]


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(420, 60, 280), key="#fff2c4", fog="#e8e0c4")
    c.sky(
        [
            (0, "#4c9cac"),
            (260, "#a4ccb8"),
            (520, "#f4ecc0"),
            (800, "#f8e0a8"),
            (1000, "#d8d0b0"),
            (1200, "#7ca49c"),
        ]
    )
    c.clouds(40, 300, "#90b8b8", "#fbf6dc", cover=0.36, cell=170, a=0.6, sx=3)
    c.glow(410, 560, 420, "#fff4c0", 0.35, 1.5)
    for level, a in ((980, 0.6), (1090, 0.75)):
        c.fogband(level, 80, "#f0ead0", a)
    village_below(c)
    left = face_cliff(c, 1, 0)
    right = face_cliff(c, -1, -34)
    mouth_cave(c, 1, 0, left)
    mouth_cave(c, -1, -34, right)
    open_eye(c, 196, 408, 1.06)
    shut_eye(c, 600, 372, 1.06)
    turf_crown(c)
    snow_crown(c, -34)
    plank_bridge(c, (232, 706), (568, 674), 34, 17, (11, 12, 14, 15))
    x, y = bearer(c, 384, 728, 132, MAGENTA, SAFFRON, CREAM, "zigzag")
    head_ring(c, x, y, 22, CREAM)
    egg = blob((x, y - 98), (x + 30, y - 62), (x + 38, y - 30), (x + 22, y - 4), (x, y + 2), (x - 22, y - 4), (x - 38, y - 30), (x - 30, y - 62))  # fmt: skip
    m = c.paint(egg, ["#2c6470", "#74b0ac", "#b8e4d4", "#f4fff0"], vol=34, wob=0.2, edge=0.28, det=0.7)
    for px, py in c.scatter(m, 46):
        c.flat(ell(px, py, 2.2 + 2.4 * ((px * 7) % 1), 2.2), "#6c4830", 0.75, clip=m)


def village_below(c: Card) -> None:
    """Far down in the gorge: a few roofs, a bell tower, a river with a raft."""
    c.paint(
        blob((250, 1130), (330, 1090), (420, 1080), (540, 1100), (580, 1160), (580, 1260), (240, 1260)),
        ["#3c5c3c", "#7c9c5c", "#c8d494", "#f4f0c0"],
        vol=16,
        fog=0.25,
        wob=1,
    )
    c.paint(
        taper((300, 1230, 60), (380, 1160, 34), (470, 1120, 18), (520, 1090, 8)),
        ["#2c6c84", "#74b8b8", "#d8f0dc"],
        vol=3,
        fog=0.15,
    )
    for i, (hx, hy, h) in enumerate(
        ((296, 1124, 34), (338, 1104, 30), (470, 1166, 44), (524, 1150, 38), (500, 1112, 26))
    ):
        house(c, hx, hy, h, roof=(ROOF_RED, ROOF_PLUM, ROOF_GOLD)[i % 3], fog=0.12)
