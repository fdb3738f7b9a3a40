"""Heads of grown people: in profile, from the front, from behind; about 100 units from chin to crown, neck at (0, 0)."""

from studio.colour import Ramp
from studio.paint import Frame
from studio.palettes import HAIR
from studio.shapes import Path, blob, ell, taper

BROWN: Ramp = ["#341812", "#74422c", "#b07448", "#e0ac7c"]
DEEP: Ramp = ["#1c0e12", "#4a281e", "#7e4c34", "#bc845c"]
OLIVE: Ramp = ["#54301f", "#a4704a", "#d8a674", "#f6d8a8"]
BLACK: Ramp = ["#0c0a14", "#1e1a24", "#3c3438", "#74665c"]
GREYING: Ramp = ["#3a3842", "#74727c", "#b4b0b0", "#ece6dc"]
INK = "#1c1014"

FACE = (
    (-42, -110), (-46, -92), (-47, -84), (-54, -72), (-59, -65), (-53, -60), (-47, -57), (-49, -52),
    (-46, -48), (-48, -43), (-44, -38), (-45, -31), (-38, -24), (-24, -25),
)  # fmt: skip
SKULL = ((-14, -18), (22, -16), (30, -44), (40, -70), (38, -100), (14, -124), (-22, -124))


def profile(f: Frame, skin: Ramp, eye: str = "shut", neck: float = 34, blush: float = 0.3) -> None:
    """A bare head looking left, with its neck; `eye` shut, open or down."""
    f.paint(taper((4, 8, neck * 1.2), (3, -12, neck), (0, -34, neck)), skin, vol=14)
    f.shade(blob((-16, -22), (18, -30), (20, -8), (-10, -4)), 0.4, 5, skin[0])
    f.paint(blob(*FACE, *SKULL), skin, vol=34, wob=0.15)
    f.flat(ell(-30, -54, 11, 9), "#d8604c", blush, 6)
    f.shade(blob((-46, -60), (-38, -57), (-44, -53)), 0.35, 2, skin[0])
    f.line([(-48, -48.5), (-40, -47), (-36, -49)], 2.2, skin[0], alpha=0.9)
    f.line([(-45, -92), (-36, -97), (-24, -93)], 4, skin[0], alpha=0.85)
    if eye == "open":
        f.flat(blob((-43, -80), (-35, -85), (-27, -80), (-35, -76)), "#f4ead8", 1, det=1, wob=0.1)
        f.flat(ell(-38, -80.5, 3.6, 4.6), INK, 1, det=1, wob=0)
        f.line([(-45, -81), (-36, -87), (-25, -80)], 2.6, INK, alpha=1)
    else:
        f.line([(-44, -80), (-37, -76), (-26, -80)], 2.8, INK, alpha=1)
        f.line([(-42, -77), (-45, -73)], 1.6, INK, alpha=0.8)
    f.paint(blob((2, -82), (12, -80), (12, -66), (5, -58), (0, -66)), skin, vol=5)


def cropped(f: Frame, hair: Ramp = BLACK) -> None:
    """Short hair on a profile."""
    f.paint(
        blob((-42, -108), (-38, -126), (-6, -134), (30, -124), (46, -94), (40, -56), (28, -40), (20, -62),
             (14, -86), (-8, -90), (-16, -106)), hair, vol=16, tex=0.4,
    )  # fmt: skip


def knotted(f: Frame, hair: Ramp = BLACK) -> None:
    """Hair drawn back from a profile into a low knot."""
    f.paint(ell(44, -50, 22, 20), hair, vol=12)
    m = f.paint(
        blob((-42, -106), (-36, -126), (-4, -134), (32, -122), (46, -90), (40, -58), (22, -56), (12, -84),
             (-10, -94), (-24, -110)), hair, vol=16,
    )  # fmt: skip
    for y in (-112, -100, -86):
        f.line([(-34, y - 4), (4, y - 6), (40, y + 26)], 2, hair[0], alpha=0.4, clip=m)


