"""The Tailor of Dusk.

A tailor on a hill sews night onto day along a seam across the sky, with long stitches and star-headed
pins. The cloth of night hangs from his hand, and a sleeper is already wrapped in its end. A patch has been
cut out of the day, something white shows through; the piece mends a hole in the night.
"""

import numpy as np

from studio.colour import sstep
from studio.elements.land.hilltops import grassy_hilltop
from studio.elements.land.land import hills
from studio.elements.land.skies_sewn import NIGHT, fallen_night, linen, night_cloth
from studio.elements.people.child_tucked import child_tucked
from studio.elements.people.tailor_sewing import NEEDLE_HAND, sewing_tailor, tailor_hands
from studio.elements.things.lights import sun
from studio.elements.things.patches import cut_hole, sewn_patch
from studio.elements.things.seams import seam
from studio.elements.things.sewing import great_needle, scissors
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import curve

META = {"number": 20, "slug": "tailor-of-dusk", "seed": 2020}
FINISH = Finish(vignette=0.28)

THREAD = "#f4cc6c"
DOWN_THE_SKY = ((830, 78), (700, 190), (590, 262), (480, 372), (396, 470), (318, 590))
OVER_HIS_ARM = ((290, 700), (330, 800), (420, 862))
HEM = curve(*DOWN_THE_SKY, *OVER_HIS_ARM)
SEWN = 0.63  # the share of the hem that is stitched; the rest is pinned


def day(c: Card) -> None:
    """A rose evening, woven like linen; a patch has been cut out of it."""
    c.sky([(0, "#b86c90"), (300, "#dc8c8e"), (560, "#f4b088"), (760, "#fbd490"), (900, "#ffe6ac")])
    c.clouds(420, 760, "#e89c88", "#ffe0b0", cover=0.42, a=0.6, cell=150, sx=3)
    sun(c, 690, 812, 100, "#fff2c4", "#ffc880", 0.6)
    linen(c)
    cut_hole(c, 658, 396, 9, THREAD)


def night(c: Card) -> tuple[float, float]:
    """The cloth of night, mended with the piece of day, sewn on as far as he has come; returns the last stitch."""
    night_cloth(c, HEM)
    sewn_patch(c, 176, 236, -12, THREAD)
    return seam(c, HEM, SEWN, THREAD)


def hill(c: Card) -> None:
    """Far hills in the last light, then the hilltop, dark where the night has it."""
    hills(c, 868, 26, ["#5c4468", "#98687c", "#d89c8c", "#fcd8a4"], 3, fog=0.35, amb=0.4)
    hills(c, 930, 22, ["#3c3050", "#6c4c64", "#ac7c70", "#f0c084"], 7, fog=0.1, amb=0.3)
    grassy_hilltop(c)
    c.darken(np.asarray(c.ground(850) * (1 - sstep(140, 440, c.xx)), np.float32), "#10183c", 0.62)


def tucked_in(c: Card) -> None:
    """From his arm the night slides down to the grass, and somebody sleeps in its end."""
    fallen_night(c, HEM)
    child_tucked(c, 232, 1110, NIGHT)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(700, 760, 260), key="#ffe0a4", fog="#e8a890")
    day(c)
    last = night(c)
    hill(c)
    him = sewing_tailor(c, 528, 1066)
    tucked_in(c)
    great_needle(c, him.pt(*NEEDLE_HAND), last, THREAD)
    tailor_hands(him, NIGHT)
    scissors(c, 632, 1108)
