"""Not Before.

In a snowy square stands a parcel as large as a town hall, ribboned, and the town has grown up round it: stalls
and houses against its side, snow at its foot. Somebody sweeps the snow off the lid. The child alone knocks on it;
the lid has come up at one corner, lamplight is in the gap, and somebody shy looks down.
"""

from studio.elements.animals.shy_creature import over_the_rim, shy_eyes, shy_head
from studio.elements.buildings.houses import house, tower
from studio.elements.land.land import snowfield
from studio.elements.people.figures import bell, child
from studio.elements.people.lantern_folk import lantern_folk
from studio.elements.rooms.household import broom
from studio.elements.things import parcel_ajar
from studio.elements.things.parcels import stall
from studio.elements.things.ribbons import great_bow
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRICK, CRIMSON, PLASTER, ROOF_BLUE, ROOF_PLUM, TEAL
from studio.shapes import blob, curve, ell

META = {"number": 75, "slug": "not-before", "seed": 7575}
FINISH = Finish(vignette=0.24, bloom=0.42)

HEAD = (210.0, 414.0, 0.85)
LILAC = ["#4c4880", "#7c78ac", "#b4b0d0", "#ece4e4"]
# where people stand, who they are, and whether they carry a lantern
PEOPLE = ((134, 1060, 2, False), (82, 1118, 8, True), (452, 1082, 1, True), (704, 1106, 9, True), (512, 1130, 3, False), (612, 1138, 5, True))  # fmt: skip


def town_behind(c: Card) -> None:
    """Lilac morning, roofs far off in the falling snow."""
    c.sky([(0, "#484878"), (300, "#6c6898"), (700, "#9c94b4"), (900, "#b4a8bc")])
    c.clouds(0, 300, "#54507c", "#8c84ac", 0.5, a=0.5)
    tower(c, 724, 900, 420, 84, wall=PLASTER, roof=ROOF_BLUE, lit=False, fog=0.6)
    plum, blue = ((60, 300), (640, 280)), ((150, 240), (778, 240))
    for (x, h), roof in [(at, ROOF_PLUM) for at in plum] + [(at, ROOF_BLUE) for at in blue]:
        house(c, x, 930, h, h * 0.5, PLASTER, roof, floors=3, fog=0.5, lit=False, snow=True)
    c.haze(950, 640, a=0.5)
    snowfield(c, 922, LILAC, 3, 10)


def parcel(c: Card) -> None:
    """From inside out: the light, the head under the lid, the walls, ears and paws over the rim, the lid, the bow."""
    parcel_ajar.hollow(c)
    somebody = shy_head(c, *HEAD)
    shy_eyes(somebody)
    parcel_ajar.walls(c)
    over_the_rim(c, somebody, (parcel_ajar.RIM - HEAD[1]) / HEAD[2])
    parcel_ajar.lid(c)
    parcel_ajar.band_across(c)
    x, y = parcel_ajar.KNOT
    c.shade(ell(x + 10, y + 6, 150, 16, 18), 0.35, 10, "#4c4478")
    great_bow(c, x, y - 6, 0.9, 14)


def sweeping(c: Card) -> None:
    """Somebody in a top hat, up on the lid, sweeping it as every year."""
    for x, y, r in ((548, 288, 16), (530, 276, 12), (566, 296, 18), (518, 292, 9)):
        c.puff(x, y, r, "#f4f4fc", 0.5)
    hand = bell(c, 646, 338, 116, CRIMSON, "top", CRIMSON, view="side", arm="fwd", lean=-6, shadow=0.5)
    broom(c, hand[0] - 40, 318, 108, 46)


def leaning_on_it(c: Card) -> None:
    """Houses and stalls that have the parcel for a back wall."""
    house(c, 728, 984, 172, 104, BRICK, ROOF_BLUE, floors=2, lit=False, snow=True)
    house(c, 640, 996, 128, 92, PLASTER, ROOF_PLUM, lit=False, snow=True)
    stall(c, 536, 1016, 116, TEAL)
    house(c, 66, 976, 150, 96, PLASTER, ROOF_BLUE, floors=2, lit=False, snow=True)
    c.smoke(curve((706, 812), (716, 770), (700, 720), (724, 660)), 6, 22, "#f0e8ec", 0.22)


def square(c: Card) -> None:
    """Feast-day people with lanterns, all at a proper distance."""
    snow = blob((-40, 1260), (-40, 1060), (140, 1040), (420, 1056), (620, 1040), (860, 1056), (860, 1260))
    m = c.paint(snow, LILAC, vol=24, amb=0.46, edge=0, soft=8)
    c.marks(m, 0.04, 300, 60, 4, jit=0.05, alpha=0.4)
    lantern_folk(c, PEOPLE)


def listener(c: Card) -> None:
    """The child against the paper, knocking, in the only warm light."""
    c.glow(236, 930, 130, "#ffd890", 0.26, 1.6)
    c.shade(ell(236, 1008, 36, 8), 0.4, 6, "#2c2458")
    child(c, 236, 1008, 128, view="back", arm="up", lean=4, shadow=0)
    for k in range(6):
        c.flat(ell(240 + k * 12, 1030 + k * 22 + (k % 2) * 7, 8, 4), "#8078a8", 0.7, 1)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(140, -160, 420), key="#fff0e0", fog="#9890b4")
    town_behind(c)
    parcel(c)
    sweeping(c)
    leaning_on_it(c)
    square(c)
    listener(c)
    c.snowfall(150)
