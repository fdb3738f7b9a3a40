"""Jointed puppets: people and upright animals with arms and legs that reach, run, kneel, hug and fold.

Units: a head is 160 across; a child is about 400 high, a grown-up 500. (x, y) is where the puppet stands,
sits or
kneels. Arms go to named places or to a point; knees and elbows find their own way. Everything leans and
reaches
towards `turn` (left when negative).
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from studio.papercut.bits import brad, strip
from studio.papercut.elements.heads import HEADS, Head, head, profile
from studio.papercut.elements.people import Person, person_head, person_profile
from studio.papercut.families import shade
from studio.papercut.page import Page
from studio.papercut.papers import Ground, tone
from studio.shapes import blob, ell, taper

Spot: TypeAlias = tuple[float, float]
Arm: TypeAlias = str | Spot
Drawing: TypeAlias = Callable[[], object]


@dataclass(frozen=True)
class Pose:
    """Where hands and feet go. `lean`: the trunk towards (+) or away from (-) what it turns to; `tilt`:
    the head."""

    left: Arm = "down"
    right: Arm = "down"
    legs: str = "stand"
    lean: float = 0.0
    tilt: float = 0.0
    chin: float = 0.0  # the head higher (+) or sunk between the shoulders (-)
    chest: float = 1.0


POSES: dict[str, Pose] = {
    "joyful": Pose("up", "up", "jump", 0, 6),
    "proud": Pose("hip", "hip", "planted", -5, -8, 8, 1.18),
    "in-love": Pose("join", "join", "tiptoe", 11, 12, 0),
    "curious": Pose("back", "knee", "tiptoe", 20, 10, 12),
    "mischievous": Pose("rub", "rub", "tiptoe", 10, 10, -6),
    "grateful": Pose("heart", "heart", "stand", 17, 20, -8),
    "amazed": Pose("cheek", "cheek", "stand", -8, -12, 6),
    "sleepy": Pose("stretch", "cheek", "slump", 7, 15, -8),
    "brave": Pose("fist", "hip", "planted", 7, -5, 8, 1.1),
    "caring": Pose("hug", "hug", "stand", 12, 13, 0),
    "hungry": Pose("fork", "fork", "stand", 7, 0, 0),
    "calm": Pose("knee", "knee", "lotus", 0, 0, 0),
    "inspired": Pose("down", "point", "stand", -3, -9, 8),
    "silly": Pose("ear", "ear", "knock", 0, 15, 0),
    "secretive": Pose("behind", "finger", "tiptoe", 8, 8, -6),
    "dreamy": Pose("chin", "down", "sit", -4, -13, 0),
    "sad": Pose("hang", "hang", "slump", 4, 10, -14),
    "furious": Pose("fist", "fist up", "planted", 8, 0, 0, 1.1),
    "afraid": Pose("bite", "bite", "knock", -12, -6, -12),
    "shy": Pose("behind", "behind", "toes in", -4, 12, -8),
    "jealous": Pose("folded", "chin", "stand", 9, 6, -2),
    "disgusted": Pose("push", "push", "stand", -18, -8, -2),
    "bored": Pose("squash", "hang", "sit", 6, 18, -16),
    "lonely": Pose("knees", "knees", "hunch", 5, 12, -14),
    "sulky": Pose("folded", "folded", "planted", -7, -9, -10),
    "guilty": Pose("behind", "behind", "toes in", 5, 11, -14),
    "suspicious": Pose("hip", "chin", "stand", -15, -6, -2),
    "lost": Pose("scratch", "shrug", "cross", 0, 12, 0),
    "disappointed": Pose("hang", "hang", "stand", 8, 14, -14),
    "impatient": Pose("hip", "wrist", "tap", 5, 0, 0),
    "selfish": Pose("clutch", "clutch", "planted", 3, 7, -10),
    "poorly": Pose("belly", "belly", "slump", 5, 15, -12),
}

POSES |= {
    "roaring": POSES["furious"],
    "wailing": POSES["sad"],
    "kissing": POSES["in-love"],
    "laughing": POSES["joyful"],
    "stuffed": POSES["guilty"],
    "conspiring": POSES["secretive"],
    "relishing": POSES["grateful"],
    "puffing": POSES["furious"],
    "begrudging": POSES["suspicious"],
    "pining": POSES["sad"],
    "prying": POSES["secretive"],
    "repelled": POSES["disgusted"],
    "slighted": POSES["sulky"],
    "mending": POSES["grateful"],
    "hatching": POSES["inspired"],
    "pouting": POSES["sulky"],
}


@dataclass(frozen=True)
class Frame:
    """The bones: trunk, arm and leg lengths, how wide."""

    trunk: float = 104
    arm: float = 64
    leg: float = 52
    wide: float = 42
    thick: float = 30

    @property
    def legs(self) -> float:
        """A whole straight leg."""
        return 2 * self.leg


CHILD, ADULT = Frame(), Frame(142, 74, 76, 50, 34)
BABY, STOUT, TINY = Frame(86, 44, 30, 42, 30), Frame(128, 60, 44, 64, 38), Frame(78, 42, 34, 36, 24)
FRAMES = {"baby": BABY, "child": CHILD, "adult": ADULT, "old": Frame(130, 70, 62, 50, 34)}


@dataclass(frozen=True)
class Wear:
    """What the puppet is cut of."""

    trunk: Ground
    sleeve: Ground
    hand: Ground
    leg: Ground
    foot: Ground
    belly: Ground | None = None
    skirt: float = 0.0  # how far the trunk's paper goes down the legs (1: to the ground)
    paws: bool = False


@dataclass(frozen=True)
class Marks:
    """Where things ended up, in the units (x, y) were given in: for what is held, tied or looked at."""

    head: Spot
    left: Spot
    right: Spot
    heart: Spot


class _Puppet:
    """One puppet being laid."""

    def __init__(self, c: Page, f: Frame, wear: Wear, pose: Pose, to: int, side: bool) -> None:
        self.c, self.f, self.wear, self.pose, self.to, self.side = c, f, wear, pose, to, side
        self.hip = -_DROP.get(pose.legs, 1.0) * f.legs - (34 if pose.legs in _SEATED else 0)
        if pose.legs == "jump":
            self.hip -= 46
        a = math.radians(pose.lean * to)
        self.sin, self.cos = math.sin(a), math.cos(a)
        self.neck = self.on_trunk(0, -f.trunk)
        self.centre = (self.neck[0] + self.sin * 58, self.neck[1] - 56 - pose.chin)

    def on_trunk(self, x: float, y: float) -> Spot:
        """A point of the trunk (from the hip, y down) where the trunk now is."""
        return x * self.cos - y * self.sin, self.hip + x * self.sin + y * self.cos

    # ---- arms
    def shoulder(self, s: int) -> Spot:
        """Where an arm begins."""
        return self.on_trunk((s * (self.f.wide - 6)) if not self.side else s * 6, -self.f.trunk + 20)

    def target(self, s: int) -> tuple[Spot, str]:
        """Where the hand goes, and how it is held."""
        arm = self.pose.left if s < 0 else self.pose.right
        if not isinstance(arm, str):
            return (self.neck[0] + arm[0], self.neck[1] + arm[1]), "mitten"
        hx, hy = self.centre
        r, (sx, sy), t = 2 * self.f.arm, self.shoulder(s), self.to
        out = s if not self.side else t
        near = _NEAR_HEAD.get(arm)
        if near:
            x, y, kind = near
            q = s if not self.side else t
            return (hx + q * x + (t * 12 if not self.side else 0), hy + y), kind
        low = _ON_TRUNK.get(arm)
        if low:
            x, share, kind = low
            return self.on_trunk(s * x if not self.side else t * abs(x), -self.f.trunk * share), kind
        x, y, kind = _FREE[arm]
        if arm in ("hug", "push", "give", "reach"):
            return (
                sx + t * x * r + (10 * s if arm == "hug" else 0),
                sy + y * r + (0.12 * r if s == -t else 0),
            ), kind
        return (sx + out * x * r, sy + y * r), kind

    def arm(self, s: int, held: Drawing | None) -> Spot:
        """Lay one arm: two bones, a hand, what it holds."""
        a, (goal, kind) = self.shoulder(s), self.target(s)
        name = self.pose.left if s < 0 else self.pose.right
        elbow, end = _bend(a, goal, self.f.arm, self.f.arm, s if name not in _ELBOW_IN else -s,
                           1.6 if name in _NEAR_HEAD else 0.4)  # fmt: skip
        w = self.f.thick
        tip = _towards(end, elbow, 8)
        self.c.lay(taper((*a, w), (*elbow, w * 0.9), (*tip, w * 0.76)), self.wear.sleeve, 4, 0.4)
        if held:
            with self.c.at(*end):
                held()
        rot = math.degrees(math.atan2(end[1] - elbow[1], end[0] - elbow[0])) + 90
        rot = {"finger": 0.0, "point": 0.0, "join": -s * 8.0}.get(name if isinstance(name, str) else "", rot)
        hand(
            self.c,
            *_towards(end, elbow, -6),
            self.f.thick * 0.66,
            self.wear.hand,
            rot,
            kind,
            self.wear.paws,
            s > 0,
        )
        return end

    # ---- legs
    def legs(self) -> None:
        """Lay both legs and feet."""
        f, kind, t = self.f, self.pose.legs, self.to
        if kind == "none":
            return
        if kind in _SEATED:
            self._seated(kind)
            return
        for s, (x, y, foot) in zip((-t, t), _STANCE[kind], strict=True):
            a = (s * 20 if not self.side else s * 6, self.hip - 4)
            goal = (a[0] + t * x * f.legs, self.hip + y * f.legs)
            if kind in ("stand", "planted", "toes in", "knock", "cross", "tap", "tiptoe", "slump", "jump"):
                goal = (s * abs(x) * f.legs * (1 if x >= 0 else -1), self.hip + y * f.legs)
            knee, end = _bend(
                a, goal, f.leg, f.leg, -s if kind == "knock" else t if self.side or kind in _MOVING else s
            )
            self.c.lay(
                taper((*a, f.thick * 1.2), (*knee, f.thick), (*end, f.thick * 0.8)), self.wear.leg, 4, 0.4
            )
            d = t if (self.side or kind in _MOVING) else -s if kind in ("toes in", "knock") else s
            self._foot(end, d, foot)
            if kind == "tap" and s == t:
                for i in (1, 2):  # ghosts of the tapping foot
                    with self.c.at(end[0], end[1] - 13 * i, f.thick / 30, -(16 + 9 * i) * d, d < 0):
                        self.c.lay(
                            blob((-4, 4), (0, -10), (30, -2), (37, 8)),
                            self.wear.foot,
                            2,
                            0,
                            tissue=0.5 - 0.14 * i,
                        )

    def _foot(self, at: Spot, d: float, rot: float) -> None:
        r = self.f.thick
        with self.c.at(*at, r / 30, rot * d, d < 0):
            self.c.lay(blob((-16, 10), (-15, -12), (6, -13), (30, -2), (36, 10)), self.wear.foot, 3, 0.3)

    def _seated(self, kind: str) -> None:
        f, r, t = self.f, self.f.thick, self.to
        for s in (-t, t):
            if kind == "lotus":
                self.c.lay(
                    taper((s * 24, -22, r * 1.2), (s * 62, -16, r), (-s * 10, -12, r * 0.8)),
                    self.wear.leg,
                    4,
                    0.4,
                )
                self._foot((-s * 22, -10), -s, 0)
            elif kind == "sit":
                self.c.lay(taper((s * 22, -26, r * 1.3), (s * 46, -14, r * 1.1)), self.wear.leg, 5, 0.4)
                self.c.lay(ell(s * 54, -8, r * 0.62, r * 0.78, s * 14), self.wear.foot, 3, 0.3)
            elif kind == "hunch":
                knee = (float(s * 26 + t * 14), -30 - f.leg * 0.9)
                self.c.lay(
                    taper((s * 26, -18, r * 1.2), (*knee, r), (s * 28 + t * 26, -6, r * 0.8)),
                    self.wear.leg,
                    5,
                    0.4,
                )
                self._foot((s * 28 + t * 26, -8), t, 0)
            else:  # bench: thighs forward, shins down
                knee = (t * f.leg * 0.95 + s * 12, -20)
                self.c.lay(
                    taper((s * 14, -24, r * 1.2), (*knee, r), (knee[0] + t * 4, -20 + f.leg, r * 0.8)),
                    self.wear.leg,
                    5,
                    0.4,
                )
                self._foot((knee[0] + t * 4, -18 + f.leg), t, 0)

    # ---- trunk
    def trunk(self) -> None:
        """Lay the trunk, leaning, with its skirt or its belly."""
        f, w = self.f, self.f.wide * (1 if not self.side else 0.72)
        ch = self.pose.chest
        skirt = self.wear.skirt * (f.legs if self.pose.legs not in _SEATED else 30)
        flare = 1.12 + self.wear.skirt * 0.62
        with self.c.at(0, self.hip, 1, self.pose.lean * self.to):
            p = ((-w * 0.62, -f.trunk), (0, -f.trunk - 8), (w * 0.62, -f.trunk), (w * 0.98 * ch,
                -f.trunk * 0.76), (w * 1.02 * ch, -f.trunk * 0.4),
                 (w * flare, 8 + skirt), (0, 18 + skirt), (-w * flare, 8 + skirt), (-w * 1.02 * ch,
                     -f.trunk * 0.4),
                 (-w * 0.98 * ch, -f.trunk * 0.76))  # fmt: skip
            self.c.lay(blob(*p), self.wear.trunk, 6, angle=0)
            if self.wear.belly is not None:
                x = self.to * 8 if self.side else 0
                self.c.lay(ell(x, -f.trunk * 0.36, w * 0.66 * ch, f.trunk * 0.42), self.wear.belly, 1.5)


_SEATED = frozenset({"sit", "lotus", "hunch", "bench"})
_MOVING = frozenset({"run", "walk", "kneel", "stride"})
_ELBOW_IN = frozenset({"finger", "nose", "bite"})
_DROP = {"sit": 0.0, "lotus": 0.0, "hunch": 0.0, "bench": 0.0, "none": 0.0, "kneel": 0.56, "jump": 0.86,
    "slump": 0.9,
         "planted": 0.93, "knock": 0.94, "run": 0.86, "walk": 0.95, "stride": 0.88}  # fmt: skip
_STANCE: dict[str, tuple[tuple[float, float, float], tuple[float, float, float]]] = {
    "stand": ((0.22, 0.97, 0), (0.22, 0.97, 0)),
    "planted": ((0.52, 0.9, 0), (0.52, 0.9, 0)),
    "toes in": ((0.17, 0.97, 0), (0.17, 0.97, 0)),
    "knock": ((0.3, 0.91, 0), (0.3, 0.91, 0)),
    "cross": ((-0.16, 0.97, 0), (-0.16, 0.97, 0)),
    "tap": ((0.24, 0.97, 0), (0.3, 0.95, -16)),
    "tiptoe": ((0.18, 0.96, 42), (0.2, 0.96, 42)),
    "slump": ((0.26, 0.87, 0), (0.26, 0.87, 0)),
    "jump": ((0.42, 0.62, 30), (0.42, 0.62, 30)),
    "run": ((-0.82, 0.34, 70), (0.72, 0.62, -14)),
    "walk": ((-0.4, 0.88, 24), (0.4, 0.9, -8)),
    "stride": ((-0.6, 0.8, 30), (0.6, 0.82, -12)),
    "kneel": ((-0.5, 0.5, 80), (0.34, 0.53, 0)),
}
_NEAR_HEAD: dict[str, tuple[float, float, str]] = {
    "mouth": (20, 58, "flat"), "cheek": (68, 34, "flat"), "eyes": (30, -8, "flat"), "chin": (26, 74, "fist"),
    "finger": (2, 84, "point"), "nose": (10, 24, "fist"), "bite": (22, 62, "mitten"), "ear": (84, -6, "open"),
    "squash": (84, 62, "fist"), "scratch": (72, -82, "open"), "brow": (22, -44, "flat"), "hat": (52, -84,
    "mitten"),
    "listen": (78, 8, "flat"), "call": (46, 48, "flat"),
}  # fmt: skip
_ON_TRUNK: dict[str, tuple[float, float, str]] = {
    "heart": (-6, 0.7, "flat"), "join": (4, 0.72, "mitten"), "rub": (6, 0.56, "mitten"), "belly": (10, 0.3,
    "flat"),
    "hip": (44, 0.2, "fist"), "folded": (-38, 0.5, "mitten"), "behind": (8, 0.22, "none"), "clutch": (8,
    0.5, "flat"),
    "knee": (66, -0.14, "flat"), "knees": (30, 0.2, "mitten"), "wrist": (16, 0.6, "mitten"), "pocket": (34,
    0.08, "none"),
}  # fmt: skip
_FREE: dict[str, tuple[float, float, str]] = {
    "down": (0.22, 0.93, "mitten"), "hang": (0.06, 0.98, "mitten"), "up": (0.68, -0.78, "open"),
    "out": (0.98, 0.06, "open"),
    "wave": (0.66, -0.7, "open"), "fist": (0.46, 0.8, "fist"), "fist up": (0.62, -0.66, "fist"),
    "point": (0.3, -0.94, "point"),
    "stretch": (0.6, -0.78, "fist"), "shrug": (0.84, 0.16, "open"), "fork": (0.5, -0.02, "fist"),
    "back": (0.5, 0.78, "open"),
    "hug": (0.9, 0.1, "flat"), "push": (0.94, -0.12, "open"), "give": (0.9, 0.06, "flat"), "reach": (0.94,
    -0.34, "open"),
    "pump": (0.5, 0.36, "fist"), "swing": (-0.52, 0.5, "fist"),
}  # fmt: skip
_OVER_HEAD = frozenset(_NEAR_HEAD)
_BEFORE_TRUNK = frozenset({"behind"})


def _bend(a: Spot, goal: Spot, one: float, two: float, side: float, down: float = 0.4) -> tuple[Spot, Spot]:
    """Two bones from a towards the goal: the joint and the end, bent to `side`."""
    dx, dy = goal[0] - a[0], goal[1] - a[1]
    far = min(max(math.hypot(dx, dy), abs(one - two) + 4, 0.14 * (one + two)), (one + two) * 0.995)
    way = math.atan2(dy, dx)
    inner = math.acos(max(-1.0, min(1.0, (one * one + far * far - two * two) / (2 * one * far))))
    best = None
    for sign in (1, -1):
        joint = a[0] + one * math.cos(way + sign * inner), a[1] + one * math.sin(way + sign * inner)
        score = joint[0] * side + down * joint[1]
        if best is None or score > best[0]:
            best = (score, joint)
    assert best
    end = a[0] + far * math.cos(way), a[1] + far * math.sin(way)
    return best[1], end


def _towards(a: Spot, b: Spot, by: float) -> Spot:
    d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    return a[0] + (b[0] - a[0]) * by / d, a[1] + (b[1] - a[1]) * by / d


def hand(
    c: Page,
    x: float,
    y: float,
    r: float,
    sheet: Ground,
    rot: float = 0,
    kind: str = "mitten",
    paws: bool = False,
    flip: bool = False,
) -> None:
    """A hand at (x, y), fingers up before `rot`: mitten, flat, fist, open, point; `paws`: slits instead of
    fingers."""
    if kind == "none":
        return
    with c.at(x, y, r / 20, rot, flip):
        if kind == "fist" or (paws and kind not in ("open", "point")):
            c.lay(
                blob((-17, 10), (-20, -6), (-12, -18), (0, -20), (12, -18), (20, -6), (17, 10), (0, 16)),
                sheet,
                3,
                0.3,
            )
            for i in (-1, 0, 1) if not paws else (-0.5, 0.5):
                strip(c, [(i * 9, -6 if not paws else -10), (i * 10, -18)], 2.4, "#4a2f2a", 0.1)
        elif kind == "point":
            c.lay(taper((0, -6, 12), (0, -38, 10)), sheet, 3, 0.2)
            c.lay(blob((-15, 12), (-18, -4), (-8, -14), (8, -14), (18, -4), (15, 12), (0, 16)), sheet, 2, 0.3)
        elif kind == "open":
            for a in (-40, -14, 12, 36):
                q = math.radians(a - 90)
                c.lay(
                    taper((math.cos(q) * 8, math.sin(q) * 8, 11), (math.cos(q) * 31, math.sin(q) * 31, 9)),
                    sheet,
                    2.4,
                    0.2,
                )
            c.lay(taper((8, 4, 12), (27, -4, 9)), sheet, 2.4, 0.2)
            c.lay(ell(0, 0, 16), sheet, 1.6, 0.2)
        else:
            c.lay(
                blob((-14, 12), (-16, -8), (-10, -26), (2, -29), (13, -24), (16, -4), (14, 12), (0, 16)),
                sheet,
                3,
                0.3,
            )
            c.lay(taper((10, 4, 12), (23, -8, 9)), sheet, 1.5, 0.2)


def paw(c: Page, x: float, y: float, r: float, sheet: Ground, rot: float = 0) -> None:
    """A paw at (x, y), toes up before `rot`."""
    hand(c, x, y, r, sheet, rot, "mitten", True)


def puppet(
    c: Page,
    x: float,
    y: float,
    s: float,
    wear: Wear,
    face: Callable[[Page], object],
    pose: Pose,
    *,
    frame: Frame = CHILD,
    to: int = 1,
    rot: float = 0,
    side: bool = False,
    tail: Drawing | None = None,
    left_holds: Drawing | None = None,
    right_holds: Drawing | None = None,
    before: Drawing | None = None,
    brads: bool = False,
) -> Marks:
    """Lay a whole puppet at (x, y). `before`: drawn between trunk and arms (a cake hugged, a heap)."""
    p = _Puppet(c, frame, wear, pose, to, side)
    arms = {-1: (pose.left, left_holds), 1: (pose.right, right_holds)}
    ends: dict[int, Spot] = {}
    with c.at(x, y, s, rot):
        if tail:
            tail()
        for q, (arm, held) in arms.items():
            if arm in _BEFORE_TRUNK or (side and q == -to):
                ends[q] = p.arm(q, held)
        seated = pose.legs in _SEATED or wear.skirt
        if (seated and wear.skirt) or not seated:
            p.legs()
        p.trunk()
        if seated and not wear.skirt:
            p.legs()
        if before:
            before()
        for q, (arm, held) in arms.items():
            if q not in ends and arm not in _OVER_HEAD:
                ends[q] = p.arm(q, held)
        with c.at(*p.centre, 1, pose.tilt * to):
            face(c)
        for q, (_, held) in arms.items():
            if q not in ends:
                ends[q] = p.arm(q, held)
        if brads:
            for q in (-1, 1):
                brad(c, *p.shoulder(q), 7)
    heart_ = p.on_trunk(0, -frame.trunk * 0.66)
    return Marks(*(_outside(q, x, y, s, rot) for q in (p.centre, ends[-1], ends[1], heart_)))


def _outside(p: Spot, x: float, y: float, s: float, rot: float) -> Spot:
    a = math.radians(rot)
    return x + s * (p[0] * math.cos(a) - p[1] * math.sin(a)), y + s * (
        p[0] * math.sin(a) + p[1] * math.cos(a)
    )


def person(
    c: Page,
    x: float,
    y: float,
    s: float,
    who: Person,
    feel: str,
    *,
    turn: float = 0.0,
    pose: Pose | None = None,
    look: Spot | None = None,
    side: bool = False,
    rot: float = 0,
    head_feel: str | None = None,
    left_holds: Drawing | None = None,
    right_holds: Drawing | None = None,
    before: Drawing | None = None,
) -> Marks:
    """Somebody standing at (x, y), `s` times the kit's units (a child is 400 high), in the pose of a feeling.

    `turn` -1..1: where head and lean go; `side=True`: true profile (towards the sign of `turn`); `pose`:
    another
    one, best as `replace(POSES[feel], left="up")`. Returns where head, hands and heart are.
    """
    to = -1 if turn < 0 else 1
    skin = who.face_paper("poorly" if feel == "poorly" else "")
    skirt = 1.0 if who.robe else 0.5 if who.dress else 0.0
    legs = skin if who.dress else who.legs
    wear = Wear(
        who.top, who.sleeves if who.sleeves is not None else who.top, skin, legs, who.shoes, None, skirt
    )

    def draw(page: Page) -> None:
        if side:
            with page.at(0, 0, 1, 0, to > 0):
                person_profile(page, who, head_feel or feel, look)
        else:
            person_head(page, who, head_feel or feel, turn, look)

    return puppet(c, x, y, s, wear, draw, pose or POSES[feel], frame=FRAMES[who.age], to=to, rot=rot,
        side=side,
                  left_holds=left_holds, right_holds=right_holds, before=before)  # fmt: skip


def upright(
    c: Page,
    x: float,
    y: float,
    s: float,
    kind: str | Head,
    feel: str,
    *,
    turn: float = 0.0,
    pose: Pose | None = None,
    look: Spot | None = None,
    side: bool = False,
    rot: float = 0,
    frame: Frame = CHILD,
    coat: Ground | None = None,
    tail: str = "",
    left_holds: Drawing | None = None,
    right_holds: Drawing | None = None,
    before: Drawing | None = None,
) -> Marks:
    """An animal on two legs, with the head of `HEADS`. `coat`: clothes; `tail`: long, bushy, curl, stub,
    croc."""
    h = HEADS[kind] if isinstance(kind, str) else kind
    fur = tone(h.skin) if not h.mark else h.paper or tone(h.skin)
    to = -1 if turn < 0 else 1
    pale = tone(h.light)
    foot = (
        tone(h.nose)
        if h.muzzle in ("beak", "bill", "hen", "penguin", "hook", "owl")
        else tone(shade(h.skin, -0.22))
    )
    hand_sheet = fur if h.muzzle in ("beak", "bill", "hen", "penguin", "hook", "owl") else pale
    wear = Wear(coat or fur, coat or fur, hand_sheet, fur, foot, None if coat else pale, 0.0, True)

    def draw(page: Page) -> None:
        if side:
            with page.at(0, 0, 1, 0, to > 0):
                profile(page, h, feel, look)
        else:
            head(page, h, feel, turn, look)

    used = pose or POSES[feel]

    def wag() -> None:
        laid = -to
        y0 = -_DROP.get(used.legs, 1.0) * frame.legs - 16
        if tail == "long":
            c.lay(
                taper(
                    (laid * 20, y0, 16),
                    (laid * 80, y0 + 10, 13),
                    (laid * 104, y0 - 50, 10),
                    (laid * 84, y0 - 88, 6),
                ),
                fur,
                4,
            )
        elif tail == "bushy":
            p = (
                (laid * 20, y0 + 8),
                (laid * 90, y0 + 6),
                (laid * 132, y0 - 56),
                (laid * 112, y0 - 118, "c"),
                (laid * 84, y0 - 60),
                (laid * 40, y0 - 30),
            )
            c.lay(blob(*p), fur, 4)
            q = (laid * 128, y0 - 66), (laid * 112, y0 - 118, "c"), (laid * 92, y0 - 74)
            c.lay(blob(*q), pale, 1.4)
        elif tail == "curl":
            c.lay(
                taper(
                    (laid * 30, y0, 12),
                    (laid * 62, y0 - 14, 10),
                    (laid * 58, y0 - 36, 8),
                    (laid * 44, y0 - 22, 6),
                ),
                fur,
                4,
            )
        elif tail == "stub":
            c.lay(ell(laid * 46, y0, 17), pale, 3, tear=3)
        elif tail == "croc":
            c.lay(taper((laid * 10, y0, 56), (laid * 90, y0 + 40, 34), (laid * 160, y0 + 44, 8)), fur, 4)

    return puppet(c, x, y, s, wear, draw, used, frame=frame, to=to, rot=rot, side=side,
        tail=wag if tail else None,
                  left_holds=left_holds, right_holds=right_holds, before=before)  # fmt: skip


def posed(feel: str, **changes: object) -> Pose:
    """The pose of a feeling with something changed: `posed("sad", legs="bench")`."""
    return replace(POSES[feel], **changes)  # type: ignore[arg-type]
