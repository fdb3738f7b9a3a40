"""An old woman at the iron, in side view, looking left; paint her, then the board, then her arms."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import HAIR_GREY, LINEN, PLUM, RED, SKIN
from studio.shapes import blob, ell, taper

INK = "#2a1418"
Place = tuple[float, float]


def ironing_woman(
    c: Card, x: float, y: float, s: float = 1.0, dress: Ramp = PLUM, kerchief: Ramp = RED
) -> Frame:
    """She stands at (x, y), 380 units high, bent over a board 156 high; her arms come after it."""
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
    _head(f, kerchief)
    return f


def _head(f: Frame, kerchief: Ramp) -> None:
    """A round face under a knotted kerchief, spectacles far down the nose."""
    f.shade(ell(-64, -304, 40, 16), 0.5, 8)
    f.paint(ell(-78, -344, 37, 39), SKIN, vol=22)
    f.paint(ell(-114, -338, 11, 9), SKIN, vol=6, edge=0.2)
    f.flat(ell(-92, -326, 11, 8), "#d8705c", 0.5, 4)
    f.paint(blob((-104, -366), (-92, -386), (-66, -386), (-62, -352), (-80, -362)), HAIR_GREY, vol=6)
    cloth = (
        (-100, -376),
        (-76, -394),
        (-42, -384),
        (-30, -346),
        (-42, -306),
        (-66, -300),
        (-60, -334),
        (-74, -366),
    )
    f.paint(blob(*cloth), kerchief, vol=18)
    f.paint(blob((-36, -318), (-14, -312), (-6, -288), (-28, -300)), kerchief, vol=6)
    f.flat(ell(-98, -346, 3.6, 4.4), INK, 1, det=1, wob=0.1)
    f.line(
        [(-108, -346), (-104, -336), (-94, -334), (-88, -342), (-94, -352), (-104, -352), (-108, -346)],
        2.4,
        "#c89c48",
        alpha=1,
        wob=0.1,
        det=1,
    )
    f.line([(-88, -344), (-64, -350)], 2.2, "#c89c48", alpha=1, wob=0.1)
    f.line([(-106, -320), (-98, -315), (-88, -317)], 3, "#7c2c2c", alpha=0.9, det=1)


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
