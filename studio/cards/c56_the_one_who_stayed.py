"""The One Who Stayed.

The night train is pulling out of a snowy station, its windows warm; at its last door somebody in a hat looks back.
A lamp behind us lights the platform. It is empty, but on the snow lies the shadow of a woman in the same hat,
waving, with the shadow of her suitcase; it begins at two footprints nobody stands in. A dropped mitten, quite
real, has no shadow at all.
"""

from studio.elements.buildings.station_shelter import station_shelter
from studio.elements.land.platform_snow import snow_lip, snowy_platform
from studio.elements.people.waving_outline import two_footprints, waving_in_pane, waving_shadow
from studio.elements.plants.trees import conifer
from studio.elements.things.mittens import dropped_mitten
from studio.elements.things.train_leaving import FAR, leaving_train, platform_kerb, tail_lamps
from studio.finish import Finish
from studio.paint import Card

META = {"number": 56, "slug": "the-one-who-stayed", "seed": 5656}
FINISH = Finish(bloom=0.5, vignette=0.3)

LAMPS = (150.0, 620.0, 240.0)
BEHIND_US = (230.0, 1130.0, 260.0)  # the station lamp that throws the shadow
STANDS = (352.0, 1036.0)  # where nobody stands
FAR_WOOD = ((470, 60, 0.7), (520, 84, 0.66), (566, 66, 0.7))
NEAR_WOOD = ((650, 96, 0.5), (700, 130, 0.42), (752, 110, 0.45), (790, 150, 0.36), (610, 70, 0.62))


def night(c: Card) -> None:
    """Steel sky, a wood in the mist, the snow, a far shelter with its clock."""
    c.sky([(0, "#0c1428"), (180, "#1c2c4c"), (320, "#4c6488"), (420, "#6c84a0")])
    c.clouds(0, 280, "#141e38", "#2c4468", cover=0.45, cell=180, a=0.6)
    for x, h, fog in (*FAR_WOOD, *NEAR_WOOD):
        conifer(c, x, 326, h, fog=fog, snow=0.6)
    snowy_platform(c, FAR, BEHIND_US)
    c.haze(300, 470, "#6c84a4", 0.75)
    station_shelter(c, 706, 486, LAMPS)
    c.haze(440, 500, "#6c84a4", 0.3)


def train(c: Card) -> None:
    """A dark wedge with lit windows, running away up right; who looks out of it; the engine is already in the mist."""
    c.glow(300, 760, 420, "#ff9c40", 0.24, 1.4, 0.7)
    c.glow(300, 1090, 420, "#ffc47c", 0.42, 1.5, 0.62)
    pane = leaving_train(c)
    platform_kerb(c, BEHIND_US)
    waving_in_pane(c, 164, 540, 0.26, pane)
    tail_lamps(c)
    c.smoke([(600, 292), (570, 220), (480, 150), (330, 96), (160, 70)], 22, 110, "#b8c4d0", 0.16)
    c.smoke([(604, 300), (640, 250), (700, 210)], 14, 60, "#c8d0d8", 0.12)
    c.fogband(330, 60, "#9cb0c0", 0.5)


def left_behind(c: Card) -> None:
    """A shadow, and where it begins, two prints in the snow; a mitten, real, red, without a shadow."""
    waving_shadow(c, STANDS, FAR)
    two_footprints(c, STANDS, FAR)
    dropped_mitten(c, 640, 1024, 1.0, -16, (460, 1100, 120))
    snow_lip(c, 644, 1044, 116)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=LAMPS, key="#ffd490", fog="#6c84a4")
    night(c)
    train(c)
    left_behind(c)
    c.darken(c.radial(330, 840, 380, 900) * 0.6, "#0c1430", 0.8)
    c.snowfall(240)
