"""Stages: skies, hills, seas, rooms, houses, trees with ground under them, stars on strings.

Everything is laid from far to near. `backdrop` first; then bands, hills, walls; beings stand on them.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np

from studio.papercut.bits import brad, drop, pleated, string
from studio.papercut.families import shade
from studio.papercut.noise import Arr
from studio.papercut.page import Page
from studio.papercut.papers import Ground, tone
from studio.shapes import Path, arch, blob, curve, cut, ell, poly, rect, star, taper

GOLD = "#ffc65a"


def backdrop(c: Page, sheet: Ground, angle: float = 3) -> Arr:
    """The sheet that covers the table."""
    return c.lay(rect(-20, -20, c.size[0] + 20, c.size[1] + 20), sheet, 0, angle=angle)


def _horizon(y: float, swell: float, wave: float, phase: float) -> list[tuple[float, float]]:
    return [(x, y + swell * math.sin(x / wave + phase)) for x in range(20, 800, 76)]


def land(
    c: Page,
    y: float,
    sheet: Ground,
    *,
    swell: float = 26,
    wave: float = 150,
    phase: float = 0,
    tear: float = 8,
    lift: float = 6,
    angle: float = 4,
) -> Arr:
    """A hill, a meadow, a dune, a bank of snow: from a waving line at y down to the bottom; torn, or cut
    (tear=0)."""
    line = _horizon(y, swell, wave, phase)
    path = blob((-60, line[0][1], "c"), *line, (860, line[-1][1], "c"), (860, 1260, "c"), (-60, 1260, "c"))
    return c.lay(path, sheet, lift, tear=tear, angle=angle)


def bands(
    c: Page, ys: Sequence[float], sheets: Sequence[Ground], *, tear: float = 9, swell: float = 22
) -> None:
    """A sky in torn bands, one below the other."""
    for i, (y, sheet) in enumerate(zip(ys, sheets, strict=True)):
        land(
            c, y, sheet, swell=swell, wave=120 + 17 * i, phase=y, tear=tear, lift=3.5, angle=(i * 37 % 9) - 4
        )


def sea(
    c: Page,
    y: float,
    sheets: Sequence[Ground],
    *,
    rows: int = 5,
    step: float = 70,
    crest: float = 16,
    lift: float = 4,
) -> None:
    """Rows of cut waves, far to near."""
    for i in range(rows):
        w, top = 62 + 15 * i, y + i * step
        pts: list[tuple[object, ...]] = [(-60, 1260, "c"), (-60, top, "c")]
        x = -60.0 - (i % 2) * w * 0.5
        while x < 860:
            pts += [(x, top, "c"), (x + w * 0.5, top + crest * 0.9)]
            x += w
        pts += [(880, top, "c"), (880, 1260, "c")]
        c.lay(blob(*pts), sheets[i % len(sheets)], lift, 1.2, angle=0)


def water(c: Page, x: float, y: float, rx: float, ry: float, colour: str = "#7cc0dc") -> Arr:
    """A pond or puddle: rings of tissue in the ground."""
    mask = c.lay(ell(x, y, rx, ry), shade(colour, -0.12), 0.2, 0, facet=0.7)
    c.lay(ell(x + rx * 0.06, y + ry * 0.12, rx * 0.86, ry * 0.8), colour, 0.2, 0)
    c.lay(ell(x + rx * 0.1, y + ry * 0.2, rx * 0.5, ry * 0.4), shade(colour, 0.3), 0.2, 0, tissue=0.6)
    return mask


def room(
    c: Page, y: float, wall: Ground, floor: Ground, *, skirting: Ground = "#f4ead6", angle: float = 0
) -> None:
    """A wall and a floor that meet at y."""
    backdrop(c, wall, angle)
    c.lay(rect(-20, y, 820, 1240), floor, 3, angle=angle)
    c.lay(rect(-20, y - 26, 820, y + 4), skirting, 2.5, 0.4)


def window(
    c: Page, x: float, y: float, w: float, h: float, view: Callable[[], object], *,
    frame: Ground = "#f4ead6", pane: Ground = "#bfe0ee",
    curtain: Ground | None = None, round_top: bool = False, bars: bool = True, glow: float = 0.0,
) -> Arr:  # fmt: skip
    """A window with its middle at (x, y); `view` paints what is outside, in the window's own units.
    Returns the pane."""
    with c.at(x, y):
        outline = arch if round_top else rect
        c.lay(outline(-w / 2 - 14, -h / 2 - 14, w / 2 + 14, h / 2 + 14), frame, 3, 0.4)
        opening = c.lay(outline(-w / 2, -h / 2, w / 2, h / 2), pane, 0.3, 0.3, glow=glow)
        with c.inside(opening):
            view()
        if bars:
            c.lay(rect(-5, -h / 2, 5, h / 2), frame, 3, 0)
            c.lay(rect(-w / 2, -5, w / 2, 5), frame, 2, 0)
        if curtain is not None:
            for s in (-1, 1):
                p = (
                    (s * (w / 2 + 26), -h / 2 - 18, "c"),
                    (s * w * 0.16, -h / 2 - 18, "c"),
                    (s * w * 0.3, 0),
                    (s * (w / 2 + 6), h * 0.3),
                    (s * (w / 2 + 26), h * 0.34, "c"),
                )
                c.lay(blob(*p), curtain, 4, relief=pleated(22, 2.5))
        c.lay(rect(-w / 2 - 26, h / 2 + 10, w / 2 + 26, h / 2 + 28), frame, 6, 0.3)
    return opening


def curtain(c: Page, x0: float, y0: float, x1: float, y1: float, sheet: Ground, pitch: float = 34) -> Arr:
    """A pleated curtain from rail to hem."""
    n = max(3, int(abs(x1 - x0) / pitch))
    hem = [(x1 + (x0 - x1) * i / n, y1 + (10 if i % 2 else -6)) for i in range(n + 1)]
    return c.lay(blob((x0, y0, "c"), (x1, y0, "c"), *hem), sheet, 6, relief=pleated(pitch, 4))


def house(
    c: Page, x: float, y: float, w: float, h: float, *, wall: Ground = "#e9cfa4", roof: Ground = "#b1543c",
    windows: int = 2, lit: bool = False,
    door: Ground | None = "#5a6a8a", flat: bool = False,
) -> Arr:  # fmt: skip
    """A house standing at (x, y); its roof is part of h. Returns the wall's mask."""
    top = y - h * (1 if flat else 0.66)
    body = c.lay(
        poly([(x - w / 2, y), (x - w / 2 + 3, top), (x + w / 2 - 3, top), (x + w / 2, y)]), wall, 6, angle=0
    )
    if flat:
        c.lay(rect(x - w / 2 - 8, top - 10, x + w / 2 + 8, top + 8), roof, 4, 0.4)
    else:
        c.lay(
            poly(
                [
                    (x - w / 2 - 16, top + 8),
                    (x - w * 0.06, y - h),
                    (x + w * 0.1, y - h),
                    (x + w / 2 + 16, top + 8),
                ]
            ),
            roof,
            6,
        )
    for i in range(windows):
        wx = x + (i - (windows - 1) / 2) * w / max(windows, 1)
        wy = top + (y - top) * 0.32
        c.lay(
            rect(wx - w * 0.09 - 4, wy - w * 0.12 - 4, wx + w * 0.09 + 4, wy + w * 0.12 + 4), "#f6ead2", 2, 0
        )
        c.lay(
            rect(wx - w * 0.09, wy - w * 0.12, wx + w * 0.09, wy + w * 0.12),
            GOLD if lit else "#6f93a8",
            0.4,
            0,
            glow=0.5 if lit else 0,
        )
    if door is not None:
        c.lay(arch(x - w * 0.1, y - (y - top) * 0.44, x + w * 0.1, y), door, 2.5, 0.3)
        brad(c, x + w * 0.06, y - (y - top) * 0.18, 4)
    return body


