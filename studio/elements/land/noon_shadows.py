"""Shadows of a high sun: whatever is painted meanwhile throws its own shape on the ground."""

from collections.abc import Iterator
from contextlib import contextmanager

import cv2
import numpy as np

from studio.colour import Arr, Colour
from studio.paint import Card

VIOLET = "#44346c"


@contextmanager
def casting(
    c: Card,
    ground: float,
    on: Arr,
    away: float = 0.46,
    towards: float = 0.2,
    a: float = 0.66,
    soft: float = 1.6,
    col: Colour = VIOLET,
) -> Iterator[None]:
    """Paint something above the height `ground`; its shadow falls on the mask `on`, to the right and towards us.

    A point so high above the ground throws its shadow `away` times as far to the right and `towards` times as far
    down the page. What hangs in the air has its shadow apart from it.
    """
    before = c.img.copy()
    yield
    after = c.img
    seen = np.asarray(np.clip(np.abs(after - before).max(-1) * 9 - 0.3, 0, 1), np.float32)
    down = c.yy - ground
    mx = ((c.xx - away / towards * down) * c.k).astype(np.float32)
    my = ((ground - down / towards) * c.k).astype(np.float32)
    thrown = cv2.remap(
        c.blur(seen, 1.5), mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=0
    )
    thrown = c.blur(np.asarray(thrown * (down > -1), np.float32), soft) * on
    c.img = before
    c.over(np.asarray(np.clip(thrown * a, 0, 1), np.float32), col)
    c.img = np.asarray(c.img * (1 - seen[..., None]) + after * seen[..., None], np.float32)
