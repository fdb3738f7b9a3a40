"""A shadow so deep that it is night where it falls: the shape of a whale on the land, and what lies in it."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from studio.colour import Arr
from studio.elements.animals.whale_outline import FIN, WHALE
from studio.paint import Card
from studio.shapes import blob, cut, join, xf

SHAPE = join(cut(WHALE, blob((-226, 10), (-196, 17), (-160, 22, "c"), (-196, 26), (-226, 30))), FIN)


def whale_shadow(c: Card, x: float, y: float, s: float = 1.34, rot: float = -2) -> Arr:
    """The mask of a whale's shadow lying on the land round (x, y)."""
    return c.mask(xf(SHAPE, x, y, s, rot, sy=1.2), 0.8, 2.2)


def pour_night(c: Card, shadow: Arr) -> None:
    """Turn what is painted so far to night within the shadow, with stars on the ground."""
    dark = c.img * np.array([0.07, 0.13, 0.50], np.float32) + np.array([0.0, 0.01, 0.13], np.float32)
    c.img = c.img * (1 - 0.96 * shadow[..., None]) + dark * 0.96 * shadow[..., None]
    c.sparks(shadow, 130, "#dfe8ff", (0.6, 1.4), 0.8)


def in_dark(c: Card, shadow: Arr, x: float, y: float) -> bool:
    """Is it night here?"""
    return bool(shadow[min(int(y * c.k), c.h - 1), min(int(x * c.k), c.w - 1)] > 0.5)


@contextmanager
def dimmed_left_of(c: Card, x: float) -> Iterator[None]:
    """What is painted meanwhile is in the dark as far as it lies left of `x`."""
    before = c.img.copy()
    yield
    new = np.abs(c.img - before).max(-1) > 0.01
    dark = c.img * np.array([0.2, 0.28, 0.55], np.float32)
    dim = np.clip(c.blur((new & (c.xx < x)).astype(np.float32), 1.2), 0, 1)[..., None]
    c.img = c.img * (1 - dim) + dark * dim
