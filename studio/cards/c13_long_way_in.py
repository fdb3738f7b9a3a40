"""The Long Way In.

A snail crosses a wet garden path, its shell cut open like a doll's house: a spiral of lit rooms. From the
rim inwards: a cradle, a school desk, a wedding table, a bed, a rocking chair, and at the very centre a
small dark room with the door ajar. Behind, the slime trail shines with tiny tracks of wheels.
"""

from studio.elements.animals.snail_great import mantle_edge, slime_trail, snail_body
from studio.elements.land.garden_path import SLATE, misty_tuft, mossy_joints, slate_path
from studio.elements.land.land import stone
from studio.elements.plants.leaf_canopy import dripping_leaf
from studio.elements.plants.plants import grass
from studio.elements.rooms.furniture import bed
from studio.elements.things import shell_rooms as inside
from studio.elements.things.shells import cradle, rocking_chair, school_desk
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CRIMSON, TEAL, WALNUT
from studio.shapes import ell

META = {"number": 13, "slug": "long-way-in", "seed": 1313}
FINISH = Finish(bloom=0.42, vignette=0.3)

X, Y = 372, 462
TRAIL = (
    (716, 926), (748, 930), (760, 948), (716, 984), (604, 1014), (494, 1048), (456, 1098), (500, 1150), (530, 1200),
)  # fmt: skip
BACK_TUFTS = ((40, 900, 90), (776, 910, 110))
NEAR_TUFTS = ((740, 1150, 70), (70, 1160, 90), (120, 1180, 60), (300, 1186, 40))


def garden(c: Card) -> None:
    """Grey light, wet moss, a slate path; tall grass in the mist because we are small."""
    c.sky([(0, "#8c9c94"), (300, "#a8b4a0"), (620, "#bcbc9c"), (840, "#8c9478"), (900, "#5c6450")])
    for x, h, fog in ((60, 560, 0.7), (700, 620, 0.7), (380, 460, 0.78), (560, 380, 0.75), (190, 420, 0.72)):
        misty_tuft(c, x, 900, h, fog)
    c.fogband(800, 90, "#c4c8ac", 0.6)
    slate_path(c, 868)
    mossy_joints(c)
    slime_trail(c, *TRAIL)
    c.shade(ell(420, 928, 340, 18), 0.7, 9, "#10181a")


def furnish(c: Card) -> None:
    """One life, a piece of furniture at a time."""
    c.light = (560, 560, 120)
    cradle(c, 488, 776, 116)
    c.light = (560, 330, 110)
    school_desk(c, 566, 458, 98)
    c.light = (262, 330, 100)
    inside.wedding_table(c, 234, 458)
    c.light = (270, 510, 80)
    bed(c, 292, 580, 96, WALNUT, TEAL)
    c.light = (440, 500, 80)
    rocking_chair(c, 424, 566, 74, WALNUT, CRIMSON)
    for x, y, r in ((560, 560, 7), (560, 322, 6), (234, 322, 5.5), (262, 500, 4.5), (466, 490, 3.6)):
        inside.hanging_bulb(c, x, y, r)
    inside.door_ajar(c, 372, 496)


def in_the_wet(c: Card) -> None:
    """The lit windows on the slate, the leaf above, grass and pebbles near us, and the end of the rain."""
    c.mirror(926, 90, 740, 0.42, 0.8, 150, "#2c383c", 0.35)
    c.glow(540, 950, 240, "#ffb860", 0.35, 1.6, 0.3)
    c.glints(520, 936, 1040, 150, "#ffb45c", 70, 0.6)
    dripping_leaf(c)
    for x, y, h in BACK_TUFTS + NEAR_TUFTS:
        grass(c, x, y, h, 9, ("#22341c", "#4c6430", "#98a450"))
    for x, y, h in ((140, 1110, 34), (690, 1130, 26)):
        stone(c, x, y, h, ramp=SLATE)
    c.rain(90, 0.1, "#eef4f0", 0.35)


def scene(c: Card) -> None:
    """Paint the card."""
    day = (260, 60, 300)
    c.stage(light=day, key="#fff0d0", fog="#b0b8a0")
    garden(c)
    walls = inside.sawn_shell(c, X, Y, 398)
    inside.sawn_edge(c, X, Y, walls)
    furnish(c)
    c.light = day
    snail_body(c, X, Y)
    inside.shell_lip(c, X, Y)
    mantle_edge(c, X, Y)
    in_the_wet(c)
