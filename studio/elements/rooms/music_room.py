"""A grand piano large enough to be a hero, in side view, keys on the left: lid, inside, case."""

from studio.colour import Ramp
from studio.paint import Frame
from studio.palettes import BRASS
from studio.shapes import blob, ell, poly, quad, taper, xf

EBONY: Ramp = ["#08080e", "#16161e", "#2e3034", "#5c6460", "#c4ccb8"]
LID: Ramp = ["#0c0a0e", "#201412", "#44261a", "#7c4828", "#c88c54"]
IVORY: Ramp = ["#8c8478", "#e4dccc", "#fffaee"]
# the keyboard: near left, near right, far right, far left
KEYS = ((-220, -161), (-128, -161), (-102, -232), (-194, -232))
WHITE = 11
BLACK = (1, 2, 4, 5, 6, 8, 9)  # between which white keys, counted from us


def grand_lid(f: Frame) -> None:
    """The raised lid from its lit underside; paint it before what is inside."""
    lid = blob((-124, -196, "c"), (-164, -440, "c"), (-60, -462), (70, -452), (160, -412), (222, -346), (252, -262),
        (236, -196, "c"))  # fmt: skip
    f.shade(lid, 0.4, 16)
    f.paint(lid, EBONY, vol=6, amb=0.3, edge=0.3, rim=1.0, wob=0.15)
    inner = blob((-112, -196, "c"), (-148, -426, "c"), (-60, -446), (64, -437), (152, -398), (210, -338), (238, -260),
        (224, -196, "c"))  # fmt: skip
    look = {"vol": 3, "amb": 0.34, "gain": 0.5, "edge": 0.2, "tex": 0.12, "wob": 0.15, "lump": 0.02}
    m = f.paint(inner, LID, grain=1, grad=(0.22, -0.3), **look)
    for k in range(3):
        f.flat(poly([(-110 + 110 * k, -470), (-70 + 110 * k, -470), (0 + 110 * k, -190), (-40 + 110 * k, -190)]), "#f4c894", 0.2,
            soft=7, clip=m)  # fmt: skip
    f.line([(-134, -426), (-60, -444), (64, -436), (150, -396), (208, -336)], 3, "#f4d8a8", alpha=0.7)


def grand_inside(f: Frame, gold: Ramp = BRASS) -> None:
    """What the open lid shows: the far rim, the gilt frame and its strings in the dark."""
    f.paint(
        poly([(-124, -200), (-108, -246), (228, -244), (240, -200)]), EBONY, vol=3, amb=0.3, rim=0.6, wob=0.2
    )
    m = f.paint(
        poly([(-112, -200), (-98, -238), (218, -236), (230, -200)]),
        ["#0c0808", "#241410", "#4c2c18"],
        vol=2,
        wob=0.2,
    )
    f.paint(
        poly([(-98, -204), (-88, -228), (206, -226), (216, -204)]),
        gold,
        vol=2,
        amb=0.1,
        gain=0.5,
        wob=0.2,
        clip=m,
    )
    for k in range(7):
        x = -84 + k * 3
        f.line([(x - 8, -226 + k * 3.2), (212, -226 + k * 3.2)], 1.6, "#2c180c", alpha=0.7, clip=m, ends=0.9)
    f.shade(poly([(-112, -214), (230, -214), (230, -198), (-112, -198)]), 0.6, 6, clip=m)