def tiles(
    c: Page, roof: Arr, x0: float, x1: float, y0: float, y1: float, sheet: Ground, r: float = 26
) -> None:
    """Rows of paper tiles inside a roof."""
    rows = int((y1 - y0) / (r * 1.7)) + 1
    for row in range(rows):
        for i in range(int((x1 - x0) / (2 * r)) + 2):
            x, y = x0 + i * 2 * r - (row % 2) * r, y1 - row * r * 1.7
            c.lay(
                blob(
                    (x, y - r * 1.5), (x + 2 * r, y - r * 1.5), (x + 2 * r - 2, y), (x + r, y + r), (x + 2, y)
                ),
                sheet,
                2.2,
                0.6,
                clip=roof,
            )


def tree(
    c: Page, x: float, y: float, h: float, *, crown: Sequence[Ground] = ("#3f8f4f", "#57a352", "#7ab05a"),
    bark: Ground = "#8a5f3c", kind: str = "round",
    lean: float = 0, roots: bool = True,
) -> None:  # fmt: skip
    """A tree rooted at (x, y): round, pine, poplar, palm, bare, acacia. It has its own patch of ground
    shadow: roots."""
    top = x + lean
    if roots:
        for q in (-1, 1):
            c.lay(taper((x + q * h * 0.02, y - h * 0.06, h * 0.05), (x + q * h * 0.1, y + 2, 3)), bark, 2)
    wide = h * 0.075
    if kind == "pine":
        c.lay(taper((x, y, wide), (top, y - h * 0.4, wide * 0.7)), bark, 4)
        for i in range(4):
            yy, ww = y - h * (0.16 + 0.2 * i), h * (0.25 - 0.045 * i)
            cx = x + lean * (0.2 + 0.2 * i)
            c.lay(
                poly(
                    [
                        (cx - ww, yy),
                        (cx - ww * 0.5, yy - h * 0.03),
                        (cx, yy - h * 0.3),
                        (cx + ww * 0.5, yy - h * 0.03),
                        (cx + ww, yy),
                    ]
                ),
                crown[i % len(crown)],
                4,
            )
        return
    if kind == "palm":
        c.lay(
            taper((x, y, wide), (x + lean * 0.4, y - h * 0.5, wide * 0.8), (top, y - h * 0.84, wide * 0.6)),
            bark,
            5,
        )
        for i, a in enumerate((-170, -132, -94, -52, -12, 20)):
            with c.at(top, y - h * 0.84, h / 300, a):
                p = (
                    (0, -6),
                    (50, -34),
                    (112, -6, "c"),
                    (84, -8, "c"),
                    (80, 8, "c"),
                    (58, -4, "c"),
                    (52, 12, "c"),
                    (30, 0, "c"),
                )
                c.lay(blob(*p), crown[i % len(crown)], 4, 1.6)
        return
    c.lay(
        taper(
            (x, y, wide * 1.15), (x + lean * 0.4, y - h * 0.34, wide * 0.8), (top, y - h * 0.66, wide * 0.4)
        ),
        bark,
        5,
    )
    for q, up, long in ((-1, 0.4, 0.26), (1, 0.48, 0.24), (-1, 0.58, 0.16)):
        bx = x + lean * up
        c.lay(
            taper(
                (bx, y - h * up, wide * 0.5),
                (bx + q * h * long * 0.7, y - h * (up + long * 0.6), wide * 0.32),
                (bx + q * h * long, y - h * (up + long), 4),
            ),
            bark,
            3,
        )
    if kind == "bare":
        return
    shapes = {
        "round": ((-0.17, 0.6, 0.2, 0.17), (0.18, 0.62, 0.2, 0.17), (0, 0.78, 0.26, 0.2)),
        "poplar": ((0, 0.42, 0.12, 0.2), (0, 0.62, 0.14, 0.26), (0.01, 0.78, 0.1, 0.22)),
        "acacia": ((-0.2, 0.72, 0.3, 0.07), (0.2, 0.76, 0.3, 0.07), (0, 0.82, 0.3, 0.08)),
    }[kind]
    for i, (dx, dy, rx, ry) in enumerate(shapes):
        c.lay(
            ell(top + dx * h, y - dy * h, rx * h, ry * h),
            crown[i % len(crown)],
            6,
            1.4,
            tear=min(5.0, h * 0.011),
        )


