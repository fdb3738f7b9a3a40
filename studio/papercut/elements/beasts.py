"""Animals with bodies: four legs, wings, shells, arms; they all look left unless `flip`.

`beast(c, x, y, s, "rhino", "proud", pose="tiptoe")`, `bird(c, x, y, s, "crow", "inspired", wings=("point",
"down"))`,
`snail`, `fish`, `whale`, `octopus`, `crab`, `insect`, `tortoise`. (x, y) is where it stands (fish: its
middle).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from studio.papercut.bits import strip
from studio.papercut.elements.faces import face
from studio.papercut.elements.feelings import DOWN
from studio.papercut.elements.heads import HEADS, Head, head, profile
from studio.papercut.families import shade
from studio.papercut.page import Page
from studio.papercut.papers import Ground, Paper, brindled, dot, patched, printed, sponged, stripes, tone
from studio.shapes import blob, ell, taper

Spot = tuple[float, float]


@dataclass(frozen=True)
class Build:
    """How a four-legged body is made: lengths in the kit's units (a head is 160 across, times `head`)."""

    long: float = 210
    girth: float = 100
    leg: float = 84
    thick: float = 34
    neck: float = 60
    rise: float = 48  # degrees the neck rises
    head: float = 0.72
    tail: str = "tuft"
    hump: int = 0
    hoof: str = ""
    paper: Paper | None = None


BUILDS: dict[str, Build] = {
    "rhino": Build(270, 150, 78, 52, 50, 18, 0.95, "thin"),
    "elephant": Build(270, 170, 96, 60, 44, 30, 1.05, "thin"),
    "hippo": Build(270, 150, 56, 50, 40, 22, 0.95, "stub"),
    "cow": Build(
        230, 124, 84, 34, 56, 36, 0.8, "tuft", hoof="#4a3a38", paper=patched("#f6f0e6", "#4a4048", 70, 0.45)
    ),
    "yak": Build(240, 136, 66, 36, 50, 24, 0.85, "bush", hoof="#3a2a26"),
    "horse": Build(230, 104, 112, 28, 108, 52, 0.72, "hair", hoof="#4a2f28"),
    "donkey": Build(200, 96, 92, 28, 84, 50, 0.76, "tuft", hoof="#4a444c"),
    "zebra": Build(
        220,
        104,
        104,
        28,
        96,
        52,
        0.74,
        "tuft",
        hoof="#3a343c",
        paper=brindled("#f6f1e8", "#3a343c", 30, 0.42),
    ),
    "bare zebra": Build(220, 104, 104, 28, 96, 52, 0.74, "tuft", hoof="#8a6a70"),
    "giraffe": Build(
        190, 104, 150, 26, 330, 76, 0.74, "tuft", hoof="#8a5a34", paper=patched("#f2c868", "#c8843a", 44, 0.5)
    ),
    "camel": Build(230, 110, 120, 30, 120, 58, 0.76, "tuft", hump=2),
    "llama": Build(180, 104, 90, 26, 150, 76, 0.72, "bush", paper=sponged("#f2e4c8", "#fff6e6", 14, 0.5)),
    "deer": Build(180, 84, 116, 20, 96, 62, 0.68, "stub", hoof="#4a3020"),
    "fawn": Build(
        140,
        70,
        92,
        18,
        66,
        58,
        0.74,
        "stub",
        paper=printed("#cf9a5e", dot, "#f8ead0", pitch=30, size=0.3, jitter=1),
    ),
    "moose": Build(230, 130, 120, 32, 76, 40, 0.86, "stub"),
    "goat": Build(170, 88, 80, 22, 64, 58, 0.68, "up", hoof="#4a3a38"),
    "sheep": Build(180, 120, 56, 20, 36, 40, 0.66, "stub", paper=sponged("#f6efe0", "#fffaf0", 18, 0.5)),
    "shorn sheep": Build(160, 84, 62, 20, 50, 50, 0.7, "stub"),
    "pig": Build(190, 124, 46, 32, 30, 22, 0.8, "curl"),
    "warthog": Build(190, 110, 60, 28, 30, 16, 0.8, "thin"),
    "dog": Build(160, 80, 70, 24, 48, 56, 0.74, "up"),
    "cat": Build(160, 76, 60, 22, 34, 50, 0.72, "long"),
    "fox": Build(170, 74, 64, 20, 44, 50, 0.74, "brush"),
    "wolf": Build(190, 84, 84, 24, 56, 50, 0.74, "brush"),
    "fennec": Build(130, 60, 52, 16, 34, 56, 0.72, "brush"),
    "lion": Build(220, 104, 84, 34, 50, 46, 0.84, "lion"),
    "bald lion": Build(220, 104, 84, 34, 50, 46, 0.84, "lion"),
    "tiger": Build(230, 104, 80, 34, 48, 44, 0.82, "long", paper=brindled("#f0872b", "#4a2a20", 40, 0.3)),
    "bear": Build(230, 140, 66, 46, 40, 34, 0.84, "stub"),
    "polar bear": Build(240, 136, 70, 46, 56, 30, 0.8, "stub"),
    "panda": Build(220, 140, 58, 44, 36, 34, 0.86, "stub"),
    "mouse": Build(120, 80, 24, 14, 20, 30, 0.66, "long"),
    "hedgehog": Build(150, 104, 26, 20, 16, 10, 0.6, "stub"),
    "crocodile": Build(280, 84, 34, 30, 30, 10, 0.8, "croc"),
    "dragon": Build(230, 110, 60, 36, 90, 56, 0.8, "croc"),
    "squirrel": Build(120, 76, 36, 18, 24, 50, 0.66, "brush"),
    "skunk": Build(140, 76, 34, 18, 26, 40, 0.66, "brush"),
}
_LEGS: dict[
    str, tuple[tuple[float, float, float], ...]
] = {  # front pair, hind pair: foot x, foot y (of leg), knee
    "stand": ((0, 1, 0), (0.12, 1, 0), (-0.06, 1, 0), (0.06, 1, 0)),
    "walk": ((-0.42, 0.9, 0.1), (0.32, 0.96, 0), (-0.36, 0.96, 0), (0.42, 0.9, 0.1)),
    "run": ((-1.2, 0.45, 0.1), (-0.7, 0.75, 0.1), (0.8, 0.75, 0.1), (1.25, 0.45, 0.1)),
    "planted": ((-0.3, 1, 0), (-0.06, 1, 0), (0.14, 1, 0), (0.34, 1, 0)),
    "tiptoe": ((-0.3, 0.8, 0.2), (0.1, 1.02, 0), (-0.06, 1.02, 0), (0.32, 0.82, 0.2)),
    "cross": ((0.22, 1, 0), (-0.1, 1, 0), (0.22, 1, 0), (-0.16, 1, 0)),
}


