"""Cloth: folds, washing on a line, a quilt, a curtain, a flag, a spread table."""

import itertools
from collections.abc import Sequence

import numpy as np

from studio.linocut.elements.dress import printed
from studio.linocut.knife import stroke
from studio.linocut.plates import Clip
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, poly, rect


def folds(
    p: Print, path: Path, lines: Sequence[Sequence[Point]], dark: bool = False, gap: float = 9,
    tone: float = 0.4,
    reach: float = 40, plates: str = "k", clip: Clip = None,
) -> None:  # fmt: skip
    """Folds along guide lines: deep on one side of each line, gone `reach` px away on the other."""
    depth = np.zeros_like(p.x)
    for pts in lines:
        q = np.array([(float(a[0]), float(a[1])) for a in pts])
        best, side = np.full_like(p.x, 1e6), np.zeros_like(p.x)
        for a, b in itertools.pairwise(q):
            d = b - a
            t = np.clip(((p.x - a[0]) * d[0] + (p.y - a[1]) * d[1]) / (d @ d + 1e-6), 0, 1)
            far = np.hypot(p.x - a[0] - t * d[0], p.y - a[1] - t * d[1])
            cross = (p.x - a[0]) * d[1] - (p.y - a[1]) * d[0]
            nearer = far < best
            side, best = np.where(nearer, np.sign(cross), side), np.where(nearer, far, best)
        depth = np.maximum(
            depth,
            np.where(side > 0, np.clip(1 - best / reach, 0, 1), np.clip(1 - best / (reach * 0.2), 0, 1)),
        )
    p.engrave(plates, path, p.guided(*lines), depth * tone * 2, gap, cut=dark, length=(30, 110), clip=clip)


def washing(
    p: Print, a: Point, b: Point, things: Sequence[str] = ("shirt", "sheet", "trousers", "sock", "dress"),
    sag: float = 30,
    size: float = 80, tones: Sequence[str] = ("", "1", "2"), print_: str = "",
) -> None:  # fmt: skip
    """A line from a to b with washing on it."""
    t = np.linspace(0, 1, 30)
    xs = float(a[0]) + (float(b[0]) - float(a[0])) * t
    ys = float(a[1]) + (float(b[1]) - float(a[1])) * t + sag * 4 * t * (1 - t)
    p.ink("k", stroke(*zip(xs.tolist(), ys.tolist(), strict=True), w=3, ends=0.9))
    rng = p.dice()
    for i, thing in enumerate(things):
        u = (i + 0.5) / len(things)
        garment(
            p,
            float(np.interp(u, t, xs)),
            float(np.interp(u, t, ys)),
            size,
            thing,
            tones[i % len(tones)],
            float(rng.normal(0, 4)),
            print_,
        )


def garment(
    p: Print,
    x: float,
    y: float,
    size: float = 80,
    kind: str = "shirt",
    tone: str = "",
    sway: float = 0,
    print_: str = "",
) -> Path:
    """One piece hung by its upper edge at (x, y): shirt, sheet, trousers, sock, dress, towel."""
    s = float(np.tan(np.radians(sway)))
    shapes = {
        "shirt": ((-0.2, 0), (0.2, 0), (0.3, 0.04), (0.56, 0.34), (0.42, 0.46), (0.3, 0.32), (0.3, 0.95),
            (-0.3, 0.95),
                  (-0.3, 0.32), (-0.42, 0.46), (-0.56, 0.34), (-0.3, 0.04)),
        "sheet": ((-0.65, 0), (0.65, 0), (0.66, 1.15), (-0.64, 1.1)),
        "towel": ((-0.28, 0), (0.28, 0), (0.28, 0.8), (-0.28, 0.78)),
        "trousers": ((-0.25, 0), (0.25, 0), (0.3, 1.15), (0.06, 1.15), (0.0, 0.4), (-0.08, 1.15), (-0.32,
            1.13)),
        "sock": ((-0.08, 0), (0.08, 0), (0.08, 0.3), (0.24, 0.42), (0.18, 0.5), (-0.06, 0.46), (-0.09, 0.3)),
        "dress": ((-0.16, 0), (-0.05, 0.06), (0.05, 0.06), (0.16, 0), (0.2, 0.1), (0.15, 0.4), (0.42, 1.2),
            (-0.42, 1.22),
                  (-0.15, 0.4), (-0.2, 0.1)),
    }  # fmt: skip
    path = p.open(poly([(x + (u + v * s) * size, y + v * size) for u, v in shapes[kind]]), colour=tone,
        line=max(2, size * 0.03),
                  halo=max(2, size * 0.04), clear="12k")  # fmt: skip
    if print_:
        printed(p, path, print_, size * 0.14)
    elif size > 50 and "k" not in tone:
        folds(p, path, [[(x - 0.12 * size, y + 0.1 * size), (x + (s - 0.1) * size, y + size)],
                        [(x + 0.16 * size, y + 0.2 * size), (x + (s + 0.2) * size, y + size)]], gap=7,
                        tone=0.3, reach=size * 0.14)  # fmt: skip
    return path


