"""Sunflowers large enough to have a character: heads that turn, seen from the front or from behind."""

import math

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import SPRING
from studio.shapes import Path, blob, ell, poly, taper

PETAL = ["#6c3408", "#b87410", "#eeb01c", "#ffdc50", "#fff6b0"]
SEED = ["#1c0e0c", "#3c2014", "#6c4020", "#b07838"]
SEPAL = ["#14281c", "#34542c", "#6c8438", "#b8b454"]
STEM = ["#12241c", "#2c4c28", "#5c7c38", "#a8ac58"]


def corolla(n: int, r: float, squash: float, phase: float, depth: float = 0.42) -> Path:
    """A ring of n pointed petals, narrowed sideways by `squash`."""
    points = []
    for i in range(n * 8):
        a = 2 * math.pi * i / (n * 8) + phase
        lobe = abs(math.cos((a - phase) * n / 2)) ** 0.75
        uneven = 1 + 0.07 * math.sin(a * 3.7 + phase * 9)
        rr = r * (1 - depth + depth * lobe) * uneven
        points.append((math.cos(a) * rr * squash, math.sin(a) * rr))
    return poly(points)


def sunflower_head(
    c: Card, x: float, y: float, r: float, turn: float = 0, nod: float = 0, back: bool = False, fog: float = 0,
    light: tuple[float, float, float] | None = None, petals: Ramp = PETAL, rim: float = 0.5, look: float = 0.16,
) -> None:  # fmt: skip
    """A flower head, middle at (x, y); turn -1..1 looks left or right, nod 1 looks down; back shows the sepals.

    `look` is how far the disc moves to the side it is turned to.
    """
    f = c.at(
        x,
        y,
        1,
        nod * 6 * (1 if turn >= 0 else -1),
        fog=fog,
        light=light,
        rim=rim,
        wob=0.5,
        edge=0.3,
        amb=0.26,
    )
    squash = 1 - 0.42 * abs(turn)
    phase = (x * 0.37 + y * 0.11) % 1
    f.paint(corolla(15, r, squash, phase), petals, vol=r * 0.22, tex=0.25)
    if back:
        f.paint(corolla(11, r * 0.7, squash, phase + 0.2, 0.5), SEPAL, vol=r * 0.2)
        f.paint(ell(0, 0, r * 0.34 * squash, r * 0.34), SEPAL, vol=r * 0.3)
        return
    f.paint(corolla(13, r * 0.86, squash, phase + 0.3), petals, vol=r * 0.2, tex=0.25)
    dx, dy = turn * r * look, nod * r * (look * 0.75)
    f.shade(ell(dx, dy + r * 0.04, r * 0.52 * squash, r * 0.52), 0.5, r * 0.06, "#3c1808")
    m = f.paint(ell(dx, dy, r * 0.47 * squash, r * 0.47), SEED, vol=r * 0.3, tex=0.4)
    if r > 26:
        for k in range(int(r * 1.3)):
            a, d = k * 2.39996, r * 0.43 * math.sqrt(k / (r * 1.3))
            f.flat(
                ell(dx + math.cos(a) * d * squash, dy + math.sin(a) * d, r * 0.026), "#d8a048", 0.5, clip=m
            )
    f.paint(ell(dx, dy, r * 0.17 * squash, r * 0.17), [SEED[1], SEED[2], "#8c7434"], vol=r * 0.1, clip=m)


def sunflower_stem(
    c: Card, x: float, y: float, h: float, w: float, lean: float = 0, fog: float = 0,
    light: tuple[float, float, float] | None = None,
) -> tuple[float, float]:  # fmt: skip
    """A stalk standing at (x, y) with heart-shaped leaves; returns where its head goes."""
    f = c.at(x, y, h / 100, fog=fog, light=light, rim=0.5, wob=0.6, edge=0.28, amb=0.24)
    ww = w * 100 / h
    f.paint(taper((0, 0, ww), (lean * 30, -50, ww * 0.9), (lean * 60, -100, ww * 0.7)), STEM, vol=ww * 0.5)
    for s, py, size in ((-1, -30, 1.0), (1, -48, 0.9), (-1, -66, 0.7)):
        px = lean * 60 * -py / 100
        leaf = blob((px, py, "c"), (px + s * 10 * size, py - 13 * size), (px + s * 26 * size, py - 9 * size),
            (px + s * 38 * size, py + 8 * size, "c"), (px + s * 20 * size, py + 9 * size))  # fmt: skip
        f.paint(leaf, SPRING if fog > 0.9 else STEM, vol=6, grad=(0.1, -0.1))
        f.line([(px, py), (px + s * 30 * size, py + 3 * size)], 1.2, "#b4b870", alpha=0.5)
    return f.pt(lean * 60, -100)
