"""People as bell shapes, small, from behind or the side: the Wanderer and everybody else."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from studio.colour import Ramp
from studio.elements.people import hats
from studio.elements.things.lights import lantern
from studio.paint import Card, Frame
from studio.palettes import (
    BLUE,
    BOOT,
    BRASS,
    CLOTHS,
    COAT,
    CREAM,
    CRIMSON,
    GREY,
    HAIR,
    HAIR_GREY,
    IRON,
    NAVY,
    OCHRE,
    PLUM,
    RED,
    ROSE,
    SAGE,
    SKIN,
    SLATE,
    STEEL,
    TEAL,
    WHITE,
    WOOD,
)  # fmt: skip
from studio.shapes import blob, ell, rect, taper

# where the near hand ends, in the figure's units (112 high); the figure looks to the left
ARMS = {
    "down": (-15, -36), "up": (-20, -100), "out": (-30, -60), "fwd": (-26, -48), "hip": (-12, -44),
    "high": (-8, -112), "back": (18, -44), "chin": (-9, -74),
}  # fmt: skip
Light3 = tuple[float, float, float]


def bell(
    c: Card,
    x: float,
    y: float,
    h: float = 110,
    coat: Ramp = COAT,
    hat: str | None = None,
    hat_ramp: Ramp | None = None,
    hair: Ramp = HAIR,
    skin: Ramp = SKIN,
    view: str = "back",
    arm: str = "down",
    arm2: str = "down",
    skirt: bool = False,
    sit: bool = False,
    stoop: float = 0.0,
    stout: float = 1.0,
    scarf: Ramp | None = None,
    flip: bool = False,
    lean: float = 0.0,
    fog: float = 0.0,
    rim: float = 0.7,
    light: Light3 | None = None,
    shadow: float = 0.45,
) -> tuple[float, float]:
    """Any person: a bell coat, a head, a hat. Returns where the near hand is, to put something in it.

    view: back | side (looks left) | front (two dots for eyes). arm, arm2: down up high out fwd hip chin back.
    """
    s = h / 112
    f = c.at(
        x,
        y,
        s,
        lean,
        flip,
        fog=fog,
        rim=rim,
        light=light,
        vol=9,
        det=0.9,
        wob=0.25,
        edge=0.25,
        rimw=3,
        tex=0.15,
    )
    if shadow:
        c.shade(ell(x, y + s, 26 * s * stout, 5 * s), shadow * (1 - fog), 4 * s)
    drop = 20 if sit else 0
    if sit:
        for lx in (-20, -14):
            f.paint(taper((-2, -22, 10), (lx, -20, 8), (lx - 1, -2, 6)), BOOT)
            f.paint(ell(lx - 3, -2, 6, 3.4), BOOT)
    elif not skirt:
        for lx in (-6, 6):
            f.paint(taper((lx, -22, 7), (lx * 1.1, -8, 6), (lx * 1.15, -3, 7)), BOOT)
            f.paint(ell(lx * 1.25 - 1, -2.5, 6.5, 3.6), BOOT)
    hx, hy = ARMS[arm]
    hx2, hy2 = ARMS[arm2]
    hem = -1 if skirt else -16
    w = stout
    if arm in ("up", "high"):
        f.paint(taper((-8, -66 + drop, 10), (-14, -80 + drop, 8), (hx, hy + drop, 6)), coat)
    if arm2 in ("up", "high"):
        f.paint(taper((8, -66 + drop, 10), (14, -80 + drop, 8), (-hx2, hy2 + drop, 6)), coat)
    body = _bell_shape(w, hem, drop, stoop)
    f.paint(body, coat)
    f.line([(2 * w - stoop * 8, -70 + drop), (3 * w, -45 + drop), (1, hem - 4)], 1.4, coat[0], alpha=0.5)
    if arm not in ("up", "high"):
        f.paint(
            taper(
                (-8 * w - stoop * 8, -68 + drop, 9),
                ((-14 * w + hx) / 2 - 2, -54 + drop, 8.5),
                (hx, hy + drop, 6.5),
            ),
            coat,
        )
    if arm2 not in ("up", "high") and view != "side":
        f.paint(
            taper((9 * w - stoop * 8, -68 + drop, 9), (15 * w, -54 + drop, 8.5), (-hx2 + 1, hy2 + drop, 6.5)),
            coat,
        )
        f.paint(ell(-hx2 + 1, hy2 + 2 + drop, 3.6), skin)
    f.paint(ell(hx, hy + drop, 3.6), skin)
    nod = math.radians(stoop * 16)  # the head turns about the neck
    neck = (-stoop * 11 + math.sin(nod) * 74, drop + stoop * 5 - 74 + math.cos(nod) * 74)
    head = c.at(*f.pt(*neck), s, lean + stoop * 16 * (1 if flip else -1), flip, **f.defaults)
    _head(head, view, hair, skin, hat)
    if hat:
        hats.HATS[hat](head, hat_ramp or coat, view)
    if scarf:
        f.paint(taper((-10, -75 + drop, 7), (0, -73 + drop, 8), (10, -75 + drop, 7)), scarf)
        f.paint(
            taper((9, -75 + drop, 6), (26, -80 + drop, 8), (44, -72 + drop, 9), (60, -80 + drop, 4)), scarf
        )
    return f.pt(hx, hy + drop)


def _bell_shape(w: float, hem: float, drop: float, stoop: float) -> Any:
    sh = -stoop * 8
    top = [(-6 * w + sh, -76), (6 * w + sh, -76), (12 * w + sh * 0.5, -62), (16 * w, -42)]
    back = [(-15 * w, -42), (-12 * w + sh, -62)]
    skirt = [(22 * w, hem - 4), (12 * w, hem), (0, hem - 2), (-12 * w, hem), (-22 * w, hem - 4)]
    return blob(*[(px, py + drop) for px, py in top], *skirt, *[(px, py + drop) for px, py in back])


def _head(f: Frame, view: str, hair: Ramp, skin: Ramp, hat: str | None) -> None:
    if hat in ("hood", "helmet", "space", "diver"):
        if view != "back" and hat == "hood":
            f.paint(ell(-4, -86, 10, 10.5), skin)
        return
    f.paint(ell(0, -86, 10.5, 11.5), skin)
    if view == "back":
        f.paint(
            blob((-12, -82), (-11, -96), (0, -101), (11, -96), (12, -80), (7, -75), (0, -78), (-7, -75)), hair
        )
    elif view == "side":
        f.paint(ell(-10.5, -85, 2.6, 2.2), skin)
        f.paint(
            blob((-7, -94), (-4, -100), (5, -100), (12, -93), (12, -80), (7, -75), (3, -82), (-1, -90)), hair
        )
        f.flat(ell(-5, -87, 1.1, 1.4), "#2a1418", 0.9, det=1)
    else:
        f.paint(
            blob((-12, -84), (-11, -96), (0, -101), (11, -96), (12, -84), (8, -92), (0, -94), (-8, -92)), hair
        )
        for ex in (-3.6, 3.6):
            f.flat(ell(ex, -86, 1.1, 1.5), "#2a1418", 0.9, det=1)


def child(
    c: Card,
    x: float,
    y: float,
    h: float = 110,
    coat: Ramp = COAT,
    view: str = "back",
    arm: str = "down",
    lamp: bool = False,
    scarf: Ramp | None = None,
    **how: Any,
) -> tuple[float, float]:
    """The Wanderer: mustard coat, pointed hood. `lamp=True` puts a lantern in the near hand."""
    hand = bell(c, x, y, h, coat, hat="hood", view=view, arm=arm, scarf=scarf, **how)
    if lamp:
        lantern(c, hand[0], hand[1] + 0.16 * h, h * 0.16, g=0.5)
    return hand


def old_woman(c: Card, x: float, y: float, h: float = 120, **how: Any) -> tuple[float, float]:
    """Bent back, long skirt, crimson headscarf, looking left."""
    return bell(
        c, x, y, h,
        **{"coat": PLUM, "hat": "kerchief", "hat_ramp": CRIMSON, "hair": HAIR_GREY, "view": "side",
           "arm": "fwd", "skirt": True, "stoop": 0.8, "stout": 1.12, **how},
    )  # fmt: skip


def old_man(c: Card, x: float, y: float, h: float = 120, **how: Any) -> tuple[float, float]:
    """A grandfather in a flat cap, slightly bent."""
    return bell(
        c, x, y, h,
        **{"coat": GREY, "hat": "cap", "hat_ramp": SLATE, "hair": HAIR_GREY, "view": "side",
           "stoop": 0.5, **how},
    )  # fmt: skip


def townsperson(c: Card, x: float, y: float, h: float = 90, kind: int = 0, **how: Any) -> tuple[float, float]:
    """Anybody: `kind` picks coat, hat and build, always the same for the same number."""
    hat = (None, "brim", "kerchief", "cap", "bun", "bowler", "bonnet")[kind % 7]
    look = {
        "coat": CLOTHS[(kind * 3 + 1) % len(CLOTHS)], "hat": hat,
        "hat_ramp": CLOTHS[(kind * 7 + 4) % len(CLOTHS)],
        "skirt": kind % 3 == 1, "stout": 0.9 + 0.1 * (kind * 5 % 4), "view": ("back", "side")[kind % 2],
        "hair": HAIR_GREY if kind % 5 == 4 else HAIR,
    }  # fmt: skip
    return bell(c, x, y, h * (0.92 + 0.05 * (kind * 3 % 4)), **{**look, **how})


def crowd(
    c: Card, places: Sequence[tuple[float, float]], h: float = 80, start: int = 0, **how: Any
) -> list[tuple[float, float]]:
    """Townsfolk at the places, painted from the back to the front; returns their hands."""
    order = sorted(range(len(places)), key=lambda i: places[i][1])
    hands: dict[int, tuple[float, float]] = {}
    for i in order:
        hands[i] = townsperson(c, *places[i], h, start + i, **how)
    return [hands[i] for i in range(len(places))]


def fisherman(c: Card, x: float, y: float, h: float = 120, **how: Any) -> tuple[float, float]:
    """Oilskin and sou'wester."""
    look = {"coat": OCHRE, "hat": "souwester", "hat_ramp": OCHRE, "view": "side", "arm": "fwd", "stout": 1.15}
    return bell(c, x, y, h, **{**look, **how})


