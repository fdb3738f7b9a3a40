"""Autumn leaves: maple, oak and beech, held up, blown about or lying; crowns of them dab by dab."""

import math
from collections.abc import Sequence

import numpy as np

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import AUTUMN
from studio.shapes import Path, Point, blob, curve, ell, poly, stroke, xf

RUST: Ramp = ["#4a1812", "#9c4420", "#d8802c", "#fcc860"]
GOLD: Ramp = ["#5c3010", "#b0741c", "#eab43c", "#fff0a4"]
RUSSET: Ramp = ["#340c14", "#7c2418", "#bc4a24", "#f09c58"]
TAN: Ramp = ["#30201a", "#6c4a30", "#a87c4c", "#e4c48c"]
FALLEN = (RUST, GOLD, RUSSET, TAN, AUTUMN)
DABS = ("#fcc850", "#d86424", "#b83c20", "#f49c34")
_HALF = ((1.7, -8.2), (4.2, -8.9), (3.0, -3.7), (5.4, -6.4), (6.1, -4.9), (9.8, -5.8), (8.5, -2.9), (10.8, -1.2), (5.9, 1.9), (6.9, 4.5), (0.7, 3.3))  # fmt: skip
_STEM = ((0.0, 3.0), (0.4, 6.4), (-0.3, 9.6))  # of every leaf


def _maple() -> tuple[Path, list[tuple[Point, ...]]]:
    """The outline, ten units from base to tip, and its veins."""
    half = [(0.0, -12.0), *_HALF]
    outline = poly([*half, *[(-px, py) for px, py in reversed(_HALF)]])
    fan = [((0.0, 3.4), (tx * 0.5, 3.4 + (ty - 3.4) * 0.5 - 0.4), (tx, ty)) for tx, ty in _tips()]
    return outline, [((0.0, 3.4), (0.0, -4.0), (0.0, -10.4)), *fan]


def _tips() -> list[tuple[float, float]]:
    return [(s * px, py) for s in (-1, 1) for px, py in ((8.4, -5.0), (9.2, -1.2), (5.6, 3.9))]


def _oak() -> tuple[Path, list[tuple[Point, ...]]]:
    side = (
        (2.6, -10.6),
        (2.2, -8.4),
        (4.6, -7.0),
        (3.2, -4.6),
        (5.2, -2.4),
        (3.0, -0.8),
        (3.4, 1.6),
        (0.7, 3.6),
    )
    outline = blob((0, -12), *side, *[(-px, py) for px, py in reversed(side)])
    ribs = [((0.0, y + 2.0), (s * 2.0, y), (s * 3.6, y - 0.8)) for s in (-1, 1) for y in (-5.8, -1.6)]
    return outline, [((0.0, 3.4), (0.2, -4.0), (0.0, -11.0)), *ribs]


def _beech() -> tuple[Path, list[tuple[Point, ...]]]:
    outline = blob((0.4, -11.5, "c"), (3.4, -7.6), (4.8, -3.0), (3.2, 1.8), (0, 3.8, "c"), (-3.6, 1.0), (-4.6, -3.6), (-2.8, -8.0))  # fmt: skip
    ribs = [((0.0, y + 2.2), (s * 1.8, y + 0.8), (s * 3.4, y - 0.8)) for s in (-1, 1) for y in (-6.0, -2.6)]
    return outline, [((0.0, 3.4), (-0.3, -4.0), (0.4, -10.6)), *ribs]


KINDS = {"maple": _maple, "oak": _oak, "beech": _beech}
SORTS = tuple(KINDS)


