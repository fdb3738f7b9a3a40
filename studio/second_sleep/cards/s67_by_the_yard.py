"""By the Yard.

The inside of a tin shed, black; through the nail holes comes the sun, hard beams at one angle. A hat has been hung on the
thickest. A long saw has been left half through it; cut lengths lie tied on the floor, and a hen sits on them.
"""

import numpy as np

from studio.linocut.elements.animals import hen
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper, xf

META = {"number": 67, "slug": "by-the-yard", "seed": 67, "inks": "sulphur-violet"}
FALL = 0.52  # how far a beam goes left for every step down
HAT = (604, 470)


def roof(x: float) -> float:
    """The lower edge of the tin."""
    return 268 - 0.13 * x


def shed(p: Print) -> None:
    """Violet under black: the tin in waves, the planks of the wall, straw."""
    p.ground("2k")
    tin = poly([(-10, -10), (820, -10), (820, roof(820)), (-10, roof(-10))])
    for x in np.arange(-260, 1100, 46.0):
        p.cutline((400 + (x - 400) * 0.55, -20), (x, roof(x)), w=9, ends=0.55, plates="k", clip=tin)
    p.cutline((-10, roof(-10) + 6), (820, roof(820) + 6), w=9, ends=0.9, plates="k")
    p.fill(
        "k",
        poly([(-10, roof(-10) + 12), (820, roof(820) + 12), (820, roof(820) + 40), (-10, roof(-10) + 40)]),
    )
    for x in (96, 214, 318, 452, 560, 700):
        p.cutline((x, roof(x) + 46), (x + 4, 934), w=3.4, ends=0.2, plates="k")
    floor = poly([(-10, 944), (820, 930), (820, 1210), (-10, 1210)])
    p.cutline((-10, 944), (820, 930), w=5, ends=0.8, plates="k")
    p.gouges("k", floor, p.noise(160, 2) * 2.2 - 1.1, 150, (26, 70), (2.4, 4.6), apart=3)
    for x, y, a in (
        (80, 1120, 14),
        (700, 1100, -20),
        (640, 1130, 8),
        (300, 1142, -9),
        (724, 990, 30),
        (90, 996, -18),
    ):
        p.cutline((x, y), (x + 56 * np.cos(np.radians(a)), y + 56 * np.sin(np.radians(a))), w=4, plates="k")


def beam(p: Print, x: float, w: float, y1: float) -> tuple[float, float]:
    """One beam from the nail hole above x down to y1; returns where it lands."""
    y0 = roof(x) - 90 - 60 * (w % 1.7)
    x1 = x - FALL * (y1 - y0)
    p.carve("12k", poly([(x - w / 2, y0), (x + w / 2, y0 - 2), (x1 + w * 0.8, y1), (x1 - w * 0.8, y1)]))
    p.carve("12k", ell(x, y0, w * 0.9 + 3, w * 0.7 + 2))
    return x1, y1


def coin(p: Print, x: float, y: float, r: float) -> None:
    """A coin of light on the floor."""
    p.shape(ell(x, y, r, r * 0.34), tone="1", jit=0.8)
    p.gouges("k", ell(x, y, r * 0.9, r * 0.3), 0.1, int(r / 9), (14, 30), (2, 3.4), cut=False)


def hat(p: Print, x: float, y: float) -> None:
    """A straw hat, its crown over the beam."""
    crown = p.shape(
        blob((x - 76, y + 4, "c"), (x - 72, y - 74), (x - 20, y - 104), (x + 44, y - 92), (x + 74, y - 22, "c")),
        tone="1", line=5, halo=7, clear="12k",
    )  # fmt: skip
    p.comb("k", crown, 0, 0.4 * p.ramp((x - 60, y), (x + 90, y - 20)), 10, False, length=(20, 60))
    p.shape(
        taper((x - 152, y + 16, 6), (x - 90, y + 22, 34), (x, y + 6, 40), (x + 86, y - 22, 34), (x + 146, y - 58, 6)),
        tone="1", line=5, halo=6, clear="12k",
    )  # fmt: skip
    p.shape(poly([(x - 77, y - 22), (x + 66, y - 54), (x + 76, y - 24), (x - 76, y + 8)]), tone="2", line=3)


def saw(p: Print) -> None:
    """A long saw left in the cut, the dust of it, and what is cut already."""
    (a, b), (c, d) = (196, 846), (606, 806)
    teeth = [
        (x, b + (d - b) * (x - a) / (c - a) + 16 + 15 * (i % 2))
        for i, x in enumerate(range(c - 20, a + 20, -15))
    ]
    p.shape(
        poly([(a, b - 14), (c, d - 14), (c, d + 14), *teeth, (a, b + 14)]),
        tone="1",
        line=4,
        halo=6,
        clear="12k",
    )
    for x, y in ((a, b), (c, d)):
        p.shape(taper((x, y - 62, 18), (x, y + 50, 22)), tone="2", line=4, halo=6, clear="12k")
    p.stipple("12k", blob((386, 850), (420, 850), (462, 960), (410, 1030), (340, 1000), (350, 920)), 13, 0.5)
    for n, (x, y) in enumerate(((560, 1108), (586, 1074), (572, 1136), (604, 1044))):
        p.shape(xf(rect(-150, -14, 150, 14), x, y, rot=-4 + 3 * n), tone="", halo=6, clear="12k", line=3)
    p.shape(poly([(520, 1020), (538, 1018), (530, 1160), (512, 1160)]), tone="2", line=4)
    hen(p, 640, 1030, 110, "", "2", halo=6)


def scene(p: Print) -> None:
    """The dark, what comes in, what is made of it."""
    shed(p)
    spots = []
    for hole, w, y1 in (
        (170, 5, 1010), (262, 3, 968), (330, 6, 1080), (408, 4, 1130), (470, 3, 985), (528, 7, 1050),
        (600, 4, 1112), (660, 5, 974), (792, 5, 1060), (880, 4, 1120), (960, 7, 1000), (1050, 4, 1090),
    ):  # fmt: skip
        spots.append((*beam(p, hole, w, y1), w))
    big = beam(p, 724, 19, 1060)
    for x, y, w in spots:
        coin(p, x, y, 14 + 5 * w)
    coin(p, *big, 150)
    saw(p)
    hat(p, *HAT)
