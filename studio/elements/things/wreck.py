"""The wreck of a wooden ship on the sea bed: a broken bow, a mast with its yard and torn sail, and its lamp."""

from typing import Any

from studio.elements.things.lights import lantern
from studio.paint import Card
from studio.shapes import blob, curve, ell, taper

TIMBER = ["#0c1218", "#22262c", "#4c4438", "#a8804c", "#f4cc80"]
SAIL = ["#141c24", "#34443f", "#6c7460", "#b4a878", "#ecd8a0"]
RING = ["#3c2410", "#a8742c", "#f8d080"]


def _rigging(c: Card, how: dict[str, Any]) -> None:
    """The mast, the yard lashed to it, a rag of sail."""
    c.paint(taper((722, 1080, 36), (710, 900, 30), (700, 700, 20)), TIMBER, **how)
    c.paint(blob((690, 804, "c"), (800, 794, "c"), (796, 890), (780, 934), (766, 890), (744, 950), (730, 890), (706, 912),
        (696, 860)), SAIL, **{**how, "vol": 16, "grain": 2})  # fmt: skip
    for x in (716, 738, 762):
        c.line(curve((x, 806), (x + 6, 846), (x + 2, 884)), 3, "#1c2624", 0.4, 0.5)
    c.paint(taper((830, 788, 15), (704, 800, 18), (590, 812, 12)), TIMBER, **how)
    for x in (694, 704, 714):
        c.line([(x - 3, 788), (x + 3, 812)], 4, "#d8b470", 0.8, 0.3)


def _hull(c: Card, how: dict[str, Any]) -> None:
    """The bow: stem post on the left, planks that run towards it, a hole with the ribs showing."""
    c.paint(taper((486, 1010, 20), (452, 968, 16), (436, 914, 10)), TIMBER, **how)
    rail = ((470, 1000), (560, 1018), (680, 1012), (830, 978, "c"))
    m = c.paint(blob((500, 1190, "c"), (468, 1110), (452, 1030), (450, 990, "c"), *rail, (830, 1190, "c")), TIMBER,
        **{**how, "vol": 46})  # fmt: skip
    for k in range(1, 6):
        y = 1014 + 29 * k
        c.line(
            curve((452 + 8 * k, y - 16), (560, y + 6), (700, y), (830, y - 26)),
            4,
            "#080c12",
            0.75,
            1,
            clip=m,
            ends=0.8,
        )
    hole = blob((630, 1112, "c"), (656, 1088), (676, 1094, "c"), (708, 1082), (736, 1102, "c"), (728, 1124),
        (742, 1142, "c"), (706, 1152), (682, 1144, "c"), (648, 1148), (640, 1130, "c"))  # fmt: skip
    dark = c.flat(hole, "#05090e", 0.95, 0.6)
    c.paint(
        taper((676, 1070, 13), (688, 1116, 14), (682, 1164, 13)),
        TIMBER,
        clip=dark,
        vol=5,
        light=how["light"],
        amb=0.1,
    )
    for x, y, dx in ((640, 1106, 12), (728, 1138, -14)):
        c.paint(
            taper((x, y, 9), (x + dx, y + 6, 6), (x + 2 * dx, y + 4, 1)), TIMBER, vol=4, light=how["light"]
        )
    c.paint(taper((448, 986, 15), (560, 1012, 16), (680, 1006, 16), (834, 972, 16)), TIMBER, **how)


def wreck(c: Card, light: tuple[float, float, float]) -> None:
    """In the lower right of the page, 380 wide, with a yard at 808 to hang a lamp from."""
    how: dict[str, Any] = {"vol": 10, "edge": 0.3, "rim": 0.6, "light": light, "amb": 0.14, "tex": 0.35}
    _rigging(c, how)
    _hull(c, how)
    c.paint(ell(586, 1080, 21), RING, vol=5, light=light, edge=0.3)
    c.flat(ell(586, 1080, 13), "#06141c", 0.95, det=0.6)


def ships_lamp(c: Card, x: float, y: float) -> None:
    """The lamp that still hangs by a rope from the yard, its light at (x, y)."""
    c.line([(x, y - 68), (x + 1, y - 34)], 4.5, "#e0b870", 1, 0.2, det=0.6, ends=0.9)
    for dx in (-4, 3):
        c.line([(x + dx, y - 72), (x + dx + 3, y - 52)], 4, "#d8b470", 0.9, 0.3)
    lantern(c, x, y + 26, 66)
