"""Water: rings, waves, swell, surf, rain, a river, a reflection, bubbles."""

from collections.abc import Sequence

import numpy as np

from studio.linocut.knife import knife, stroke
from studio.linocut.plates import Clip
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, rect, taper


def ripples(
    p: Print, x: float, y: float, r: float = 200, n: int = 6, plates: str = "2", w: float = 9,
    flat: float = 1, square: bool = False,
    cut: bool = False, turn: float = 0, clip: Clip = None, fade: float = 0.75,
) -> None:  # fmt: skip
    """Rings that spread from (x, y), thinner outwards and broken by hand; `square` ones have corners."""
    rng = p.dice()
    for i in range(n):
        radius = r * ((i + 0.7) / n) ** 1.05
        thick = w * (1 - fade * i / n)
        a = np.linspace(0, 2 * np.pi, max(24, int(radius / 5)))
        shape = np.maximum(np.abs(np.cos(a)), np.abs(np.sin(a))) if square else np.ones_like(a)
        wave = 1 + 0.012 * np.interp(
            np.arange(len(a)) / 7, np.arange(len(a) // 7 + 2), rng.normal(0, 1, len(a) // 7 + 2)
        )
        c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        u, v = np.cos(a) / shape * radius * wave, np.sin(a) / shape * radius * wave
        pts = np.stack([x + u * c - v * s, y + (u * s + v * c) * flat], 1)
        start = int(rng.integers(len(a)))
        pts = np.roll(pts[:-1], start, 0)
        for part in np.array_split(pts, int(rng.integers(2, 4 + i // 2))):
            if len(part) > 4:
                line = [
                    (float(q[0]), float(q[1]), "c") if square else (float(q[0]), float(q[1])) for q in part
                ]
                (p.carve if cut else p.ink)(
                    plates, stroke(*line, w=thick * rng.uniform(0.8, 1.15), ends=0.35, step=6), clip=clip
                )


def sea(
    p: Print, y0: float, y1: float, tone: str = "2", plates: str | None = None, gap: float = 12,
    amp: float = 10, long: float = 150,
    light: float = 0.45, top: Sequence[Point] | None = None, clip: Clip = None,
) -> Path:  # fmt: skip
    """Water from the horizon y0 to y1 with waves that grow towards us, cut white (`plates`: what is cut)."""
    edge = list(top) if top is not None else [(-10, y0), (810, y0)]
    path = knife(poly([*edge, (810, y1), (-10, y1)]))
    p.fill(tone, path, clip=clip)
    near = np.clip((p.y - y0) / max(y1 - y0, 1), 0, 1)
    phase = p.x / (long * (0.35 + near)) * 2 * np.pi + 3 * p.noise(200, 2) + p.y * 0.05
    slope = np.cos(phase) * amp * (0.2 + near) / (long * (0.35 + near)) * 2 * np.pi
    crest = 0.5 + 0.5 * np.sin(phase)
    p.engrave(
        plates or tone,
        path,
        np.arctan(slope),
        light * (0.35 + crest) * (0.5 + near),
        gap,
        True,
        (24, 120),
        clip,
        jit=0.05,
    )
    return path


def waves(
    p: Print, y: float, x0: float = 0, x1: float = 800, h: float = 30, n: int = 6, tone: str = "2",
    foam: bool = True, seed: float = 0
) -> Path:  # fmt: skip
    """One row of standing waves with hooked crests, from x0 to x1."""
    step = (x1 - x0) / n
    pts: list[Point] = [(x0, y + 200, "c"), (x0, y, "c")]
    for i in range(n):
        a = x0 + i * step
        k = h * (0.8 + 0.4 * np.sin(i * 1.7 + seed))
        pts += [
            (a + step * 0.35, y - k * 0.5),
            (a + step * 0.66, y - k, "c"),
            (a + step * 0.62, y - k * 0.35),
            (a + step * 0.8, y - 2),
        ]
    pts += [(x1, y, "c"), (x1, y + 200, "c")]
    path = p.shape(blob(*pts), tone=tone, halo=4, clear="12k")
    if foam:
        p.engrave(
            "12k" if "k" in tone else tone,
            path,
            p.along(path, soft=8),
            np.clip(1 - (p.y - y + h) / (h * 2.4), 0, 0.8),
            9,
        )
    return path


def surf(p: Print, line: Sequence[Point], w: float = 40, tone: str = "", water: str = "2") -> None:
    """The edge of the sea on sand: a scalloped white lip along a line."""
    rng = p.dice()
    q = np.array([(float(a[0]), float(a[1])) for a in line])
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(q, axis=0).T))]
    at = np.arange(0, s[-1], w * 0.62)
    mids = np.stack([np.interp(at, s, q[:, i]) for i in (0, 1)], 1)
    discs = [ell(float(x), float(y), w * rng.uniform(0.35, 0.6), w * rng.uniform(0.2, 0.32)) for x, y in mids]
    path = p.shape(*discs, tone=tone, halo=2.5, clear=water)
    p.contour(path, 2.4, light=(0.2, -1))


def river(
    p: Print, points: Sequence[Point], tone: str = "2", gap: float = 9, light: float = 0.4, halo: float = 5
) -> Path:
    """A river through points (x, y, width), cut along its flow."""
    path = p.shape(taper(*points), tone=tone, halo=halo, clear="12k")
    p.engrave(
        tone or "k",
        path,
        p.guided([q[:2] for q in points]),
        light * (0.4 + p.noise(50, 2)),
        gap,
        bool(tone),
        (30, 110),
    )
    return path


def downpour(
    p: Print,
    path: Path,
    angle: float = 104,
    n: int = 900,
    plates: str = "k",
    cut: bool = True,
    heavy: float = 1,
) -> None:
    """Rain over a shape: long thin dashes and a few heavy ones."""
    p.rain(plates, path, angle, int(n * 0.8), (26, 74), (1.4 * heavy, 3.2 * heavy), cut)
    p.rain(plates, path, angle, int(n * 0.2), (40, 110), (2.6 * heavy, 5 * heavy), cut)


def puddle(p: Print, x: float, y: float, w: float = 120, tone: str = "1", line: float = 3) -> Path:
    """Standing water seen from the side of it, with a few level cuts."""
    rng = p.dice()
    a = np.linspace(0, 2 * np.pi, 11)[:-1]
    r = rng.uniform(0.8, 1.15, 10)
    path = p.open(blob(*[(x + np.cos(t) * w / 2 * k, y + np.sin(t) * w * 0.16 * k) for t, k in zip(a, r,
        strict=True)]), colour=tone,
                  line=line, halo=3, clear="12k")  # fmt: skip
    p.comb(tone or "k", path, 0, 0.4 * p.noise(40, 2), 9, bool(tone), length=(14, 50))
    return path


def bubbles(
    p: Print, x: float, y: float, n: int = 8, rise: float = 160, size: float = 10, plates: str = "12k"
) -> None:
    """Air going up from (x, y)."""
    rng = p.dice()
    for i in range(n):
        t = i / max(n - 1, 1)
        r = size * rng.uniform(0.4, 1) * (0.5 + 0.7 * t)
        cx, cy = x + 18 * np.sin(t * 7 + 1) + rng.normal(0, 5), y - rise * t
        p.carve(plates, ell(cx, cy, r))
        p.ink(
            "k",
            stroke(
                (cx + r * 0.2, cy - r * 0.55), (cx + r * 0.6, cy), (cx + r * 0.2, cy + r * 0.55), w=r * 0.3
            ),
        )


def mirror(p: Print, y: float, h: float = 200, x0: float = 0, x1: float = 800, gap: float = 9) -> None:
    """What stands above y once more below it, upside down and cut by level lines."""
    k = p.k
    r0, rows, c0, c1 = round(y * k), round(h * k), round(x0 * k), round(x1 * k)
    rows = min(rows, r0, p.h - r0)
    for plate in "12k":
        above = p.raster[plate][r0 - rows : r0, c0:c1][::-1].copy()
        p.raster[plate][r0 : r0 + rows, c0:c1] = above
    p.comb(
        "12k", rect(x0, y, x1, y + h), 0, p.ramp((0, y), (0, y + h), 0.25, 0.75), gap, True, length=(40, 160)
    )
