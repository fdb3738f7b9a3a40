"""A huge shaggy beast from behind, its face hidden in its arms against a tree; it has a rabbit's tail."""

import math
from typing import Any

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.shapes import Path, blob, ell, taper

FUR: Ramp = ["#1c1024", "#3c2444", "#6c4468", "#a87c8c", "#f0d8a4"]
PALM: Ramp = ["#2c1830", "#543058", "#8c5c84", "#c89ca4", "#f8e0b8"]
FLUFF: Ramp = ["#5c4470", "#a084a8", "#dcc0cc", "#fff0e4"]
HORN: Ramp = ["#3a2820", "#7c6044", "#c8a874", "#f8e8b8"]
DARK = "#100818"


def _pelt(c: Card, f: Frame, shape: Path, n: int, angle: Any, vol: float = 60, **how: float) -> None:
    """Fur over one part: volume, then long marks, then a lit fringe."""
    look = {"vol": vol, "wob": 1.8, "amb": 0.14, "edge": 0.22, "rim": 1.0, "tex": 0.35}
    m = f.paint(shape, FUR, **{**look, **how})
    wide = np.clip(c.blur(m, 7) * 2.4, 0, 1)
    c.marks(wide, angle, n, 44, 5, jit=0.13, alpha=0.75)
    c.marks(m, angle, n, 36, 4, FUR, jit=0.10, alpha=0.6)


def _down(x: Any, y: Any) -> Any:
    """The fall of the fur."""
    return math.pi / 2 + (400 - x) / 900


def _legs(c: Card, f: Frame) -> None:
    """From behind: the heels, no claws to be seen."""
    for s in (-1, 1):
        outer = ((s * 170, -220), (s * 180, -80), (s * 172, -8))
        _pelt(c, f, blob((s * 40, -230), *outer, (s * 70, -4), (s * 54, -90)), 500, _down, 40)
        rim = (
            (s * 62, 2),
            (s * 60, -30),
            (s * 84, -58),
            (s * 120, -64),
            (s * 156, -58),
            (s * 182, -30),
            (s * 180, 2),
        )
        heel = f.paint(blob(*rim, (s * 120, 12)), PALM, vol=26, edge=0.3, grad=(0, -0.25), wob=0.8)
        f.shade(taper((s * 66, 4, 16), (s * 120, 11, 18), (s * 178, 4, 16)), 0.6, 5, DARK, clip=heel)
        tuft = blob((s * 50, -110), (s * 190, -110), (s * 184, -48), (s * 120, -36), (s * 56, -48))
        _pelt(c, f, tuft, 150, _down, 20)


def _arms(c: Card, f: Frame) -> None:
    """Shoulder, elbow far out, forearm up the bark, and a paw laid flat on it above the brow."""
    for s in (-1, 1):
        f.shade(taper((s * 250, -640, 80), (s * 130, -810, 70), (s * 70, -890, 110)), 0.75, 16, DARK)
        upper = taper((s * 130, -560, 120), (s * 214, -606, 100), (s * 268, -656, 84))
        _pelt(c, f, upper, 260, lambda x, y, s=s: math.pi / 2 - s * 0.5 + 0 * x, 36)
        fore = taper((s * 270, -660, 84), (s * 206, -768, 80), (s * 112, -866, 64))
        _pelt(c, f, fore, 320, lambda x, y, s=s: math.pi / 2 - s * 0.6 + 0 * x, 34, amb=0.2)
        _paw(c, f, s)


def _paw(c: Card, f: Frame, s: int) -> None:
    """The back of one paw on the bark: four fat fingers, four claws."""
    for k, (x, y, tx, ty) in enumerate(
        ((104, -912, 132, -956), (76, -922, 88, -976), (48, -922, 46, -976), (24, -908, 10, -952))
    ):
        f.shade(taper((s * x, y, 34), (s * tx, ty, 30)), 0.6, 6, DARK)
        f.paint(
            taper((s * x, y, 36), (s * (x + tx) / 2, (y + ty) / 2, 34), (s * tx, ty, 28)),
            PALM,
            vol=13,
            wob=0.6,
            edge=0.36,
            rim=0.7,
        )
        lean = s * (14 - 9 * k)
        claw = taper((s * tx, ty - 6, 15), (s * tx + lean * 0.5, ty - 22, 10), (s * tx + lean, ty - 36, 2))
        f.paint(claw, HORN, vol=5, wob=0.3, edge=0.36, det=0.6, amb=0.4)
    back = blob(
        (s * 10, -904),
        (s * 36, -934),
        (s * 82, -934),
        (s * 122, -916),
        (s * 134, -872),
        (s * 94, -846),
        (s * 36, -858),
    )
    m = f.paint(back, PALM, vol=24, wob=1.2, edge=0.2, rim=0.6)
    c.marks(m, lambda x, y: math.pi / 2 + s * 0.5 + 0 * x, 130, 30, 4, FUR, jit=0.12, alpha=0.7)


def _head(c: Card, f: Frame) -> None:
    """The bowed head, and two good horns."""
    for s in (-1, 1):
        horn = taper((s * 76, -752, 40), (s * 124, -772, 33), (s * 156, -822, 22), (s * 148, -884, 5))
        f.paint(horn, HORN, vol=14, edge=0.34, rim=0.8, wob=0.3, amb=0.4)
        for x, y in ((100, -764), (128, -782), (144, -808)):
            f.line([(s * (x - 4), y - 16), (s * (x + 4), y), (s * (x + 16), y + 10)], 3, "#4c3424", alpha=0.6)
        _pelt(c, f, taper((s * 94, -700, 44), (s * 132, -692, 36), (s * 152, -664, 12)), 80, 0.7 * s, 14)
    half = ((74, -772), (110, -714), (104, -650), (62, -604))
    skull = blob((0, -788), *half, (0, -592), *((-x, y) for x, y in reversed(half)))
    _pelt(c, f, skull, 800, _down, 80, amb=0.24)


def _scut(c: Card, f: Frame) -> None:
    """The tail: a pale ball of fluff, which nobody has ever dared to mention."""
    f.shade(ell(8, -206, 66, 60), 0.7, 14, DARK)
    m = f.paint(ell(0, -222, 54, 52), FLUFF, vol=50, wob=1.8, amb=0.3, edge=0.15, light=(300, 700, 160))
    x, y = f.pt(0, -222)
    fluff = np.clip(c.blur(m, 6) * 2, 0, 1)
    c.marks(fluff, lambda px, py: np.arctan2(py - y, px - x), 260, 20, 4, FLUFF, jit=0.12, alpha=0.8)


def shaggy_beast(c: Card, x: float, y: float, s: float = 0.8) -> Frame:
    """The beast standing at (x, y), 850 units to its crown, counting."""
    f = c.at(x, y, s, light=(300, 60, 150), gain=0.85)
    f.shade(ell(0, 4, 230, 30), 0.7, 18)
    _legs(c, f)
    _arms(c, f)
    half = ((110, -650), (184, -560), (214, -400), (216, -240), (170, -130))
    body = blob((0, -672), *half, (0, -104), *((-px, py) for px, py in reversed(half)))
    _pelt(c, f, body, 2600, _down, 120)
    f.shade(ell(0, -606, 150, 56), 0.75, 22, DARK)
    _head(c, f)
    _scut(c, f)
    return f
