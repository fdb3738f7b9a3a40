"""City: walls, houses, roofs, windows, doors, stairs, streets, fences, poles and wires."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from studio.linocut.knife import stroke
from studio.linocut.plates import Clip
from studio.linocut.press import Print
from studio.shapes import Path, Point, ell, poly, quad, rect


def wall(
    p: Print, path: Path, tone: str = "1", kind: str = "brick", size: float = 26, plates: str | None = None,
    share: float = 0.4,
    clip: Clip = None, angle: float = 0,
) -> None:  # fmt: skip
    """A wall surface: brick, stone, plank, plaster, tile; `share` of it is drawn, the rest stays clean."""
    p.ink(tone, path, clip=clip)
    dark = "k" in tone
    on = plates or "k"
    rng, b = p.dice(), path.getBounds()
    tool = p.carve if dark else p.ink
    clips = [path] if clip is None else [path, clip]
    if kind in ("brick", "stone", "tile"):
        tall = size * (0.5 if kind == "brick" else 0.8)
        patch = p.noise(90, 2)
        for row, y in enumerate(np.arange(b.top(), b.bottom(), tall)):
            for x in np.arange(b.left() - size + (row % 2) * size * 0.5, b.right(), size):
                at = patch[int(np.clip(y / 2, 0, 599)), int(np.clip(x / 2, 0, 399))]
                if at > 1 - share or kind == "tile":
                    w, h, j = size - 3, tall - 3, rng.uniform(-1, 1, 8)
                    block = poly(
                        [
                            (x + j[0], y + j[1]),
                            (x + w + j[2], y + j[3]),
                            (x + w + j[4], y + h + j[5]),
                            (x + j[6], y + h + j[7]),
                        ]
                    )
                    if kind == "brick":
                        tool(on, block, clip=clips)
                    else:
                        p.contour(block, 2.2, clip=clips, plates=on, cut=dark)
    elif kind == "plank":
        p.comb(on, path, angle, 0.22, size * 0.7, dark, length=(120, 400), clip=clip)
        p.bark(on, path, angle, 0.16 * p.noise(60, 2), size * 0.35, dark, clip=clip)
    elif kind == "plaster":
        p.gouges(
            on,
            path,
            p.noise(120, 2) * 6,
            int(b.width() * b.height() / 260),
            (8, 22),
            (1.4, 3),
            dark,
            p.noise(110, 2) * share,
            clip=clip,
        )


def window(
    p: Print, x: float, y: float, w: float = 40, h: float = 60, tone: str = "k", frame: str = "",
    panes: tuple[int, int] = (2, 2),
    shutters: str | None = None, sill: bool = True, line: float = 3,
) -> Path:  # fmt: skip
    """A window, its middle at (x, y): frame, panes of one tone, and shutters if they have a tone."""
    if shutters is not None:
        for s in (-1, 1):
            a, b = x + s * w * 0.54, x + s * w * 1.02
            leaf = p.open(rect(min(a, b), y - h / 2, max(a, b), y + h / 2), colour=shutters, line=line * 0.8)
            p.comb("k", leaf, 0, 0.4, max(5, h * 0.11), "k" in shutters, length=(60, 100), jit=0.01)
    outer = p.open(rect(x - w / 2 - 4, y - h / 2 - 4, x + w / 2 + 4, y + h / 2 + 4), colour=frame, line=line)
    cols, rows = panes
    gap = max(1.6, w * 0.05)
    for i in range(cols):
        for j in range(rows):
            x0, y0 = x - w / 2 + i * w / cols, y - h / 2 + j * h / rows
            p.shape(rect(x0 + gap * 0.5, y0 + gap * 0.5, x0 + w / cols - gap * 0.5,
                y0 + h / rows - gap * 0.5), tone=tone, eps=0.7,
                    line=0 if "k" in tone else 1.6)  # fmt: skip
    if sill:
        p.ink("k", rect(x - w / 2 - 9, y + h / 2 + 4, x + w / 2 + 9, y + h / 2 + 4 + line * 1.4))
    return outer


def door(
    p: Print,
    x: float,
    y: float,
    w: float = 60,
    h: float = 120,
    tone: str = "2",
    frame: str = "",
    ajar: bool = False,
) -> Path:
    """A door on the ground at (x, y), shut or ajar."""
    p.open(rect(x - w / 2 - 7, y - h - 7, x + w / 2 + 7, y), colour=frame, line=3)
    p.fill("k", rect(x - w / 2, y - h, x + w / 2, y))
    slant = w * 0.3 if ajar else 0
    leaf = p.open(poly([(x - w / 2, y), (x + w / 2 - slant, y - slant * 0.3), (x + w / 2 - slant,
        y - h + slant * 0.4), (x - w / 2, y - h)]),
                  colour=tone, line=3)  # fmt: skip
    p.comb("k", leaf, 90, 0.28, max(7, w * 0.13), "k" in tone, length=(60, 160))
    p.fill("" if "k" not in tone else "1", ell(x + w / 2 - slant - w * 0.13, y - h * 0.46, w * 0.05))
    return leaf


def house(
    p: Print, x: float, y: float, w: float = 160, h: float = 220, tone: str = "1", roof: str = "2",
    roof_h: float = 60,
    windows: tuple[int, int] = (2, 2), kind: str = "plaster", door_tone: str | None = "k", pane: str = "k",
    flat: bool = False,
    shutters: str | None = None,
) -> Path:  # fmt: skip
    """A house front at (x, y) with rows of windows; `flat` has a parapet in place of a roof."""
    body = p.open(rect(x - w / 2, y - h, x + w / 2, y), colour=tone, line=4, halo=4, clear="12k")
    wall(p, body, tone, kind, max(16, w * 0.13))
    if flat:
        p.open(
            rect(x - w / 2 - 5, y - h - 14, x + w / 2 + 5, y - h), colour=roof, line=3, halo=3, clear="12k"
        )
    else:
        roofing(
            p,
            [
                (x - w / 2 - 12, y - h),
                (x - w * 0.34, y - h - roof_h),
                (x + w * 0.34, y - h - roof_h),
                (x + w / 2 + 12, y - h),
            ],
            roof,
        )
    cols, rows = windows
    ww, wh = w / cols * 0.4, h / max(rows + (1 if door_tone else 0), 1) * 0.5
    for j in range(rows):
        for i in range(cols):
            cx = x - w / 2 + w * (i + 0.5) / cols
            cy = y - h + h * (j + 0.62) / (rows + (0.7 if door_tone else 0))
            window(p, cx, cy, ww, wh, pane, "", (2, 2) if ww > 20 else (1, 2), shutters, line=2.4)
    if door_tone is not None:
        door(p, x - w * 0.18, y, w * 0.24, h * 0.26, door_tone)
    return body


def roofing(p: Print, corners: Sequence[Point], tone: str = "2", size: float = 16) -> Path:
    """A tiled roof between its corners (lower left, upper left, upper right, lower right)."""
    path = p.open(poly(corners), colour=tone, line=4, halo=4, clear="12k")
    p.scale("k", path, size, 90, 2.4, "k" in tone)
    return path


def facade(
    p: Print, corners: Sequence[Point], cols: int, rows: int, cell: Any, tone: str = "1", line: float = 3
) -> Path:
    """A front in perspective (corners clockwise from upper left); `cell(p, quad, i, j)` cuts openings."""
    a, b, c, d = corners
    path = p.open(poly(corners), colour=tone, line=line, halo=3, clear="12k")
    for j in range(rows):
        for i in range(cols):
            u0, u1 = (i + 0.22) / cols, (i + 0.78) / cols
            v0, v1 = (j + 0.2) / rows, (j + 0.8) / rows
            cell(
                p,
                [
                    quad(a, b, c, d, u0, v0),
                    quad(a, b, c, d, u1, v0),
                    quad(a, b, c, d, u1, v1),
                    quad(a, b, c, d, u0, v1),
                ],
                i,
                j,
            )
    return path


def opening(p: Print, corners: Sequence[Point], tone: str = "k", cross: str = "12k") -> Path:
    """A window for `facade`: four corners, one cross."""
    path = p.shape(poly(corners), tone=tone, eps=0.7)
    a, b, c, d = ((float(q[0]), float(q[1])) for q in corners)

    def mid(q: tuple[float, float], r: tuple[float, float]) -> tuple[float, float]:
        return (q[0] + r[0]) / 2, (q[1] + r[1]) / 2

    w = max(1.4, float(np.hypot(b[0] - a[0], b[1] - a[1])) * 0.08)
    p.carve(cross, stroke((*mid(a, b), w), (*mid(d, c), w)), stroke((*mid(a, d), w), (*mid(b, c), w)))
    return path


def stairs(
    p: Print, x: float, y: float, w: float = 240, h: float = 240, n: int = 8, tread: str = "",
    riser: str = "1", flip: bool = False,
    skew: float = 0.0, line: float = 2.5,
) -> list[tuple[float, float]]:  # fmt: skip
    """Steps from the front that rise from (x, y), moved by `skew` of their width; returns the treads."""
    out = []
    f = -1 if flip else 1
    for i in range(n):
        t0, t1 = i / n, (i + 1) / n
        w0, w1 = w * (1 - 0.45 * t0), w * (1 - 0.45 * t1)
        x0, x1 = x + f * skew * w * t0, x + f * skew * w * t1
        y0, y1 = y - h * t0, y - h * t1
        m = y0 + (y1 - y0) * 0.55
        p.open(
            poly([(x0 - w0 / 2, y0), (x0 + w0 / 2, y0), (x0 + w0 / 2, m), (x0 - w0 / 2, m)]),
            colour=riser,
            line=line,
        )
        step = p.open(
            poly([(x0 - w0 / 2, m), (x0 + w0 / 2, m), (x1 + w1 / 2, y1), (x1 - w1 / 2, y1)]),
            colour=tread,
            line=line,
        )
        if not tread:
            p.chatter(step, 0.0, 5)
        out.append(((x0 + x1) / 2, (m + y1) / 2))
    return out


def steps(
    p: Print,
    x: float,
    y: float,
    run: float = 40,
    rise: float = 26,
    n: int = 8,
    tone: str = "1",
    depth: float = 60,
    flip: bool = False,
) -> Path:
    """A flight seen from the side that goes up to the right (`flip`: to the left) from (x, y)."""
    f = -1 if flip else 1
    pts: list[tuple[float, float]] = []
    for i in range(n):
        pts += [(x + f * i * run, y - i * rise), (x + f * i * run, y - (i + 1) * rise)]
    pts += [
        (x + f * n * run, y - n * rise),
        (x + f * n * run, y - n * rise + depth),
        (x + f * 10, y + depth * 0.3),
    ]
    path = p.open(poly(pts), colour=tone, line=3.5, halo=3, clear="12k")
    p.comb("k", path, 90, 0.25, 9, "k" in tone, length=(16, 50))
    return path


def paving(p: Print, corners: Sequence[Point], cols: int = 6, rows: int = 6, tone: str = "",
    check: str | None = None, line: float = 2.4,
           shake: float = 0.05) -> Path:  # fmt: skip
    """Paving stones or a chequered floor in perspective (corners from the upper left, clockwise)."""
    rng = p.dice()
    a, b, c, d = corners
    path = poly(corners)
    p.fill(tone, path)
    top = float(np.hypot(a[0] - b[0], a[1] - b[1])) / max(float(np.hypot(c[0] - d[0], c[1] - d[1])), 1)
    bow = 1 + 0.9 * (1 - min(top, 1))
    us = np.linspace(0, 1, cols + 1)
    vs = np.linspace(0, 1, rows + 1) ** bow
    for j in range(rows):
        for i in range(cols):
            k = rng.uniform(-shake, shake, 2) / cols
            cell = poly([quad(a, b, c, d, us[i] + k[0], vs[j]), quad(a, b, c, d, us[i + 1] + k[1], vs[j]),
                         quad(a, b, c, d, us[i + 1] + k[1], vs[j + 1]), quad(a, b, c, d, us[i] + k[0],
                             vs[j + 1])])  # fmt: skip
            if check is not None:
                if (i + j) % 2:
                    p.shape(cell, tone=check, eps=0.7)
            else:
                p.contour(cell, line * (0.4 + 0.6 * vs[j + 1]))
    return path


def fence(
    p: Print,
    points: Sequence[Point],
    h: float = 70,
    apart: float = 60,
    wires: int = 3,
    tone: str = "k",
    taper: float = 1,
) -> list[tuple[float, float]]:
    """Posts and wires along points (x, y[, scale]); returns the tops of the posts."""
    q = np.array([(float(a[0]), float(a[1]), float(a[2]) if len(a) > 2 else 1.0) for a in points])
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(q[:, :2], axis=0).T))]
    tops, t = [], 0.0
    posts = []
    while t <= s[-1]:
        x, y, k = (float(np.interp(t, s, q[:, i])) for i in range(3))
        posts.append((x, y, k))
        t += max(apart * k, 8)
    for n in range(wires):
        u = 0.92 - 0.3 * n
        p.ink(tone, stroke(*[(x, y - h * k * u, max(2.4 * k, 0.9)) for x, y, k in posts]))
    for x, y, k in posts:
        w = max(7 * k, 1.6)
        p.shape(poly([(x - w / 2, y + 4 * k), (x + w / 2, y + 4 * k), (x + w * 0.45, y - h * k),
            (x - w * 0.4, y - h * k * 0.97)]), tone=tone, halo=1.5 * k,
                clear="12k")  # fmt: skip
        tops.append((x, y - h * k))
    return tops


def wire(p: Print, a: Point, b: Point, sag: float = 30, w: float = 3, plates: str = "k") -> None:
    """A slack wire or rope from a to b."""
    t = np.linspace(0, 1, 16)
    pts = [
        (
            float(a[0]) + (float(b[0]) - float(a[0])) * u,
            float(a[1]) + (float(b[1]) - float(a[1])) * u + 4 * sag * u * (1 - u),
            w,
        )
        for u in t
    ]
    p.ink(plates, stroke(*pts))


def pole(
    p: Print, x: float, y: float, h: float = 300, tone: str = "k", arms: int = 2
) -> list[tuple[float, float]]:
    """A telegraph pole at (x, y); returns where wires begin."""
    bars = [rect(x - 5, y - h, x + 5, y)]
    tips = []
    for n in range(arms):
        ay = y - h + 18 + n * 30
        bars.append(rect(x - 46 + n * 8, ay - 4, x + 46 - n * 8, ay + 4))
        tips += [(x + s * (40 - n * 8), ay - 8) for s in (-1, 1)]
    p.shape(*bars, *[ell(a, b, 4, 6) for a, b in tips], tone=tone, halo=3, clear="12k")
    return tips


def skyline(p: Print, y: float, x0: float = 0, x1: float = 800, h: tuple[float, float] = (60, 180),
    w: tuple[float, float] = (40, 90), tone: str = "2",
            windows: str | None = "", low: float | None = None) -> None:  # fmt: skip
    """A row of plain blocks along the ground y, with dots of windows cut in tone `windows`."""
    rng, x = p.dice(), x0
    while x < x1:
        wide, tall = float(rng.uniform(*w)), float(rng.uniform(*h))
        pitched = rng.random() < 0.3
        top = (
            [(x, y - tall), (x + wide / 2, y - tall - wide * 0.4), (x + wide, y - tall)]
            if pitched
            else [(x, y - tall), (x + wide, y - tall)]
        )
        b = p.shape(
            poly([*top, (x + wide, low or y), (x, low or y)]),
            tone=tone,
            halo=2,
            clear="12k",
            line=0 if "k" in tone else 2.5,
        )
        if windows is not None:
            for wy in np.arange(y - tall + 14, y - 12, 24):
                for wx in np.arange(x + 10, x + wide - 12, 20):
                    if rng.random() < 0.8:
                        p.fill(windows, rect(wx, wy, wx + 9, wy + 13), clip=b)
        x += wide + float(rng.uniform(0, 6))


def chair(
    p: Print,
    x: float,
    y: float,
    h: float = 120,
    tone: str = "k",
    flip: bool = False,
    halo: float = 3,
    clear: str = "12k",
) -> Path:
    """A kitchen chair at (x, y), seen from the side: the back is at the right."""
    f = -1 if flip else 1

    def q(u: float, v: float) -> tuple[float, float]:
        return x + f * u * h, y - v * h

    def bar(a: tuple[float, float], b: tuple[float, float], w: float = 0.045) -> Path:
        return stroke((*q(*a), w * h), (*q(*b), w * h))

    parts = [bar((-0.24, 0), (-0.2, 0.46)), bar((0.24, 0), (0.2, 0.46)), bar((-0.25, 0.47), (0.24, 0.47),
        0.07), bar((0.2, 0.46), (0.27, 1)),
             bar((-0.12, 0.03), (-0.1, 0.46)), bar((0.12, 0.03), (0.11, 0.46)), bar((0.1, 0.5), (0.17,
                 0.98)), bar((0.15, 0.95), (0.27, 0.97), 0.06),
             bar((0.13, 0.75), (0.24, 0.76)), bar((-0.22, 0.2), (0.22, 0.2), 0.03)]  # fmt: skip
    return p.shape(*parts, tone=tone, halo=halo, clear=clear, eps=0.7, jit=0.3, line=0 if "k" in tone else 2)


def table(p: Print, x: float, y: float, w: float = 240, h: float = 110, tone: str = "1") -> Path:
    """A plain table at (x, y) from the front."""
    legs = [
        poly(
            [
                (x + s * w * 0.42 - 6, y),
                (x + s * w * 0.42 + 6, y),
                (x + s * w * 0.44 + 6, y - h),
                (x + s * w * 0.44 - 6, y - h),
            ]
        )
        for s in (-1, 1)
    ]
    return p.open(
        *legs, rect(x - w / 2, y - h - 10, x + w / 2, y - h + 6), colour=tone, line=3, halo=3, clear="12k"
    )


def bed(
    p: Print,
    x: float,
    y: float,
    w: float = 260,
    h: float = 90,
    tone: str = "2",
    frame: str = "k",
    flip: bool = False,
) -> Path:
    """A bed from the side at (x, y), the pillow at the left; returns the blanket, to lay somebody under."""
    f = -1 if flip else 1

    def q(*pts: Point) -> Path:
        return poly([(x + f * float(a[0]) * w, y - float(a[1]) * h) for a in pts])

    p.shape(
        q((-0.52, 0), (-0.49, 0), (-0.49, 1.3), (-0.52, 1.3)),
        q((0.49, 0), (0.52, 0), (0.52, 0.9), (0.49, 0.9)),
        tone=frame,
        halo=4,
        clear="12k",
    )
    p.open(q((-0.49, 0.22), (0.49, 0.22), (0.49, 0.5), (-0.49, 0.5)), colour="", line=3)
    p.open(q((-0.48, 0.5), (-0.47, 0.84), (-0.28, 0.8), (-0.24, 0.5)), colour="", line=3, halo=2)
    blanket = p.open(q((-0.26, 0.3), (-0.24, 0.74), (0.48, 0.7), (0.49, 0.26)), colour=tone, line=3.5)
    p.comb("k", blanket, 80, 0.25 * p.noise(40, 2), 8, False, length=(12, 40))
    return blanket
