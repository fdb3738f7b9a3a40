"""House Call.

A small house lies ill in a big bed, quilt up to its sills, a thermometer in the door, its windows fever-red, an
ice-bag on its roof. The doctor on a footstool listens to the wall. On the night table: a bowl of roof tiles and
a spoon; under the bed wait two worried sheds.
"""

from studio.elements.buildings.house_ill import fever_cheeks, ill_house, thin_smoke
from studio.elements.buildings.sheds import worried_shed
from studio.elements.people.doctor_listening import listening_doctor
from studio.elements.rooms.bed_patchwork import bedstead, dark_under_bed, foot_posts, quilt
from studio.elements.rooms.furniture import stool
from studio.elements.rooms.night_table import night_table
from studio.elements.rooms.rooms import room
from studio.elements.things.lights import table_lamp
from studio.elements.things.nursing import doctors_bag, ice_bag, thermometer
from studio.elements.things.roof_tiles import bowl_of_tiles
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import PINE

META = {"number": 64, "slug": "house-call", "seed": 6464}
FINISH = Finish(bloom=0.5, vignette=0.3)

LAMP = (112.0, 760.0)
PLASTER = ("#54705c", "#94a884")
BOARDS = ("#1a1210", "#4c3424", "#8c6440", "#dcac6c")
SHADE = ["#9c4c14", "#e8922c", "#ffcc68", "#fff2b8"]


def sickroom(c: Card) -> None:
    """Plaster green walls, a boarded floor, the light of one lamp."""
    room(c, PLASTER, BOARDS, 1000, paper="damask", ink="#40584c")
    c.glow(*LAMP, 420, "#ffc870", 0.3, 1.5)
    c.darken(c.radial(330, 700, 380, 860) * 0.7, "#101c1c", 0.6)


def patient(c: Card) -> None:
    """The house against its pillows: a thermometer in the door, an ice-bag on the ridge, a little smoke."""
    bedstead(c, 400, (*LAMP, 200))
    f, wall = ill_house(c, 400, 800, -4, (*LAMP, 190))
    thermometer(f, 0, -84)
    fever_cheeks(f, wall)
    ice_bag(f, -30, -470)
    thin_smoke(c, f)


def under_the_bed(c: Card) -> None:
    """Two sheds in the dark, holding close."""
    dark_under_bed(c)
    worried_shed(c, 320, 1108, 80, 5, (*LAMP, 260), 0.8)
    worried_shed(c, 398, 1108, 72, -6, (*LAMP, 260), 0.4)


def bedside(c: Card) -> None:
    """Night table, lamp, a bowl of tiles."""
    night_table(c, 112, 1090, (*LAMP, 110))
    table_lamp(c, 84, 896, 156, SHADE)
    bowl_of_tiles(c, 150, 897, (60, 700, 160))


def visit(c: Card) -> None:
    """The doctor on tiptoe on the stool, who listens to the wall."""
    stool(c, 628, 1124, 146, PINE)
    listening_doctor(c, 624, 986, 302, (*LAMP, 220))
    doctors_bag(c, 516, 1122, (*LAMP, 220))


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*LAMP, 200), key="#ffe0a0", fog="#7c947c")
    sickroom(c)
    patient(c)
    under_the_bed(c)
    quilt(c, LAMP)
    foot_posts(c, 400, (*LAMP, 200))
    bedside(c)
    visit(c)
