"""Rooms: walls, floors, windows, doors, curtains."""

from typing import Any

import numpy as np

from studio.colour import Arr, Colour, Ramp, mix
from studio.paint import Card
from studio.palettes import BRASS, CRIMSON, LINEN, PINE, PLASTER, TEAL, WALNUT, WOOD
from studio.shapes import Path, arch, blob, cut, ell, join, poly, rect, taper
from studio.texture import H, W


def room(
    c: Card,
    wall: tuple[Colour, Colour] = ("#6a5440", "#c8a468"),
    floor: Ramp = ("#1a0f0c", "#4e2f1c", "#9a6432", "#e8b460"),
    y: float = 980,
    skirting: Ramp | None = WOOD,
    boards: bool = True,
    paper: str | None = None,
    ink: Colour | None = None,
    vanish: float = 400,
) -> Arr:
    """A wall (colours at top and bottom) meeting a floor at height `y`; returns the floor's mask.

    paper: None | stripes | damask | dots. `vanish` is the x the floorboards run to.
    """
    c.sky([(0, wall[0]), (y, wall[1])], 0.05, calm=0.4)
    if paper:
        wallpaper(c, paper, mix(wall[0], "#20140f", 0.35) if ink is None else ink, y)
    if skirting is not None:
        c.paint(rect(-10, y - 34, W + 10, y + 2), skirting, vol=8, amb=0.3, wob=0.5, rim=0.3)
    m = c.paint(
        rect(-10, y, W + 10, H + 20),
        floor,
        vol=2,
        amb=0.62,
        edge=0,
        grad=(0.18, -0.32),
        grain=1,
        tex=0.22,
        wob=0.4,
        lump=0,
    )
    c.shade(rect(-10, y - 4, W + 10, y + 8), 0.4, 5)
    if boards:
        for i in range(-12, 13):
            top, low = vanish + i * 62, vanish + i * 160
            c.line([(top, y), ((top + low) / 2, (y + H) / 2), (low, H + 10)], 2.4, floor[0], 0.5)
    return m


def wallpaper(
    c: Card, kind: str, ink: Colour, y1: float, a: float = 0.4, y0: float = 0, pitch: float = 104
) -> None:
    """A faded pattern over the wall from y0 to y1: stripes, damask or dots."""
    wall = 1 - c.ground(y1)
    if kind == "stripes":
        for x in np.arange(0, W, pitch * 0.6):
            c.flat(rect(x, y0, x + pitch * 0.28, y1), ink, a * 0.5, 0.8, clip=wall)
        return
    for row in range(int((y1 - y0) / (pitch * 0.7)) + 2):
        for col in range(int(W / pitch) + 2):
            x, y = col * pitch + (pitch / 2 if row % 2 else 0), y0 + 30 + row * pitch * 0.7
            c.flat(_motif(kind, x, y, pitch / 104), ink, a, 0.6, clip=wall)


def _motif(kind: str, x: float, y: float, s: float) -> Path:
    if kind == "dots":
        return ell(x, y, 6 * s)
    heart = blob((x, y - 28 * s, "c"), (x + 13 * s, y - 6 * s), (x, y + 20 * s, "c"), (x - 13 * s, y - 6 * s))
    return join(
        heart, ell(x - 18 * s, y + 12 * s, 8 * s, 4 * s, 40), ell(x + 18 * s, y + 12 * s, 8 * s, 4 * s, -40)
    )


