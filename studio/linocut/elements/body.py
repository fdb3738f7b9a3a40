"""A body of joints: poses in heights of the body, legs and arms solved so that feet stand and hands reach.

In a pose x is forwards (from the front or back: to the left of the picture) and y is up from the ground, both
in heights of the body. "near" is the limb on our side (from the front or back: the left one of the picture).
"""

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import numpy as np

Spot: TypeAlias = tuple[float, float]

THIGH, SHIN, ANKLE = 0.245, 0.235, 0.04
UPPER, FORE, HAND = 0.165, 0.15, 0.07
TRUNK, NECK, HEAD = 0.30, 0.028, 0.076  # HEAD is half its height: seven heads to a body


@dataclass(frozen=True)
class Pose:
    """Hip, feet (heels of the ankles) and hands; the joints between are found."""

    hip: Spot = (0.0, 0.515)
    lean: float = 0  # of the trunk, forwards, degrees
    curl: float = 0  # how the back rounds, degrees
    nod: float = 0  # the head, forwards
    tilt: float = 0  # shoulders against hips (front and back), degrees
    near_foot: Spot = (0.03, 0)
    far_foot: Spot = (-0.03, 0)
    near_toe: float = 0  # 0 flat, positive toes up, negative heel up
    far_toe: float = 0
    near_hand: Spot = (0.03, 0.42)
    far_hand: Spot = (0.0, 0.42)
    near_elbow: int = 0  # 0 as the view has it, 1 or -1 the way it bends
    far_elbow: int = 0
    near_knee: int = 0
    far_knee: int = 0
    thigh: float = 1  # shorter when it points at us
    shin: float = 1
    toward: bool = False  # from the front: a raised foot comes at us, it does not splay

    def but(self, **changes: Any) -> "Pose":
        """The same pose with some joints elsewhere."""
        return replace(self, **changes)


