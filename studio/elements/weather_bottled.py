"""Milk bottles with weather in them: the glass, and five kinds of weather to fill it with."""

import math

from studio.colour import Arr, Ramp, mix
from studio.paint import Card, Frame
from studio.palettes import SILVER, SNOW
from studio.shapes import blob, ell, poly, taper

GLASS = ["#3a4658", "#7c8ca0", "#c4ccd4", "#fbf8f0"]
RAINBOW = ("#d8483c", "#f08a3c", "#f8d04c", "#6cb45c", "#4c8cc8", "#8c6cb8")


def milk_bottle(c: Card, x: float, y: float, h: float = 300, rot: float = 0) -> tuple[Frame, Arr]:
    """The empty bottle, foot at (x, y); paint weather with its frame through the mask, then `seal` it."""
    f = c.at(x, y, h / 300, rot, vol=26, wob=0.22, amb=0.4)
    shape = blob((-58, 0, "c"), (-66, -20), (-66, -150), (-58, -186), (-32, -224), (-27, -262), (-29, -282, "c"),
        (29, -282, "c"), (27, -262), (32, -224), (58, -186), (66, -150), (66, -20), (58, 0, "c"), (0, 6))  # fmt: skip
    m = f.paint(shape, GLASS, vol=22, tex=0.08, edge=0.3)
    inside = blob((-52, -8), (-58, -24), (-58, -150), (-51, -182), (-24, -222), (-20, -264), (20, -264), (24, -222),
        (51, -182), (58, -150), (58, -24), (52, -8), (0, -3))  # fmt: skip
    return f, c.mask(f.path(inside), 0.22) * m


def air(f: Frame, m: Arr, stops: list[tuple[float, str]]) -> None:
    """The air in the bottle: colours at heights (0 the foot, -265 the neck), melted together."""
    for k in range(40):
        y = -272 + k * 7
        t = [s for s in stops if s[0] <= y]
        lo = t[-1] if t else stops[0]
        hi = next((s for s in stops if s[0] > y), stops[-1])
        q = 0 if hi[0] == lo[0] else (y - lo[0]) / (hi[0] - lo[0])
        f.flat(poly([(-70, y), (70, y), (70, 20), (-70, 20)]), mix(lo[1], hi[1], q), 1, soft=3, clip=m)


def cloud(f: Frame, m: Arr, x: float, y: float, w: float, ramp: Ramp) -> None:
    """A heap of cloud, `w` wide."""
    for dx, dy, r in (
        (-0.36, 0, 0.2),
        (0.36, 0.02, 0.18),
        (-0.16, -0.12, 0.26),
        (0.16, -0.14, 0.24),
        (0, 0.03, 0.28),
    ):
        f.paint(
            ell(x + dx * w, y + dy * w, r * w, r * w * 0.82),
            ramp,
            vol=18,
            clip=m,
            edge=0.06,
            wob=1.4,
            soft=1.5,
        )


def sunrise(f: Frame, m: Arr) -> None:
    """A small sun coming up over small hills."""
    air(f, m, [(-265, "#c8709c"), (-190, "#f09070"), (-110, "#ffc058"), (-60, "#ffe890")])
    for k in range(-5, 6):
        a = k * 0.3
        ray = [(8 * math.cos(a - 1.57), -70), (230 * math.sin(a - 0.05), -70 - 230 * math.cos(a)),
            (230 * math.sin(a + 0.05), -70 - 230 * math.cos(a + 0.05))]  # fmt: skip
        f.flat(poly(ray), "#fff4b8", 0.35, soft=3, clip=m)
    f.flat(ell(0, -78, 58), "#fff0a0", 0.7, soft=14, clip=m)
    f.paint(ell(0, -78, 36), ["#ff9c28", "#ffcc40", "#fff8c0"], vol=30, amb=0.6, clip=m, edge=0.1, det=0.5)
    f.paint(blob((-70, -52), (-30, -66), (10, -50), (70, -60), (70, 10), (-70, 10)), ["#6c3458", "#b05c54", "#f0a45c"],
        vol=14, clip=m, edge=0.1)  # fmt: skip
    f.paint(blob((-70, -30), (-10, -24), (36, -40), (70, -32), (70, 10), (-70, 10)), ["#3c2044", "#743c50", "#b8685c"],
        vol=14, clip=m, edge=0.1)  # fmt: skip


