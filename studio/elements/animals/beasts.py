"""Four-legged animals in side view, looking left."""

from dataclasses import replace
from typing import Any

from studio.colour import Ramp
from studio.elements.animals.quadruped import Build, quadruped
from studio.paint import Card, Frame
from studio.palettes import (
    BEAR,
    DEER,
    FLEECE,
    FOX,
    GREY,
    HAIR,
    OCHRE,
    WHITE,
    WOLF,
)  # fmt: skip
from studio.shapes import blob, ell, join, spiral, taper

CANINE = Build(belly=WHITE, muzzle=26)
INK = "#1a0c14"


def fox(c: Card, x: float, y: float, h: float = 110, ramp: Ramp = FOX, **how: Any) -> Frame:
    """A fox walking, white chin and tail tip, dark socks."""
    build = replace(
        CANINE,
        leg=36,
        deep=33,
        rise=13,
        neck=20,
        head=19,
        neckw=26,
        muzzle=24,
        tip=WHITE,
        socks=HAIR,
        length=96,
    )
    return quadruped(c, x, y, h, ramp, build, **how)


def wolf(c: Card, x: float, y: float, h: float = 130, ramp: Ramp = WOLF, **how: Any) -> Frame:
    """A tall grey wolf."""
    return quadruped(
        c, x, y, h, ramp, replace(CANINE, leg=50, deep=42, rise=20, neckw=34, head=19, fur=1.5), **how
    )


def dog(c: Card, x: float, y: float, h: float = 90, ramp: Ramp = OCHRE, **how: Any) -> Frame:
    """A friendly dog with hanging ears."""
    build = replace(
        CANINE, leg=36, deep=32, length=82, ears="flop", tail="thin", muzzle=18, muzzlew=14, rise=19, head=18
    )
    return quadruped(c, x, y, h, ramp, build, **how)


def bear(c: Card, x: float, y: float, h: float = 160, ramp: Ramp = BEAR, **how: Any) -> Frame:
    """A heavy bear on four legs."""
    build = Build(
        leg=34,
        legw=17,
        length=124,
        deep=66,
        neck=8,
        rise=8,
        neckw=50,
        head=25,
        muzzle=18,
        muzzlew=20,
        ears="round",
        tail="stub",
        hump=1,
        fur=2,
    )
    return quadruped(c, x, y, h, ramp, build, **how)


def deer(
    c: Card, x: float, y: float, h: float = 170, ramp: Ramp = DEER, antlers: float = 1.0, **how: Any
) -> Frame:
    """A deer; antlers 0 is a doe or a fawn."""
    build = Build(
        leg=66,
        legw=6,
        length=92,
        deep=36,
        neck=18,
        rise=44,
        neckw=17,
        head=13,
        muzzle=20,
        muzzlew=9,
        ears="leaf",
        tail="stub",
        belly=WHITE,
        fur=0.8,
    )
    f = quadruped(c, x, y, h, ramp, build, **how)
    if antlers and how.get("head", "up") == "up":
        hx, hy = -64.0, -(66 + 36 + 44) - 6.0
        for o, tone in ((-5, "#4a3428"), (3, "#8a6a4c")):
            a = antlers
            f.line(
                [(hx + o, hy), (hx + o + 14 * a, hy - 18 * a), (hx + o + 4 * a, hy - 44 * a)],
                4.4,
                tone,
                alpha=1,
                ends=0.5,
            )
            for bx, by, tx, ty in ((6, -10, -8, -26), (13, -22, 26, -40), (9, -34, -6, -48)):
                f.line(
                    [(hx + o + bx * a, hy + by * a), (hx + o + tx * a, hy + ty * a)],
                    3,
                    tone,
                    alpha=1,
                    ends=0.4,
                )
    return f


def horse(c: Card, x: float, y: float, h: float = 190, ramp: Ramp = BEAR, **how: Any) -> Frame:
    """A horse with a mane."""
    build = Build(
        leg=66,
        legw=8,
        length=116,
        deep=46,
        neck=26,
        rise=46,
        neckw=28,
        head=16,
        muzzle=32,
        muzzlew=15,
        ears="point",
        tail="flow",
        fur=0.6,
    )
    f = quadruped(c, x, y, h, ramp, build, **how)
    if how.get("head", "up") == "up":
        f.paint(
            taper((-76, -164, 6), (-62, -150, 12), (-46, -122, 12), (-40, -104, 4)),
            [ramp[0], ramp[0], ramp[1]],
            vol=5,
        )
    return f


def donkey(c: Card, x: float, y: float, h: float = 150, ramp: Ramp = GREY, **how: Any) -> Frame:
    """A donkey: long ears, white muzzle."""
    build = Build(
        leg=50,
        legw=8,
        length=94,
        deep=40,
        neck=22,
        rise=32,
        neckw=24,
        head=16,
        muzzle=26,
        muzzlew=14,
        ears="long",
        tail="tuft",
        belly=WHITE,
        fur=1,
    )
    return quadruped(c, x, y, h, ramp, build, **how)


