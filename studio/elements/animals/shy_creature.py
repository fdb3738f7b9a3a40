"""A shy furry thing with long ears and amber eyes that looks out over a rim: head first, then what hangs over it."""

import numpy as np

from studio.paint import Card, Frame
from studio.shapes import blob, ell, taper, xf

DUSKY = ["#24102e", "#5c3468", "#9a6494", "#e8b4b4"]
PALE = ["#5c3864", "#a0749c", "#d8a8b4", "#fcdcd0"]
HEAD = (
    (-76, -10),
    (-74, -56),
    (-50, -90),
    (0, -104),
    (50, -90),
    (76, -52),
    (80, -6),
    (58, 34),
    (0, 50),
    (-56, 34),
)


def shy_head(
    c: Card, x: float, y: float, s: float = 1.0, light: tuple[float, float, float] = (150, 420, 150)
) -> Frame:
    """The head, its middle at (x, y), 150 high at s=1; paint the rim over its chin, then `over_the_rim`. Returns its frame."""
    f = c.at(
        x,
        y,
        s,
        vol=22,
        wob=0.4,
        edge=0.26,
        tex=0.26,
        amb=0.3,
        det=0.5,
        rim=1.1,
        rimcol="#ffd080",
        light=light,
    )
    f.shade(blob(*HEAD), 0.4, 12, "#5c2410")
    m = f.paint(blob(*HEAD), DUSKY, vol=34)
    c.marks(m, lambda px, py: np.arctan2(py - y, px - x), 260, 18, 3, jit=0.09, alpha=0.5)
    for out in (-1, 1):
        f.shade(taper((out * 52, -84, 4), (out * 70, -54, 9), (out * 74, -20, 4)), 0.4, 5, "#3c204c", clip=m)
    for dx in (-12, 0, 12):
        f.paint(taper((dx * 0.5, -94, 11), (dx, -78, 8), (dx * 1.6, -66, 2)), DUSKY[1:], vol=4)
    muzzle = ((-46, 14), (-24, -8), (0, -4), (24, -8), (46, 14), (30, 38), (0, 44), (-30, 38))
    f.paint(blob(*muzzle), PALE, vol=14, soft=2, edge=0.06)
    nose = blob((-11, -6), (0, -10), (11, -6), (5, 4), (0, 7), (-5, 4))
    f.paint(nose, ["#2c1434", "#5c2c54", "#b4748c"], vol=4, det=1)
    f.line([(-22, 24), (-11, 21), (0, 15), (11, 21), (22, 24)], 3.4, "#4c2450", alpha=0.95)
    f.line([(0, 6), (0, 16)], 2.6, "#4c2450", alpha=0.9)
    return f


def shy_eyes(f: Frame, dim: float = 0.5) -> None:
    """The eyes, and the dusk of the lid that lies on head and brow (`dim`): the eyes shine out of it."""
    m = f.card.mask(f.path(blob(*HEAD)), 0.4)
    f.shade(
        blob((-110, -150), (110, -130), (100, -36), (40, -66), (0, -74), (-50, -84), (-100, -92)),
        dim,
        16,
        "#1c0828",
        clip=m,
    )
    f.shade(blob((40, -130), (110, -110), (110, 60), (62, 50), (58, -20)), dim, 14, "#1c0828", clip=m)
    for out in (-1, 1):
        _eye(f, 34 * out, -34, out)


def over_the_rim(c: Card, f: Frame, rim: float) -> None:
    """Both ears hanging out over the rim, and the paws that hold on to it, at the height `rim` of the frame."""
    for out in (-1, 1):
        _ear(c, f, out, rim)
    for out in (-1, 1):
        _paw(f, 62 * out, rim)


def _ear(c: Card, f: Frame, out: int, rim: float) -> None:
    """A long soft ear: up from the side of the head, over the rim, down along the wall."""
    outer = ((66, -70), (92, -62), (108, -16), (112, rim), (117, rim + 46), (112, rim + 96), (98, rim + 118))
    inner = ((84, rim + 102), (78, rim + 50), (79, rim), (78, -10), (66, -40))
    path = blob(*((out * x, y) for x, y in (*outer, *inner)))
    below = blob(*((out * x, y) for x, y in ((76, rim + 2), (114, rim + 2), *outer[4:], *inner[:2])))
    f.shade(xf(below, 9, 10), 0.6, 8, "#021c18")
    m = f.paint(path, DUSKY, vol=14)
    c.marks(m, 1.55, 90, 20, 3, jit=0.09, alpha=0.5)
    fold = taper((out * 95, rim + 20, 8), (out * 98, rim + 60, 18), (out * 98, rim + 92, 9))
    f.paint(fold, PALE, vol=4, soft=3, edge=0, alpha=0.5, clip=m, rim=0)
    inside = blob(*((out * x, y) for x, y in ((50, -100), (130, -100), (124, rim - 40), (54, rim - 40))))
    f.shade(inside, 0.5, 20, "#1c0828", clip=m)


def _paw(f: Frame, x: float, rim: float) -> None:
    """A furry forearm up from inside and its round paw flopped over the rim, three short toes."""
    inner = x * 0.86
    arm = blob(
        (inner - 17, rim + 6), (inner - 15, rim - 16), (x, rim - 26), (x + 17, rim - 18), (x + 20, rim + 6)
    )
    f.paint(arm, DUSKY, vol=12, wob=0.3)
    f.shade(
        blob((x - 26, rim), (x + 32, rim), (x + 34, rim + 36), (x, rim + 42), (x - 20, rim + 34)),
        0.55,
        6,
        "#021c18",
    )
    mitt = blob((x - 25, rim - 4), (x - 18, rim - 19), (x, rim - 23), (x + 18, rim - 19), (x + 25, rim - 4), (x + 26, rim + 20), (x, rim + 28), (x - 26, rim + 20))  # fmt: skip
    m = f.paint(mitt, DUSKY, vol=14, wob=0.3, edge=0.3)
    f.card.marks(m, 1.57, 40, 14, 3, jit=0.1, alpha=0.5)
    for dx, low in ((-16, 22), (0, 27), (16, 22)):
        f.paint(ell(x + dx, rim + low, 10.5, 11), DUSKY[1:], vol=8, wob=0.2, edge=0.36)
        f.paint(ell(x + dx, rim + low + 7, 3.4, 3), ["#24102e", "#4c2850"], vol=2, wob=0.1)


def _eye(f: Frame, x: float, y: float, out: int) -> None:
    """Amber, half shut, looking down."""
    f.card.halo(*f.pt(x, y), 46, "#ffb840", 0.35)
    f.flat(ell(x, y, 24, 22), "#2c1434", 0.85, 1)
    iris = ["#c87020", "#f8b038", "#fff0a0"]
    f.paint(ell(x, y, 21, 19.5), iris, vol=4, amb=0.8, wob=0.15, edge=0.2, det=1, rim=0)
    f.flat(ell(x + 3, y + 6, 8, 10.5), "#1c0c20", 1, wob=0.1, det=1)
    f.flat(ell(x - 1, y + 2, 3), "#fffbe8", 1, wob=0.1, det=1)
    upper = ((27, 8), (23, -14), (0, -27), (-23, -19), (-24, -9), (0, -6), (18, 1))
    lid = blob(*((x + a * out, y + b) for a, b in upper))
    f.paint(lid, DUSKY[:3], vol=7, wob=0.2, edge=0.4, det=0.7, amb=0.2)
