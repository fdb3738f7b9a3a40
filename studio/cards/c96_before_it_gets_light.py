"""Before It Gets Light.

It is noon in a stepwell, hard sun on a thousand steps. In the small water at the bottom it is night, with stars;
women come down, fill their jars with it and carry it up. A peacock waits.
"""

from studio.elements.animals.peacock import peacock
from studio.elements.buildings.stepwell import near_steps, night_water, star_jar, stepwell, tier_x, tier_y
from studio.elements.people.well_women import woman_drawing, woman_with_jar
from studio.finish import Finish
from studio.paint import Card

META = {"number": 96, "slug": "before-it-gets-light", "seed": 9696}
FINISH = Finish(vignette=0.26, bloom=0.3)

PINK = ["#6c1040", "#d83880", "#fc8cb0", "#ffdce4"]
SAFFRON = ["#84380c", "#f0941c", "#fcc454", "#fff4bc"]
EMERALD = ["#0c3c2c", "#1c8c5c", "#64c890", "#dcf8d4"]
BLUE = ["#141c5c", "#2c54b8", "#74a0e8", "#dcecfc"]
RED = ["#4c0c10", "#c02c24", "#f0704c", "#fcd0a8"]


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(60, -100, 340), key="#fff4cc", fog="#f0d4a4")
    stepwell(c)
    night_water(c)
    walk = (
        (1, -0.62, 52, PINK, True, "head"),
        (2, 0.5, 58, BLUE, False, "hip"),
        (3, -0.2, 64, SAFFRON, True, "head"),
        (4, 0.66, 70, RED, False, "none"),
        (5, -0.55, 76, EMERALD, True, "head"),
        (6, 0.3, 84, PINK, False, "hip"),
    )
    for k, across, h, cloth, flip, where in walk:
        woman_with_jar(c, 400 + tier_x(k) * across, tier_y(k), h, cloth, flip, where)
    near_steps(c)
    woman_drawing(c, 330, 1030, 132, SAFFRON)
    woman_with_jar(c, 600, 1112, 236, BLUE, True, "head")
    peacock(c, 150, 1150, 150)
    star_jar(c, 300, 1128, 1.2)
