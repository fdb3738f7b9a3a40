"""Cords, strings with knots, a plait, the tail of somebody."""

import numpy as np

from studio.linocut.knife import knife, stroke
from studio.linocut.press import Print
from studio.shapes import Path, curve, ell, poly, rect, taper, xf

HEAD = 118.0  # the cord


def top(x: float) -> float:
    """Where the cord is above x: it sags a little."""
    return HEAD + 14 * float(np.sin((x - 40) / 720 * np.pi)) - 0.016 * x


def twist(p: Print, path: Path, line: list[tuple[float, float]], w: float) -> None:
    """The lay of a cord: slanting cuts."""
    pts = curve(*line)
    for q, r in zip(pts[2::3], pts[4::3], strict=False):
        d = (r - q) / (np.hypot(*(r - q)) + 1e-6)
        n = np.array([-d[1], d[0]])
        a, b = q - n * w * 0.5 - d * w * 0.3, q + n * w * 0.5 + d * w * 0.3
        p.cutline(tuple(a), tuple(b), w=w * 0.22, ends=0.8, clip=path)


def knot(p: Print, x: float, y: float, w: float, turns: int) -> float:
    """A knot of `turns` turns on a string of width w; returns its height."""
    r, h = w * 1.25, w * (1.1 + 0.75 * turns)
    path = p.shape(rect(x - r, y, x + r, y + h, r * 0.7), tone="k", halo=2.5, clear="12k")
    for n in range(turns):
        v = y + h * (n + 0.7) / (turns + 0.4)
        p.cutline((x - r, v + w * 0.3), (x, v), (x + r, v - w * 0.36), w=w * 0.24, ends=0.7, clip=path)
    return float(h)


def string(
    p: Print,
    x: float,
    length: float,
    tone: str,
    w: float,
    groups: list[tuple[float, int, int]],
    sway: float,
    frayed: bool = True,
) -> None:
    """One string with groups of knots (where 0..1, how many, turns)."""
    y0 = top(x)
    line = [(x + sway * t * t * 8, y0 + length * t) for t in np.linspace(0, 1, 6)]
    p.shape(
        taper(*[(*q, w) for q in line]), tone=tone, halo=2.5, clear="12k", line=2.2 if "k" not in tone else 0
    )
    if frayed:
        ex, ey = line[-1]
        for d in (-1, 0, 1):
            p.ink(tone or "k", stroke((ex, ey - 4), (ex + d * w * 0.9, ey + 22), w=w * 0.5, ends=0.3))
    for at, n, turns in groups:
        y = y0 + length * at
        for _ in range(n):
            t = (y - y0) / length
            y += knot(p, x + sway * t * t * 8, y, w, turns) + w * 0.5
    p.shape(ell(x, y0, w * 1.1, 15), tone=tone, line=3 if "k" not in tone else 0, halo=3, clear="12k")


def tail(p: Print) -> None:
    """Somebody else's."""
    pts = (
        (516, -20, 44),
        (520, 150, 44),
        (504, 330, 48),
        (526, 520, 54),
        (556, 700, 56),
        (542, 860, 54),
        (470, 932, 46),
        (408, 886, 38),
        (420, 822, 22),
    )
    path = p.shape(taper(*pts), tone="k", halo=9, clear="12k")
    line = [q[:2] for q in pts]
    for t in (0.22, 0.36, 0.5, 0.64, 0.78, 0.9):
        i = t * (len(pts) - 1)
        a, f = int(i), i - int(i)
        c = np.array(line[a]) * (1 - f) + np.array(line[a + 1]) * f
        d = np.array(line[a + 1]) - np.array(line[a])
        band = xf(
            rect(-19, -46, 19, 46), float(c[0]), float(c[1]), rot=float(np.degrees(np.arctan2(d[1], d[0])))
        )
        p.engrave("k", knife(band, within=path), p.guided(line), 0.95, 7, length=(24, 44))
    rng, out = p.dice(), []
    smooth = curve(*line)
    for k in range(4, len(smooth) - 4, 3):
        d = smooth[k + 1] - smooth[k - 1]
        d = d / np.hypot(*d)
        w = np.interp(k / len(smooth), np.linspace(0, 1, len(pts)), [q[2] for q in pts]) / 2
        for s in (-1, 1):
            n = np.array([-d[1], d[0]]) * s
            a = smooth[k] + n * (w - 3)
            b = a + n * rng.uniform(4, 9) + d * rng.uniform(8, 14)
            out.append(poly([tuple(a - d * 4), tuple(b), tuple(a + d * 4)]))
    p.ink("k", *out)
