"""Faces of few cut shapes, drawn round (0, 0) between the eyes, which stand at +-26; any being may wear
one."""

from dataclasses import dataclass, replace

import numpy as np

from studio.papercut.bits import CREAM, INK, drop, heart, strip
from studio.papercut.elements.feelings import FEELINGS, TONGUE, Eye, Face
from studio.papercut.page import Page
from studio.papercut.papers import Ground, tone
from studio.shapes import blob, curve, ell, inter, poly, star, stroke

MOUTH, LIP = "#7a1f2c", "#ee7d78"
WIDE = 1.1  # from this size on an eye shows its white whatever its design


@dataclass(frozen=True)
class Look:
    """How a being's face is made. `eyes`: disc (cream and dark), almond, dot, button."""

    eyes: str = "disc"
    ink: Ground = INK
    white: Ground = CREAM
    brow: Ground | None = None
    blush: str = "#ee7a62"
    thread: str = "#fdf6e6"


DISC, DOT, ALMOND, BUTTON = Look(), Look("dot"), Look("almond"), Look("button", ink="#4a6a8a")


def face(
    c: Page,
    feel: str,
    skin: Ground,
    *,
    gap: float = 26,
    size: float = 1.0,
    my: float = 44,
    look: tuple[float, float] | None = None,
    turn: float = 0.0,
    lips: bool = True,
    made: Look = DISC,
    rosy: bool = True,
) -> None:
    """A whole face for one of the 32 feelings.

    `my`: how far below the eyes the mouth is; `look`: another gaze (-1..1); `turn` -1..1: the head turned
    to a
    side (features shift, the far eye shrinks); `lips=False`: a beak comes instead; `made`: which eyes.
    """
    f = FEELINGS[feel]
    gap *= 1 - 0.13 * abs(turn)
    with c.at(turn * 15, 0):
        if rosy:
            _cheeks(c, f, gap, my, turn, made)
        for side, spec in ((-1, f.left), (1, f.right)):
            spec = spec if look is None or feel in {"silly", "lost"} else replace(spec, look=look)
            small = size * (1 - 0.17 * max(0.0, side * turn))
            eye(c, side * gap, spec, small, side, skin, made)
            _brow(c, f, side, gap, small, made)
        if f.extra == "tears":
            for side in (-1, 1):
                c.lay(drop(side * (gap + 7), 34 + 9 * (side > 0), 8.5), "#5aace4", 1.4, 0)
    if lips:
        with c.at(turn * 24, 0):
            mouth(c, f.mouth, my, made.ink if made.eyes != "button" else INK)
    _extras(c, f.extra, gap, my)


def _cheeks(c: Page, f: Face, gap: float, my: float, turn: float, made: Look) -> None:
    for side in (-1, 1):
        if f.cheek and side * turn < 0.6:
            r = 10 + 2.2 * f.cheek
            if f.cheek > 1:
                c.lay(ell(side * (gap + 17), my * 0.62, r, r * 0.82), made.blush, 0.4, 0, facet=0.6)
            else:
                c.lay(ell(side * (gap + 17), my * 0.62, r, r * 0.82), made.blush, 0.3, 0, tissue=0.7)
        if f.extra == "green":
            c.lay(ell(side * (gap + 15), my * 0.62, 16, 13), tone("#9cc24a"), 0.4, 0)
        if f.extra == "envy":
            c.lay(ell(side * (gap + 17), my * 0.62, 10, 8), tone("#6fb04a"), 0.4, 0)


def _brow(c: Page, f: Face, side: int, gap: float, size: float, made: Look) -> None:
    up, tilt, higher = f.brow
    spec = f.left if side < 0 else f.right
    y = -20 * size * max(1, spec.big * 0.94) - up * 0.62 - (higher if side > 0 else 0)
    if made.eyes == "dot" and spec.big < WIDE:
        y += 5
    w = 17 * size
    line = [
        (side * (gap - w * 0.95), y + tilt * 0.75),
        (side * gap, y - 3.5),
        (side * (gap + w), y - tilt * 0.75),
    ]
    strip(c, line, 8.0, made.brow or (made.ink if made.eyes != "button" else INK), 1.4)


