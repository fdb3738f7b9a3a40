"""A fox walking on four legs in side view, looking left, its tail raised like a wet brush."""

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from studio.colour import Arr, Ramp
from studio.elements.animals.fox_fur import furred
from studio.elements.land.season_turn import blended, soft_step
from studio.paint import Card, Frame
from studio.palettes import FOX
from studio.shapes import Path, Point, blob, curve, ell, taper

BIB = ["#8c8494", "#d4ccd0", "#fbf4ea", "#fffcf4"]
NOSE = ["#0c080c", "#241820", "#6c5c60"]
# (x, y, width) from the rump to the tip
TAIL = ((148, -262, 30), (206, -262, 44), (262, -304, 66), (290, -388, 92), (262, -494, 112), (166, -578, 110),
    (54, -640, 84), (-36, -712, 48), (-84, -792, 5))  # fmt: skip
SOAKED = blob((370, -380, "c"), (150, -380, "c"), (90, -520), (-60, -620), (-140, -820), (0, -840), (200, -720),
    (370, -560, "c"))  # fmt: skip
TUFTS = (((96, -556, 14), (58, -566, 9), (22, -590, 2)), ((0, -700, 10), (-30, -744, 7), (-44, -800, 2)),
    ((-30, -640, 10), (-66, -684, 7), (-104, -752, 2)))  # fmt: skip
CHEEK = blob((-322, -299), (-284, -308), (-242, -312), (-210, -328), (-176, -332), (-140, -324), (-104, -322, "c"),
    (-126, -304), (-106, -292, "c"), (-140, -284), (-130, -266, "c"), (-176, -272), (-222, -277), (-266, -283),
    (-306, -287))  # fmt: skip


def _fur(c: Card, f: Frame, shape: Path, ramp: Ramp, n: int, angle: float, vol: float) -> Arr:
    return furred(c, f, shape, ramp, n, angle, vol, amb=0.28, rim=0.6)


def _grown(c: Card, f: Frame, bare: float, full: float, part: Callable[[], Arr], ragged: float = 0) -> Arr:
    """Paint a part so that it grows out of the body: nothing of it at the height `bare`, all of it at `full`.

    `ragged` lets the border run into hairs of that length.
    """
    before = c.img.copy()
    m = part()
    y0, y1 = f.pt(0, bare)[1], f.pt(0, full)[1]
    hairs = ragged * (np.sin(c.xx * 0.19 + c.yy * 0.05) + np.sin(c.xx * 0.43 - c.yy * 0.03 + 1))
    share = soft_step(0, 1, (c.yy + hairs - y0) / (y1 - y0))
    c.img = (before + (c.img - before) * share[..., None]).astype(np.float32)
    return m


# each leg from the trunk to the wrist as (x, y, width); the near fore leg is lifted
FAR_FORE = ((-84, -196, 62), (-62, -110, 34), (-64, -58, 25), (-60, -20, 22))
NEAR_FORE = ((-112, -216, 84), (-124, -156, 56), (-158, -112, 36), (-170, -70, 27), (-156, -42, 22))
FAR_HIND = ((104, -206, 92), (58, -140, 60), (84, -88, 29), (50, -20, 22))
NEAR_HIND = ((132, -214, 116), (112, -136, 70), (164, -84, 32), (146, -12, 25))


def _paw(f: Frame, x: float, y: float, sock: Ramp, rot: float) -> None:
    """A small round paw with three toes; its sole is under the wrist at (x, y)."""
    p = f.card.at(*f.pt(x, y), f.s, f.rot - rot if f.flip else f.rot + rot, f.flip, wob=0.3, vol=9, rim=0.5)
    p.paint(blob((14, 8), (15, -8), (0, -16), (-18, -10), (-29, 2), (-29, 11), (-8, 13)), sock, edge=0.14)
    for tx, ty in ((-27, 6), (-18, 8), (-8, 9)):
        p.paint(ell(tx, ty, 7, 6), sock, vol=5, edge=0.2)


def _leg(
    c: Card, f: Frame, leg: Sequence[tuple[float, float, float]], ramp: Ramp, sock: Ramp, rot: float = 0
) -> Arr:
    """One leg growing out of the trunk, its dark sock running out into the fur, and the paw."""
    shape = taper(*leg)
    m = _grown(c, f, -236, -150, partial(_fur, c, f, shape, ramp, 130, 1.6, 18))

    def stocking() -> Arr:
        return f.paint(shape, sock, vol=14, clip=m, edge=0.1, wob=0.4, rim=0.4)

    _paw(f, *leg[-1][:2], sock, rot)
    _grown(c, f, -104, -66, stocking, 5)
    return m


