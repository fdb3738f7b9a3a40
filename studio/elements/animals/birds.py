"""Birds on the wing, on a branch, on long legs."""

from studio.colour import Ramp
from studio.paint import Card, Frame
from studio.palettes import BRASS, CROW, FLEECE, GREY, OCHRE, RED, WHITE
from studio.shapes import Path, blob, ell, join, taper, xf

INK = "#1a0c14"


def bird_path(
    x: float, y: float, s: float = 1.0, flap: float = 0.7, rot: float = 0, flip: bool = False
) -> Path:
    """A flying bird as a silhouette, beak left; `flap` is how high the wings are."""
    body = blob(
        (-16, 0),
        (-11, -4),
        (0, -5),
        (12, -1),
        (24, 2, "c"),
        (24, 5, "c"),
        (12, 4),
        (0, 5),
        (-10, 4),
        (-15, 2),
    )
    near = blob(
        (-6, -2),
        (2, -3),
        (10, -18 * flap - 6),
        (20, -34 * flap - 6, "c"),
        (4, -26 * flap - 4),
        (-6, -14 * flap),
    )
    far = blob((-3, 0), (6, 0), (20, -10 * flap), (34, -18 * flap, "c"), (16, -20 * flap), (2, -10 * flap))
    return xf(join(body, near, far), x, y, s, rot, flip)


def flying_bird(
    c: Card,
    x: float,
    y: float,
    w: float = 60,
    ramp: Ramp = WHITE,
    flap: float = 0.7,
    rot: float = 0,
    flip: bool = False,
    fog: float = 0,
) -> None:
    """A bird on the wing."""
    c.paint(bird_path(x, y, w / 50, flap, rot, flip), ramp, vol=w * 0.12, wob=0.3, det=0.8, rim=0.4, fog=fog)


def bird(
    c: Card,
    x: float,
    y: float,
    h: float = 50,
    ramp: Ramp = RED,
    breast: Ramp | None = None,
    flip: bool = False,
    fog: float = 0,
) -> Frame:
    """A small perched bird, looking left."""
    f = c.at(x, y, h / 50, 0, flip, fog=fog, vol=9, det=0.8, wob=0.25, rim=0.5)
    for lx in (-3, 4):
        f.line([(lx, -10), (lx - 1, 0)], 1.8, "#3a2420", alpha=1, ends=0.8)
    f.paint(blob((12, -22, "c"), (36, -8, "c"), (32, -3, "c"), (8, -12)), ramp, vol=4)
    f.paint(
        blob((-12, -40), (-2, -48), (8, -42), (16, -28), (14, -14), (0, -8), (-13, -16), (-16, -30)), ramp
    )
    if breast is not None:
        f.paint(blob((-14, -32), (-6, -34), (-2, -20), (0, -9), (-12, -15)), breast, vol=6, edge=0.05)
    f.paint(blob((0, -32), (14, -28), (24, -12, "c"), (8, -14)), [ramp[0], *ramp[:-1]], vol=4)
    f.paint(blob((-13, -42, "c"), (-24, -37, "c"), (-12, -36, "c")), BRASS, vol=2)
    f.flat(ell(-7, -41, 1.8), INK, det=1)
    return f


def crow(c: Card, x: float, y: float, h: float = 60, flip: bool = False, fog: float = 0) -> Frame:
    """A crow standing, heavy beak."""
    f = c.at(x, y, h / 60, 0, flip, fog=fog, vol=9, det=0.7, wob=0.3, rim=0.6, rimcol="#a8b8d8")
    for lx in (-3, 6):
        f.line([(lx, -14), (lx - 1, 0), (lx - 7, 0)], 2.2, "#16141c", alpha=1, ends=0.8)
    f.paint(
        blob(
            (-14, -46),
            (-4, -56),
            (6, -50),
            (20, -30),
            (48, -8, "c"),
            (30, -10),
            (10, -12),
            (-8, -16),
            (-16, -32),
        ),
        CROW,
    )
    f.paint(blob((2, -38), (18, -30), (44, -10, "c"), (14, -16), (2, -24)), CROW, vol=5)
    f.paint(blob((-13, -50, "c"), (-32, -45, "c"), (-13, -42, "c")), CROW, vol=4)
    f.flat(ell(-8, -48, 2), "#f0e0b0", det=1)
    return f


def heron(
    c: Card,
    x: float,
    y: float,
    h: float = 240,
    ramp: Ramp = GREY,
    coat: Ramp | None = None,
    flip: bool = False,
    fog: float = 0,
) -> Frame:
    """A heron walking, long beak left; with a `coat` only beak and legs are bird."""
    f = c.at(x, y, h / 240, 0, flip, fog=fog, vol=14, det=0.5, wob=0.35, rim=0.6)
    f.shade(ell(0, 0, 36, 5), 0.4, 5)
    for x0, x1 in ((-4, -22), (8, 18)):
        f.line([(x0, -90), ((x0 + x1) / 2 + 6, -48), (x1, -2), (x1 - 12, 0)], 5, "#3a3430", alpha=1, ends=0.8)
    if coat is None:
        f.paint(
            blob((-20, -150), (6, -160), (34, -130), (58, -92, "c"), (20, -84), (-16, -96), (-28, -124)), ramp
        )
    f.paint(taper((-6, -140, 26), (-14, -170, 15), (2, -192, 11), (-10, -222, 13)), ramp, vol=7)
    f.paint(
        blob((-8, -234), (4, -234), (10, -224), (34, -216, "c"), (8, -216), (-10, -214), (-20, -222)),
        ramp,
        vol=6,
    )
    f.paint(blob((-16, -228, "c"), (-70, -212, "c"), (-15, -216, "c")), OCHRE, vol=3)
    f.flat(ell(-9, -226, 2.2), INK, det=1)
    if coat is not None:
        f.paint(
            blob(
                (-16, -168),
                (10, -172),
                (30, -140),
                (44, -84),
                (50, -36),
                (10, -28),
                (-36, -36),
                (-32, -90),
                (-28, -134),
            ),
            coat,
            vol=22,
        )
        f.line([(-10, -160), (-14, -100), (-12, -34)], 2.4, coat[0], alpha=0.7)
    return f


def owl(c: Card, x: float, y: float, h: float = 70, ramp: Ramp = OCHRE, fog: float = 0) -> Frame:
    """An owl from the front."""
    f = c.at(x, y, h / 70, 0, fog=fog, vol=14, det=0.6, wob=0.3, rim=0.5)
    f.paint(
        blob((-16, -66, "c"), (0, -62), (16, -66, "c"), (22, -40), (18, -10), (0, 0), (-18, -10), (-22, -40)),
        ramp,
    )
    f.paint(ell(0, -22, 13, 17), FLEECE, vol=8, edge=0.05)
    for sg in (-1, 1):
        f.flat(ell(sg * 8, -50, 8), "#fff0c8", det=1)
        f.flat(ell(sg * 8, -50, 4), INK, det=1)
    f.paint(blob((-3, -46, "c"), (3, -46, "c"), (0, -38, "c")), BRASS, vol=2)
    return f
