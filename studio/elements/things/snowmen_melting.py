"""A snowman by a fire, leaning towards another, and the water running off it."""

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.things.snow_soldiers import CARROT, TWIG
from studio.paint import Card, Frame
from studio.shapes import Path, blob, cut, ell, taper, xf

BODY = ["#4054a4", "#6c80c0", "#98a8d8", "#bcc4e0", "#e0d4d8", "#f8dcc0", "#ffe8c4", "#fff2d8"]
COAL = ["#14101c", "#3c3440", "#8c7c74"]


def melting_snowman(c: Card, f: Frame, scarf: Ramp, fire: tuple[float, float]) -> None:
    """Standing on (0, 0) of the frame, 430 high: leaning in, slumping into the water at its foot."""
    left = ((-150, 18), (-138, -16), (-122, -70), (-96, -136), (-40, -180), (30, -184))
    right = ((92, -148), (126, -84), (140, -20), (154, 18), (0, 30))
    foot = blob(*left, *right)
    m = _ball(f, foot, 118, fire)
    f.shade(ell(-18, -178, 74, 20), 0.45, 12, "#2c3878", clip=m)
    for run in (((-70, -140), (-84, -104), (-88, -72)), ((-26, -128), (-36, -92), (-34, -52))):
        _runnel(f, run, m)
    m = _ball(f, ell(-16, -246, 92, 84), 88, fire)
    for y in (-268, -228):
        f.paint(ell(-72, y, 8, 9), COAL, vol=5, det=0.9, light=(*fire, 150))
    f.shade(ell(-36, -314, 60, 18), 0.45, 10, "#2c3878", clip=m)
    _twig(f, f.flip)
    _head(f, fire)
    shape = taper((-98, -318, 26), (-42, -302, 38), (24, -318, 32))
    around = f.paint(shape, scarf, vol=15, amb=0.2, light=(*fire, 150), wob=0.4, edge=0.28)
    shape = taper((20, -314, 32), (58, -268, 36), (72, -206, 40), (84, -158, 40))
    tail = f.paint(shape, scarf, vol=15, amb=0.18, light=(*fire, 150), wob=0.4, edge=0.28)
    for k in range(4):
        f.line([(69 + k * 9, -160), (71 + k * 10, -136)], 4, scarf[2], alpha=0.9)
    c.marks(np.maximum(around, tail), 0.9, 140, 18, 3, jit=0.1, alpha=0.6)
    melt_drop(f, -88, -188, 24, fire)


def _ball(f: Frame, shape: Path, size: float, fire: tuple[float, float]) -> Arr:
    """Packed snow: as round as it is wide, warm towards the fire, and a cold edge of evening on its back."""
    m = f.paint(
        shape,
        BODY,
        vol=size * 1.15,
        amb=0.2,
        gain=0.86,
        light=(*fire, 210),
        wob=0.5,
        edge=0.1,
        tex=0.13,
        lump=0.05,
    )
    back = cut(shape, xf(shape, -size * 0.16, size * 0.05))
    f.flat(back, "#bccdf8", 0.6, size * 0.05, clip=m)
    return m


def _runnel(f: Frame, run: tuple[tuple[float, float], ...], m: Arr) -> None:
    """Water running down the snow, in a groove it has cut, a bead at its end."""
    f.shade(taper(*((x + 3, y, 10) for x, y in run)), 0.3, 3, "#6c74b4", clip=m)
    f.line(list(run), 3.6, "#ffffff", alpha=0.55, clip=m, ends=0.2)
    f.paint(ell(*run[-1], 5, 7), ["#5c7cc4", "#b8d4f4", "#ffffff"], vol=4, det=0.6, wob=0.2, clip=m)


def melt_drop(f: Frame, x: float, y: float, h: float, fire: tuple[float, float]) -> None:
    """A drop about to fall from (x, y)."""
    shape = blob(
        (x, y - h * 0.4, "c"), (x + h * 0.3, y + h * 0.4), (x, y + h * 0.7), (x - h * 0.3, y + h * 0.4)
    )
    f.paint(shape, ["#5c7cc4", "#b8d4f4", "#ffffff"], vol=4, det=0.8, wob=0.2, light=(*fire, 150))
    f.flat(ell(x - h * 0.08, y + h * 0.3, h * 0.09), "#ffffff", 1, det=1, wob=0.2)


def _head(f: Frame, fire: tuple[float, float]) -> None:
    """Bowed, eyes shut, its carrot pointing down to the left."""
    _ball(f, ell(-50, -368, 72, 68), 72, fire)
    nose = blob((-108, -382), (-134, -376), (-194, -344, "c"), (-136, -352), (-108, -358))
    f.paint(nose, CARROT, vol=10, amb=0.3, light=(*fire, 150), wob=0.3, det=0.8, edge=0.3)
    for x in (-126, -146, -164):
        f.line([(x, -376 - (x + 126) * 0.45), (x + 3, -366 - (x + 126) * 0.4)], 2.4, "#a03c10", alpha=0.7)
    for x, y in ((-104, -396), (-64, -398)):
        f.line([(x - 12, y - 2), (x, y + 7), (x + 11, y - 2)], 6.5, "#181420", alpha=1, det=1)
    for x, y in ((-104, -342), (-91, -333), (-75, -330), (-60, -334)):
        f.paint(ell(x, y, 4.6), COAL, vol=2, det=1)
    f.flat(ell(-52, -362, 18, 12), "#ff8c68", 0.45, 7)


def _twig(f: Frame, over: bool) -> None:
    """An arm held out to the other: one hand lies over the other's wrist, the other one under it."""
    up = 10 if over else -8
    _branch(f, ((-66, -246), (-112, -254), (-156, -240 - up * 0.4), (-200, -238 - up)), 11)
    _branch(f, ((-128, -250), (-142, -266), (-152, -272)), 5)
    for dx, dy in ((-26, -10), (-32, 3), (-26, 15)):  # three fingers bent to the other's arm
        _branch(
            f,
            (
                (-194, -238 - up),
                (-200 + dx * 0.5, -237 - up * 0.8 + dy * 0.6),
                (-200 + dx, -236 - up * 0.2 + dy * 0.9),
            ),
            5.6,
        )


def _branch(f: Frame, line: tuple[tuple[float, float], ...], w: float) -> None:
    """A stick with the fire on its underside."""
    f.line(list(line), w, TWIG, alpha=1, ends=0.6, wob=0.4)
    f.line([(x, y + w * 0.2) for x, y in line], w * 0.34, "#e09c5c", alpha=0.8)
