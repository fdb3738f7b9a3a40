"""Cut-outs: pieces painted on nothing, with a clean transparent edge."""

from collections.abc import Callable
from typing import Any

import numpy as np
from PIL import Image

from studio.colour import Arr
from studio.finish import Finish, finish
from studio.paint import Card

REACH = (3, 8, 24, 80)  # how far colours are carried outwards, in design pixels
FINISH = Finish(kuwahara=2.6, brush=0.5, impasto=0.34, grain=0.4, bloom=0.16, vignette=0, border=0)


def raw(
    paint: Callable[[Card], None], seed: int, scale: float, size: tuple[float, float], ground: float
) -> Card:
    """The piece, unfinished, on an even ground: 0 black, 1 white."""
    card = Card(seed, scale, size)
    card.img[:] = ground
    paint(card)
    return card


def spread(card: Card, colour: Arr, alpha: Arr) -> Arr:
    """Carry the piece's colours over its edge, so that no stroke brings in the ground."""
    filled, known = colour.copy(), np.clip(alpha * 1.4 - 0.4, 0, 1)[..., None]
    for reach in REACH:
        weight = card.blur(alpha, reach)[..., None] + 1e-4
        around = card.blur(colour * alpha[..., None], reach) / weight
        filled = filled * known + around * (1 - known)
        known = np.maximum(known, np.clip(weight * 6 - 0.2, 0, 1))
    return np.asarray(np.clip(filled, 0, 1), np.float32)


def cutout(
    paint: Callable[[Card], None],
    seed: int,
    scale: float,
    size: tuple[float, float],
    how: Finish,
) -> Image.Image:
    """Paint on black and on white: what differs is how far one sees through."""
    card, white = raw(paint, seed, scale, size, 0.0), raw(paint, seed, scale, size, 1.0)
    alpha = np.clip(1 - (white.img - card.img).mean(2), 0, 1).astype(np.float32)
    colour = np.clip(card.img / np.maximum(alpha, 0.02)[..., None], 0, 1).astype(np.float32)
    card.img = spread(card, colour, alpha)
    done: Any = np.dstack([finish(card, how), np.clip(np.maximum(alpha, card.spark_alpha), 0, 1)])
    return Image.fromarray((np.clip(done, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")
