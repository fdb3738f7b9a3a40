"""The Trick.

A gloved hand as large as a mountain comes out of the sky, takes winter by its middle between two fingers, and
lifts it off the valley like a conjurer's cloth: what is underneath is green already. The houses stay standing,
all but one, which wobbles; the skiers have run out of snow. Up the clown's sleeve the next season is showing.
"""

from studio.colour import Arr
from studio.elements.buildings.house_lifted import WARM_WALL, lifted_house
from studio.elements.buildings.houses import house
from studio.elements.land import winter_cloth as winter
from studio.elements.land.daisy_meadow import LIME, daisy_meadow
from studio.elements.land.ski_tracks import ski_track, skier_shadow, skis_shadow
from studio.elements.land.white_mountains import white_mountains
from studio.elements.people.clown_sleeve import clown_sleeve
from studio.elements.people.glove_pinching import PINCH, glove_shadow, pinching_glove
from studio.elements.people.skiers import fallen, gliding, stranded
from studio.elements.plants.sunflowers_stalked import sleeve_sunflowers
from studio.elements.plants.trees import conifer, round_tree
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BLUE, PLUM, RED, ROOF_BLUE, ROOF_GOLD, ROOF_RED, TEAL

META = {"number": 39, "slug": "the-trick", "seed": 3903}
FINISH = Finish(vignette=0.2, bloom=0.25)

SUN = (700.0, 60.0, 300.0)
SNAG = 363.0  # where the hem hangs on a chimney


def noon(c: Card) -> None:
    """A deep winter blue, and far mountains that are still white."""
    c.sky([(0, "#3c6ea4"), (300, "#6c9cc4"), (560, "#acccdc"), (760, "#e6ece0")])
    c.clouds(60, 420, "#94b8d0", "#ece8e0", cover=0.36, a=0.75)
    white_mountains(c)


def under_the_hem(c: Card) -> None:
    """What winter has just let go of, still in its shade; one house has its chimney caught."""
    for x, y, h, roof in ((270, 956, 70, ROOF_GOLD), (372, 938, 60, ROOF_RED), (560, 958, 74, ROOF_BLUE)):
        house(c, x, y, h, roof=roof, wall=WARM_WALL, lit=False, win="#4c6478")
    winter.cloth_shade(c, PINCH, SNAG)
    lifted_house(c, 318, 1082)


def village(c: Card) -> None:
    """All standing, and green already: nobody had expected that."""
    for x, y, h, roof in ((112, 1052, 128, ROOF_BLUE), (568, 1044, 124, ROOF_GOLD)):
        house(c, x, y, h, roof=roof, wall=WARM_WALL, lit=False, win="#4c6478")
    round_tree(c, 480, 1040, 104, LIME)
    conifer(c, 676, 1046, 120)


def conjurer(c: Card, cloth: Arr) -> None:
    """The hand out of the sky; July slips out from under its frill, not quite hidden."""
    sleeve_sunflowers(c, SUN)
    winter.cloth_tip(c, *PINCH)
    glove = pinching_glove(c)
    glove_shadow(c, glove, cloth)
    clown_sleeve(c, *PINCH, 1.1, -38, light=SUN)


def skiers(c: Card, cloth: Arr) -> None:
    """One still coming down winter; two who have reached the daisies."""
    c.light = (560, 600, 200)
    for fir in ((70, 862, 84), (128, 838, 70), (742, 846, 80)):
        winter.fir_on_cloth(c, *fir)
    ski_track(c, (530, 640), (600, 720), (560, 790), (610, 850), clip=cloth)
    skier_shadow(c, 616, 866, clip=cloth)
    gliding(c, 616, 866, 96, RED, BLUE, 18, flip=True)
    skis_shadow(c, 196, 1152, 84)
    stranded(c, 200, 1146, 132, PLUM, RED, flip=True)
    skis_shadow(c, 632, 1150, 66)
    fallen(c, 642, 1148, 136, TEAL, RED)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=SUN, key="#fffbe4", fog="#d8ecec")
    noon(c)
    daisy_meadow(c, 860)
    under_the_hem(c)
    cloth = winter.lifted_cloth(c, PINCH, SNAG)
    village(c)
    conjurer(c, cloth)
    skiers(c, cloth)