def _legs(c: Card, f: Frame, ramp: Ramp, sock: Ramp, near: bool) -> None:
    """The far legs stand a little higher on the page and in shade; of the near ones the fore leg is lifted."""
    if near:
        f.shade(ell(140, 2, 46, 9), 0.45, 6)
        _leg(c, f, NEAR_HIND, ramp, sock)
        m = _leg(c, f, NEAR_FORE, ramp, sock, -52)
        f.shade(taper((-84, -190, 20), (-100, -140, 14)), 0.3, 8, clip=m)
        return
    for leg in (FAR_FORE, FAR_HIND):
        f.shade(ell(leg[-1][0] - 6, -6, 42, 8), 0.45, 6)
        f.shade(taper(*leg), 0.34, 3, clip=_leg(c, f, leg, ramp, sock))


def _along(c: Card, f: Frame, way: Sequence[Point]) -> Callable[[Arr, Arr], Arr]:
    """The direction of the nearest stretch of `way`, for hairs that follow a curved tail."""
    line = np.array([f.pt(x, y) for x, y in curve(*[p[:2] for p in way])])
    turn = np.gradient(line, axis=0)

    def angle(x: Arr, y: Arr) -> Arr:
        near = np.argmin(np.hypot(x[:, None] - line[:, 0], y[:, None] - line[:, 1]), 1)
        return np.asarray(np.arctan2(turn[near, 1], turn[near, 0]))

    return angle


