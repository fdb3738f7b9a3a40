"""The lost-property office under the sea: an octopus clerk, an odd sock, a luggage tag, a diver from behind."""

from studio.colour import Ramp
from studio.elements.things.telephone_cans import sucker_arm
from studio.paint import Card, Frame
from studio.palettes import BRASS, COPPER, CREAM
from studio.shapes import Path, blob, cut, ell, rect, taper

RUST = ["#3c1028", "#943048", "#e0684c", "#ffac70", "#ffe4b4"]
METAL = ["#2c1414", "#6c3420", "#a86030", "#e4a854", "#fff0b8"]
HOSE = ["#10201f", "#2c423c", "#5c7464", "#b4bc90"]
CANVAS = ["#1c2c34", "#50625c", "#98a488", "#e4e0b8"]


def clerk_head(f: Frame, ramp: Ramp = RUST) -> None:
    """The mantle of an octopus from the front, looking over half-moon glasses; its chin at (0, -50)."""
    mantle = blob((-8, -430), (84, -398), (126, -306), (104, -204), (74, -150), (76, -90), (54, -40), (-54, -40),
        (-76, -90), (-74, -150), (-104, -204), (-130, -306), (-94, -398))  # fmt: skip
    m = f.paint(mantle, ramp, vol=84, tex=0.1, lump=0.03, edge=0.3, rim=0.5)
    for x, y, r in (
        (-54, -336, 18),
        (-12, -384, 12),
        (40, -356, 17),
        (-88, -276, 11),
        (78, -292, 12),
        (2, -306, 9),
    ):
        f.paint(ell(x, y, r, r * 0.85), [ramp[1], ramp[2], ramp[3]], vol=4, alpha=0.6, clip=m)
    for s in (-1, 1):
        f.shade(ell(s * 38, -158, 36, 36), 0.35, 6, clip=m)
        eye = f.paint(ell(s * 38, -164, 29, 30), ["#b49c8c", "#f4e6c4", "#fffbe8"], vol=14, amb=0.5, det=0.9)
        f.flat(ell(s * 38 - 3, -150, 13, 14), "#1c1024", clip=eye, det=1)
        f.flat(ell(s * 38 + 2, -156, 4), "#fff8e0", clip=eye, det=1)
        f.paint(blob((s * 38 - 33, -168), (s * 38 - 22, -198), (s * 38 + 16, -198), (s * 38 + 33, -170), (s * 38, -176)),
            ramp, vol=8, edge=0.35)  # fmt: skip
        glass = cut(ell(s * 38, -134, 30, 26), rect(s * 38 - 40, -180, s * 38 + 40, -138))
        f.paint(glass, ["#9cccc4", "#e4fff0"], vol=3, alpha=0.4, edge=0.5)
        f.line([(s * 38 - 31, -138), (s * 38 - 26, -120), (s * 38, -108), (s * 38 + 26, -120), (s * 38 + 31, -138), (s * 38 - 31, -138)],
            4, "#f0c860", alpha=1, ends=0.9)  # fmt: skip
    f.line([(-8, -138), (8, -138)], 4, "#f0c860", alpha=1, ends=0.9)
    f.line([(-18, -82), (0, -86), (20, -80)], 4.4, "#4c1430", alpha=0.85)


def visor(f: Frame) -> None:
    """The green eyeshade of a clerk: a band round the brow, a translucent peak that stands out from it, its shade below."""
    brow = [(-110, -236), (-84, -222), (-44, -212), (0, -208), (44, -212), (82, -222), (106, -236)]
    f.shade(blob((-92, -200), (-50, -172), (0, -162), (50, -172), (90, -200), (0, -192)), 0.5, 7, "#30102c")
    f.paint(taper(*((x, y - 1, w) for (x, y), w in zip(brow, (8, 19, 24, 26, 24, 19, 8), strict=True))),
        ["#06241c", "#0f4434", "#2c7850"], vol=8, edge=0.3, rim=0.4)  # fmt: skip
    peak = blob((-110, -230, "c"), (-84, -214), (-44, -203), (0, -199), (44, -203), (82, -214), (106, -230, "c"), (116, -206),
        (88, -182), (42, -170), (0, -167), (-44, -170), (-92, -182), (-120, -206))  # fmt: skip
    m = f.paint(peak, ["#0c4430", "#209060", "#5cc07c", "#b8f0a4"], vol=12, alpha=0.92, edge=0.3, rim=0.5)
    f.shade(
        taper((-104, -224, 5), (-46, -204, 9), (0, -199, 10), (46, -204, 9), (100, -224, 5)), 0.45, 4, clip=m
    )
    f.line([(26, -178), (66, -186), (98, -202)], 5, "#e4ffc8", alpha=0.7, clip=m)


