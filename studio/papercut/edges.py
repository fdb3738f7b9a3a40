"""How a piece leaves its sheet: cut with scissors, or torn by hand."""

from dataclasses import dataclass

import cv2
import numpy as np
import skia

from studio.papercut.noise import Arr, light, mix, noise, step
from studio.shapes import Path

WALK = 2.5  # design pixels between two looks of the scissors
CHORD = 1.25  # how far a chord may leave the curve
SLIP = 0.22  # how far the hand slips


def scissors(path: Path, facet: float, rng: np.random.Generator) -> Path:
    """The outline as scissors leave it: chords instead of curves, now and then a corner."""
    out, walk = skia.Path(), skia.PathMeasure(path, True)
    out.setFillType(path.getFillType())
    while True:
        long = walk.getLength()
        n = max(8, int(long / WALK))
        p: Arr = np.array([tuple(walk.getPosTan(long * i / n)[0]) for i in range(n)], np.float32)
        if facet and long:
            fine = CHORD * facet * min(1, 0.3 + long / 1000)
            p = np.asarray(cv2.approxPolyDP(p[:, None], fine, True))[:, 0]
            p = p + rng.normal(0, SLIP * facet, p.shape)
        out.addPoly([skia.Point(float(a), float(b)) for a, b in p], True)
        if not walk.nextContour():
            return out


@dataclass(frozen=True)
class Edge:
    """A piece near its edge: how much of each pixel it covers, and how much of that is coloured."""

    cover: Arr
    colour: Arr


def torn(cover: Arr, far: Arr, colour: Arr, x: Arr, y: Arr, width: float, core: str, seed: int) -> Edge:
    """Tear: colour begins `width` later than paper; between them lies the white core."""
    rough = width * (0.35 * noise(x, y, 34, seed=seed) + 0.3 * noise(x, y, 9, seed=seed + 1))
    rough = rough + 0.9 * noise(x, y, 3, seed=seed + 2)
    begin = width * (1.05 + 0.55 * noise(x, y, 60, seed=seed + 3))
    inner = step(-0.6, 0.9, far - begin - 0.9 * rough)
    pith = light(core) * (1 + 0.07 * noise(x, y, 2.6, seed=seed))[..., None]
    return Edge(cover * step(-0.7, 0.7, far - 0.5 * width - 0.55 * rough), mix(pith, colour, inner))


def distance(cover: Arr, scale: float) -> Arr:
    """How far each pixel is from the edge, in design pixels; the border of the page is no edge."""
    inside = np.pad(cover, 1, "edge") > 0.5
    far = cv2.distanceTransform(inside.astype(np.uint8), cv2.DIST_L2, 5)[1:-1, 1:-1]
    return np.asarray(np.minimum(far, 9999) / scale, np.float32)
