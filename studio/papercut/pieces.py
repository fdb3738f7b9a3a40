"""Paper round the cards: whole pages of any size, and pieces cut out that keep the shadow they throw."""

from collections.abc import Callable

import numpy as np
from PIL import Image

from studio.papercut.lamp import Lamp
from studio.papercut.noise import Arr
from studio.papercut.page import Page
from studio.papercut.photograph import photograph

TABLE = 0.16  # how light the bare table is under a piece: a dark rim is a shadow, a pale one would be a halo
SHADOW = np.array((20, 26, 40), np.float32)
FAINT = 0.06  # less than this is the lamp, not a shadow
DEPTH = 0.66  # of the darkest shadow a piece takes along


def laid(
    lay: Callable[[Page], None], seed: int, scale: float, size: tuple[float, float], lamp: Lamp, cut: bool
) -> Image.Image:
    """A page, or a piece on nothing."""
    page = Page(seed, scale, lamp, size)
    if cut:
        page.colour[:] = TABLE
    lay(page)
    picture = photograph(page)
    return Image.fromarray(_cut_out(picture, page.cover) if cut else picture)


def _cut_out(picture: Arr, cover: Arr) -> Arr:
    """The piece, and round it what its shadow takes from the table."""
    value = picture.astype(np.float32).mean(2)
    bare = cover < 0.02
    open_table = float(np.percentile(value[bare], 90)) if bare.any() else 1.0
    shade = np.clip(1 - value / max(open_table, 1.0) - FAINT, 0, 1) * DEPTH * (1 - cover)
    alpha = np.clip(cover + shade, 0, 1)
    share = (cover / np.maximum(alpha, 1e-3))[..., None]
    colour = picture * share + SHADOW * (1 - share)
    return np.dstack([colour, alpha * 255]).round().clip(0, 255).astype(np.uint8)
