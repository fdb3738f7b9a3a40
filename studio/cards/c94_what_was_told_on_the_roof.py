"""What Was Told on the Roof.

On a roof one woman has another's hair in her hands, and scissors. The braid leaves the roof, grows broad as a valley
and goes on through the country in three strands: black hair, a river, a road with people and a goat.
"""

from studio.elements.animals.beasts import goat
from studio.elements.buildings.mud_town import mud_block, mud_town, roof_terrace
from studio.elements.land.braid_road import braid_road
from studio.elements.land.land import hills
from studio.elements.people.braiders import braided, braider, open_scissors
from studio.elements.people.figures import bell
from studio.elements.people.grown_heads import DEEP
from studio.elements.plants.trees import palm
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, MEADOW, NAVY, OCHRE, TEAL, WHITE
from studio.shapes import ell

META = {"number": 94, "slug": "what-was-told-on-the-roof", "seed": 9494}
FINISH = Finish(vignette=0.22, bloom=0.32)

YOUNG = ["#5c1434", "#b83c5c", "#f08c88", "#ffe0c0"]
ELDER = ["#101c4c", "#2c4c94", "#6c9cd0", "#dcecf4"]
GOLD = ["#6c3c08", "#c8841c", "#f4c04c", "#fff4bc"]
SAND = ["#84502c", "#c8905c", "#ecc488", "#fcecc0"]


def green(c: Card) -> None:
    """Gardens where the water goes, and palms."""
    for x, y, rx, ry in (
        (560, 950, 150, 44),
        (150, 1010, 130, 50),
        (640, 1120, 170, 60),
        (180, 1140, 150, 40),
        (420, 860, 100, 26),
    ):
        m = c.paint(ell(x, y, rx, ry), MEADOW, vol=5, wob=2.4, tex=0.4, edge=0, soft=8, alpha=0.75)
        c.marks(m, -1.5, int(rx * 2.4), 15, 3, jit=0.16)
    for x, y, h in ((590, 930, 190), (688, 960, 240), (64, 1070, 190), (724, 1120, 250)):
        palm(c, x, y, h)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(90, 120, 300), key="#fff0c4", fog="#f0d4a8")
    c.sky([(0, "#5cacc0"), (160, "#a4d0c4"), (300, "#f0e4bc"), (360, "#fcdca4")])
    hills(c, 352, 8, SAND, 3, fog=0.4, vol=10, tex=0.3)
    mud_town(c, 350)
    hills(c, 520, 22, SAND, 8, fog=0.14, vol=40, tex=0.3, grad=(0.06, -0.2))
    c.marks(c.ground(560), 0.05, 900, 50, 3.2, jit=0.07, alpha=0.4)
    roof_terrace(c, -30, 480, 430, 760)
    mud_block(c, 620, 730, 640, 800, 0.12)
    mud_block(c, 700, 820, 690, 880, 0.05)
    green(c)
    nape = braided(c, 210, 450, 1.0, YOUNG)
    braid_road(c, (nape[0] + 6, nape[1] + 6))
    open_scissors(c, nape[0] - 10, nape[1] + 64, 1.15)
    braider(c, 416, 440, 1.06, ELDER, GOLD, (nape[0] + 26, nape[1] + 40))
    for x, y, h, coat, hat, flip in (
        (330, 866, 62, WHITE, "kerchief", True),
        (420, 990, 84, CRIMSON, None, False),
        (238, 1010, 88, TEAL, "straw", True),
    ):
        bell(
            c,
            x,
            y,
            h,
            coat,
            hat=hat,
            hat_ramp=OCHRE,
            view="side",
            flip=flip,
            skin=DEEP,
            skirt=hat == "kerchief",
        )
    goat(c, 470, 1060, 60, CREAM)
    bell(
        c,
        150,
        900,
        84,
        NAVY,
        hat="kerchief",
        hat_ramp=GOLD,
        view="side",
        arm="fwd",
        skirt=True,
        stoop=1.0,
        skin=DEEP,
        flip=True,
    )
