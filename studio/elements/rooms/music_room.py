"""A grand piano large enough to be a hero, in side view, keys on the left: lid, inside, case."""

from studio.colour import Ramp
from studio.paint import Frame
from studio.palettes import BRASS
from studio.shapes import blob, ell, poly, quad, taper, xf

EBONY: Ramp = ["#08080e", "#16161e", "#2e3034", "#5c6460", "#c4ccb8"]
LID: Ramp = ["#0c0a0e", "#201412", "#44261a", "#7c4828", "#c88c54"]
IVORY: Ramp = ["#8c8478", "#e4dccc", "#fffaee"]
# the keyboard: near left, near right, far right, far left
KEYS = ((-208, -163), (-136, -163), (-112, -212), (-184, -212))
BLACK = (0.1, 0.18, 0.26, 0.4, 0.48, 0.6, 0.68, 0.76, 0.9)


def grand_lid(f: Frame) -> None:
    """The raised lid from its lit underside; paint it before what is inside."""
    lid = blob((-124, -196, "c"), (-164, -440, "c"), (-60, -462), (70, -452), (190, -400), (262, -330), (300, -250),
        (276, -196, "c"))  # fmt: skip
    f.shade(lid, 0.4, 16)
    f.paint(lid, EBONY, vol=6, amb=0.3, edge=0.3, rim=1.0, wob=0.15)
    inner = blob((-112, -196, "c"), (-148, -426, "c"), (-60, -446), (64, -437), (180, -388), (248, -322), (284, -250),
        (264, -196, "c"))  # fmt: skip
    look = {"vol": 3, "amb": 0.34, "gain": 0.5, "edge": 0.2, "tex": 0.12, "wob": 0.15, "lump": 0.02}
    m = f.paint(inner, LID, grain=1, grad=(0.22, -0.3), **look)
    for k in range(3):
        f.flat(poly([(-110 + 110 * k, -470), (-70 + 110 * k, -470), (0 + 110 * k, -190), (-40 + 110 * k, -190)]), "#f4c894", 0.2,
            soft=7, clip=m)  # fmt: skip
    f.line([(-134, -426), (-60, -444), (64, -436), (180, -386), (246, -320)], 3, "#f4d8a8", alpha=0.7)


def grand_inside(f: Frame, gold: Ramp = BRASS) -> None:
    """What the open lid shows: the far rim, the gilt frame and its strings in the dark."""
    f.paint(
        poly([(-124, -200), (-108, -246), (272, -244), (288, -200)]), EBONY, vol=3, amb=0.3, rim=0.6, wob=0.2
    )
    m = f.paint(
        poly([(-112, -200), (-98, -238), (262, -236), (276, -200)]),
        ["#0c0808", "#241410", "#4c2c18"],
        vol=2,
        wob=0.2,
    )
    f.paint(
        poly([(-98, -204), (-88, -228), (250, -226), (262, -204)]),
        gold,
        vol=2,
        amb=0.1,
        gain=0.5,
        wob=0.2,
        clip=m,
    )
    for k in range(7):
        x = -84 + k * 3
        f.line([(x - 8, -226 + k * 3.2), (258, -226 + k * 3.2)], 1.6, "#2c180c", alpha=0.7, clip=m, ends=0.9)
    f.shade(poly([(-112, -214), (276, -214), (276, -198), (-112, -198)]), 0.6, 6, clip=m)


def grand_case(f: Frame, gold: Ramp = BRASS) -> None:
    """Case, keys, legs and pedals of the piano; paint it after what stands in it."""
    _pedals(f, gold)
    for x in (-122, 214):
        f.shade(ell(x, 2, 34, 7), 0.5, 5)
        f.paint(taper((x, -110, 34), (x, -60, 24), (x, -16, 20)), EBONY, vol=10, rim=0.6)
        f.paint(ell(x, -6, 14, 9), gold, vol=6, det=0.5)
    _keyboard(f)
    case = blob((-212, -120, "c"), (-212, -162, "c"), (-140, -162, "c"), (-126, -206, "c"), (80, -208), (284, -206, "c"),
        (290, -130), (262, -104, "c"), (0, -98), (-190, -102, "c"))  # fmt: skip
    f.shade(xf(case, 0, 24), 0.35, 18)
    f.paint(case, EBONY, vol=30, amb=0.18, edge=0.3, rim=0.9, tex=0.1, wob=0.25, lump=0.03)
    f.flat(poly([(-120, -198), (276, -198), (276, -191), (-120, -190)]), "#c8d0bc", 0.4, soft=2)
    f.flat(blob((-90, -170), (60, -176), (240, -168), (200, -150), (0, -148)), "#a8b4a4", 0.18, soft=10)
    f.line([(-210, -160), (-180, -161), (-142, -160)], 3, "#c8d0bc", alpha=0.6)


def _keyboard(f: Frame) -> None:
    """Ivory and ebony, running away from us between the two arms of the case, shut in by the fallboard."""
    f.paint(poly([(-217, -158), (-191, -214), (-183, -214), (-208, -158)]), EBONY, vol=3, rim=0.5, wob=0.2)
    fall = poly([(-136, -162), (-112, -212), (-104, -246), (-96, -246), (-104, -204), (-120, -162)])
    f.paint(fall, EBONY, vol=4, rim=0.5, wob=0.2)
    m = f.paint(poly(KEYS), IVORY, vol=2, amb=0.6, wob=0.15, det=0.8)
    for k in range(1, 13):
        v = k / 13
        f.line([quad(*KEYS, 0, v), quad(*KEYS, 1, v)], 1.3, "#4c4640", alpha=0.75, ends=0.9, clip=m)
    for v in BLACK:
        f.flat(
            poly([quad(*KEYS, u, w) for u, w in ((0.46, v), (1, v), (1, v + 0.04), (0.46, v + 0.04))]),
            "#14141c",
            0.95,
            det=0.8,
        )
    f.shade(poly([quad(*KEYS, u, w) for u, w in ((0.9, 0), (1, 0), (1, 1), (0.9, 1))]), 0.4, 4, clip=m)


def _pedals(f: Frame, gold: Ramp) -> None:
    """The lyre under the keys, and two pedals that point to the player."""
    for x in (-84, -70):
        f.paint(taper((x, -108, 7), (x, -22, 7)), EBONY, vol=4, rim=0.5)
    f.paint(blob((-96, -30), (-58, -30), (-56, -12), (-98, -12)), EBONY, vol=5, rim=0.5)
    for y in (-18, -12):
        f.paint(taper((-150, y + 6, 7), (-130, y + 2, 5), (-92, y - 2, 5)), gold, vol=3, det=0.6)
