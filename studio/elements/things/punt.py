"""A flat wooden boat from the side and a little above, going left: its inside first, its near side after the boatman."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import WOOD
from studio.shapes import blob, poly

PLANKS: Ramp = ["#2a1a16", "#5c3a26", "#946640", "#d8ac74"]


def punt_inside(c: Card, x: float, y: float, w: float = 150) -> Frame:
    """The floor, the far side and two seats of a boat `w` long, its waterline at (x, y); then `punt_side`."""
    f = c.at(x, y, w / 150, vol=4, wob=0.3, det=0.6, tex=0.16)
    hold = ((-74, -19, "c"), (-40, -17), (0, -17), (44, -18), (68, -24, "c"), (46, -6), (0, -2), (-46, -6))
    m = f.paint(blob(*hold), ["#1a1014", "#38241c", "#5e3f2a"], amb=0.3, edge=0.3)
    f.paint(blob((-74, -19, "c"), (-40, -17), (0, -17), (44, -18), (68, -24, "c"), (44, -13), (0, -12), (-42, -12)), PLANKS, amb=0.42, clip=m)  # fmt: skip
    f.line([(-74, -20), (-40, -18), (0, -18), (44, -19), (68, -25)], 2.6, PLANKS[3], alpha=0.9, ends=0.7)
    for seat in (-40, 42):
        f.paint(poly([(seat - 7, -15), (seat + 6, -15), (seat + 8, -5), (seat - 8, -5)]), WOOD, amb=0.5)
    return f


def punt_side(f: Frame) -> None:
    """The near side of the boat with this frame: strakes, a light gunwale, the shadow below it."""
    hull = ((-74, -19, "c"), (-46, -7), (0, -3), (46, -7), (68, -24, "c"), (64, -6), (54, 8), (0, 14), (-50, 10), (-64, 0))  # fmt: skip
    m = f.paint(blob(*hull), PLANKS, vol=14, amb=0.26, edge=0.3, rim=0.4, grad=(0.1, -0.25))
    for k in (0.36, 0.7):
        way = [(-70 + 8 * k, -16 + 12 * k), (-46, -6 + 16 * k), (0, -2 + 16 * k), (50, -6 + 16 * k), (66 - 6 * k, -20 + 14 * k)]  # fmt: skip
        f.line(way, 1.1, PLANKS[0], alpha=0.7, clip=m, ends=0.8)
    f.line([(-74, -19), (-46, -7), (0, -3), (46, -7), (68, -24)], 3.2, PLANKS[3], alpha=1, ends=0.7)
    f.line([(-73, -16), (-46, -4.6), (0, -0.6), (46, -4.6), (67, -20)], 1.2, PLANKS[0], alpha=0.6, clip=m)