def _extras(c: Page, extra: str, gap: float, my: float) -> None:
    if extra in ("sweat", "drool"):
        c.lay(drop(gap + 27, -24, 9) if extra == "sweat" else drop(17, my + 20, 7), "#7cc4ea", 1.4, 0)
    if extra == "hearts":
        for x, y, r in ((gap + 50, -62, 14), (gap + 28, -86, 9), (-gap - 46, -72, 10)):
            c.lay(heart(x, y, r), "#e0364a", 5, 0.5)
    if extra == "steam":
        puff = ((gap + 44, -52), (gap + 56, -68), (gap + 74, -62), (gap + 78, -46), (gap + 60, -38))
        for side in (-1, 1):
            c.lay(blob(*((side * a, b) for a, b in puff)), CREAM, 4, 0.5, tear=3)


# ---- eyes ------------------------------------------------------------------------------------------
def eye(c: Page, x: float, f: Eye, size: float, side: int, skin: Ground, made: Look) -> None:
    """One eye at (x, 0); `side`: -1 the left one, 1 the right one (lids slant inwards)."""
    big = f.big * size
    if f.kind in ("arc", "shut"):
        q = -1 if f.kind == "shut" else 1
        w = 15 * size
        line = [(x - w, q * 6), (x - w / 2, -q * 5), (x, -q * 9), (x + w / 2, -q * 5), (x + w, q * 6)]
        strip(c, line, 6.5, made.ink if made.eyes != "button" else INK)
        return
    if made.eyes == "button":
        rx, ry = _button(c, x, f, big, made)
    elif made.eyes == "dot" and f.big < WIDE and max(abs(f.look[0]), abs(f.look[1])) < 0.55:
        rx = ry = 10.5 * big * max(f.pupil, 0.8)
        x = x + f.look[0] * 4
        c.lay(ell(x, f.look[1] * 4, rx, ry * 1.12), made.ink, 0.7, 0, facet=0.5)
    else:
        rx, ry = _open(c, x, f, big * (0.86 if made.eyes == "dot" and f.big < WIDE else 1), made)
    _lids(c, x, f, rx, ry, side, size, skin)


def _open(c: Page, x: float, f: Eye, big: float, made: Look) -> tuple[float, float]:
    """Cream disc and dark disc; an almond is cut lower."""
    rx, ry = (19 * big, 14.5 * big) if made.eyes == "almond" and f.big < WIDE else (16 * big, 18.5 * big)
    disc = ell(x, 0, rx, ry)
    if made.eyes == "almond" and f.big < WIDE:
        disc = blob(
            (x - rx, 1, "c"), (x - rx * 0.3, -ry), (x + rx * 0.5, -ry * 0.8), (x + rx, 1, "c"), (x, ry * 0.85)
        )
    c.lay(disc, made.white, 1, 0)
    r = 9.6 * big * f.pupil
    px, py = x + f.look[0] * (rx - r) * 0.95, f.look[1] * max(ry - r, 4) * 0.92
    c.lay(inter(ell(px, py, r, r * 1.08), disc), made.ink, 0.5, 0, facet=0.5)
    return rx, ry


def _button(c: Page, x: float, f: Eye, big: float, made: Look) -> tuple[float, float]:
    """A sewn-on button; the thread sits where it looks."""
    r = 16.5 * big
    c.lay(ell(x, 0, r), made.ink, 2.2, 0, facet=0.4)
    c.lay(ell(x, 0, r * 0.74), made.ink, 0.3, 0, facet=0.4, rim=1.6)
    dx, dy = x + f.look[0] * r * 0.42, f.look[1] * r * 0.42
    for q in (-1, 1):
        line = curve((dx - 5 * big, dy - q * 5 * big), (dx, dy), (dx + 5 * big, dy + q * 5 * big))
        c.lay(stroke(line, 3.4, 0.8), made.thread, 0.6, 0, facet=0)
    return r, r


