"""A huge shaggy beast from behind, its face hidden between its raised arms against a tree; it has a rabbit's tail."""

import math
from typing import Any

import numpy as np

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import Path, blob, ell, taper

FUR: Ramp = ["#1c1024", "#3c2444", "#6c4468", "#a87c8c", "#f0d8a4"]
PALM: Ramp = ["#2c1830", "#543058", "#8c5c84", "#c89ca4", "#f8e0b8"]
FLUFF: Ramp = ["#4c3860", "#8c7094", "#c4a8b8", "#f4e0d4"]
HORN: Ramp = ["#3a2820", "#7c6044", "#c8a874", "#f8e8b8"]
LEMON: Ramp = ["#6c4c58", "#b09470", "#e8d888", "#fff8bc"]
DARK = "#100818"
# the fingers of each paw: where a finger starts, its tip; the left paw lies higher and is spread more
FINGERS: dict[int, tuple[tuple[float, float, float], ...]] = {
    -1: ((50, 38, -938), (82, 84, -964), (112, 128, -946)),
    1: ((50, 50, -922), (82, 92, -942), (110, 126, -918)),
}


def _pelt(c: Card, f: Frame, shape: Path, n: int, angle: Any, vol: float = 60, **how: float) -> Arr:
    """Fur over one part: volume, then long marks, then a lit fringe."""
    look = {"vol": vol, "wob": 1.8, "amb": 0.14, "edge": 0.22, "rim": 1.0, "tex": 0.35}
    m = f.paint(shape, FUR[:4], **{**look, **how})
    wide = np.clip(c.blur(m, 7) * 2.4, 0, 1)
    c.marks(wide, angle, n, 44, 5, jit=0.13, alpha=0.75)
    c.marks(m, angle, n, 36, 4, FUR[:4], jit=0.10, alpha=0.6)
    return m


def _against_the_light(c: Card, f: Frame, m: Arr) -> None:
    """The outermost hairs let the light of the wood through, but not those round the head, before the trunk."""
    near = c.blur(m, 8)
    band = np.clip(near * 3, 0, 1) * np.clip((0.62 - near) * 8, 0, 1) * np.clip((1000 - c.yy) / 200, 0, 1)
    band = band * c.radial(*f.pt(0, -700), 190 * f.s, 220 * f.s)
    c.marks(band, _down, 420, 26, 3, LEMON, jit=0.16, alpha=0.5, bias=0.1)


def _down(x: Any, y: Any) -> Any:
    """The fall of the fur."""
    return math.pi / 2 + (400 - x) / 900


def _legs(c: Card, f: Frame) -> Arr:
    """From behind: the heels, no claws to be seen."""
    both: Arr = np.zeros_like(c.xx)
    for s in (-1, 1):
        outer = ((s * 170, -220), (s * 180, -80), (s * 172, -8))
        leg = _pelt(c, f, blob((s * 40, -230), *outer, (s * 70, -4), (s * 54, -90)), 500, _down, 40)
        f.shade(blob((s * 30, -240), (s * 60, -130), (s * 74, 0), (s * 92, -120)), 0.6, 14, DARK, clip=leg)
        both = np.maximum(both, leg)
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
    return both


def _forearms(c: Card, f: Frame) -> Arr:
    """Raised against the bark, a paw on either side above the bowed head, which hides the face between them."""
    both: Arr = np.zeros_like(c.xx)
    for s in (-1, 1):
        f.shade(taper((s * 240, -660, 90), (s * 180, -750, 110), (s * 70, -850, 120)), 0.8, 20, DARK)
        _paw(c, f, s)
        fore = taper((s * 256, -690, 88), (s * 186, -784, 92), (s * 84, -856, 84))
        m = _pelt(c, f, fore, 360, math.pi / 2 + s * 0.75, 36, amb=0.38)
        both = np.maximum(both, m)
    return both


def _paw(c: Card, f: Frame, s: int) -> None:
    """One paw flat on the bark: three thick fingers upward, a claw on each; its fur is laid over the knuckles."""
    f.shade(ell(s * 86 + 8, -896, 62, 64), 0.7, 12, DARK)
    look: dict[str, Any] = {"wob": 0.4, "edge": 0.4, "det": 0.6}
    for x, tx, ty in FINGERS[s]:
        f.shade(taper((s * x + 4, -880, 46), (s * tx + 5, ty + 6, 42)), 0.7, 6, DARK)
        f.paint(
            taper((s * x, -872, 44), (s * (x + tx) / 2, ty + 26, 44), (s * tx, ty, 38)),
            PALM[:4],
            vol=16,
            rim=0.5,
            amb=0.36,
            gain=0.6,
            **look,
        )
        claw = taper((s * tx, ty - 8, 15), (s * tx * 1.03, ty - 22, 11), (s * (tx + 2), ty - 34, 3))
        f.shade(taper((s * tx, ty - 6, 17), (s * tx, ty - 20, 12)), 0.5, 3, DARK)
        f.paint(claw, HORN[:3], vol=5, amb=0.5, gain=0.7, **look)
    back = blob(
        (s * 26, -852), (s * 32, -886), (s * 80, -902), (s * 124, -884), (s * 130, -846), (s * 76, -826)
    )
    m = f.paint(back, FUR[:4], vol=24, wob=1.0, edge=0.2, rim=0.3, amb=0.36, gain=0.7)
    c.marks(np.clip(c.blur(m, 5) * 2, 0, 1), -math.pi / 2, 130, 30, 4, FUR[:4], jit=0.10, alpha=0.6)