def girl(c: Card, x: float, y: float, h: float = 90, **how: Any) -> tuple[float, float]:
    """A smock and two plaits."""
    return bell(
        c, x, y, h, **{"coat": BLUE, "hat": "plaits", "hat_ramp": HAIR, "skirt": False, "view": "side", **how}
    )


def clown(c: Card, x: float, y: float, h: float = 150, **how: Any) -> tuple[float, float]:
    """White bell costume with pompoms, ruff, cone hat; from the front or behind."""
    view = how.pop("view", "front")
    look = {
        "coat": CREAM,
        "hat": "cone",
        "hat_ramp": RED,
        "hair": RED,
        "skin": WHITE,
        "stout": 1.3,
        "view": view,
    }
    hand = bell(c, x, y, h, **{**look, **how})
    drop = 20 if how.get("sit") else 0
    f = c.at(
        x,
        y,
        h / 112,
        how.get("lean", 0),
        how.get("flip", False),
        fog=how.get("fog", 0),
        det=0.9,
        wob=0.25,
        vol=4,
    )
    for i in range(-4, 5):
        f.paint(ell(i * 4, -73 + drop + abs(i) * 0.5, 4.4, 5.4), WHITE)
    if view == "front":
        for py in (-58, -42):
            f.paint(ell(0, py + drop, 4.2), RED)
        f.paint(ell(0, -82 + drop, 2.6), RED)
    return hand