def _lids(c: Page, x: float, f: Eye, rx: float, ry: float, side: int, size: float, skin: Ground) -> None:
    """A straight cut of the skin's paper over the eye: it carries most of a feeling."""
    if f.lid or f.tilt:
        y, t = -ry + 2 * ry * f.lid, f.tilt * size * side
        far = [
            (x - rx * 1.5, -ry * 1.6),
            (x + rx * 1.5, -ry * 1.6),
            (x + rx * 1.5, y - t),
            (x - rx * 1.5, y + t),
        ]
        c.lay(inter(ell(x, 0, rx + 2.5, ry + 2.5), poly(far)), skin, 1.6, 0, facet=0.4)
    if f.low:
        below = ell(x, ry * 2.35 - 2 * ry * f.low, rx * 1.9, ry * 1.4)
        c.lay(inter(ell(x, 0, rx + 2, ry + 2), below), skin, 1.2, 0, facet=0.4)


# ---- mouths ----------------------------------------------------------------------------------------
def mouth(c: Page, m: tuple[str | float, ...], y: float, ink: Ground = INK) -> None:
    """One of the mouths cut from one sheet: line, open, o, yawn, wavy, grit, grin, tongue, lick, pout,
    bite."""
    kind, (w, *rest) = m[0], [float(v) for v in m[1:]]
    bend = rest[0] if rest else 0.0
    if kind == "line":
        skew = rest[1]
        line = [(-w, y - bend + skew * 0.5), (-w * 0.5, y), (0, y + bend * 0.45), (w * 0.5, y - skew * 0.3)]
        strip(c, [*line, (w, y - bend - skew)], 6.5, ink)
    elif kind == "wavy":
        strip(c, [(w * (i / 3 - 1), y + bend * (-1) ** i) for i in range(7)], 5.5, ink)
    elif kind in ("o", "yawn"):
        c.lay(ell(0, y + 4, w, bend), MOUTH, 1, 0)
        if w > 9:
            c.lay(ell(0, y + 4 + bend * 0.5, w * 0.62, bend * 0.38), LIP, 0.4, 0, rim=0.4)
    elif kind == "tongue":
        _tongue(c, rest[1], y + bend * 0.5, 1.0)
        strip(c, [(-w, y - bend), (-w * 0.5, y), (0, y + bend * 0.45), (w * 0.5, y), (w, y - bend)], 6.5, ink)
    elif kind in ("open", "lick"):
        _open_mouth(c, w, bend, rest[1], y, kind == "lick")
    elif kind == "pout":
        line = [(-w, y + 8), (-w * 0.5, y - 2), (0, y - 5), (w * 0.5, y - 2), (w, y + 8)]
        strip(c, line, 7, ink)
        c.lay(
            blob((-w * 0.85, y + 6), (0, y + 3), (w * 0.85, y + 6), (w * 0.5, y + 15), (-w * 0.5, y + 15)),
            LIP,
            2,
            0,
        )
    elif kind == "bite":
        strip(c, [(-w, y - bend), (-w * 0.5, y), (0, y + bend * 0.45), (w * 0.5, y), (w, y - bend)], 6.5, ink)
        c.lay(poly([(-2, y - 4), (9, y - 4), (8, y + 9), (-1, y + 9)]), CREAM, 1, 0, facet=0.4)
    else:
        _teeth(c, kind == "grin", w, bend, rest[1], y, ink)


def _tongue(c: Page, x: float, y: float, s: float) -> None:
    c.lay(
        blob((-9, y - 1), (11, y - 1), (13 + x * 0.5, y + 21 * s), (3 + x, y + 32 * s), (-8 + x, y + 21 * s)),
        LIP,
        1.2,
        0,
    )
    strip(c, [(1, y + 5), (2 + x * 0.6, y + 21 * s)], 2.6, "#c4545c", 0.2)


def _open_mouth(c: Page, w: float, top: float, deep: float, y: float, lick: bool) -> None:
    corners = (-w, y - top, "c"), (0, y), (w, y - top, "c")
    hole = c.lay(
        blob(*corners, (w * 0.62, y + deep * 0.62), (0, y + deep), (-w * 0.62, y + deep * 0.62)), MOUTH, 1, 0
    )
    if lick:
        c.lay(
            blob((2, y + 8), (w * 0.7, y - 4), (w * 1.15, y - top - 12), (w * 1.4, y - top), (w, y + 12)),
            LIP,
            1.2,
            0,
        )
        return
    c.lay(ell(0, y + deep * 0.95, w * 0.62, deep * 0.48), LIP, 0.5, 0, clip=hole)
    upper = (-w * 0.72, y - top * 0.75), (0, y - 3), (w * 0.72, y - top * 0.75)
    c.lay(blob(*upper, (w * 0.5, y + 7), (0, y + 9), (-w * 0.5, y + 7)), CREAM, 0.6, 0, clip=hole)


