"""Too Hot to Sleep.

A town of flat roofs from straight above, on a hot night; on every roof somebody sleeps under a sheet. A tiger
goes over the parapets with a slipper in its mouth. One woman is awake, an arm across her, and looks straight up at us.
"""

from studio.elements.animals.tiger_from_above import tiger_above
from studio.elements.buildings.roofs_from_above import (
    asleep,
    lamp_on_roof,
    lanes,
    mat,
    roof,
    water_jars,
)
from studio.elements.people.wakeful_woman import wakeful_couple
from studio.finish import Finish
from studio.paint import Card

META = {"number": 89, "slug": "too-hot-to-sleep", "seed": 8989}
FINISH = Finish(vignette=0.3, bloom=0.36)

MADDER = ["#3c1438", "#7c3054", "#b86c74", "#e8bca4"]
GREEN = ["#14304c", "#2c6470", "#6ca49c", "#c4dcc4"]
OCHRE = ["#4c3448", "#8c6c58", "#c8a878", "#f0dcb0"]
ROOFS = (
    (-40, -30, 236, 250, 40, 0.0), (290, -60, 560, 190, 26, 0.06), (612, -40, 850, 330, 44, -0.03),
    (-60, 306, 190, 640, 30, 0.05), (560, 392, 860, 640, 34, 0.03), (-50, 704, 250, 960, 42, -0.02),
    (250, 250, 500, 560, 46, 0.0), (-40, 1020, 300, 1260, 30, 0.04), (690, 704, 860, 1010, 30, -0.04),
)  # fmt: skip


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(120, -200, 620), key="#e4ecff", fog="#2c3868")
    lanes(c)
    for x0, y0, x1, y1, high, tint in ROOFS:
        roof(c, x0, y0, x1, y1, high, tint)
    mat(c, 110, 120, 150, 200, GREEN, 8)
    asleep(c, 112, 128, 0.82, 8, 0)
    mat(c, 430, 60, 170, 190, MADDER, -6)
    asleep(c, 396, 72, 0.74, -6, 2)
    asleep(c, 470, 84, 0.52, 4, 1)
    mat(c, 720, 150, 130, 220, OCHRE, 3)
    asleep(c, 716, 160, 0.86, 3, 3)
    asleep(c, 86, 470, 0.86, -16, 2)
    mat(c, 706, 516, 190, 170, GREEN, 92)
    asleep(c, 700, 520, 0.78, 92, 1)
    asleep(c, 130, 836, 0.84, 74, 0)
    water_jars(c, 92, 338)
    water_jars(c, 760, 968, 2)
    roof(c, 300, 640, 640, 1150, 50, 0.05)
    mat(c, 470, 906, 250, 380, MADDER)
    lamp_on_roof(c, 582, 694)
    wakeful_couple(c, 470, 900, 1.22)
    tiger_above(c, 372, 420, 0.92, 38)