def scholar(c: Card, x: float, y: float, h: float = 100, **how: Any) -> tuple[float, float]:
    """A dark gown to the ground and a pointed hat."""
    return bell(c, x, y, h, **{"coat": NAVY, "hat": "cone", "hat_ramp": NAVY, "skirt": True, **how})


def tailor(c: Card, x: float, y: float, h: float = 140, **how: Any) -> tuple[float, float]:
    """Waistcoat brown, bare grey head, measuring tape round the neck."""
    look = {"coat": WOOD, "hair": HAIR_GREY, "scarf": OCHRE, "arm": "up"}
    return bell(c, x, y, h, **{**look, **how})


def postman(c: Card, x: float, y: float, h: float = 110, **how: Any) -> tuple[float, float]:
    """Blue coat, cap, a bag across the back."""
    hand = bell(c, x, y, h, **{"coat": BLUE, "hat": "cap", "hat_ramp": NAVY, "view": "side", **how})
    f = c.at(x, y, h / 112, 0, how.get("flip", False), fog=how.get("fog", 0), det=0.9, wob=0.25)
    f.line([(-8, -70), (4, -52), (14, -40)], 2.4, "#3a2418")
    f.paint(rect(6, -44, 24, -26, 4), WOOD, vol=5)
    return hand


def miner(c: Card, x: float, y: float, h: float = 90, **how: Any) -> tuple[float, float]:
    """Helmet with a lamp that shines."""
    hand = bell(c, x, y, h, **{"coat": SLATE, "hat": "bowler", "hat_ramp": OCHRE, "view": "side", **how})
    px, py = c.at(x, y, h / 112, flip=how.get("flip", False)).pt(-11, -98)
    c.halo(px, py, h * 0.35, "#ffdc8c", 0.6)
    c.dot(px, py, max(1.6, h * 0.022), "#fff6d0", 1)
    return hand


