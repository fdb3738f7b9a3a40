"""The gouges: even lines through a direction field, single wedges, the ridges a tool leaves behind."""

from typing import Any

import cv2
import numpy as np
import skia

from studio.colour import Arr
from studio.linocut.fields import Fields
from studio.linocut.knife import CELL, H, W, ribbon
from studio.linocut.lines import STEP, streamlines
from studio.linocut.plates import OFF, ON, Clip
from studio.shapes import Path, Points

WEDGE = np.array(
    [0.45, 0.95, 1, 0.85, 0.6, 0.33, 0.05]
)  # blunt where the tool goes in, pointed where it comes out
LAST = np.array((W // CELL - 1, H // CELL - 1))


def _clips(*clips: Clip) -> list[Path]:
    """Clips given in any way as one list."""
    out: list[Path] = []
    for clip in clips:
        if clip is not None:
            out.extend([clip] if isinstance(clip, skia.Path) else clip)
    return out


def _cells(points: Points) -> tuple[Any, Any]:
    """Rows and columns of the coarse grid under points."""
    col, row = np.clip((points / CELL).astype(int), 0, LAST).T
    return row, col


class Tools(Fields):
    """Cutting white into what stands (`cut=True`) or leaving thin lines standing (`cut=False`)."""

    def engrave(
        self, plates: str, path: Path | None, field: Arr, tone: Any, gap: float = 8, cut: bool = True,
        length: tuple[float, float] = (50, 160), clip: Clip = None, most: float = 0.86, jit: float = 0.12,
    ) -> None:  # fmt: skip
        """Even lines along `field`, `gap` px apart, as wide as `tone` says (0..1); path None: everywhere."""
        rng, out = self.dice(), skia.Path()
        ok = np.ones(self.x.shape, bool) if path is None else self.area(path) > 0.4
        tone = np.where(ok, np.clip(tone, 0, 1), 0)
        wavering = field + self.tremble[self.calls % 4] * jit * 2
        for line in streamlines(wavering, tone > 0.03, gap, rng):
            i = 0
            while i < len(line) - 3:
                n = int(rng.uniform(*length) / STEP)
                seg = line[i : i + n] if rng.random() > 0.35 else line[i : i + n][::-1]
                i += n + int(rng.integers(1, 3))
                if len(seg) < 4:
                    continue
                s = np.arange(len(seg)) * STEP
                ends = np.minimum(1, (s + 1.5) / 7) ** 0.7 * np.minimum(
                    1, (s[-1] - s) / min(26, s[-1] * 0.5 + 1)
                )
                wide = tone[_cells(seg)] ** 0.8 * gap * most * ends * rng.uniform(0.8, 1.15)
                keep = np.flatnonzero(wide > 0.55)
                if len(keep) > 3:
                    ribbon(out, seg[keep[0] : keep[-1] + 1], np.maximum(wide, 0.3)[keep[0] : keep[-1] + 1])
        self._draw(plates, (out,), OFF if cut else ON, _clips(path, clip))

    def gouges(
        self, plates: str, path: Path, field: Any, n: int, length: tuple[float, float] = (14, 40),
        width: tuple[float, float] = (3, 7), cut: bool = True, tone: Any = 1.0, clip: Clip = None,
        apart: float = 0.6,
    ) -> None:  # fmt: skip
        """Up to `n` single wedges along `field`, never two in one place (`apart`, in widths)."""
        rng, out = self.dice(), skia.Path()
        chance = self.area(path) * tone
        field = np.broadcast_to(field, self.x.shape)
        ys, xs = np.where(chance > 0.02)
        taken = np.zeros(self.x.shape, np.uint8)
        for j in rng.integers(0, len(xs), n) if len(xs) else ():
            if rng.random() > chance[ys[j], xs[j]] or taken[ys[j], xs[j]]:
                continue
            at, ln, w = np.array([xs[j], ys[j]], float) * CELL, rng.uniform(*length), rng.uniform(*width)
            pts = [at]
            for _ in range(6):
                row, col = _cells(pts[-1][None])
                angle = float(field[row[0], col[0]]) + (ln - length[0]) * 0.003
                pts.append(pts[-1] + np.array([np.cos(angle), np.sin(angle)]) * ln / 6)
            line = np.array(pts)
            cv2.polylines(taken, [(line / CELL).astype(np.int32)], False, 1, max(1, int(w * apart)))
            ribbon(out, line, w * WEDGE)
        self._draw(plates, (out,), OFF if cut else ON, _clips(path, clip))

    def chatter(
        self, path: Path, field: Any = 0.0, n: int = 60, plates: str = "k", clip: Clip = None
    ) -> None:
        """Ridges the gouge left behind in a cleared area: slivers of ink. Sparingly, in every large white."""
        self.gouges(plates, path, field, n, (8, 34), (0.9, 2.4), cut=False, clip=clip)
