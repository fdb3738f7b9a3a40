"""Tiptoe.

Over a sleeping town a giant comes home late: we see only two legs in striped socks, on tiptoe between the chimneys,
and the huge shoes held by their laces. A cat on a ridge stares. One toe has come through its sock; a row of
bedsheets on a line shakes with his breath.
"""

from studio.colour import Ramp
from studio.elements.animals.small_animals import cat
from studio.elements.people.giant_socks import hanging_shoe, rolled_trouser, tiptoe_leg
from studio.elements.rooms.household import sheet, washing_line
from studio.elements.things.lights import moon
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import LINEN
from studio.shapes import poly, rect

META = {"number": 81, "slug": "tiptoe", "seed": 8181}
FINISH = Finish(vignette=0.34, bloom=0.42)

WALL = ["#140c28", "#2c2450", "#54487c", "#9c88ac"]
TILES = ["#28142c", "#6c3450", "#b06470", "#f0b09c"]
PLUM_TILES = ["#1c1030", "#4c2c58", "#845480", "#d09cb0"]
COBALT = ["#0c1038", "#1c2c78", "#3c58b4", "#98b0e8"]
MUSTARD = ["#4c2818", "#a86c18", "#e8b030", "#ffe48c"]
CLOTH = ["#100a20", "#30183c", "#603460", "#a878a0"]
LEATHER = ["#240c14", "#642420", "#a84c30", "#eca068"]


def house(c: Card, x: float, y: float, w: float, h: float, tiles: Ramp, fog: float, chimney: float) -> None:
    """A narrow gabled house seen from the front, ridge at y, eaves h below."""
    c.paint(
        rect(x + w * chimney, y - h * 0.1, x + w * chimney + w * 0.14, y + h * 0.7),
        WALL,
        vol=6,
        fog=fog,
        wob=0.5,
        rim=0.5,
    )
    c.paint(
        rect(x + w * chimney - 4, y - h * 0.16, x + w * chimney + w * 0.14 + 4, y - h * 0.06),
        tiles,
        vol=5,
        fog=fog,
        wob=0.5,
        rim=0.5,
    )
    c.paint(
        rect(x - w * 0.42, y + h * 0.7, x + w * 0.42, 1260), WALL, vol=8, fog=fog, wob=0.6, grad=(0.05, -0.25)
    )
    m = c.paint(
        poly([(x, y), (x + w * 0.56, y + h), (x - w * 0.56, y + h)]),
        tiles,
        vol=16,
        fog=fog,
        wob=0.8,
        rim=0.7,
        edge=0.25,
    )
    c.marks(m, 1.57, int(w * 1.4), 13, 5, jit=0.1 * (1 - fog), alpha=0.6)
    for dx in (-0.18, 0.18):
        wx, wy = x + dx * w, y + h * 1.28
        glass = ["#0c0820", "#1c1840", "#3c3c70"]
        c.paint(
            rect(wx - w * 0.08, wy, wx + w * 0.08, wy + w * 0.24, 3), glass, vol=3, fog=fog, wob=0.3, det=0.6
        )


def night(c: Card) -> None:
    """A cobalt night and a moon as large as a knee needs."""
    c.sky([(0, "#14123c"), (380, "#24388c"), (720, "#6c7cc0"), (900, "#a498c8")])
    c.stars(110, 620)
    c.glow(392, 400, 500, "#f0d8a8", 0.45, 1.6)
    moon(c, 392, 400, 400, a=0.35, ramp=["#a88c8c", "#d4b890", "#f0dca8", "#fff0c8"])


def town(c: Card) -> None:
    """Two rows of roofs behind the feet."""
    for i, x in enumerate((20, 130, 236, 350, 462, 566, 680, 790)):
        house(c, x, 760 + (i * 37) % 60, 120, 84, PLUM_TILES if i % 2 else TILES, 0.5, 0.16)
    c.fogband(900, 60, "#8c84bc", 0.4)
    c.paint(rect(-20, 960, 820, 1230), WALL, vol=3, fog=0.2, edge=0)
    for i, x in enumerate((50, 210, 400, 560, 745)):
        house(c, x, 872 + (i * 53) % 50, 170, 108, TILES if i % 2 else PLUM_TILES, 0.2, -0.3)


def washing(c: Card) -> None:
    """Bedsheets between two chimneys, blown by somebody holding his breath badly."""
    places = washing_line(c, (528, 838), (782, 800), 26, "#d8cce0")
    for i in (1, 4, 7):
        px, py = places[i][0], places[i][1]
        sheet(c, px, py, 76, 66, LINEN, blown=-0.9)


def giant(c: Card) -> None:
    """Far leg, near leg, and the shoes he carries."""
    long_roof(c, 330, 1002, 290, PLUM_TILES, 0.16)
    tiptoe_leg(c, 466, 1004, 0.86, COBALT, MUSTARD)
    rolled_trouser(c, 548, 330, 176, CLOTH)
    long_roof(c, 50, 1066, 330, TILES, 0.05)
    tiptoe_leg(c, 226, 1068, 1.0, COBALT, MUSTARD, hole=True)
    rolled_trouser(c, 322, 290, 206, CLOTH)
    hanging_shoe(c, 692, 350, 0.74, 22, LEATHER, (684, 10))
    hanging_shoe(c, 672, 450, 0.84, -12, LEATHER, (668, 10))


def long_roof(c: Card, x: float, y: float, w: float, tiles: Ramp, fog: float) -> None:
    """A roof seen from its long side, for a toe to rest on; the ridge runs from (x, y)."""
    c.paint(rect(x + w * 0.9, y - 50, x + w * 0.99, y + 30), WALL, vol=6, fog=fog, wob=0.5, rim=0.6)
    slope = poly([(x, y), (x + w, y), (x + w + 40, y + 120), (x - 40, y + 120)])
    m = c.paint(slope, tiles, vol=12, fog=fog, wob=0.8, rim=0.8, edge=0.25, grad=(0.12, -0.2))
    c.marks(m, 1.6, int(w * 2.2), 15, 6, jit=0.1, alpha=0.6)
    c.paint(rect(x - 20, y + 116, x + w + 20, 1260), WALL, vol=8, fog=fog, wob=0.6)


def near_roofs(c: Card) -> None:
    """The first row, dark, with the witness on its ridge."""
    for x, y, w, tiles in (
        (420, 1100, 190, PLUM_TILES),
        (30, 1128, 200, PLUM_TILES),
        (620, 1044, 280, TILES),
        (790, 1110, 220, PLUM_TILES),
    ):
        house(c, x, y, w, 150, tiles, 0, 0.22)
    cat(c, 616, 1054, 118, ["#0c0818", "#221a34", "#4c3c5c", "#a48ca4"], rim=1.2)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(380, 380, 190), key="#ffeec0", fog="#7c80c0")
    night(c)
    town(c)
    washing(c)
    giant(c)
    near_roofs(c)