def knight(c: Card, x: float, y: float, h: float = 140, **how: Any) -> tuple[float, float]:
    """Armour and a closed helmet with a red plume."""
    look = {"coat": STEEL, "hat": "helmet", "hat_ramp": STEEL, "view": "side"}
    hand = bell(c, x, y, h, **{**look, **how})
    f = c.at(
        x, y, h / 112, how.get("lean", 0), how.get("flip", False), fog=how.get("fog", 0), det=0.8, wob=0.2
    )
    for py in (-58, -46, -34):
        f.line([(-13, py), (0, py + 3), (14, py)], 1.3, "#2a3040", alpha=0.6)
    return hand


def king(c: Card, x: float, y: float, h: float = 120, **how: Any) -> tuple[float, float]:
    """A long red mantle and a crown."""
    look = {
        "coat": CRIMSON,
        "hat": "crown",
        "hat_ramp": BRASS,
        "skirt": True,
        "stout": 1.2,
        "hair": HAIR_GREY,
    }
    return bell(c, x, y, h, **{**look, **how})


def astronaut(c: Card, x: float, y: float, h: float = 140, **how: Any) -> tuple[float, float]:
    """White suit, round helmet; the visor is dark and holds stars."""
    return bell(c, x, y, h, **{"coat": WHITE, "hat": "space", "view": "front", "stout": 1.25, **how})


def diver(c: Card, x: float, y: float, h: float = 140, **how: Any) -> tuple[float, float]:
    """Canvas suit and brass helmet."""
    return bell(c, x, y, h, **{"coat": SAGE, "hat": "diver", "hat_ramp": BRASS, "stout": 1.25, **how})


def bride(c: Card, x: float, y: float, h: float = 110, **how: Any) -> tuple[float, float]:
    """White dress and a veil that drags behind."""
    look = {"coat": WHITE, "hat": "veil", "hat_ramp": WHITE, "skirt": True, "view": "side", "stout": 1.1}
    return bell(c, x, y, h, **{**look, **how})


def doctor(c: Card, x: float, y: float, h: float = 120, **how: Any) -> tuple[float, float]:
    """Dark frock coat and top hat."""
    return bell(c, x, y, h, **{"coat": SLATE, "hat": "top", "hat_ramp": IRON, "hair": HAIR_GREY, **how})


def sleeper(
    c: Card, x: float, y: float, w: float = 160, blanket: Ramp = TEAL, flip: bool = False, fog: float = 0
) -> None:
    """Somebody lying under a blanket, head on the left."""
    f = c.at(x, y, w / 160, 0, flip, fog=fog, vol=16, det=0.6, wob=0.4)
    f.paint(blob((-78, 0), (-76, -14), (-52, -18), (-36, -10), (-40, 0)), CREAM)
    f.paint(ell(-56, -20, 13, 12), SKIN, vol=8)
    f.paint(blob((-70, -20), (-66, -32), (-52, -34), (-44, -26), (-54, -26), (-62, -14)), HAIR, vol=5)
    f.paint(
        blob((-48, 0), (-46, -22), (-20, -32), (20, -26), (50, -20), (66, -30), (80, -16), (82, 0)), blanket
    )


def marionette(
    c: Card, x: float, y: float, h: float = 120, coat: Ramp = ROSE, up: float = 300, **how: Any
) -> None:
    """A jointed puppet with a round head; strings go up by `up` pixels."""
    s = h / 112
    f = c.at(x, y, s, how.pop("lean", 0), how.pop("flip", False), vol=6, det=0.8, wob=0.25, **how)
    for lx, kx in ((-7, -12), (7, 4)):
        f.paint(taper((lx, -42, 6), (kx, -24, 5)), WOOD)
        f.paint(taper((kx, -22, 5), (kx - 3, -4, 4)), WOOD)
        f.paint(ell(kx - 5, -2, 6, 3), BOOT)
    f.paint(blob((-8, -74), (8, -74), (12, -56), (15, -38), (0, -34), (-15, -38), (-12, -56)), coat)
    hands = ((-26, -66), (24, -58))
    for (hx, hy), sx in zip(hands, (-9, 9), strict=True):
        f.paint(taper((sx, -70, 6), ((sx + hx) / 2, -54, 5), (hx, hy, 4)), coat)
        f.paint(ell(hx, hy, 3.6), WOOD)
    f.paint(ell(0, -88, 13, 14), SKIN)
    f.flat(ell(-5, -90, 1.4, 1.8), "#2a1418", det=1)
    f.flat(ell(4, -90, 1.4, 1.8), "#2a1418", det=1)
    f.line([(-4, -81), (0, -79), (4, -81)], 1.4, "#6a2420")
    for px, py in (*hands, (0, -100)):
        top = f.pt(px, py)
        c.line(np.array([top, (top[0] * 0.85 + x * 0.15, top[1] - up)]), 1.1, "#d8c8a8", 0.5, 0.2, ends=0.8)
