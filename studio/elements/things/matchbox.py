"""Matches with a character of their own: asleep, awake and glowing, burnt."""

from studio.colour import Arr, Ramp
from studio.paint import Card, Frame
from studio.shapes import blob, curve, ell, taper

STICK = ["#5c3828", "#a87848", "#e4bc7c", "#fff0bc"]
HEAD = ["#2c0c18", "#741c24", "#b83c30", "#e88054"]
EMBER = ["#8c1410", "#cc3414", "#f46c1c", "#ffb048"]
CHAR = ["#0c0a10", "#241c20", "#4c3c38", "#8c7060"]


def head(f: Frame, r: float, ramp: Ramp) -> Arr:
    """The bulb of a match round (0, 0), a little longer than wide."""
    f.shade(ell(0, r * 0.9, r * 0.8, r * 0.4), 0.4, 6)
    return f.paint(blob((0, -r * 1.25), (r * 0.8, -r * 0.8), (r, 0), (r * 0.7, r * 0.85), (0, r * 1.1), (-r * 0.7, r * 0.85), (-r, 0), (-r * 0.8, -r * 0.8)),
        ramp, vol=r * 0.8, tex=0.3, lump=0.16)  # fmt: skip


def sleeping_match(
    c: Card, x: float, y: float, foot: tuple[float, float], r: float = 27, fire: float = 0
) -> None:
    """A match on its back, its head on (x, y), the stick going to `foot`; lids shut; `fire` lights it (from the left below 0)."""
    f = c.at(x, y, 1.0, (x - foot[0]) * 0.14, vol=10, wob=0.35, edge=0.28, rim=0.8, amb=0.2, det=0.5)
    side = -12 if x < foot[0] else 12
    c.shade(taper((x + side, y + 26, 24), (foot[0] + side, foot[1], 30)), 0.65, 7, "#0c0610")
    m = c.paint(
        taper((x, y + 10, 23), (foot[0], foot[1], 27)),
        STICK,
        vol=9,
        grain=2,
        wob=0.35,
        edge=0.28,
        rim=0.6,
        amb=0.2,
    )
    c.marks(m, 1.57, 16, 40, 3, jit=0.04, alpha=0.4)
    bulb = head(f, r, HEAD)
    if fire:
        s, a = (1 if fire > 0 else -1), min(abs(fire), 1)
        c.flat(taper((x + s * 11, y + 20, 8), (foot[0] + s * 13, foot[1], 9)), "#ff9c40", 0.55 * a, 3, clip=m)
        f.flat(ell(s * r * 0.62, -r * 0.3, r * 0.6, r), "#ff8428", 0.75 * a, 6, clip=bulb)
        f.flat(ell(s * r * 0.74, -r * 0.42, r * 0.22, r * 0.5, s * -20), "#ffd488", 0.9 * a, 3, clip=bulb)
    for s in (-1, 1):
        f.line(curve((s * 5, 3), (s * 10, 8), (s * 16, 3)), 3, "#1c0810", alpha=0.9, det=1)


def _burning(f: Frame, r: float) -> None:
    """Flames that stand up from a head of radius `r` like hair, in soft skins."""
    for k, col, a in ((1.0, "#e85418", 0.9), (0.78, "#ff8426", 0.95), (0.54, "#ffc450", 0.95)):
        w, h = r * (0.78 + 0.44 * k), r * (0.9 + 2.3 * k)
        left = (
            (-w * 0.8, r * 0.5),
            (-w, -r * 0.3),
            (-w * 0.86, -h * 0.5),
            (-w * 0.5, -h * 0.68, "c"),
            (-w * 0.3, -h * 0.52),
        )
        right = (
            (w * 0.34, -h * 0.56),
            (w * 0.62, -h * 0.74, "c"),
            (w * 0.9, -h * 0.46),
            (w, -r * 0.3),
            (w * 0.8, r * 0.5),
        )
        f.flat(blob((0, r * 0.9), *left, (r * 0.12, -h, "c"), *right), col, a, 3, wob=0.8, det=0.4)


def waking_match(c: Card, x: float, y: float, top: float, r: float = 40) -> None:
    """A match sitting up from (x, y), its head at height `top` alight, eyes wide open."""
    m = c.paint(taper((x - 2, y, 31), (x + 5, (y + top) / 2, 28), (x, top + 14, 26)), STICK, vol=11, grain=2, wob=0.35, edge=0.3, rim=0.9, amb=0.5,
        det=0.4, grad=(0.3, -0.2))  # fmt: skip
    c.marks(m, 1.57, 30, 46, 3, jit=0.04, alpha=0.4)
    c.shade(ell(x, top + r * 1.25, 15, 16), 0.5, 6, "#5c1c0c", clip=m)
    f = c.at(x, top, 1.0, vol=20, wob=0.35, edge=0.24, amb=0.4, det=0.7, rim=0.4)
    _burning(f, r)
    bulb = ((0, -r * 1.2), (r * 0.8, -r * 0.8), (r, 0), (r * 0.72, r * 0.8), (0, r * 1.08))
    f.paint(blob(*bulb, (-r * 0.72, r * 0.8), (-r, 0), (-r * 0.8, -r * 0.8)), EMBER, tex=0.3, lump=0.2)
    f.flat(ell(0, -r * 0.75, r * 0.62, r * 0.4), "#ffe08c", 0.85, 10)
    for s in (-1, 1):
        f.flat(ell(s * r * 0.38, r * 0.16, 6.4, 9), "#2c0608", 1, det=1)
        f.flat(ell(s * r * 0.38 - 2, r * 0.16 - 3, 2.1), "#fff4c8", 1, det=1)


def burnt_match(c: Card, x: float, y: float, h: float = 220) -> tuple[float, float]:
    """A burnt match, bent like an old man, foot at (x, y), leaning right; returns its crown, for smoke."""
    f = c.at(x, y, h / 220, vol=9, wob=0.5, edge=0.3, rim=1.3, amb=0.24, det=0.6)
    f.shade(taper((4, 0, 16), (-20, 8, 20), (-50, 14, 12)), 0.7, 6, "#04040c")
    f.shade(ell(2, 1, 22, 6), 0.8, 4, "#04040c")
    wood = blob((-13, -3, "c"), (0, 3), (14, -2, "c"), (8, -60), (2, -106, "c"), (-21, -106, "c"), (-18, -60))
    stick = f.paint(wood, STICK, vol=9, grain=2)
    f.shade(ell(-4, 2, 24, 16), 0.5, 8, "#1c0c10", clip=stick)
    f.paint(
        taper((-9, -92, 24), (-6, -140, 21), (18, -182, 17), (50, -200, 14)), CHAR, vol=9, tex=0.4, lump=0.3
    )
    g = c.at(*f.pt(62, -200), h / 220, 40, vol=12, wob=0.8, edge=0.3, rim=1.3, amb=0.24, det=0.7)
    head(g, 25, CHAR)
    f.flat(blob((52, -226), (70, -231), (84, -216), (84, -200), (78, -212), (66, -222)), "#ff9440", 0.6, 2)
    for ex, ey, w in ((62, -213, 4.6), (75, -204, 4.0)):  # it looks up, to the right, at the one that burns
        f.flat(ell(ex, ey, w, w * 1.15, 30), "#f8c070", 0.95, det=1)
        f.flat(ell(ex + 1.7, ey - 2.2, w * 0.5), "#1c0c10", 1, det=1)
    return f.pt(66, -228)