def rainbow(f: Frame, m: Arr) -> None:
    """Rain just over."""
    air(f, m, [(-265, "#4c80ac"), (-150, "#88b8cc"), (-50, "#dcecdc")])
    for k, col in enumerate(RAINBOW):
        r = 84 - 7 * k
        f.line([(14 + r * math.cos(t * 0.16), -34 - r * 1.25 * math.sin(t * 0.16)) for t in range(-1, 22)], 8.5, col,
            alpha=0.92, clip=m, ends=1, det=0.3)  # fmt: skip
    f.paint(blob((-70, -42), (-20, -52), (40, -40), (70, -48), (70, 10), (-70, 10)),
        ["#2c5c3c", "#64984c", "#c0d070"], vol=16, clip=m, edge=0.1)  # fmt: skip
    cloud(f, m, -16, -206, 96, ["#7888a4", "#b4c0d0", "#f0f0ec", "#fffaf0"])


def snow(f: Frame, m: Arr) -> None:
    """Three flakes and a fir."""
    air(f, m, [(-265, "#5c6c98"), (-120, "#98a8c8"), (-40, "#d0d8e4")])
    for k in range(4):
        w, y = 13 + 8 * k, -132 + 24 * k
        f.paint(
            poly([(12, y - 34), (12 + w, y), (12 - w, y)]),
            ["#1c3c48", "#3c6c64", "#9cb8a8"],
            vol=7,
            clip=m,
            wob=1,
        )
    f.paint(blob((-70, -46), (-24, -34), (30, -54), (70, -40), (70, 10), (-70, 10)), SNOW, vol=16, clip=m, amb=0.5,
        edge=0.05)  # fmt: skip
    for k in range(26):
        px, py = f.pt(-50 + (k * 37) % 100, -60 - (k * 53) % 190)
        f.card.dot(px, py, 2.2 + k % 3 * 0.6, "#fffdf8", 0.95)


def lightning(f: Frame, m: Arr) -> None:
    """A thunderstorm, shaken."""
    air(f, m, [(-265, "#141834"), (-120, "#2c3868"), (-20, "#6470a8")])
    cloud(f, m, 0, -176, 120, ["#14142c", "#2c3050", "#5c648c", "#a0a8c8"])
    bolt = poly([(6, -160), (34, -160), (10, -104), (34, -108), (-16, -20), (-2, -82), (-24, -78)])
    f.flat(bolt, "#c8e8ff", 0.8, soft=9, clip=m, mode="add")
    f.flat(bolt, "#fffbe0", 1, wob=0.2, clip=m, det=1)


def seal(f: Frame, cap: Ramp | None = SILVER) -> None:
    """The front of the glass: lip, two long reflections, and the foil cap."""
    f.line([(-48, -30), (-49, -140), (-42, -176)], 7, "#fffdf4", alpha=0.75, det=0.7)
    f.line([(50, -24), (51, -120)], 3.6, "#fffdf4", alpha=0.55, det=0.6)
    f.line([(-17, -226), (-15, -256)], 4, "#fffdf4", alpha=0.7, det=0.6)
    f.line([(-60, -14), (0, -2), (60, -14)], 4, "#f4f8f4", alpha=0.5)
    f.paint(taper((-28, -272, 15), (0, -268, 16), (28, -272, 15)), GLASS, vol=6, rim=0.6, det=0.6)
    if cap is not None:
        f.paint(blob((-33, -272), (-31, -290), (0, -298), (31, -290), (33, -272), (0, -264)), cap, vol=9, rim=0.7,
            det=0.7, edge=0.3)  # fmt: skip
        for k in range(-2, 3):
            f.line([(k * 12, -287), (k * 13, -270)], 1.8, "#4c5468", alpha=0.5)