def _dipped(c: Card, f: Frame, dip: Callable[[], Arr]) -> Arr:
    """Paint that has run down the hairs: nothing of it at the bend, in long streaks further up, all of it at the tip."""
    before = c.img.copy()
    m = dip()
    (x0, y0), (x1, y1) = f.pt(286, -420), f.pt(96, -620)
    along = ((c.xx - x0) * (x1 - x0) + (c.yy - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
    across = ((c.xx - x0) * (y1 - y0) - (c.yy - y0) * (x1 - x0)) / np.hypot(x1 - x0, y1 - y0)
    streaks = (
        0.2 * np.sin(across * 0.21) + 0.16 * np.sin(across * 0.47 + 1) + 0.12 * np.sin(across * 0.09 + 2)
    )
    share = soft_step(0.05, 0.75, along + streaks)
    c.img = (before + (c.img - before) * share[..., None]).astype(np.float32)
    return np.asarray(m * (share > 0.4), np.float32)


def _tail(c: Card, f: Frame, ramp: Ramp, wet: Ramp) -> None:
    """One long brush from the rump to its tip, white fur first, soaked in paint from the bend upwards."""
    m = f.paint(taper(*TAIL), ramp, vol=34, amb=0.28, tex=0.2, edge=0.26, rim=0.6, rimw=6, wob=0.7)
    hairs = _along(c, f, TAIL)
    c.marks(m, hairs, 620, 34, 3.4, jit=0.08, alpha=0.65)
    dip = partial(f.paint, SOAKED, wet, vol=26, clip=m, edge=0.02, wob=0.8, amb=0.3, rim=0.5, soft=1.5)
    b = _dipped(c, f, dip)
    c.marks(b, hairs, 520, 40, 4, jit=0.12, alpha=0.75)
    c.marks(b, hairs, 60, 46, 3, bias=0.28, jit=0.1, alpha=0.6)
    under = [(x - 16, y + 34, 24) for x, y, _ in TAIL[4:7]]
    f.shade(taper(*under), 0.42, 14, wet[0], clip=b)
    for tuft in TUFTS:  # hairs that stand off the brush
        f.paint(taper(*tuft), wet, vol=3, wob=0.4, edge=0.05)


def _ear(c: Card, f: Frame, ear: Ramp, x: float, s: float, k: float, rot: float) -> None:
    """A pricked ear turned forwards, its foot in the fur at (x, -384), `k` times as wide: dark tip, pale hair within."""
    e = f.card.at(*f.pt(x, -384), f.s * s, f.rot + (-rot if f.flip else rot), f.flip)
    outer = ((-38, 26), (-40, -14), (-30, -58), (-6, -100, "c"), (20, -62), (40, -18), (48, 26))
    inner = ((-32, 16), (-35, -16), (-26, -54), (-10, -80, "c"), (-4, -46), (0, -14), (2, 16))
    hair = ((-32, 18), (-33, -12), (-28, -42, "c"), (-22, -18), (-16, -34, "c"), (-10, -8), (-2, 18))

    def wide(points: Sequence[Point]) -> Path:
        return blob(*[(p[0] * k, *p[1:]) for p in points])

    def shell() -> Arr:
        m = e.paint(wide(outer), ear, vol=12, wob=0.4, edge=0.14, rim=0.5)
        c.marks(m, f.angle(1.5), 90, 20, 3, jit=0.07, alpha=0.6)
        tip = wide(((-44, -66), (-6, -110), (32, -62), (2, -70)))
        e.paint(tip, NOSE, vol=4, clip=m, soft=5, alpha=0.85)
        e.paint(wide(inner), ["#4c1418", "#94402c", "#d88458"], vol=5, wob=0.4, edge=0.04, soft=1.5)
        b = e.paint(wide(hair), BIB, vol=4, alpha=0.85, soft=1.5, wob=0.4, edge=0)
        c.marks(b, f.angle(1.4), 40, 18, 2.6, jit=0.08, alpha=0.6)
        return m

    _grown(c, f, -366, -392, shell)


def _head(c: Card, f: Frame, ramp: Ramp, ear: Ramp) -> None:
    """A long head a little bowed, the eye shut in a smile."""
    f.shade(ell(-146, -312, 56, 44), 0.34, 16)
    _ear(c, f, ear, -206, 0.92, 0.72, -8)
    skull = blob((-112, -372), (-108, -324), (-136, -292), (-176, -280), (-222, -280), (-266, -284), (-306, -288),
        (-324, -296), (-325, -311), (-292, -325), (-254, -346), (-228, -376), (-196, -400), (-150, -404))  # fmt: skip
    m = _fur(c, f, skull, ramp, 340, 0.35, 30)
    b = f.paint(CHEEK, BIB, vol=12, wob=0.4, edge=0.05, soft=1.2, clip=np.maximum(m, c.mask(f.path(CHEEK))))
    c.marks(b, f.angle(0.2), 170, 22, 3, jit=0.05, alpha=0.6)
    _ear(c, f, ear, -158, 1.0, 1.0, 6)
    f.paint(
        blob((-309, -316), (-321, -317), (-329, -309), (-325, -300), (-314, -304)),
        NOSE,
        vol=6,
        wob=0.2,
        det=1,
    )
    f.flat(ell(-322, -313, 3.4, 2), "#d8ccd0", 0.8, 0.8)
    f.line([(-262, -334), (-244, -345), (-224, -338)], 6, "#1c0c10", alpha=1, det=1)
    f.line([(-318, -299), (-302, -291), (-276, -288), (-254, -297)], 3.4, "#3c1418", alpha=0.9, det=1)


def painter_fox(c: Card, x: float, y: float, s: float = 1.0, ramp: Ramp = FOX,
    sock: Ramp = NOSE, wet: Ramp = BIB, ear: Ramp | None = None, flip: bool = False) -> Frame:  # fmt: skip
    """The fox standing at (x, y), 490 high at s=1; the tip of its tail is at frame (-84, -792)."""
    f = c.at(x, y, s, 0, flip)
    f.shade(ell(10, 0, 220, 16), 0.4, 12)
    _legs(c, f, ramp, sock, near=False)
    _tail(c, f, ramp, wet)
    body = blob((-168, -336), (-176, -270), (-150, -186), (-90, -152), (0, -164), (90, -172), (160, -178),
        (188, -226), (166, -290), (90, -312), (0, -304), (-80, -324), (-124, -366))  # fmt: skip
    m = _fur(c, f, body, ramp, 900, 0.12, 50)
    bib = blob((-170, -320), (-182, -262), (-156, -196), (-104, -170), (-112, -230), (-136, -290))
    b = f.paint(bib, BIB, vol=16, clip=m, edge=0.03, soft=4, wob=0.6)
    c.marks(b, f.angle(1.5), 150, 24, 3, jit=0.06, alpha=0.6)
    _legs(c, f, ramp, sock, near=True)
    _head(c, f, ramp, ear or ramp)
    return f


def fox_paling(c: Card, x: float, y: float, s: float, pale: Ramp, sock: Ramp, paint: Ramp) -> None:
    """The fox, flipped, whose colour runs out of it from the tail forwards: red at the face, `pale` behind."""
    burn = 1 - soft_step(70, 400, np.hypot(c.xx - (x + 205 * s), (c.yy - (y - 420 * s)) * 0.9))

    def in_coat(coat: Ramp) -> None:
        painter_fox(c, x, y, s, coat, sock, paint, FOX, True)

    blended(c, lambda: in_coat(pale), lambda: in_coat(FOX), np.asarray(burn, np.float32))
