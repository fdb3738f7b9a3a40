"""Beings without faces: a lamp, a flower, a sock, a coat, a chair, an umbrella, that feel by posture alone.

One table says how a spine bends for each of the 32 feelings; every body follows it. Towards `to` (1 right,
-1 left).
"""

import math
from dataclasses import dataclass

from studio.papercut.bits import brad, pleated, stitches, strip
from studio.papercut.families import shade
from studio.papercut.page import Page
from studio.papercut.papers import Ground, Paper, painted, stripes, tone
from studio.shapes import blob, ell, poly, rect, taper


@dataclass(frozen=True)
class Posture:
    """`lean`: the foot's angle, `bow`: how much the spine bends on from there, `head`: the last bit, in
    degrees;

    `open` -1 arms crossed .. 1 thrown up; `off`: over the ground; `shake`: a second outline.
    """

    lean: float = 0
    bow: float = 0
    head: float = 0
    open: float = 0
    off: float = 0
    shake: bool = False


POSTURES: dict[str, Posture] = {
    "joyful": Posture(0, -14, -20, 1, 40), "proud": Posture(-8, -18, 30, 0.2), "in-love": Posture(18, 16,
        18, 0.5),
    "curious": Posture(26, 10, -14, 0.1), "mischievous": Posture(14, 24, -10, -0.2, 6),
        "grateful": Posture(10, 62, 26, -0.6),
    "amazed": Posture(-14, -24, -34, 0.7), "sleepy": Posture(6, 54, 44, -0.1), "brave": Posture(8, -8, 6,
        0.3),
    "caring": Posture(12, 34, 30, 0.45), "hungry": Posture(16, 12, 14, 0.6), "calm": Posture(0, 0, 0, 0),
    "inspired": Posture(0, -6, -30, 0.9), "silly": Posture(-16, 60, -90, 0.8), "secretive": Posture(12, 26,
        20, -0.7),
    "dreamy": Posture(-8, -12, -36, 0), "sad": Posture(4, 66, 50, -0.2), "furious": Posture(14, 4, 10, 0.75),
    "afraid": Posture(-20, -4, 12, -0.5, 0, True), "shy": Posture(-6, 38, 50, -0.6), "jealous": Posture(16,
        8, -16, -0.8),
    "disgusted": Posture(-26, -10, 14, 0.5), "bored": Posture(10, 74, 20, -0.1), "lonely": Posture(0, 46,
        40, -0.3),
    "sulky": Posture(-10, 26, 40, -1), "guilty": Posture(4, 54, -20, -0.7), "suspicious": Posture(-24, -2,
        26, -0.4),
    "lost": Posture(6, -6, 40, 0.6, 0, True), "disappointed": Posture(6, 58, 40, -0.1),
        "impatient": Posture(12, 0, -8, -0.5),
    "selfish": Posture(4, 34, 10, -1), "poorly": Posture(14, 70, 34, -0.2, 0, True),
}  # fmt: skip


def _spine(p: Posture, to: int, long: float, n: int = 8) -> list[tuple[float, float, float]]:
    """Points up a bending spine from (0, 0): x, y and the direction there."""
    x = y = 0.0
    out = [(x, y, p.lean)]
    for i in range(n):
        a = p.lean + p.bow * ((i + 1) / n) ** 1.4
        x += math.sin(math.radians(a)) * long / n
        y -= math.cos(math.radians(a)) * long / n
        out.append((x, y, a))
    return [(to * a, b, to * q) for a, b, q in out]


def lamp(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    to: int = 1,
    colour: str = "#e2573b",
    lit: bool = True,
) -> None:
    """A desk lamp on its foot: two arms, a brad for an elbow, a shade for a head. 300 high."""
    p, sheet = POSTURES[feel], tone(colour)
    with c.at(x, y - p.off * s, s):
        knee = to * (-50 - p.lean * 1.1), -104.0
        a = math.radians(p.lean * 1.4 + p.bow * 0.5 + 22)
        top = knee[0] + to * math.sin(a) * 130, knee[1] - math.cos(a) * 130
        turn = 128 - 46 + p.head * 0.9 + p.bow * 0.35
        c.lay(ell(0, -8, 70, 20), tone(shade(colour, -0.2)), 5)
        c.lay(taper((0, -14, 12), (*knee, 12)), "#5a5460", 4, 0.2)
        if lit:
            with c.at(*top, 1, to * turn):
                c.lay(
                    poly([(-30, -60), (30, -60), (110, -250), (-110, -250)]), "#ffe08a", 0.5, 0, tissue=0.32
                )
        c.lay(taper((*knee, 12), (*top, 12)), "#5a5460", 4, 0.2)
        brad(c, *knee, 10)
        with c.at(*top, 1, to * turn):
            c.lay(ell(0, -58, 26, 20), "#fff0b4", 2, 0, glow=0.6 if lit else 0)
            c.lay(blob((-16, 16), (-22, -8), (-56, -58), (0, -70), (56, -58), (22, -8), (16, 16)), sheet, 5)
        brad(c, *top, 8)


