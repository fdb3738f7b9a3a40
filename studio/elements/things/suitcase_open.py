"""A leather suitcase standing open towards us, its lid a proscenium, and whatever is to be seen in it."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import cut, ell, rect

LEATHER: Ramp = ["#20100c", "#54281a", "#945030", "#dc9a5c"]


@contextmanager
def seen_in_the_lid(c: Card, x0: float, y0: float, x1: float, y1: float) -> Iterator[None]:
    """What is painted meanwhile is seen only through the opening (x0, y0, x1, y1), its edges in the shade."""
    inside = c.mask(rect(x0, y0, x1, y1 + 20, 12), 0.3)
    before, sparks = c.img.copy(), c.spark_alpha.copy()
    yield
    c.img = before * (1 - inside[..., None]) + c.img * inside[..., None]
    c.spark_alpha = sparks
    edge = np.asarray(inside * (1 - c.blur(inside, 12)), np.float32)
    c.over(np.clip(edge * 0.9, 0, 1), "#3c1810")


def open_suitcase(c: Card, x0: float, y0: float, x1: float, y1: float) -> None:
    """The case round the opening (x0, y0, x1, y1): the lid is a proscenium, the base a footlight box."""
    x = (x0 + x1) / 2
    c.shade(ell(x, y1 + 38, 270, 22), 0.6, 12, "#140c0a")
    lid = cut(rect(x0 - 30, y0 - 30, x1 + 30, y1 + 14, 34), rect(x0, y0, x1, y1 + 20, 12))
    c.paint(lid, LEATHER, vol=12, wob=0.35, edge=0.3, rim=0.5, light=(x, y1 - 202, 130), det=0.3)
    for off in (-22, -7):
        for k in range(40):
            u = k / 40
            top, foot = y0 + (y1 - y0) * u, y0 + (y1 - y0) * (u + 0.012)
            c.line([(x0 + off, top), (x0 + off, foot)], 3, "#f0c48c", 0.6, 0.2)
            c.line([(x1 - off, top), (x1 - off, foot)], 3, "#f0c48c", 0.6, 0.2)
    base = rect(x0 - 36, y1 - 26, x1 + 36, y1 + 46, 14)
    bm = c.paint(base, LEATHER, vol=18, wob=0.35, edge=0.32, rim=0.7, light=(x, y1 - 122, 150), det=0.3)
    c.paint(rect(x0 - 38, y1 - 30, x1 + 38, y1 - 18, 5), BRASS, vol=5, wob=0.3, det=0.5)
    for strap in (x - 130, x + 130):
        c.paint(rect(strap - 13, y1 - 28, strap + 13, y1 + 46), WALNUT, vol=4, wob=0.3, clip=bm)
        c.paint(rect(strap - 17, y1 - 4, strap + 17, y1 + 22, 4), BRASS, vol=5, wob=0.2, det=0.7)
    handle = [(x - 44, y1 + 14), (x - 32, y1 + 36), (x + 32, y1 + 36), (x + 44, y1 + 14)]
    c.line(handle, 10, "#3c1c10", 1, 0.3, ends=0.8)
    for cx in (x0 - 30, x1 + 30):
        for cy in (y0 - 22, y1 + 34):
            c.paint(ell(cx, cy, 14), BRASS, vol=8, wob=0.3, det=0.6)