def cow(
    c: Card, x: float, y: float, h: float = 150, ramp: Ramp = WHITE, patch: Ramp | None = BEAR, **how: Any
) -> Frame:
    """A cow with patches and a bell."""
    build = Build(
        leg=44,
        legw=11,
        length=126,
        deep=58,
        neck=16,
        rise=14,
        neckw=34,
        head=19,
        muzzle=24,
        muzzlew=20,
        ears="horns",
        tail="tuft",
        fur=0.5,
    )
    f = quadruped(c, x, y, h, ramp, build, **how)
    if patch is not None:
        body = c.mask(
            f.path(blob((-60, -84), (-40, -102), (40, -102), (62, -84), (60, -58), (-56, -52))), 0.35
        )
        for px, py, rx, ry in ((-26, -88, 20, 14), (24, -72, 24, 18), (52, -92, 14, 12)):
            f.paint(
                blob(
                    (px - rx, py),
                    (px - 4, py - ry),
                    (px + rx, py - 4),
                    (px + rx * 0.6, py + ry),
                    (px - rx * 0.7, py + ry * 0.8),
                ),
                patch,
                vol=4,
                clip=body,
                edge=0.05,
            )
    return f


def goat(c: Card, x: float, y: float, h: float = 100, ramp: Ramp = WHITE, **how: Any) -> Frame:
    """A goat with horns and a beard."""
    build = Build(
        leg=42,
        legw=7,
        length=78,
        deep=38,
        neck=16,
        rise=30,
        neckw=20,
        head=14,
        muzzle=18,
        muzzlew=11,
        ears="horns",
        tail="stub",
        fur=1.2,
    )
    return quadruped(c, x, y, h, ramp, build, **how)


def sheep(
    c: Card,
    x: float,
    y: float,
    h: float = 80,
    ramp: Ramp = FLEECE,
    face: Ramp = HAIR,
    flip: bool = False,
    fog: float = 0,
    shadow: float = 0.4,
) -> Frame:
    """A ball of fleece with a dark head."""
    f = c.at(x, y, h / 80, 0, flip, fog=fog, vol=10, det=0.4, wob=0.5, rim=0.4)
    if shadow:
        f.shade(ell(0, 1, 42, 6), shadow * (1 - fog), 5)
    for lx in (-20, -10, 14, 24):
        f.paint(taper((lx, -24, 7), (lx, -2, 6)), face, vol=3)
    puffs = [
        ell(px, py, r)
        for px, py, r in (
            (-24, -42, 17),
            (-8, -54, 17),
            (12, -56, 18),
            (28, -44, 17),
            (18, -32, 17),
            (-12, -30, 17),
            (2, -44, 20),
        )
    ]
    f.paint(join(*puffs), ramp, vol=22, tex=0.35, grad=(0.1, -0.2))
    for px, py, r in ((-16, -48, 9), (4, -56, 10), (20, -46, 10), (6, -36, 10), (-10, -36, 8)):
        f.line(spiral(px, py, r, 2, 1.2), 1.6, ramp[1], alpha=0.5)
    f.paint(blob((-30, -60), (-46, -52), (-52, -40), (-44, -34), (-32, -42)), face, vol=7)
    f.paint(ell(-27, -56, 9, 4, 30), face, vol=3)
    f.flat(ell(-41, -49, 1.6), "#fff4e0", det=1)
    return f


def camel(c: Card, x: float, y: float, h: float = 160, ramp: Ramp = OCHRE, **how: Any) -> Frame:
    """A camel with two humps."""
    build = Build(
        leg=64,
        legw=8,
        length=104,
        deep=40,
        neck=34,
        rise=30,
        neckw=15,
        head=13,
        muzzle=20,
        muzzlew=12,
        ears="round",
        tail="tuft",
        fur=0.8,
    )
    f = quadruped(c, x, y, h, ramp, build, **how)
    for hx in (-20, 24):
        f.paint(
            blob((hx - 22, -92), (hx - 8, -118), (hx + 6, -120), (hx + 22, -92), (hx, -86)),
            ramp,
            vol=14,
            edge=0.1,
        )
    return f


def lion(c: Card, x: float, y: float, h: float = 130, ramp: Ramp = OCHRE, **how: Any) -> Frame:
    """A lion with a mane."""
    build = Build(
        leg=42,
        legw=11,
        length=108,
        deep=42,
        neck=10,
        rise=20,
        neckw=34,
        head=20,
        muzzle=14,
        muzzlew=17,
        ears="none",
        tail="tuft",
    )
    f = quadruped(c, x, y, h, ramp, build, **how)
    mane = blob(
        (-74, -122), (-52, -130), (-34, -112), (-30, -80), (-44, -56), (-60, -58), (-58, -84), (-56, -104)
    )
    m = f.paint(mane, ["#2e1410", "#6c3418", "#a86428", "#dc9c48"], vol=14, edge=0.15)
    c.marks(m, f.angle(1.1), 200, 18 * f.s, 3 * f.s, jit=0.14)
    return f