def flower_being(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    to: int = 1,
    petal: Ground = "#f0566a",
    eye: Ground = "#f8c83c",
    stem: Ground = "#4c8840",
) -> None:
    """A flower whose stalk is a spine and whose two leaves are arms. 320 high."""
    p = POSTURES[feel]
    with c.at(x, y - p.off * s, s):
        line = _spine(p, to, 270)
        c.lay(taper(*((a, b, 17 - i) for i, (a, b, _) in enumerate(line))), stem, 4)
        for q in (-1, 1):
            ax, ay, _ = line[3]
            a = 90 - 80 * p.open
            if p.open < -0.4:
                end = (ax - q * 34, ay - 6)
                c.lay(taper((ax, ay + 10, 12), (ax + q * 60, ay + 16, 34), (*end, 10)), stem, 4)
            else:
                with c.at(ax, ay, 1, q * a):
                    c.lay(blob((0, 6), (-20, -50), (0, -120, "c"), (22, -50)), stem, 4, 1.4)
        hx, hy, d = line[-1]
        wilt = 0.7 if feel in ("sad", "poorly", "sleepy", "disappointed", "lonely", "bored") else 1.0
        with c.at(hx, hy, 1, d + to * p.head):
            for i in range(9):
                with c.at(0, 0, 1, i * 40 + 20):
                    c.lay(ell(0, -48 * wilt, 22, 36), petal, 3, 1.6)
            c.lay(ell(0, 0, 34), eye, 3)


def sock(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    to: int = 1,
    sheet: Paper | None = None,
    heel: Ground = "#c8482c",
) -> None:
    """A sock that stands on its toe end: the leg is its back. 280 high."""
    p = POSTURES[feel]
    paper = sheet or stripes("#f7efe0", "#3a86b8", pitch=28)
    with c.at(x, y - p.off * s, s):
        line = _spine(p, to, 210)
        c.lay(
            blob(
                (-to * 44, 0), (-to * 40, -60), (to * 34, -64), (to * 96, -46), (to * 122, -16), (to * 96, 0)
            ),
            paper,
            5,
        )
        c.lay(blob((to * 84, -48), (to * 112, -36), (to * 122, -14), (to * 100, 0), (to * 80, 0)), heel, 1.5)
        with c.at(0, -34):
            c.lay(taper(*((a, b, 84) for a, b, _ in line)), paper, 5)
            hx, hy, d = line[-1]
            with c.at(hx, hy, 1, d + to * p.head * 0.4):
                c.lay(blob((-48, 6), (-50, -34), (0, -42), (50, -34), (48, 6), (0, 12)), heel, 4)
                for i in range(-4, 5):
                    strip(c, [(i * 10.5, 4), (i * 10.8, -32)], 3, shade("#c8482c", -0.2), 0.2)
        c.lay(ell(-to * 32, -22, 26, 24), heel, 1.5)


def coat(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    to: int = 1,
    sheet: Ground = "#3a5a86",
    lining: Ground = "#e0ab2e",
) -> None:
    """An empty coat: collar for a head, sleeves for arms, hem for feet. 380 high."""
    p = POSTURES[feel]
    with c.at(x, y - p.off * s, s):
        line = _spine(p, to, 250)
        (hx, hy, d), (mx, my, _) = line[-1], line[4]
        for q in (-1, 1):
            a = (hx + q * 66 * math.cos(math.radians(d)), hy + 34 + q * 66 * math.sin(math.radians(d)))
            if p.open < -0.4:
                end, mid = (mx - q * 44, my + 10), (a[0] + q * 46, (a[1] + my) / 2 + 40)
            else:
                u = math.radians(20 + 130 * (p.open + 0.4) / 1.4)
                end, mid = (
                    (a[0] + q * math.sin(u) * 170, a[1] + math.cos(u) * 170),
                    (a[0] + q * math.sin(u * 0.8) * 88, a[1] + math.cos(u * 0.8) * 88),
                )
            late = p.open < -0.4
            if not late:
                c.lay(taper((*a, 54), (*mid, 52), (*end, 46)), sheet, 4)
                c.lay(ell(*end, 22, 16, q * 60), lining, 1, 0)
        c.lay(
            blob((-112, 6, "c"), *_flank(line, -1), *_flank(line, 1)[::-1], (112, 6, "c"), (0, 14)), sheet, 6
        )
        c.lay(
            taper((to * 6, 4, 26), *((a + to * 4, b, 24 - i * 2) for i, (a, b, _) in enumerate(line[:-1]))),
            lining,
            1,
            0,
        )
        for i in (2, 4, 6):
            c.lay(ell(line[i][0] - to * 22, line[i][1], 9), "#f4ead6", 2, 0)
        with c.at(hx, hy, 1, d + to * p.head * 0.5):
            c.lay(blob((-70, 20), (-56, -46), (0, -30), (56, -46), (70, 20), (0, 56, "c")), sheet, 5)
            c.lay(ell(0, -22, 40, 16), lining, 1, 0)
        if p.open < -0.4:
            for q in (-1, 1):
                a = (hx + q * 66, hy + 34)
                c.lay(
                    taper(
                        (*a, 54),
                        (a[0] + q * 40, (a[1] + my) / 2 + 36, 52),
                        (mx - q * 46, my + 8 + q * 10, 46),
                    ),
                    sheet,
                    5,
                )
                c.lay(ell(mx - q * 52, my + 8 + q * 10, 16, 22), lining, 1, 0)


