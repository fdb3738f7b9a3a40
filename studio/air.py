"""Air: skies, clouds, fog, rain and smoke."""

from collections.abc import Iterable, Sequence

import numpy as np

from studio.colour import Arr, Colour, mix, ramp_map, rgb, sstep
from studio.marks import Marks
from studio.shapes import Point, curve


class Air(Marks):
    """What fills the space between things."""

    def sky(self, stops: Sequence[tuple[float, Colour]], tex: float = 0.06, calm: float = 1.0) -> None:
        """The ground of the card: colours down the card at the heights given; `calm=0` is dead even."""
        y = self.yy + ((self.bank[1] - 0.5) * 190 + (self.bank[0] - 0.5) * 60) * calm
        ys, cols = [stop[0] for stop in stops], np.stack([rgb(stop[1]) for stop in stops])
        self.img = np.stack([np.interp(y, ys, cols[:, i]) for i in range(3)], -1).astype(np.float32)
        self.img *= (1 + tex * (self.noise(26, 4, 2.2, 0.7) - 0.5) * 2)[..., None]

    def clouds(
        self,
        y0: float,
        y1: float,
        col: Colour,
        lit: Colour | None = None,
        cover: float = 0.5,
        cell: float = 170,
        a: float = 0.8,
        sx: float = 2.2,
        hard: float = 0.16,
    ) -> None:
        """Clouds between two heights, lit on the side of the scene's light."""
        n = self.noise(cell, 5, sx, 0.8)
        third = (y1 - y0) * 0.35
        env = sstep(y0, y0 + third, self.yy) * (1 - sstep(y1 - third, y1, self.yy))
        m = sstep(0, hard, n - (1 - cover) + (env - 1) * 0.45) * a
        gy, gx = np.gradient(self.blur(n, 12), 1 / self.k)
        to_x, to_y = self.light[0] - self.xx, self.light[1] - self.yy
        value = np.clip(0.5 - (gx * to_x + gy * to_y) / (np.hypot(to_x, to_y) + 1) * 70, 0, 1)
        bright = self.key if lit is None else lit
        self.over(m, ramp_map(value, [col, mix(col, bright, 0.45), bright]))

    def fogband(
        self, y: float, height: float, col: Colour | None = None, a: float = 0.7, cell: float = 150
    ) -> None:
        """A drifting band of mist round the height `y`."""
        n = self.noise(cell, 4, 3.0, 0.7)
        m = np.exp(-(((self.yy - y - (n - 0.5) * height * 1.2) / height) ** 2)) * a * (0.5 + n * 0.8)
        self.over(np.asarray(np.clip(m, 0, 1), np.float32), self.fog if col is None else col)

    def haze(self, y0: float, y1: float, col: Colour | None = None, a: float = 0.6) -> None:
        """Even mist that is full at y0 and gone at y1: sink the feet of far things before painting nearer."""
        m = (1 - sstep(min(y0, y1), max(y0, y1), self.yy)) if y0 < y1 else sstep(y1, y0, self.yy)
        self.over(
            np.asarray(m * a * (0.7 + 0.6 * (self.bank[1] - 0.5)), np.float32),
            self.fog if col is None else col,
        )

    def rain(
        self,
        n: int = 400,
        slant: float = 0.12,
        col: Colour = "#dfe8ee",
        a: float = 0.35,
        clip: Arr | None = None,
    ) -> None:
        """Fine slanting rain, everywhere or through a mask."""
        m = np.ones((self.h, self.w), np.float32) if clip is None else clip
        for x, y in self.scatter(m, n):
            self.streak_line(x, y, 26 + (x * 7 + y * 3) % 24, slant, col, a)

    def streak_line(self, x: float, y: float, length: float, slant: float, col: Colour, a: float) -> None:
        """One thread of rain as a spark, so it stays sharp."""
        v = self.box(x, y, abs(slant) * length + 2, length / 2)
        if v is None:
            return
        off = np.abs(self.xx[v] - x + slant * (self.yy[v] - y))
        m = np.clip(0.9 - off, 0, 1) * np.clip(1 - (np.abs(self.yy[v] - y) / (length / 2)) ** 2, 0, 1) * a
        new = m > self.spark_alpha[v]
        self.spark_colour[v] = np.where(new[..., None], rgb(col), self.spark_colour[v])
        self.spark_alpha[v] = np.maximum(self.spark_alpha[v], m)

    def smoke(
        self, points: Iterable[Point], r0: float = 8, r1: float = 40, col: Colour = "#e8d0c8", a: float = 0.2
    ) -> None:
        """Smoke or steam along a line that widens from r0 to r1."""
        line = curve(*points)
        steps = max(8, len(line) // 3)
        for i in np.linspace(0, len(line) - 1, steps).astype(int):
            t = i / len(line)
            self.puff(line[i][0], line[i][1], r0 + (r1 - r0) * t, col, a * (1 - 0.6 * t))

    def ground(self, y: float) -> Arr:
        """A mask of everything below `y`."""
        return np.asarray(sstep(y - 1, y + 1, self.yy), np.float32)

    def all(self) -> Arr:
        """A mask of the whole card."""
        return np.ones((self.h, self.w), np.float32)
