"""Houses that hang like fruit: pear-shaped walls under ten kinds of roof."""

import math

from studio.colour import Arr, Ramp
from studio.elements.buildings.houses import pane
from studio.paint import Card, Frame
from studio.palettes import LEAF, WOOD
from studio.shapes import Path, arch, blob, cut, ell, join, poly, rect


def _gable() -> Path:
    return poly([(-36, -50), (-6, -88), (6, -88), (36, -50)])


def _cone() -> Path:
    return blob((-34, -48, "c"), (-12, -70), (0, -104, "c"), (12, -70), (34, -48, "c"), (0, -44))


def _dome() -> Path:
    return blob((-32, -48, "c"), (-30, -70), (0, -88), (30, -70), (32, -48, "c"), (0, -44))


def _onion() -> Path:
    return blob(
        (-24, -48, "c"), (-34, -64), (-20, -82), (-4, -94), (0, -108, "c"), (4, -94), (20, -82), (34, -64),
        (24, -48, "c"),
    )  # fmt: skip


def _mansard() -> Path:
    return poly([(-38, -48), (-28, -78), (-14, -90), (14, -90), (28, -78), (38, -48)])


def _saddle() -> Path:
    return poly([(-36, -50), (-30, -92), (-8, -66), (14, -88), (20, -66), (36, -50)])


def _steps() -> Path:
    left = [(-34, -48), (-34, -62), (-24, -62), (-24, -76), (-12, -76), (-12, -92)]
    return poly(left + [(-x, y) for x, y in reversed(left)])


def _thatch() -> Path:
    return blob((-42, -44, "c"), (-34, -66), (-14, -88), (14, -88), (34, -66), (42, -44, "c"), (0, -52))


def _shed() -> Path:
    return poly([(-38, -46), (-34, -60), (30, -94), (36, -84), (36, -48)])


def _pagoda() -> Path:
    return blob(
        (-44, -54, "c"), (-22, -60), (-16, -70), (-28, -74, "c"), (-10, -82), (0, -100, "c"), (10, -82),
        (28, -74, "c"), (16, -70), (22, -60), (44, -54, "c"), (20, -46), (-20, -46),
    )  # fmt: skip


def _battlements() -> Path:
    return cut(rect(-34, -86, 34, -48), join(*(rect(x - 6, -90, x + 6, -74) for x in (-17, 0.5, 18))))


RIPE: Ramp = ["#5a2c2c", "#b05c48", "#ec9a74", "#ffdca8"]
BLUSH: Ramp = ["#5c4038", "#b08060", "#ecc494", "#fff0c8"]
UNRIPE: Ramp = ["#34402c", "#6c8050", "#a8b880", "#e8ecb8"]
SLATE_ROOF: Ramp = ["#2c2c34", "#5c5a5c", "#98908c", "#dcd0bc"]
BARN_ROOF: Ramp = ["#341414", "#7c2c28", "#c05c40", "#f0a878"]
SHUTTER = ["#3c3a28", "#6c6a3c", "#a0a060", "#dcd89c"]
SHAPES = (_gable, _cone, _dome, _onion, _mansard, _saddle, _steps, _thatch, _shed, _pagoda, _battlements)
TOPS = (-88, -104, -88, -108, -90, -80, -92, -88, -80, -100, -86)


