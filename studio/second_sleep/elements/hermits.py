"""Hermit crabs without their shells, and what might serve as one."""

from typing import Any

import numpy as np

from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, taper


class _At:
    """Sizes of a thing to the page: u forwards, v to its right hand."""

    def __init__(self, x: float, y: float, s: float, rot: float, flip: bool = False) -> None:
        self.x, self.y, self.s, self.f = x, y, s, -1 if flip else 1
        self.c, self.k = float(np.cos(np.radians(rot))), float(np.sin(np.radians(rot)))

    def to(self, u: float, v: float) -> tuple[float, float]:
        v *= self.f
        return self.x + (u * self.c - v * self.k) * self.s, self.y + (u * self.k + v * self.c) * self.s

    def limb(self, *q: tuple[float, float, float]) -> Path:
        return taper(*[(*self.to(u, v), w * self.s) for u, v, w in q])

    def blob(self, *q: Point) -> Path:
        return blob(*[(*self.to(a[0], a[1]), *a[2:]) for a in q])

    def poly(self, *q: tuple[float, float]) -> Path:
        return poly([self.to(*a) for a in q])


def hermit(
    p: Print, x: float, y: float, s: float, rot: float = 0, flip: bool = False, tone: str = "1"
) -> None:
    """A naked one from above, walking towards `rot`; `s` is half its length."""
    at, pen = _At(x, y, s, rot, flip), max(2.0, s * 0.05)
    more: dict[str, Any] = {"line": pen, "halo": max(2.0, s * 0.05), "clear": "12k", "eps": 0.7, "jit": 0.3}
    for side in (-1, 1):
        for n in range(3):
            u = 0.3 - 0.2 * n
            p.shape(
                at.limb(
                    (u, side * 0.2, 0.12),
                    (u + 0.12 - 0.16 * n, side * 0.58, 0.1),
                    (u + 0.34 - 0.3 * n, side * (0.84 - 0.04 * n), 0.03),
                ),
                tone=tone,
                **more,
            )
    soft = p.shape(
        at.limb(
            (-0.1, 0, 0.44),
            (-0.5, 0.06, 0.46),
            (-0.86, -0.08, 0.36),
            (-0.92, -0.4, 0.26),
            (-0.66, -0.46, 0.12),
        ),
        tone=tone,
        **more,
    )
    for u in (-0.34, -0.5, -0.66):
        p.line(at.to(u, -0.2), at.to(u - 0.06, 0.04), at.to(u + 0.02, 0.26), w=pen * 0.8, clip=soft)
    for side, big in ((-1, 0.74), (1, 1.0)):
        p.shape(
            at.limb((0.4, side * 0.2, 0.14 * big), (0.66, side * 0.42, 0.17 * big), (0.84, side * 0.36, 0.2 * big)),
            at.blob((0.78, side * 0.22), (1.0, side * (0.2 + 0.02)), (1.24 * big + 0.04, side * 0.2, "c"), (1.02, side * 0.32, "c"), (1.2 * big + 0.04, side * 0.42, "c"), (0.94, side * 0.52), (0.76, side * 0.46)),
            tone=tone, **more,
        )  # fmt: skip
    p.shape(
        at.blob(
            (0.52, -0.16),
            (0.58, 0),
            (0.52, 0.16),
            (0.2, 0.3),
            (-0.16, 0.24),
            (-0.2, 0),
            (-0.16, -0.24),
            (0.2, -0.3),
        ),
        tone=tone,
        **more,
    )
    p.line(at.to(0.06, -0.2), at.to(0.14, 0), at.to(0.06, 0.2), w=pen)
    for side in (-1, 1):
        p.line(at.to(0.5, side * 0.07), at.to(0.72, side * 0.13), w=pen, ends=0.9)
        p.ink("k", ell(*at.to(0.75, side * 0.14), s * 0.055))