def _known(kind: str | Head) -> Head:
    return HEADS[kind] if isinstance(kind, str) else kind


def beast(
    c: Page,
    x: float,
    y: float,
    s: float,
    kind: str,
    feel: str,
    *,
    pose: str = "stand",
    build: Build | None = None,
    like: Head | None = None,
    turn: float = -0.6,
    look: Spot | None = None,
    side: bool = False,
    flip: bool = False,
    nod: float = 0.0,
    tilt: float = -4,
    rot: float = 0.0,
) -> Spot:
    """A four-legged animal. `pose`: stand walk run planted tiptoe cross sit lie bow; `nod` > 0 lowers the
    neck.

    The head is turned (`turn`) or in profile (`side=True`); `like`: another head on this build. Returns
    the place
    of the head.
    """
    b, h = build or BUILDS.get(kind, Build()), like or _known(kind)
    fur: Ground = b.paper or tone(h.skin)
    up = (
        b.rise
        - nod
        + (14 if feel in ("proud", "amazed", "inspired", "curious") else -16 if feel in DOWN else 0)
    )
    with c.at(x, y, s, rot, flip):
        hip, tip = _trunk_place(b, pose)
        _tail(c, b, hip, fur, feel, h)
        far = tone(shade(h.skin, -0.16)) if b.paper is None else fur
        if pose not in ("lie", "sit", "bow"):
            _stand_legs(c, b, pose, far, (0, 2))
        else:
            _low_legs(c, b, pose, far, 0)
        _trunk(c, b, pose, hip, tip, fur)
        if pose not in ("lie", "sit", "bow"):
            _stand_legs(c, b, pose, fur, (1, 3))
        else:
            _low_legs(c, b, pose, fur, 1)
        a = math.radians(180 + up)
        neck = tip[0] + 10 + math.cos(a) * b.neck, tip[1] + math.sin(a) * b.neck
        if b.neck > 34:
            w = b.girth * (0.62 if b.neck < 90 else 0.46)
            c.lay(taper((tip[0] + b.girth * 0.3, tip[1] + 6, w * 1.15), (*neck, w * 0.78)), fur, 3, angle=0)
        at = neck[0] - 26 * b.head, neck[1] - 8 * b.head
        with c.at(*at, b.head, tilt):
            if side:
                profile(c, h, feel, look)
            else:
                head(c, h, feel, turn, look)
    r = math.radians(rot)
    dx, dy = (-at[0] if flip else at[0]) * s, at[1] * s
    return x + dx * math.cos(r) - dy * math.sin(r), y + dx * math.sin(r) + dy * math.cos(r)