_S = Pose()
SIDE = {
    "stand": _S.but(
        near_foot=(0.045, 0), far_foot=(-0.035, 0), near_hand=(0.05, 0.43), far_hand=(0.01, 0.43)
    ),
    "wait": Pose((-0.02, 0.51), 2, 4, 8, 0, (0.06, 0), (-0.05, 0), 0, 0, (0.09, 0.53), (0.1, 0.53)),
    "walk": Pose((0, 0.5), 4, 2, 0, 0, (0.18, 0.005), (-0.2, 0.035), 14, -38, (-0.13, 0.47), (0.19, 0.49)),
    "stride": Pose((0, 0.475), 9, 3, 0, 0, (0.27, 0.01), (-0.28, 0.05), 16, -46, (-0.2, 0.5), (0.26, 0.54)),
    "run": Pose((0, 0.54), 20, 4, -8, 0, (0.2, 0.12), (-0.38, 0.24), 6, -75, (-0.14, 0.6), (0.3, 0.72)),
    "carry": Pose((-0.03, 0.505), -7, 0, 4, 0, (0.06, 0), (-0.08, 0), 0, 0, (0.22, 0.56), (0.24, 0.55)),
    "carry_walk": Pose((0, 0.5), -5, 0, 4, 0, (0.16, 0), (-0.18, 0.03), 12, -34, (0.22, 0.57), (0.25, 0.56)),
    "overhead": Pose((0, 0.515), -2, 0, 0, 0, (0.05, 0), (-0.06, 0), 0, 0, (0.07, 1.13), (-0.03, 1.13)),
    "overhead_walk": Pose((0, 0.5), 0, 0, 0, 0, (0.16, 0), (-0.17, 0.03), 12, -34, (0.09, 1.12), (0.0, 1.12)),
    "laden": Pose(
        (-0.05, 0.48), 40, 16, -24, 0, (0.13, 0), (-0.16, 0.02), 8, -26, (0.22, 0.68), (0.25, 0.66)
    ),
    "push": Pose((-0.12, 0.45), 38, 4, -16, 0, (0.0, 0), (-0.4, 0.04), 0, -44, (0.36, 0.66), (0.37, 0.62)),
    "pull": Pose((-0.16, 0.42), -26, 6, 12, 0, (0.14, 0), (0.0, 0), 14, 4, (0.26, 0.6), (0.27, 0.57)),
    "kneel": Pose(
        (-0.02, 0.285), 6, 6, 10, 0, (-0.21, 0.0), (-0.23, 0.0), -165, -165, (0.16, 0.33), (0.14, 0.33)
    ),
    "kneel_one": Pose((-0.02, 0.3), 6, 4, 4, 0, (0.2, 0), (-0.25, 0.0), 0, -165, (0.19, 0.34), (0.1, 0.3)),
    "sit": Pose((-0.03, 0.3), 0, 4, 4, 0, (0.22, 0), (0.17, 0), 0, 0, (0.2, 0.36), (0.16, 0.36)),
    "slump": Pose((-0.03, 0.295), 8, 26, 36, 0, (0.24, 0), (0.14, 0), 0, 0, (0.17, 0.33), (0.13, 0.33)),
    "sit_ground": Pose((-0.08, 0.075), -6, 20, 6, 0, (0.24, 0), (0.3, 0), 0, 0, (0.18, 0.24), (0.2, 0.22)),
    "squat": Pose((-0.09, 0.165), 22, 18, -4, 0, (0.06, 0), (0.0, 0), -10, -10, (0.26, 0.26), (0.24, 0.22)),
    "bend": Pose((-0.1, 0.5), 84, 26, 10, 0, (0.05, 0), (-0.03, 0), 0, 0, (0.24, 0.13), (0.19, 0.12)),
    "stoop": Pose((-0.08, 0.5), 48, 18, 0, 0, (0.06, 0), (-0.05, 0), 0, 0, (0.28, 0.44), (0.24, 0.4)),
    "reach_up": Pose(
        (0.01, 0.53), -4, 0, -18, 0, (0.04, 0.02), (-0.05, 0.03), -20, -26, (0.13, 1.13), (0.05, 0.45)
    ),
    "reach": Pose((0.02, 0.505), 10, 0, -4, 0, (0.1, 0), (-0.11, 0.01), 0, -12, (0.4, 0.78), (-0.05, 0.45)),
    "point": Pose((0, 0.515), 0, 0, 0, 0, (0.05, 0), (-0.05, 0), 0, 0, (0.36, 0.84), (0.0, 0.43)),
    "throw": Pose((-0.03, 0.49), -14, 0, 0, 0, (0.22, 0.01), (-0.17, 0), 10, 0, (-0.27, 0.94), (0.3, 0.8), 1),
    "hug": Pose((0.01, 0.515), 6, 2, 8, 0, (0.05, 0), (-0.05, 0), 0, 0, (0.22, 0.7), (0.22, 0.62), -1, -1),
    "shout": Pose((0, 0.505), -8, -4, -22, 0, (0.09, 0), (-0.09, 0), 0, 0, (0.12, 0.5), (-0.14, 0.5)),
    "look_up": Pose((0, 0.515), -4, -2, -34, 0, (0.05, 0), (-0.05, 0), 0, 0, (0.04, 0.43), (0.0, 0.43)),
    "lie": Pose((0, 0.515), 0, 0, 4, 0, (0.01, 0), (-0.0, 0.02), -24, -24, (0.08, 0.5), (0.02, 0.44)),
    "curl": Pose(
        (-0.12, 0.32), 16, 40, 40, 0, (0.02, 0.11), (0.04, 0.16), -20, -20, (0.2, 0.52), (0.22, 0.5)
    ),
    "crawl": Pose(
        (-0.22, 0.285), 80, 4, -36, 0, (-0.44, 0.0), (-0.38, 0.0), -165, -165, (0.16, 0.07), (0.06, 0.07)
    ),
    "dance": Pose(
        (0.02, 0.52), -8, -6, -14, 0, (0.16, 0.12), (-0.05, 0.02), -40, -24, (0.3, 0.98), (-0.28, 0.74)
    ),
    "fall": Pose((0, 0.56), -30, -6, -14, 0, (0.32, 0.3), (0.2, 0.12), 20, -10, (0.12, 1.14), (-0.26, 0.96)),
}
FRONT = {
    "stand": Pose((0, 0.515), near_foot=(0.065, 0), far_foot=(-0.065, 0), near_hand=(0.165, 0.43),
        far_hand=(-0.165, 0.43)),
    "lean": Pose((0.02, 0.51), tilt=6, near_foot=(0.05, 0), far_foot=(-0.12, 0), near_hand=(0.17, 0.43),
                 far_hand=(-0.13, 0.45), nod=0),
    "akimbo": Pose((0.015, 0.512), tilt=4, near_foot=(0.06, 0), far_foot=(-0.11, 0), near_hand=(0.1, 0.56),
                   far_hand=(-0.09, 0.55)),
    "walk": Pose((0, 0.505), tilt=3, near_foot=(0.04, 0), far_foot=(-0.05, 0.075), near_hand=(0.15, 0.46),
                 far_hand=(-0.16, 0.44), far_toe=-40, toward=True),
    "arms_up": Pose((0, 0.515), near_foot=(0.07, 0), far_foot=(-0.07, 0), near_hand=(0.17, 1.1),
        far_hand=(-0.17, 1.1),
                    near_elbow=-1, far_elbow=1),
    "overhead": Pose((0, 0.515), near_foot=(0.06, 0), far_foot=(-0.06, 0), near_hand=(0.1, 1.1),
        far_hand=(-0.1, 1.1),
                     near_elbow=-1, far_elbow=1),
    "wave": Pose((0, 0.515), tilt=-3, near_foot=(0.06, 0), far_foot=(-0.08, 0), near_hand=(0.25, 1.04),
                 far_hand=(-0.16, 0.43), near_elbow=-1),
    "open": Pose((0, 0.512), near_foot=(0.08, 0), far_foot=(-0.08, 0), near_hand=(0.4, 0.84), far_hand=(-0.4,
        0.84)),
    "carry": Pose((0, 0.51), near_foot=(0.07, 0), far_foot=(-0.07, 0), near_hand=(0.07, 0.58),
        far_hand=(-0.07, 0.58)),
    "fists": Pose((0, 0.505), near_foot=(0.1, 0), far_foot=(-0.1, 0), near_hand=(0.17, 0.72), far_hand=(-0.2,
        0.98),
                  far_elbow=1),
    "sit": Pose((0, 0.3), near_foot=(0.07, 0), far_foot=(-0.07, 0), near_hand=(0.1, 0.29), far_hand=(-0.1,
        0.29),
                thigh=0.32),
    "kneel": Pose((0, 0.285), near_foot=(0.08, 0), far_foot=(-0.08, 0), near_hand=(0.09, 0.3),
        far_hand=(-0.09, 0.3),
                  shin=0.05),
    "squat": Pose((0, 0.15), near_foot=(0.09, 0), far_foot=(-0.09, 0), near_hand=(0.07, 0.2),
        far_hand=(-0.07, 0.2),
                  thigh=0.62),
    "run": Pose((0, 0.53), tilt=6, near_foot=(0.03, 0), far_foot=(-0.06, 0.24), near_hand=(0.16, 0.6),
                far_hand=(-0.18, 0.7), far_toe=-60, toward=True),
    "climb": Pose((0, 0.5), near_foot=(0.08, 0.0), far_foot=(-0.12, 0.2), near_hand=(0.15, 0.86),
        far_hand=(-0.14, 1.1),
                  near_elbow=-1, far_elbow=1),
    "pull": Pose((0, 0.46), lean=0, near_foot=(0.14, 0), far_foot=(-0.14, 0), near_hand=(0.06, 0.6),
        far_hand=(-0.06, 0.6)),
}  # fmt: skip


