"""A bed in the air with two who sleep in each other's arms, and dockers who hold their breath."""

from studio.colour import Ramp
from studio.elements.people.grown_heads import BLACK, BROWN, OLIVE, profile
from studio.paint import Card
from studio.palettes import BRASS, WALNUT
from studio.shapes import blob, ell, taper

QUILT: Ramp = ["#4c1030", "#a83460", "#e87c90", "#ffd4cc"]
LINEN: Ramp = ["#6c7090", "#b4b8c8", "#f0ece4", "#fffcf4"]
PATCHES = ("#f0c050", "#4c9ca4", "#f8e8d0", "#7c5ca4", "#e86c44")
VEST: Ramp = ["#7c3408", "#e87818", "#fcb03c", "#ffeca0"]
OVERALL: Ramp = ["#101c34", "#2c4464", "#64809c", "#b4c8d4"]


def lifted_bed(
    c: Card, x: float, y: float, s: float = 1.0, tilt: float = -4
) -> tuple[tuple[float, float], ...]:
    """The middle of its underside at (x, y); returns the tops of its four posts."""
    f = c.at(x, y, s, tilt, vol=18, det=0.6, wob=0.3, edge=0.27, rim=0.8, rimw=5, tex=0.18)
    for px, top in ((-204, -210), (206, -150)):
        f.paint(taper((px, top, 13), (px, 44, 13)), WALNUT, vol=6)
        f.paint(ell(px, top - 6, 12, 12), BRASS, vol=8)
    f.paint(blob((-214, -190, "c"), (-190, -196, "c"), (-190, 6, "c"), (-214, 6, "c")), WALNUT, vol=5)
    f.paint(blob((-206, -56), (0, -66), (208, -56), (212, 0), (0, 10), (-210, 0)), LINEN, vol=16)
    f.paint(blob((-200, -60), (-196, -112), (-110, -122), (-74, -88), (-84, -56)), LINEN, vol=16)
    for hx, hy, rot, skin, flip in ((-176, -118, 64, OLIVE, True), (-84, -128, -52, BROWN, False)):
        h = c.at(*f.pt(hx, hy), s * 0.5, rot + tilt, flip, **f.defaults)
        profile(h, skin)
        h.paint(
            blob(
                (-42, -104),
                (-36, -126),
                (-4, -134),
                (32, -122),
                (46, -90),
                (42, -50),
                (22, -50),
                (12, -84),
                (-10, -94),
            ),
            BLACK if skin is OLIVE else ["#2c100c", "#6c3418", "#b06c34"],
            vol=14,
        )
    m = f.paint(
        blob(
            (-104, -62),
            (-84, -118),
            (-20, -136),
            (60, -128),
            (130, -112),
            (196, -92),
            (226, -40),
            (220, 26),
            (150, 40),
            (60, 30),
            (-20, 44),
            (-90, 30),
            (-112, -10),
        ),
        QUILT,
        vol=34,
    )
    for r in range(5):
        for k in range(9):
            if (r + k) % 2:
                px, py = -104 + k * 40, -128 + r * 38
                f.flat(
                    blob(
                        (px, py, "c"), (px + 38, py + 3, "c"), (px + 37, py + 37, "c"), (px - 1, py + 35, "c")
                    ),
                    PATCHES[(r * 3 + k) % 5],
                    0.85,
                    clip=m,
                )
    f.shade(taper((-70, -40, 18), (60, -52, 22), (190, -30, 18)), 0.22, 9, QUILT[0], clip=m)
    f.paint(taper((-50, -112, 24), (-98, -98, 20), (-150, -84, 15)), BROWN, vol=8)
    f.paint(blob((-146, -94), (-166, -90), (-168, -78), (-148, -76)), BROWN, vol=4)
    f.paint(taper((-210, 2, 12), (210, 2, 12)), WALNUT, vol=5)
    f.paint(blob((190, 14), (214, 20), (244, 22), (250, 36), (228, 42), (192, 36)), OLIVE, vol=4)
    return (f.pt(-204, -218), f.pt(206, -158), f.pt(-196, 6), f.pt(196, 6))


def signaller(c: Card, x: float, y: float, s: float = 1.0) -> None:
    """A docker woman from behind, both arms out, palms down: slowly."""
    f = c.at(x, y, s, vol=26, det=0.6, wob=0.3, edge=0.27, rim=0.9, rimw=6, tex=0.18)
    f.shade(ell(0, 4, 80, 12), 0.5, 8, "#1c2030")
    for side, bend in ((-1, 4), (1, -2)):
        f.paint(taper((side * 22, -160, 48), (side * 30, -84, 36), (side * 30 + bend, -12, 26)), OVERALL)
        f.paint(
            blob((side * 30 - 22, 0), (side * 30 - 18, -20), (side * 30 + 18, -20), (side * 30 + 22, 0)),
            ["#140f14", "#3a2a2a", "#6a5048"],
            vol=6,
        )
    f.paint(blob((-44, -196), (44, -196), (54, -146), (0, -134), (-54, -146)), OVERALL, vol=18)
    m = f.paint(
        blob(
            (-30, -312), (30, -312), (62, -296), (56, -240), (46, -176), (-46, -176), (-56, -240), (-62, -296)
        ),
        VEST,
        vol=28,
    )
    for yy in (-258, -206):
        f.line([(-60, yy), (0, yy + 6), (60, yy)], 11, "#f4f4e4", alpha=0.9, clip=m, ends=1)
    for side in (-1, 1):
        f.paint(taper((side * 52, -290, 38), (side * 120, -272, 30), (side * 182, -286, 22)), VEST)
        f.paint(
            blob((side * 180, -298), (side * 222, -296), (side * 228, -284), (side * 182, -276)), BROWN, vol=5
        )
    h = c.at(*f.pt(0, -312), s * 0.62, 0, **f.defaults)
    h.paint(taper((0, 10, 40), (0, -30, 34)), BROWN, vol=12)
    h.paint(blob((-42, -70), (-38, -40), (0, -26), (38, -40), (42, -70)), BLACK, vol=14)
    h.paint(taper((4, -40, 26), (10, 20, 22), (4, 80, 15), (8, 104, 6)), BLACK, vol=10)
    h.paint(
        blob((-52, -66), (-46, -112), (0, -132), (46, -112), (52, -66), (0, -58)),
        ["#8c6c10", "#e8c020", "#fcec84", "#fffce0"],
        vol=24,
    )
