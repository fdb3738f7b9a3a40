"""A small house that is ill: leaning walls, a sagging roof, red windows with heavy lids."""

from studio.colour import Arr
from studio.paint import Card, Frame
from studio.palettes import BRICK, WALNUT
from studio.shapes import arch, blob, ell, poly, rect

WALL = ["#5c4440", "#a88878", "#e0c8a4", "#fff0d0"]
ROOF = ["#2c1420", "#6c3034", "#a8584c", "#e49c78"]
LID = ["#542030", "#a04c58", "#dc8c88", "#ffd4c0"]
FEVER = "#ff3018"


def ill_house(
    c: Card, x: float, y: float, rot: float, light: tuple[float, float, float]
) -> tuple[Frame, Arr]:
    """A slumped house 510 high, a letter slot in its door at (0, -84); returns its frame and the mask of its wall."""
    f = c.at(x, y, 1.0, rot, vol=20, wob=0.6, edge=0.3, light=light, rim=0.5, amb=0.26)
    f.paint(rect(86, -548, 136, -420, 3), BRICK, vol=12)
    m = f.paint(poly([(-158, -372), (162, -366), (176, 60), (-172, 60)]), WALL, vol=16, tex=0.3)
    f.line([(-120, -340), (-96, -300), (-110, -270), (-84, -240)], 3.5, "#6c4c44", alpha=0.8)
    f.shade(rect(-180, -384, 190, -340), 0.5, 14, clip=m)
    _sagging_roof(f)
    for s in (-1, 1):
        _fever_window(c, f, s * 82 + 2, -232)
    f.paint(arch(-46, -170, 50, 40), WALNUT, vol=8)
    f.paint(arch(-36, -158, 40, 40), ["#1c3034", "#34585c", "#689090"], vol=6)
    return f, m


def _sagging_roof(f: Frame) -> None:
    """Tiles on a tired ridge, and the gutter."""
    ridge = ((-104, -506, "c"), (-40, -488), (20, -470), (70, -492), (120, -510, "c"))
    eaves = ((222, -346, "c"), (120, -330), (0, -342), (-120, -338))
    m = f.paint(blob((-214, -356, "c"), (-150, -420), *ridge, (160, -430), *eaves), ROOF, vol=22, edge=0.35)
    for row in range(7):
        y = -492 + row * 24
        for k in range(15):
            x = -216 + k * 31 + (row % 2) * 15
            f.line([(x, y), (x + 15, y + 13), (x + 30, y)], 4, "#3c1820", alpha=0.6, clip=m)
    gutter = [(-214, -352), (-120, -336), (0, -340), (120, -328), (222, -342)]
    f.line(gutter, 12, "#8c9c94", alpha=0.95, ends=0.9)


def fever_cheeks(f: Frame, wall: Arr) -> None:
    """A flush on the wall under either window."""
    for x in (-122, 128):
        f.flat(ell(x, -160, 34, 20), "#ff5c3c", 0.32, 8, clip=wall)


def _fever_window(c: Card, f: Frame, x: float, y: float) -> None:
    """A window with heavy lids, glowing too red."""
    f.paint(rect(x - 42, y - 48, x + 42, y + 48, 5), WALNUT, vol=6)
    f.paint(rect(x - 33, y - 39, x + 33, y + 39, 3), ["#7c0c08", "#d02414", FEVER], vol=3, amb=0.6, det=0.6)
    f.flat(ell(x, y + 16, 20, 16), "#ff7444", 0.6, 6)
    for pts in ([(x, y - 38), (x, y + 38)], [(x - 32, y + 6), (x + 32, y + 6)]):
        f.line(pts, 5, "#36201a", alpha=0.95, ends=0.9)
    lid = ((x - 36, y - 42, "c"), (x + 36, y - 42, "c"), (x + 34, y - 12), (x, y - 2), (x - 34, y - 14))
    f.paint(blob(*lid), LID, vol=6)
    c.halo(*f.pt(x, y), 130, FEVER, 0.55)


def thin_smoke(c: Card, f: Frame) -> None:
    """What little smoke still comes out of its chimney."""
    c.smoke([f.pt(112, -552), f.pt(124, -590), f.pt(104, -630), f.pt(130, -668)], 9, 26, "#e4dcd0", 0.3)
