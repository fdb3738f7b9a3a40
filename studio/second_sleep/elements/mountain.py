"""A terraced mountain, a stair, and a house that is carried up in pieces."""

from typing import Any

import numpy as np

from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, spline, taper

LEVELS = (270, 300, 334, 372, 414, 462, 516, 578, 650, 734, 832, 946, 1075, 1230)
WAY = (
    (-40, 1186),
    (240, 1128),
    (690, 1030),
    (716, 990),
    (420, 912),
    (388, 880),
    (660, 806),
    (690, 776),
    (430, 704),
    (404, 676),
    (622, 616),
    (642, 594),
    (466, 546),
    (446, 526),
    (590, 480),
    (604, 464),
    (482, 428),
    (474, 416),
    (562, 386),
    (566, 374),
    (502, 350),
    (500, 340),
    (544, 320),
    (528, 282),
)


def level(k: Any, x: Any) -> Any:
    """The edge of a terrace: all of them bend round the same mountain."""
    y = LEVELS[k]
    swing = max(0.0, 1 - k / 9.5)
    return (
        y
        + swing * ((x - 525) / 27) ** 2 * (1.5 if x > 525 else 0.62)
        + (2 + 0.9 * k) * np.sin(x / (40 + 8 * k) + k * 1.9)
    )


def sky(p: Print) -> Any:
    """Evening: a great low sun behind the summit, the air cut round it."""
    p.ink("1", rect(0, 0, 800, 1200))
    x, y = 232, 236
    r, angle = np.hypot(p.x - x, p.y - y), np.arctan2(p.y - y, p.x - x)
    p.ink("k", rect(0, 0, 800, 700))
    p.engrave(
        "k",
        None,
        angle + np.pi / 2,
        np.clip(1.35 - (r - 110) / 400, 0.12, 0.97),
        gap=12,
        jit=0.03,
        length=(50, 190),
    )
    p.carve("1k", ell(x, y, 112))
    p.contour(ell(x, y, 112), 3)


def mountain(p: Print) -> Any:
    """Terrace under terrace: a planted tread, a dark wall."""
    tints = ["2", "", "1", "2", "12", "1", "", "2", "1", "", "2", "1"]
    xs = np.arange(-10, 811, 10.0)
    for k in range(len(LEVELS) - 1):
        top = [(x, level(k, x)) for x in xs]
        low = [(x, level(k + 1, x) + 30) for x in xs]
        band = poly(top + low[::-1])
        deep = LEVELS[k + 1] - LEVELS[k]
        if k == 0:
            p.halo(band, 5)
        p.open(band, colour=tints[k % len(tints)], line=0)
        slope = np.gradient([q[1] for q in top], 10.0)
        field = np.arctan(np.interp(p.x, xs, slope))
        edge = np.interp(p.x, xs, [q[1] for q in top])
        v = (p.y - edge) / deep
        if k % 3 == 0:
            p.engrave(
                "k", band, field, np.clip(0.36 - 0.2 * v - 0.015 * k, 0, 0.6), gap=4.5 + 0.9 * k, cut=False
            )
        elif k % 3 == 1:
            p.gouges(
                "k",
                band,
                field - np.pi / 2,
                300 - 9 * k,
                (4 + k, 8 + 1.6 * k),
                (2 + 0.25 * k, 3 + 0.4 * k),
                cut=False,
                apart=1.8,
            )
        else:
            p.engrave(
                "k",
                band,
                field + 1.2,
                np.clip(0.3 - 0.015 * k + 0.2 * np.sin(p.x / 40), 0, 0.7),
                gap=6 + 1.1 * k,
                cut=False,
                length=(8 + 2 * k, 16 + 4 * k),
            )
        wall = poly(
            [(x, level(k + 1, x) - 0.46 * deep) for x in xs] + [(x, level(k + 1, x) + 30) for x in xs[::-1]]
        )
        p.ink("k", wall)
        p.engrave(
            "k",
            wall,
            field + np.pi / 2 - 0.12,
            0.1 + 0.34 * np.sin(p.x / 90 + k) ** 2,
            gap=5 + 0.8 * k,
            length=(8 + 1.5 * k, 20 + 3 * k),
        )


