"""A port at dawn: stacks of containers, a ship's side, a gantry, wet concrete."""

from studio.colour import Ramp
from studio.paint import Card
from studio.palettes import CRIMSON, OCHRE, STEEL, TEAL
from studio.shapes import blob, ell, poly, rect, taper

BLUE: Ramp = ["#142848", "#34608c", "#7ca8c4", "#d0e4e8"]
RUST: Ramp = ["#3c1818", "#8c4030", "#c87c58", "#f4c49c"]
BOXES = (BLUE, CRIMSON, OCHRE, TEAL, RUST)


def container(c: Card, x: float, y: float, w: float, h: float, ramp: Ramp, fog: float = 0.0) -> None:
    """One box, its lower left corner at (x, y), ribs down its side."""
    m = c.paint(
        rect(x, y - h, x + w, y, 2),
        ramp,
        vol=3,
        amb=0.4,
        fog=fog,
        wob=0.4,
        tex=0.26,
        edge=0.24,
        grad=(0.06, -0.14),
    )
    n = int(w / 15)
    for k in range(1, n):
        c.line(
            [(x + k * w / n, y - h + 5), (x + k * w / n, y - 5)],
            3,
            ramp[0],
            0.34 * (1 - fog),
            0.2,
            clip=m,
            ends=0.9,
        )


def dawn_port(c: Card) -> None:
    """Fills the page: sky, far cranes, the ship on the left, stacks on the right, the quay from 930."""
    c.sky([(0, "#3c5c8c"), (240, "#7c94b4"), (480, "#d8b8b0"), (660, "#fcd4a0"), (760, "#fce0b0")])
    c.clouds(60, 460, "#6c7ca4", "#f8c8b0", cover=0.45, cell=220, a=0.7, sx=3)
    for x, h in ((430, 150), (500, 120), (560, 170)):
        for dx in (-16, 16):
            c.paint(taper((x + dx, 830, 6), (x + dx * 0.7, 830 - h, 5)), STEEL, fog=0.6, vol=2)
        c.paint(taper((x - 60, 830 - h, 6), (x + 46, 830 - h, 7)), STEEL, fog=0.6, vol=2)
        c.paint(taper((x, 830 - h, 5), (x + 4, 830 - h - 40, 4)), STEEL, fog=0.6, vol=2)
    c.paint(rect(-20, 826, 820, 940), ["#5c7c94", "#a0b0b4", "#f4d8b8"], vol=3, fog=0.2, wob=0.6)
    hull = c.paint(
        blob((-60, 640, "c"), (270, 660, "c"), (330, 650, "c"), (286, 880), (266, 940, "c"), (-60, 940, "c")),
        RUST,
        vol=30,
        tex=0.34,
        wob=0.5,
        fog=0.08,
    )
    c.flat(rect(-60, 880, 400, 950), "#3c1418", 0.7, clip=hull)
    for k in range(6):
        c.flat(ell(30 + 44 * k, 724, 9), "#241420", 0.8, clip=hull)
    for i, (x, y) in enumerate(((-30, 640), (88, 648), (-30, 578), (88, 586), (-30, 516), (206, 656))):
        container(c, x, y, 114, 60, BOXES[i % 5], 0.1)
    for i, (x, y) in enumerate(((560, 930), (690, 930), (600, 862), (730, 862), (640, 794), (730, 726))):
        container(c, x, y, 150, 68, BOXES[(i * 3 + 1) % 5], 0.06)
    quay = c.paint(
        rect(-20, 930, 820, 1240),
        ["#2c3444", "#6c7484", "#b0b0b4", "#ecdccc"],
        vol=3,
        amb=0.45,
        tex=0.3,
        wob=0.5,
    )
    for x0, x1 in ((120, -60), (300, 230), (520, 560), (720, 860)):
        c.line([(x0, 934), (x1, 1220)], 5, "#e8c050", 0.5, clip=quay, ends=0.9)
    for x, y, w in ((250, 1010, 90), (590, 1060, 120), (400, 1140, 140)):
        c.flat(ell(x, y, w, w * 0.11), "#f8d0b0", 0.4, 6)


def hook_and_ropes(c: Card, x: float, y: float, corners: tuple[tuple[float, float], ...]) -> None:
    """The hook at (x, y) with its wire from above, and a rope to every corner of what hangs from it."""
    for dx in (-9, 9):
        c.line([(x + dx, -20), (x + dx, y - 60)], 4, "#2c3040", 0.95, 0.2, ends=0.9)
    c.paint(rect(x - 34, y - 96, x + 34, y - 40, 8), OCHRE, vol=8, wob=0.3, det=0.5)
    for k in range(3):
        c.flat(
            poly(
                [
                    (x - 34 + 24 * k, y - 40),
                    (x - 24 + 24 * k, y - 40),
                    (x - 10 + 24 * k, y - 96),
                    (x - 20 + 24 * k, y - 96),
                ]
            ),
            "#2c2024",
            0.8,
        )
    c.line([(x, y - 40), (x + 4, y - 10), (x - 14, y + 6), (x - 22, y - 10)], 9, "#4c5460", 1, 0.2, ends=0.7)
    for px, py in corners:
        c.line([(x - 4, y), ((x + px) / 2, (y + py) / 2 + 4), (px, py)], 4.4, "#7c5c3c", 1, 0.2, ends=0.9)
