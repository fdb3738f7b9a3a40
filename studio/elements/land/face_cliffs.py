"""Two mountains nose to nose across a gorge: each a face in profile, one of red rock, awake, one of blue, asleep under snow."""

from studio.colour import Arr, Ramp
from studio.elements.plants.plants import grass
from studio.paint import Card
from studio.shapes import Path, blob, ell, taper

RED: Ramp = ["#48182c", "#a04438", "#dc8450", "#fcd494"]
BLUE: Ramp = ["#141c40", "#34508c", "#7498c0", "#d8ecf0"]
TURF: Ramp = ["#1c3c24", "#4c8040", "#a0b858", "#f0ec98"]
SNOW: Ramp = ["#7484b0", "#b4c4dc", "#eef2f4", "#fffcf4"]
# from the brow down to the throat, as seen in a face that looks right from the left edge of the page
FACE = (
    (232, 236), (262, 300), (258, 352), (246, 392), (268, 440), (318, 500), (346, 540), (334, 568), (282, 580),
    (272, 600), (296, 622), (310, 642), (292, 662), (256, 660, "c"), (252, 708, "c"), (300, 718), (314, 738), (296, 764), (268, 780),
    (272, 812), (286, 850), (270, 900), (216, 938), (190, 1000), (196, 1100), (180, 1240, "c"),
)  # fmt: skip


def _outline(side: int, dy: float) -> Path:
    """The face looking right (1) or, mirrored, left (-1), `dy` lower."""
    points = [(p[0] if side > 0 else 800 - p[0], p[1] + dy, *p[2:]) for p in FACE]
    out = -70 if side > 0 else 870
    crown = (120, 196) if side > 0 else (680, 196)
    return blob((out, 1240, "c"), (out, 216 + dy, "c"), (crown[0], crown[1] + dy), *points)


def face_cliff(c: Card, side: int, dy: float = 0) -> Arr:
    """The rock of one face, with cracks that follow it; returns its mask."""
    ramp = RED if side > 0 else BLUE
    m = c.paint(
        _outline(side, dy), ramp, vol=64, tex=0.36, lump=0.4, wob=1.2, edge=0.24, rim=0.5, grad=(0.08, -0.2)
    )
    c.marks(m, 1.5, 700, 48, 4, jit=0.14, alpha=0.42)

    def at(x: float) -> float:
        return x if side > 0 else 800 - x

    for points, w in (
        (((at(60), 300), (at(90), 460), (at(70), 640)), 6),
        (((at(130), 640), (at(110), 800), (at(140), 960)), 7),
        (((at(40), 760), (at(66), 920), (at(50), 1100)), 6),
    ):
        c.line([(x, y + dy) for x, y in points], w, ramp[0], 0.45, clip=m)
    # brow, socket, wing of the nose, cheek, corner of the mouth
    c.shade(blob((at(262), 380 + dy), (at(190), 366 + dy), (at(140), 400 + dy), (at(190), 436 + dy), (at(250), 420 + dy)), 0.5, 16, ramp[0], clip=m)  # fmt: skip
    c.shade(
        taper((at(296), 556 + dy, 8), (at(256), 540 + dy, 20), (at(250), 574 + dy, 14)),
        0.5,
        8,
        ramp[0],
        clip=m,
    )
    c.shade(
        taper((at(256), 590 + dy, 8), (at(214), 650 + dy, 18), (at(206), 720 + dy, 8)),
        0.34,
        14,
        ramp[0],
        clip=m,
    )
    c.flat(ell(at(150), 580 + dy, 90, 100), ramp[-1], 0.16, 40, clip=m)
    c.shade(blob((at(300), 790 + dy), (at(250), 800 + dy), (at(260), 826 + dy), (at(296), 820 + dy)), 0.45, 10, ramp[0], clip=m)  # fmt: skip
    c.shade(blob((at(270), 906 + dy), (at(200), 936 + dy), (at(90), 1000 + dy), (at(60), 1240), (at(230), 1240)), 0.4, 26, ramp[0], clip=m)  # fmt: skip
    return m