def _trunk_place(b: Build, pose: str) -> tuple[Spot, Spot]:
    """The middles of the hind and of the front end."""
    low = -b.girth / 2
    if pose == "lie":
        return (b.long * 0.4, low), (-b.long * 0.4, low - 6)
    if pose == "sit":
        return (b.long * 0.24, low), (-b.long * 0.2, low - b.leg * 0.92)
    if pose == "bow":
        return (b.long * 0.4, low - b.leg), (-b.long * 0.4, low - b.leg * 0.25)
    return (b.long * 0.4, low - b.leg), (-b.long * 0.4, low - b.leg)


def _trunk(c: Page, b: Build, pose: str, hip: Spot, tip: Spot, fur: Ground) -> None:
    mid = (hip[0] + tip[0]) / 2, (hip[1] + tip[1]) / 2 + (0 if pose != "sit" else -6)
    c.lay(
        taper(
            (*hip, b.girth),
            (mid[0], mid[1] + (8 if b.girth > 120 else 0), b.girth * (1.14 if b.girth > 120 else 1.04)),
            (*tip, b.girth * 0.94),
        ),
        fur,
        6,
        angle=0,
    )
    for i in range(b.hump):
        hx = mid[0] + (i - (b.hump - 1) / 2) * b.long * 0.4
        c.lay(blob((hx - 50, mid[1] - b.girth * 0.3), (hx - 16, mid[1] - b.girth * 0.9), (hx + 18,
            mid[1] - b.girth * 0.88),
                   (hx + 52, mid[1] - b.girth * 0.3)), fur, 1.5, angle=0)  # fmt: skip


def _leg(c: Page, b: Build, a: Spot, foot: Spot, knee: float, fur: Ground, toe: bool = False) -> None:
    mid = (a[0] + foot[0]) / 2 - knee * b.leg, (a[1] + foot[1]) / 2
    c.lay(taper((*a, b.thick * 1.3), (*mid, b.thick), (*foot, b.thick * 0.86)), fur, 4, 0.4)
    if b.hoof:
        c.lay(blob((foot[0] - b.thick * 0.5, foot[1] + 2), (foot[0] + b.thick * 0.5, foot[1] + 2),
            (foot[0] + b.thick * 0.56, foot[1] + 16),
                   (foot[0] - b.thick * 0.62, foot[1] + 16)), b.hoof, 2, 0.2)  # fmt: skip
    else:
        if toe:
            c.lay(ell(foot[0] - b.thick * 0.22, foot[1] + 2, b.thick * 0.3, b.thick * 0.5, 24), fur, 2, 0.2)
        else:
            c.lay(ell(foot[0] - b.thick * 0.2, foot[1] + 6, b.thick * 0.66, b.thick * 0.36), fur, 2, 0.2)


def _stand_legs(c: Page, b: Build, pose: str, fur: Ground, which: Sequence[int]) -> None:
    for i in which:
        dx, dy, knee = _LEGS[pose][i]
        x = (-b.long * 0.36 if i < 2 else b.long * 0.36) + (b.thick * 0.9 * (-0.5 if i % 2 == 0 else 0.5))
        _leg(
            c,
            b,
            (x, -b.leg - b.girth * 0.28),
            (x + dx * b.leg, -b.leg + dy * b.leg - 8),
            knee,
            fur,
            pose == "tiptoe",
        )


