"""What last winter's snowman left in the grass, and will need again: a hat, a carrot, three coals."""

from studio.elements.plants.plants import flower, grass
from studio.paint import Card
from studio.palettes import WHITE
from studio.shapes import blob, ell, taper

FELT = ["#14141c", "#2c2c3c", "#545468", "#9c9cac"]
BAND = ["#5c1420", "#a82c30", "#dc5848"]
CARROT = ["#8c3410", "#dc6c20", "#fca84c", "#ffdc9c"]
BLADES = ("#1c6034", "#3c8c3c", "#7cb44c")


def snowman_leavings(c: Card, x: float, y: float, h: float = 84) -> None:
    """A top hat that has sunk a little to one side at (x, y), daisies round it, the carrot and the coals in front."""
    f = c.at(x, y, h / 84, -13, vol=12, wob=0.4, edge=0.28, rim=0.7, det=0.4, tex=0.25)
    c.shade(ell(x - 26, y + 6, h * 0.95, h * 0.16), 0.5, 7, "#0c2c24")
    crown = blob(
        (-36, -10, "c"), (-40, -50), (-42, -78), (0, -86), (42, -78), (38, -50), (36, -10, "c"), (0, -4)
    )
    m = f.paint(crown, FELT, vol=26, amb=0.2)
    f.paint(taper((-40, -24, 18), (0, -18, 18), (40, -24, 18)), BAND, vol=5, clip=m, edge=0.1)
    f.shade(blob((-44, -90), (-14, -90), (-20, -10), (-44, -10)), 0.35, 8, clip=m)
    f.shade(taper((-40, -10, 10), (0, -4, 12), (40, -10, 10)), 0.5, 4, clip=m)
    f.paint(
        blob((-72, -8), (-40, -14), (0, -8), (40, -14), (72, -10), (50, 4), (0, 10), (-52, 6)), FELT, vol=7
    )
    for dx, dy, s in ((40, 34, 10), (64, 28, 8), (18, 42, 9)):
        c.shade(ell(x + dx - 4, y + dy + 3, s * 1.4, s * 0.5), 0.5, 2, "#0c2c24")
        c.paint(ell(x + dx, y + dy, s, s * 0.85), FELT[:3], vol=5, wob=0.8, rim=0.5)
    c.shade(taper((x - 26, y + 44, 16), (x - 88, y + 36, 6)), 0.45, 4, "#0c2c24")
    m = c.paint(
        taper((x - 14, y + 36, 21), (x - 52, y + 33, 15), (x - 94, y + 24, 3)),
        CARROT,
        vol=9,
        wob=0.3,
        det=0.5,
    )
    for k in (22, 36, 52):
        c.line([(x - k, y + 23), (x - k - 3, y + 34)], 2, CARROT[0], 0.6, 0.2, clip=m)
    for dx, n in ((-66, 15), (-30, 20), (14, 18), (52, 22), (74, 14)):
        grass(c, x + dx, y + 16, n * 1.3, 7, BLADES)
    for dx, dy in ((-84, 4), (66, 0), (86, 34)):
        flower(c, x + dx, y + dy, 34, WHITE, 7)