def stair(p: Print) -> Any:
    """The way: one pale ribbon to the top, cut into steps."""
    pts = [(x, y, 66 * max(0, (y - 250) / 900) ** 1.3 + 4) for x, y in WAY]
    way = p.open(taper(*pts), line=3.5, halo=3)
    line = spline([q[:2] for q in pts], step=2)
    s = 0.0
    marks = []
    for i in range(1, len(line) - 1):
        w = 66 * max(0, (line[i][1] - 250) / 900) ** 1.3 + 4
        s += np.hypot(*(line[i] - line[i - 1]))
        back, on = line[max(i - 9, 0)], line[min(i + 9, len(line) - 1)]
        straight = np.dot(line[i] - back, on - line[i]) > 0.75 * np.hypot(*(line[i] - back)) * np.hypot(
            *(on - line[i])
        )
        if s > w * 0.34 and straight:
            s = 0
            t = line[i + 1] - line[i - 1]
            t /= np.hypot(*t) + 1e-9
            nr = np.array([-t[1], t[0]]) * w * 0.5
            marks.append(taper((*(line[i] - nr), w * 0.08), (*(line[i] + nr), w * 0.05)))
    p.ink("k", *marks, clip=way)


def spot(q: Any) -> tuple[float, float]:
    """The two numbers of a place."""
    return float(q[0]), float(q[1])


def frame(x: Any, y: Any, s: Any, flip: bool = False, rot: Any = 0.0) -> Any:
    """Local points (feet at the origin, walking left) to the card."""
    c, n, f = np.cos(rot), np.sin(rot), -1 if flip else 1
    return lambda *pts: [
        (x + s * f * (q[0] * c - q[1] * n), y + s * (q[0] * n + q[1] * c), *q[2:]) for q in pts
    ]


def limb(m: Any, *pts: Any, s: Any = 1.0) -> Any:
    """A tapered limb in a frame; the third number is its width."""
    return taper(
        *[(*q[:2], w * s) for q, w in zip(m(*[q[:2] for q in pts]), [q[2] for q in pts], strict=True)]
    )


def bearer(
    p: Print,
    x: float,
    y: float,
    s: float,
    flip: bool = False,
    halo: float = 4.0,
    arms: str = "strap",
    skirt: bool = False,
    rest: Any = (),
) -> Any:
    """Someone bent under a load that hangs from the forehead, or with both arms up."""
    m = frame(x, y, s, flip)
    parts = [
        limb(m, (8, -150, 34), (34, -78, 24), (46, -4, 15), s=s),
        limb(m, (8, -150, 34), (-52, -88, 24), (-44, -18, 15), s=s),
        limb(m, (50, -4, 13), (20, -2, 10), s=s),
        limb(m, (-40, -16, 13), (-72, -14, 10), s=s),
    ]
    if skirt:
        parts.append(
            blob(
                *m((-22, -178), (-58, -92), (-72, -46, "c"), (8, -26), (74, -40, "c"), (56, -110), (44, -178))
            )
        )
    if arms == "strap":
        parts.append(
            blob(*m((40, -148), (34, -205), (-14, -262), (-74, -272), (-92, -240), (-52, -196), (-24, -146)))
        )
        parts.append(
            blob(
                *m(
                    (-84, -270),
                    (-84, -306),
                    (-112, -322),
                    (-136, -306),
                    (-139, -290),
                    (-149, -276, "c"),
                    (-138, -268),
                    (-136, -254),
                    (-118, -246),
                    (-94, -252),
                )
            )
        )
        parts.append(limb(m, (-76, -250, 22), (-122, -214, 17), (-140, -262, 11), s=s))
    else:
        parts.append(
            blob(*m((30, -146), (38, -210), (40, -262), (0, -276), (-44, -262), (-42, -210), (-28, -146)))
        )
        parts.append(ell(*spot(m((-4, -302))[0]), 27 * s, 31 * s))
        parts += [
            limb(m, (-34, -254, 24), (-70, -300, 19), (-60, -362, 14), s=s),
            limb(m, (30, -254, 24), (66, -300, 19), (58, -362, 14), s=s),
        ]
    return m, p.solid(*parts, *rest, halo=halo, clear="k")