def _flank(line: list[tuple[float, float, float]], q: int) -> list[tuple[float, float]]:
    """One side of a trunk that narrows up the spine."""
    return [(a + q * (92 - 5 * i) * math.cos(math.radians(d)),
        b + q * (92 - 5 * i) * math.sin(math.radians(d)))
            for i, (a, b, d) in enumerate(line) if i in (2, 4, 6, 8)]  # fmt: skip


def chair(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    to: int = 1,
    sheet: Ground = "#b98a58",
    seat: Ground = "#d8694a",
    back: bool = False,
) -> None:
    """A wooden chair: back-rest for a spine, front legs for arms. `back`: it has turned its back on us.
    320 high."""
    p = POSTURES[feel]
    crossed = p.open < -0.5
    with c.at(x, y - p.off * s, s):
        for q in (-1, 1):  # hind legs
            c.lay(taper((q * 66, -128, 20), (q * 78 - to * p.lean, 0, 16)), sheet, 4)
        line = _spine(p, to, 190)
        if not back:
            _rest(c, line, sheet)
        c.lay(blob((-92, -112), (-80, -158), (80, -158), (92, -112)), sheet, 5)
        c.lay(blob((-80, -128), (-72, -166), (72, -166), (80, -128), (0, -120)), seat, 4)
        for q in (-1, 1):
            if crossed:
                c.lay(taper((q * 78, -122, 22), (q * 30, -66, 18), (-q * 54, -26, 15)), sheet, 5)
            elif p.open > 0.4 and q == to:
                c.lay(taper((q * 78, -122, 22), (q * 128, -110, 18), (q * 160, -160 * p.open, 15)), sheet, 5)
            else:
                c.lay(taper((q * 78, -122, 22), (q * 84 + to * p.lean * 0.6, 2, 16)), sheet, 5)
        if back:
            _rest(c, line, sheet)


def _rest(c: Page, line: list[tuple[float, float, float]], sheet: Ground) -> None:
    with c.at(0, -150):
        for q in (-1, 1):
            c.lay(
                taper(
                    *(
                        (a + q * 68 * math.cos(math.radians(d)), b + q * 68 * math.sin(math.radians(d)), 19)
                        for a, b, d in line
                    )
                ),
                sheet,
                5,
            )
        for i in (4, 6, 8):
            a, b, d = line[i]
            with c.at(a, b, 1, d):
                c.lay(rect(-72, -13, 72, 13, 8), sheet, 4)


def umbrella(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    to: int = 1,
    sheet: Paper | None = None,
    shut: bool = False,
) -> None:
    """An umbrella on its crook: open it is glad or caring, shut it is in a huff. 360 high."""
    p = POSTURES[feel]
    paper = sheet or painted("#d8352c", "#e6553a")
    with c.at(x, y - p.off * s, s):
        line = _spine(p, to, 300)
        c.lay(taper(*((a, b, 11) for a, b, _ in line)), "#6a4a34", 3)
        c.lay(taper((0, 0, 12), (to * 10, 26, 12), (to * 34, 26, 12), (to * 40, 6, 10)), "#6a4a34", 3)
        hx, hy, d = line[-1]
        wide = 0.2 if shut else 0.62 + 0.38 * max(-0.4, p.open)
        with c.at(hx, hy, 1, d + to * p.head * 0.6):
            w = 190 * wide
            hem = [(w - i * w / 3, 66 + (110 if shut else 0) + (0 if i % 2 else -16)) for i in range(7)]
            c.lay(
                blob(
                    (-w, 66 + (110 if shut else 0), "c"),
                    (-w * 0.7, -30),
                    (0, -78),
                    (w * 0.7, -30),
                    *((a, b, "c") for a, b in hem),
                ),
                paper,
                7,
                relief=pleated(2 * w / 3, 5),
            )
            c.lay(taper((0, -70, 10), (0, -104, 4)), "#6a4a34", 2)


def patch(c: Page, x: float, y: float, sheet: Ground, rot: float = 0, size: float = 1.0) -> None:
    """A sewn-on patch."""
    with c.at(x, y, size, rot):
        c.lay(rect(-24, -22, 24, 22), sheet, 1, 0.5)
        stitches(c, [(-28, -18), (28, -18)], length=9, gap=7)
        stitches(c, [(-28, 18), (28, 18)], length=9, gap=7)