def _low_legs(c: Page, b: Build, pose: str, fur: Ground, near: int) -> None:
    dx = b.thick * 0.8 * near
    if pose == "sit":
        x = -b.long * 0.26 + dx
        _leg(c, b, (x, -b.leg - b.girth * 0.3), (x - 4, -8), 0, fur)
        if near:
            c.lay(
                blob(
                    (b.long * 0.05, -8),
                    (b.long * 0.06, -b.girth * 0.62),
                    (b.long * 0.34, -b.girth * 0.66),
                    (b.long * 0.42, -10),
                ),
                fur,
                3,
            )
            c.lay(ell(b.long * 0.04, -8, b.thick * 0.9, b.thick * 0.4), fur, 2, 0.2)
    elif pose == "bow":
        _leg(c, b, (-b.long * 0.34 + dx, -b.girth * 0.5), (-b.long * 0.34 + dx - b.leg * 0.8, -8), 0, fur)
        _leg(c, b, (b.long * 0.34 + dx, -b.leg - b.girth * 0.28), (b.long * 0.34 + dx, -8), 0, fur)
    else:
        for x in (-b.long * 0.42, b.long * 0.2):
            c.lay(
                taper((x + dx + 40, -b.thick * 0.6, b.thick), (x + dx - 22, -b.thick * 0.42, b.thick * 0.8)),
                fur,
                3,
                0.3,
            )


def _tail(c: Page, b: Build, hip: Spot, fur: Ground, feel: str, h: Head) -> None:
    x, y = hip[0] + b.girth * 0.4, hip[1] - b.girth * 0.2
    up = -1 if feel not in DOWN else 0.7
    if b.tail in ("tuft", "thin", "lion"):
        end = (x + 46, y + 70 * up * -1 if up < 0 else y + 86)
        c.lay(taper((x - 6, y, 12), (x + 34, y + 26, 9), (*end, 6)), fur, 3)
        if b.tail != "thin":
            c.lay(
                ell(end[0], end[1] + 6, 13, 20), tone("#b5502a" if b.tail == "lion" else "#4a3a38"), 2, tear=2
            )
    elif b.tail == "long":
        c.lay(
            taper(
                (x - 10, y, 18),
                (x + 50, y + 20, 16),
                (x + 84, y - 50 * -up - 20, 14),
                (x + 70, y + 80 * up, 8),
            ),
            fur,
            3,
        )
    elif b.tail in ("brush", "bush", "hair"):
        q = 1.0 if b.tail == "brush" else 0.66
        p = (
            (x - 10, y + 6),
            (x + 60 * q, y + 10),
            (x + 106 * q, y + 60 * up * q),
            (x + 84 * q, y + 112 * up * q, "c"),
            (x + 50 * q, y + 64 * up * q),
        )
        c.lay(blob(*p), fur if b.tail != "hair" else tone("#5a3424"), 3)
        if b.tail == "brush":
            c.lay(
                blob((x + 104, y + 66 * up), (x + 84, y + 112 * up, "c"), (x + 62, y + 76 * up)),
                tone(h.light),
                1.2,
            )
    elif b.tail == "up":
        c.lay(taper((x - 8, y, 18), (x + 24, y - 24 * -up * -1, 14), (x + 32, y + 52 * up, 7)), fur, 3)
    elif b.tail == "curl":
        c.lay(taper((x - 4, y, 10), (x + 22, y - 10, 9), (x + 16, y - 32, 8), (x + 4, y - 18, 6)), fur, 3)
    elif b.tail == "croc":
        c.lay(
            taper(
                (hip[0], hip[1], b.girth * 0.86),
                (hip[0] + 110, hip[1] + 24, b.girth * 0.5),
                (hip[0] + 220, hip[1] + 34, 8),
            ),
            fur,
            4,
        )
    else:
        c.lay(ell(x + 4, y, 17, 14), fur if b.tail == "stub" else tone(h.light), 2)


