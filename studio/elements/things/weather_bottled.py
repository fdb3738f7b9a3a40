"""Milk bottles with weather in them: the glass, and six kinds of weather to fill it with."""

import math

from studio.colour import Arr, Ramp, mix
from studio.paint import Card, Frame
from studio.palettes import SILVER
from studio.shapes import blob, ell, poly, rect, taper, xf

GLASS = ["#3a4658", "#7c8ca0", "#c4ccd4", "#fbf8f0"]
MIST = ["#7c7ca8", "#b0acd0", "#dcd4e4", "#f4ecf0"]
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


def hills(f: Frame, m: Arr, y: float, ramp: Ramp, swing: float = 8) -> None:
    """One ridge right across the bottle at the height `y`; call it for the far ones first."""
    f.paint(blob((-74, y + 2), (-36, y - swing), (6, y + swing * 0.4), (40, y - swing * 0.7), (74, y + 3), (74, 14, "c"), (-74, 14, "c")),
        ramp, vol=10, clip=m, edge=0.06, soft=1)  # fmt: skip


def sunrise(f: Frame, m: Arr) -> None:
    """A small sun coming up behind small hills, ridge after ridge in the haze."""
    air(f, m, [(-265, "#8c6c9c"), (-200, "#cc8490"), (-140, "#ec9068"), (-90, "#f8b068"), (-50, "#ffd088")])
    f.flat(ell(4, -92, 62, 56), "#ffe89c", 0.6, soft=16, clip=m)
    f.paint(ell(4, -92, 30), ["#ff9c38", "#ffd060", "#fffad0"], vol=12, amb=0.7, clip=m, edge=0.05, det=0.6)
    for x, y, w in ((-24, -170, 40), (26, -188, 34), (-6, -146, 56)):
        f.flat(ell(x, y, w, 4.4), "#fce0b4", 0.55, soft=4, clip=m)
    hills(f, m, -82, ["#b87478", "#dc9c80", "#fcd094"], 7)
    f.flat(ell(0, -64, 70, 9), "#ffe0b0", 0.5, soft=7, clip=m)
    hills(f, m, -56, ["#84546c", "#b4746c", "#ecac7c"], -9)
    f.flat(ell(0, -38, 70, 8), "#f8c8a0", 0.4, soft=6, clip=m)
    hills(f, m, -28, ["#3c2848", "#6c4858", "#a87068"], 7)


def rainbow(f: Frame, m: Arr) -> None:
    """Rain just over: a soft bow half lost in the mist, a meadow, one tree, the last of the cloud."""
    air(f, m, [(-265, "#48648c"), (-170, "#6c8ca8"), (-100, "#a4bcc0"), (-40, "#dce0c8")])
    for k, col in enumerate(RAINBOW):
        r = 82 - 4.6 * k
        for t0 in range(6, 28, 3):  # in pieces, strongest at the crown of the bow
            arc = [(20 + r * math.cos(t * 0.1), -30 - r * 1.2 * math.sin(t * 0.1)) for t in range(t0, t0 + 5)]
            f.line(arc, 6.4, mix(col, "#dce4d8", 0.28), alpha=0.24 + 0.2 * math.sin(t0 * 0.1), clip=m, ends=1)
    f.flat(ell(0, -62, 74, 20), "#e4e8d8", 0.6, soft=12, clip=m)
    hills(f, m, -58, ["#4c7478", "#84a488", "#ccd4a4"], 6)
    f.flat(ell(0, -44, 70, 7), "#e4e8cc", 0.5, soft=6, clip=m)
    hills(f, m, -34, ["#2c5440", "#5c8850", "#b0bc6c"], -7)
    f.line([(-26, -30), (-26, -56)], 4, "#4c3c30", alpha=0.9, clip=m)
    for x, y, r in ((-32, -60, 12), (-20, -62, 12), (-26, -72, 13)):
        f.paint(ell(x, y, r, r * 0.9), ["#24503c", "#548048", "#b4c070"], vol=7, clip=m, wob=1.2)
    cloud(f, m, -10, -196, 104, ["#5c6c88", "#8c9cb0", "#ccd0d0", "#f8f0e0"])
    for k in range(9):
        x, y = -42 + k * 9, -172 + k % 3 * 9
        f.line([(x, y), (x - 4, y + 22)], 1.8, "#d8e4ec", alpha=0.55, clip=m)


