"""The wreck of a wooden ship on the sea bed: a broken bow, a mast with its yard and torn sail, and its lamp."""

from typing import Any

import numpy as np

from studio.elements.things.lights import lantern
from studio.paint import Card
from studio.shapes import blob, curve, ell, poly, taper

TIMBER = ["#0c1218", "#22262c", "#4c4438", "#a8804c", "#f4cc80"]
SAIL = ["#18242a", "#3c4c48", "#7c8068", "#c4b480", "#f4e0a8"]
RING = ["#3c2410", "#a8742c", "#f8d080"]


def _inside(c: Card, how: dict[str, Any]) -> None:
    """The far side of the bow and the deck, over the near rail: what the mast stands on."""
    c.paint(blob((452, 986, "c"), (540, 976), (660, 968), (830, 936, "c"), (830, 1010, "c"), (680, 1020), (560, 1024)), TIMBER, **{**how, "amb": 0.1})  # fmt: skip
    c.shade(
        blob((480, 992), (600, 984), (830, 950), (830, 1004), (680, 1016), (560, 1020)), 0.62, 6, "#060c12"
    )


def _rigging(c: Card, how: dict[str, Any]) -> None:
    """The mast on its deck, the yard lashed to it, half a sail still bent to the yard by its rings."""
    c.shade(ell(728, 1000, 44, 12), 0.6, 5, "#04080e")
    mast = c.paint(taper((722, 1010, 34), (714, 900, 30), (706, 716, 22)), TIMBER, **how)
    for y in (880, 936, 968):
        c.line(curve((700, y), (716, y + 5), (734, y)), 4, "#10161a", 0.6, 0.4, clip=mast)
    cloth = blob((728, 808, "c"), (752, 815), (776, 806), (800, 811), (830, 800, "c"), (830, 880), (812, 918), (798, 886),
        (782, 950), (766, 900), (748, 926), (738, 880), (730, 846))  # fmt: skip
    sail = c.paint(cloth, SAIL, **{**how, "vol": 12, "grain": 2, "amb": 0.26})
    for x in (750, 776, 802):
        c.shade(taper((x, 812, 5), (x + 5, 860, 10), (x - 2, 920, 3)), 0.4, 3, "#141c20", clip=sail)
    c.paint(taper((830, 790, 16), (704, 801, 18), (588, 812, 12)), TIMBER, **how)
    for x in (734, 758, 782, 806):
        c.line([(x - 3, 788), (x - 1, 814)], 3.4, "#d8b470", 0.85, 0.3)
    for k in (-11, -4, 3, 10):
        c.line(curve((706 + k, 786), (712 + k, 800), (708 + k, 818)), 4.4, "#c89c5c", 0.95, 0.3, ends=0.8)


def _porthole(c: Card, x: float, y: float, r: float, light: tuple[float, float, float]) -> None:
    """A brass ring round the dark, with a glint of lamplight on its lower lip."""
    c.shade(ell(x + 2, y + 4, r * 1.12), 0.5, 4, "#05090e")
    c.paint(ell(x, y, r), RING, vol=5, light=light, edge=0.3, wob=0.3)
    c.flat(ell(x, y, r * 0.64), "#06141c", 0.96, det=0.6, wob=0.3)
    c.line(
        curve((x - r * 0.5, y + r * 0.3), (x, y + r * 0.62), (x + r * 0.5, y + r * 0.3)),
        2.4,
        "#d8b468",
        0.7,
        0.2,
    )


def _hull(c: Card, how: dict[str, Any]) -> None:
    """The bow: stem post on the left, planks that run towards it; on the right they have gone and the ribs stand bare."""
    for x, top in ((774, 930), (806, 912)):
        c.paint(taper((x - 8, 1080, 15), (x, 1000, 14), (x + 8, top, 9)), TIMBER, **how)
    c.paint(taper((486, 1010, 20), (452, 968, 16), (436, 914, 10)), TIMBER, **how)
    rail = ((470, 1000), (560, 1018), (660, 1014), (736, 1000, "c"), (744, 1030, "c"), (762, 1026, "c"), (758, 1056, "c"),
        (790, 1050, "c"), (788, 1078, "c"), (830, 1070, "c"))  # fmt: skip
    m = c.paint(blob((500, 1190, "c"), (468, 1110), (452, 1030), (450, 990, "c"), *rail, (830, 1190, "c")), TIMBER,
        **{**how, "vol": 46})  # fmt: skip
    for k in range(1, 6):
        y = 1014 + 29 * k
        seam = curve((452 + 8 * k, y - 16), (560, y + 6), (700, y), (830, y - 26))
        c.line(seam, 3.4, "#080c12", 0.7, 0.8, clip=m, ends=0.8)
        c.line(seam + np.array([0.0, 4.0]), 1.6, "#d8ac68", 0.3, 0.8, clip=m, ends=0.8)
    c.paint(taper((448, 986, 15), (560, 1012, 16), (660, 1008, 16), (738, 992, 15)), TIMBER, **how)
    c.shade(poly([(744, 1000), (830, 990), (830, 1066), (792, 1072), (760, 1052)]), 0.4, 6, "#04080e")


def wreck(c: Card, light: tuple[float, float, float]) -> None:
    """In the lower right of the page, 380 wide, with a yard at 808 to hang a lamp from."""
    how: dict[str, Any] = {"vol": 10, "edge": 0.3, "rim": 0.6, "light": light, "amb": 0.14, "tex": 0.35}
    _inside(c, how)
    _rigging(c, how)
    _hull(c, how)
    for x, y, r in ((580, 1076, 21), (668, 1076, 20)):
        _porthole(c, x, y, r, light)


def ships_lamp(c: Card, x: float, y: float) -> None:
    """The lamp that still hangs by a rope from the yard, its light at (x, y)."""
    c.line([(x, y - 68), (x + 1, y - 34)], 4.5, "#e0b870", 1, 0.2, det=0.6, ends=0.9)
    for dx in (-4, 3):
        c.line([(x + dx, y - 72), (x + dx + 3, y - 52)], 4, "#d8b470", 0.9, 0.3)
    lantern(c, x, y + 26, 66)