# ---- birds -----------------------------------------------------------------------------------------
WINGS: dict[str, tuple[float, float]] = {  # angle from hanging (90 is out, 170 up), how far it spreads
    "down": (16, 0.8), "up": (150, 1.1), "out": (92, 1.1), "wide": (118, 1.2), "hip": (44, 0.6),
    "point": (164, 0.9), "hang": (4, 0.9),
}  # fmt: skip
_BIRD_WINGS: dict[str, tuple[str, str]] = {
    "joyful": ("up", "up"), "amazed": ("wide", "wide"), "proud": ("hip", "hip"), "furious": ("out", "out"),
    "inspired": ("down", "point"),
    "caring": ("out", "out"), "impatient": ("hip", "hip"), "afraid": ("wide", "wide"), "sad": ("hang",
    "hang"), "poorly": ("hang", "hang"),
    "sulky": ("cross", "cross"), "grateful": ("heart", "heart"), "secretive": ("hang", "lips"),
    "brave": ("hip", "hip"), "lost": ("down", "wide"),
    "selfish": ("cross", "cross"), "shy": ("face", "down"), "hungry": ("wide", "wide"), "in-love": ("heart",
    "heart"), "bored": ("hang", "hang"),
}  # fmt: skip


def bird(
    c: Page,
    x: float,
    y: float,
    s: float,
    kind: str | Head,
    feel: str,
    *,
    wings: tuple[str, str] | None = None,
    turn: float = 0.0,
    look: Spot | None = None,
    side: bool = False,
    legs: float = 34,
    neck: float = 0.0,
    fat: float = 1.0,
    lean: float = 0.0,
    chest: Ground | None = None,
    coat: Ground | None = None,
    tail: Ground | None = None,
    rot: float = 0.0,
) -> Spot:
    """A bird from the front, standing at (x, y). `wings`: down up out wide hip point hang cross heart face
    lips.

    `legs`, `neck`: long ones for stork, ostrich, flamingo; `chest`: paper of the breast. Returns the
    head's place.
    """
    h = _known(kind)
    sheet: Ground = coat or (h.paper or tone(h.skin))
    left, right = wings or _BIRD_WINGS.get(feel, ("down", "down"))
    puff = 1.14 if feel == "proud" else 1.0
    w, high, to = 62 * fat * puff, 150 * min(fat, 1.1), -1 if turn < 0 else 1
    top = -legs - high
    nx, ny = to * math.sin(math.radians(lean)) * (high + neck), top - neck + 4
    with c.at(x, y, s, rot):
        for q in (-1, 1):
            strip(c, [(q * 22, -legs - 10), (q * 24, -4)], 8, tone(h.nose), 2)
            for i in (-1, 0, 1):
                strip(c, [(q * 24, -6), (q * 24 + i * 16, 4)], 7, tone(h.nose), 1.5)
        if tail is not None:
            for i in (-1, 0, 1):
                with c.at(-to * 30, -legs - 20, 1, -to * (64 + i * 16)):
                    c.lay(blob((-14, 10), (-18, -70), (0, -96), (18, -70), (14, 10)), tail, 3)
        with c.at(0, -legs, 1, lean * to):
            p = (
                (-w * 0.5, -high),
                (0, -high - 6),
                (w * 0.5, -high),
                (w * 0.96, -high * 0.6),
                (w, -high * 0.24),
                (w * 0.6, 4),
                (0, 10),
                (-w * 0.6, 4),
                (-w, -high * 0.24),
                (-w * 0.96, -high * 0.6),
            )
            c.lay(blob(*p), sheet, 6)
            c.lay(ell(to * 4, -high * 0.38, w * 0.62 * puff, high * 0.4), chest or tone(h.light), 1.5)
        if neck:
            c.lay(
                taper((nx * 0.5, top + 30, 56), (nx * 0.8, top - neck * 0.5, 40), (nx, ny - 20, 40)),
                tone(h.skin),
                3,
            )
        for q, wing in ((-1, left), (1, right)):
            if wing not in ("face", "lips", "heart"):
                _wing(c, q, wing, w, top, nx * 0.6, sheet)
        with c.at(nx, ny - 44, 1, lean * 0.5 * to):
            if side:
                with c.at(0, 0, 1, 0, to > 0):
                    profile(c, h, feel, look)
            else:
                head(c, h, feel, turn, look)
        for q, wing in ((-1, left), (1, right)):
            if wing in ("face", "lips", "heart"):
                _wing(c, q, wing, w, top, nx * 0.6, sheet)
    r = math.radians(rot)
    hx, hy = nx * s, (ny - 44) * s
    return x + hx * math.cos(r) - hy * math.sin(r), y + hx * math.sin(r) + hy * math.cos(r)


