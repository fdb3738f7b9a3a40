"""An enormous envelope, open and upright like a house: the raised flap, the glowing pocket, its leaves."""

from typing import Any

import numpy as np

from studio.colour import Arr, Ramp, ramp_map, sstep
from studio.paint import Card
from studio.shapes import blob, poly

MANILA = ["#33282c", "#7a5a40", "#bf935a", "#e6c486", "#fff0cc"]
INSIDE = ["#24181c", "#5c3424", "#a8622c", "#e89c4c", "#ffdc94"]
LINING = ["#2a3c3c", "#5c7468", "#a0aa8c", "#dcd8b4", "#f8f0d0"]
LEFT, RIGHT, LOW_LEFT, LOW_RIGHT = (112, 628), (694, 606), (124, 1030), (684, 1016)
TIP = (462, 156)  # of the raised flap
HEART = (402, 826)  # where the leaves meet, and the seal is


def envelope_flap(c: Card) -> None:
    """The raised flap, full of wind: a gummed border round a patterned lining."""
    up, down = ((208, 482), (318, 318), (418, 176)), ((508, 186), (594, 330), (660, 470))
    outer = blob((*LEFT, "c"), *up, TIP, *down, (*RIGHT, "c"))
    how: dict[str, Any] = {"light": (560, -120, 420), "wob": 0.5}
    c.shade(outer, 0.35, 26, "#0a1416")
    m = c.paint(outer, MANILA, vol=18, amb=0.34, edge=0.3, rim=0.6, tex=0.25, grad=(0.08, -0.12), **how)
    rising, falling = ((240, 496), (342, 342), (440, 216, "c")), ((480, 214, "c"), (562, 350), (616, 470))
    inner = blob((160, 616, "c"), *rising, *falling, (648, 598, "c"))
    lm = c.paint(inner, LINING, vol=14, amb=0.34, edge=0.22, tex=0.22, clip=m, grad=(0.0, -0.1), **how)
    for row in range(14):
        for col in range(16):
            x, y = 150 + col * 36 + row % 2 * 18, 200 + row * 30
            c.flat(poly([(x, y - 9), (x + 6, y), (x, y + 9), (x - 6, y)]), "#2c5650", 0.75, clip=lm, wob=0.4)
    for line in ([(300, 600), (372, 440), (446, 240)], [(560, 600), (530, 440), (468, 240)]):
        c.line(line, 26, "#1a2a2a", 0.16, 1, clip=lm, det=0)
    c.shade(poly([(150, 626), (690, 600), (640, 566), (200, 590)]), 0.5, 14, "#1c2a28", clip=lm)
    c.line([(402, 606), (446, 430), (458, 236)], 30, "#fff6d8", 0.16, 1, clip=lm, det=0)
    high = np.asarray(1 - sstep(150, 560, c.yy + 0.16 * np.abs(c.xx - 420)), np.float32)
    c.flat(m * high, "#56686e", 0.72, mode="mul")
    c.flat(
        m * np.asarray(sstep(380, 620, c.yy) * np.clip(1 - np.abs(c.xx - 402) / 300, 0, 1), np.float32),
        "#ff9c48",
        0.2,
        mode="add",
    )


def envelope_inside(c: Card, x: float, y: float) -> Arr:
    """What one sees between the leaves: the pocket's far wall, bright over a fire at (x, y), dark in its corners."""
    gap = c.mask(poly([LEFT, RIGHT, (HEART[0], HEART[1] + 30)]), 0.4)
    d = np.hypot((c.xx - x) * 0.86, c.yy - y) / 300
    c.over(gap, ramp_map(1.16 - d * 0.95 + 0.16 * (c.bank[0] - 0.5) + 0.06 * (c.grit - 0.5), INSIDE))
    for a in (LEFT, RIGHT):  # the far wall's own folds
        c.line(
            [(a[0] * 0.8 + x * 0.2, a[1] + 4), (a[0] * 0.45 + x * 0.55, a[1] + 70), (x, a[1] + 150)],
            5,
            "#5c2c1c",
            0.4,
            0.6,
            clip=gap,
        )
    c.shade(
        poly([LEFT, RIGHT, (RIGHT[0] - 30, RIGHT[1] + 44), (LEFT[0] + 30, LEFT[1] + 44)]),
        0.6,
        16,
        "#140a10",
        clip=gap,
    )
    return gap


