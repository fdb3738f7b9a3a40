"""A digger: tracks, house, cab, boom, dipper and bucket; and stumps."""

import itertools

import numpy as np

from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, rect, taper


def tracks(p: Print, x: float, y: float, w: float, h: float, tone: str = "k") -> Path:
    """The chain drive, its middle at (x, y) on the ground."""
    path = p.shape(rect(x - w / 2, y - h, x + w / 2, y, h * 0.48), tone=tone, halo=6, clear="12k")
    for i, u in enumerate(np.linspace(-0.38, 0.38, 5)):
        r = h * (0.3 if i in (0, 4) else 0.2)
        p.carve("12k", ell(x + u * w, y - h * 0.48, r))
        p.fill("k", ell(x + u * w, y - h * 0.48, r * 0.6))
    for u in np.linspace(-0.46, 0.46, int(w / 17)):
        p.cutline((x + u * w, y - 2), (x + u * w, y - h * 0.14), w=4, ends=0.9)
        p.cutline((x + u * w, y - h + 2), (x + u * w, y - h * 0.86), w=4, ends=0.9)
    return path


def boom(p: Print, *points: tuple[float, float, float], tone: str = "2") -> Path:
    """The arm through points (x, y, width), with its pins."""
    path = p.shape(
        *[poly(_bar(a, b)) for a, b in itertools.pairwise(points)],
        *[ell(q[0], q[1], q[2] * 0.5) for q in points],
        tone=tone,
        line=5,
        halo=5,
        clear="12k",
    )
    for q in points:
        p.shape(ell(q[0], q[1], q[2] * 0.22), tone="k")
    return path


def _bar(a: Point, b: Point) -> list[tuple[float, float]]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = float(np.hypot(dx, dy)) + 1e-9
    ux, uy = -dy / n, dx / n
    return [
        (a[0] + ux * a[2] / 2, a[1] + uy * a[2] / 2),
        (b[0] + ux * b[2] / 2, b[1] + uy * b[2] / 2),
        (b[0] - ux * b[2] / 2, b[1] - uy * b[2] / 2),
        (a[0] - ux * a[2] / 2, a[1] - uy * a[2] / 2),
    ]


def bucket(p: Print, x: float, y: float, s: float, tone: str = "k") -> Path:
    """A bucket that hangs from (x, y), teeth to the left."""
    path = p.shape(blob((x - s * 0.1, y - s * 0.1, "c"), (x + s * 0.4, y + s * 0.1), (x + s * 0.5, y + s * 0.6), (x + s * 0.1, y + s * 0.95), (x - s * 0.5, y + s * 0.86, "c"), (x - s * 0.3, y + s * 0.4)),
                   *[poly([(x - s * (0.5 - k * 0.16), y + s * (0.84 + k * 0.03)), (x - s * (0.62 - k * 0.16), y + s * 1.06), (x - s * (0.38 - k * 0.16), y + s * (0.88 + k * 0.03))]) for k in range(3)],
                   tone=tone, halo=5, clear="12k")  # fmt: skip
    p.carve(
        "12k",
        taper((x + s * 0.3, y + s * 0.16, 5), (x + s * 0.38, y + s * 0.6, 7), (x + s * 0.1, y + s * 0.84, 3)),
    )
    return path


def stump(p: Print, x: float, y: float, w: float, h: float, tone: str = "k") -> Path:
    """What is left of a tree: (x, y) its foot; the cut face shows its years. Returns the face."""
    body = p.shape(blob((x - w * 0.44, y - h, "c"), (x - w * 0.4, y - h * 0.4), (x - w * 0.62, y + 4, "c"), (x - w * 0.2, y + h * 0.06), (x + w * 0.1, y + 2), (x + w * 0.66, y + 6, "c"), (x + w * 0.42, y - h * 0.4), (x + w * 0.44, y - h, "c")),
                   tone=tone, halo=4, clear="12k")  # fmt: skip
    p.engrave("12k", body, p.level(90), 0.8 * p.lit(body, (x - 500, y - 300), w * 0.3), 9, length=(14, 50))
    face = p.shape(ell(x, y - h, w * 0.45, w * 0.16), tone="", line=3.6)
    for r in (0.74, 0.5, 0.26):
        p.contour(ell(x + w * 0.02, y - h, w * 0.45 * r, w * 0.16 * r), 2.4)
    return face
