"""A living birch played as a cello: roots, strings, bridge, leaves where the sound is, and the bow."""

import numpy as np

from studio.colour import Ramp, sstep
from studio.elements.plants.trees import birch
from studio.paint import Card, Frame
from studio.palettes import BIRCH, SNOW
from studio.shapes import blob, curve, ell, poly, taper

EBONY: Ramp = ["#120c10", "#2c2024", "#58443c", "#a08060"]
ROSEWOOD: Ramp = ["#2c0c0c", "#6a2414", "#a84c24", "#f0a060"]
APRIL: Ramp = ["#3c6a34", "#7cac44", "#c8dc6c", "#f4f4b0"]


def cello_birch(c: Card, x: float, y: float, w: float = 62, lean: float = 0.035) -> None:
    """The trunk standing in snow at (x, y), leaving the card at the top; four strings, a bridge, a tailpiece."""
    c.shade(ell(x - 10, y + 6, w * 1.2, 15), 0.5, 9, "#2c3458")
    birch(c, x, y, 1080, w, lean=lean, seed=5, twigs=False)
    bark = c.mask(taper((x, y, w * 1.2), (x + lean * 1080, y - 1080, w * 0.75)), 0.8)
    c.shade(taper((x + w * 0.5, y, 34), (x + w * 0.96, y - 1060, 24)), 0.55, 8, "#3c4470", clip=bark)
    c.shade(taper((x - w * 0.62, y, 14), (x + w * 0.2, y - 1060, 9)), 0.5, 4, "#5c6894", clip=bark)
    left = ((x - w * 0.6, y - 130), (x - w * 0.64, y - 50), (x - w * 1.1, y + 10))
    right = ((x + w * 1.1, y + 10), (x + w * 0.66, y - 50), (x + w * 0.62, y - 130))
    grown = np.asarray(sstep(y - 110, y - 40, c.yy), np.float32)
    m = c.paint(
        blob(*left, (x, y + 20), *right), BIRCH, vol=22, wob=0.5, edge=0.2, grad=(0.05, -0.3), clip=grown
    )
    for dx in (-24, -8, 12, 26):
        c.line([(x + dx, y - 50), (x + dx * 1.3, y - 22), (x + dx * 1.9, y + 8)], 5, "#4a4660", 0.5, clip=m)
    low = ((x + w * 0.6, y + 8), (x + w * 1.3, y + 8), (x + w * 1.7, y + 30))
    drift = blob((x - w * 1.7, y + 30), (x - w * 1.2, y + 10), (x - w * 0.5, y + 8), (x, y + 2), *low)
    c.paint(drift, SNOW, vol=8, amb=0.5, edge=0, soft=3, wob=0.6)
    _strings(c, x, y, lean)


def _strings(c: Card, x: float, y: float, lean: float) -> None:
    """Four strings from a nut high on the trunk over the bridge to the tailpiece."""

    def on(dx: float, up: float) -> tuple[float, float]:
        return x + dx + lean * up, y - up

    tail = poly([on(-15, 104), on(15, 104), on(9, 42), on(-9, 42)])
    c.shade(tail, 0.4, 5, "#3c4470")
    c.paint(tail, EBONY, vol=6, wob=0.25, rim=0.4, edge=0.3, det=0.5)
    for k in range(4):
        dx = 8.0 * (k - 1.5)
        thread = [on(dx * 0.72, 640), on(dx * 0.9, 340), on(dx, 126), on(dx * 0.8, 98)]
        c.line([(px + 3, py) for px, py in thread], 2.4, "#6c7094", 0.5, 0.1, ends=1)
        c.line(thread, 2.0 + 0.3 * k, "#4c3828", 0.95, 0.1, ends=1, det=1)
    bridge = blob(on(-25, 112), on(-19, 130), on(0, 136), on(19, 130), on(25, 112), on(8, 118), on(-8, 118))
    c.paint(bridge, ROSEWOOD, vol=4, wob=0.25, edge=0.35, det=0.8)
    c.paint(taper((*on(-20, 640), 10), (*on(20, 640), 10)), EBONY, vol=4, wob=0.3, rim=0.4, det=0.6)


def leafy(c: Card, x: float, y: float, side: int) -> None:
    """A twig in April green."""
    line = curve((x, y), (x + side * 40, y - 26), (x + side * 86, y - 34))
    c.line(line, 5, "#4a4450", 0.95, ends=0.3)
    for i, (px, py) in enumerate(line[4::4]):
        leaf = ell(px + side * 4, py + (9 if i % 2 else -9), 11, 5.4, side * (40 if i % 2 else -40))
        c.paint(leaf, APRIL, vol=4, wob=0.4, det=0.6, amb=0.5)


def cello_bow(c: Card, x: float, y: float, length: float, rot: float = 0) -> Frame:
    """A bow held at (x, y), pointing left: a rosewood stick a little bent, a pointed head, taut white hair."""
    f = c.at(x, y, length / 300, rot, vol=4, wob=0.12, edge=0.35, det=1)
    f.shade(taper((-216, 18, 10), (-120, 18, 10)), 0.5, 5, "#2c3458")
    ribbon = poly([(-290, 5), (-290, 11), (4, 10.5), (4, 3)])
    f.flat(ribbon, "#fbecc8", 0.55, wob=0.05, det=1)  # the hair: a ribbon one sees through, edged below
    for dy, col in ((3.2, "#c8b490"), (5.6, "#fff6e0"), (8, "#8c7c78")):
        f.line([(-290, dy + 2), (-140, dy + 1.6), (4, dy + 1)], 1.7, col, alpha=0.9, ends=1, det=1)
    stick = taper((46, -7, 10), (0, -9, 9), (-80, -5, 9), (-180, -5, 8), (-262, -10, 7), (-294, -12, 6))
    f.paint(stick, ROSEWOOD, rim=0.8)
    f.paint(
        blob((-306, -16, "c"), (-290, -15), (-276, -10), (-284, 14, "c"), (-296, 14, "c")), ROSEWOOD, rim=0.5
    )
    f.paint(blob((-6, -4, "c"), (30, -4, "c"), (28, 13), (0, 13)), EBONY, rim=0.5)
    return f
