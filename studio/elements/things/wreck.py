"""The wreck of a wooden ship on the sea bed: ribs, a leaning mast, the hull with its portholes, and its lamp."""

from typing import Any

from studio.elements.things.lights import lantern
from studio.paint import Card
from studio.shapes import blob, ell, taper

TIMBER = ["#0c1218", "#22262c", "#4c4438", "#a8804c", "#f4cc80"]
RING = ["#3c2410", "#a8742c", "#f8d080"]


def wreck(c: Card, light: tuple[float, float, float]) -> None:
    """In the lower right of the page, 430 wide, with a yard at 808 to hang a lamp from."""
    how: dict[str, Any] = {"vol": 10, "edge": 0.3, "rim": 0.6, "light": light, "amb": 0.14, "tex": 0.35}
    for k, x in enumerate((520, 590, 720, 790)):
        foot, tip = (x - 10, 1060, 28), (x - 22, 846 - 16 * k, 9)
        c.paint(taper(foot, (x + 10, 960, 24), (x + 2, 890 - 14 * k, 18), tip), TIMBER, fog=0.25, **how)
    c.paint(taper((720, 1080, 34), (690, 900, 28), (670, 760, 20)), TIMBER, **how)
    c.paint(taper((740, 800, 15), (664, 802, 16), (592, 816, 12)), TIMBER, **how)
    _hull(c, how)
    for x, y in ((600, 1070), (720, 1054)):
        c.paint(ell(x, y, 22), RING, vol=5, light=light, edge=0.3)
        c.flat(ell(x, y, 14), "#06141c", 0.95, det=0.6)


def _hull(c: Card, how: dict[str, Any]) -> None:
    """Broken planks."""
    broken = ((500, 1030), (540, 1006), (600, 1020), (700, 996), (760, 1000), (830, 960, "c"))
    hull = blob((456, 1180, "c"), (430, 1100), (446, 1022, "c"), *broken, (830, 1180, "c"))
    m = c.paint(hull, TIMBER, **{**how, "vol": 46})
    for k in range(1, 6):
        y = 1022 + 27 * k
        seam = [(430, y + 6), (560, y), (700, y - 12), (830, y - 30)]
        c.line(seam, 4, "#080c12", 0.75, 1, clip=m, ends=0.8)


def ships_lamp(c: Card, x: float, y: float) -> None:
    """The lamp that still hangs from the yard, its light at (x, y)."""
    c.line([(x, y - 64), (x, y - 34)], 3, "#c8a060", 0.9, 0.2)
    lantern(c, x, y + 26, 66)