def _teeth(c: Page, grin: bool, w: float, h: float, bend: float, y: float, ink: Ground) -> None:
    if bend > 0:
        line = [(-w, y - bend), (0, y + bend * 0.4), (w, y - bend - (6 if grin else 0))]
    else:
        line = [(-w, y - bend * 0.6), (0, y + bend), (w, y - bend * 0.6)]
    h = 9 if grin else h
    for sheet, wide, up, down in ((ink, 1.0, 0.9, 1.1), (CREAM, 0.9, 0.6, 0.75)):
        thin = 0.35 if wide == 1 else 0.1
        above = [(a * wide, b - h * (up if a == 0 else thin)) for a, b in line]
        below = [(a * wide, b + h * (down if a == 0 else thin)) for a, b in line[::-1]]
        c.lay(blob(*above, *below), sheet, 1.0 if wide == 1 else 0.5, 0)
    for q in (-0.5, -0.17, 0.17, 0.5):
        at = float(np.interp(q * w, [-w, 0, w], [p[1] for p in line])) + (0.4 - abs(q)) * (
            3 if bend > 0 else -3
        )
        strip(c, [(q * w, at - h * 0.62), (q * w + 0.5, at + h * 0.7)], 2.4, ink, 0.1)


def beak(c: Page, feel: str, x: float = 0, y: float = 0, r: float = 17, sheet: Ground = "#ec7a2c") -> None:
    """A beak from the front: open when the feeling is loud, its corners up or down, a tongue out for
    disgust."""
    m = FEELINGS[feel].mouth
    wide = (
        1.0
        if m[0] in ("open", "yawn", "lick") or feel in ("amazed", "furious")
        else 0.62
        if m[0] in ("o", "grit")
        else 0.0
    )
    if feel in TONGUE:
        wide = 0.75
    bent = 0.45 if m[0] in ("open", "grin", "lick") or (m[0] == "line" and float(m[2]) > 2) else -0.5
    with c.at(x, y, r / 17):
        if wide:
            c.lay(
                blob(
                    (-15, 2, "c"),
                    (15, 2, "c"),
                    (9, 10 + 22 * wide),
                    (0, 14 + 24 * wide),
                    (-9, 10 + 22 * wide),
                ),
                sheet,
                1,
                0,
            )
            c.lay(
                blob(
                    (-11, 2, "c"), (11, 2, "c"), (6, 8 + 20 * wide), (0, 10 + 22 * wide), (-6, 8 + 20 * wide)
                ),
                MOUTH,
                0.4,
                0,
            )
            if feel in TONGUE:
                _tongue(c, 8 if feel == "silly" else 0, 12, 0.9)
        up = (-22, 3 - 9 * bent, "c"), (-9, -9), (0, -13), (9, -9), (22, 3 - 9 * bent, "c")
        c.lay(blob(*up, (10, 6), (0, 12), (-10, 6)), sheet, 2, 0.2)


