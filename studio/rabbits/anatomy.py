"""A rabbit cut from paper: two long ears that say as much as the face, on the kit's puppet.

Units are the puppets': a head is 160 across, the ears rise another 120. An ear is (angle, bend): the angle
from upright at its root and how far it has bent at its tip, both in degrees and outwards.
"""

import math
from dataclasses import dataclass
from typing import TypeAlias

from studio.papercut.bits import strip
from studio.papercut.elements.faces import DISC, Look, face
from studio.papercut.elements.puppets import CHILD, POSES, Drawing, Frame, Marks, Pose, Spot, Wear, puppet
from studio.papercut.families import shade
from studio.papercut.page import Page
from studio.papercut.papers import Ground, tone
from studio.shapes import Path, blob, ell, taper

Ear: TypeAlias = tuple[float, float]
Ears: TypeAlias = tuple[Ear, Ear]


@dataclass(frozen=True)
class Fur:
    """What a rabbit is cut of."""

    skin: str
    light: str
    inner: str = "#f0a39c"
    made: Look = DISC


SAND, RUST = Fur("#e0aa68", "#fbe8c6"), Fur("#c66a3c", "#f7d5b0")
GREY, SNOW = Fur("#9da4b8", "#e9e9f0"), Fur("#efe6d6", "#fffaf0", "#f4b4ae")
UP: Ears = ((10, 4), (10, 4))
DOWN: Ears = ((96, 62), (96, 62))
BACK: Ears = ((62, 28), (62, 28))
SIT = -34  # the seat of a puppet that sits, below its hip
EAR = ((0, 30), (38, 44), (80, 42), (122, 16))  # along the ear: how far, how wide


def ear_path(angle: float, bend: float, wide: float = 1.0, root: float = 0.0) -> Path:
    """One ear, the right one, from its root at (0, 0)."""
    points, x, y, last = [], 0.0, 0.0, 0.0
    for i, (far, width) in enumerate(EAR):
        a = math.radians(angle + bend * i / (len(EAR) - 1))
        x, y, last = x + (far - last) * math.sin(a), y - (far - last) * math.cos(a), far
        if far >= root:
            points.append((x, y, width * wide))
    return taper(*points)


def ears(c: Page, fur: Fur, both: Ears, sheet: Ground | None = None) -> None:
    """Both ears, behind a skull round (0, 0)."""
    for side, (angle, bend) in zip((-1, 1), both, strict=True):
        with c.at(side * 34, -50, 1, 0, side < 0):
            c.lay(ear_path(angle, bend), sheet or tone(fur.skin), 2.5, 1.0)
            c.lay(ear_path(angle, bend, 0.5), tone(fur.inner, 0.3), 1, 0.4)


def head(
    c: Page,
    fur: Fur,
    feel: str,
    both: Ears = UP,
    *,
    turn: float = 0.0,
    look: Spot | None = None,
    cheeks: float = 1.0,
    nose: str = "#cf5a6c",
    skin: str = "",
) -> None:
    """A head round (0, 0), ears and all; `cheeks` above 1 are blown up."""
    sheet = tone(skin or (_green(fur.skin) if feel == "poorly" else fur.skin))
    ears(c, fur, both, sheet)
    n, w = turn * 16, 76 * cheeks
    outline = (
        (-w, 14),
        (-58, -50),
        (0, -72),
        (58, -50),
        (w, 14),
        (52 * cheeks + n * 0.4, 60),
        (n, 72),
        (-52 * cheeks + n * 0.4, 60),
    )
    c.lay(blob(*outline), sheet, 3)
    with c.at(turn * 23):
        for side in (-1, 1):
            c.lay(ell(side * 17, 43, 22, 18), tone(fur.light, 0.3), 1.2, 0.4)
            for dy in (-5, 6):
                strip(
                    c, [(side * 26, 43 + dy * 0.4), (side * 74, 40 + dy * 2.2)], 3, shade(fur.light, 0.3), 0.5
                )
    with c.at(0, -10):
        face(c, feel, sheet, gap=30, my=58, look=look, turn=turn, made=fur.made)
    with c.at(turn * 27):
        c.lay(blob((-12, 19), (0, 16), (12, 19), (0, 33)), nose, 1.6, 0.2)


def _green(colour: str) -> str:
    c = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(0.5 * a + 0.5 * b):02x}" for a, b in zip(c, (190, 206, 132), strict=True))


def rabbit(
    c: Page,
    x: float,
    y: float,
    s: float,
    fur: Fur,
    feel: str,
    both: Ears = UP,
    *,
    turn: float = 0.0,
    look: Spot | None = None,
    pose: Pose | None = None,
    frame: Frame = CHILD,
    rot: float = 0,
    coat: Ground | None = None,
    big: float = 1.16,
    cheeks: float = 1.0,
    skin: str = "",
    nose: str = "#cf5a6c",
    left_holds: Drawing | None = None,
    right_holds: Drawing | None = None,
    before: Drawing | None = None,
) -> Marks:
    """A whole rabbit standing at (x, y), in the pose of its feeling; `big`: its head."""
    cloth, paw = coat or tone(fur.skin), tone(fur.light)
    wear = Wear(
        cloth, cloth, paw, tone(fur.skin), tone(shade(fur.skin, -0.12)), None if coat else paw, 0, True
    )

    def draw(page: Page) -> None:
        with page.at(0, -12, big):
            head(page, fur, feel, both, turn=turn, look=look, cheeks=cheeks, skin=skin, nose=nose)

    return puppet(
        c,
        x,
        y,
        s,
        wear,
        draw,
        pose or POSES[feel],
        frame=frame,
        to=-1 if turn < 0 else 1,
        rot=rot,
        left_holds=left_holds,
        right_holds=right_holds,
        before=before,
    )