def door(p: Print) -> Any:
    """The nearest: a woman, and a door on her back that is not quite shut."""
    x, y, s = 206, 1112, 1.06
    d = frame(x - 66, y - 152, s, flip=True, rot=-0.3)
    p.open(poly(d((-96, 40), (92, 40), (92, -392), (-96, -392))), colour="", line=7, halo=8)
    p.ink("k", poly(d((-78, 30), (76, 30), (76, -372), (-78, -372))))
    p.carve("k", poly(d((52, 26), (70, 30), (70, -366), (52, -350))))
    leaf = p.open(poly(d((-78, 30), (46, 14), (46, -348), (-78, -372))), colour="1", line=5)
    f = np.full(p.x.shape, np.pi / 2 + 0.3)
    p.engrave("k", leaf, f, 0.26, gap=11, cut=False, length=(60, 200))
    for a, b in ((-340, -196), (-166, -14)):
        q = p.open(poly(d((-58, a - 2), (28, a + 12), (28, b), (-58, b))), colour="1", line=7)
        p.engrave("k", q, f, np.clip(0.75 - p.lit(q, (800, 700), 30), 0.2, 0.7), gap=9, cut=False)
    p.open(ell(*spot(d((33, -178))[0]), 8), line=3)
    m = frame(x, y, s, True)
    p.solid(limb(m, (-172, -268, 10), (-160, -190, 9), (-166, -90, 9), (-160, 8, 8), s=s), halo=5)
    m, b = bearer(
        p,
        x,
        y,
        s,
        flip=True,
        halo=7,
        skirt=True,
        rest=[limb(m, (-100, -236, 18), (-140, -200, 14), (-166, -216, 11), s=s)],
    )
    p.engrave(
        "k",
        b,
        p.guided(
            m((40, -170), (50, -100), (70, -44)),
            m((-20, -170), (-50, -100), (-68, -48)),
            m((20, -200), (-40, -250), (-90, -262)),
            m((0, -170), (0, -30)),
        ),
        0.06 + 0.85 * p.lit(b, (700, 500), 36),
        gap=8,
        length=(30, 90),
    )
    h = frame(*spot(m((-112, -288))[0]), 44 * s, flip=True, rot=-0.32)
    profile = (
        (0.1, -1.0),
        (-0.35, -0.92),
        (-0.58, -0.62),
        (-0.6, -0.36),
        (-0.56, -0.2),
        (-0.86, 0.18, "c"),
        (-0.64, 0.28),
        (-0.72, 0.44),
        (-0.62, 0.5),
        (-0.68, 0.62),
        (-0.6, 0.88),
        (-0.3, 0.92),
        (0.2, 0.7),
        (0.5, 0.2),
        (0.5, -0.6),
    )
    p.open(blob(*h(*profile)), line=4, halo=5)
    scarf = p.solid(
        blob(
            *h(
                (-0.34, -0.98),
                (0.2, -1.16),
                (0.78, -0.7),
                (0.86, 0.1),
                (0.66, 0.9),
                (0.24, 1.06),
                (-0.1, 0.98, "c"),
                (-0.02, 0.2),
                (-0.2, -0.4),
            )
        ),
        halo=0,
    )
    p.engrave("k", scarf, p.along(scarf), p.lit(scarf, (300, 500), 18), gap=7)
    p.ink("k", limb(h, (-0.52, -0.1, 0.07), (-0.36, -0.06, 0.12), (-0.24, -0.1, 0.06), s=44 * s))
    p.ink("k", limb(h, (-0.6, 0.5, 0.1), (-0.42, 0.5, 0.05), s=44 * s))
    p.carve("k", limb(h, (-0.44, -0.72, 0.2), (0.1, -0.76, 0.2), (0.72, -0.3, 0.2), s=44 * s))
    p.carve("k", limb(m, (-80, -272, 8), (-10, -250, 8), (40, -222, 8), s=s))
    p.carve("k", *[ell(*spot(m((u, -56 - 3 * np.cos(u / 40)))[0]), 5.5) for u in range(-58, 66, 17)])