def fir(f: Frame, m: Arr, x: float, y: float, h: float, depth: float) -> None:
    """A fir with snow on its boughs, sunk into the white by `depth`."""
    green = [mix(col, "#a8b4cc", depth) for col in ("#183440", "#345c5c", "#7c9c98")]
    white = mix("#f4f6fa", "#b8c4d8", depth)
    for k in range(4):
        w, t = h * (0.1 + 0.075 * k), y - h * (0.76 - 0.22 * k)
        f.paint(
            blob((x, t - h * 0.26, "c"), (x + w, t, "c"), (x, t + h * 0.03), (x - w, t, "c")),
            green,
            vol=5,
            clip=m,
            wob=0.8,
        )
        f.line([(x - w, t - 1), (x - w * 0.3, t - h * 0.11), (x + w * 0.2, t - h * 0.05)], h * 0.05, white, alpha=0.9, clip=m)  # fmt: skip


def snow(f: Frame, m: Arr) -> None:
    """Snow falling on a valley: blue hills, a wood, a cottage with its shutter closed."""
    air(f, m, [(-265, "#48588c"), (-170, "#7484ac"), (-90, "#a4b0c8"), (-40, "#ccd0dc")])
    hills(f, m, -96, ["#7484ac", "#98a8c4", "#c4ccdc"], 16)
    for x, h in ((-44, 34), (-30, 40), (44, 38), (30, 30), (54, 34)):
        fir(f, m, x, -66, h, 0.55)
    hills(f, m, -64, ["#8494b8", "#b8c4d8", "#e8ecf4"], 6)
    fir(f, m, -34, -36, 84, 0.12)
    fir(f, m, 40, -44, 56, 0.28)
    f.paint(
        poly([(-4, -42), (-4, -58), (10, -70), (24, -58), (24, -42)]),
        ["#3c3050", "#6c5468", "#a88c8c"],
        vol=3,
        clip=m,
    )
    f.line([(-9, -57), (10, -73), (29, -57)], 6, "#f4f6fa", alpha=1, clip=m, ends=0.9)
    f.flat(rect(5, -56, 14, -47), "#7c3438", 1, wob=0.2, clip=m, det=1)
    hills(f, m, -34, ["#8c9cc0", "#ccd4e4", "#f8f6f8"], -7)
    for k in range(34):
        dx, dy = -52 + (k * 37) % 104, -50 - (k * 53) % 186
        if abs(dx) > 52 - max(0, -dy - 150) * 0.45:  # where the bottle narrows
            continue
        px, py = f.pt(dx, dy)
        f.card.dot(px, py, 1.2 + k % 3 * 0.6, "#fffdf8", 0.9)


def lightning(f: Frame, m: Arr) -> None:
    """A thunderstorm, shaken: one great flash from the belly of the cloud to a dark land."""
    air(f, m, [(-265, "#0c1030"), (-150, "#1c2458"), (-80, "#3c54a0"), (-30, "#7494dc")])
    f.flat(ell(2, -86, 50, 76), "#8cbcff", 0.7, soft=18, clip=m, mode="add")
    cloud(f, m, 0, -186, 126, ["#10102a", "#262a50", "#4c548c", "#a4b4e4"])
    hills(f, m, -20, ["#0c0e20", "#181c3c", "#343c6c"], 6)
    upper = [(4, -178), (-26, -116), (-4, -118), (-26, -62), (-6, -66), (-16, -10)]
    lower = [(22, -86), (6, -84), (34, -134), (10, -132), (34, -178)]
    strike = poly([*upper, *lower])
    f.flat(strike, "#58a8ff", 0.9, soft=10, wob=0.1, clip=m, mode="add")
    f.flat(strike, "#fff2a0", 1, soft=0.8, wob=0.25, clip=m, det=1)
    f.flat(xf(strike, 1, -24, 0.72), "#fffef4", 0.9, soft=4, wob=0.2, clip=m, det=1)


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