def _wing(c: Page, q: int, wing: str, w: float, top: float, dx: float, sheet: Ground) -> None:
    a = q * w * 0.8 + dx, top + 34
    if wing in ("cross", "heart", "face", "lips"):
        end = {
            "cross": (-q * 30 + dx, top + 74),
            "heart": (-q * 2 + dx, top + 52),
            "face": (q * 20 + dx, top - 60),
            "lips": (dx + q * 6, top - 8),
        }[wing]
        mid = (a[0] + q * 26, (a[1] + end[1]) / 2 + 20)
        c.lay(taper((*a, 44), (*mid, 42), (*end, 24)), sheet, 4)
        return
    angle, spread = WINGS[wing]
    with c.at(*a, 1, -q * angle if q > 0 else angle, q < 0):
        n = 3
        for i in range(n):
            with c.at(0, 0, 1, (i - 1) * 13 * spread):
                c.lay(blob((-17, -6), (17, -8), (22, 60), (4, 112 - i * 10, "c"), (-18, 60)), sheet, 2.4)


# ---- the rest --------------------------------------------------------------------------------------
def snail(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    shell: Ground | None = None,
    flip: bool = False,
    horns: str = "up",
    look: Spot | None = None,
) -> None:
    """A snail with its house, looking left; `horns`: up, cross (like arms)."""
    skin = tone("#e8c9a0")
    with c.at(x, y, s, 0, flip):
        c.lay(blob((-150, 0), (-150, -60), (-112, -66), (-84, -30), (60, -34), (124, 0)), skin, 5)
        c.lay(ell(24, -92, 88), shell or stripes("#e8a860", "#c8683c", pitch=26), 6)
        for i, r in enumerate((64, 42, 20)):
            c.lay(ell(24 + i * 4, -90 + i * 3, r), tone(("#e8b878", "#b85c34", "#e8b878")[i]), 1.5)
        for q in (-1, 1):
            tip = (-120 + q * 28, -176) if horns == "up" else (-120 - q * 20, -166)
            strip(c, [(-118 + q * 14, -104), tip], 9, skin, 2)
            c.lay(ell(*tip, 9), skin, 2)
        with c.at(-118, -74, 0.62):
            head(c, "snail", feel, -0.3, look)


def fish(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    colour: str = "#f27059",
    band: Ground = "#fdf6e6",
    flip: bool = False,
    rot: float = 0,
    look: Spot | None = None,
) -> None:
    """A fish whose face is turned to us; its middle is at (x, y)."""
    sheet = tone(colour)
    with c.at(x, y, s, rot, flip):
        c.lay(blob((70, 0), (132, -56), (124, 0), (132, 56)), sheet, 3)
        c.lay(blob((-20, -60), (20, -112), (56, -96), (50, -50)), tone(shade(colour, -0.15)), 3)
        body = c.lay(blob((-112, 0), (-70, -64), (10, -74), (88, 0), (10, 74), (-70, 64)), sheet, 6)
        c.lay(blob((14, -84), (36, -84), (40, 84), (16, 84)), band, 1, clip=body)
        c.lay(blob((0, 14), (40, 26), (26, 64), (-4, 44)), tone(shade(colour, -0.15)), 3)
        with c.at(-50, -14, 0.84):
            face(c, feel, sheet, gap=25, my=42, look=look, turn=-0.3)


def whale(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    colour: str = "#3f6f94",
    flip: bool = False,
    look: Spot | None = None,
    rot: float = 0,
) -> None:
    """A whale; its middle is at (x, y), it is 560 long."""
    with c.at(x, y, s, rot, flip):
        c.lay(
            blob((210, 10), (270, -20), (330, -90), (356, -40), (330, 0), (350, 40), (296, 40), (230, 50)),
            tone(colour),
            4,
        )
        c.lay(
            blob(
                (-260, 30),
                (-240, -90),
                (-120, -140),
                (60, -110),
                (200, -20),
                (250, 40),
                (120, 110),
                (-100, 140),
                (-230, 110),
            ),
            tone(colour),
            8,
        )
        belly = blob((-256, 50), (-120, 70), (60, 66), (190, 50), (110, 112), (-100, 140), (-226, 110))
        c.lay(belly, stripes(shade(colour, 0.7), shade(colour, 0.5), pitch=18), 1.5, angle=2)
        c.lay(blob((-20, 70), (50, 90), (60, 170), (0, 150)), tone(shade(colour, -0.12)), 4)
        with c.at(-150, -20, 1.0):
            face(c, feel, tone(colour), gap=44, my=66, look=look, turn=-0.4, size=1.1)