def grass(c: Page, x: float, y: float, h: float = 40, sheet: Ground = "#5f8a4a", blades: int = 4) -> None:
    """A tuft cut with scissors."""
    for i in range(blades):
        dx, lean = (i - (blades - 1) / 2) * 11, (i - (blades - 1) / 2) * 9
        c.lay(
            blob(
                (x + dx - 6, y + 5),
                (x + dx + lean, y - h * (0.7 + 0.3 * ((i * 7) % 3) / 2), "c"),
                (x + dx + 6, y + 5),
            ),
            sheet,
            3,
            1,
        )


def flower(
    c: Page,
    x: float,
    y: float,
    h: float,
    petal: Ground = "#f0566a",
    eye: Ground = "#f8c83c",
    stem: Ground = "#4c8840",
    n: int = 6,
    r: float = 13,
) -> None:
    """A flower on its stem, standing at (x, y)."""
    c.lay(taper((x, y, 7), (x + 4, y - h * 0.5, 6), (x, y - h, 5)), stem, 3)
    c.lay(
        blob((x + 2, y - h * 0.3), (x + 20, y - h * 0.46), (x + 34, y - h * 0.5, "c"), (x + 18, y - h * 0.3)),
        stem,
        2,
    )
    for i in range(n):
        with c.at(x, y - h, 1, i * 360 / n):
            c.lay(ell(0, -r * 1.25, r * 0.66, r), petal, 3, 0.6)
    c.lay(ell(x, y - h, r * 0.74), eye, 2)


