"""Oasis in B Flat.

A giant tuba lies half buried in the dunes; water and palms pour from its bell. People come with jars from
near and far; a camel drinks from a tap. One girl does not drink: she has put her ear to the brass. Far off on a
dune a second glint: a violin's scroll, or a wreck.
"""

from studio.elements.animals.camel import camel_drinking
from studio.elements.land.dunes_lee import DUNE, lee_dune, sand_drift
from studio.elements.land.oasis import bell_garden, oasis_pool, tap_stream
from studio.elements.people import water_queue as queue
from studio.elements.things.brass_band import tap, tuba_back
from studio.elements.things.violin_buried import buried_violin
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import taper

META = {"number": 51, "slug": "oasis-in-b-flat", "seed": 5151}
FINISH = Finish(vignette=0.16, bloom=0.3)

FAR_DUNE = ["#a07088", "#c89484", "#e2b488", "#f2d2a4"]


def desert(c: Card) -> None:
    """White-hot sky, three dunes, and something else shining far off."""
    c.sky([(0, "#78bcd8"), (260, "#b4dce0"), (520, "#f0ead0"), (620, "#f8e6bc")])
    c.glow(180, -40, 520, "#fffbe0", 0.5, 1.6)
    far = ((-60, 640), (120, 590), (300, 560), (470, 600), (620, 650), (860, 610))
    lee_dune(c, far, (300, 560), FAR_DUNE, 0.22)
    queue.yoke_bearer(c, 424, 592, 58)
    middle = ((-60, 720), (200, 690), (430, 660), (600, 604), (700, 596), (860, 650))
    lee_dune(c, middle, (690, 598), FAR_DUNE, 0.04)
    buried_violin(c, 690, 626)
    near = ((-60, 700), (90, 684), (240, 730), (420, 800), (640, 770), (860, 700))
    lee_dune(c, near, (90, 684), DUNE, 0)
    queue.on_the_head(c, 290, 842, 88)


def caravan(c: Card) -> None:
    """Two at the water, a mother and her child on the way to it, each in no hurry."""
    queue.filling(c, 366, 1050, 118)
    queue.mother(c, 500, 1132, 152)
    queue.old_man_resting(c, 236, 1142, 160)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(160, -220, 400), key="#fff6cc", fog="#f4e0bc")
    desert(c)
    oasis_pool(c)
    f = c.at(560, 876, 0.86, -35)
    c.shade(taper((620, 1000, 200), (480, 900, 120), (330, 820, 90)), 0.3, 30, "#7c4468")
    mouth = tuba_back(c, f)
    bell_garden(c, f, mouth)
    sand_drift(c)
    queue.listening_girl(c, 410, 970, 128)
    queue.noon_shadow(c, 682, 1026, 138, 0.4)
    lips = camel_drinking(c, 676, 1026, 138)
    spout = (lips[0] - 3, lips[1] - 32)
    tap(c, (spout[0] - 42, spout[1] - 40), spout)
    tap_stream(c, *spout, lips)
    caravan(c)