def octopus(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    colour: str = "#c85a8a",
    arms: str = "rest",
    turn: float = 0.0,
    look: Spot | None = None,
) -> None:
    """An octopus sitting at (x, y); `arms`: rest, up, crossed, wide."""
    sheet, cup = tone(colour), shade(colour, 0.45)
    with c.at(x, y, s):
        for i, q in enumerate((-1, 1, -1, 1, -1, 1, -1, 1)):
            row = i // 2
            if arms == "up" and row < 3:
                pts = [
                    (q * 40, -60, 40),
                    (q * (90 + row * 46), -30 - row * 60, 32),
                    (q * (110 + row * 60), -150 - row * 44, 14),
                ]
            elif arms == "crossed" and row > 0:
                pts = [
                    (q * 60, -70, 40),
                    (q * 100, -20 - row * 16, 36),
                    (q * 20, -6 - row * 26, 32),
                    (-q * 62, -18 - row * 28, 16),
                ]
            elif arms == "wide":
                pts = [
                    (q * 40, -50, 40),
                    (q * (110 + row * 26), -90 + row * 36, 32),
                    (q * (190 + row * 8), -110 + row * 40, 14),
                ]
            else:
                pts = [
                    (q * (24 + row * 12), -50, 40),
                    (q * (60 + row * 36), -14, 34),
                    (q * (90 + row * 44), -4 - row * 4, 26),
                    (q * (104 + row * 50), -36 - row * 6, 12),
                ]
            c.lay(taper(*pts), sheet, 4)
            for t in (0.3, 0.6, 0.85):
                j = min(int(t * (len(pts) - 1)), len(pts) - 2)
                u = t * (len(pts) - 1) - j
                px, py = (pts[j][k] + (pts[j + 1][k] - pts[j][k]) * u for k in (0, 1))
                c.lay(ell(px, py + 4, 5), cup, 0.5, 0)
        c.lay(
            blob(
                (-78, -60), (-92, -150), (-60, -230), (0, -252), (60, -230), (92, -150), (78, -60), (0, -34)
            ),
            sheet,
            7,
        )
        with c.at(0, -140, 1.06):
            face(c, feel, sheet, gap=32, my=52, look=look, turn=turn)


def crab(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    colour: str = "#e2553a",
    claws: tuple[Spot, Spot] = ((-110, -150), (110, -150)),
    look: Spot | None = None,
    shell: bool = True,
) -> tuple[Spot, Spot]:
    """A crab with raised claws; `shell=False`: a hermit out of doors. Returns the places of the claws."""
    sheet = tone(colour)
    with c.at(x, y, s):
        for q in (-1, 1):
            for i in range(3):
                strip(
                    c,
                    [(q * 50, -40 + i * 8), (q * (104 + i * 6), -46 + i * 20), (q * (120 - i * 8), 0)],
                    15,
                    sheet,
                    3,
                )
        for q, (cx, cy) in zip((-1, 1), claws, strict=True):
            c.lay(taper((q * 64, -60, 22), (q * 108, -70, 20), (cx, cy + 24, 18)), sheet, 4)
            c.lay(
                blob(
                    (cx - 30, cy + 10),
                    (cx - 26, cy - 34),
                    (cx - 2, cy - 52, "c"),
                    (cx, cy - 8, "c"),
                    (cx + 10, cy - 50, "c"),
                    (cx + 32, cy - 24),
                    (cx + 24, cy + 20),
                ),
                sheet,
                4,
            )
        p = (-86, -50), (-60, -104), (0, -118), (60, -104), (86, -50), (50, -14), (0, -6), (-50, -14)
        c.lay(blob(*p), sheet if shell else tone(shade(colour, 0.35)), 6)
        with c.at(0, -66, 0.86):
            face(c, feel, sheet, gap=28, my=40, look=look)
    a, b = claws
    return (x + a[0] * s, y + a[1] * s), (x + b[0] * s, y + b[1] * s)