def shadow_on_wall(c: Card, x: float, y: float, w: float, h: float, wall: Arr) -> None:
    """What someone at (x, y) throws up the far wall, `w` wide and `h` high, with the fire below."""
    c.shade(
        blob(
            (x - w * 0.5, y + h * 0.5),
            (x - w * 0.42, y - h * 0.3),
            (x, y - h * 0.62),
            (x + w * 0.42, y - h * 0.3),
            (x + w * 0.5, y + h * 0.5),
        ),
        0.5,
        11,
        "#2c0e10",
        clip=wall,
    )


def envelope_pocket(c: Card, light: tuple[float, float, float]) -> None:
    """The front of the envelope: its narrow right side, two side leaves, and over them the bottom leaf that ends in the seal."""
    side: dict[str, Any] = {
        "vol": 6,
        "tex": 0.28,
        "wob": 0.5,
        "light": light,
        "amb": 0.24,
        "gain": 0.72,
        "rim": 0.5,
    }
    c.shade(poly([(86, 1006), (740, 996), (770, 1044), (60, 1060)]), 0.7, 16, "#0c0c12")
    deep = poly([RIGHT, (RIGHT[0] + 32, RIGHT[1] + 6), (LOW_RIGHT[0] + 30, LOW_RIGHT[1] - 16), LOW_RIGHT])
    c.paint(deep, ["#1c181c", "#4c3a30", "#7c6048"], vol=3, amb=0.4, edge=0.3, wob=0.5, grad=(0.1, -0.3))
    left = poly([LEFT, (HEART[0] + 20, HEART[1] + 10), (400, 1030), LOW_LEFT])
    right = poly([RIGHT, (HEART[0] - 20, HEART[1] + 10), (400, 1030), LOW_RIGHT])
    whole = c.mask(poly([LEFT, HEART, RIGHT, LOW_RIGHT, (400, 1034), LOW_LEFT]), 0.5)
    for leaf in (left, right):
        c.paint(leaf, MANILA, edge=0.3, grad=(0.02, -0.12), **side)
    upper = ((300, 934), (386, 842), (404, 834), (424, 842), (540, 938))
    bottom = blob((*LOW_LEFT, "c"), (214, 990), *upper, (*LOW_RIGHT, "c"), (440, 1036))
    c.shade(
        blob((130, 1020), (300, 918), (404, 816), (556, 930), (690, 1010), (690, 1030), (130, 1034)),
        0.8,
        12,
        "#2a1614",
        clip=whole,
    )
    bm = c.paint(bottom, MANILA, edge=0.34, **{**side, "vol": 9, "rim": 0.8}, grad=(0.1, -0.2))
    c.marks(bm, 0.1, 160, 40, 4, jit=0.05, alpha=0.4)
    far = np.asarray(sstep(150, 380, np.hypot(c.xx - HEART[0], (c.yy - 880) * 1.1)), np.float32)
    c.flat(whole * far, "#4c4450", 0.62, mode="mul")
    for a in (LEFT, RIGHT):
        middle = ((a[0] + HEART[0]) / 2, (a[1] + HEART[1]) / 2 + 3)
        c.line([a, middle, (HEART[0], HEART[1] + 4)], 5, "#ffe2a4", 0.85, 0.4, ends=0.3)
    _wet_foot(c, whole)


def _wet_foot(c: Card, paper: Arr) -> None:
    """How far the sea has soaked up the paper: dark to a wandering line."""
    line = (
        (90, 968),
        (170, 984),
        (250, 966),
        (330, 992),
        (420, 984),
        (500, 998),
        (580, 972),
        (650, 980),
        (720, 958),
    )
    c.shade(blob(*line, (720, 1060, "c"), (90, 1060, "c")), 0.5, 5, "#241818", clip=paper)
    c.line(list(line), 4, "#3c241c", 0.4, 1.4, clip=paper, ends=0.9)


def sand_drift(c: Card, sand: Ramp, light: tuple[float, float, float]) -> None:
    """The sand washed up against its foot, higher at the corners."""
    top = (
        (66, 1034),
        (108, 1012),
        (150, 1018),
        (210, 1034),
        (300, 1030),
        (400, 1038),
        (500, 1032),
        (600, 1026),
        (664, 1010),
        (716, 998),
        (762, 1022),
    )
    low = ((700, 1046), (560, 1050), (400, 1056), (240, 1054), (120, 1052))
    m = c.paint(
        blob(*top, *low),
        sand[:4],
        vol=10,
        amb=0.16,
        gain=0.8,
        edge=0.0,
        soft=2,
        wob=1.6,
        tex=0.3,
        light=light,
    )
    c.marks(m, 0.05, 160, 34, 4, jit=0.12, alpha=0.5)