def leaf_frond(c: Page, x: float, y: float, s: float, rot: float, sheet: Ground, n: int = 5) -> None:
    """A jungle leaf: lobes left and right of a stem."""
    with c.at(x, y, s, rot):
        pts: list[tuple[object, ...]] = [(0, 60, "c")]
        for i in range(n):
            pts += [
                (-12, 30 - i * 30, "c"),
                (-52 + i * 5, 12 - i * 32),
                (-40 + i * 4, -6 - i * 32),
                (-11, 8 - i * 30, "c"),
            ]
        pts += [(0, -60 - n * 18)]
        for i in reversed(range(n)):
            pts += [
                (11, 8 - i * 30, "c"),
                (40 - i * 4, -6 - i * 32),
                (52 - i * 5, 12 - i * 32),
                (12, 30 - i * 30, "c"),
            ]
        c.lay(blob(*pts), sheet, 5, 1.6)


# ---- sky -------------------------------------------------------------------------------------------
def cloud_path(w: float = 240) -> Path:
    """The outline of a cloud round (0, 0), flat below."""
    p = (
        (-120, 34),
        (-108, -8),
        (-62, -16),
        (-44, -56),
        (10, -66),
        (46, -36),
        (86, -38),
        (114, 0),
        (118, 34),
        (40, 42),
        (-50, 42),
    )
    return blob(*((a * w / 240, b * w / 240) for a, b in p))


def cloud(
    c: Page, x: float, y: float, w: float = 240, sheet: Ground = "#f6f4ee", lift: float = 7, tear: float = 8
) -> Arr:
    """A torn cloud with its middle at (x, y)."""
    with c.at(x, y):
        return c.lay(cloud_path(w), sheet, lift, tear=tear)


def star_on_string(
    c: Page,
    x: float,
    y: float,
    r: float = 16,
    *,
    colour: str = GOLD,
    line: str = "#7f95cc",
    glow: float = 0.5,
    top: float = -10,
) -> None:
    """A star on its thread, its middle at (x, y)."""
    string(c, [(x + 2, top), (x, (y + top) / 2), (x, y)], line, 2.5, 3)
    c.lay(star(x, y, r, 5, 0.44, x % 40), colour, 3, 0, glow=glow)


def disc(
    c: Page,
    x: float,
    y: float,
    r: float,
    colour: str = "#f8b83c",
    *,
    rays: int = 0,
    glow: float = 0.0,
    rings: int = 0,
) -> None:
    """A sun or a moon; `rays`: cut wedges round it, `rings`: rings of tissue as its glow."""
    for i in range(rings, 0, -1):
        c.lay(ell(x, y, r * (1 + 0.34 * i)), shade(colour, 0.3), 0.6, 0, tissue=0.22)
    for i in range(rays):
        with c.at(x, y, 1, i * 360 / rays):
            c.lay(poly([(-r * 0.14, -r * 1.08), (0, -r * 1.5), (r * 0.14, -r * 1.08)]), colour, 3)
    c.lay(ell(x, y, r), tone(colour), 6, 0.6, glow=glow)


def beam(c: Page, points: Sequence[tuple[float, float]], colour: str = "#ffe9a8", share: float = 0.4) -> None:
    """A ray of light: a cut wedge of tissue."""
    c.lay(poly(points), colour, 0.5, 0, tissue=share)


def rain(
    c: Page,
    n: int = 40,
    x0: float = 0,
    x1: float = 800,
    y0: float = 0,
    y1: float = 900,
    colour: str = "#6fa3c4",
    slant: float = 8,
) -> None:
    """Cut drops."""
    for x, y, r in zip(
        c.rng.uniform(x0, x1, n), c.rng.uniform(y0, y1, n), c.rng.uniform(7, 11, n), strict=True
    ):
        with c.at(x, y, 1, slant):
            c.lay(drop(0, 0, r), colour, 4, 0.3)


def snow(
    c: Page,
    n: int = 60,
    x0: float = 0,
    x1: float = 800,
    y0: float = 0,
    y1: float = 1100,
    colour: str = "#fbfcfd",
) -> None:
    """Punched dots of white paper."""
    for x, y, r in zip(
        c.rng.uniform(x0, x1, n), c.rng.uniform(y0, y1, n), c.rng.uniform(3, 8, n), strict=True
    ):
        c.lay(ell(x, y, r), colour, 4, 0.3)


def confetti(
    c: Page, n: int, sheets: Sequence[Ground], x0: float = 0, x1: float = 800, y0: float = 0, y1: float = 1200
) -> None:
    """Offcuts of the card's papers."""
    for i, (x, y, a) in enumerate(
        zip(c.rng.uniform(x0, x1, n), c.rng.uniform(y0, y1, n), c.rng.uniform(0, 180, n), strict=True)
    ):
        with c.at(x, y, 1, a):
            c.lay(poly([(-9, -6), (10, -7), (8, 6), (-8, 7)]), sheets[i % len(sheets)], 5, 1.4)


