"""The three plates, what stands on them and what is cleared: flat shapes, halos, carved outlines."""

import itertools
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import cv2
import numpy as np
import skia

from studio.colour import Arr
from studio.linocut.inks import PAIRS, Inks
from studio.linocut.knife import CELL, H, W, facets, knife, moved, rasterise, ribbon, stroke
from studio.shapes import Path, Point
from studio.texture import fbm

PLATES = "12k"
CORNERS = (
    (38, 38),
    (762, 38),
    (762, 1162),
    (38, 1162),
    (38, 38),
)  # of the block; keep within 60..740 x 60..1140
ON, OFF = 0xFFFFFFFF, 0xFF000000
SUN = (-0.5, -0.8)  # where light comes from by default, as a direction
Clip: TypeAlias = "Path | Sequence[Path] | None"


class Plates:
    """Plates "1" and "2" (colours) and "k" (key); lengths are design pixels (a card is 800 x 1200)."""

    def __init__(self, seed: int, scale: float = 0.75, inks: Inks | str = "ochre-indigo") -> None:
        self.k, self.seed, self.calls = scale, seed, 0
        self.w, self.h = round(W * scale), round(H * scale)
        self.inks = PAIRS[inks] if isinstance(inks, str) else inks
        self.rng = np.random.default_rng(seed)  # for the scene alone: placing things
        self.raster = {q: np.zeros((self.h, self.w, 4), np.uint8) for q in PLATES}
        self.canvas = {q: skia.Canvas(self.raster[q]) for q in PLATES}
        for canvas in self.canvas.values():
            canvas.scale(scale, scale)
        yy, xx = np.mgrid[0 : H // CELL, 0 : W // CELL].astype(np.float32)
        self.x: Arr = xx * CELL  # the page as a coarse grid, for tones and directions
        self.y: Arr = yy * CELL
        self.tremble = [self.noise(60, 2) - 0.5 for _ in range(4)]  # of the hand

    def dice(self) -> np.random.Generator:
        """A fresh generator for one call of a tool: chance depends on the seed and the order of calls."""
        self.calls += 1
        return np.random.default_rng([self.seed, self.calls])

    def noise(self, cell: float, octaves: int = 3, sx: float = 1, sy: float = 1) -> Arr:
        """Cloudy noise 0..1 on the coarse grid, features of `cell` px."""
        rows, cols = self.x.shape
        return fbm(rows, cols, cell, int(self.dice().integers(1 << 30)), octaves, sx, sy)

    def area(self, path: Path) -> Arr:
        """A shape as 0..1 on the coarse grid."""
        return rasterise(path, (0, 0, W, H), 1 / CELL).astype(np.float32) / 255

    def _draw(self, plates: str, paths: Iterable[Path], colour: int, clip: Clip = None, **paint: Any) -> None:
        clips = [clip] if isinstance(clip, skia.Path) else list(clip or [])
        brush = skia.Paint(AntiAlias=True, Color=colour, **paint)
        shapes = list(paths)
        for q in plates:
            canvas = self.canvas[q]
            canvas.save()
            for c in clips:
                canvas.clipPath(c, skia.ClipOp.kIntersect, True)
            for path in shapes:
                canvas.drawPath(path, brush)
            canvas.restore()

    def ink(self, plates: str, *paths: Path, clip: Clip = None) -> None:
        """Leave shapes standing on these plates (what else is printed there stays)."""
        self._draw(plates, paths, ON, clip)

    def carve(self, plates: str, *paths: Path, clip: Clip = None) -> None:
        """Clear shapes from these plates."""
        self._draw(plates, paths, OFF, clip)

    def fill(self, plates: str, *paths: Path, clip: Clip = None) -> None:
        """Make shapes exactly this tone: "" paper, "1", "2", "12" (×), "k", "1k" ... No outline."""
        self._draw(PLATES, paths, OFF, clip)
        self._draw(plates, paths, ON, clip)

    def ground(self, plates: str) -> None:
        """The whole block in one tone."""
        page = skia.Path()
        page.addRect(skia.Rect.MakeLTRB(-10, -10, W + 10, H + 10))
        self.fill(plates, page)

    def halo(
        self,
        path: Path,
        w: float = 5,
        plates: str = "k",
        shift: Point = (0, 0),
        clip: Clip = None,
        on: bool = False,
    ) -> None:
        """Clear a shape and a band round it (`on`: leave both standing); `shift` thickens the lit side."""
        band = {
            "Style": skia.Paint.kStrokeAndFill_Style,
            "StrokeWidth": 2 * w,
            "StrokeJoin": skia.Paint.kBevel_Join,
        }
        self._draw(plates, (moved(path, float(shift[0]), float(shift[1])),), ON if on else OFF, clip, **band)

    def shape(
        self, *paths: Path, tone: str = "k", line: float = 0, halo: float = 0, shift: Point = (0, 0),
        light: Point = SUN, clip: Clip = None, clear: str = "k", eps: float = 1.0, jit: float = 0.45,
        minus: Sequence[Path] = (), within: Path | None = None,
    ) -> Path:  # fmt: skip
        """Cut the union of shapes in one tone; returns its outline, for tools and clips.

        `halo` clears a band round it first on the plates `clear` (add the ground's plate: "k1"), `line` is
        the width of the key line round it, which swells away from `light`; `minus` and `within` trim it.
        """
        path = knife(*paths, rng=self.dice(), eps=eps, jit=jit, minus=minus, within=within)
        if halo:
            self.halo(path, halo, clear, shift, clip)
        self.fill(tone, path, clip=clip)
        if line:
            self.contour(path, line, light, clip=clip)
        return path

    def solid(self, *paths: Path, halo: float = 4.5, under: str = "", **more: Any) -> Path:
        """A black form with a halo, to be cut into afterwards; `under` prints a colour beneath the cuts."""
        return self.shape(*paths, tone="k" + under, halo=halo, **more)

    def open(self, *paths: Path, colour: str = "", line: float = 3.2, halo: float = 0, **more: Any) -> Path:
        """A light form: paper or flat colour inside, a key line that swells away from the light."""
        return self.shape(*paths, tone=colour, line=line, halo=halo, **more)

    def line(
        self, *points: Point, w: float = 4, ends: float = 0.3, plates: str = "k", clip: Clip = None
    ) -> None:
        """A black line through points: (x, y) swells to `w`, (x, y, w) says its own width."""
        self.ink(plates, stroke(*points, w=w, ends=ends), clip=clip)

    def cutline(
        self, *points: Point, w: float = 4, ends: float = 0.3, plates: str = PLATES, clip: Clip = None
    ) -> None:
        """A white line through points (with plates="k" the colour beneath shows)."""
        self.carve(plates, stroke(*points, w=w, ends=ends), clip=clip)

    def contour(
        self,
        path: Path,
        w: float = 3.2,
        light: Point = SUN,
        plates: str = "k",
        clip: Clip = None,
        cut: bool = False,
    ) -> None:
        """The carved outline: angular, thick on the shadow side, almost gone on the lit side."""
        rng, out = self.dice(), skia.Path()
        for outline in facets(path):
            ring = np.vstack([outline, outline[:1]])
            s = np.r_[0, np.cumsum(np.hypot(*np.diff(ring, axis=0).T))]
            at = np.arange(0, s[-1] + 3, 3.0)
            if len(at) < 3:
                continue
            pts = np.stack([np.interp(at, s, ring[:, i]) for i in (0, 1)], 1)
            d = np.gradient(pts, axis=0)
            d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-6
            turn = np.sign(np.sum(ring[:-1, 0] * ring[1:, 1] - ring[1:, 0] * ring[:-1, 1]))
            facing = (d[:, 1] * light[0] - d[:, 0] * light[1]) * turn  # outward normal . light
            shade = cv2.GaussianBlur(np.clip(0.5 - 0.5 * facing, 0, 1)[:, None], (1, 5), 2)[:, 0]
            knots = np.arange(0, len(at) + 9, 9)
            wave = np.interp(np.arange(len(at)), knots, rng.uniform(0.7, 1.25, len(knots)))
            ribbon(out, pts, w * (0.3 + 0.9 * shade) * wave)
        self._draw(plates, (out,), OFF if cut else ON, clip)

    def border(self, w: float = 4.0, plates: str = "k") -> None:
        """The rim of the block left standing, broken here and there: for cards with much paper."""
        rng, out = self.dice(), skia.Path()
        for a, b in itertools.pairwise(CORNERS):
            wave = np.interp(np.arange(120), np.arange(0, 126, 5), rng.uniform(0.1, 1.4, 26))
            ribbon(out, np.linspace(a, b, 120), 2 * w * np.clip(wave, 0, 1))
        self._draw(plates, (out,), ON)