def insect(
    c: Page,
    x: float,
    y: float,
    s: float,
    kind: str,
    feel: str,
    *,
    arms: tuple[Spot, Spot] = ((-60, -90), (60, -90)),
    turn: float = 0.0,
    look: Spot | None = None,
    wings: bool = False,
) -> None:
    """An upright insect (ant, bee, beetle, ladybird, moth): three parts, six limbs; the upper two reach to
    `arms`."""
    h = HEADS[kind]
    body: dict[str, Paper] = {"bee": stripes("#f4c23c", "#3a2f30", pitch=30), "ladybird": printed("#d8352c",
        dot, "#2b2130", pitch=44, size=0.4),
                              "moth": printed("#c8b08a", dot, "#8a7050", pitch=40, size=0.4)}  # fmt: skip
    with c.at(x, y, s):
        if wings or kind in ("bee", "moth"):
            for q in (-1, 1):
                c.lay(
                    ell(q * 84, -150, 34, 74, q * 50),
                    "#eef4f6" if kind == "bee" else body["moth"],
                    2,
                    tissue=0.75 if kind == "bee" else 0,
                )
        for q in (-1, 1):
            strip(c, [(q * 26, -40), (q * 50, -20), (q * 44, 2)], 12, tone(h.skin), 3)
            strip(c, [(q * 34, -84), (q * 74, -66), (q * 78, -40)], 11, tone(h.skin), 3)
        c.lay(ell(0, -62, 56, 64), body.get(kind, tone(h.skin)), 6, angle=0)
        c.lay(ell(0, -132, 36, 34), tone(h.skin), 3)
        for q, (ax, ay) in zip((-1, 1), arms, strict=True):
            strip(
                c,
                [(q * 24, -138), ((q * 60 + ax) / 2 + q * 12, (ay - 126) / 2), (ax, ay)],
                12,
                tone(h.skin),
                4,
            )
            c.lay(ell(ax, ay, 12), tone(h.light), 2)
        with c.at(0, -214, 0.9):
            head(c, kind, feel, turn, look)


def tortoise(
    c: Page,
    x: float,
    y: float,
    s: float,
    feel: str,
    *,
    shell: Ground | None = None,
    flip: bool = False,
    upside: bool = False,
    look: Spot | None = None,
) -> None:
    """A tortoise looking left; `upside`: on its back, feet in the air."""
    skin = tone("#8a9a5a")
    with c.at(x, y, s, 0, flip):
        q = -1 if upside else 1
        base = -96 if upside else 0
        for fx in (-92, 84):
            c.lay(taper((fx * 0.8, base - q * 40, 44), (fx, base - q * 6, 38)), skin, 3)
        c.lay(taper((110, base - q * 34, 24), (152, base - q * 20, 6)), skin, 3)
        dome = (
            (-136, base - q * 34),
            (-110, base - q * 120),
            (0, base - q * 168),
            (110, base - q * 120),
            (136, base - q * 34),
        )
        c.lay(blob(*dome), shell or printed("#a8804a", dot, "#6a5230", pitch=56, size=0.7), 6)
        c.lay(
            blob((-142, base - q * 22), (142, base - q * 22), (132, base - q * 50), (-132, base - q * 50)),
            tone("#c8b070"),
            2,
        )
        c.lay(taper((-120, base - q * 56, 48), (-168, base - q * 80, 44)), skin, 3)
        with c.at(-188, base - q * 96, 0.84, 180 if upside else -4):
            head(c, "tortoise", feel, -0.5, look)


def butterfly(c: Page, x: float, y: float, s: float, sheet: Ground, rot: float = 0) -> None:
    """A folded scrap of paper that has become a butterfly."""
    with c.at(x, y, s, rot):
        for q in (-1, 1):
            c.lay(blob((0, 2), (q * 10, -22), (q * 30, -24), (q * 32, -4), (q * 14, 4)), sheet, 5, 2)
            c.lay(blob((0, 2), (q * 20, 4), (q * 24, 20), (q * 10, 22)), sheet, 4, 2)
        strip(c, [(0, -14), (0, 16)], 5, "#3a2f30", 2)
