"""Somebody in a wide hat who waves, as a bare outline: seen dark in a window, or as a shadow lying on the ground."""

import numpy as np
import skia

from studio.colour import Arr
from studio.paint import Card
from studio.shapes import Path, Point, blob, cut, ell, join, rect, taper, xf


def waving() -> list[Path]:
    """A wide hat and a flared coat, one arm up, one down: 552 high, feet at (0, 0), v upwards."""
    right = ((30, 386), (60, 364), (48, 270), (66, 190), (112, 70, "c"))
    left = ((-112, 70, "c"), (-66, 190), (-48, 270), (-60, 364))
    coat = blob((-30, 386), *right, (0, 54), *left)
    legs = [taper((side * 27, 84, 40), (side * 27, 30, 26), (side * 27, 4, 24)) for side in (-1, 1)]
    head = join(ell(0, 442, 35, 41), ell(28, 424, 21, 18))  # a knot of hair at the nape
    brim = blob((-104, 452), (-44, 482), (44, 482), (104, 452), (56, 458), (0, 463), (-56, 458))
    hat = join(brim, blob((-43, 474), (-38, 524), (0, 536), (38, 524), (43, 474)))
    down = taper((50, 354, 42), (92, 280, 34), (124, 200, 27), (136, 140, 25))
    up = taper((-44, 352, 44), (-112, 372, 36), (-138, 436, 29), (-148, 490, 25))
    neck = taper((0, 366, 34), (0, 420, 29))
    return [coat, *legs, neck, head, hat, down, up, *_hand()]


def _hand() -> list[Path]:
    """Palm, four fingers spread, a thumb."""
    fingers = [
        taper((-151 + dx * 0.4, 520, 12), (-151 + dx, 520 + dy, 9))
        for dx, dy in ((-26, 38), (-9, 48), (9, 47), (26, 36))
    ]
    return [ell(-151, 510, 20, 24), *fingers, taper((-138, 502, 11), (-112, 522, 9))]


def suitcase() -> Path:
    """Standing under the lower hand."""
    return join(rect(76, 0, 200, 100, 8), cut(rect(104, 92, 172, 140, 16), rect(116, 82, 160, 128, 8)))


def together(c: Card, paths: list[Path], soft: float = 0) -> Arr:
    """One mask of many overlapping parts."""
    return np.asarray(np.maximum.reduce([c.mask(path, 0.3, soft) for path in paths]), np.float32)


def waving_in_pane(c: Card, x: float, y: float, s: float, pane: Arr) -> None:
    """The dark traveller behind a lit pane (its mask), feet at (x, y)."""
    traveller = [xf(part, x, y, s, 0, True, sy=-s) for part in waving()]
    c.flat(together(c, traveller) * pane, "#2c1826", 0.96, det=0.9)


def _lying(path: Path, feet: Point, far: Point) -> Path:
    """A shape laid flat on the ground at `feet`: it runs away from us towards `far`, and narrows as rails do."""
    lateral, depth = (0.9, 0.5), (-0.0007, 0.0019)  # of one unit across and one along, on the ground
    across = (lateral[0] + far[0] * depth[0], lateral[1] + far[0] * depth[1], feet[0])
    along = (far[1] * depth[0], far[1] * depth[1], feet[1])
    out = skia.Path(path)
    out.transform(skia.Matrix.MakeAll(*across, *along, *depth, 1))
    return out


def _print(side: int) -> tuple[Path, Path]:
    """Sole and heel of one shoe whose toe points into the shadow; the shadow's leg begins at its ball."""
    x = side * 30
    sole = blob(
        (x - 11, -32),
        (x, -35),
        (x + 11, -32),
        (x + 16, -12),
        (x + 12, 6),
        (x, 13),
        (x - 12, 6),
        (x - 16, -12),
    )
    heel = blob((x - 11, -40), (x + 11, -40), (x + 13, -52), (x + 8, -62), (x - 8, -62), (x - 13, -52))
    return sole, heel


def two_footprints(c: Card, feet: Point, far: Point) -> None:
    """Two prints, heels to us, pressed deep into the snow where the shadow begins: nobody stands in them."""
    for side in (-1, 1):
        for part in _print(side):
            hole = _lying(part, feet, far)
            c.flat(xf(hole, 5, -6), "#fff4dc", 0.5, 3)  # the far wall's crest catches the light
            c.flat(xf(hole, -4, 6), "#c8ccd4", 0.6, 4)
            m = c.flat(hole, "#1c2c5c", 1, 0.8, wob=0.3, det=1)
            c.flat(xf(hole, 6, -8), "#93a4c4", 0.9, 3, clip=m)
            c.flat(xf(hole, -5, 7), "#14204a", 0.75, 4, clip=m)


def waving_shadow(c: Card, feet: Point, far: Point) -> None:
    """Only the shadow and that of a suitcase: dark and crisp at the feet, softer and paler the farther it falls."""
    parts = [_lying(part, feet, far) for part in (*waving(), suitcase())]
    crisp = together(c, parts, 0.6)
    away = np.clip((feet[1] + 30 - c.yy) / 380, 0, 1)
    shadow = crisp
    for start, blur in ((0.12, 1.8), (0.4, 2.8), (0.7, 3.8)):
        t = np.clip((away - start) / 0.28, 0, 1)
        shadow = shadow * (1 - t) + c.blur(crisp, blur) * t
    whole = np.asarray(shadow * (0.97 - 0.2 * away), np.float32)
    c.flat(c.blur(whole, 12) * 0.5, "#5c78b0", 0.4, mode="mul")
    c.flat(whole, "#1c2c64", 1.0, mode="mul", det=0.5)
