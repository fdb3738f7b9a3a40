"""Planted rows on a hill from above that bend round whatever lies in their way."""

from dataclasses import dataclass

import cv2
import numpy as np

from studio.linocut.knife import H, W, knife, several
from studio.linocut.press import Print
from studio.shapes import Path, ell, poly


@dataclass(frozen=True)
class Stone:
    """A place the rows flow round: its middle, half its length and half its width, along the slope."""

    x: float
    y: float
    long: float
    wide: float
    slope: float = -0.2

    def path(self, size: float = 1) -> Path:
        """The free place itself, `size` of it."""
        return ell(
            self.x,
            self.y,
            self.long * size,
            self.wide * size,
            float(np.degrees(np.arctan(self.slope))),
        )


def rows(
    p: Print, stones: tuple[Stone, ...], slope: float = -0.2, gap: tuple[float, float] = (44, 78), tone: str = "2",
    wave: float = 26,
) -> Path:  # fmt: skip
    """Rows `gap` px apart (at the top, at the bottom of the card), each a hedge with a dark side; returns them."""
    y, x = np.mgrid[-40 : H + 40 : 2, 0:W:2].astype(np.float64)
    c, s = np.cos(np.arctan(slope)), np.sin(np.arctan(slope))
    level = y - slope * x + wave * np.sin(x / 190 + y / 420) + 0.4 * wave * np.sin(x / 83 - y / 260)
    for stone in stones:
        u = (x - stone.x) * c + (y - stone.y) * s
        v = -(x - stone.x) * s + (y - stone.y) * c
        r2 = (u / stone.long) ** 2 + (v / stone.wide) ** 2
        level -= v * 0.97 / np.maximum(r2, 0.98) ** 1.15
    # wider rows towards us: count them along a slowly stretching scale
    t = (level + 60) / (H + 160)
    a, b = gap
    count = (H + 160) / a * t / (1 + (b / a - 1) * 0.5 * t)
    out: list[Path] = []
    shade: list[Path] = []
    for n in range(int(count.min()), int(count.max()) + 1):
        for low, high, into in ((0.0, 0.7, out), (0.46, 0.78, shade)):
            band = ((count > n + low) & (count < n + high)).astype(np.uint8)
            for ring in cv2.findContours(band, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]:
                if len(ring) > 20:
                    into.append(poly(ring[:, 0] * 2.0 + (0, -40)))
    hedge = knife(several(*out), rng=p.dice(), eps=1.4, jit=0.9)
    p.fill(tone, hedge)
    dark = knife(several(*shade), rng=p.dice(), eps=1.2, jit=1.2)
    p.ink("k", dark)
    field = p.flow(cv2.resize(level.astype(np.float32)[20:-20], p.x.shape[::-1]))
    p.gouges("k", dark, field + 1.3, 900, (8, 15), (3, 5), apart=1.2)
    p.gouges(tone, hedge, field + 0.9, 1500, (8, 17), (2.4, 4.6), apart=1.6)
    return hedge
