"""Tiptoe.

Over a sleeping town a giant comes home late: we see only two legs in striped socks, on tiptoe between the chimneys,
and the huge shoes held by their laces in a mitten. A cat on a ridge stares. One toe has come through its sock; a row of
bedsheets on a line shakes with his breath.
"""

from studio.elements.animals.cat_watching import watching_cat
from studio.elements.buildings import roofs_night as roofs
from studio.elements.buildings.roofs_night import PLUM_TILES, ROSE_TILES, gabled_house, long_roof
from studio.elements.people import giant_socks
from studio.elements.rooms.household import sheet, washing_line
from studio.elements.things.lights import moon
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import LINEN

META = {"number": 81, "slug": "tiptoe", "seed": 8181}
FINISH = Finish(vignette=0.34, bloom=0.42)

FAR, NEARER = (20, 130, 236, 350, 462, 566, 680, 790), (96, 232, 400, 560, 745)
LEATHER = ["#240c14", "#642420", "#a84c30", "#eca068"]
MOONLIGHT = ["#a88c8c", "#d4b890", "#f0dca8", "#fff0c8"]


def night(c: Card) -> None:
    """A cobalt night and a moon as large as a knee needs."""
    c.sky([(0, "#14123c"), (380, "#24388c"), (720, "#6c7cc0"), (900, "#a498c8")])
    c.stars(110, 620)
    c.glow(392, 452, 500, "#f0d8a8", 0.45, 1.6)
    moon(c, 392, 452, 400, a=0.35, ramp=MOONLIGHT)


def town(c: Card) -> None:
    """Two rows of roofs behind the feet."""
    roofs.row_of_gables(c, FAR, 760, (37, 60), (120, 84), (ROSE_TILES, PLUM_TILES), 0.5, 0.16)
    c.fogband(900, 60, "#8c84bc", 0.4)
    roofs.wall_below(c, 960, 0.2)
    roofs.row_of_gables(c, NEARER, 872, (53, 50), (170, 108), (PLUM_TILES, ROSE_TILES), 0.2, -0.3)
    roofs.weathercock(c, 96, 876, 96)


def washing(c: Card) -> None:
    """Bedsheets between two chimneys, blown by somebody holding his breath badly."""
    places = washing_line(c, (596, 800), (800, 786), 24, "#d8cce0")
    for x, y in places[2:6:3]:
        sheet(c, x, y, 72, 54, LINEN, blown=-0.7)


def leg(c: Card, x: float, y: float, s: float, hole: bool = False) -> None:
    """One leg: the inside of the trouser, the sock, the trouser over it."""
    hem = (x + 95 * s, y - 778 * s, 204 * s)
    giant_socks.trouser_lining(c, *hem)
    giant_socks.tiptoe_leg(c, x, y, s, hole=hole)
    giant_socks.rolled_trouser(c, *hem)


def giant(c: Card) -> None:
    """Far leg, near leg, and the shoes he carries."""
    long_roof(c, 330, 1002, 290, PLUM_TILES, 0.16)
    leg(c, 466, 1014, 0.86)
    long_roof(c, 50, 1066, 330, ROSE_TILES, 0.05)
    leg(c, 226, 1078, 1.0, hole=True)
    giant_socks.hanging_shoe(c, 686, 362, 0.74, 22, LEATHER, (684, 200))
    giant_socks.hanging_shoe(c, 666, 462, 0.84, -12, LEATHER, (668, 200))
    giant_socks.mitten_fist(c, 672, 190, 1.02)


def near_roofs(c: Card) -> None:
    """The first row, dark, with the witness on its ridge."""
    gabled_house(c, 420, 1108, 190, 150, PLUM_TILES, 0, 0.22)
    gabled_house(c, 30, 1134, 200, 150, PLUM_TILES, 0, 0.22)
    gabled_house(c, 790, 1110, 220, 150, PLUM_TILES, 0, 0.22)
    long_roof(c, 556, 1072, 186, ROSE_TILES, 0)
    roofs.capped_pot(c, 718, 1078, 58)
    watching_cat(c, 628, 1078, 128)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(380, 430, 190), key="#ffeec0", fog="#7c80c0")
    night(c)
    town(c)
    washing(c)
    giant(c)
    near_roofs(c)
