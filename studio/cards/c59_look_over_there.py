"""Look Over There.

A whole field of sunflowers has turned its back on the huge setting sun to stare at one small lamp left on a
garden table. The sun has slumped behind the hill, cheeks puffed, and looks askance at it. A single flower at
the edge peeks back; beneath the table lies a pair of sunglasses.
"""

from studio.elements.land.land import hills
from studio.elements.land.sun_slumped import ridge, slumped_sun
from studio.elements.plants import sunflower_field as field
from studio.elements.plants.grass_rows import grass_row
from studio.elements.plants.sunflowers_turning import sunflower_head, sunflower_stem
from studio.elements.plants.trees import poplar
from studio.elements.rooms.furniture import chair
from studio.elements.rooms.garden_table import garden_table
from studio.elements.things.lamp_glass import glass_lamp
from studio.elements.things.sunglasses import sunglasses
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import IRON
from studio.shapes import ell, taper

META = {"number": 59, "slug": "look-over-there", "seed": 5959}
FINISH = Finish(bloom=0.5, vignette=0.3)

LAMP = (400.0, 786.0)
HILL = ["#2c2034", "#584448", "#94744c", "#e0a868"]
GRASS = ("#1c2c1c", "#3c5028", "#7c8438")


def evening(c: Card) -> None:
    """A peach sky, poplars, and the sun letting itself sag behind the hill."""
    c.sky([(0, "#9c6c84"), (160, "#d8907c"), (320, "#f4b88c"), (460, "#fcdca8")])
    c.clouds(40, 300, "#b87884", "#fcd0a0", cover=0.34, cell=170, a=0.6)
    c.glow(400, 320, 420, "#ff9c5c", 0.3, 1.6)
    hills(c, 400, 16, HILL, 4, 0.62, 20)
    slumped_sun(c)
    ridge(c, HILL)
    for x, h in ((64, 92), (98, 70), (716, 84), (748, 104)):
        poplar(c, x, 470, h + 20, HILL[:3], fog=0.1)


def all_faces_to_the_lamp(c: Card) -> None:
    """The field, from the ridge down to the lamp; and the one who peeks back at the old sun."""
    field.sunflower_slope(c, (*LAMP, 170))
    c.glow(*LAMP, 520, "#ffe29c", 0.3, 1.4)
    field.sunflower_rows(c, LAMP)
    dusk = (400.0, 360.0, 110.0)
    top = sunflower_stem(c, 716, 900, 300, 11, -0.12, 0, dusk)
    sunflower_head(c, *top, 52, -0.35, -0.6, True, 0, dusk, rim=1.2)


def table(c: Card) -> None:
    """The clearing: a table, a small lamp, a chair pushed back, sunglasses in the grass; all shadows flee the lamp."""
    field.mown_clearing(c, (*LAMP, 260))
    c.darken(c.radial(*LAMP, 230, 620) * c.ground(560), "#241834", 0.5)
    c.glow(*LAMP, 330, "#ffecb8", 0.46, 1.6)
    c.shade(ell(400, 1070, 190, 44), 0.55, 22, "#0c1418")
    for foot, end in (
        ((330, 1056), (236, 1130)),
        ((470, 1056), (560, 1130)),
        ((604, 1062), (748, 1120)),
        ((540, 1070), (640, 1150)),
    ):
        c.shade(taper((*foot, 9), (*end, 22)), 0.6, 5, "#0c1418")
    chair(c, 560, 1072, 250, IRON)
    glass_lamp(garden_table(c, 400, 1056, (*LAMP, 120)), 0, -180)
    c.halo(*LAMP, 120, "#ffe4a8", 0.42)
    sunglasses(c, 398, 1112, 1.16, -10, (*LAMP, 160))
    grass_row(c, range(110, 700, 30), 1176, 34, (20, 20), 7, GRASS)


def near_backs(c: Card) -> None:
    """The nearest ones, between us and the lamp, seen from behind."""
    field.sunflower_behind(c, 86, 1240, 300, 92, 0.25, LAMP)
    field.sunflower_behind(c, 752, 1240, 330, 92, -0.16, LAMP)
    field.sunflower_behind(c, 236, 1260, 190, 66, 0.15, LAMP)
    field.sunflower_behind(c, 650, 1272, 140, 54, -0.1, LAMP)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 160), key="#fff2c8", fog="#b8845c")
    evening(c)
    all_faces_to_the_lamp(c)
    table(c)
    near_backs(c)
