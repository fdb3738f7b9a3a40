"""The square tile: the upper 800 x 800 design pixels of a card, full to the edge."""

import numpy as np

from studio.colour import Arr, Colour, sstep
from studio.finish import Finish, finish
from studio.paint import Card

SIDE = 800
FINISH = Finish(kuwahara=3.2, brush=0.5, impasto=0.36, grain=0.5, bloom=0.26, vignette=0, border=0)


class Tile(Card):
    """A portrait being painted. `enter()` is called between the background and the rabbit."""

    backdrop: Arr | None = None
    vignette: float = 0.2

    def day(self, key: Colour = "#fff0c8", fog: Colour = "#f0e4c8") -> None:
        """The light of the sun doors: high, from the left, soft."""
        self.stage((230, 40, 430), key, fog)

    def night(self, key: Colour = "#c8d4f0", fog: Colour = "#3c4464") -> None:
        """The light of the moon doors: a little lower and cooler."""
        self.stage((220, 90, 360), key, fog)

    def enter(self) -> None:
        """The background is done: what comes now is the silhouette."""
        self.backdrop = self.img.copy()

    def entered(self) -> Arr | None:
        """A mask of what was painted since `enter`, so that a shadow does not fall on the air."""
        if self.backdrop is None:
            return None
        changed = np.abs(self.img - self.backdrop).max(2) > 0.04
        return self.blur(changed.astype(np.float32), 1.5)

    def silhouette(self) -> Arr:
        """Where the rabbit and its thing are: all that changed since `enter`."""
        before = self.img if self.backdrop is None else self.backdrop
        changed = np.abs(self.img - before).max(2)
        return np.asarray(changed[: self.w, :] > 0.06, np.float32)

    def finished(self) -> Arr:
        """The square picture, 0..1."""
        out = finish(self, FINISH)[: self.w]
        far = np.hypot(self.xx - SIDE / 2, self.yy - SIDE / 2)[: self.w] / (SIDE / 2)
        return np.asarray(out * (1 - self.vignette * sstep(0.75, 1.42, far))[..., None], np.float32)