def spilt_fog(c: Card, x: float, y: float, h: float, drop: float) -> None:
    """A bottle lying on its side, foot at (x, y), mouth to the left over an edge; its fog runs down by `drop` and away."""
    c.shade(ell(x - h * 0.36, y + h * 0.13, h * 0.36, 9), 0.6, 7)
    b, m = milk_bottle(c, x, y, h, -86)
    air(b, m, [(-270, "#dcd8e8"), (-200, "#b4b4d0"), (-110, "#7480ac"), (-20, "#44507c")])
    for px, py, r in ((-20, -150, 30), (14, -190, 26), (-4, -232, 18), (24, -110, 26), (-10, -84, 24)):
        b.paint(ell(px, py, r), MIST, vol=10, clip=m, soft=5, edge=0, alpha=0.5, wob=1)
    b.line([(-48, -30), (-49, -140), (-42, -176)], 7, "#fffdf4", alpha=0.8, det=0.7)
    b.line([(-58, -8), (0, -1), (58, -8)], 5, "#e8f0f4", alpha=0.7)
    b.paint(ell(0, -280, 36, 13), ["#6c7c94", "#b8c4d0", "#fbf8f0"], vol=6, edge=0.4, det=0.7)  # the rim
    b.paint(ell(0, -283, 25, 8), ["#34405c", "#68789c"], vol=2, edge=0.3, det=0.7)  # and the mouth
    mx, my = b.pt(0, -284)
    fall = ((-3, 2, 10), (-12, 9, 13), (-20, 0.3, 15), (-24, 0.6, 16), (-26, 0.9, 18))
    pool = ((8, 1.0, 15), (-48, 1.02, 18), (-78, 1.1, 17), (-104, 1.0, 14), (-134, 1.06, 11), (-160, 1.0, 8))
    for dx, dy, r in (*fall, *pool):
        at = (mx + dx, my + (dy if dy > 1.5 else dy * drop))
        a = 0.95 if dx > -60 else 0.95 + (dx + 60) * 0.005
        c.paint(ell(*at, r * 1.5, r * 0.8), MIST, vol=r * 0.8, edge=0, soft=5, alpha=a, wob=2, amb=0.2)


def little_bottle(
    c: Card, x: float, y: float, h: float, col: str, fog: float = 0.0, glow: float = 0.0
) -> None:
    """A bottle too small to see into, foot at (x, y): the colour of its weather, a long neck, a foil cap."""
    if glow:
        c.halo(x, y - h * 0.4, h * 1.3, col, glow)
    c.shade(ell(x, y, h * 0.26, h * 0.06), 0.5, 3)
    f = c.at(x, y, h / 100, vol=9, wob=0.2, edge=0.3, det=0.9, fog=fog)
    right = ((7, -88, "c"), (8, -68), (21, -50), (22, -38), (22, -6), (18, 0, "c"))
    body = blob(*((-px, py, *c_) for px, py, *c_ in right), *right[::-1])
    m = f.paint(body, [mix(col, "#241c40", 0.55), col, mix(col, "#fffbe8", 0.75)], amb=0.3)
    f.flat(ell(0, -24, 12, 15), mix(col, "#fff8d8", 0.6), 0.3 + 0.6 * min(1.0, glow), soft=5, clip=m)
    f.line([(-14, -10), (-15, -40), (-6, -62)], 4, "#fffdf4", alpha=0.7)
    f.paint(ell(0, -90, 11, 7), SILVER, vol=5, edge=0.3)