def window(
    c: Card,
    x: float,
    y: float,
    h: float = 200,
    w: float | None = None,
    glass: tuple[Colour, Colour] = ("#9cc4dc", "#f4ecd0"),
    frame: Ramp = PINE,
    round_top: bool = False,
    bars: bool = True,
    shine: float = 0.4,
) -> Arr:
    """A window in a wall, sill at (x, y); glass is its sky from top to bottom. Returns the glass mask."""
    w = w or h * 0.62
    make: Any = arch if round_top else rect
    b = h * 0.05
    hole = make(x - w / 2, y - h, x + w / 2, y)
    m = c.mask(hole, 0.3)
    t = np.clip((c.yy - (y - h)) / h, 0, 1)[..., None]
    c.over(
        m,
        (mix(glass[0], glass[0], 0) * (1 - t) + mix(glass[1], glass[1], 0) * t)
        * (1 + 0.1 * (c.bank[1] - 0.5))[..., None],
    )
    if bars:
        for shape in (
            rect(x - b * 0.3, y - h, x + b * 0.3, y),
            rect(x - w / 2, y - h * 0.5 - b * 0.3, x + w / 2, y - h * 0.5 + b * 0.3),
        ):
            c.paint(shape, frame, vol=3, wob=0.3, clip=m, det=0.5)
    c.paint(
        cut(make(x - w / 2 - b, y - h - b, x + w / 2 + b, y + b), hole),
        frame,
        vol=b * 0.5,
        wob=0.3,
        det=0.5,
        rim=0.3,
    )
    c.paint(rect(x - w * 0.6, y, x + w * 0.6, y + b * 1.6, 2), frame, vol=4, wob=0.3, det=0.4)
    if shine:
        c.glow(x, y - h / 2, h * 1.6, glass[1], shine, 1.7)
    return m


def door(
    c: Card,
    x: float,
    y: float,
    h: float = 300,
    w: float | None = None,
    ramp: Ramp = TEAL,
    frame: Ramp = WALNUT,
    round_top: bool = False,
    knob: bool = True,
    fog: float = 0,
) -> Arr:
    """A closed panelled door with its frame, foot at (x, y). Returns the leaf's mask."""
    w = w or h * 0.44
    make: Any = arch if round_top else rect
    b = w * 0.1
    leaf = make(x - w / 2, y - h, x + w / 2, y)
    c.paint(
        cut(make(x - w / 2 - b, y - h - b, x + w / 2 + b, y + 1), leaf),
        frame,
        vol=b * 0.5,
        wob=0.25,
        det=0.5,
        fog=fog,
        rim=0.3,
    )
    m = c.paint(leaf, ramp, vol=6, wob=0.25, det=0.5, fog=fog, rim=0.2, grad=(0.05, -0.1))
    for top, low in ((0.12, 0.44), (0.54, 0.92)):
        panel(
            c,
            [
                (x - w * 0.34, y - h * (1 - top)),
                (x + w * 0.34, y - h * (1 - top)),
                (x + w * 0.34, y - h * (1 - low)),
                (x - w * 0.34, y - h * (1 - low)),
            ],
            ramp,
            fog,
        )
    if knob:
        c.paint(ell(x + w * 0.38, y - h * 0.48, w * 0.045), BRASS, vol=3, wob=0, det=1, fog=fog)
    return m


def panel(c: Card, corners: list[tuple[float, float]], ramp: Ramp, fog: float = 0, w: float = 2.6) -> None:
    """A sunk panel on a leaf or chest: dark above and left, light below and right."""
    a, b, d, e = corners
    c.flat(poly(corners), c.fade(ramp[0], fog), 0.18, 1, 0.25)
    for p, q, col, al in (
        (a, b, ramp[0], 0.75),
        (e, a, ramp[0], 0.75),
        (b, d, ramp[-1], 0.4),
        (d, e, ramp[-1], 0.45),
    ):
        c.line([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), q], w, c.fade(col, fog), al, 0.25, ends=0.8)


def open_door(
    c: Card,
    x: float,
    y: float,
    h: float = 390,
    w: float = 164,
    ramp: Ramp = TEAL,
    frame: Ramp = WALNUT,
    swing: float = 0.72,
    jamb: float = 26,
    light: tuple[float, float, float] | None = None,
) -> None:
    """An arched doorway's frame with its leaf swung open to the left; paint the world inside first."""
    x0, x1, top = x - w / 2, x + w / 2, y - h
    hole = arch(x0, top, x1, y + 16)
    c.paint(
        cut(arch(x0 - jamb, top - jamb, x1 + jamb, y + 4), hole),
        frame,
        vol=jamb * 0.5,
        rim=0.8,
        det=0.6,
        wob=0.25,
        amb=0.15,
    )
    far = x0 - w * swing
    shoulder = top + w / 2
    outline = [
        (x0 - 4, y - 2, "c"),
        (x0 - 4, shoulder, "c"),
        (x0 - w * swing * 0.22, top + w * 0.16),
        (x0 - w * swing * 0.52, top + w * 0.04),
        (x0 - w * swing * 0.82, top + w * 0.18),
        (far, shoulder - 6, "c"),
        (far, y + h * 0.085, "c"),
    ]
    c.paint(blob(*outline), ramp, vol=7, rim=0.35, det=0.5, wob=0.25, light=light, grad=(-0.04, -0.12))
    for t, b in ((0.24, 0.47), (0.54, 0.92)):
        u0, u1 = x0 - w * swing * 0.2, x0 - w * swing * 0.82
        yt, yb = top + h * t, top + h * b
        panel(c, [(u1, yt - 6), (u0, yt), (u0, yb), (u1, yb + h * 0.02)], ramp)
    c.paint(
        taper((far, shoulder - 4, 4), (far, y + h * 0.08, 5)),
        [frame[1], frame[2], frame[3], "#ffdf9c"],
        vol=2,
        wob=0.2,
        det=0.6,
    )


