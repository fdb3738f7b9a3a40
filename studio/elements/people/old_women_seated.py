"""Two old women who sit on the ground face to face, looking at each other and not at the board between them."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import DEEP, profile, wrapped
from studio.paint import Card, Frame
from studio.palettes import BRASS
from studio.shapes import blob, ell, taper


def seated_elder(
    c: Card,
    x: float,
    y: float,
    s: float,
    robe: Ramp,
    wrap: Ramp,
    flip: bool = False,
    lifted: bool = False,
    shawl: Ramp | None = None,
) -> tuple[float, float]:
    """Seated at (x, y), 430 units high, looking left (flip: right); returns where her near fingers are."""
    f = c.at(x, y, s, 0, flip, vol=26, det=0.6, wob=0.3, edge=0.27, rim=0.7, rimw=6, tex=0.2)
    f.shade(ell(10, 2, 170, 16), 0.45, 9, "#3c1c2c")
    m = f.paint(
        blob(
            (-150, -4),
            (-166, -40),
            (-120, -78),
            (-40, -96),
            (60, -110),
            (130, -80),
            (150, -30),
            (140, 2),
            (0, 8),
        ),
        robe,
        vol=36,
    )
    _pattern(f, m, robe)
    f.paint(blob((-160, 2), (-176, -12), (-158, -26), (-130, -22), (-126, 0)), DEEP, vol=6)
    back = f.paint(
        blob(
            (-46, -300),
            (0, -322),
            (56, -296),
            (92, -220),
            (110, -120),
            (112, -70),
            (0, -60),
            (-64, -80),
            (-54, -160),
            (-62, -240),
        ),
        robe,
        vol=50,
    )
    _pattern(f, back, robe)
    f.shade(blob((-50, -110), (100, -120), (110, -66), (-60, -66)), 0.3, 12, robe[0])
    head = c.at(*f.pt(-22, -304), s * 0.98, 6, flip, **f.defaults)
    profile(head, DEEP, "open")
    for yy in (-60, -56):
        head.line([(-22, yy), (-16, yy + 12)], 1.8, DEEP[0], alpha=0.6)
    head.line([(-22, -86), (-14, -90)], 1.6, DEEP[0], alpha=0.6)
    wrapped(head, wrap, 1.2)
    head.paint(ell(9, -50, 6, 12), BRASS, vol=3)
    for k in range(3):
        f.line(
            [(-50, -292 + 9 * k), (-16, -272 + 11 * k), (30, -296 + 10 * k)],
            6,
            ("#e8b83c", "#d84c38", "#48a4a0")[k],
            alpha=0.95,
            ends=0.8,
        )
    if shawl:
        w = f.paint(
            blob(
                (-52, -296),
                (4, -330),
                (64, -300),
                (104, -214),
                (116, -120),
                (70, -96),
                (10, -150),
                (-40, -220),
            ),
            shawl,
            vol=30,
        )
        for k in range(3):
            f.line(
                [(-40, -262 + 26 * k), (30, -212 + 30 * k), (110, -190 + 34 * k)],
                5,
                shawl[0],
                alpha=0.4,
                clip=w,
            )
    if shawl:
        cloth = blob(
            (-52, -296), (4, -330), (64, -300), (104, -214), (116, -120), (70, -96), (10, -150), (-40, -220)
        )
        w = f.paint(cloth, shawl, vol=30)
        for k in range(3):
            f.line(
                [(-40, -262 + 26 * k), (30, -212 + 30 * k), (110, -190 + 34 * k)],
                5,
                shawl[0],
                alpha=0.4,
                clip=w,
            )
    f.shade(taper((-6, -250, 40), (-50, -180, 34)), 0.35, 9, robe[0])
    if lifted:
        arm, hand = ((14, -262, 66), (-30, -186, 56), (-96, -204, 40)), (-134, -236)
        f.paint(taper((-96, -200, 34), (-118, -218, 27), (*hand, 22)), DEEP)
        f.paint(taper(*arm), robe)
        for a in ((-12, -20), (2, -24), (14, -16)):
            f.paint(
                taper((hand[0] - 4, hand[1], 15), (hand[0] - 10 + a[0] * 0.6, hand[1] + a[1], 11)),
                DEEP,
                vol=4,
            )
        tip = (-144, -268)
    else:
        arm = ((14, -262, 66), (-10, -170, 58), (-70, -128, 42))
        f.paint(taper((-66, -130, 34), (-112, -116, 26), (-140, -112, 24)), DEEP)
        f.paint(taper(*arm), robe)
        for dy in (-8, 0, 8):
            f.paint(taper((-138, -112 + dy * 0.6, 13), (-164, -106 + dy, 10)), DEEP, vol=4)
        tip = (-164, -104)
    return f.pt(*tip)


def _pattern(f: Frame, m: object, robe: Ramp) -> None:
    for i in range(12):
        for k in range(9):
            x, y = -170 + k * 38 + 19 * (i % 2), -310 + i * 28
            f.flat(blob((x - 8, y), (x, y - 8), (x + 8, y), (x, y + 8)), robe[-1], 0.55, clip=m)
            f.flat(ell(x, y, 3), robe[0], 0.7, clip=m)