def _head(c: Card, f: Frame) -> Arr:
    """The bowed head between two good horns and two hanging ears."""
    for s in (-1, 1):
        horn = taper((s * 58, -812, 42), (s * 108, -836, 35), (s * 146, -888, 24), (s * 140, -960, 5))
        f.shade(taper((s * 62, -798, 42), (s * 116, -820, 35), (s * 158, -872, 20)), 0.5, 8, DARK)
        f.paint(horn, HORN, vol=14, edge=0.34, rim=0.9, wob=0.3, amb=0.4)
        for x, y in ((92, -828), (116, -846), (136, -876)):
            f.line([(s * (x - 8), y - 16), (s * (x + 4), y), (s * (x + 16), y + 8)], 3, "#4c3424", alpha=0.6)
    f.shade(ell(0, -736, 140, 96), 0.62, 20, DARK)
    half = ((66, -838), (106, -776), (112, -700), (84, -620))
    skull = blob((0, -854), *half, (0, -600), *((-x, y) for x, y in reversed(half)))
    x0, y0 = f.pt(0, -820)
    m = _pelt(c, f, skull, 800, lambda x, y: np.arctan2(y - y0 + 60, x - x0), 84, amb=0.4)
    for s in (-1, 1):
        f.shade(taper((s * 88, -726, 40), (s * 118, -694, 46), (s * 122, -650, 26)), 0.6, 10, DARK)
        ear = taper((s * 74, -764, 34), (s * 106, -736, 46), (s * 122, -694, 40), (s * 116, -656, 12))
        _pelt(c, f, ear, 110, math.pi / 2 - s * 0.3, 16, amb=0.2)
    return m


def _back(c: Card, f: Frame) -> Arr:
    """The great back: round shoulders that close over the nape, the hollow of the spine."""
    half = ((110, -672), (190, -640), (226, -520), (226, -380), (218, -240), (170, -130))
    body = blob((0, -652), *half, (0, -104), *((-px, py) for px, py in reversed(half)))
    f.shade(blob((-200, -700), (0, -720), (200, -700), (150, -630), (-150, -630)), 0.7, 16, DARK)
    m = _pelt(c, f, body, 2600, _down, 120, rim=0.0, gain=0.95)
    spine = taper((0, -600, 20), (0, -420, 34), (0, -280, 20))
    f.shade(spine, 0.3, 22, DARK, clip=m)
    return m


def _upper_arms(c: Card, f: Frame) -> Arr:
    """From the shoulder out and up to an elbow that points away from the tree."""
    both: Arr = np.zeros_like(c.xx)
    for s in (-1, 1):
        f.shade(taper((s * 150, -520, 70), (s * 226, -560, 70), (s * 268, -630, 60)), 0.6, 18, DARK)
        upper = taper((s * 146, -574, 112), (s * 214, -612, 100), (s * 262, -684, 80))
        both = np.maximum(both, _pelt(c, f, upper, 380, math.pi / 2 - s * 0.45, 44, amb=0.28, rim=0.0))
    return both


def _scut(c: Card, f: Frame) -> None:
    """The tail: a pale ball of fluff, half sunk in the fur, which nobody has ever dared to mention."""
    f.shade(ell(8, -206, 60, 54), 0.7, 14, DARK)
    m = f.paint(ell(0, -216, 46, 44), FLUFF, vol=46, wob=1.8, amb=0.2, edge=0.15)
    x, y = f.pt(0, -216)
    fluff = np.clip(c.blur(m, 6) * 2, 0, 1)
    c.marks(fluff, lambda px, py: np.arctan2(py - y, px - x), 260, 20, 4, FLUFF, jit=0.12, alpha=0.8)
    over = f.path(blob((-70, -300), (70, -300), (60, -262), (0, -250), (-60, -262)))
    c.marks(c.mask(over, soft=8), _down, 90, 40, 4, FUR[:4], jit=0.08, alpha=0.5, bias=-0.1)


def shaggy_beast(c: Card, x: float, y: float, s: float = 0.8) -> Frame:
    """The beast standing at (x, y), 850 units to its crown, counting."""
    f = c.at(x, y, s, light=(300, 60, 150), gain=1.0)
    f.shade(ell(0, 4, 230, 30), 0.7, 18)
    parts = [_forearms(c, f), _head(c, f), _legs(c, f), _back(c, f), _upper_arms(c, f)]
    _against_the_light(c, f, np.maximum.reduce(parts))
    _scut(c, f)
    return f