def home(p: Print, x: float, y: float, s: float, kind: str, rot: float = 0, tone: str = "k") -> None:
    """Something to live in: whelk, cup, doll, bulb, horn, helmet; `s` is half its width."""
    at = _At(x, y, s, rot)
    dark = "k" in tone
    more: dict[str, Any] = {
        "tone": tone,
        "halo": max(3.0, s * 0.06),
        "clear": "12k",
        "line": 0 if dark else 6,
    }
    if kind == "whelk":
        path = p.shape(
            at.blob(
                (-1, 0.1, "c"),
                (-0.4, -0.5),
                (0.3, -0.66),
                (0.9, -0.2),
                (1.0, 0.3, "c"),
                (0.5, 0.6),
                (-0.2, 0.5),
            ),
            **more,
        )
        for u in (-0.6, -0.2, 0.25):
            p.cutline(at.to(u, -0.6), at.to(u + 0.16, 0), at.to(u, 0.6), w=s * 0.1, clip=path)
    elif kind == "cup":
        p.shape(ell(*at.to(0.95, -0.1), s * 0.34), minus=[ell(*at.to(0.95, -0.1), s * 0.2)], **more)
        path = p.shape(
            at.blob((-0.9, -0.6, "c"), (0.9, -0.6, "c"), (0.7, 0.3), (0.3, 0.66), (-0.3, 0.66), (-0.7, 0.3)),
            **more,
        )
        p.carve("12k", ell(*at.to(0, -0.58), s * 0.78, s * 0.13), clip=path)
        for u in (-0.5, -0.1, 0.3):
            p.carve("12k", at.blob((u, 0), (u + 0.12, -0.14), (u + 0.24, 0), (u + 0.12, 0.14)))
    elif kind == "doll":
        p.shape(
            at.blob(
                (0, -1.06), (0.86, -0.7), (1.0, 0.1), (0.66, 0.8), (-0.66, 0.8), (-1.0, 0.1), (-0.86, -0.7)
            ),
            **more,
        )
        p.shape(
            at.blob(
                (0, -0.4),
                (0.5, -0.44),
                (0.66, 0),
                (0.46, 0.56),
                (0, 0.76),
                (-0.46, 0.56),
                (-0.66, 0),
                (-0.5, -0.44),
            ),
            tone="",
            line=3,
        )
        for side in (-1, 1):
            p.ink("k", ell(*at.to(side * 0.28, 0.04), s * 0.09, s * 0.13))
            p.line(at.to(side * 0.14, -0.16), at.to(side * 0.3, -0.22), at.to(side * 0.46, -0.14), w=s * 0.06)
        p.ink("2", ell(*at.to(0, 0.48), s * 0.12, s * 0.07))
    elif kind == "bulb":
        path = p.shape(
            ell(*at.to(-0.2, 0), s * 0.76),
            at.poly((0.2, -0.5), (0.66, -0.3), (0.66, 0.3), (0.2, 0.5)),
            **more,
        )
        p.cutline(at.to(-0.7, 0.2), at.to(-0.66, -0.24), at.to(-0.34, -0.52), w=s * 0.1, clip=path)
        p.shape(
            at.poly((0.66, -0.3), (1.14, -0.26), (1.24, 0), (1.14, 0.26), (0.66, 0.3)),
            tone="",
            line=4,
            halo=2,
            clear="12k",
        )
        for u in (0.76, 0.92, 1.06):
            p.line(at.to(u, -0.28), at.to(u + 0.05, 0.28), w=s * 0.06)
    elif kind == "horn":
        path = p.shape(
            at.blob(
                (-1.0, -0.1, "c"),
                (-0.2, -0.16),
                (0.4, -0.4),
                (0.9, -0.96, "c"),
                (1.06, 0),
                (0.9, 0.96, "c"),
                (0.4, 0.4),
                (-0.2, 0.16),
                (-1.0, 0.1, "c"),
            ),
            **more,
        )
        p.carve("12k", ell(*at.to(0.92, 0), s * 0.12, s * 0.8, rot))
        p.ink("k", ell(*at.to(0.94, 0), s * 0.07, s * 0.66, rot))
        p.cutline(at.to(-0.9, -0.02), at.to(0.1, -0.12), at.to(0.7, -0.5), w=s * 0.07, clip=path)
    else:
        path = p.shape(
            at.blob(
                (-1.0, 0.3, "c"),
                (-0.92, -0.3),
                (-0.5, -0.82),
                (0.1, -0.94),
                (0.66, -0.7),
                (0.94, -0.1),
                (1.0, 0.3, "c"),
                (0.4, 0.4),
                (-0.4, 0.4),
            ),
            **more,
        )
        p.shape(
            at.blob(
                (-1.14, 0.34, "c"), (-0.5, 0.24), (0.5, 0.24), (1.14, 0.34, "c"), (0.6, 0.52), (-0.6, 0.52)
            ),
            **more,
        )
        p.engrave(
            "k",
            path,
            p.rings(x, y + s * 0.4),
            0.8 * p.lit(path, (x + 900, y + 300), s * 0.5),
            10,
            False,
            (30, 90),
        )
        p.shape(
            at.limb((-0.8, 0.44, 0.08), (-0.3, 0.94, 0.08), (0.3, 0.94, 0.08), (0.7, 0.46, 0.08)),
            tone="k",
            halo=3,
            clear="12k",
        )