def arm(c: Card, points: list[tuple[float, float, float]], ramp: Ramp = RUST) -> None:
    """One arm on the card, through (x, y, width)."""
    sucker_arm(c, c.at(0, 0, 1, wob=0.4, amb=0.26, tex=0.18), points, ramp)


def odd_sock(
    c: Card, x: float, y: float, h: float, ramp: Ramp, stripe: str, rot: float = 0, flip: bool = False
) -> None:
    """A sock hanging by its hem from (x, y), without its fellow."""
    f = c.at(x, y, h / 70, rot, flip, vol=7, wob=0.4, det=0.5, edge=0.25, rim=0.3)
    m = f.paint(sock_shape(), ramp)
    for k in (10, 26):
        f.line([(-14, k), (14, k)], 6, stripe, alpha=0.85, clip=m, ends=1)
    f.paint(rect(-13, -3, 13, 6, 3), [ramp[1], ramp[2], ramp[-1]], vol=3)


def sock_shape() -> Path:
    """Leg, heel and toe, the toe to the left."""
    return blob(
        (-12, 0, "c"), (12, 0, "c"), (12, 40), (10, 62), (-8, 68), (-32, 70), (-38, 58), (-26, 50), (-12, 44)
    )


def luggage_tag(c: Card, x: float, y: float, h: float, rot: float = 8) -> None:
    """A blank label on its string, hanging from (x, y)."""
    f = c.at(x, y, h / 100, rot, vol=4, wob=0.3, det=0.6, edge=0.3)
    f.line([(0, -60), (0, 10)], 4, "#f0dca8", alpha=0.9, ends=0.8)
    f.paint(
        blob((-12, 0, "c"), (12, 0, "c"), (30, 22, "c"), (30, 100, "c"), (-30, 100, "c"), (-30, 22, "c")),
        CREAM,
        amb=0.5,
    )
    f.paint(ell(0, 16, 7), BRASS, vol=3)
    f.flat(ell(0, 16, 3.4), "#3c2c24")
    for y1 in (46, 62, 78):
        f.line([(-18, y1), (0, y1 + 2), (18 - (y1 % 5) * 4, y1)], 2.4, "#8c7c74", alpha=0.5)


def open_mitten(f: Frame, s: int) -> None:
    """The open hand of a diver at the end of an arm held out to side `s`: fingers up, the palm turned inwards."""
    leather = ["#54281c", "#a8643c", "#e8ac70", "#ffe4b0"]
    f.paint(
        blob((s * 152, -164), (s * 150, -184), (s * 160, -204), (s * 163, -228), (s * 172, -240), (s * 184, -236),
            (s * 187, -212), (s * 184, -182), (s * 176, -162), (s * 164, -156)),
        leather, vol=12, det=0.8)  # fmt: skip
    f.shade(taper((s * 152, -184, 4), (s * 163, -188, 8), (s * 167, -200, 4)), 0.4, 3)
    f.paint(
        blob((s * 162, -182), (s * 150, -186), (s * 143, -196), (s * 140, -208), (s * 146, -214), (s * 154, -207), (s * 163, -198)),
        leather, vol=9, det=0.8)  # fmt: skip