def fruit_house(
    c: Card,
    x: float,
    y: float,
    h: float,
    kind: int,
    wall: Ramp,
    roof: Ramp,
    lit: bool = True,
    rot: float = 0,
    stalk: float = 26,
    fog: float = 0,
) -> Frame:
    """A pear-shaped house, foot at (x, y); `stalk` is the length of stem left above the roof."""
    f = c.at(x, y, h / 90, rot, fog=fog, vol=15, wob=0.35, det=0.6, rim=0.7, rimw=3.5, edge=0.25, tex=0.15)
    top = TOPS[kind % len(TOPS)]
    if stalk:
        f.line([(0, top + 4), (3, top - stalk * 0.5), (0, top - stalk)], 4.6, "#3a2a24", alpha=0.95, ends=0.7)
        f.paint(blob((2, top - 8), (16, top - 22), (34, top - 18, "c"), (20, top - 6)), LEAF, vol=5)
    f.paint(rect(14, -84 if kind != 8 else -70, 24, -58), wall, vol=4)
    walls = blob(
        (-24, -52, "c"), (-31, -30), (-28, -8), (-14, 3), (14, 3), (28, -8), (31, -30), (24, -52, "c")
    )
    f.paint(walls, wall, grad=(0.12, -0.22))
    f.paint(SHAPES[kind % len(SHAPES)](), roof, vol=10)
    for sx in ((-13, 11), (-1,), (-15, 13))[kind % 3]:
        px, py = f.pt(sx, -33)
        w = (12.5, 20, 11)[kind % 3] * f.s
        if lit:
            pane(c, px, py, w, 15 * f.s, "#ffb428", True, fog, 0.9, "#4a1c14")
        else:
            f.paint(rect(sx - w / f.s / 2 - 1, -41, sx + w / f.s / 2 + 1, -25), SHUTTER, vol=2)
            f.line([(sx, -41), (sx, -25)], 1.3, SHUTTER[0], alpha=0.8)
    f.paint(arch(-6.5, -20, 6.5, 3), WOOD, vol=3)
    return f


def hanging_house(
    c: Card, x: float, y: float, h: float, kind: int, roof: Ramp, ripe: bool, turn: int, leaves: Arr
) -> None:
    """A house on the tree, its shadow on the `leaves`; light in it if it is ripe, and `turn` varies its blush."""
    c.shade(ell(x + 14, y - h * 0.42, h * 0.46, h * 0.6), 0.6, 12, "#1c2414", clip=leaves)
    if ripe:
        c.halo(x, y - h * 0.3, h * 1.3, "#ff9430", 0.6)
    wall = (RIPE, BLUSH)[turn % 2] if ripe else UNRIPE
    fruit_house(c, x, y, h, kind, wall, roof, ripe, rot=(-4, 3, 0, 5)[turn % 4])


def door_bud(c: Card, x: float, y: float, h: float, ramp: Ramp, rot: float = 0) -> None:
    """A bud that is only a door so far, hanging from (x, y) between two sepals."""
    f = c.at(x, y, h / 60, rot, vol=5, wob=0.3, det=0.8, rim=0.6)
    f.line([(0, -14), (1, 4)], 3.4, "#3a2a24", alpha=0.95, ends=0.8)
    f.paint(arch(-14, 8, 14, 60), ramp, vol=6)
    for px in (-4.5, 4.5):
        f.line([(px, 18), (px, 56)], 1.2, ramp[0], alpha=0.6)
    f.paint(ell(9, 38, 2.6), ["#7a5218", "#f8dc80", "#fffbd8"], vol=2)
    for sg in (-1, 1):
        f.paint(blob((0, 0, "c"), (sg * 16, 4), (sg * 23, 26, "c"), (sg * 10, 16)), LEAF, vol=4)


def leaf_clump(
    c: Card, x: float, y: float, r: float, ramp: Ramp, turn: float = 0, alpha: float = 0.95
) -> None:
    """One lit clump of a crown, with leaf dabs; `turn` varies its outline."""
    ring = [(math.cos(a) * r * k, math.sin(a) * r * 0.76 * k) for a, k in _ragged(turn)]
    m = c.paint(
        blob(*[(x + px, y + py) for px, py in ring]),
        ramp, vol=r * 0.6, amb=0.12, edge=0.12, tex=0.4, alpha=alpha, wob=2.0, grad=(0.16, -0.22),
    )  # fmt: skip
    c.marks(
        m, lambda px, py: px * 0.7 + py * 1.3, int(r * r / 26) + 8, 13, 5.5, jit=0.15, alpha=0.75, bias=0.03
    )


def _ragged(turn: float) -> list[tuple[float, float]]:
    return [(i * math.pi / 4.5, 0.92 + 0.2 * math.sin(turn * 3 + i * 2.3)) for i in range(9)]