def bunting(
    c: Page, points: Sequence[tuple[float, float]], sheets: Sequence[Ground], n: int = 7, size: float = 1.0
) -> None:
    """Paper flags on a cord."""
    line = curve(*points)
    string(c, points, "#fdf6e6", 5, 4)
    for i in range(n):
        x, y = line[int((i + 0.5) / n * (len(line) - 1))]
        dx, dy = (
            line[min(int((i + 0.7) / n * (len(line) - 1)), len(line) - 1)]
            - line[int((i + 0.3) / n * (len(line) - 1))]
        )
        with c.at(float(x), float(y), size, math.degrees(math.atan2(dy, dx))):
            c.lay(poly([(-30, -4), (30, -4), (0, 62)]), sheets[i % len(sheets)], 6, 1.6)


def mountain(
    c: Page,
    x: float,
    y: float,
    w: float,
    h: float,
    sheet: Ground,
    cap: Ground | None = "#f7f9fa",
    tear: float = 7,
) -> Arr:
    """A torn mountain standing on y, with snow on top."""
    p = (
        (x - w / 2, y),
        (x - w * 0.2, y - h * 0.6),
        (x - w * 0.02, y - h),
        (x + w * 0.06, y - h * 0.96),
        (x + w * 0.24, y - h * 0.52),
        (x + w / 2, y),
    )
    mask = c.lay(poly(p), sheet, 6, tear=tear)
    if cap is not None:
        q = (
            (x - w * 0.13, y - h * 0.72),
            (x - w * 0.02, y - h * 1.02),
            (x + w * 0.07, y - h * 0.99),
            (x + w * 0.17, y - h * 0.68),
            (x + w * 0.09, y - h * 0.74),
            (x + w * 0.02, y - h * 0.62),
            (x - w * 0.05, y - h * 0.75),
        )
        c.lay(poly(q), cap, 1.6, tear=4)
    return mask


def fence(
    c: Page, x0: float, x1: float, y: float, h: float = 110, sheet: Ground = "#e8dcc4", gap: float = 54
) -> None:
    """A picket fence standing on y."""
    for yy in (0.35, 0.72):
        c.lay(rect(x0 - 10, y - h * yy - 8, x1 + 10, y - h * yy + 8), sheet, 3)
    x = x0
    while x <= x1:
        c.lay(
            poly([(x - 13, y), (x - 13, y - h * 0.86), (x, y - h), (x + 13, y - h * 0.86), (x + 13, y)]),
            sheet,
            3,
            0.6,
        )
        x += gap


def ladder(
    c: Page, x0: float, y0: float, x1: float, y1: float, w: float = 66, sheet: Ground = "#b98a58"
) -> None:
    """A ladder from its foot (x0, y0) to its top (x1, y1), brads at the rungs."""
    a = math.atan2(y1 - y0, x1 - x0)
    long = math.hypot(x1 - x0, y1 - y0)
    with c.at(x0, y0, 1, math.degrees(a) + 90):
        for q in (-1, 1):
            c.lay(rect(q * w / 2 - 6, -long, q * w / 2 + 6, 0), sheet, 9)
        for i in range(int(long / 70)):
            yy = -45 - i * 70
            c.lay(rect(-w / 2 - 8, yy - 6, w / 2 + 8, yy + 6), sheet, 3, 0.3)
            brad(c, -w / 2, yy, 4.5)


def footprints(
    c: Page,
    points: Sequence[tuple[float, float]],
    sheet: Ground = "#c9a468",
    r: float = 12,
    squash: float = 0.6,
) -> None:
    """Prints pressed into the ground along a way: a hole is a sheet without air."""
    line = np.array(points, float)
    for i in range(len(line) - 1):
        d = line[i + 1] - line[i]
        a = math.degrees(math.atan2(d[1], d[0]))
        n = max(1, int(np.hypot(*d) / (r * 3)))
        for j in range(n):
            p = line[i] + d * j / n
            with c.at(float(p[0]), float(p[1]), 1, a):
                side = r * 0.8 * (1 if (i + j) % 2 else -1)
                c.lay(ell(0, side * squash, r, r * squash), sheet, 0, 0, rim=-0.8)


def frame_hole(path: Path) -> Path:
    """A sheet as large as the page with a hole: for pictures seen through a mouth, a door, a window."""
    return cut(rect(-20, -20, 820, 1220), path)