def bend(root: Spot, end: Spot, one: float, two: float, way: int) -> tuple[Spot, Spot]:
    """The joint between two bones from `root` towards `end`, and where the second really ends."""
    dx, dy = end[0] - root[0], end[1] - root[1]
    far = max(float(np.hypot(dx, dy)), 1e-6)
    reach = float(np.clip(far, abs(one - two) + 1e-4, (one + two) * 0.998))
    ux, uy = dx / far, dy / far
    along = (one * one - two * two + reach * reach) / (2 * reach)
    side = float(np.sqrt(max(one * one - along * along, 0))) * way
    joint = root[0] + ux * along - uy * side, root[1] + uy * along + ux * side
    return joint, (root[0] + ux * reach, root[1] + uy * reach)


@dataclass(frozen=True)
class Bones:
    """The solved skeleton, in heights of the body."""

    hip: Spot
    spine: Any  # points from hip to neck
    neck: Spot
    head: Spot
    turn: float  # of the head, degrees forwards
    legs: dict[str, tuple[Spot, Spot, Spot]]  # hip, knee, ankle
    arms: dict[str, tuple[Spot, Spot, Spot]]  # shoulder, elbow, wrist
    toes: dict[str, float]


def solve(
    pose: Pose, side: bool, broad: float, near: Spot | None, far: Spot | None, near_foot: Spot | None = None,
    far_foot: Spot | None = None,
) -> Bones:  # fmt: skip
    """Find every joint; `near` and `far` say where the hands are, in place of the pose."""
    lean = np.radians(pose.lean)
    t = np.linspace(0, 1, 9)
    # the back leans, and rounds more towards the neck
    angle = lean + np.radians(pose.curl) * (t - 0.35) * 2
    step = TRUNK / 8
    forward, up = np.sin(angle), np.cos(angle)
    spine = np.stack([np.r_[0, np.cumsum(forward[:-1])], np.r_[0, np.cumsum(up[:-1])]], 1) * step + pose.hip
    last = float(np.degrees(angle[-1]))
    turn = last * 0.55 + pose.nod
    neck = (float(spine[-1, 0]), float(spine[-1, 1]))
    a, b = np.radians(last * 0.8 + pose.nod * 0.4), np.radians(turn)
    head = (
        neck[0] + float(np.sin(a)) * NECK + float(np.sin(b)) * HEAD * 0.95 + (0.012 if side else 0),
        neck[1] + float(np.cos(a)) * NECK + float(np.cos(b)) * HEAD * 0.95,
    )
    shoulder = spine[7] + (0.006, 0)
    tilt = np.radians(pose.tilt)
    legs, arms = {}, {}
    for name, sign in (("near", 1), ("far", -1)):
        foot = {"near": near_foot, "far": far_foot}[name] or getattr(pose, f"{name}_foot")
        hand = {"near": near, "far": far}[name] or getattr(pose, f"{name}_hand")
        wide = 0.012 * sign if side else 0.056 * broad * sign
        root = (pose.hip[0] + wide, pose.hip[1] + (0 if side else -sign * float(np.sin(tilt)) * 0.05))
        ankle = (foot[0], foot[1] + ANKLE)
        way = getattr(pose, f"{name}_knee") or (1 if side else sign)
        long = float(np.hypot(root[0] - ankle[0], root[1] - ankle[1])) * 1.02 / (THIGH + SHIN)
        fit = min(1.0, long) if pose.toward else 1.0
        legs[name] = (root, *bend(root, ankle, THIGH * pose.thigh * fit, SHIN * pose.shin * fit, way))
        out = 0.012 * sign if side else 0.105 * broad * sign
        joint = (
            float(shoulder[0]) + (out if side else out * float(np.cos(tilt))),
            float(shoulder[1]) - 0.012 + (0 if side else sign * float(np.sin(tilt)) * 0.1),
        )
        way = getattr(pose, f"{name}_elbow") or (-1 if side else sign)
        arms[name] = (joint, *bend(joint, hand, UPPER, FORE, way))
    return Bones(pose.hip, spine, neck, head, turn, legs, arms, {"near": pose.near_toe, "far": pose.far_toe})