def bed(p: Print) -> Any:
    """Before her a bed, carried level; the sleeper has not noticed."""
    for x in (516, 650):
        bearer(p, x, 934 + (x - 516) * 0.264, 0.45, halo=5, arms="up", skirt=x > 600)
    m = frame(578, 764, 0.46, rot=0.16)
    p.solid(
        poly(m((-306, 44), (-288, 44), (-288, -160), (-306, -160))),
        poly(m((288, 44), (306, 44), (306, -96), (288, -96))),
        halo=5,
    )
    p.open(poly(m((-290, 16), (290, 16), (290, -34), (-290, -34))), line=5, halo=6)
    p.open(blob(*m((-286, -34, "c"), (-280, -90), (-200, -98), (-150, -34, "c"))), line=4, halo=5)
    q = p.open(
        blob(
            *m(
                (-184, -34, "c"),
                (-160, -104),
                (-60, -112),
                (60, -156),
                (170, -100),
                (270, -92),
                (284, -34, "c"),
            )
        ),
        colour="1",
        line=5,
        halo=5,
    )
    p.engrave(
        "k",
        q,
        p.guided(m((-150, -90), (-170, -34)), m((60, -150), (40, -34)), m((260, -90), (270, -34))),
        0.36,
        gap=10,
        cut=False,
    )
    p.solid(blob(*m((-250, -96), (-250, -130), (-214, -146), (-182, -128), (-178, -96))), halo=4)


def roof(p: Print) -> Any:
    """Four under a roof; the chimney still smokes."""
    for x in (512, 552, 592, 628):
        bearer(p, x, 676 - (x - 404) * 0.27, 0.22, flip=True, halo=3, arms="up")
    m = frame(570, 574, 0.92, rot=-0.24)
    smoke = taper(
        *[
            (*m(q)[0], w)
            for q, w in (
                ((-50, -70), 6),
                ((-66, -96), 13),
                ((-40, -124), 16),
                ((-62, -156), 9),
                ((-50, -180), 2),
            )
        ]
    )
    p.open(smoke, line=3, halo=4)
    p.solid(poly(m((-36, -80), (-66, -80), (-66, -16), (-36, -16))), halo=4)
    r = p.open(poly(m((-118, 16), (-82, -50), (88, -50), (124, 16))), colour="1", line=5, halo=5)
    p.engrave(
        "k",
        r,
        p.guided(m((-118, 16), (-82, -50)), m((124, 16), (88, -50)), m((0, 16), (0, -50))),
        0.45,
        gap=10,
        cut=False,
    )


def others(p: Print) -> Any:
    """A window, a tree; further up only specks."""
    bearer(p, 444, 714, 0.26, halo=4)
    w = frame(462, 652, 0.26, rot=-0.2)
    p.open(poly(w((-116, 30), (104, 30), (104, -226), (-116, -226))), line=3, halo=5)
    for a in (-96, 4):
        for b in (-206, -90):
            p.open(poly(w((a, b), (a + 80, b), (a + 80, b + 100), (a, b + 100))), colour="1", line=2.5)
    bearer(p, 512, 504, 0.15, flip=True, halo=3)
    p.solid(
        taper((496, 476, 5), (490, 440, 5)),
        ell(488, 420, 22, 19),
        ell(472, 430, 12),
        ell(504, 430, 12),
        halo=4,
    )
    bearer(p, 556, 452, 0.11, halo=2)
    bearer(p, 510, 410, 0.08, flip=True, halo=1.5)
    bearer(p, 540, 370, 0.06, halo=1.5)
