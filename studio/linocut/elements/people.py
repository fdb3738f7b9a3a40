"""People: one body in any pose, from the side, the front or the back, dressed in the tones of the plates.

They look left; `flip` turns them round. (x, y) is the ground between the feet,
`h` the height standing upright.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import cv2
import numpy as np

from studio.linocut.elements.body import ANKLE, FRONT, HAND, HEAD, SIDE, Bones, Pose, Spot, solve
from studio.linocut.elements.dress import MAN, Wear, hair, hats, printed, skull, someone
from studio.linocut.knife import knife, stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, poly, rect, taper

FOOT = ((-0.036, 0.012), (-0.046, -0.03), (-0.03, -0.04, "c"), (0.1, -0.04, "c"), (0.112, -0.026), (0.07,
    -0.004),
        (0.03, 0.014), (0.02, 0.03), (-0.02, 0.03))  # fmt: skip
STATIONS = (0.0, 0.2, 0.42, 0.66, 0.86, 1.0)
DEPTH = {False: ((0.068, 0.085), (0.07, 0.076), (0.066, 0.06), (0.08, 0.068), (0.068, 0.074), (0.03, 0.036)),
         True: ((0.066, 0.098), (0.066, 0.08), (0.05, 0.05), (0.088, 0.058), (0.054, 0.062), (0.026,
         0.032))}  # fmt: skip
WIDTH = {False: (0.09, 0.086, 0.082, 0.102, 0.114, 0.05), True: (0.1, 0.09, 0.066, 0.088, 0.1, 0.042)}


@dataclass
class Body:
    """A figure that has been cut: where its joints are on the page, and its shapes."""

    h: float
    bones: Bones
    spots: dict[
        str, tuple[float, float]
    ]  # near_hand, far_hand, head, crown, neck, hip, near_foot, near_knee ...
    parts: dict[str, Path] = field(default_factory=dict)
    outline: Path = None

    def __getitem__(self, name: str) -> tuple[float, float]:
        return self.spots[name]


class _Stand:
    """From heights of the body to the page and back."""

    def __init__(self, x: float, y: float, h: float, flip: bool, rot: float) -> None:
        self.x, self.y, self.h, self.f = x, y, h, -1 if flip else 1
        self.c, self.s = float(np.cos(np.radians(rot))), float(np.sin(np.radians(rot)))

    def to(self, q: Sequence[Any]) -> tuple[float, float]:
        u, v = -float(q[0]) * self.f * self.h, -float(q[1]) * self.h
        return self.x + u * self.c - v * self.s, self.y + u * self.s + v * self.c

    def back(self, q: Sequence[Any]) -> Spot:
        dx, dy = float(q[0]) - self.x, float(q[1]) - self.y
        u, v = dx * self.c + dy * self.s, -dx * self.s + dy * self.c
        return -u * self.f / self.h, -v / self.h

    def limb(self, *joints: tuple[Spot, float]) -> Path:
        return taper(*[(*self.to(q), w * self.h) for q, w in joints])

    def hull(self, *discs: tuple[Spot, float]) -> Path:
        a = np.linspace(0, 2 * np.pi, 14, endpoint=False)
        pts = np.vstack(
            [np.array(self.to(q)) + np.stack([np.cos(a), np.sin(a)], 1) * r * self.h for q, r in discs]
        )
        return poly(cv2.convexHull(pts.astype(np.float32))[:, 0].astype(float))


def _mix(a: Spot, b: Spot, t: float) -> Spot:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _on_toes(foot: Spot, toe: float) -> Spot:
    """A raised heel lifts the ankle until the toes touch the ground."""
    if not -62 < toe < 0 or foot[1] > 0.1:
        return foot
    a = np.radians(-toe)
    return foot[0], float(0.1 * np.sin(a) + 0.04 * np.cos(a) - ANKLE)


def _trunk(st: _Stand, b: Bones, wear: Wear, side: bool, tilt: float) -> Path:
    at = np.array(STATIONS) * 8
    spine = np.stack([np.interp(at, np.arange(9), b.spine[:, i]) for i in (0, 1)], 1)
    d = np.gradient(spine, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    ahead = np.stack([d[:, 1], -d[:, 0]], 1)  # to the front (side) or the left (front)
    if side:
        one, two = (np.array(DEPTH[wear.woman])[:, i][:, None] * wear.bulk for i in (0, 1))
    else:
        one = two = np.array(WIDTH[wear.woman])[:, None] * (0.4 + 0.6 * wear.bulk)
    left, right = spine + ahead * one, spine - ahead * two
    if not side:
        way = np.interp(STATIONS, (0, 0.45, 1), (-0.6, 0, 1)) * np.sin(np.radians(tilt))
        left[:, 1] += way * one[:, 0]
        right[:, 1] -= way * two[:, 0]
    low = spine[0] - d[0] * 0.016
    hem = [(*st.to(q), "c") for q in (right[0], low, left[0])]
    return blob(*hem, *[st.to(q) for q in (*left[1:], *right[1:][::-1])])


def _hand(st: _Stand, elbow: Spot, wrist: Spot, grip: str, thumb: int) -> list[Path]:
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    n = float(np.hypot(dx, dy)) + 1e-9
    ux, uy = dx / n, dy / n

    def at(u: float, v: float) -> Spot:
        return wrist[0] + ux * u - uy * v * thumb, wrist[1] + uy * u + ux * v * thumb

    if grip == "fist":
        return [st.limb((at(-0.005, 0), 0.032), (at(0.022, 0), 0.046), (at(0.03, 0.002), 0.044))]
    palm = st.limb((at(-0.008, 0), 0.03), (at(0.018, 0), 0.036), (at(0.03, 0), 0.036))
    if grip == "point":
        index = st.limb((at(0.03, 0.01), 0.014), (at(HAND + 0.012, 0.012), 0.01))
        return [palm, index, st.limb((at(0.03, -0.008), 0.026), (at(0.045, -0.01), 0.02))]
    if grip == "spread":
        fan = [st.limb((at(0.028, v), 0.013), (at(HAND + 0.008 - abs(v) * 0.5, v * 2.6), 0.008))
               for v in (-0.014, -0.005, 0.005, 0.014)]  # fmt: skip
        return [palm, *fan, st.limb((at(0.008, 0.012), 0.014), (at(0.034, 0.05), 0.009))]
    tip = st.limb((at(0.03, -0.002), 0.034), (at(HAND - 0.008, -0.006), 0.016))
    return [palm, tip, st.limb((at(0.006, 0.012), 0.013), (at(0.036, 0.026), 0.008))]


def figure(
    p: Print, x: float, y: float, h: float = 260, pose: str | Pose = "stand", view: str = "side",
    wear: Wear = MAN,
    flip: bool = False, rot: float = 0, near: Point | None = None, far: Point | None = None,
    near_foot: Point | None = None, far_foot: Point | None = None, grip: str | tuple[str, str] = "loose",
    halo: float | None = None, clear: str = "12k", sun: Point | None = None, line: float | None = None,
    clip: Path | None = None, arms: str = "both", bust: bool = False,
) -> Body:  # fmt: skip
    """One person standing at (x, y); `near` and `far` say where on the page the hands are, *_foot the feet.

    `view` side, front or back; `grip` loose, fist, point, spread (or one for each hand); `arms` both, near,
    far,
    none (to cut an arm later); `bust` stops at the hips; `sun` is a point light that rims black clothes.
    """
    side, st = view == "side", _Stand(x, y, h, flip, rot)
    known = SIDE if side else FRONT
    if isinstance(pose, str) and pose not in known:
        raise ValueError(f"no pose {pose!r} from the {view}: {' '.join(known)}")
    made = pose if isinstance(pose, Pose) else known[pose]
    broad = (0.94 if wear.woman else 1.06) * (0.5 + 0.5 * wear.bulk)
    hands = [None if q is None else st.back(q) for q in (near, far)]
    feet = [None if q is None else st.back(q) for q in (near_foot, far_foot)]
    feet[0] = feet[0] or _on_toes(made.near_foot, made.near_toe)
    feet[1] = feet[1] or _on_toes(made.far_foot, made.far_toe)
    b = solve(made, side, broad, hands[0], hands[1], feet[0], feet[1])
    if hands != [None, None]:  # the palm, not the wrist, arrives
        short = []
        for name, q in zip(("near", "far"), hands, strict=True):
            if q is not None:
                e, w = b.arms[name][1:]
                n = float(np.hypot(w[0] - e[0], w[1] - e[1])) + 1e-9
                q = (q[0] - (w[0] - e[0]) / n * HAND * 0.5, q[1] - (w[1] - e[1]) / n * HAND * 0.5)
            short.append(q)
        b = solve(made, side, broad, short[0], short[1], feet[0], feet[1])
    body = Body(h, b, _spots(st, b))
    shapes = _shapes(st, b, wear, side, view, made, grip)
    order = ["far_arm", "far_hand", "far_leg", "far_shoe", "near_leg", "near_shoe", "skirt", "trunk",
        "apron", "neck", "head",
             "hair", "hat", "near_arm", "near_hand"]  # fmt: skip
    if view == "front":
        order = ["mane", "far_leg", "far_shoe", "near_leg", "near_shoe", "skirt", "trunk", "apron", "neck",
            "head", "hair", "hat",
                 "far_arm", "far_hand", "near_arm", "near_hand"]  # fmt: skip
    elif view == "back":
        if all(abs(w[0] - b.hip[0]) < 0.1 and 0.3 < w[1] < 0.72 for *_, w in b.arms.values()):  # held before
            order = ["far_arm", "far_hand", "near_arm", "near_hand", *order[2:-2]]
        else:
            order = [*order[2:9], "near_arm", "near_hand", "far_arm", "far_hand", *order[9:-2]]
    gone = {"both": (), "near": ("far_arm", "far_hand"), "far": ("near_arm", "near_hand"),
            "none": ("far_arm", "far_hand", "near_arm", "near_hand")}[arms]  # fmt: skip
    if (
        shapes.get("skirt")
        and _tone(wear, "skirt") == wear.top
        and (not wear.skirt or wear.top_print == wear.legs_print)
    ):
        shapes["trunk"] += shapes.pop("skirt")  # a coat, a dress: one piece
    if wear.tucked:
        order.insert(order.index("trunk") + 1, order.pop(order.index("skirt")))
    if bust:
        gone = (*gone, "far_leg", "near_leg", "far_shoe", "near_shoe", "skirt", "far_hand", "near_hand")
    there = [name for name in order if shapes.get(name) and name not in gone]
    body.outline = knife(*[path for name in there for path in shapes[name]])
    outer = float(np.clip(h * 0.016, 1.6, 8)) if halo is None else halo
    if outer:
        p.halo(body.outline, outer, clear, clip=clip)
    pen = float(np.clip(h * 0.011, 1.3, 5)) if line is None else line
    inner = float(np.clip(h * 0.008, 1.0, 3.6))
    fine = 0.5 if h < 200 else 0.8
    for name in there:
        tone = _tone(wear, name)
        dark = "k" in tone
        gap = 0 if not dark or name in ("neck", "near_hand", "far_hand", "near_shoe", "far_shoe") else inner
        if name == "head" and "k" in _tone(wear, "neck"):
            gap = 0
        body.parts[name] = p.shape(
            *shapes[name],
            tone=tone,
            line=0 if dark else pen,
            halo=gap,
            clear="12k",
            clip=clip,
            eps=fine,
            jit=0.3,
        )
        _cloth(p, body, name, wear, sun if dark else None, clip)
        if name in ("near_arm", "far_arm") and name in there[there.index("trunk") :] and not wear.bare:
            _set_in(p, st, b, name[:-4], side, body, wear, clip)
    if "k" not in wear.skin and h > 110 and view != "back":
        _face(p, _head_frame(st, b, side), side, h * HEAD, wear.eyes, clip)
    return body


def _set_in(
    p: Print, st: _Stand, b: Bones, name: str, side: bool, body: Body, wear: Wear, clip: Path | None
) -> None:
    """A sleeve grows out of its coat: the seam at the shoulder is closed again."""
    tone = wear.top
    shoulder, chest = b.arms[name][0], (float(b.spine[6][0]), float(b.spine[6][1]))
    spot = shoulder if side else _mix(shoulder, chest, 0.3)
    both = knife(body.parts["trunk"], body.parts[f"{name}_arm"])
    core = knife(ell(*st.to(spot), st.h * (0.05 if "k" in tone else 0.036)), within=both)
    p.fill(tone, core, clip=clip)
    if "k" in tone:
        p.halo(core, 1.4, tone, clip=clip, on=True)
    if wear.top_print:
        printed(p, core, wear.top_print, max(5.0, st.h * 0.034), wear.print_plates)


def _tone(wear: Wear, name: str) -> str:
    part = name.split("_")[-1]
    if part == "arm":
        return wear.skin if wear.bare else wear.top
    if part == "apron":
        return wear.apron or ""
    same = {"hand": "skin", "head": "skin", "neck": "skin", "leg": "legs", "shoe": "shoes", "trunk": "top",
        "skirt": "legs",
            "mane": "hair"}  # fmt: skip
    if part == "skirt" and not wear.skirt:
        return wear.top
    if part == "leg" and wear.skirt:
        return wear.skin
    return str(getattr(wear, same.get(part, part)))


def _spots(st: _Stand, b: Bones) -> dict[str, tuple[float, float]]:
    out = {"head": st.to(b.head), "neck": st.to(b.neck), "hip": st.to(b.hip), "chest": st.to(b.spine[6])}
    up = np.radians(b.turn)
    out["crown"] = st.to(
        (b.head[0] + float(np.sin(up)) * HEAD * 1.1, b.head[1] + float(np.cos(up)) * HEAD * 1.1)
    )
    for name in ("near", "far"):
        shoulder, elbow, wrist = b.arms[name]
        _, knee, ankle = b.legs[name]
        n = float(np.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])) + 1e-9
        palm = (
            wrist[0] + (wrist[0] - elbow[0]) / n * HAND * 0.5,
            wrist[1] + (wrist[1] - elbow[1]) / n * HAND * 0.5,
        )
        for what, q in (
            ("shoulder", shoulder),
            ("elbow", elbow),
            ("hand", palm),
            ("knee", knee),
            ("foot", ankle),
        ):
            out[f"{name}_{what}"] = st.to(q)
    return out


def _head_frame(st: _Stand, b: Bones, side: bool) -> Any:
    a = np.radians(b.turn if side else 0)
    c, s = float(np.cos(a)), float(np.sin(a))

    def m(*pts: Sequence[Any]) -> list[Any]:
        out = []
        for q in pts:
            u, v = float(q[0]) * HEAD, -float(q[1]) * HEAD
            out.append((*st.to((b.head[0] + u * c + v * s, b.head[1] - u * s + v * c)), *q[2:]))
        return out

    return m


def _shapes(
    st: _Stand, b: Bones, wear: Wear, side: bool, view: str, pose: Pose, grip: str | tuple[str, str]
) -> dict[str, list[Path]]:
    fat = 0.55 + 0.45 * wear.bulk
    trousers = not wear.skirt
    out: dict[str, list[Path]] = {"trunk": [_trunk(st, b, wear, side, pose.tilt)]}
    grips = (grip, grip) if isinstance(grip, str) else grip
    for name, how in zip(("near", "far"), grips, strict=True):
        hip, knee, ankle = b.legs[name]
        k = 1.12 if trousers else 1.0
        thigh = st.limb(
            (hip, 0.116 * fat * k), (_mix(hip, knee, 0.5), 0.1 * fat * k), (knee, 0.072 * fat * k)
        )
        shin = st.limb(
            (knee, 0.072 * fat * k),
            (_mix(knee, ankle, 0.32), 0.073 * fat * k),
            (ankle, (0.066 if trousers else 0.044) * k),
        )
        out[f"{name}_leg"] = [thigh, shin] if pose.shin > 0.2 else [thigh]
        a, w = np.radians(b.toes[name]), 1.0
        c, s = float(np.cos(a)), float(np.sin(a))
        if side:
            foot = [(ankle[0] + q[0] * c - q[1] * s, ankle[1] + q[0] * s + q[1] * c, *q[2:]) for q in FOOT]
        else:
            w = 1 if name == "near" else -1
            drop = 0.03 if b.toes[name] < -20 else 0
            foot = [(ankle[0] + w * u, ankle[1] + v - drop * (v < 0)) for u, v in
                    ((-0.022, 0.02), (-0.028, -0.036), (0.03, -0.042), (0.05, -0.034), (0.024,
                    0.02))]  # fmt: skip
        if pose.shin > 0.2:
            out[f"{name}_shoe"] = [blob(*[(*st.to(q), *q[2:]) for q in foot])]
        shoulder, elbow, wrist = b.arms[name]
        sleeve = (0.056, 0.046, 0.036) if wear.bare else (0.066, 0.056, 0.048)
        out[f"{name}_arm"] = [
            st.limb((shoulder, sleeve[0] * fat), (elbow, sleeve[1] * fat)),
            st.limb((elbow, sleeve[1] * fat), (wrist, sleeve[2] * (0.6 + 0.4 * fat))),
        ]
        out[f"{name}_hand"] = _hand(st, elbow, wrist, how, (-1 if side else (1 if name == "far" else -1)))
    waist = (float(b.spine[3][0]), float(b.spine[3][1]))
    wide = 0.05 if side else 0.062
    knees = [(b.legs[n][1], 0.062 * fat) for n in ("near", "far")]
    if wear.skirt:
        flare, cover = 0.05 + 0.03 * wear.skirt, wear.skirt * 2 - 1
        top = (float(b.spine[1][0]), float(b.spine[1][1])) if wear.tucked else waist
        core = [(top, (0.06 if wear.tucked else wide) * fat), (b.hip, (0.084 if side else 0.098) * fat)]
        if cover <= 0:
            ends = [(_mix(b.legs[n][0], b.legs[n][1], wear.skirt * 2), flare * fat) for n in ("near", "far")]
            out["skirt"] = [st.hull(*core, *ends)]
        else:
            ends = [(_mix(b.legs[n][1], b.legs[n][2], cover), flare * fat) for n in ("near", "far")]
            out["skirt"] = [st.hull(*core, *knees), st.hull(*knees, *ends)]
            if abs(pose.lean) < 60 and pose.hip[1] > 0.4:
                out["skirt"].append(st.hull(core[1], *ends))
    elif wear.coat:
        ends = [
            (_mix(b.legs[n][0], b.legs[n][1], wear.coat), (0.066 + 0.012 * wear.coat) * fat)
            for n in ("near", "far")
        ]
        out["skirt"] = [st.hull((waist, wide * fat), (b.hip, 0.088 * fat), *ends)]
    if wear.apron is not None and view != "back":
        ends = [(_mix(b.legs[n][0], b.legs[n][1], 0.9), 0.03) for n in ("near", "far")]
        ahead = 0.045 if side else 0
        lap = [((q[0] + ahead * 0.9, q[1]), r) for q, r in ends]
        out["apron"] = [st.hull(((waist[0] + ahead, waist[1]), 0.03), *lap)]
    m, r = _head_frame(st, b, side), st.h * HEAD
    out["neck"] = [st.limb((b.neck, 0.062), (_mix(b.neck, b.head, 0.6), 0.056))]
    out["head"] = skull(m, side, r)
    grown = hair(m, wear.style, view, r)
    loose = view == "front" and wear.style in ("bob", "long", "scarf")
    out["hair"], out["mane"] = (grown[:1], grown[1:]) if loose else (grown, [])
    out["hat"] = hats(m, wear.cap, view, r) if wear.cap else []
    return out


def _cloth(p: Print, body: Body, name: str, wear: Wear, sun: Point | None, clip: Path | None) -> None:
    """Prints on light clothes, a lit rim on black ones, combed hair."""
    path, h = body.parts[name], body.h
    whole = name in ("trunk", "near_arm", "far_arm") or (name == "skirt" and not wear.skirt)
    kind = wear.top_print if whole else wear.legs_print if name == "skirt" else ""
    if kind and not (name.endswith("arm") and wear.bare):
        printed(p, path, kind, max(5.0, h * 0.034), wear.print_plates)
    if sun is None or h < 110 or name.split("_")[-1] not in ("trunk", "skirt", "leg", "arm", "hair", "hat"):
        return
    if name == "hair":  # falls from the crown
        field, reach, base = p.rays(*body["crown"]), h * 0.06, 0.08
    else:
        field, reach, base = p.along(path, soft=3), h * (0.022 if name == "hat" else 0.055), 0.0
    p.engrave(
        "k",
        path,
        field,
        base + 0.9 * p.lit(path, sun, reach),
        max(4.5, h * 0.015),
        length=(20, 70),
        clip=clip,
    )


def _face(p: Print, m: Any, side: bool, r: float, eyes: str, clip: Path | None) -> None:
    """A mask: a shut eye, a brow, the corner of a mouth. It says nothing."""

    def cut(w: float, *pts: Point) -> None:
        p.ink("k", stroke(*[(*q[:2],) for q in m(*pts)], w=max(w * r, 1.1), ends=0.35), clip=clip)

    def dot(at: Point, rx: float, ry: float) -> None:
        q = m(at)[0]
        p.ink("k", ell(q[0], q[1], rx, ry), clip=clip)

    if side:
        if eyes == "open":
            dot((0.48, -0.06), max(r * 0.07, 1.2), max(r * 0.09, 1.4))
        else:
            cut(0.1, (0.34, -0.08), (0.46, -0.03), (0.58, -0.08))
        cut(0.1, (0.32, -0.3), (0.48, -0.36), (0.62, -0.3))
        cut(0.09, (0.44, 0.5), (0.56, 0.49), (0.68, 0.5))
        return
    for s in (-1, 1):
        if eyes == "open":
            dot((s * 0.3, 0.0), max(r * 0.08, 1.2), max(r * 0.09, 1.4))
            cut(0.07, (s * 0.14, -0.05), (s * 0.3, -0.11), (s * 0.46, -0.04))
        else:
            cut(0.1, (s * 0.14, -0.02), (s * 0.3, 0.05), (s * 0.46, -0.02))
        cut(0.1, (s * 0.12, -0.24), (s * 0.3, -0.32), (s * 0.48, -0.24))
    cut(0.1, (0.02, -0.06), (0.09, 0.26), (-0.06, 0.3))
    cut(0.1, (-0.2, 0.58), (0, 0.6), (0.2, 0.58))


def lying(
    p: Print, x: float, y: float, h: float = 260, wear: Wear = MAN, face: str = "up", **more: Any
) -> Body:
    """Somebody on the ground, the middle at (x, y), head to the left (`flip`: right); face up or down."""
    flip = bool(more.pop("flip", False))
    pose = more.pop("pose", "lie")
    thick = 0.085 * h
    # head left: the body is turned so that up becomes left; forwards becomes up or down
    turn = -90.0 if not flip else 90.0
    mirrored = (face == "up") != flip
    at = (x + (0.5 * h if not flip else -0.5 * h), y - thick)
    return figure(p, *at, h, pose, "side", wear, flip=mirrored, rot=turn, **more)


def crowd(
    p: Print, places: Sequence[Point], h: float = 160, view: str = "back", poses: Sequence[str] = ("stand",),
    tones: tuple[str, ...] = ("1", "2", "k", ""), skin: str = "k", flip: str = "no", **more: Any,
) -> list[Body]:  # fmt: skip
    """Varied people at places (x, y[, height]), far ones first; `flip` no, yes or some."""
    rng, out = p.dice(), []
    for q in sorted(places, key=lambda q: float(q[1])):
        tall = float(q[2]) if len(q) > 2 else h * float(rng.uniform(0.94, 1.06))
        turned = flip == "yes" or (flip == "some" and bool(rng.random() < 0.5))
        pose, wear = str(rng.choice(list(poses))), someone(rng, tones, skin)
        out.append(figure(p, float(q[0]), float(q[1]), tall, pose, view, wear, flip=turned, **more))
    return out


def heads(
    p: Print, places: Sequence[Point], r: float = 40, view: str = "back",
    tones: tuple[str, ...] = ("k", "1", "2"), skin: str = "k", sun: Point | None = None, clear: str = "12k",
) -> None:  # fmt: skip
    """A crowd cut off at the waist: heads at (x, y[, radius]), far ones first."""
    rng = p.dice()
    for q in sorted(places, key=lambda q: float(q[1])):
        size = float(q[2]) if len(q) > 2 else r * float(rng.uniform(0.92, 1.08))
        wear = someone(rng, tones, skin)
        h, band = size / HEAD, max(1.4, size * 0.06)
        at = float(q[0]), float(q[1]) + h * 0.925
        figure(p, *at, h, "stand", view, wear, sun=sun, halo=band, clear=clear, bust=True)
        p.fill(wear.top, rect(at[0] - 0.1 * h, at[1] - 0.51 * h, at[0] + 0.1 * h, at[1] - 0.3 * h))


def bench(
    p: Print, x: float, y: float, w: float = 120, h: float = 60, tone: str = "k", halo: float = 3
) -> Path:
    """Something to sit on, seen from the side: a plain stool, its middle at (x, y) on the ground."""
    legs = [poly([(x + s * w * 0.42 - 4, y), (x + s * w * 0.42 + 4, y), (x + s * w * 0.36 + 4, y - h),
        (x + s * w * 0.36 - 4, y - h)])
            for s in (-1, 1)]  # fmt: skip
    seat = poly([(x - w / 2, y - h), (x + w / 2, y - h), (x + w / 2, y - h - 9), (x - w / 2, y - h - 9)])
    return p.shape(*legs, seat, tone=tone, halo=halo, clear="12k", line=0 if "k" in tone else 2.5)


def shadow(p: Print, x: float, y: float, w: float, tone: str = "k", gap: float = 6) -> None:
    """A cast shadow of short level cuts under something that stands at (x, y)."""
    p.comb(tone, ell(x, y, w, w * 0.16), 0, 0.6, gap, cut=False, length=(20, 60))
