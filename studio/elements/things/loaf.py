"""A loaf of bread cut open, and the caves in its crumb."""

from collections.abc import Sequence

from studio.colour import Arr
from studio.paint import Card
from studio.shapes import Path, Point, blob, curve, ell

CRUST = ["#2c1008", "#6c3010", "#b0641c", "#e0a048", "#f8d890"]
CRUMB = ["#8c6440", "#c49c68", "#e8ce9c", "#faecc8"]
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
    """A lamp on a cord, its hook `drop` above it."""
    c.line([(x, y - drop), (x + 1, y - drop / 2), (x, y)], 3.2, "#3c1408", 1, 0.2, ends=0.9, det=1)
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
    """A sagging line of very small washing between two pegs."""
    line = curve(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 12), b)
    c.line(line, 3.2, "#4c2410", 1, 0.2, ends=0.9, det=1)
    for px, py in (a[:2], b[:2]):
        c.flat(ell(px, py, 3.6), "#3c1808", 1, det=1)
    for i, col in enumerate(cloths):
        x, y = line[int((i + 0.7) / (len(cloths) + 0.4) * (len(line) - 1))]
        c.paint(blob((x - 9, y, "c"), (x + 9, y, "c"), (x + 10, y + 22), (x + 2, y + 25),
            (x - 8, y + 22)), [c.fade(col, 0) * 0.55, c.fade(col, 0), c.fade("#fff6dc", 0)],
            vol=4, amb=0.4, det=0.8, wob=0.3)  # fmt: skip
