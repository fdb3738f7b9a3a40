"""Both Sides of the Glass.

An aquarium wall: outside a woman with a squeegee, inside a diver with a cloth, cleaning the same spot, palm on palm.
Over the diver's shoulder hangs the long pale shape of a shark; behind her a school class goes by in twos.
"""

import numpy as np

from studio.linocut.elements.body import Pose
from studio.linocut.elements.dress import WOMAN, Wear
from studio.linocut.elements.hands import hand
from studio.linocut.elements.people import figure
from studio.linocut.elements.water import bubbles
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, taper

META = {"number": 3, "slug": "both-sides-of-the-glass", "seed": 3, "inks": "pink-teal"}
GLASS = (370, 392)  # its two faces
SPOT = (381, 470)


def hall_and_water(p: Print) -> None:
    """Left the hall in flat pink with a tiled floor, right the water, cut in slow level lines."""
    p.ground("1")
    floor = p.shape(poly([(-10, 900), (GLASS[0], 916), (GLASS[0], 1210), (-10, 1210)]), tone="")
    for x in (-60, 40, 150, 260, 370):
        p.line((x + 90, 900), (x, 1210), w=3, clip=floor)
    for y in (940, 1000, 1090):
        p.line((-10, y, 3), (GLASS[0], y + 22, 3), clip=floor)
    water = p.shape(rect(GLASS[1], -10, 820, 1210), tone="2")
    wave = np.sin(p.x / 70 + p.y / 38 + 4 * p.noise(170, 2))
    tone = np.clip(0.12 + 0.42 * wave * p.noise(90, 2), 0, 1) * p.ramp((0, 1180), (0, 200), 0.3, 1)
    p.engrave("2", water, np.arctan(0.3 * wave), tone, 14, length=(50, 170), jit=0.04)
    p.fill("k", poly([(GLASS[1], 1060), (520, 1096), (820, 1040), (820, 1210), (GLASS[1], 1210)]))
    p.crumb("k", rect(GLASS[1], 1070, 820, 1210), 30, (3, 8))


def shark(p: Print) -> None:
    """Long and pale, hanging head down behind the diver's shoulder."""
    back = blob((790, -30), (700, 60), (628, 180), (588, 320), (566, 440), (556, 520), (572, 548, "c"), (622, 506), (676, 420), (730, 300),
                (780, 180), (850, 60))  # fmt: skip
    fins = [
        blob((640, 130, "c"), (560, 120), (500, 76, "c"), (540, 190), (596, 270, "c")),
        blob((676, 400, "c"), (720, 470), (790, 520, "c"), (776, 420), (728, 310, "c")),
    ]
    body = p.shape(back, *fins, tone="", halo=7, clear="2k")
    flank = p.guided([(790, -30), (640, 160), (580, 360), (566, 500)], [(850, 60), (730, 300), (620, 500)])
    shade = np.clip(p.lit(body, (250, 200), 58) * 1.2, 0, 1) * p.ramp((0, 440), (0, 300))
    p.engrave("k", body, flank, shade, 9, False, length=(40, 140))
    p.ink("k", ell(602, 436, 9))
    p.contour(body, 3)
    p.line((566, 506), (600, 500), (634, 462), w=8)
    for i in range(4):
        p.line((628 + 9 * i, 392 - 24 * i), (652 + 9 * i, 388 - 24 * i), (668 + 9 * i, 370 - 24 * i), w=5)


def pupils(p: Print) -> None:
    """A class in twos, half as high as she is, going out at the left."""
    for i, x in enumerate((304, 214, 120, 40)):
        for back in (1, 0):
            wear = Wear(skin="k", top=("", "2")[(i + back) % 2], legs="2", shoes="k", style=("crop", "plait", "bob", "crop", "tail")[(2 * i + back) % 5],
                        bulk=1.16, skirt=0.5 * ((i + back) % 2), woman=bool((i + back) % 2))  # fmt: skip
            figure(p, x + 30 * back, 974 - 16 * back, 236, "walk", wear=wear)


def scene(p: Print) -> None:
    """Hall and water, the shark, the class, the glass, and the two at work."""
    hall_and_water(p)
    shark(p)
    pupils(p)
    p.fill("", rect(GLASS[0], -10, GLASS[1], 1210))
    foam = [
        (SPOT[0] + 92 * np.cos(a) * r, SPOT[1] + 118 * np.sin(a) * r)
        for a, r in zip(np.arange(14) * 0.449, p.rng.uniform(0.72, 1.1, 14), strict=True)
    ]
    p.shape(blob(*foam), tone="", halo=2, clear="12k")
    her = figure(p, 186, 1120, 730, "reach", wear=WOMAN.but(top="k", legs="k", skin="k", style="bun", skirt=0, coat=0.36, bulk=0.92, shoes=""), flip=True,
                 near=(330, SPOT[1] + 44), far=(318, 716), grip="fist", halo=8)  # fmt: skip
    x, y = her["far_hand"]
    p.shape(
        taper((x - 30, y + 60, 10), (x + 34, y - 70, 10)),
        taper((x + 4, y - 88, 14), (x + 62, y - 56, 14)),
        tone="",
        line=3,
        halo=3,
        clear="12k",
    )
    diving = Pose((0, 0.515), 8, -12, -16, 0, (-0.06, 0.1), (-0.2, 0.02), -70, -70, (0.3, 0.9), (0.1, 0.6))
    him = figure(p, 676, 950, 600, diving, wear=Wear(top="k", legs="k", skin="k", style="bald"), rot=-19, near=(432, SPOT[1] + 44), far=(470, 660),
                 halo=7, grip="fist")  # fmt: skip
    hand(p, 337, SPOT[1] + 34, 104, "flat", 14, tone="k", halo=4, creases=False)
    hand(p, 425, SPOT[1] + 34, 104, "flat", -14, flip=True, tone="k", halo=4, creases=False)
    p.line((GLASS[0], -10, 4), (GLASS[0], 1210, 4))
    p.line((GLASS[1], -10, 4), (GLASS[1], 1210, 4))
    x, y = him["head"]
    p.shape(blob((x - 44, y - 24), (x - 8, y - 22), (x - 6, y + 6), (x - 40, y + 6)), tone="", line=3, halo=0)
    p.line((x - 8, y - 12), (x + 40, y - 22), w=5)
    cloth = him["far_hand"]
    p.shape(
        blob(
            (cloth[0] - 14, cloth[1] - 14),
            (cloth[0] + 12, cloth[1] - 10),
            (cloth[0] + 20, cloth[1] + 60),
            (cloth[0] - 6, cloth[1] + 50),
            (cloth[0] - 34, cloth[1] + 70),
        ),
        tone="1",
        line=3,
        halo=3,
        clear="12k",
    )
    bubbles(p, 470, 330, 9, 230, 14)