def curtain(
    p: Print, x0: float, y0: float, x1: float, y1: float, tone: str = "2", n: int = 6, gap: float = 9
) -> Path:
    """A hanging cloth in `n` deep folds, its hem in waves."""
    t = np.linspace(0, 1, 4 * n + 1)
    hem = [(x0 + (x1 - x0) * u, y1 + 10 * np.sin(u * n * 2 * np.pi)) for u in t]
    path = p.shape(
        poly([(x0, y0), (x1, y0), *hem[::-1]]), tone=tone, halo=4, clear="12k", line=0 if "k" in tone else 4
    )
    wave = np.sin((p.x - x0) / (x1 - x0) * n * 2 * np.pi) * 0.5 + 0.5
    dark = "k" in tone
    p.comb(
        "k", path, 90, wave * 0.8 if dark else np.clip(wave - 0.35, 0, 1) * 0.9, gap, dark, length=(80, 300)
    )
    return path


def quilt(
    p: Print, corners: Sequence[Point], cols: int = 5, rows: int = 6, tones: Sequence[str] = ("", "1", "2",
    "12", "k"),
    prints: Sequence[str] = ("", "stripe", "dots", "check", "flowers", "fall", "zigzag"),
    shake: float = 0.16, seam: float = 4,
) -> list[Path]:  # fmt: skip
    """Crooked patches between four corners (from the upper left, clockwise), none like its neighbour."""
    rng = p.dice()
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = ((float(q[0]), float(q[1])) for q in corners)

    def grid(i: int, j: int) -> tuple[float, float]:
        u = (i + (jog[j, i] if 0 < i < cols else 0)) / cols
        v = (j + (drop[j, i] if 0 < j < rows else 0)) / rows
        top = ax + (bx - ax) * u, ay + (by - ay) * u
        low = dx + (cx - dx) * u, dy + (cy - dy) * u
        return top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v

    jog, drop = (
        rng.uniform(-shake, shake, (rows + 1, cols + 1)),
        rng.uniform(-shake, shake, (rows + 1, cols + 1)),
    )
    out, above, before = [], [""] * cols, ""
    for j in range(rows):
        before = ""
        for i in range(cols):
            tone = str(rng.choice([t for t in tones if t not in (above[i], before)] or list(tones)))
            above[i], before = tone, tone
            path = p.shape(
                poly([grid(i, j), grid(i + 1, j), grid(i + 1, j + 1), grid(i, j + 1)]), tone=tone, eps=0.8
            )
            kind, size = str(rng.choice(list(prints))), float(np.hypot(bx - ax, by - ay)) / cols
            if kind and tone != "12":
                plates = "-k" if "k" in tone else "k"
                printed(p, path, kind, float(np.clip(size * 0.14, 8, 22)), plates, float(rng.normal(0, 6)))
            p.contour(path, seam * 0.8)
            out.append(path)
    return out


def flag(
    p: Print,
    x: float,
    y: float,
    w: float = 160,
    h: float = 60,
    tone: str = "2",
    flip: bool = False,
    pole: float = 0,
) -> Path:
    """A long flag blowing away from (x, y) to the left; `pole` px of stick below."""
    f = 1 if flip else -1
    t = np.linspace(0, 1, 14)
    top = [(x + f * w * u, y - h * 0.35 * np.sin(u * 5) * (0.3 + u)) for u in t]
    low = [(q[0] - f * w * 0.04, q[1] + h * (1 - 0.35 * u)) for q, u in zip(top, t, strict=True)]
    path = p.open(blob(*[(*q, "c") if i in (0, 13) else q for i, q in enumerate(top)], *[(*q,
        "c") if i in (0, 13) else q
                         for i, q in enumerate(low[::-1])]), colour=tone, line=3, halo=4,
                             clear="12k")  # fmt: skip
    folds(p, path, [[(x + f * w * 0.3, y - 10), (x + f * w * 0.34, y + h)], [(x + f * w * 0.66, y - 10),
        (x + f * w * 0.7, y + h)]],
          gap=7, reach=w * 0.12)  # fmt: skip
    if pole:
        p.ink("k", stroke((x, y - 6, 5), (x - f * 6, y + h + pole, 5)))
    return path


def tablecloth(
    p: Print, x0: float, y0: float, x1: float, y1: float, drop: float = 60, tone: str = ""
) -> Path:
    """A table's edge with its cloth hanging down `drop` px in points."""
    p.open(rect(x0, y0, x1, y1), colour=tone, line=3)
    n = max(2, int((x1 - x0) / 90))
    low = []
    for i in range(n):
        a = x0 + (x1 - x0) * i / n
        b = x0 + (x1 - x0) * (i + 1) / n
        low += [(a, y1 + drop * 0.55), ((a + b) / 2, y1 + drop)]
    path = p.open(poly([(x0, y1), (x1, y1), (x1, y1 + drop * 0.55), *low[::-1]]), colour=tone, line=3.5)
    p.comb("k", path, 90, 0.3 * p.noise(30, 2), 8, False, length=(10, 40))
    return path
