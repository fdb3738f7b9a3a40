"""The textures: comb, rain, fan, ring, crumb, stipple, scale, weave, bark, stamp (at most five on a card).

`slab` is `fill`, `chatter` is with the gouges. All cut white, or with `cut=False` leave ink standing.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import skia

from studio.colour import Arr
from studio.linocut.knife import ribbon
from studio.linocut.plates import OFF, ON, Clip
from studio.linocut.tools import Tools, _clips
from studio.shapes import Path, Point, Points, ell, poly, xf


class Textures(Tools):
    """Ready patterns over a shape."""

    def spread(self, path: Path, apart: float, jit: float = 0.25, turn: float = 0) -> Points:
        """Points inside a shape on a shaken lattice, `apart` px from each other."""
        rng, b = self.dice(), path.getBounds()
        reach = max(b.width(), b.height()) * 0.75 + apart
        n = int(reach / apart) + 1
        i, j = np.meshgrid(np.arange(-n, n + 1), np.arange(-n, n + 1))
        flat = np.stack([(i + 0.5 * (j % 2)) * apart, j * apart * 0.866], -1).reshape(-1, 2)
        flat = flat + rng.normal(0, jit * apart * 0.5, flat.shape)
        c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        pts = flat @ np.array([[c, s], [-s, c]]) + (b.centerX(), b.centerY())
        inside = np.array([path.contains(float(x), float(y)) for x, y in pts], bool)
        return np.asarray(pts[inside])

    def comb(
        self,
        plates: str,
        path: Path,
        angle: Any = 0.0,
        tone: Any = 0.5,
        gap: float = 8,
        cut: bool = True,
        **more: Any,
    ) -> None:
        """Parallel lines at `angle` degrees (or along a field given as an array)."""
        field = angle if isinstance(angle, np.ndarray) else self.level(float(angle))
        self.engrave(plates, path, field, tone, gap, cut, **{"jit": 0.05, **more})

    def fan(
        self,
        plates: str,
        path: Path,
        x: float,
        y: float,
        tone: Any = 0.5,
        gap: float = 9,
        cut: bool = True,
        **more: Any,
    ) -> None:
        """Lines that spread from the point (x, y)."""
        self.engrave(plates, path, self.rays(x, y), tone, gap, cut, **{"jit": 0.03, **more})

    def ring(
        self, plates: str, path: Path, x: float, y: float, tone: Any = 0.5, gap: float = 11, cut: bool = True,
        flat: float = 1, **more: Any,
    ) -> None:  # fmt: skip
        """Lines round the point (x, y)."""
        self.engrave(plates, path, self.rings(x, y, flat), tone, gap, cut, **{"jit": 0.04, **more})

    def rain(
        self, plates: str, path: Path, angle: float = 100, n: int = 600,
        length: tuple[float, float] = (24, 70), width: tuple[float, float] = (1.8, 4.4),
        cut: bool = True, tone: Any = 1.0, clip: Clip = None,
    ) -> None:  # fmt: skip
        """Dashes that fall at `angle` degrees (90 straight down)."""
        self.gouges(plates, path, np.radians(angle), n, length, width, cut, tone, clip, apart=3)

    def crumb(
        self, plates: str, path: Path, apart: float = 14, size: tuple[float, float] = (2, 6),
        cut: bool = True, tone: Any = 1.0, clip: Clip = None,
    ) -> None:  # fmt: skip
        """Broken angular bits: rubble, earth, crust."""
        rng, shapes = self.dice(), []
        for x, y in self._thin(self.spread(path, apart, 0.6), tone, rng):
            r, a = rng.uniform(*size), rng.uniform(0, 6.3)
            turn = a + np.sort(rng.uniform(0, 6.28, 5))
            shapes.append(poly(np.stack([x + np.cos(turn) * r * 1.3, y + np.sin(turn) * r], 1)))
        self._draw(plates, shapes, OFF if cut else ON, _clips(path, clip))

    def stipple(
        self, plates: str, path: Path, apart: float = 11, tone: Any = 0.5, cut: bool = True, clip: Clip = None
    ) -> None:
        """Dots at an even distance, larger where `tone` is higher."""
        rng, shapes = self.dice(), []
        wide = np.broadcast_to(np.asarray(tone, np.float32), self.x.shape)
        for x, y in self.spread(path, apart, 0.35):
            t = float(self._at(wide, x, y))
            if t > 0.03:
                r = apart * 0.46 * min(t, 1) ** 0.6 * rng.uniform(0.8, 1.15)
                shapes.append(ell(x, y, r, r * rng.uniform(0.75, 1), rng.uniform(0, 180)))
        self._draw(plates, shapes, OFF if cut else ON, _clips(path, clip))

    def scale(
        self, plates: str, path: Path, size: float = 22, angle: float = 0, w: float = 3, cut: bool = True,
        clip: Clip = None,
    ) -> None:  # fmt: skip
        """Rows of scales or tiles that open against `angle` degrees (0: like fish swimming left)."""
        rng, out = self.dice(), skia.Path()
        arc = np.radians(np.linspace(-80, 80, 9) + angle)
        for x, y in self.spread(path, size, 0.06, angle + 90):
            r = size * 0.56 * rng.uniform(0.92, 1.05)
            line = np.stack([x + np.cos(arc) * r, y + np.sin(arc) * r], 1)
            ribbon(out, line, w * np.array([0.2, 0.6, 0.9, 1, 1.1, 1, 0.9, 0.6, 0.2]))
        self._draw(plates, (out,), OFF if cut else ON, _clips(path, clip))

    def weave(
        self, plates: str, path: Path, size: float = 16, angle: float = 0, w: float = 0.55, cut: bool = True,
        clip: Clip = None,
    ) -> None:  # fmt: skip
        """Over and under: short bars, upright and across in turn (mats, baskets, sacking)."""
        rng, shapes = self.dice(), []
        b = path.getBounds()
        n = int(max(b.width(), b.height()) * 0.75 / size) + 2
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        for i in range(-n, n + 1):
            for j in range(-n, n + 1):
                x = b.centerX() + (i * c - j * s) * size
                y = b.centerY() + (i * s + j * c) * size
                rot = angle + (90 if (i + j) % 2 else 0) + rng.normal(0, 2)
                long, wide = size * 0.48, size * w * 0.5 * rng.uniform(0.8, 1.1)
                bar = poly([(-long, -wide), (long, -wide * 0.8), (long, wide), (-long, wide * 0.8)])
                shapes.append(xf(bar, x, y, rot=rot))
        self._draw(plates, shapes, OFF if cut else ON, _clips(path, clip))

    def bark(
        self, plates: str, path: Path, angle: float = 90, tone: Any = 0.4, gap: float = 8, cut: bool = True,
        knots: Sequence[Point] = (), **more: Any,
    ) -> None:  # fmt: skip
        """Long lines that part round knots (x, y[, radius]): bark, planks, wood grain, marble."""
        push = np.zeros_like(self.x)
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        across = -(self.x * s) + self.y * c
        for knot in knots:
            r = float(knot[2]) if len(knot) > 2 else 26.0
            dx, dy = self.x - knot[0], self.y - knot[1]
            u, v = dx * c + dy * s, -dx * s + dy * c
            push = push + 1.6 * v * np.exp(-((u / (2.2 * r)) ** 2) - (v / r) ** 2)
        field = self.flow(across - push)
        self.engrave(plates, path, field, tone, gap, cut, **{"jit": 0.1, "length": (24, 90), **more})

    def stamp(
        self, plates: str, path: Path | None, motif: Path, apart: float = 60, size: float = 1,
        turn: float = 25, cut: bool = False, places: Points | Sequence[Point] | None = None,
        angle: float = 0, clip: Clip = None, jit: float = 0.2,
    ) -> None:  # fmt: skip
        """One motif (drawn round 0, 0) repeated by hand, turned by up to `turn` degrees either way."""
        rng, shapes = self.dice(), []
        if places is None:
            if path is None:
                raise ValueError("a stamp needs a path or places")
            places = self.spread(path, apart, jit, angle)
        for q in places:
            rot = angle + rng.uniform(-turn, turn)
            shapes.append(xf(motif, float(q[0]), float(q[1]), size * rng.uniform(0.92, 1.08), rot))
        self._draw(plates, shapes, OFF if cut else ON, _clips(path, clip))

    def _at(self, tone: Arr, x: float, y: float) -> Any:
        rows, cols = tone.shape
        return tone[int(np.clip(y / 2, 0, rows - 1)), int(np.clip(x / 2, 0, cols - 1))]

    def _thin(self, points: Points, tone: Any, rng: np.random.Generator) -> list[tuple[float, float]]:
        """Keep points as often as the tone says."""
        chance = np.broadcast_to(np.asarray(tone, np.float32), self.x.shape)
        return [(float(x), float(y)) for x, y in points if rng.random() < self._at(chance, x, y)]
