"""Oasis in B Flat.

A giant tuba lies half buried in the dunes; water and palms pour from its bell. A caravan has queued with
jars; a camel drinks from a valve. One girl does not drink: she has put her ear to the brass. Far off on a
dune a second glint: a violin's scroll, or a wreck.
"""

from typing import Any

from studio.elements.land.dunes_lee import DUNE, lee_dune, sand_drift
from studio.elements.land.oasis import bell_garden, oasis_pool, tap_drops
from studio.elements.people.figures import bell, girl
from studio.elements.things.brass_band import camel_drinking, tuba_back
from studio.elements.things.clay_jugs import clay_jug
from studio.elements.things.violin_buried import buried_violin
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import CREAM, CRIMSON, SKIN_DARK, TEAL, WHITE
from studio.shapes import ell, taper

META = {"number": 51, "slug": "oasis-in-b-flat", "seed": 5151}
FINISH = Finish(vignette=0.16, bloom=0.3)

FAR_DUNE = ["#a07088", "#c89484", "#e2b488", "#f2d2a4"]
VIOLET = ["#2c1c54", "#5c3c94", "#9c7ccc", "#e4d0f0"]
ROBES = (TEAL, WHITE, CRIMSON, ["#2c2454", "#54488c", "#9484bc", "#e0d4e4"], CREAM)


def desert(c: Card) -> None:
    """White-hot sky, three dunes, and something else shining far off."""
    c.sky([(0, "#78bcd8"), (260, "#b4dce0"), (520, "#f0ead0"), (620, "#f8e6bc")])
    c.glow(180, -40, 520, "#fffbe0", 0.5, 1.6)
    far = ((-60, 640), (120, 590), (300, 560), (470, 600), (620, 650), (860, 610))
    lee_dune(c, far, (300, 560), FAR_DUNE, 0.22)
    middle = ((-60, 720), (200, 690), (430, 660), (600, 604), (700, 596), (860, 650))
    lee_dune(c, middle, (690, 598), FAR_DUNE, 0.04)
    buried_violin(c, 700, 622)
    near = ((-60, 700), (90, 684), (240, 730), (420, 800), (640, 770), (860, 700))
    lee_dune(c, near, (90, 684), DUNE, 0)


def caravan(c: Card) -> None:
    """The queue, from the water's edge to the right, each with a jar; the last carries it on the shoulder."""
    arms = ("fwd", "fwd", "down", "fwd", "up")
    for i, (x, y) in enumerate(((350, 1084), (440, 1104), (536, 1100), (628, 1108), (716, 1112))):
        c.shade(ell(x + 24, y + 3, 44, 6), 0.32, 5, "#6c3c64")
        cloth: dict[str, Any] = {
            "hat": "hood" if i % 2 else "kerchief",
            "hat_ramp": ROBES[(i + 1) % 5],
            "skirt": True,
        }
        hand = bell(c, x, y, 124, ROBES[i], skin=SKIN_DARK, view="side", arm=arms[i], **cloth)
        if i == 4:
            clay_jug(c, hand[0] + 12, hand[1] + 2, 46)
        else:
            clay_jug(c, hand[0] - 2, hand[1] + 26, 42)


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
    girl(c, 440, 972, 132, flip=True, lean=12, coat=VIOLET, skin=SKIN_DARK, arm="up")
    camel_drinking(c, 706, 968, 148)
    tap_drops(c, 616, 790)
    caravan(c)
