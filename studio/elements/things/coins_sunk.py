"""Coins under water: the one that sinks like a small sun, and the bed of all the others."""

import math

from studio.elements.things.props import coin
from studio.paint import Card, Frame
from studio.palettes import BRASS, COPPER
from studio.shapes import blob, cut, ell, star

VERDIGRIS = ["#0c3430", "#2c7468", "#74b8a0", "#d8f4dc"]
GOLD = ["#5c3008", "#a86814", "#dc9c28", "#f8d058", "#fff4b8"]
METALS = (COPPER, BRASS, VERDIGRIS, COPPER, VERDIGRIS)


def sinking_coin(c: Card, x: float, y: float) -> None:
    """A coin lit from inside, its middle at (x, y), with its train of bubbles."""
    c.glow(x, y, 380, "#ffd470", 0.62, 1.8)
    c.glow(x, y, 150, "#fff0b0", 0.55, 1.5)
    for i in range(9):
        _bubble(c, x + 22 * math.sin(i * 1.7) * (1 - i / 22), y - 92 - i * 15, 12 - i * 0.55)
    f = c.at(x, y, 1, -12, wob=0.2, det=0.8, amb=0.5)
    f.paint(ell(5, 8, 74, 70), BRASS[:4], vol=5, light=(300, 300, 200))
    f.paint(ell(0, 0, 74, 70), BRASS, vol=6, rim=0.8, light=(300, 300, 260), tex=0.14, gain=1.1)
    f.paint(ell(0, 0, 60, 56), [*BRASS[1:4], "#fff4b8"], vol=5, light=(520, 740, 240), edge=0.3, tex=0.16)
    f.paint(star(0, 0, 36, 8, 0.55), BRASS, vol=6, edge=0.3, light=(300, 300, 200))


def kept_coin(f: Frame, x: float, y: float, r: float) -> None:
    """A coin pressed to a belly, with the shadow it throws there."""
    f.shade(ell(x + 2, y + 4, r + 3), 0.6, 4, "#1c2c10")
    f.paint(ell(x, y, r), GOLD, vol=3, edge=0.45, rim=0.9, det=0.9, tex=0.12, wob=0.2)
    f.paint(ell(x, y, r * 0.8), GOLD[:4], vol=3, edge=0.4, det=0.9, tex=0.12, wob=0.2)
    f.paint(star(x, y, r * 0.5, 8, 0.55), GOLD[2:], vol=3, edge=0.4, det=1)


def _bubble(c: Card, x: float, y: float, r: float) -> None:
    """A ring of light with its glint."""
    c.flat(cut(ell(x, y, r + 2), ell(x, y, r)), "#f4fff0", 0.85, wob=0.3, det=0.8)
    c.flat(ell(x, y, r), "#dcffec", 0.25)
    c.dot(x - r * 0.35, y - r * 0.35, max(1.6, r * 0.3), "#ffffff", 0.95)


def coin_bed(c: Card) -> None:
    """A floor of coins from 985 down, two hundred of them, bright or green with age."""
    heap = blob((-60, 1260), (-60, 1000), (120, 968), (400, 990), (620, 1010), (860, 964), (860, 1260))
    c.paint(heap, ["#0a241c", "#1c4434", "#4c7048", "#a89c50"], vol=40, amb=0.2, tex=0.4, edge=0.05)
    spots = sorted((float(c.rng.uniform(985, 1200)), float(c.rng.uniform(-10, 810)), i) for i in range(210))
    for y, x, i in spots:
        coin(c, x, y, 30 + (y - 980) * 0.07, METALS[i % 5], 0.3 + 0.2 * ((i * 7) % 5) / 5)
