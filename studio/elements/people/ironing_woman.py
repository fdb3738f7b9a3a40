"""An old woman at the iron, in side view, looking left; paint her, then the board and its steam, then her arms and head."""

import numpy as np

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import LINEN, PLUM, SKIN
from studio.shapes import blob, ell, taper

INK = "#2a1418"
FACE: Ramp = ["#6c3828", "#b87450", "#e4ac80", "#f4c89c"]
SILVER_HAIR: Ramp = ["#3c3848", "#6c6874", "#a4a0a4", "#dcd8d4"]
PROFILE = (
    (-16, -38), (-28, -28), (-33, -14), (-32, -4), (-38, 5), (-43, 11), (-40, 16), (-34, 18), (-35, 24), (-34, 29),
    (-33, 34), (-29, 41), (-20, 45), (-6, 43), (10, 36), (24, 20), (26, -12), (8, -36),
)  # fmt: skip
Place = tuple[float, float]


def ironing_woman(c: Card, x: float, y: float, s: float = 1.0, dress: Ramp = PLUM) -> Frame:
    """She stands at (x, y), 380 units high, bent over a board 156 high; her arms and head come after it."""
    f = c.at(x, y, s, vol=26, wob=0.3, rim=0.7, edge=0.28, amb=0.3, det=0.4)
    f.shade(ell(6, 2, 84, 12), 0.5, 8)
    m = f.paint(blob((-66, 0), (-60, -90), (-42, -166), (44, -166), (70, -90), (80, 0), (6, 8)), dress)
    f.paint(
        blob((-70, 2), (-66, -90), (-46, -166), (-8, -166), (-18, -80), (-20, 4)),
        LINEN,
        vol=10,
        clip=m,
        edge=0.2,
    )
    for dx in (10, 36):
        f.line([(dx, -150), (dx + 8, -80), (dx + 14, -6)], 4, dress[0], alpha=0.45)
    torso = blob(
        (-46, -150), (-70, -214), (-82, -272), (-58, -312), (-12, -308), (30, -262), (48, -200), (46, -150)
    )
    f.paint(torso, dress)
    f.line([(-30, -306), (-50, -250), (-36, -160)], 9, LINEN[2], alpha=0.9, ends=0.8)
    return f


def ironing_head(f: Frame) -> None:
    """Her head in profile, bent over the work: a grey bun, spectacles, a smile; paint it after the steam."""
    g = f.card.at(*f.pt(-74, -332), f.s, -9, **f.defaults | {"light": (f.x - 260, f.y - 620, 360)})
    soft = {"vol": 15, "wob": 0.1, "amb": 0.38, "gain": 0.85, "rim": 0.25, "det": 0.8}
    f.card.puff(*g.pt(-40, 6), 52 * f.s, "#c4b49c", 0.85)
    g.paint(taper((4, 22, 34), (20, 40, 32)), FACE, vol=10, amb=0.1, gain=0.6, wob=0.1)
    collar = blob((-14, 40), (4, 50), (26, 42), (40, 24), (48, 34), (36, 56), (8, 66), (-14, 56))
    g.paint(collar, LINEN, vol=8, wob=0.15, amb=0.3, edge=0.3)
    bun = g.paint(ell(40, -24, 19, 18), SILVER_HAIR, vol=12, wob=0.15, det=0.6)
    g.shade(ell(24, -14, 10, 26), 0.4, 4, clip=bun)
    skin = g.paint(blob(*PROFILE), FACE, **soft)
    g.shade(blob((-16, 46), (6, 40), (24, 28), (20, 46), (-10, 52)), 0.22, 5, "#8c3c30", clip=skin)
    g.flat(ell(-13, 15, 10, 8), "#dc6c54", 0.42, 4)
    _spectacled_eye(g)
    g.line([(-33, 24), (-27, 27), (-20, 25), (-17, 21)], 2.2, "#8c3c34", alpha=0.9, det=1, wob=0.05)
    _combed_hair(g)
    g.paint(ell(8, 4, 6.5, 9.5, 12), FACE, vol=4, edge=0.3, wob=0.1, det=0.8)


def _spectacled_eye(g: Frame) -> None:
    """An eye that looks down at the work through a round glass, a thin grey brow."""
    g.flat(ell(-24, -3, 3, 3.8), INK, 1, det=1, wob=0.05)
    g.line([(-29, -8), (-24, -9), (-18, -6)], 1.8, "#8c5040", alpha=0.8, det=1, wob=0.05)
    g.line([(-31, -18), (-24, -20), (-16, -16)], 3, "#8c8890", alpha=0.9, det=1, wob=0.05)
    ring = [(-25 + 10 * np.cos(t), -1 + 10.5 * np.sin(t)) for t in np.linspace(0, 2 * np.pi, 17)]
    g.line(ring, 2, "#7c5420", alpha=1, det=1, wob=0.05, ends=1)
    g.line([(-15, -3), (6, -4)], 2, "#7c5420", alpha=1, det=1, wob=0.05, ends=0.9)


def _combed_hair(g: Frame) -> None:
    """Grey hair drawn back from the brow over the ear to the bun."""
    crown = ((-29, -26), (-22, -38), (-4, -46), (18, -42), (33, -26), (36, -4), (28, 18), (18, 24))
    hair = g.paint(
        blob(*crown, (15, 8), (9, -6), (-6, -12), (-20, -20)), SILVER_HAIR, vol=13, wob=0.15, det=0.6
    )
    for k in range(4):
        strand = [(-22 + 9 * k, -25 + 4 * k), (-2 + 7 * k, -34 + 6 * k), (20 + 3 * k, -24 + 7 * k)]
        g.line(strand, 1.8, SILVER_HAIR[0], alpha=0.4, clip=hair)


def ironing_arms(f: Frame, iron: Place, flat: Place, dress: Ramp = PLUM) -> None:
    """The far fist round the handle of the `iron`, the near hand `flat` on the board; both places are the card's."""
    for shoulder, elbow, (cx, cy) in (((-62, -270), (-92, -226), iron), ((-8, -268), (4, -204), flat)):
        x, y = (cx - f.x) / f.s, (cy - f.y) / f.s
        wrist = (x + (elbow[0] - x) * 0.3, y + (elbow[1] - y) * 0.3)
        arm = taper((*shoulder, 44), (*elbow, 36), (*wrist, 24))
        f.shade(arm, 0.35, 8)
        f.paint(taper((*wrist, 15), (x, y, 15)), SKIN, vol=7)
        f.paint(arm, dress, vol=14, rim=0.9)
        f.paint(taper((*wrist, 27), (wrist[0] * 0.9 + x * 0.1, wrist[1] * 0.9 + y * 0.1, 27)), LINEN, vol=6)
        f.paint(ell(x, y, 17, 13), SKIN, vol=9, edge=0.34)
        for k in (-6, 1, 8):
            f.line([(x - 5 + k, y - 8), (x - 7 + k, y + 4)], 2.2, "#8c5040", alpha=0.7)