# ---- true profile ----------------------------------------------------------------------------------
def side_face(
    c: Page,
    feel: str,
    skin: Ground,
    *,
    eye_at: tuple[float, float],
    lips: tuple[float, float] | None,
    size: float = 1.0,
    look: tuple[float, float] | None = None,
    made: Look = ALMOND,
    cheek: tuple[float, float] | None = None,
    mouth_size: float = 1.0,
) -> None:
    """A face in true profile, looking left: one eye, its brow, and a mouth from `lips` (the front edge)
    backwards."""
    f = FEELINGS[feel]
    spec = f.right if feel in {"curious", "suspicious"} else f.left
    gaze = look or (-abs(spec.look[0]) if feel != "lost" else 0.9, spec.look[1])
    if cheek and (f.cheek or f.extra in ("green", "envy")):
        sheet = {"green": "#9cc24a", "envy": "#6fb04a"}.get(f.extra, made.blush)
        c.lay(ell(*cheek, 13 * size, 10 * size), sheet, 0.4, 0, facet=0.6)
    with c.at(*eye_at):
        eye(c, 0, replace(spec, look=gaze), size, 1, skin, made)
        up, tilt, higher = f.brow
        y = (
            -19 * size * max(1, spec.big * 0.94)
            - up * 0.55
            - (higher if feel in {"curious", "suspicious"} else 0)
        )
        w = 17 * size
        strip(c, [(-w, y + tilt * 0.75), (0, y - 3), (w, y - tilt * 0.75)], 7.5, made.brow or INK, 1.4)
        if f.extra == "tears":
            c.lay(drop(-4, 34, 9), "#5aace4", 1.4, 0)
        if f.extra == "sweat":
            c.lay(drop(34, -30, 9), "#7cc4ea", 1.4, 0)
    if lips:
        with c.at(*lips):
            side_mouth(c, f.mouth, mouth_size)
    if f.extra == "hearts":
        for x, y, r in ((-70, -60, 13), (-50, -86, 9)):
            c.lay(heart(eye_at[0] + x, eye_at[1] + y, r), "#e0364a", 5, 0.5)
    if f.extra == "steam":
        c.lay(blob((60, -52), (72, -68), (90, -62), (94, -46), (76, -38)), CREAM, 4, 0.5, tear=3)


def side_mouth(c: Page, m: tuple[str | float, ...], s: float = 1.0) -> None:
    """A mouth seen from the side; (0, 0) is its front edge, it runs to the right."""
    kind, w = m[0], float(m[1]) * 1.25 * s
    bend = float(m[2]) if len(m) > 2 else 0.0
    if kind in ("open", "yawn", "o", "lick"):
        deep = {"open": 22, "yawn": 34, "o": 24, "lick": 18}[str(kind)] * s
        w = max(w, 22 * s)
        c.lay(
            blob(
                (-4, -deep * 0.3, "c"),
                (w, 0, "c"),
                (w * 0.5, deep * 0.62),
                (-2, deep * 0.8, "c"),
                (4, deep * 0.2),
            ),
            MOUTH,
            0.8,
            0,
        )
        c.lay(
            blob((0, deep * 0.5), (w * 0.5, deep * 0.2), (w * 0.45, deep * 0.5), (4, deep * 0.72)),
            LIP,
            0.4,
            0,
        )
        if kind == "lick":
            c.lay(blob((4, 4), (-14 * s, -6), (-16 * s, -22 * s), (-6 * s, -20 * s), (8, -4)), LIP, 1.2, 0)
    elif kind in ("grit", "grin"):
        q = 1 if kind == "grin" else -0.6
        c.lay(
            blob((-3, -6 * s, "c"), (w, -9 * q * s, "c"), (w * 0.5, 9 * s), (-3, 9 * s, "c")), CREAM, 0.8, 0
        )
        strip(c, [(-3, 1), (w * 0.5, 2), (w, -8 * q * s)], 3, INK, 0.2)
        for t in (0.2, 0.45, 0.68):
            strip(c, [(w * t, -5 * s), (w * t + 1, 8 * s)], 2.2, INK, 0.2)
    elif kind == "wavy":
        strip(c, [(w * i / 4, (4 if i % 2 else -4) * s) for i in range(5)], 5, INK)
    else:
        down = -bend * 0.9 if kind != "pout" else 7
        if kind == "tongue":
            c.lay(blob((0, -3), (12, 0), (4, 26 * s), (-10 * s, 28 * s), (-12 * s, 12)), LIP, 1.2, 0)
        strip(c, [(-2, 0), (w * 0.5, 2), (w, down * s)], 6, INK)
        if kind == "pout":
            c.lay(ell(1, 8 * s, 9 * s, 6 * s), LIP, 1.4, 0)
        if kind == "bite":
            c.lay(poly([(3, -2), (12, -2), (11, 10), (4, 10)]), CREAM, 0.8, 0)


def star_eyes(c: Page, gap: float = 26, r: float = 13, colour: str = "#ffd65a") -> None:
    """Stars laid over the eyes, for amazed or inspired when the picture has room."""
    for side in (-1, 1):
        c.lay(star(side * gap, 0, r, 4, 0.36), colour, 0.5, 0, facet=0.3)