def mouth_cave(c: Card, side: int, dy: float, m: Arr) -> None:
    """The open mouth: a cave with a floor, warm inside."""

    def at(x: float) -> float:
        return x if side > 0 else 800 - x

    hole = blob((at(340), 650 + dy), (at(250), 652 + dy), (at(170), 656 + dy), (at(132), 684 + dy), (at(170), 710 + dy), (at(260), 714 + dy), (at(340), 716 + dy))  # fmt: skip
    c.flat(hole, "#1c0c18", 0.94, 1, clip=m)
    c.flat(ell(at(200), 694 + dy, 50, 16), "#f8b45c", 0.6, 12, clip=m)


def turf_crown(c: Card, dy: float = 0) -> None:
    """What grows on the red one: turf over the crown, and a shock of grass."""
    top = c.paint(blob((-70, 250 + dy), (-70, 196 + dy), (40, 178 + dy), (130, 186 + dy), (214, 222 + dy), (250, 262 + dy), (200, 262 + dy), (120, 226 + dy), (30, 226 + dy)), TURF, vol=16, wob=1.6, amb=0.4)  # fmt: skip
    c.marks(top, -1.4, 300, 26, 3.4, jit=0.2)
    for k in range(9):
        grass(
            c, 20 + k * 26, 200 + dy + abs(k - 3) * 5, 26 + k * 7 % 14, 6, ("#2c6034", "#6c9c44", "#c8cc74")
        )


def snow_crown(c: Card, dy: float = 0) -> None:
    """What lies on the blue one: snow down to the brow."""
    top = c.paint(blob((870, 320 + dy), (870, 176 + dy), (760, 158 + dy), (670, 178 + dy), (590, 214 + dy), (542, 268 + dy), (548, 306 + dy), (586, 296 + dy), (620, 330 + dy), (680, 300 + dy), (740, 336 + dy), (800, 306 + dy)), SNOW, vol=26, wob=1.2, amb=0.44)  # fmt: skip
    c.marks(top, 0.5, 120, 30, 4, jit=0.12, alpha=0.5)


def open_eye(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A great eye in the rock, seen from the side, looking right: white stone, a pond for an iris."""
    f = c.at(x, y, s, vol=10, det=0.7, wob=0.4, edge=0.3, rim=0.6)
    f.shade(blob((-52, -4), (0, -36), (44, -8), (10, 26)), 0.5, 10, RED[0])
    m = f.paint(
        blob((-46, 4), (-6, -22), (36, -4), (30, 10), (-4, 16)), ["#8c7464", "#d4c0a0", "#fbf0d4"], vol=7
    )
    f.paint(ell(20, -4, 15, 18), ["#0c3c44", "#1c8480", "#80dcc0"], vol=6, clip=m)
    f.flat(ell(23, -4, 7, 9), "#081418", 1, clip=m)
    f.flat(ell(18, -10, 3.4), "#ffffff", 1)
    f.line([(-52, 6), (-6, -28), (42, -6)], 8, RED[0], alpha=0.95)
    f.line([(-62, -46), (-10, -66), (50, -58)], 11, "#4c6c34", alpha=0.9)


def shut_eye(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """The other's eye, shut: a long lid, and small firs for lashes."""
    f = c.at(x, y, s, vol=10, det=0.7, wob=0.4, edge=0.3, rim=0.6)
    f.paint(blob((-42, 4), (-26, -22), (8, -28), (48, -6), (40, 10), (0, 16)), BLUE, vol=14)
    f.line([(-44, 4), (-14, 20), (20, 20), (50, -2)], 6, BLUE[0], alpha=0.95)
    for k in range(5):
        px, py = -32 + k * 17, 14 + 5 * (k in (1, 2, 3))
        for j in range(3):
            f.paint(blob((px - 9 + 2 * j, py + 22 - 10 * j), (px, py + 8 - 10 * j), (px + 9 - 2 * j, py + 22 - 10 * j)), ["#0c2420", "#245044", "#5c9478"], vol=3)  # fmt: skip