def diver_behind(c: Card, x: float, y: float, h: float = 250) -> None:
    """A helmet diver from behind, both arms opened as wide as they go; feet at (x, y)."""
    f = c.at(x, y, h / 250, vol=22, wob=0.3, edge=0.3, rim=0.9, rimw=5, tex=0.2, det=0.4)
    f.shade(ell(0, 2, 92, 12), 0.6, 10)
    for s in (-1, 1):
        f.paint(taper((s * 26, -90, 50), (s * 32, -50, 42), (s * 34, -18, 40)), CANVAS)
        f.paint(
            blob((s * 10, -22, "c"), (s * 58, -22, "c"), (s * 64, -2), (s * 36, 6), (s * 6, -2)),
            COPPER,
            vol=10,
        )
        f.paint(taper((s * 40, -150, 46), (s * 92, -156, 40), (s * 146, -172, 32)), CANVAS)
        f.paint(taper((s * 138, -169, 35), (s * 152, -173, 36)), COPPER, vol=8)
        open_mitten(f, s)
    m = f.paint(
        blob((-46, -176), (46, -176), (58, -130), (54, -70), (30, -56), (-30, -56), (-54, -70), (-58, -130)),
        CANVAS,
        vol=30,
    )
    f.line([(-52, -92), (0, -84), (52, -92)], 9, "#3c2418", alpha=0.9, clip=m, ends=0.9)
    for k in (-24, 20):
        f.shade(taper((k, -160, 5), (k * 1.2, -110, 10), (k, -70, 4)), 0.35, 4, clip=m)
    f.paint(blob((-56, -160), (-40, -186), (0, -194), (40, -186), (56, -160), (0, -146)), COPPER, vol=14)
    for k in (-38, -14, 14, 38):
        f.paint(ell(k, -160 + abs(k) * -0.12 + 2, 5), BRASS, vol=4)
    for s in (-1, 1):
        f.paint(ell(s * 47, -212, 9, 17), BRASS, vol=7, edge=0.4)
    m = f.paint(ell(0, -216, 47, 47), METAL, vol=46, rim=1.0, tex=0.08, lump=0.02, edge=0.4)
    f.line([(0, -264), (3, -216), (0, -168)], 4, "#3c1c10", alpha=0.6, clip=m, ends=0.9)
    f.flat(ell(20, -240, 11, 7, 34), "#fffbe0", 0.9, 2, clip=m)
    f.paint(taper((-40, -182, 11), (0, -174, 13), (40, -182, 11)), BRASS, vol=6, edge=0.4)


REACH: tuple[list[tuple[float, float, float]], ...] = (
    [
        (300, 480, 40),
        (262, 350, 32),
        (240, 268, 25),
        (204, 226, 19),
        (170, 206, 14),
        (148, 178, 10),
        (156, 160, 7),
    ],
    [
        (360, 650, 54),
        (276, 560, 42),
        (246, 430, 31),
        (226, 352, 23),
        (204, 304, 16),
        (178, 290, 11),
        (164, 304, 8),
    ],
    [
        (350, 690, 58),
        (270, 640, 44),
        (214, 540, 31),
        (176, 466, 21),
        (146, 432, 15),
        (112, 434, 11),
        (102, 456, 8),
    ],
    [
        (350, 730, 60),
        (270, 734, 46),
        (216, 696, 32),
        (186, 664, 20),
        (162, 648, 13),
        (156, 626, 10),
        (174, 616, 7),
    ],
    [
        (440, 650, 54),
        (524, 560, 42),
        (552, 430, 31),
        (584, 372, 24),
        (632, 358, 18),
        (680, 340, 13),
        (690, 302, 8),
    ],
    [
        (450, 690, 58),
        (530, 640, 44),
        (596, 540, 31),
        (628, 450, 21),
        (654, 414, 15),
        (684, 414, 11),
        (690, 440, 8),
    ],
)


def arms_into_shelves(c: Card, ramp: Ramp = RUST) -> None:
    """Six of the clerk's arms from the middle of the page at 700 into the shelves on both sides, each with a hook for a grip."""
    for points in REACH:
        arm(c, points, ramp)


def air_hose(c: Card) -> None:
    """The hose of a diver at (400, 1130), from the back of the helmet over the shoulder and off the page to the left."""
    way = (378, 918, 13), (346, 930, 13), (316, 976, 13), (262, 1040, 12), (130, 1084, 11), (-20, 1090, 11)
    c.shade(taper(*((x + 4, y + 8, w) for x, y, w in way[:4])), 0.4, 5)
    c.paint(taper(*way), HOSE, vol=6, edge=0.3, wob=0.3, det=0.4, rim=0.5)
    c.paint(taper((388, 914, 19), (368, 920, 17)), BRASS, vol=6, edge=0.4, wob=0.2, det=0.7)