def leaf(
    c: Card, x: float, y: float, r: float, rot: float, ramp: Ramp, kind: str = "maple", tilt: float = 1.0,
    stem: bool = True, vein: str = "#ffe0a0",
) -> None:  # fmt: skip
    """One leaf round (x, y), `r` its reach, turned by `rot`; `tilt` is how much of it we see (lying flat .45)."""
    s = r / 11
    outline, veins = KINDS[kind]()

    def lay(path: Path) -> Path:
        return xf(xf(path, rot=rot), x, y, s, sy=s * tilt)

    if stem:
        c.flat(lay(stroke(curve(*_STEM), 1.1, 0.7)), ramp[0], 0.95, wob=0.1, det=0.9)
    m = c.paint(lay(outline), ramp, vol=3.4 * s, wob=0.18, det=0.9, edge=0.3, tex=0.2, amb=0.42, lump=0.3)
    for line in veins:
        c.flat(lay(stroke(curve(*line), 0.62, 0.3)), vein, 0.5, wob=0.1, clip=m, det=0.9)


def lying_leaf(c: Card, x: float, y: float, r: float, rot: float, ramp: Ramp, kind: str = "maple") -> None:
    """A leaf on the floor, seen from the side, its shadow under it and one edge up."""
    c.shade(ell(x + r * 0.1, y + r * 0.18, r * 0.95, r * 0.36), 0.5, r * 0.16, "#1c1814", wob=0.4)
    leaf(c, x, y, r, rot, ramp, kind, 0.56)


def leaf_stream(c: Card, way: Sequence[tuple[float, float, float]], n: int = 120) -> None:
    """Leaves pouring along a way of (x, y, half width), thick at its beginning and thin at its end."""
    line = curve(*[(x, y) for x, y, _ in way])
    wide = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(way)), [w for *_, w in way])
    for i in range(n):
        u = c.rng.random() ** 1.5
        k = int(u * (len(line) - 1))
        x = line[k][0] + wide[k] * float(np.clip(c.rng.normal(0, 0.5), -1.1, 1.1))
        y, r = line[k][1] + c.rng.uniform(-6, 6), 8 + 8 * u + c.rng.uniform(0, 5)
        c.shade(ell(x + 1, y + r * 0.34, r * 0.8, r * 0.34), 0.4, 2, "#24100a", wob=0.3)
        leaf(
            c,
            x,
            y,
            r,
            c.rng.uniform(0, 360),
            FALLEN[(i * 2 + i // 5) % 5],
            SORTS[i % 3],
            0.62,
            stem=i % 3 == 0,
        )


def leaves_blown(c: Card, places: Sequence[tuple[float, float, float, float, float]]) -> None:
    """Leaves in the air, of all sorts; a place is (x, y, reach, turn, tilt)."""
    for i, (x, y, r, turn, tilt) in enumerate(places):
        leaf(c, x, y, r, turn, FALLEN[i % 5], SORTS[i % 3], tilt)


def leaves_lying(c: Card, places: Sequence[tuple[float, float, float, float]]) -> None:
    """Leaves at rest on a floor, of all sorts; a place is (x, y, reach, turn)."""
    for i, (x, y, r, turn) in enumerate(places):
        lying_leaf(c, x, y, r, turn, FALLEN[(i * 3 + 1) % 5], SORTS[(i + i // 3) % 3])


def leafy_crown(c: Card, x: float, y: float, r: float) -> None:
    """A cloud of leaves, dab by dab."""
    turns = np.arange(0, 6.2, 0.7)
    rim = [(x + r * math.cos(a) * (1 + 0.12 * math.sin(3 * a)), y + r * 0.7 * math.sin(a)) for a in turns]
    c.paint(blob(*rim), AUTUMN, vol=r * 0.4, tex=0.4, edge=0.1, wob=1.6)
    for _ in range(int(r)):
        a, d = c.rng.uniform(0, 6.28), r * 1.1 * math.sqrt(c.rng.random())
        col = DABS[int(c.rng.integers(4))]
        dab = ell(x + d * math.cos(a), y + 0.75 * d * math.sin(a), 6, 3.4, c.rng.uniform(0, 180))
        c.flat(dab, col, 0.9, wob=0.4)
