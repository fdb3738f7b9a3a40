"""A loaf of bread cut open, and the caves in its crumb."""

from collections.abc import Sequence

from studio.colour import Arr
from studio.elements.animals.small_animals import mouse
from studio.elements.things.lights import lantern as held
from studio.paint import Card, Frame
from studio.palettes import WOOD
from studio.shapes import Path, Point, blob, curve, taper

CRUST = ["#2c1008", "#6c3010", "#b0641c", "#e0a048", "#f8d890"]
CRUMB = ["#8c6440", "#c49c68", "#e8ce9c", "#faecc8"]
SACK = ["#3c2c3c", "#8c7460", "#d8c498", "#fff4d4"]
CAVE = ["#3c1408", "#8a4010", "#d88828", "#ffcc60"]


def hollow(x: float, y: float, rx: float, ry: float, lean: float = 0) -> Path:
    """The outline of a hole: a pulled, uneven ellipse."""
    return blob(
        (x - rx, y + ry * 0.1), (x - rx * 0.72, y - ry * 0.7), (x - rx * 0.1 + lean, y - ry), (x + rx * 0.66 + lean, y - ry * 0.78),
        (x + rx, y), (x + rx * 0.7, y + ry * 0.74), (x, y + ry * 0.94), (x - rx * 0.66, y + ry * 0.82),
    )  # fmt: skip


def cave(c: Card, x: float, y: float, rx: float, ry: float, lit: float = 1.0, lean: float = 0) -> Arr:
    """A hole with a lamp somewhere in it; returns its mask, to furnish it."""
    lip = hollow(x, y, rx + 7, ry + 7, lean)
    c.paint(lip, ["#b08454", "#dcb880", "#f8e8c0"], vol=6, amb=0.35, edge=0.1, wob=0.7,
        light=(x + 200, y + 300, 120))  # fmt: skip
    m = c.paint(hollow(x, y, rx, ry, lean), CAVE, vol=5, amb=0.3 + 0.2 * lit, gain=0.3 * lit,
        edge=0.35, wob=0.7, grad=(-0.3, 0.3 * lit))  # fmt: skip
    c.shade(hollow(x - rx * 0.1, y - ry * 0.75, rx * 1.1, ry * 0.5), 0.5, ry * 0.25, "#2c0c08", clip=m)
    if lit:
        c.halo(x + rx * 0.15, y - ry * 0.05, ry * 1.2, "#ffb040", 0.4 * lit)
    return m


def hanging_lamp(c: Card, x: float, y: float, drop: float, s: float = 1.0) -> None:
    """A lamp on a thread."""
    c.line([(x, y - drop), (x, y)], 2, "#4c1c0c", 0.9)
    c.halo(x, y + 6 * s, 30 * s, "#ffd060", 0.6)
    c.paint(blob((x - 9 * s, y + 2), (x, y - 5 * s), (x + 9 * s, y + 2), (x + 6 * s,
        y + 16 * s), (x - 6 * s, y + 16 * s)), ["#f09820", "#ffd060", "#fff0b0"], vol=4,
        amb=0.6, det=0.9, wob=0.2)  # fmt: skip


def rope_ladder(c: Card, a: Point, b: Point, w: float = 22, rungs: int = 8) -> None:
    """A rope ladder hanging from a down to b, with a little sway."""
    mid = ((a[0] + b[0]) / 2 + w * 0.3, (a[1] + b[1]) / 2)
    left = curve((a[0] - w / 2, a[1]), (mid[0] - w / 2, mid[1]), (b[0] - w / 2, b[1]))
    right = curve((a[0] + w / 2, a[1]), (mid[0] + w / 2, mid[1]), (b[0] + w / 2, b[1]))
    for side in (left, right):
        c.line(side, 3.2, "#5c3418", 1, 0.3, ends=0.9)
    for i in range(rungs):
        k = int((i + 0.5) / rungs * (min(len(left), len(right)) - 1))
        c.line([tuple(left[k]), tuple(right[k])], 4.4, "#8a5428", 1, 0.2, ends=0.9)


def laundry(c: Card, a: Point, b: Point, cloths: Sequence[str]) -> None:
    """A sagging line of very small washing."""
    line = curve(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 12), b)
    c.line(line, 2.4, "#5c3418", 0.95, 0.2, ends=0.9)
    for i, col in enumerate(cloths):
        x, y = line[int((i + 0.7) / (len(cloths) + 0.4) * (len(line) - 1))]
        c.paint(blob((x - 9, y, "c"), (x + 9, y, "c"), (x + 10, y + 22), (x + 2, y + 25),
            (x - 8, y + 22)), [c.fade(col, 0) * 0.55, c.fade(col, 0), c.fade("#fff6dc", 0)],
            vol=4, amb=0.4, det=0.8, wob=0.3)  # fmt: skip


def wanderer_mouse(
    c: Card, x: float, y: float, h: float, bundle: bool = True, flip: bool = True, lantern: bool = False
) -> Frame:
    """A mouse upright on the road, a bundle on a stick over its shoulder or a lantern held up."""
    f = mouse(c, x, y, h, upright=True, flip=flip)
    if bundle:
        f.line([(-20, -24), (6, -40), (30, -54)], 2.6, WOOD[2], alpha=1, ends=0.9)
        for ear in (blob((30, -56), (20, -66), (26, -60)), blob((31, -56), (40, -68), (36, -58))):
            f.paint(ear, SACK, vol=2)
        f.paint(blob((26, -54), (36, -56), (45, -44), (40, -30), (24, -29), (18, -42)), SACK, vol=9, det=0.7)
        f.line([(30, -54), (26, -44), (27, -34)], 1.6, SACK[0], alpha=0.6)
        f.line([(32, -54), (37, -44), (36, -34)], 1.6, SACK[0], alpha=0.6)
    if lantern:
        f.paint(taper((-4, -32, 5), (-16, -40, 4), (-24, -47, 4)), ["#5c5058", "#988880", "#d8c8b4"], vol=2)
        px, py = f.pt(-24, -20)
        held(c, px, py, h * 0.42, g=0.5)
    return f
