"""The Scarecrow's Guests.

It is snowing, and the scarecrow has parted its general's coat: inside hangs a lantern, and on two perches sit the crows
it was made to frighten. One holds the flap aside, another arrives with a suitcase, one sleeps in the bicorne. Far
away a dark house has a bare clothes line.
"""

from studio.colour import Arr
from studio.elements.animals.birds_crows import perched_crow
from studio.elements.animals.crow_travelling import crow_on_snow, crow_tracks, crow_with_suitcase
from studio.elements.animals.crows_roosting import crow_feet, side_crow, tucked_crow
from studio.elements.buildings.houses import house
from studio.elements.land.land import hills, snowfield
from studio.elements.land.stubble_snow import spilt_light, strewn_straw, stubble_rows
from studio.elements.people import scarecrow_tent as scarecrow
from studio.elements.people.scarecrow_lodging import coat_lodging, general_in_coat, keep_snow_out, perch_bars
from studio.elements.plants.trees import bare_tree
from studio.elements.things.clothes_line_bare import bare_clothes_line
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import SNOW, WOOD

META = {"number": 14, "slug": "scarecrows-guests", "seed": 1414}
FINISH = Finish(vignette=0.26, bloom=0.42)

SKY_LIGHT = (180.0, -160.0, 420.0)
LAMP = (400.0, 628.0, 90.0)
PERCHES = ((790, 126), (930, 160))
# where the guests' feet are, and how high they are
UPPER = ((334, 782, 94), (466, 782, 96))
LOWER = ((314, 922, 92), (386, 922, 92), (488, 922, 104))


def winter(c: Card) -> Arr:
    """The end of the afternoon, the house that has lost its washing, stubble under snow; returns the snow."""
    c.sky([(0, "#54647c"), (300, "#6c7c94"), (560, "#949cac"), (760, "#ccb8ac"), (840, "#e4c8a8")])
    c.clouds(20, 620, "#46546e", "#98a0b0", cover=0.5, a=0.5, cell=220)
    hills(c, 806, 20, ["#7080a0", "#98a4bc", "#c4c8d0", "#e4dcd4"], 5, fog=0.3, amb=0.5)
    for x, h in ((690, 150), (752, 200), (640, 90), (44, 130)):
        bare_tree(c, x, 826, h, WOOD, fog=0.35, seed=int(x))
    c.fogband(826, 20, "#dcc8b8", 0.4)
    house(c, 92, 836, 92, wall=["#4c4c5c", "#747480", "#a4a0a0", "#d8d0c4"], lit=False, snow=True, fog=0.2)
    _, snow = snowfield(c, 872, SNOW, 7, 14)
    stubble_rows(c, 400, 872)
    bare_clothes_line(c, 660, 872)
    return snow


def inside(c: Card) -> None:
    """The lantern in the coat, and five guests at home on two perches."""
    coat_lodging(c, LAMP, PERCHES)
    c.light = LAMP
    perched_crow(c, *UPPER[0], 1, gain=0.6)
    side_crow(c, *UPPER[1], -1, bow=14, gain=0.6)
    tucked_crow(c, *LOWER[0], 1, gain=0.7)
    perched_crow(c, *LOWER[1], -1, True, gain=0.6)
    side_crow(c, *LOWER[2], -1, gain=0.6)
    perch_bars(c, LAMP, PERCHES)
    crow_feet(c, (*UPPER, *LOWER))
    lantern(c, 402, 690, 96, g=0.5)


def general(c: Card, snow: Arr) -> None:
    """The scarecrow in its coat, one crow asleep in its hat."""
    general_in_coat(c, (190, 1012), (508, 520), snow)
    f = c.at(398, 408, 1.12, -5, wob=0.4)
    scarecrow.head(f)
    c.light = (180, 60, 120)
    side_crow(c, *f.pt(-4, -196), 98, -1, 16, True, rimcol="#dfe6f0")
    c.light = SKY_LIGHT
    scarecrow.bicorne(f)
    scarecrow.snow_cap(f)


def arrivals(c: Card, snow: Arr) -> None:
    """Bedding on the sill, the guest with a suitcase, its tracks behind it, and the doorkeeper at the flap."""
    strewn_straw(c, 270, 1036)
    c.light = (400, 960, 90)
    crow_tracks(c, ((770, 1160), (730, 1150), (690, 1142), (660, 1136)), snow)
    crow_with_suitcase(c, 604, 1126, snow)
    crow_on_snow(c, 130, 1098, 110, snow)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SKY_LIGHT, key="#e8eef4", fog="#b8b4bc")
    snow = winter(c)
    inside(c)
    c.light = SKY_LIGHT
    spilt_light(c, 250, 1030, snow)
    general(c, snow)
    arrivals(c, snow)
    c.snowfall(150)
    keep_snow_out(c)