def curtain(
    c: Card,
    x: float,
    y: float,
    h: float = 300,
    w: float = 110,
    ramp: Ramp = CRIMSON,
    flip: bool = False,
    drawn: float = 0.4,
) -> Arr:
    """A curtain hanging from (x, y - h) to (x, y), gathered to its outer side at `drawn` of its height."""
    f = c.at(x, y, 1, 0, flip, vol=16, wob=0.6, rim=0.2)
    m = f.paint(
        blob(
            (-w / 2, -h, "c"),
            (w / 2, -h, "c"),
            (w * 0.4, -h * 0.75),
            (-w * 0.1, -h * drawn),
            (w * 0.1, -h * 0.2),
            (w * 0.15, 0, "c"),
            (-w / 2, 0, "c"),
        ),
        ramp,
        tex=0.3,
        grain=2,
    )
    for i in range(5):
        u = -w * 0.4 + i * w * 0.18
        f.line(
            [
                (u, -h),
                (u * 0.9 - w * 0.04, -h * 0.6),
                (u * 0.5 - w * 0.26, -h * drawn),
                (u * 0.6 - w * 0.2, 0),
            ],
            5,
            ramp[0],
            alpha=0.45,
            clip=m,
        )
    f.line(
        [(-w * 0.5, -h * drawn), (-w * 0.3, -h * drawn + 8), (-w * 0.08, -h * drawn)], 5, "#d8a848", alpha=0.9
    )
    return m


def light_patch(
    c: Card,
    x: float,
    y: float,
    w: float = 160,
    d: float = 120,
    slant: float = 60,
    col: Colour = "#ffe8b0",
    a: float = 0.4,
) -> None:
    """The light of a window lying on the floor, nearest edge at y + d."""
    c.beam(
        [(x - w / 2, y), (x + w / 2, y), (x + w / 2 + slant, y + d), (x - w / 2 + slant, y + d)], col, a, 8
    )


def pillow(c: Card, x: float, y: float, h: float = 40, ramp: Ramp = LINEN) -> None:
    """A soft pillow."""
    w = h * 1.7
    c.shade(ell(x, y, w * 0.5, h * 0.12), 0.35, 4)
    c.paint(
        blob(
            (x - w / 2, y - h * 0.05, "c"),
            (x - w * 0.42, y - h * 0.9, "c"),
            (x, y - h),
            (x + w * 0.44, y - h * 0.92, "c"),
            (x + w / 2, y - h * 0.04, "c"),
            (x, y + h * 0.05),
        ),
        ramp,
        vol=h * 0.5,
        wob=0.6,
        rim=0.3,
    )


def rail(
    c: Card, x: float, y: float, w: float = 300, n: int = 5, ramp: Ramp = PLASTER
) -> list[tuple[float, float]]:
    """A row of coat hooks on a board, middle at (x, y); returns the hooks."""
    c.paint(rect(x - w / 2, y - 12, x + w / 2, y + 12, 3), ramp, vol=4, wob=0.35, rim=0.3)
    hooks = []
    for i in range(n):
        hx = x - w / 2 + w * (i + 0.5) / n
        c.line([(hx, y - 4), (hx + 4, y + 12), (hx + 9, y + 4)], 4, "#2c2420", 0.95, 0.2, ends=0.8)
        hooks.append((hx + 4, y + 12))
    return hooks
