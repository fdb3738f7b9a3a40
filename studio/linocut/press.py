"""The press: plates printed one over the other, out of register, unevenly rubbed."""

import cv2
import numpy as np

from studio.colour import Arr, rgb
from studio.linocut.knife import H, W, rasterise
from studio.linocut.plates import CORNERS, PLATES
from studio.linocut.textures import Textures
from studio.shapes import Path, poly
from studio.texture import fbm

REGISTER = 1.7  # design px by which each colour plate is off, in a direction of its own
TURNED = 0.07  # degrees
TONES = {"P": 0, "1": 1, "2": 2, "×": 3, "K": 4}


class Print(Textures):
    """What a scene is given: three plates, all tools, and the press."""

    def _edge(self, rng: np.random.Generator) -> Path:
        """The rim of one block: never straight, sometimes nicked."""
        pts = []
        for p, q in zip(np.array(CORNERS[:-1]), np.array(CORNERS[1:]), strict=True):
            n = int(np.abs(q - p).max() / 14)
            off = np.cumsum(rng.normal(0, 0.7, n))
            off += (rng.random(n) < 0.05) * rng.uniform(2, 6, n) - np.linspace(off[0], off[-1], n)
            inward = np.sign(q - p)[::-1] * (-1, 1)
            pts.append(p + (q - p) * (np.arange(n) / n)[:, None] + inward * off[:, None])
        return poly(np.vstack(pts))

    def _sheet(self) -> Arr:
        """Cream paper with a little cloud and fibre."""
        page = (self.h, self.w)
        cloud = fbm(*page, 5, self.seed + 1, 3) + 0.6 * fbm(*page, 160, self.seed + 2, 2) - 0.8
        fibre = np.clip(fbm(*page, 9, self.seed + 3, 3, 3, 0.5) * 6 - 2.6, 0, 1)
        return np.asarray(rgb(self.inks.paper) * (1 + 0.035 * cloud - 0.02 * fibre)[..., None])

    def proof(self, shift: float = REGISTER, salt: float = 1.0) -> Arr:
        """Print 1, 2 and the key onto the paper; `salt` is how much of it the baren missed."""
        rng, size = np.random.default_rng([self.seed, 77]), (self.w, self.h)
        page, out = (self.h, self.w), self._sheet()
        for n, q in enumerate(PLATES):
            key, way = q == "k", rng.normal(0, 1, 2)
            move = cv2.getRotationMatrix2D((self.w / 2, self.h / 2), 0 if key else rng.normal(0, TURNED), 1)
            move[:, 2] += 0 if key else way * shift * self.k / np.hypot(*way)
            edge = cv2.resize(rasterise(self._edge(rng), (0, 0, W, H), self.k), size)
            m = cv2.warpAffine(np.minimum(self.raster[q][..., 0], edge).astype(np.float32) / 255, move, size)
            baren = 0.6 * fbm(*page, 170, self.seed + 50 + n, 2) + 0.4 * fbm(
                *page, 40, self.seed + 60 + n, 2, 3, 0.7
            )
            grain = 0.65 * fbm(*page, 2.6, self.seed + 70 + n, 2) + 0.35 * fbm(
                *page, 7, self.seed + 80 + n, 2
            )
            weak = (0.075 if key else 0.15) * salt * np.clip(baren * 2.2 - 0.45, 0.12, 1.6)
            bare = np.clip((grain - (0.86 - weak)) * 22, 0, 1) * (0.9 if key else 0.6)
            rim = np.clip(1 - cv2.GaussianBlur(m, (0, 0), 2.2 * self.k), 0, 1)  # ink squeezed to the edges
            body = np.clip((0.955 if key else 0.9) + 0.05 * (0.5 - baren) + 0.05 * rim, 0, 1)
            d, ink = (m * body * (1 - bare))[..., None], rgb(self.inks.of(q))
            out = out * (1 - d) + ink * d * (0.94 + 0.06 * out) if key else out * (1 - d * (1 - ink * 1.03))
        return np.asarray(np.clip(out, 0, 1))

    def tones(self) -> Arr:
        """The block as flat tones 0..4 (P, 1, 2, ×, K), without grain: the value plan as it has become."""
        on = {q: self.raster[q][..., 0] > 127 for q in PLATES}
        flat = np.where(on["k"], 4, on["1"] * 1 + on["2"] * 2)
        x0, y0, x1, y1 = (round(v * self.k) for v in (*CORNERS[0], *CORNERS[2]))
        return np.asarray(flat[y0:y1, x0:x1].astype(np.float32))

    def shares(self) -> dict[str, int]:
        """How many per cent of the block are paper, 1, 2, × and key: compare with P= and K= of the plan."""
        flat = self.tones()
        return {name: round(float((flat == v).mean()) * 100) for name, v in TONES.items()}