def wrapped(f: Frame, ramp: Ramp, tall: float = 1.0) -> None:
    """A cloth wound round a head in profile, knotted behind."""
    t = tall
    m = f.paint(
        blob((-46, -98), (-44, -116 - 14 * t), (-14, -134 - 24 * t), (28, -130 - 22 * t), (52, -104),
             (48, -72), (22, -62), (8, -88), (-20, -98)), ramp, vol=22,
    )  # fmt: skip
    for k in range(3):
        f.line(
            [(-44, -104 - 9 * k * t), (0, -108 - 13 * k * t), (46, -84 - 13 * k * t)],
            3,
            ramp[0],
            alpha=0.5,
            clip=m,
        )
    f.paint(blob((44, -84), (62, -94), (68, -78), (52, -70)), ramp, vol=8)
    f.paint(blob((46, -76), (62, -62), (56, -44), (44, -60)), ramp, vol=8)


def veiled(f: Frame, ramp: Ramp) -> Path:
    """A long cloth over the hair, down the back, the face free."""
    shape = blob((-44, -100), (-40, -124), (-8, -138), (34, -126), (54, -90), (56, -30), (62, 20), (10, 24),
                 (6, -14), (-8, -40), (4, -72), (-14, -96))  # fmt: skip
    m = f.paint(shape, ramp, vol=20)
    for a in ((20, -112, 36, 10), (34, -90, 48, 10), (8, -60, 24, 12)):
        f.line([a[:2], ((a[0] + a[2]) / 2 + 6, (a[1] + a[3]) / 2), a[2:]], 3, ramp[0], alpha=0.4, clip=m)
    return shape


def facing(
    f: Frame, skin: Ramp, look: tuple[float, float] = (0, 0), lids: float = 0.0, brows: float = 0.0
) -> None:
    """A face from the front with open eyes; `look` moves the irises, `lids` 1 shuts them, `brows` lifts their inner ends."""
    f.paint(
        blob((-40, -84), (-36, -112), (0, -126), (36, -112), (40, -84), (36, -54), (20, -30), (0, -22),
             (-20, -30), (-36, -54)), skin, vol=34, wob=0.15,
    )  # fmt: skip
    for side in (-1, 1):
        ex = side * 17.5
        f.shade(ell(ex, -82, 13, 9), 0.3, 4, skin[0])
        white = blob((ex - 12, -78), (ex, -87), (ex + 12, -79), (ex, -73.5))
        m = f.flat(white, "#f6ecdc", 1, det=1, wob=0.05)
        ix, iy = ex + look[0], -80 + look[1]
        f.flat(ell(ix, iy, 5.8), "#3c2014", 1, det=1, wob=0, clip=m)
        f.flat(ell(ix, iy, 2.8), "#0c080a", 1, det=1, wob=0, clip=m)
        f.flat(ell(ix - 2, iy - 2.4, 1.6), "#fff8ec", 1, det=1, wob=0)
        if lids:
            f.flat(
                blob((ex - 13, -80), (ex, -90), (ex + 13, -80), (ex, -88 + 13 * lids)), skin[1], 1, wob=0.05
            )
        f.line([(ex - 13, -78), (ex, -88 + 13 * lids), (ex + 13, -79)], 3, INK, alpha=1)
        if lids >= 1:
            f.line([(ex - 12, -80), (ex, -75), (ex + 12, -80)], 3, INK, alpha=1)
        f.line([(ex - 13 * side, -98 - brows), (ex, -103), (ex + 14 * side, -95)], 3.6, skin[0], alpha=0.9)
    f.shade(blob((3, -84), (9, -58), (2, -56)), 0.35, 3, skin[0])
    f.line([(-7, -56), (0, -53), (7, -56)], 2.4, skin[0], alpha=0.8)
    for side in (-1, 1):
        f.flat(ell(side * 23, -58, 9, 7), "#d8604c", 0.28, 5)
    f.paint(
        blob((-12, -41), (0, -44.5), (12, -41), (0, -36)), ["#5c2018", "#9c4434", "#c8705c"], vol=4, wob=0.1
    )
    f.line([(-13, -41), (0, -40.5), (13, -41)], 1.8, skin[0], alpha=0.9)


def from_behind(f: Frame, skin: Ramp, hair: Ramp = HAIR, ears: bool = True) -> None:
    """The back of a head with cropped hair, and its neck."""
    f.paint(taper((0, 10, 40), (0, -30, 34)), skin, vol=14)
    if ears:
        for side in (-1, 1):
            f.paint(ell(side * 41, -70, 8, 13, side * 12), skin, vol=5)
    f.paint(
        blob((-40, -74), (-38, -106), (-16, -126), (14, -127), (38, -108), (40, -74), (32, -38), (12, -28),
             (-12, -28), (-32, -38)), hair, vol=30, tex=0.35,
    )  # fmt: skip
