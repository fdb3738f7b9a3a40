"""An enormous envelope, open and upright like a house: the raised flap, the glowing pocket, its leaves."""

from typing import Any

from studio.paint import Card
from studio.shapes import blob, poly

MANILA = ["#33282c", "#7a5a40", "#bf935a", "#e6c486", "#fff0cc"]
INSIDE = ["#24181c", "#5c3424", "#a8622c", "#e89c4c", "#ffdc94"]
LINING = ["#2a3c3c", "#5c7468", "#a0aa8c", "#dcd8b4", "#f8f0d0"]
LEFT, RIGHT, LOW_RIGHT = (112, 628), (694, 606), (684, 1016)
TIP = (462, 156)  # of the raised flap
HEART = (402, 826)  # where the leaves meet, and the seal is
TORN = [(216, 1034), (190, 1004), (176, 986), (150, 978), (126, 950)]


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


def envelope_inside(c: Card, x: float, y: float) -> None:
    """What one sees between the leaves: the pocket, red with a fire at (x, y)."""
    gap = poly([LEFT, RIGHT, (HEART[0], HEART[1] + 30)])
    m = c.paint(gap, INSIDE, vol=3, amb=0.08, edge=0.2, tex=0.25, light=(x, y, 130), wob=0.4)
    c.darken(m * (1 - c.radial(400, 600, 60, 330)) * 0.5, "#180c10", 0.5)
    c.glow(x, y, 190, "#ff8430", 0.34, 1.4)


def envelope_pocket(c: Card, light: tuple[float, float, float]) -> None:
    """The front of the envelope: two side leaves (one is torn), and over them the bottom leaf that ends in the seal."""
    side: dict[str, Any] = {
        "vol": 6,
        "tex": 0.28,
        "wob": 0.5,
        "light": light,
        "amb": 0.26,
        "gain": 0.72,
        "rim": 0.5,
    }
    left = poly([LEFT, (HEART[0] + 20, HEART[1] + 10), (400, 1030), *TORN])
    right = poly([RIGHT, (HEART[0] - 20, HEART[1] + 10), (400, 1030), LOW_RIGHT])
    c.shade(poly([(110, 1010), (694, 1000), (720, 1050), (150, 1066)]), 0.6, 14)
    for leaf in (left, right):
        c.paint(leaf, MANILA, edge=0.3, grad=(0.02, -0.12), **side)
    upper = ((300, 934), (386, 842), (404, 834), (424, 842), (540, 938))
    bottom = blob((214, 1036, "c"), *upper, (*LOW_RIGHT, "c"), (440, 1034))
    c.shade(blob((196, 1030), (300, 918), (404, 816), (556, 930), (700, 1020)), 0.8, 12, "#2a1614")
    bm = c.paint(bottom, MANILA, edge=0.34, **{**side, "vol": 9, "rim": 0.8}, grad=(0.1, -0.2))
    c.marks(bm, 0.1, 160, 40, 4, jit=0.05, alpha=0.4)
    for a in (LEFT, RIGHT):
        middle = ((a[0] + HEART[0]) / 2, (a[1] + HEART[1]) / 2 + 3)
        c.line([a, middle, (HEART[0], HEART[1] + 4)], 4, "#ffe2a4", 0.85, 0.4, ends=0.5)
    c.line(TORN[::-1], 4.5, "#fbe6b8", 0.9, 0.8, ends=0.8)