def grand_case(f: Frame, gold: Ramp = BRASS) -> None:
    """Case, keys, legs and pedals of the piano; paint it after what stands in it."""
    _pedals(f, gold)
    for x in (-58, 184):
        f.shade(ell(x, 2, 34, 7), 0.5, 5)
        f.paint(taper((x, -110, 34), (x, -60, 24), (x, -16, 20)), EBONY, vol=10, rim=0.6)
        f.paint(ell(x, -6, 14, 9), gold, vol=6, det=0.5)
    _keyboard(f)
    tail = ((90, -207), (196, -207), (232, -202), (246, -176), (240, -132), (210, -108))
    case = blob(
        (-228, -128, "c"),
        (-228, -160, "c"),
        (-146, -160, "c"),
        (-128, -206, "c"),
        *tail,
        (0, -98),
        (-196, -104),
        (-218, -112),
    )
    f.shade(xf(case, 0, 24), 0.35, 18)
    m = f.paint(case, EBONY, vol=30, amb=0.18, edge=0.3, rim=0.9, tex=0.1, wob=0.2, lump=0.03)
    f.shade(blob((206, -212), (226, -160), (214, -100), (280, -90), (280, -212)), 0.55, 14, "#06060a", clip=m)
    f.flat(poly([(-122, -199), (190, -200), (214, -196), (190, -193), (-120, -192)]), "#c8d0bc", 0.45, soft=2)
    f.flat(blob((-90, -170), (60, -176), (180, -168), (150, -150), (0, -148)), "#a8b4a4", 0.18, soft=10)
    f.line([(-226, -158), (-190, -159), (-147, -158)], 3, "#d4dcc8", alpha=0.8, ends=0.8)
    f.line([(-146, -160), (-138, -184), (-128, -205)], 2.6, "#c8d0bc", alpha=0.6, ends=0.8)


def _keyboard(f: Frame) -> None:
    """Ivory and ebony on a dark bed, running away from us between two cheeks, shut in by the fallboard."""
    f.paint(
        poly([(-230, -150), (-230, -161), (-203, -236), (-196, -236), (-196, -200)]),
        EBONY,
        vol=3,
        rim=0.6,
        wob=0.15,
    )
    f.paint(poly([(-206, -231), (-202, -246), (-98, -246), (-94, -231)]), EBONY, vol=3, rim=0.8, wob=0.15)
    m = f.paint(poly(KEYS), IVORY, vol=1, amb=0.85, wob=0.1, det=1, edge=0.3, tex=0.06)
    for k in range(1, WHITE):
        f.line(
            [quad(*KEYS, 0, k / WHITE), quad(*KEYS, 1, k / WHITE)],
            1.3,
            "#6c645c",
            alpha=0.9,
            ends=0.95,
            clip=m,
        )
    for k in BLACK:
        v = k / WHITE
        f.shade(
            poly([quad(*KEYS, u, w) for u, w in ((0.36, v - 0.05), (1, v - 0.05), (1, v), (0.36, v))]),
            0.45,
            1.5,
            clip=m,
        )
        key = [
            quad(*KEYS, u, w) for u, w in ((0.4, v - 0.024), (1, v - 0.024), (1, v + 0.032), (0.4, v + 0.032))
        ]
        f.flat(poly(key), "#101018", 1, wob=0.1, det=1)
        f.line([quad(*KEYS, 0.44, v + 0.02), quad(*KEYS, 0.94, v + 0.02)], 0.9, "#8c949c", alpha=0.6)
    f.shade(poly([quad(*KEYS, u, w) for u, w in ((0.9, 0), (1, 0), (1, 1), (0.9, 1))]), 0.5, 3, clip=m)
    fall = poly([(-130, -161), (-104, -232), (-98, -264), (-88, -264), (-94, -226), (-112, -161)])
    f.paint(fall, EBONY, vol=4, rim=0.8, wob=0.15)


def _pedals(f: Frame, gold: Ramp) -> None:
    """The lyre under the keys, and two pedals that point to the player."""
    for x in (-124, -106):
        f.paint(taper((x + (x + 115) * 0.4, -108, 7), (x, -26, 6)), EBONY, vol=4, rim=0.6)
    f.shade(ell(-116, 0, 34, 5), 0.5, 4)
    f.paint(blob((-134, -30, "c"), (-96, -30, "c"), (-94, -10, "c"), (-136, -10, "c")), EBONY, vol=5, rim=0.7)
    for y in (-20, -13):
        f.paint(taper((-166, y + 8, 8), (-150, y + 3, 5), (-132, y, 5)), gold, vol=3, det=0.6)
