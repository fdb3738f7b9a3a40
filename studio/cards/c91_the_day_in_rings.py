"""The Day in Rings.

Rice terraces from above. In the outermost water it is noon; ring by ring inwards it grows evening, dusk, and in the
middle it is deep night with stars, where an old woman plants by herself and one small lamp stands.
"""

from studio.elements.land.terraces import seedlings, terraces
from studio.elements.people.rice_planters import buffalo, egret, planter
from studio.elements.things.lights import lantern
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CRIMSON, NAVY, OCHRE, PLUM, TEAL, WHITE
from studio.shapes import ell

META = {"number": 91, "slug": "the-day-in-rings", "seed": 9191}
FINISH = Finish(vignette=0.16, bloom=0.36)

MID = (430.0, 560.0)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(300, 100, 420), key="#fff4d4", fog="#a8c4c8")
    field = terraces(c, *MID)
    seedlings(c, field, (6, 9, 11, 13))
    c.sparks(ell(*MID, 150, 180), 60, "#fffbe0", (0.8, 2.0))
    c.sparks(ell(*MID, 90, 110), 26, "#fffbe0", (1.2, 2.6))
    people = (
        (150, 130, 62, TEAL, True, False), (636, 214, 60, CRIMSON, False, True), (92, 430, 66, OCHRE, False, True),
        (710, 560, 70, NAVY, True, True), (640, 770, 62, PLUM, False, True), (150, 800, 78, CRIMSON, True, True),
        (110, 1010, 92, WHITE, True, False), (676, 1060, 92, TEAL, False, True), (330, 880, 60, OCHRE, False, True),
    )  # fmt: skip
    for x, y, h, cloth, flip, bent in people:
        planter(c, x, y, h, cloth, flip, bent)
        c.mirror(y + 2, x - h * 0.5, x + h * 0.5, 0.4, 0.6, h * 0.4)
    buffalo(c, 330, 1110, 104)
    c.mirror(1112, 230, 420, 0.5, 0.6, 60)
    for x, y, h, flip in (
        (250, 170, 42, False),
        (720, 330, 46, True),
        (520, 1010, 50, True),
        (86, 640, 42, False),
    ):
        egret(c, x, y, h, flip)
    c.glow(MID[0] + 42, MID[1] - 6, 120, "#ffb050", 0.8, 1.8)
    planter(c, MID[0] - 14, MID[1] + 18, 104, CRIMSON, True, bent=False)
    lantern(c, MID[0] + 46, MID[1] + 16, 34)
